// What protects dependences, and what loops ask for.

#include "core/gpu/catalogue.h"
#include "core/sass/analysis.h"
#include "gpus/embedded.h"
#include "tests/core/sass/sass_listings.h"

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

/// Of every function compiled here: the read barriers that are waited for are not there in vain.
/// Without the wait, a write after the read is not proved, or else it was for something else.
TEST(SassHazards, ReadBarriersThatAreNotWaitedForAreMissed) {
  int missed = 0;
  for (const char* file : shipped) {
    const Listing listing = source_listing(file);
    for (Function function : listing.functions) {
      const Hazards whole = hazards_of(function);
      for (const BarrierArc& arc : whole.arcs) {
        if (function.instructions[arc.setter].control.read_barrier != arc.barrier)
          continue;
        Control& control = function.instructions[arc.waiter].control;
        const Control before = control;
        control.wait_mask &= static_cast<std::uint8_t>(~(1U << static_cast<unsigned>(arc.barrier)));
        const Hazards broken = hazards_of(function);
        missed += std::ranges::any_of(broken.unproven, [](const Unproven& each) {
          return each.hazard == Hazard::write_after_read;
        });
        control = before;
      }
    }
  }
  EXPECT_GT(missed, 10);
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
      EXPECT_EQ(hazards_of(saxpy).unproven[0].why, Unproved::too_close);
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

TEST(SassHazards, SaysWhyADependenceIsNotProved) {
  const auto why = [](const std::string& text) {
    const Hazards hazards = hazards_of(text);
    EXPECT_EQ(hazards.unproven.size(), 1U);
    return hazards.unproven.empty() ? std::nullopt : std::optional(hazards.unproven[0].why);
  };
  EXPECT_EQ(why("[B------:R-:W-:-:S03] /*0000*/ FADD R0, R1, R2 ;\n"
                "[B------:R-:W-:-:S01] /*0010*/ FADD R3, R0, R4 ;\n"),
            Unproved::too_close);
  EXPECT_EQ(why("[B------:R-:W-:-:S01] /*0000*/ LDG.E R0, [R2.64] ;\n"
                "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            Unproved::no_barrier);
  EXPECT_EQ(why("[B------:R-:W1:-:S01] /*0000*/ LDG.E R0, [R2.64] ;\n"
                "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            Unproved::not_waited);
  EXPECT_EQ(why("[B------:R-:W-:-:S01] /*0000*/ FROBNICATE R0, R1 ;\n"
                "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R0 ;\n"),
            Unproved::unknown_latency);
  const auto bare = hazards_of("[B----4-:R-:W-:-:S01] /*0000*/ MOV R0, R1 ;\n");
  EXPECT_THAT(bare.bare_waits, ElementsAre(BareWait{0, 4}));
}

/// Hazard and place of what is not proved, "write after read 1".
std::vector<std::string> unproven(const std::string& text) {
  std::vector<std::string> found;
  for (const Unproven& each : hazards_of(text).unproven)
    found.push_back(std::string(to_string(each.hazard)) + " " + std::to_string(each.after));
  return found;
}

TEST(SassHazards, AWriteWaitsForTheReadBefore) {
  const std::string store = "[B------:R0:W-:-:S01] /*0000*/ STG.E [R2.64], R5 ;\n";
  EXPECT_THAT(unproven(store + "[B0-----:R-:W-:-:S01] /*0010*/ MOV R5, R6 ;\n"), IsEmpty());
  EXPECT_THAT(unproven(store + "[B------:R-:W-:-:S01] /*0010*/ MOV R5, R6 ;\n"),
              ElementsAre("write after read 1"));
  EXPECT_THAT(unproven(store + "[B------:R-:W-:-:S01] /*0010*/ MOV R3, R6 ;\n"), // of the address
              ElementsAre("write after read 1"));
  EXPECT_THAT(unproven(store + "[B------:R-:W-:-:S01] /*0010*/ MOV R4, R5 ;\n"), IsEmpty());
  // Once the result is there the operands were read.
  const std::string load = "[B------:R0:W1:-:S02] /*0000*/ LDG.E R4, [R2.64] ;\n";
  EXPECT_THAT(unproven(load + "[B-1----:R-:W-:-:S01] /*0010*/ MOV R2, R4 ;\n"), IsEmpty());
  EXPECT_THAT(unproven(load + "[B------:R-:W-:-:S01] /*0010*/ MOV R2, R7 ;\n"),
              ElementsAre("write after read 1"));
  // Round a loop.
  EXPECT_THAT(unproven("[B------:R-:W-:-:S04] /*0000*/ MOV R5, R6 ;\n"
                       "[B------:R0:W-:-:S01] /*0010*/ STG.E [R2.64], R5 ;\n"
                       "[B------:R-:W-:-:S05] /*0020*/ BRA 0x0 ;\n"),
              ElementsAre("write after read 0"));
}

TEST(SassHazards, AWriteWaitsForTheWriteBefore) {
  const std::string load = "[B------:R-:W1:-:S02] /*0000*/ LDG.E R4, [R2.64] ;\n";
  EXPECT_THAT(unproven(load + "[B------:R-:W-:-:S01] /*0010*/ MOV R4, R6 ;\n"),
              ElementsAre("write after write 1"));
  EXPECT_THAT(unproven(load + "[B-1----:R-:W-:-:S01] /*0010*/ MOV R4, R6 ;\n"), IsEmpty());
  // Guards that cannot both hold.
  EXPECT_THAT(unproven("[B------:R-:W1:-:S02] /*0000*/ @P0 LDG.E R4, [R2.64] ;\n"
                       "[B------:R-:W-:-:S01] /*0010*/ @!P0 MOV R4, R6 ;\n"),
              IsEmpty());
  // 8 cycles of double precision would end behind 4 of an addition.
  const std::string fp64 = "/*0000*/ DADD R4, R2, R6 ;\n";
  EXPECT_THAT(unproven("[B------:R-:W-:-:S02] " + fp64 +
                       "[B------:R-:W-:-:S01] /*0010*/ FADD R4, R8, R9 ;\n"),
              ElementsAre("write after write 1"));
  EXPECT_THAT(unproven("[B------:R-:W-:-:S04] " + fp64 +
                       "[B------:R-:W-:-:S01] /*0010*/ FADD R4, R8, R9 ;\n"),
              IsEmpty());
}

/// The control words are those of code that a compiler made for sm_35, in which the second
/// instruction feeds the sixth and the eighth the tenth: 9 cycles apart, Kepler's latency, to the
/// cycle. By hand: 04 20 04 20 26 00 20, then 04 28 28 2c 20 2b 2c.
TEST(SassHazards, KeplersCodesLeaveItsLatencyToTheCycle) {
  const std::string text = "code for sm_35\nFunction : f\n/* 0x0880009880108010 */\n"
                           "/*0008*/ PSETP.AND.AND P3, PT, P0, PT, PT ;\n"
                           "/*0010*/ FFMA R11, R7, R12, R16 ;\n"
                           "/*0018*/ PSETP.AND.AND P1, PT, P0, PT, PT ;\n"
                           "/*0020*/ MOV R7, RZ ;\n"
                           "/*0028*/ MOV R8, R6 ;\n"
                           "/*0030*/ MOV R9, R11 ;\n"
                           "/*0038*/ FMUL R14, R2, R2 ;\n"
                           "/* 0x08b0ac80b0a0a010 */\n"
                           "/*0048*/ FMUL R15, R3, R3 ;\n"
                           "/*0050*/ PSETP.AND.AND P3, PT, P2, PT, PT ;\n"
                           "/*0058*/ FADD R13, R15, R14 ;\n"
                           "/*0060*/ FSETP.GTU.AND P2, PT, R13, R4, PT ;\n"
                           "/*0068*/ MOV R2, R9 ;\n"
                           "/*0070*/ MOV R3, R8 ;\n"
                           "/*0078*/ @P2 BRA 0x38 ;\n";
  const auto listing = read_listing(text, "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const Function& f = listing->functions.front();
  std::vector<int> stalls;
  for (const Instruction& each : f.instructions)
    stalls.push_back(each.control.stall);
  EXPECT_THAT(stalls, ElementsAre(0, 1, 0, 1, 7, 32, 1, 0, 9, 9, 13, 1, 12, 13));
  EXPECT_TRUE(f.instructions[0].control.dual_issue);
  const Analysis analysis = analyze(f, GpuSpec());
  EXPECT_THAT(analysis.hazards.unproven, IsEmpty());
  ASSERT_EQ(analysis.loops.size(), 1U);
  EXPECT_EQ(analysis.loops[0].instructions, 8);
  EXPECT_EQ(analysis.loops[0].issue_cycles, 1 + 0 + 9 + 9 + 13 + 1 + 12 + 13);
  // One cycle less, and it is missed.
  Function broken = f;
  broken.instructions[4].control.stall = 6;
  const auto missed = hazards_of(broken).unproven;
  ASSERT_EQ(missed.size(), 1U);
  EXPECT_EQ(missed[0].after, 5U);
  EXPECT_EQ(missed[0].found, 8);
  EXPECT_EQ(missed[0].needed, 9);
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
  EXPECT_EQ(hazards.unproven[0].after, 3U);
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
}

TEST(SassLoops, LoopOfArithmeticHasNoAlpha) {
  const Listing listing = source_listing("resources/listings/listings_sm_86.sass");
  const GpuSpec nothing;
  const Analysis analysis = analyze(function_named(listing, "collatz"), nothing);
  ASSERT_EQ(analysis.loops.size(), 1U);
  EXPECT_FALSE(analysis.loops[0].alpha);
}

} // namespace
} // namespace loom::sass
