// Where the time expression of a kernel's block comes from.

#include "core/why/kernel_code.h"
#include "tests/core/kernel_by_hand.h"
#include "tests/core/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

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
  run.blocks = kernel::longest_block_times(run.program, *profile, run.machine, 200);
  return run;
}

Section block_of(const Timed& run, int block) {
  return explain_block(run.program, run.machine, {}, run.blocks, block, 200);
}

// int 4 -> load 200 -> add 4 -> store takes 4; the instructions take 2, 4, 1 and 4 cycles, or,
// where units work side by side, one each.
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

TEST(WhyKernelCode, AnInstructionNamesItsOperand) {
  const Timed run = timed(kernel::straight());
  const Section add = explain_instruction(run.program, run.machine, {}, run.blocks, 0, 2, 200);
  check_section(add, "add");
  EXPECT_EQ(value(add, "instruction.start"), 204);
  EXPECT_EQ(value(add, "instruction.latency"), 4);
  EXPECT_EQ(value(add, "instruction.taken"), 1);
  EXPECT_EQ(value(add, "instruction.operand_start"), 4); // the load, behind the integer
  const Section first = explain_instruction(run.program, run.machine, {}, run.blocks, 0, 0, 200);
  EXPECT_EQ(value(first, "instruction.start"), 0);
}

TEST(WhyKernelCode, ANumberFromTheCatalogueIsCited) {
  Timed run = timed(kernel::straight());
  GpuSpec gpu;
  gpu.facts.set(FactKey::alu_lat,
                {.value = 4, .source = "by hand", .status = FactStatus::assumed, .note = {}});
  const Section section = explain_block(run.program, run.machine, gpu, run.blocks, 0, 200);
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

} // namespace
} // namespace loom::why
