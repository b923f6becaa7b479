// What protects dependences, and what loops ask for.

#include "core/gpu/catalogue.h"
#include "core/sass/analysis.h"
#include "core/scenario/loop_models.h"
#include "gpus/embedded.h"
#include "tests/core/sass_listings.h"

#include <gmock/gmock.h>

namespace loom::sass {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Hazards hazards_of(const Function& function) {
  return check_hazards(function, flowgraph(function));
}
Hazards hazards_of(const std::string& text) {
  const auto listing = read_listing(text, "f");
  EXPECT_TRUE(listing) << to_line(listing.error());
  return hazards_of(listing->functions.front());
}

constexpr const char* shipped[] = {
    "tests/sass/sm_80.sass", "resources/listings/listings_sm_75.sass",
    "resources/listings/listings_sm_86.sass", "resources/listings/listings_sm_90.sass",
    "resources/listings/listings_sm_120.sass"};

TEST(SassHazards, CompiledCodeIsProved) {
  for (const char* file : shipped) {
    const Listing listing = source_listing(file);
    for (const Function& function : listing.functions) {
      const Hazards hazards = hazards_of(function);
      EXPECT_THAT(hazards.unproven, IsEmpty()) << file << " " << function.name;
      EXPECT_THAT(hazards.bare_waits, IsEmpty()) << file << " " << function.name;
      EXPECT_GT(hazards.dependences, 10U);
    }
  }
}

/// Takes one protection away at a time: each wait for a write barrier, each of the stall counts.
TEST(SassHazards, EveryProtectionThatIsTakenAwayIsMissed) {
  const Listing listing = source_listing("tests/sass/sm_80.sass");
  Function saxpy = function_named(listing, "saxpy");
  int missed = 0;
  for (Instruction& instruction : saxpy.instructions) {
    const Control before = instruction.control;
    if (before.wait_mask != 0) {
      instruction.control.wait_mask = 0;
      EXPECT_FALSE(hazards_of(saxpy).unproven.empty()) << instruction.text;
      ++missed;
    }
    instruction.control = before;
    if (before.stall > 5 && instruction.text.find("ISETP") != std::string::npos) {
      instruction.control.stall = 12;
      ASSERT_EQ(hazards_of(saxpy).unproven.size(), 1U);
      EXPECT_EQ(hazards_of(saxpy).unproven[0].doubt, Doubt::too_close);
      EXPECT_EQ(hazards_of(saxpy).unproven[0].needed, 13);
      EXPECT_EQ(hazards_of(saxpy).unproven[0].found, 12);
      ++missed;
    }
    instruction.control = before;
  }
  EXPECT_EQ(missed, 3); // IMAD and FFMA wait, ISETP is far enough from the guard of EXIT
}

TEST(SassHazards, SurveyListingsFromSetToWait) {
  const auto lds = hazards_of("[B------:R-:W0:-:S01] /*0070*/ LDS R5, [UR4] ;\n"
                              "[B------:R-:W-:Y:S03] /*0080*/ ULDC.64 UR4, c[0x0][0x118] ;\n"
                              "[B0-----:R-:W-:-:S01] /*0090*/ STG.E [R2.64], R5 ;\n");
  EXPECT_THAT(lds.arcs, ElementsAre(BarrierArc{0, 2, 0}));
  EXPECT_THAT(lds.unproven, IsEmpty());
  const auto stl = hazards_of("[B------:R0:W-:-:S09] /*0060*/ STL [R1], R2 ;\n"
                              "[B0-----:R-:W-:-:S01] /*0170*/ IMAD.MOV.U32 R2, RZ, RZ, R0 ;\n");
  EXPECT_THAT(stl.arcs, ElementsAre(BarrierArc{0, 1, 0}));
}

TEST(SassHazards, Doubts) {
  const auto doubt = [](const std::string& text) {
    const Hazards hazards = hazards_of(text);
    EXPECT_EQ(hazards.unproven.size(), 1U);
    return hazards.unproven.empty() ? "" : std::string(to_string(hazards.unproven[0].doubt));
  };
  EXPECT_EQ(doubt("[B------:R-:W-:-:S03] /*0000*/ FADD R0, R1, R2 ;\n"
                  "[B------:R-:W-:-:S01] /*0010*/ FADD R3, R0, R4 ;\n"),
            "too close");
  EXPECT_EQ(doubt("[B------:R-:W-:-:S01] /*0000*/ LDG.E R0, [R2.64] ;\n"
                  "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            "no barrier");
  EXPECT_EQ(doubt("[B------:R-:W1:-:S01] /*0000*/ LDG.E R0, [R2.64] ;\n"
                  "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            "not waited");
  EXPECT_EQ(doubt("[B------:R-:W-:-:S01] /*0000*/ FROBNICATE R0, R1 ;\n"
                  "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            "unknown latency");
  const auto bare = hazards_of("[B----4-:R-:W-:-:S01] /*0000*/ MOV R0, R1 ;\n");
  EXPECT_THAT(bare.bare_waits, ElementsAre(BareWait{0, 4}));
}

TEST(SassHazards, SharedLoadsCompleteInOrder) {
  const std::string loads = "[B------:R-:W-:-:S04] /*0000*/ LDS R0, [R4] ;\n"
                            "[B------:R-:W0:-:S02] /*0010*/ LDS R1, [R4+0x4] ;\n";
  EXPECT_THAT(hazards_of(loads + "[B0-----:R-:W-:-:S01] /*0020*/ FADD R2, R0, R1 ;\n").unproven,
              IsEmpty());
  EXPECT_EQ(
      hazards_of(loads + "[B------:R-:W-:-:S01] /*0020*/ FADD R2, R0, R1 ;\n").unproven.size(),
      3U - 1U);
}

TEST(SassHazards, EveryPathCounts) {
  // The wait stands on the path that falls through only.
  const auto hazards = hazards_of("[B------:R-:W0:-:S13] /*0000*/ LDG.E R0, [R2.64] ;\n"
                                  "[B------:R-:W-:-:S05] /*0010*/ @P0 BRA 0x30 ;\n"
                                  "[B0-----:R-:W-:-:S05] /*0020*/ MOV R1, R0 ;\n"
                                  "[B------:R-:W-:-:S05] /*0030*/ MOV R3, R0 ;\n");
  ASSERT_EQ(hazards.unproven.size(), 1U);
  EXPECT_EQ(hazards.unproven[0].reader, 3U);
}

TEST(SassLoops, ChaseIsTheKernelOfTheModel) {
  const Listing listing = source_listing("resources/listings/listings_sm_86.sass");
  const Function& chase = function_named(listing, "chase");
  const GpuPtr a100 = Catalogue(embedded_gpu_files()).find("a100").value();
  const Analysis analysis = analyze(chase, *a100);
  ASSERT_EQ(analysis.loops.size(), 1U);
  const LoopSummary& loop = analysis.loops[0];
  // By hand, from 00c0 to 0130: 1 + 6 + 1 + 4 + 2 + 5 + 6 + 5 cycles.
  EXPECT_EQ(loop.instructions, 8);
  EXPECT_EQ(loop.alpha, 7);
  EXPECT_EQ(loop.issue_cycles, 30);
  EXPECT_TRUE(loop.straight);
  // The pointer goes through load, add, add with carry and move, 574.6 + 3 × 4 cycles.
  EXPECT_NEAR(loop.recurrence_cycles, 574.6 + 12, 1e-9);
  EXPECT_GE(loop.latency_cycles, loop.recurrence_cycles - 1);
  const auto bounds = loop_bounds(loop, *a100);
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->limit, LoopLimit::memory);
  const double memory = a100->facts.value(FactKey::mem_thru).value();
  EXPECT_DOUBLE_EQ(bounds->iterations_per_cycle, memory);
  EXPECT_DOUBLE_EQ(bounds->warps_needed, loop.latency_cycles * memory);
  EXPECT_DOUBLE_EQ(bounds->throughput(1), 1 / loop.latency_cycles);
  EXPECT_EQ(loop_kernel(loop), (LoopKernel{Mix::global, 7}));
  const auto models = loop_models(a100, {Mix::global, 7}, 64);
  ASSERT_EQ(models.size(), 3U);
  EXPECT_NEAR(models[0].throughput.value(), memory, 1e-12);
  EXPECT_LE(models[1].throughput.value(), memory);
  EXPECT_NEAR(models[2].throughput.value(), memory, 0.03 * memory);
}

TEST(SassLoops, LoopOfArithmeticHasNoAlpha) {
  const Listing listing = source_listing("resources/listings/listings_sm_86.sass");
  const GpuSpec nothing;
  const Analysis analysis = analyze(function_named(listing, "collatz"), nothing);
  ASSERT_EQ(analysis.loops.size(), 1U);
  EXPECT_FALSE(analysis.loops[0].alpha);
  EXPECT_FALSE(loop_kernel(analysis.loops[0]));
  EXPECT_FALSE(loop_bounds(analysis.loops[0], nothing));
}

} // namespace
} // namespace loom::sass
