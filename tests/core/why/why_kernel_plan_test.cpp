// Where the numbers of a kernel's planned launch come from.

#include "core/why/kernel_plan.h"
#include "core/why/section.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using kernel::Extent;
using testing::HasSubstr;

/// On an H200; its machine by hand.
Section launch_of(const kernel::Program& program, const kernel::Plan& plan,
                  kernel::Machine machine = kernel::plain_machine()) {
  const auto answer = kernel::predict(program, kernel::setup_of(plan, program), machine);
  EXPECT_TRUE(answer);
  return {"plan", verbatim("Plan"),
          kernel_launch_quantities(program, plan, *answer, machine, **catalogue().find("h200"))};
}

// 32 × 8 threads; ⌈4000/32⌉ = 125 blocks along x, ⌈1000/8⌉ = 125 along y. An SM of compute
// capability 9.0 holds 64 warps: 8 blocks of 8, and 65536 registers are as many of 32 a thread.
TEST(WhyKernelPlan, ALaunchByHand) {
  kernel::Program program = kernel::straight();
  program.arguments = {{.name = "n"}};
  kernel::Plan plan = kernel::first_plan(program);
  plan.block = {32, 8, 1};
  plan.grid = {Extent{Extent::By::threads, 4000, -1}, Extent{Extent::By::argument, 1, 0}, Extent{}};
  plan.arguments = {1000};
  plan.l1_hits = 0.25;
  plan.l2_hits = 0.5;
  const Section section = launch_of(program, plan);
  check_section(section, "launch");
  EXPECT_EQ(value(section, "block_x"), 32);
  EXPECT_EQ(value(section, "block_y"), 8);
  EXPECT_EQ(value(section, "kernel_threads"), 256);
  EXPECT_EQ(value(section, "grid_x_threads"), 4000);
  EXPECT_EQ(value(section, "argument_0"), 1000);
  EXPECT_EQ(value(section, "grid_x"), 125);
  EXPECT_EQ(value(section, "grid_y"), 125);
  EXPECT_EQ(value(section, "kernel_blocks"), 15625);
  EXPECT_EQ(value(section, "kernel_warps_per_block"), 8);
  EXPECT_EQ(value(section, "kernel_blocks_per_sm"), 8);
  EXPECT_EQ(value(section, "kernel_warps"), 64);
  EXPECT_EQ(value(section, "kernel_l1"), 0.25);
  EXPECT_EQ(value(section, "kernel_l2"), 0.5);
  const std::string text = as_text(find(section.quantities, "kernel_blocks"));
  EXPECT_THAT(text, HasSubstr("N_blocks = G_x·G_y = 125·125 = 15625 blocks"));
  EXPECT_THAT(text, HasSubstr("⌈n/B_y⌉) = max(1, ⌈1000/8⌉) = 125 blocks"));
  // Down to the limits of the SM.
  const std::string held = as_text(find(section.quantities, "kernel_blocks_per_sm"));
  EXPECT_THAT(held, HasSubstr("65536"));
  EXPECT_THAT(held, HasSubstr("compute capability 9.0"));
}

TEST(WhyKernelPlan, SharedMemoryForEachThread) {
  kernel::Plan plan;
  plan.block = {64, 1, 1};
  plan.shared = 16;
  plan.shared_per_thread = true;
  const Section section = launch_of(kernel::straight(), plan);
  check_section(section, "shared");
  EXPECT_EQ(value(section, "kernel_shared"), 16);
  EXPECT_EQ(value(section, "kernel_shared_of_block"), 1024);
}

TEST(WhyKernelPlan, WhatIsEstimatedOrAssumedSaysSo) {
  kernel::Machine machine = kernel::plain_machine();
  machine.assumptions = {Text{"%1 of G is not known: half of the DRAM's is taken, %2 cycles"}(
      "l2_lat", Sourced{100, "assumed.l2_lat"})};
  machine.l2_bytes = 2048;
  const Section section = launch_of(kernel::straight(), kernel::Plan{}, machine);
  check_section(section, "assumed");
  EXPECT_EQ(value(section, "assumed.l2_lat"), 100);
  EXPECT_EQ(find(section.quantities, "assumed.l2_lat")->status, FactStatus::assumed);
  EXPECT_FALSE(find(section.quantities, "assumed.sfu_lat"));
  EXPECT_EQ(value(section, "kernel_l2_size"), 2);
  // A block of 256 threads reads 4 bytes each once, so the L1 serves nothing.
  EXPECT_EQ(value(section, "kernel_l1"), 0);
  EXPECT_THAT(as_text(find(section.quantities, "kernel_l1")),
              HasSubstr("those that their block made before"));
}

// Else no language but English would have it.
TEST(WhyKernelPlan, EveryAssumptionIsATextThatIsTranslated) {
  int assumed = 0;
  for (const std::string& id : catalogue().ids()) {
    const auto machine = kernel::machine(**catalogue().find(id), {});
    if (!machine)
      continue;
    kernel::Setup setup = kernel::setup_of(16, 64);
    setup.l1_hits.reset();
    setup.l2_hits.reset();
    const auto profile = kernel::profile(kernel::summing(), setup, *machine);
    ASSERT_TRUE(profile) << id;
    for (const Message& each : profile->assumptions) {
      ++assumed;
      EXPECT_FALSE(each.text().english.empty()) << each.english();
      for (const Message& part : each.values())
        EXPECT_EQ(part.quantity().empty(),
                  part.english().find_first_not_of("0123456789.e+-") != std::string::npos)
            << part.english();
    }
  }
  EXPECT_GT(assumed, 20);
}

TEST(WhyKernelPlan, AnAssumptionSaysItsNumbers) {
  const Message each = Text{"%2 of %1 is 5 %"}("a", Sourced{7, "seven"});
  EXPECT_EQ(each.english(), "7 of a is 5 %");
  EXPECT_TRUE(kernel::says(each, "seven"));
  EXPECT_FALSE(kernel::says(each, "a"));
}

} // namespace
} // namespace loom::why
