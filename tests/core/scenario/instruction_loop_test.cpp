// A loop of any instructions in a scenario: from the mix, with another α, along its axes.

#include "core/model/kernel_model.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>

namespace loom {
namespace {

LoopNumbers numbers(const Scenario& scenario, const Loop& loop) {
  const auto found = loop_numbers<double>(scenario, loop);
  EXPECT_TRUE(found) << to_line(found.error());
  return found.value_or(LoopNumbers{});
}

TEST(InstructionLoop, OfTheMixHasWhatTheMixHas) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  for (const double alpha : {0.0, 0.5, 48.0, 1e5, inf})
    for (const int ilp : {1, 3}) {
      scenario.alpha = alpha;
      scenario.ilp = ilp;
      const LoopEvaluation loop = evaluate(numbers(scenario, loop_of_mix(scenario)), 30);
      const Evaluation mix = evaluate(*kernel_model(scenario), alpha, 30);
      EXPECT_DOUBLE_EQ(loop.throughput, mix.bounds.throughput()) << alpha;
      EXPECT_DOUBLE_EQ(loop.warps_needed, mix.warps_needed) << alpha;
    }
  scenario.alpha = 4;
  scenario.ilp = 2;
  scenario.mix = Mix::sfu;
  EXPECT_EQ(to_text(loop_of_mix(scenario)), "ilp 2\nMUFU.RSQ\nFADD x4\n");
  scenario.mix = Mix::shared;
  EXPECT_EQ(to_text(loop_of_mix(scenario)), "ilp 2\nLDS.32\nFADD x4\n");
}

TEST(InstructionLoop, AnotherAlphaChangesArithmeticCountsAlike) {
  const Scenario scenario = default_scenario(*catalogue().find("h200"));
  const Loop loop = *loop_from_text("LDG.32 x2; FFMA x6; IADD3 x2; BAR.SYNC");
  const LoopNumbers of_loop = numbers(scenario, loop);
  ASSERT_EQ(loop_alpha(of_loop), 4);
  EXPECT_EQ(to_text(*with_alpha(loop, of_loop, 8)), "LDG.32 x2\nFFMA x12\nIADD3 x4\nBAR.SYNC\n");
  for (const double alpha : {0.0, 1e6, inf}) {
    const auto there = with_alpha(loop, of_loop, alpha);
    ASSERT_TRUE(there);
    EXPECT_TRUE(loop_from_text(to_text(*there))) << alpha;
    // Nothing is lost at the ends of the range.
    const auto back = with_alpha(*there, numbers(scenario, *there), 4);
    EXPECT_NEAR(back->items[1].count, 6, 1e-9) << alpha;
  }
  const Loop copy = *loop_from_text("LDG.32; STG.32");
  EXPECT_FALSE(with_alpha(copy, numbers(scenario, copy), 4));
}

TEST(InstructionLoop, KnowsItsAxesAndWhereItIsOnThem) {
  const Scenario scenario = default_scenario(*catalogue().find("h200"));
  const Loop loop = *loop_from_text("ilp 3; LDGSTS.128 x4 stages=5 l2=0.25; FFMA x8");
  const LoopNumbers of_loop = numbers(scenario, loop);
  const auto at = [&](LoopAxis axis) { return place_on_axis(loop, of_loop, 12, axis); };
  EXPECT_EQ(at(LoopAxis::alpha), 2);
  EXPECT_EQ(at(LoopAxis::warps), 12);
  EXPECT_EQ(at(LoopAxis::ilp), 3);
  EXPECT_EQ(at(LoopAxis::stages), 5);
  EXPECT_EQ(at(LoopAxis::l1), 0);
  EXPECT_EQ(at(LoopAxis::l2), 0.25);
  EXPECT_EQ(at(LoopAxis::width), 16);
  const Loop alone = *loop_from_text("FFMA x8");
  const LoopNumbers of_alone = numbers(scenario, alone);
  for (const LoopAxisInfo& info : loop_axis_table()) {
    EXPECT_TRUE(has_axis(loop, of_loop, info.axis)) << info.name;
    EXPECT_EQ(has_axis(alone, of_alone, info.axis),
              info.axis == LoopAxis::warps || info.axis == LoopAxis::ilp)
        << info.name;
  }
}

TEST(InstructionLoop, TheParameterIlpIsTheLoopsOwn) {
  Scenario scenario = default_scenario(*catalogue().find("h200"));
  scenario.ilp = 2;
  scenario.instruction_loop = *loop_from_text("ilp 3; FFMA");
  EXPECT_EQ(get(scenario, "ilp"), 3);
  scenario = *with(scenario, "ilp", 7);
  EXPECT_EQ(scenario.instruction_loop->ilp, 7);
  EXPECT_EQ(scenario.ilp, 2);
}

} // namespace
} // namespace loom
