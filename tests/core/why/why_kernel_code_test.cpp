// Where the time expression of a kernel's block comes from.

#include "core/why/kernel_code.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

constexpr auto rule = kernel::Rule::sum_of_delays;

struct Timed {
  kernel::Program program;
  kernel::Machine machine = kernel::plain_machine();
  std::vector<kernel::BlockTime> blocks{};
};

/// One warp a block, memory at 200 cycles.
Timed timed(kernel::Program program) {
  Timed run{std::move(program)};
  const auto profile = kernel::profile(run.program, kernel::setup_of(1, 32), run.machine);
  EXPECT_TRUE(profile);
  run.blocks = kernel::longest_block_times(run.program, *profile, run.machine, 200, rule);
  return run;
}

Section block_of(const Timed& run, int block) {
  return explain_block(run.program, run.machine, {}, run.blocks, block, 200, rule);
}

// int 4 -> load 200 -> add 4 -> store takes 4; the instructions take 2, 4, 1 and 4 cycles.
TEST(WhyKernelCode, ABlockByHand) {
  const Timed run = timed(kernel::straight());
  const Section section = block_of(run, 0);
  check_section(section, "straight");
  EXPECT_EQ(value(section, "block.executions"), 1);
  EXPECT_EQ(value(section, "block.delays"), 2 + 4 + 1 + 4);
  EXPECT_EQ(value(section, "block.chain"), 4 + 200 + 4 + 4);
  EXPECT_EQ(value(section, "block.cycles"), 212);
  EXPECT_EQ(value(section, "block.share"), 1);
  EXPECT_THAT(as_text(find(section.quantities, "block.chain")),
              HasSubstr("lat_int + lat_mem + lat_fp32 + del_mem = 4 + 200 + 4 + 4"));
}

// 100 times: the load is not waited for by the next, the add waits 4 cycles for the one before.
TEST(WhyKernelCode, ALoopHasItsCounts) {
  const Timed run = timed(kernel::summing());
  const Section section = block_of(run, 1);
  check_section(section, "summing");
  EXPECT_EQ(value(section, "block.executions"), 100);
  EXPECT_EQ(value(section, "block.delays"), run.blocks[1].delays);
  EXPECT_EQ(value(section, "block.chain"), run.blocks[1].chain_cycles());
  EXPECT_NEAR(value(section, "block.cycles"), run.blocks[1].cycles, 1e-9);
  double all = 0;
  for (const kernel::BlockTime& each : run.blocks)
    all += each.cycles;
  EXPECT_NEAR(value(section, "block.share"), run.blocks[1].cycles / all, 1e-12);
}

// As above, with the integer instruction twice.
TEST(WhyKernelCode, EqualCostsAreCounted) {
  kernel::Program program = kernel::straight();
  auto& instructions = program.blocks[0].instructions;
  instructions.push_back(instructions[0]); // int, again
  program.blocks[0].lines = {{.text = "first"}, {.text = "second"}};
  const Timed run = timed(program);
  const Section section = block_of(run, 0);
  check_section(section, "counted");
  EXPECT_EQ(value(section, "block.lines"), 2);
  const QuantityPtr delays = find(section.quantities, "block.delays");
  const QuantityPtr count = find(chain(delays), "block.delays.del_int");
  ASSERT_TRUE(count);
  EXPECT_EQ(count->value, 2);
  EXPECT_EQ(delays->value, 2 + 4 + 1 + 4 + 2);
  // Those that are alone are not counted.
  EXPECT_FALSE(find(chain(delays), "block.delays.del_fp32"));
}

// A load of 128 bytes takes 4 cycles, a store that moves four times as much 16.
TEST(WhyKernelCode, AccessesThatMoveMoreAreCountedApartAndTogether) {
  const Section section = block_of(timed(kernel::scattering()), 0);
  check_section(section, "scattering");
  EXPECT_EQ(value(section, "block.delays"), 2 + 4 + 1 + 16);
  EXPECT_EQ(value(section, "block.delays.all_del_mem"), 2);
}

TEST(WhyKernelCode, AnInstructionNamesItsOperand) {
  const Timed run = timed(kernel::straight());
  const Section add =
      explain_instruction(run.program, run.machine, {}, run.blocks, 0, 2, 200, rule);
  check_section(add, "add");
  EXPECT_EQ(value(add, "instruction.start"), 204);
  EXPECT_EQ(value(add, "instruction.latency"), 4);
  EXPECT_EQ(value(add, "instruction.taken"), 1);
  EXPECT_EQ(value(add, "instruction.operand_start"), 4); // the load, behind the integer
  const Section first =
      explain_instruction(run.program, run.machine, {}, run.blocks, 0, 0, 200, rule);
  EXPECT_EQ(value(first, "instruction.start"), 0);
}

TEST(WhyKernelCode, ANumberFromTheCatalogueIsCited) {
  Timed run = timed(kernel::straight());
  GpuSpec gpu;
  gpu.facts.set(
      FactKey::alu_lat,
      {.value = 4, .source = verbatim("by hand"), .status = FactStatus::assumed, .note = {}});
  const Section section = explain_block(run.program, run.machine, gpu, run.blocks, 0, 200, rule);
  const auto unsure = unsure_inputs(find(section.quantities, "block.cycles"));
  ASSERT_EQ(unsure.size(), 1U);
  EXPECT_EQ(unsure.front()->id, "alu_lat");
}

TEST(WhyKernelCode, ARaisedLatencyAsksForItsTime) {
  const Section section = explain_step(
      {.level = "l2", .wave = 0, .latency = 300, .demanded = 20, .available = 10, .time = 1000});
  check_section(section, "step");
  EXPECT_EQ(value(section, "step.need"), 2000);
}

// Off by +1/2, −1/4, +1 and, with other warps, +9: of the first three the middle is 1/2, of two
// the upper counts.
TEST(WhyKernelCode, TheMedianOfTheErrorsOfLaunches) {
  using kernel::Method;
  std::vector<kernel::MeasuredLaunch> launches(4);
  launches[1].plan.block = {32, 8, 1};
  launches[1].plan.grid[0].count = 64;
  const auto error = [](std::size_t launch, std::int64_t warps, double predicted) {
    kernel::LaunchError made{launch, warps, 8, {}};
    made.predicted_us.fill(8);
    made.predicted_us[static_cast<std::size_t>(Method::kleimenov_popova)] = predicted;
    return made;
  };
  std::vector<kernel::LaunchError> errors{error(0, 16, 12), error(1, 16, 6), error(2, 16, 16),
                                          error(3, 32, 80)};
  const Section section = explain_median_error(errors, launches, Method::kleimenov_popova, 16, "G");
  check_section(section, "three");
  EXPECT_EQ(value(section, "median.error"), 0.5);
  EXPECT_EQ(value(section, "median.warps"), 16);
  EXPECT_EQ(value(section, "median.last_warps"), 16);
  const std::string text = as_text(find(section.quantities, "median.error"));
  EXPECT_THAT(text, HasSubstr("e_median = median(e_1, e_2, e_3) = median(0.5, 0.25, 1) = 0.5"));
  EXPECT_THAT(text, HasSubstr("max(t_2/t_measured2 − 1, 1 − t_2/t_measured2) = "
                              "max(6/8 − 1, 1 − 6/8) = 0.25"));
  EXPECT_THAT(text, HasSubstr("measured: measured on G: grid 64, block 32 × 8"));
  EXPECT_THAT(as_latex(find(section.quantities, "median.error")),
              HasSubstr("\\operatorname{median}\\left("));
  errors.erase(errors.begin() + 2);
  const Section two = explain_median_error(errors, launches, Method::kleimenov_popova, 16, "G");
  EXPECT_EQ(value(two, "median.error"), 0.5);
  const Section hong_kim = explain_median_error(errors, launches, Method::hong_kim, 16, "G");
  EXPECT_EQ(value(hong_kim, "median.error"), 0);
  EXPECT_TRUE(explain_median_error(errors, launches, Method::hong_kim, 7, "G").quantities.empty());
}

} // namespace
} // namespace loom::why
