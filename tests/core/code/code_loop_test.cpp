// Machine code as a loop of any instructions: published throughputs, trips, calls, what is assumed.

#include "core/code/code_verdict.h"
#include "core/gpu/catalogue.h"
#include "core/sass/trips.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <chrono>
#include <numeric>

namespace loom {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

/// Code of one line an instruction; "W0 " before it sets write barrier 0, "B0 " waits for it.
sass::Listing code(const std::vector<std::string>& lines, const std::string& arch = "sm_90") {
  std::string text = "code for " + arch + "\n\t\tFunction : f\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = lines[i];
    std::string control = "[B------:R-:W-:-:S04]";
    if (line.starts_with("W0 "))
      control = "[B------:R-:W0:-:S04]";
    if (line.starts_with("B0 "))
      control = "[B0-----:R-:W-:-:S04]";
    if (control != "[B------:R-:W-:-:S04]")
      line.remove_prefix(3);
    text += fmt::format("{} /*{:04x}*/ {} ;\n", control, 16 * i, line);
  }
  auto listing = sass::read_listing(text, "code");
  EXPECT_TRUE(listing) << (listing ? "" : to_line(listing.error()));
  return listing.value_or(sass::Listing{});
}

/// A function on a GPU.
struct OnGpu {
  OnGpu(sass::Listing from, const std::string& name, const std::string& id, CodeSaid said = {})
      : listing(std::move(from)), function(sass::function_named(listing, name)),
        gpu(*catalogue().find(id)), analysis(analyze(function, *gpu)),
        model(function, analysis, *gpu, std::move(said)) {}

  [[nodiscard]] CodeVerdict verdict(std::optional<std::size_t> loop, CodeAsked asked = {}) const {
    const auto found = code_verdict(model, *gpu, loop, asked);
    EXPECT_TRUE(found) << (found ? "" : to_line(found.error()));
    return found.value_or(CodeVerdict{});
  }
  [[nodiscard]] std::vector<std::string> assumed(std::optional<std::size_t> loop,
                                                 CodeAsked asked = {}) const {
    std::vector<std::string> all;
    for (const Message& each : verdict(loop, asked).code.assumptions)
      all.push_back(each.english());
    return all;
  }
  /// The loop of the most instructions.
  [[nodiscard]] std::size_t longest() const {
    return static_cast<std::size_t>(
        std::ranges::max_element(analysis.loops, {}, &sass::LoopSummary::instructions) -
        analysis.loops.begin());
  }

  sass::Listing listing;
  const sass::Function& function;
  GpuPtr gpu;
  sass::Analysis analysis;
  CodeModel model;
};

CodeSaid loads(std::initializer_list<std::pair<LoopOption, double>> said) {
  CodeSaid all;
  for (const auto& [option, value] : said)
    all.loads[static_cast<std::size_t>(option)] = value;
  return all;
}

double count_of(const Loop& loop, const std::string& instruction) {
  for (const LoopItem& item : loop.items)
    if (item.instruction == instruction)
      return item.count;
  return 0;
}

// gpus/measured/h200_kernel_times.csv, 16 × 16 threads, n = 2048.
TEST(CodeLoop, TiledMatrixProductOnTheH200IsLimitedBySharedMemory) {
  const OnGpu on(sass::source_listing("tests/sass/sm_80.sass"), "matmul_tiled", "h200",
                 loads({{LoopOption::passes, 2}, {LoopOption::l2, 1}}));
  const CodeVerdict verdict = on.verdict(on.longest(), {.warps = 64});
  EXPECT_EQ(to_string(verdict.at.limit), "shared");
  EXPECT_NEAR(verdict.at.throughput, 0.0303, 0.1 * 0.0303);
}

TEST(CodeLoop, NaiveMatrixProductOnTheH200ComesNearWithItsHitRates) {
  const OnGpu on(sass::source_listing("tests/sass/sm_80.sass"), "matmul_naive", "h200",
                 loads({{LoopOption::passes, 1.5},
                        {LoopOption::sectors, 2},
                        {LoopOption::l1, 0.875},
                        {LoopOption::l2, 0.125}}));
  const CodeVerdict verdict = on.verdict(on.longest(), {.warps = 64});
  EXPECT_NEAR(verdict.at.throughput, 0.0204, 0.15 * 0.0204);
}

TEST(CodeLoop, WideLoadsTakeAsManyBytesAsTheyMove) {
  const auto peak = [](const std::string& load) {
    const OnGpu on(code({"W0 " + load + " R4, [R2.64]", "B0 IADD3 R2, R4, 0x1, RZ",
                         "ISETP.NE.AND P0, PT, R2, RZ, PT", "@P0 BRA 0x0", "EXIT"}),
                   "f", "h200");
    return on.verdict(0).at.peak;
  };
  EXPECT_NEAR(peak("LDG.E.64"), peak("LDG.E") / 2, 1e-9);
  EXPECT_NEAR(peak("LDG.E.128"), peak("LDG.E") / 4, 1e-9);
}

TEST(CodeLoop, TensorInstructionsStayBelowTheTensorPeak) {
  for (const std::string product : {"HMMA.16816.F32", "HMMA.16816.F16"}) {
    const OnGpu on(code({product + " R4, R8, R12, R4", "IADD3 R2, R2, 0x1, RZ",
                         "ISETP.NE.AND P0, PT, R2, RZ, PT", "@P0 BRA 0x0", "EXIT"}),
                   "f", "h100-sxm5");
    const CodeVerdict verdict = on.verdict(0, {.warps = 64});
    const auto& rate = verdict.code.numbers.rates[static_cast<std::size_t>(Resource::tensor)];
    ASSERT_TRUE(rate);
    EXPECT_LE(verdict.at.throughput * 16 * 8 * 16, *rate * (1 + 1e-9)) << product;
    EXPECT_EQ(to_string(verdict.at.peak_limit), "tensor") << product;
  }
}

const std::vector<std::string> nested{"MOV R0, RZ",
                                      "MOV R4, 0x10",    // outer loop
                                      "FADD R8, R8, R8", // inner
                                      "IADD3 R4, R4, -0x1, RZ",
                                      "ISETP.NE.AND P0, PT, R4, RZ, PT",
                                      "@P0 BRA 0x20",
                                      "IADD3 R0, R0, 0x1, RZ",
                                      "ISETP.NE.AND P1, PT, R0, R9, PT",
                                      "@P1 BRA 0x10",
                                      "EXIT"};

TEST(CodeLoop, TripsAreProvedWhereTheCodeSaysThem) {
  const sass::Listing listing = code(nested);
  const sass::Flowgraph graph = sass::flowgraph(listing.functions.front());
  ASSERT_EQ(graph.loops.size(), 2U);
  EXPECT_EQ(sass::proven_trips(listing.functions.front(), graph, 0), std::nullopt);
  EXPECT_EQ(sass::proven_trips(listing.functions.front(), graph, 1), 16);
  for (const auto& [changed, trips] : std::vector<std::pair<std::string, std::optional<double>>>{
           {"ISETP.GT.AND P0, PT, R4, 0x4, PT", 12},
           {"ISETP.GE.AND P0, PT, R4, 0x4, PT", 13},
           {"ISETP.NE.AND P0, PT, R4, R7, PT", {}},
           {"ISETP.NE.AND P0, PT, R4, RZ, P3", {}},
           {"ISETP.EQ.AND P0, PT, R4, RZ, PT", 1},
           {"ISETP.EQ.AND PT, P0, R4, RZ, PT", {}},
           {"ISETP.NE.AND P0, P2, R4, RZ, PT", {}}}) {
    std::vector<std::string> lines = nested;
    lines[4] = changed;
    const sass::Listing other = code(lines);
    EXPECT_EQ(
        sass::proven_trips(other.functions.front(), sass::flowgraph(other.functions.front()), 1),
        trips)
        << changed;
  }
}

TEST(CodeLoop, TripsAreNotProvedWhereIterationsPassTheStepBy) {
  std::vector<std::string> lines{"MOV R4, 0x10",
                                 "FADD R8, R8, R8",
                                 "FADD R9, R9, R9",
                                 "IADD3 R4, R4, -0x1, RZ",
                                 "ISETP.NE.AND P0, PT, R4, RZ, PT",
                                 "@P0 BRA 0x10",
                                 "EXIT"};
  for (const auto& [second, trips] : std::vector<std::pair<std::string, std::optional<double>>>{
           {"@P1 FADD R9, R9, R9", 16}, // one block
           {"@P1 BRA 0x30", 16},        // jumps over nothing
           {"@P1 BRA 0x10", {}},        // goes back before the step
           {"@P1 EXIT", {}}}) {         // leaves before the step
    lines[2] = second;
    const sass::Listing listing = code(lines);
    const sass::Flowgraph graph = sass::flowgraph(listing.functions.front());
    ASSERT_EQ(graph.loops.size(), 1U);
    EXPECT_EQ(sass::proven_trips(listing.functions.front(), graph, 0), trips) << second;
  }
}

TEST(CodeLoop, TripsAreNotProvedWhereCallersSetTheCounter) {
  const sass::Listing listing =
      code({"CALL.REL.NOINC 0x20", "MOV R4, 0x10",
            "IADD3 R4, R4, -0x1, RZ", // called, and reached from above
            "ISETP.NE.AND P0, PT, R4, RZ, PT", "@P0 BRA 0x20", "RET.REL.NODEC R20 0x0"});
  const sass::Flowgraph graph = sass::flowgraph(listing.functions.front());
  ASSERT_EQ(graph.loops.size(), 1U);
  EXPECT_EQ(sass::proven_trips(listing.functions.front(), graph, 0), std::nullopt);
}

TEST(CodeLoop, TripsAreNotProvedWhereACallMayChangeTheCounter) {
  const std::vector<std::string> lines{"MOV R4, 0x10",
                                       "NOP",
                                       "CALL.REL.NOINC 0x70", // the loop
                                       "IADD3 R4, R4, -0x1, RZ",
                                       "ISETP.NE.AND P0, PT, R4, RZ, PT",
                                       "@P0 BRA 0x20",
                                       "EXIT",
                                       "MOV R5, 0x1", // called
                                       "RET.REL.NODEC R20 0x0"};
  for (const auto& [at, changed, trips] :
       std::vector<std::tuple<std::size_t, std::string, std::optional<double>>>{
           {1, "NOP", 16},
           {1, "CALL.REL.NOINC 0x70", {}},
           {2, "CALL.ABS.NOINC 0x5000", {}},
           {7, "MOV R4, 0x1", {}},
           {7, "CALL.ABS.NOINC 0x5000", {}}}) {
    std::vector<std::string> other = lines;
    other[at] = changed;
    const sass::Listing listing = code(other);
    const sass::Flowgraph graph = sass::flowgraph(listing.functions.front());
    ASSERT_EQ(graph.loops.size(), 1U);
    EXPECT_EQ(sass::proven_trips(listing.functions.front(), graph, 0), trips) << changed;
  }
}

TEST(CodeLoop, InnerLoopsCountAsOftenAsTheyRun) {
  const OnGpu proved(code(nested), "f", "h200");
  EXPECT_EQ(count_of(proved.verdict(0).code.loop, "FADD"), 16);
  EXPECT_THAT(proved.assumed(0), Contains(HasSubstr("the loop at 0020 inside runs 16 times")));
  CodeSaid said;
  said.trips = {{.address = 0x20, .times = 100}};
  const OnGpu told(code(nested), "f", "h200", said);
  const CodeVerdict verdict = told.verdict(0);
  EXPECT_EQ(count_of(verdict.code.loop, "FADD"), 100);
  EXPECT_THAT(told.assumed(0), Not(Contains(HasSubstr("inside runs"))));
  // 100 inner iterations of 4 instructions with stall counts of 4, and 4 instructions outside.
  EXPECT_NEAR(*verdict.code.loop.path, 100 * 16 + 16, 1);
  std::vector<std::string> lines = nested;
  lines[1] = "MOV R4, R5";
  const OnGpu unknown(code(lines), "f", "h200");
  EXPECT_EQ(count_of(unknown.verdict(0).code.loop, "FADD"), 1);
  EXPECT_THAT(unknown.assumed(0), Contains(HasSubstr("the loop at 0020 inside runs once")));
}

TEST(CodeLoop, CallsAreFollowedOrSaid) {
  const std::vector<std::string> lines{"FADD R4, R4, R4",       "CALL.REL.NOINC 0x60",
                                       "IADD3 R2, R2, 0x1, RZ", "ISETP.NE.AND P0, PT, R2, R9, PT",
                                       "@P0 BRA 0x0",           "EXIT",
                                       "MUFU.RCP R4, R4",       "RET.REL.NODEC R20 0x0"};
  const OnGpu on(code(lines), "f", "h200");
  EXPECT_EQ(count_of(on.verdict(0).code.loop, "MUFU.RCP"), 1);
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("the call at 0010 is followed")));
  std::vector<std::string> away = lines;
  away[1] = "CALL.ABS.NOINC 0x5000";
  EXPECT_THAT(OnGpu(code(away), "f", "h200").assumed(0),
              Contains(HasSubstr("the call at 0010 costs one branch")));
}

TEST(CodeLoop, ACallInAnInnerLoopTakesItsTimeInEveryTrip) {
  const OnGpu on(code({"MOV R0, RZ", "MOV R4, 0x10", // outer loop
                       "CALL.REL.NOINC 0xa0",        // inner
                       "IADD3 R4, R4, -0x1, RZ",     //
                       "ISETP.NE.AND P0, PT, R4, RZ, PT", "@P0 BRA 0x20", "IADD3 R0, R0, 0x1, RZ",
                       "ISETP.NE.AND P1, PT, R0, R9, PT", "@P1 BRA 0x10",
                       "EXIT",                 //
                       "W0 LDG.E R6, [R2.64]", // called
                       "B0 MUFU.RCP R8, R6", "RET.REL.NODEC R20 0x0"}),
                 "f", "h200");
  const Loop loop = on.verdict(0).code.loop;
  EXPECT_EQ(count_of(loop, "MUFU.RCP"), 16);
  EXPECT_GT(*loop.path, 16 * *on.model.costs()[10].latency);
}

// A loop that calls a function at 0070 twice, which has a loop of its own and calls another.
const std::vector<std::string> calling{"CALL.REL.NOINC 0x70",
                                       "CALL.REL.NOINC 0x70",
                                       "IADD3 R2, R2, 0x1, RZ",
                                       "ISETP.NE.AND P0, PT, R2, R9, PT",
                                       "@P0 BRA 0x0",
                                       "EXIT",
                                       "NOP",
                                       "FADD R4, R4, R4", // 0070: the inner loop
                                       "ISETP.NE.AND P1, PT, R4, R9, PT",
                                       "@P1 BRA 0x70",
                                       "CALL.REL.NOINC 0xc0",
                                       "RET.REL.NODEC R20 0x0",
                                       "MUFU.RCP R4, R4", // 00c0
                                       "RET.REL.NODEC R22 0x0"};

TEST(CodeLoop, CalledFunctionsCountWithTheirLoopsAndCalls) {
  CodeSaid said;
  said.trips = {{.address = 0x70, .times = 50}};
  const OnGpu told(code(calling), "f", "h200", said);
  const CodeVerdict verdict = told.verdict(0);
  EXPECT_EQ(count_of(verdict.code.loop, "FADD"), 100);
  EXPECT_EQ(count_of(verdict.code.loop, "MUFU.RCP"), 2);
  // Stall counts of 4: two calls of 50 trips of 3 instructions and 4 more, and 5 outside.
  EXPECT_NEAR(*verdict.code.loop.path, 2 * (50 * 12 + 16) + 20, 8);
  const OnGpu on(code(calling), "f", "h200");
  EXPECT_EQ(count_of(on.verdict(0).code.loop, "FADD"), 2);
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("the loop at 0070 inside runs once")));
  for (const std::string call : {"0000", "0010", "00a0"})
    EXPECT_THAT(on.assumed(0), Contains(HasSubstr("the call at " + call + " is followed")));
}

TEST(CodeLoop, CallsThatComeBackToThemselvesAreSaid) {
  std::vector<std::string> lines = calling;
  lines[12] = "CALL.REL.NOINC 0x70";
  const OnGpu on(code(lines), "f", "h200");
  EXPECT_EQ(count_of(on.verdict(0).code.loop, "FADD"), 2);
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("the call at 0000 is followed")));
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("the call at 00a0 costs one branch")));
  EXPECT_THAT(on.assumed(0), Not(Contains(HasSubstr("the call at 00c0"))));
}

TEST(CodeLoop, WhatManyCallsReachIsFoundOnce) {
  for (const std::size_t many : {200U, 10000U}) {
    std::vector<std::string> lines(many, fmt::format("CALL.REL.NOINC {:#x}", 16 * (many + 1)));
    lines.emplace_back("EXIT");
    for (std::size_t i = 0; i < many; ++i)
      lines.push_back(fmt::format("@P0 BRA {:#x}", 16 * (many + 2 + i))); // a block each
    lines.insert(lines.end(), {"MUFU.RCP R4, R4", "RET.REL.NODEC R20 0x0"});
    const OnGpu on(code(lines), "f", "h200");
    const auto begin = std::chrono::steady_clock::now();
    const auto whole = on.model.whole();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(seconds.count(), 10);
    ASSERT_EQ(whole.has_value(), many == 200); // 10000 calls of 10000 branches take too long
    if (whole) {
      EXPECT_EQ(count_of(whole->loop, "MUFU.RCP"), many);
    }
  }
}

TEST(CodeLoop, WhatNobodyKnowsIsOneIssueSlotAndTheLimitAtMost) {
  const std::vector<std::string> lines{"QUUX R4, R4", "IADD3 R2, R2, 0x1, RZ",
                                       "ISETP.NE.AND P0, PT, R2, R9, PT", "@P0 BRA 0x0", "EXIT"};
  const OnGpu on(code(lines), "f", "h200");
  EXPECT_TRUE(on.verdict(0).at_most);
  EXPECT_EQ(on.model.costs()[0].standing, Standing::unknown);
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("one issue slot: QUUX")));
  std::vector<std::string> known = lines;
  known[0] = "FADD R4, R4, R4";
  EXPECT_FALSE(OnGpu(code(known), "f", "h200").verdict(0).at_most);
}

/// What limits is named only where each access to memory has a cost.
/// A product of a warp group is one, though each of its four warps has the instruction: 64 × 256 ×
/// 16 multiply-adds in 128 cycles of an H200's tensor cores, whoever counts.
TEST(CodeLoop, AProductOfAWarpGroupIsChargedOnce) {
  const OnGpu on(code({"HGMMA.64x256x16.F32 R24, gdesc[UR4], R24, gsb0",
                       "ISETP.NE.AND P0, PT, R2, R9, PT", "@P0 BRA 0x0", "EXIT"}),
                 "f", "h200");
  const auto group =
      loop_numbers<double>(*loop_from_text("HGMMA.64x256x16.F32"), **catalogue().find("h200"));
  const CodeVerdict verdict = on.verdict(0);
  EXPECT_EQ(to_string(verdict.at.peak_limit), "tensor");
  EXPECT_DOUBLE_EQ(verdict.at.peak, 4 * evaluate(*group, 64).peak);
  EXPECT_THAT(on.assumed(0), Contains(HasSubstr("HGMMA.64x256x16.F32")));
  const auto use = [&verdict](Resource resource) {
    return loop_use(verdict.code.numbers)[static_cast<std::size_t>(resource)];
  };
  EXPECT_DOUBLE_EQ(use(Resource::issue), 3); // its own slot is a warp's
}

TEST(CodeLoop, GenericAccessesAreThoseOfGlobalMemoryAndSaid) {
  const auto of = [](const std::string& load, const std::string& store, const char* arch,
                     const char* gpu) {
    return OnGpu(
        code({"W0 " + load + " R4, [R2.64]", "B0 FADD R4, R4, R4", store + " [R2.64], R4", "EXIT"},
             arch),
        "f", gpu);
  };
  for (const auto& [arch, gpu] : {std::pair{"sm_86", "rtx3080-10gb"}, {"sm_90", "h200"}}) {
    const OnGpu generic = of("LD.E", "ST.E", arch, gpu), global = of("LDG.E", "STG.E", arch, gpu);
    const CodeVerdict one = generic.verdict({}), other = global.verdict({});
    EXPECT_EQ(to_string(one.at.peak_limit), "dram");
    EXPECT_EQ(one.at.peak, other.at.peak);
    EXPECT_EQ(one.at.latency_cycles, other.at.latency_cycles);
    EXPECT_EQ(one.at_most, other.at_most);
    EXPECT_EQ(one.code.loop, other.code.loop);
    EXPECT_THAT(generic.assumed({}),
                Contains("generic accesses are taken as those of global memory: LD.E, ST.E"));
    EXPECT_THAT(global.assumed({}), Not(Contains(HasSubstr("generic"))));
    // 8 bytes a thread: no more than the DRAM carries.
    const double rate = *one.code.numbers.rates[index(Resource::dram)];
    EXPECT_LE(one.at.peak * 2 * 32 * 4, rate * (1 + 1e-9));
  }
}

TEST(CodeLoop, NoLimitIsNamedWhereAnAccessToMemoryHasNoCost) {
  // Each of another kind of memory, in a loop that arithmetic would limit.
  for (const auto& [arch, gpu, access] :
       {std::tuple{"sm_90", "h200", "ATOMG.E.ADD.STRONG.GPU PT, R6, [R2.64], R5"},
        {"sm_90", "h200", "RED.E.ADD.F32.FTZ.RN.STRONG.GPU [R2.64], R5"},
        {"sm_90", "h200", "TLD.LZ RZ, R6, R2, 0x0, 1D"},
        {"sm_90", "h200", "SUST.D.BA.2D.TRAP [R2], R5, UR4"},
        {"sm_90", "h200", "UBLKCP.S.G [UR8], [UR4], UR6"},
        {"sm_90", "h200", "UTMALDG.2D [UR8], [UR4]"},
        {"sm_90", "h200", "UTMASTG.2D [UR8], [UR4]"},
        {"sm_90", "h200", "STSM.16.M88.4 [R2], R4"},
        {"sm_90", "h200", "CCTL.IVALL"},
        {"sm_90", "h200", "FROB R6, [R2]"}, // may be one
        {"sm_70", "v100", "ATOMS.ADD R6, [R2], R5"},
        {"sm_70", "v100", "ATOM.E.ADD R6, [R2], R5"}}) {
    const OnGpu on(
        code({access, "FADD R4, R4, R4", "ISETP.NE.AND P0, PT, R2, R9, PT", "@P0 BRA 0x0", "EXIT"},
             arch),
        "f", gpu);
    const CodeVerdict verdict = on.verdict(0);
    EXPECT_EQ(to_string(verdict.at.limit), "unknown") << access;
    EXPECT_EQ(to_string(verdict.at.peak_limit), "unknown") << access;
    EXPECT_TRUE(verdict.at_most) << access;
    const std::string mnemonic = std::string(access).substr(0, std::string(access).find(' '));
    EXPECT_THAT(verdict.code.numbers.unpriced, testing::ElementsAre(mnemonic));
    EXPECT_THAT(on.assumed(0), Contains(HasSubstr(mnemonic))) << access;
  }
  // Of a copy somebody may say how much it moves.
  const OnGpu said(code({"UBLKCP.S.G [UR8], [UR4], UR6", "ISETP.NE.AND P0, PT, R2, R9, PT",
                         "@P0 BRA 0x0", "EXIT"}),
                   "f", "h200", loads({{LoopOption::bytes, 4096}}));
  EXPECT_EQ(to_string(said.verdict(0).at.peak_limit), "dram");
}

/// A loop of one load and one store a thread cannot carry more than the card's 208 GB/s.
TEST(CodeLoop, KeplersLoadsAreMemory) {
  const OnGpu on(sass::source_listing("tests/golden/cli/sass-kepler-copy/copy.sass"), "cpy", "k20");
  const CodeVerdict verdict = on.verdict(0, {.warps = 64});
  EXPECT_EQ(to_string(verdict.at.peak_limit), "dram");
  const double sms = *on.gpu->facts.value(FactKey::sm_count),
               clock = *on.gpu->facts.value(FactKey::clock); // MHz
  EXPECT_LE(verdict.at.throughput * 256 * sms * clock * 1e6, 208e9 * 1.001);
}

TEST(CodeLoop, StraightCodeIsJudgedByItsLaunch) {
  const OnGpu on(sass::source_listing("tests/sass/sm_80.sass"), "saxpy", "h200");
  ASSERT_TRUE(on.analysis.loops.empty());
  const CodeAsked asked{.launch = CodeLaunch{.threads = 256, .registers = 16, .blocks = 1 << 20}};
  const CodeVerdict verdict = on.verdict({}, asked);
  EXPECT_EQ(verdict.warps, 64); // 8 blocks of 8 warps
  EXPECT_EQ(to_string(verdict.at.limit), "dram");
  ASSERT_TRUE(verdict.time);
  EXPECT_EQ(verdict.time->warps, 8 * (1 << 20));
  // Twelve bytes a thread at 4.8 TB/s.
  EXPECT_NEAR(verdict.time->microseconds, 12.0 * 256 * (1 << 20) / 4.8e6,
              0.15 * verdict.time->microseconds);
  EXPECT_THAT(on.assumed({}, asked),
              Contains("DRAM serves every global load: hit rates are not given"));
}

TEST(CodeLoop, AVerdictHasItsAssumptions) {
  const OnGpu on(
      code({"IADD3 R2, R2, 0x1, RZ", "ISETP.NE.AND P0, PT, R2, R9, PT", "@P0 BRA 0x0", "EXIT"}),
      "f", "a100");
  EXPECT_FALSE(on.assumed(0).empty());
}

TEST(CodeLoop, BlocksThatDoNotFitAreRefused) {
  const OnGpu on(code(nested), "f", "h200");
  const auto verdict =
      code_verdict(on.model, *on.gpu, 0, {.launch = CodeLaunch{.threads = 1024, .registers = 255}});
  EXPECT_FALSE(verdict);
}

TEST(SassIteration, WaitsAddUpAndTheChainGoesThroughTheLoad) {
  const OnGpu on(code({"W0 LDG.E R4, [R2.64]", "FADD R8, R8, R8", "B0 IADD3 R2, R4, 0x1, RZ",
                       "ISETP.NE.AND P0, PT, R2, RZ, PT", "@P0 BRA 0x0", "EXIT"}),
                 "f", "h200");
  const sass::Iteration it = on.verdict(0).code.iteration;
  double sum = 0;
  for (const sass::IterationStep& step : it.steps)
    sum += static_cast<double>(step.wait) + 1;
  EXPECT_EQ(sum, it.cycles);
  ASSERT_EQ(it.steps.size(), 5U);
  EXPECT_TRUE(it.steps[0].critical);
  EXPECT_FALSE(it.steps[1].critical); // issues while the load is waited for
  EXPECT_TRUE(it.steps[2].critical);
  EXPECT_EQ(it.steps[2].held_by, 0U);
  EXPECT_EQ(it.steps[2].cause, sass::IssueWait::barrier);
}

} // namespace
} // namespace loom
