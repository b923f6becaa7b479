// The eight listings of the architecture survey's section "Control Code", as its text reads them.

#include "core/sass/analysis.h"
#include "core/sass/cuts.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sass_json.h"
#include "core/scenario/scenario.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <limits>

namespace loom::sass {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Listing& survey() {
  static const Listing listing = source_listing("resources/listings/survey_sm_80.sass");
  return listing;
}
const Function& listing_of(int number) {
  return function_named(survey(), "listing " + std::to_string(number));
}

Function code(const std::string& text) {
  const auto listing = read_listing(text, "f");
  EXPECT_TRUE(listing) << to_line(listing.error());
  return listing ? listing->functions.front() : Function();
}

/// The cycles of a block's issues, "9" or ">=9".
std::vector<std::string> cycles_of(const Analysis& analysis, std::size_t block = 0) {
  std::vector<std::string> cycles;
  for (const Issue& issue : analysis.schedules[block].issues)
    cycles.push_back((issue.at_least ? ">=" : "") + std::to_string(issue.cycle));
  return cycles;
}

/// The text prints eight, counted there: 8 loads and 4 stores, 6 moves, and so on.
TEST(SassSurvey, OpensAsTheEightListingsOfTheText) {
  std::vector<std::string> names;
  std::vector<std::size_t> sizes;
  std::vector<std::uint64_t> first;
  for (const Function& function : survey().functions) {
    names.push_back(function.name);
    sizes.push_back(function.instructions.size());
    first.push_back(function.instructions.front().address);
    EXPECT_EQ(function.arch, "sm_80");
  }
  EXPECT_THAT(names, ElementsAre("listing 1", "listing 2", "listing 3", "listing 4", "listing 5",
                                 "listing 6", "listing 7", "listing 8"));
  EXPECT_THAT(sizes, ElementsAre(12, 6, 5, 2, 5, 6, 2, 3));
  EXPECT_THAT(first, ElementsAre(0x90, 0x10, 0x10, 0x80, 0x1c0, 0x50, 0x60, 0x70));
}

/// Listing 1 leaves 0110 to 0140 out, where the loads are waited for. Four stores each read an
/// address (R8 and R9, which loads have written) and data: eight reads that nothing shown protects.
TEST(SassSurvey, WhatIsLeftOutIsSaidAndNothingIsFoundAcrossIt) {
  const Function& cut = listing_of(1);
  EXPECT_THAT(cuts(cut), ElementsAre(8U));
  const Analysis analysis = analyze(cut, *catalogue().find("a100").value());
  EXPECT_THAT(analysis.hazards.unproven, IsEmpty());
  EXPECT_THAT(analysis.hazards.bare_waits, IsEmpty());
  EXPECT_EQ(analysis.hazards.dependences, 8U);
  EXPECT_EQ(analysis.hazards.unproven_reads, 0U);
  EXPECT_EQ(analysis.hazards.unchecked, 8U);
  // 8 load/store units: four cycles each; nobody knows what was left out before the stores.
  EXPECT_THAT(cycles_of(analysis), ElementsAre("0", "4", "8", "12", "16", "20", "24", "28", ">=32",
                                               ">=36", ">=40", ">=44"));
  // The same without the cut: each of the eight, though twelve registers are at stake.
  Function whole = cut;
  for (std::size_t i = 8; i < whole.instructions.size(); ++i)
    whole.instructions[i].address -= 0x40;
  const Hazards hazards = check_hazards(whole, flowgraph(whole));
  EXPECT_EQ(hazards.unproven.size(), 12U);
  EXPECT_EQ(hazards.unproven_reads, 8U);
  EXPECT_EQ(hazards.dependences, 8U);
  // A barrier that is waited for in sight protects across a cut.
  EXPECT_EQ(analyze(listing_of(7), *catalogue().find("a100").value()).hazards.unchecked, 0U);
}

/// "Only when 0070 LDS is done, and has written R5, may 0090 STG read it."
TEST(SassSurvey, AStoreWaitsUntilTheSharedLoadIsDone) {
  for (const auto& [id, latency] : {std::pair{"a100", 23}, {"h200", 25}, {"t4", 19}}) {
    const Analysis analysis = analyze(listing_of(8), *catalogue().find(id).value());
    EXPECT_THAT(cycles_of(analysis), ElementsAre("0", "1", std::to_string(latency))) << id;
    EXPECT_EQ(analysis.schedules[0].issues[2].cause, IssueWait::barrier);
    EXPECT_EQ(analysis.schedules[0].issues[2].held_by, 0U);
    EXPECT_THAT(analysis.hazards.unproven, IsEmpty()); // ULDC's write of UR4 comes behind the read
  }
}

/// "Only when 0060 STL has read R2 may 0170 IMAD write it; more simply, when STL is done": between
/// the 9 cycles of the stall count and the 36 of the A100's L1, and what was left out comes on top.
TEST(SassSurvey, AMoveWaitsUntilTheLocalStoreHasReadItsOperand) {
  const Function& listing = listing_of(7);
  const GpuPtr a100 = catalogue().find("a100").value();
  const Analysis analysis = analyze(listing, *a100);
  EXPECT_THAT(cycles_of(analysis), ElementsAre("0", ">=9"));
  const std::vector<std::string> why =
      reasons(listing, analysis, *a100, analysis.schedules[0].uncertain);
  EXPECT_THAT(why, ElementsAre("0170: no source says when 0060 has read its operands; at the "
                               "latest 36 cycles after its issue, when it is done",
                               "0170: the listing is cut before it"));
}

/// The load issues; its result is there 574.6 cycles later, rounded, whatever stall counts say.
TEST(SassSurvey, ALoadTakesItsLatency) {
  const Function load = code("code for sm_80\n"
                             "[B------:R-:W0:-:S02] /*0010*/ LDG.E R0, [R2.64] ;\n"
                             "[B------:R-:W-:-:S04] /*0020*/ FADD R5, R6, R6 ;\n"
                             "[B0-----:R-:W-:-:S04] /*0030*/ FADD R4, R0, R0 ;\n"
                             "[B------:R-:W-:-:S04] /*0040*/ FADD R4, R4, R0 ;\n");
  const Analysis analysis = analyze(load, *catalogue().find("a100").value());
  EXPECT_THAT(cycles_of(analysis), ElementsAre("0", "2", "575", "579"));
  // It is one row of the table, and a short stretch of a drawing.
  const auto rows = cycle_rows(analysis.schedules[0]);
  EXPECT_EQ(rows.size(), 6U + 1U + 8U);
  EXPECT_EQ(rows[6].cycle, 6);
  EXPECT_EQ(rows[6].cycles, 575 - 6);
  EXPECT_EQ(drawn_cycle(analysis.schedules[0], 575), 6 + drawn_pause);
  // A second wait for a barrier that is free takes nothing.
  Function twice = load;
  twice.instructions[3].control.wait_mask = 1;
  EXPECT_THAT(cycles_of(analyze(twice, *catalogue().find("a100").value())),
              ElementsAre("0", "2", "575", "579"));
}

TEST(SassSurvey, CopiesToSharedMemoryAreWaitedForThroughTheirBarrier) {
  // Two groups; one may stay on the way: 614 cycles, a copy's own, after the first one, not after
  // the second.
  const Function copies = code("code for sm_80\n"
                               "[B------:R-:W-:-:S04] /*0010*/ LDGSTS.E [R2], [R8.64] ;\n"
                               "[B------:R-:W0:-:S01] /*0020*/ LDGDEPBAR ;\n"
                               "[B------:R-:W-:-:S10] /*0030*/ LDGSTS.E [R3], [R8.64] ;\n"
                               "[B------:R-:W0:-:S01] /*0040*/ LDGDEPBAR ;\n"
                               "[B------:R-:W-:-:S02] /*0050*/ DEPBAR.LE SB0, 0x1 ;\n"
                               "[B------:R-:W-:-:S02] /*0060*/ DEPBAR.LE SB0, 0x0 ;\n");
  EXPECT_THAT(cycles_of(analyze(copies, *catalogue().find("a100").value())),
              ElementsAre("0", "4", "5", "15", "614", "619"));
}

/// "The same LD/ST unit, in order": a load that overwrites the address of the one before needs no
/// read barrier; an addition does.
TEST(SassSurvey, LoadsReadInTheOrderOfTheirUnit) {
  const std::string load = "[B------:R0:W1:-:S04] /*0000*/ LDG.E R4, [R2.64] ;\n";
  const auto unproven = [&](const std::string& next) {
    const Function both = code(load + next);
    return check_hazards(both, flowgraph(both)).unproven.size();
  };
  EXPECT_EQ(unproven("[B------:R-:W2:-:S04] /*0010*/ LDG.E R2, [R8.64] ;\n"), 0U);
  EXPECT_EQ(unproven("[B------:R-:W2:-:S04] /*0010*/ LDS R3, [R8] ;\n"), 0U);
  EXPECT_EQ(unproven("[B------:R-:W-:-:S04] /*0010*/ IADD3 R2, R8, R9, RZ ;\n"), 1U);
  EXPECT_EQ(unproven("[B------:R-:W2:-:S04] /*0010*/ MUFU.RCP R2, R8 ;\n"), 1U);
  EXPECT_EQ(unproven("[B------:R-:W2:-:S04] /*0010*/ LDG.E R4, [R8.64] ;\n"), 1U); // who is last?
}

TEST(SassSurvey, AnUnknownOpcodeHasNoPortAndNoLatency) {
  const Function odd = code("code for sm_80\n"
                            "[B------:R-:W0:-:S02] /*0010*/ FOOBAR R2, R3 ;\n"
                            "[B0-----:R-:W-:-:S04] /*0020*/ FADD R4, R2, R2 ;\n"
                            "[B------:R-:W-:-:S05] /*0030*/ BRA 0x10 ;\n");
  const GpuPtr a100 = catalogue().find("a100").value();
  const Analysis analysis = analyze(odd, *a100);
  EXPECT_EQ(analysis.schedules[0].issues[0].port, Port::unknown);
  EXPECT_EQ(to_string(Port::unknown), "unknown");
  EXPECT_THAT(cycles_of(analysis), ElementsAre("0", ">=2", ">=6"));
  EXPECT_THAT(analysis.unknown_opcodes, ElementsAre(0U));
  ASSERT_EQ(analysis.loops.size(), 1U);
  Listing listing;
  listing.functions.push_back(odd);
  const std::string text = sass_text(listing, [&](const Function&) { return a100; });
  EXPECT_THAT(text, HasSubstr("FOOBAR is an unknown opcode"));
  EXPECT_THAT(text, HasSubstr("at most 1.333 iterations/cycle/SM")); // 4 IPC / 3
  const std::string json = sass_json(listing, [&](const Function&) { return a100; });
  EXPECT_THAT(json, HasSubstr("\"class\": \"unknown\""));
  EXPECT_THAT(json, HasSubstr("\"port\": \"unknown\", \"port_cycles\": null"));
}

/// The CUDA C Programming Guide, which the survey cites: 4 cycles × 4 schedulers = 16 warps hide
/// arithmetic latency on compute capability 7.x "assuming that warps execute instructions with
/// maximum throughput, otherwise fewer warps are needed". A V100's 64 FP32 lanes add for 2 warps a
/// cycle, half of that maximum: 8 warps; an H200's 128 lanes reach it: 16.
TEST(SassSurvey, WarpsThatHideArithmeticLatency) {
  for (const auto& [id, lanes] : {std::pair{"v100", 64}, {"t4", 64}, {"a100", 64}, {"h200", 128}}) {
    Scenario scenario = default_scenario(catalogue().find(id).value());
    scenario.alpha = std::numeric_limits<double>::infinity();
    EXPECT_EQ(catalogue().find(id).value()->facts.value(FactKey::cores).value_or(lanes), lanes)
        << id;
    const auto model = kernel_model(scenario);
    ASSERT_TRUE(model) << id;
    EXPECT_EQ(warps_needed(*model, scenario.alpha, 1), 4 * lanes / 32) << id;
    EXPECT_EQ(4 * model->issue_thru, 16) << id; // any mix of instructions at full rate
  }
}

} // namespace
} // namespace loom::sass
