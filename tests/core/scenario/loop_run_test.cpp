// Loops of machine code on the simulated SM.

#include "core/document/document_json.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Code of which every line is the loop.
sass::CodePtr code_lines(const std::vector<std::string>& lines, const std::string& arch = {}) {
  auto read = sass::code_from_lines("f", arch, lines);
  EXPECT_TRUE(read) << to_line(read.error());
  return std::make_shared<const sass::Function>(read ? *std::move(read) : sass::Function());
}

sass::CodePtr loop_of(const char* file, const char* function, std::size_t loop = 0) {
  const sass::Listing listing = sass::source_listing(file);
  const sass::Function& found = sass::function_named(listing, function);
  return std::make_shared<const sass::Function>(
      sass::loop_code(found, sass::flowgraph(found), loop).value());
}

Scenario scenario_of(sass::CodePtr loop, int warps = 1, const char* gpu = "a100") {
  Scenario scenario = default_scenario(catalogue().find(gpu).value());
  scenario.loop = std::move(loop);
  scenario.warps = warps;
  // No source gives these two of an A100.
  for (const Hardware missing : {Hardware::sfu_lat, Hardware::sfu_alu_lat})
    if (std::string_view(gpu) == "a100")
      scenario.overrides[static_cast<std::size_t>(missing)] = 20;
  return scenario;
}

WarpProgram program_of(const sass::Function& loop) {
  const GpuPtr gpu = *catalogue().find("a100");
  const sass::Analysis analysis = sass::analyze(loop, *gpu);
  return loop_program(loop, CodeModel(loop, analysis, *gpu, {}), analysis.graph);
}

/// What the instructions wait for, by their places in the loop, ascending.
std::vector<std::vector<int>> waits(const sass::Function& loop) {
  std::vector<std::vector<int>> result;
  const WarpProgram program = program_of(loop);
  for (const Instruction& each : program.blocks.at(0).body) {
    auto& sources = result.emplace_back();
    for (const int source : each.sources)
      if (source != no_register)
        sources.push_back(source);
    std::ranges::sort(sources);
  }
  return result;
}

constexpr const char* sm_86 = "resources/listings/listings_sm_86.sass";

TEST(LoopRun, WhatEachInstructionOfTheChaseWaitsFor) {
  const auto loop = loop_of(sm_86, "chase");
  EXPECT_THAT(sass::code_lines(*loop),
              ElementsAre("[B------:R-:W-:-:S01] /*00c0*/ IMAD.MOV.U32 R2, RZ, RZ, R5 ;",
                          "[B------:R-:W-:Y:S06] /*00d0*/ MOV R3, R6 ;",
                          "[B------:R-:W2:-:S01] /*00e0*/ LDG.E.64 R2, [R2.64] ;",
                          "[B------:R-:W-:Y:S04] /*00f0*/ IADD3 R4, R4, 0x1, RZ ;",
                          "[B------:R-:W-:-:S02] /*0100*/ ISETP.GE.AND P0, PT, R4, c[0x0][0x170], "
                          "PT ;",
                          "[B--2---:R-:W-:Y:S05] /*0110*/ IADD3 R5, P1, R2, 0x8, RZ ;",
                          "[B------:R-:W-:Y:S06] /*0120*/ IMAD.X R6, RZ, RZ, R3, P1 ;",
                          "[B------:R-:W-:-:S05] /*0130*/ @!P0 BRA 0xc0 ;"));
  EXPECT_THAT(waits(*loop),
              ElementsAre(ElementsAre(5),    // R5 of the iteration before
                          ElementsAre(6),    // R6
                          ElementsAre(0, 1), // R2 and R3
                          ElementsAre(3),    // R4 of the iteration before
                          ElementsAre(3), ElementsAre(2), ElementsAre(2, 5), ElementsAre(4)));
  const WarpProgram program = program_of(*loop);
  EXPECT_EQ(loop_run(scenario_of(loop)).value().program.at(2).kind, Kind::global);
  EXPECT_EQ(program.at(2).text, "LDG.E.64 R2, [R2.64]");
  EXPECT_EQ(to_text(program.at(5)), "IADD3 R5, P1, R2, 0x8, RZ");
  EXPECT_EQ(program.at(1).stall, 6);
}

/// By hand: the load issues; 574.6 cycles later IADD3, which waits for barrier 2; then stall counts
/// of 5, 6, 5, 1 and 6 to the next load: 597.6 cycles, which are whole after five iterations.
TEST(LoopRun, OneWarpOfTheChaseTakesItsLatencyAndItsStalls) {
  Scenario scenario = scenario_of(loop_of(sm_86, "chase"));
  const auto period = [&scenario] {
    const auto run = loop_run(scenario).value();
    return settle(run.config, run.program, scenario.warps).value().period_cycles;
  };
  EXPECT_EQ(period(), 5 * 574 + 3 + 5 * (5 + 6 + 5 + 1 + 6));
  scenario.overrides[static_cast<std::size_t>(Hardware::mem_lat)] = 300;
  EXPECT_EQ(period(), 300 + 23);
}

TEST(LoopRun, ManyWarpsOfTheChaseAreLimitedByMemory) {
  const Scenario scenario = scenario_of(loop_of(sm_86, "chase"), 64);
  const auto run = loop_run(scenario).value();
  const LoopEvaluation at = evaluate(run.code.numbers, 64);
  EXPECT_EQ(at.peak_limit.resource, Resource::dram);
  // mem_thru is of loads of 4 bytes a thread, these are of 8.
  const double memory = scenario.gpu->facts.value(FactKey::mem_thru).value() / 2;
  EXPECT_DOUBLE_EQ(at.peak, memory);
  const auto sums = settled(run.config, run.program, 64).value();
  EXPECT_NEAR(sums.throughput_ipc_per_sm.instructions / 8, memory, 1e-3 * memory);
}

TEST(LoopRun, BarriersAreWaitedForWithoutARegister) {
  // The load of the second barrier is waited for by an instruction that does not read it.
  EXPECT_THAT(waits(*code_lines({"[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R8.64] ;",
                                 "[B------:R-:W1:-:S02] /*0020*/ LDS R3, [R9] ;",
                                 "[B01----:R-:W-:-:S04] /*0030*/ MOV R4, R5 ;"})),
              ElementsAre(IsEmpty(), IsEmpty(), ElementsAre(0, 1)));
  // The copies come through the barrier of LDGDEPBAR; one group may stay on the way.
  EXPECT_THAT(waits(*code_lines({"[B------:R-:W-:-:S01] /*0010*/ LDGSTS.E [R2], [R8.64] ;",
                                 "[B------:R-:W0:-:S01] /*0020*/ LDGDEPBAR ;",
                                 "[B------:R-:W-:-:S01] /*0030*/ LDGSTS.E [R3], [R8.64] ;",
                                 "[B------:R-:W0:-:S01] /*0040*/ LDGDEPBAR ;",
                                 "[B------:R-:W-:-:S02] /*0050*/ DEPBAR.LE SB0, 0x1 ;"}))
                  .back(),
              ElementsAre(0));
}

TEST(LoopRun, PortsAreThoseOfTheGpu) {
  // 16 lanes for integers take 2 cycles; every fourth cycle one double-precision instruction would
  // go were there 8 units a partition, and there are.
  const auto alone = [](const std::string& text) {
    std::vector<std::string> lines;
    for (int i = 0; i < 4; ++i)
      lines.push_back("[B------:R-:W-:-:S01] /*00" + std::to_string(i + 1) + "0*/ " + text + " ;");
    const auto run = loop_run(scenario_of(code_lines(lines), 64)).value();
    return settled(run.config, run.program, 64).value().throughput_ipc_per_sm.instructions;
  };
  EXPECT_NEAR(alone("IADD3 R1, R2, R3, RZ"), 2, 1e-9);
  EXPECT_NEAR(alone("DADD R2, R4, R6"), 1, 1e-9);
  EXPECT_NEAR(alone("MUFU.RCP R1, R2"), 0.5, 1e-9);
  EXPECT_NEAR(alone("NOP"), 4, 1e-9);
}

/// So many lines of the instruction, which nobody waits for.
sass::CodePtr lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (int i = 0; i < 4; ++i)
    lines.push_back("[B------:R-:W-:-:S01] /*00" + std::to_string(i + 1) + "0*/ " + text + " ;");
  return code_lines(lines);
}

/// A partition of an A100 starts an FFMA every second cycle, one of an H200 every cycle: three
/// operands of one bank take 3, and one less for each that the reuse cache has.
TEST(LoopRun, OperandsOfOneBankTakeTheirCycles) {
  const auto cycles = [](const char* gpu, const std::string& text) {
    const auto run = loop_run(scenario_of(lines_of(text), 16, gpu)).value();
    return 4 / settled(run.config, run.program, 16).value().throughput_ipc_per_sm.instructions;
  };
  EXPECT_NEAR(cycles("h200", "FFMA R1, R2, R5, R7"), 2, 1e-9);
  EXPECT_NEAR(cycles("h200", "FFMA R1, R2, R4, R6"), 3, 1e-9);
  EXPECT_NEAR(cycles("h200", "FFMA R1, R2.reuse, R4, R6"), 2, 1e-9);
  EXPECT_NEAR(cycles("h200", "FFMA R1, R2.reuse, R4.reuse, R6"), 1, 1e-9);
  EXPECT_NEAR(cycles("h200", "FMUL R1, R2, R4"), 2, 1e-9);
  EXPECT_NEAR(cycles("h200", "FMUL R1, R2, R5"), 1, 1e-9);
  EXPECT_NEAR(cycles("a100", "FFMA R1, R2, R4, R7"), 2, 1e-9);
  EXPECT_NEAR(cycles("a100", "FFMA R1, R2, R4, R6"), 3, 1e-9);
  EXPECT_NEAR(cycles("a100", "FFMA R1, R2.reuse, R4, R6"), 2, 1e-9);
}

TEST(LoopRun, ReadsRegistersOutOfTheirBanks) {
  using Counts = std::array<std::uint8_t, 2>;
  const auto reads = [](const std::string& text) {
    const auto loop = lines_of(text);
    return program_of(*loop).at(3).reads;
  };
  EXPECT_EQ(reads("FFMA R1, R2, R4, 0.5").all, (Counts{2, 0}));
  EXPECT_EQ(reads("FADD R1, R2, R2").all, (Counts{1, 0})); // once
  EXPECT_EQ(reads("FMUL R1, R3, c[0x0][0x160]").all, (Counts{0, 1}));
  EXPECT_EQ(reads("IMAD.WIDE R2, R4, R5, R6").all, (Counts{2, 2})); // R6 and R7
  EXPECT_EQ(reads("IADD3 R1, RZ, R3, RZ").all, (Counts{0, 1}));
  EXPECT_EQ(reads("LDG.E R1, [R2.64]").all, (Counts{0, 0})); // later, when it can
  // What is kept serves the same place of the same bank only.
  EXPECT_EQ(reads("FFMA R1, R2.reuse, R5, R7").kept, (Counts{0, 2}));
  EXPECT_EQ(reads("FFMA R1, R2.reuse, R5, R2").kept, (Counts{1, 1}));
  const auto loop = code_lines({"[B------:R-:W-:-:S01] /*0010*/ FFMA R1, R2.reuse, R4, R6 ;",
                                "[B------:R-:W-:-:S01] /*0020*/ FFMA R3, R8, R2, R7 ;",
                                "[B------:R-:W-:-:S01] /*0030*/ FFMA R5, R2, R9, R11 ;"});
  const WarpProgram program = program_of(*loop);
  EXPECT_EQ(program.at(1).reads.kept, program.at(1).reads.all); // R2 in another place
  EXPECT_EQ(program.at(2).reads.kept, program.at(2).reads.all); // R8 has taken its place
}

TEST(LoopRun, SaysWhatItLeavesOut) {
  Scenario scenario =
      scenario_of(code_lines({"[B------:R-:W0:-:S01] /*0010*/ LDG.E.128 R4, [R8.64] ;",
                              "[B0-----:R-:W-:-:S01] /*0020*/ FROBNICATE R2, R4 ;",
                              "[B------:R-:W-:-:S05] /*0030*/ @P0 BRA 0x50 ;",
                              "[B------:R-:W-:-:S05] /*0040*/ BAR.SYNC 0x0 ;",
                              "[B------:R-:W-:-:S05] /*0050*/ BRA 0x10 ;"}));
  const auto assumed = [&scenario] {
    std::string all;
    const LoopRun run = loop_run(scenario).value();
    for (const Message& each : run.code.assumptions)
      all += each.english() + "\n";
    return all;
  };
  EXPECT_THAT(assumed(), HasSubstr("one issue slot: FROBNICATE"));
  EXPECT_THAT(assumed(), HasSubstr("such branches: 1"));
  EXPECT_THAT(assumed(), HasSubstr("all warps of the SM meet"));
  EXPECT_THAT(assumed(), testing::Not(HasSubstr("no warp waits for another")));
  auto bare = std::make_shared<GpuSpec>();
  bare->id = "bare";
  scenario.gpu = bare;
  const auto none = loop_run(scenario);
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().detail.english(), HasSubstr("issue_thru"));
  bare->facts.set(FactKey::schedulers, {2, {}, FactStatus::assumed, {}});
  // Nothing is assumed for what it lacks; what the user sets is taken.
  bare->name = "Bare";
  const auto lacking = loop_run(scenario);
  ASSERT_FALSE(lacking);
  EXPECT_THAT(lacking.error().detail.english(), HasSubstr("Bare has no latency of LDG.E.128"));
  for (const Hardware set : {Hardware::alu_lat, Hardware::mem_lat, Hardware::mem_thru})
    scenario.overrides[static_cast<std::size_t>(set)] = 10;
  const auto some = loop_run(scenario);
  ASSERT_TRUE(some) << to_line(some.error());
  EXPECT_EQ(some->config.schedulers, 2);
}

TEST(LoopRun, AnOpcodeWhoseLatencyNobodyKnowsIsSimulatedAndSaid) {
  for (const char* gpu : {"a100", "gtx980"}) {
    const auto run = loop_run(
        scenario_of(code_lines({"[B------:R-:W0:-:S02] /*0010*/ BMMA.88128.POPC R2, R4, R6, R2 ;",
                                "[B0-----:R-:W-:-:S05] /*0020*/ BRA 0x10 ;"}),
                    4, gpu));
    ASSERT_TRUE(run) << to_line(run.error());
    EXPECT_TRUE(std::ranges::any_of(run->code.assumptions, [](const Message& each) {
      return each.english().find("one issue slot: BMMA") != std::string::npos;
    }));
  }
}

TEST(LoopRun, PairsGoOneAfterTheOther) {
  const Scenario scenario =
      scenario_of(code_lines({"[B------:R-:W-:-:S00] /*0008*/ FMUL R1, R2, R3 ;",
                              "[B------:R-:W-:-:S32] /*0010*/ MOV R4, R5 ;",
                              "[B------:R-:W-:-:S13] /*0018*/ BRA 0x8 ;"},
                             "sm_35"),
                  1, "gtx680");
  EXPECT_TRUE(scenario.loop->instructions[0].control.dual_issue);
  EXPECT_EQ(sass::code_from_lines("f", "sm_35", sass::code_lines(*scenario.loop)).value(),
            *scenario.loop);
  const auto run = loop_run(scenario).value();
  EXPECT_THAT(run.code.assumptions.back().english(), HasSubstr("one after the other: 1"));
  EXPECT_EQ(settle(run.config, run.program, 1).value().period_cycles, 1 + 32 + 13);
}

/// No loop does better than its bounds, whatever the GPU and however many warps.
TEST(LoopRun, NoShippedLoopExceedsItsBounds) {
  int loops = 0;
  for (const char* file :
       {"tests/sass/sm_80.sass", "resources/listings/listings_sm_75.sass", sm_86,
        "resources/listings/listings_sm_90.sass", "resources/listings/listings_sm_120.sass"}) {
    const sass::Listing listing = sass::source_listing(file);
    for (const sass::Function& function : listing.functions) {
      const sass::Flowgraph graph = sass::flowgraph(function);
      for (std::size_t loop = 0; loop < graph.loops.size(); ++loop) {
        ++loops;
        const auto made = sass::loop_code(function, graph, loop).value();
        const auto again =
            sass::code_from_lines(made.name, made.arch, sass::code_lines(made)).value();
        EXPECT_EQ(made, again) << file << " " << function.name;
        for (const char* gpu : {"a100", "gtx980"})
          for (const int warps : {1, 64}) {
            const auto run =
                loop_run(scenario_of(std::make_shared<sass::Function>(made), warps, gpu)).value();
            const auto sums = settled(run.config, run.program, warps).value();
            const double turns = sums.throughput_ipc_per_sm.instructions /
                                 static_cast<double>(made.instructions.size());
            const double bound = evaluate(run.code.numbers, warps).throughput;
            // What the code's port would hold back for a cycle waits in a queue instead.
            EXPECT_LE(turns, 1.03 * bound) << file << " " << function.name << " " << gpu << warps;
            EXPECT_GE(turns, 0.3 * bound) << file << " " << function.name << " " << gpu << warps;
          }
      }
    }
  }
  EXPECT_GT(loops, 20);
}

TEST(LoopRun, WhatIsSimulatedWithoutALoopIsTheMix) {
  const Scenario scenario = scenario_of(nullptr, 5);
  const auto run = sim_run(scenario).value();
  EXPECT_EQ(run.program, sim_program(scenario));
  EXPECT_EQ(run.config, sim_config(scenario).value());
}

TEST(LoopCode, IsRefusedWithItsLine) {
  const auto problem = [](const std::vector<std::string>& lines, const std::string& arch = {}) {
    const auto read = sass::code_from_lines("f", arch, lines);
    return read ? std::string("read")
                : std::to_string(read.error().where.line) + ": " + read.error().detail.english();
  };
  const std::string one = "[B------:R-:W-:-:S01] /*0010*/ NOP ;";
  EXPECT_EQ(problem({one}), "read");
  EXPECT_THAT(problem({}), HasSubstr("expected 1 to 1024 instructions, found 0"));
  EXPECT_THAT(problem({one, one}), HasSubstr("2: expected an address above"));
  EXPECT_THAT(problem({one, "Function : g"}), HasSubstr("2: expected one instruction"));
  EXPECT_THAT(problem({one + "\n" + one}), HasSubstr("1: expected one instruction"));
  EXPECT_THAT(problem({"[B------:R-:W6:-:S01] /*0010*/ NOP ;"}), HasSubstr("control text"));
  EXPECT_THAT(problem({one}, "sm_20"), HasSubstr("no control codes"));
  EXPECT_THAT(problem(std::vector(1025, one)), HasSubstr("found 1025"));
}

TEST(LoopCode, GoesThroughAScenarioFile) {
  Document document{scenario_of(loop_of(sm_86, "chase"), 46), {}};
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.4\""));
  EXPECT_THAT(text, HasSubstr("\"[B------:R-:W2:-:S01] /*00e0*/ LDG.E.64 R2, [R2.64] ;\""));
  const auto read = document_from_json(text, "f", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  document.scenario.loop.reset();
  EXPECT_NE(read->document, document);
  EXPECT_THAT(document_to_json(document, catalogue()), HasSubstr("\"version\": \"1.0\""));
  std::string broken = text;
  broken.replace(broken.find("LDG.E.64 R2"), 1, "\\u0001");
  const auto refused = document_from_json(broken, "f", catalogue());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where.pointer, "/loop/code/2");
}

} // namespace
} // namespace loom
