/// A launch as it is planned, asked for and kept; what its charts are about; arrows beside code.

#include "core/kernel/dependences.h"
#include "core/kernel/kernel_run.h"
#include "core/why/kernel_run.h"
#include "gpus/embedded.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using kernel::Chart;
using testing::ElementsAre;
using testing::HasSubstr;

const kernel::Progress on = [](double) { return true; };

class KernelRuns : public testing::Test {
protected:
  [[nodiscard]] KernelRequest asked(const KernelPart& part = {}) const {
    return request_of(part, study, catalogue().find("h200").value(), catalogue()).value();
  }
  static KernelStudyPtr study_of(kernel::Program program) {
    KernelStudy made{.source = {.shipped = {}}, .names = {program.name}, .program = program};
    made.plan = kernel::first_plan(program);
    return std::make_shared<const KernelStudy>(std::move(made));
  }
  KernelStudyPtr study = study_of(kernel::summing());
};

TEST_F(KernelRuns, TakeFromThePartWhatItSays) {
  EXPECT_EQ(asked().plan, study->plan);
  KernelPart part;
  part.plan = study->plan;
  part.plan->block = {64, 4, 1};
  part.dimension = 2;
  EXPECT_EQ(asked(part).plan.block, (kernel::Dim3{64, 4, 1}));
  EXPECT_EQ(asked(part).dimension, 2);
  part.plan->arguments = {1024}; // this kernel has none
  const auto refused = request_of(part, study, catalogue().find("h200").value(), catalogue());
  ASSERT_FALSE(refused);
  EXPECT_THAT(to_line(refused.error()), HasSubstr("expected 0 arguments, found 1"));
}

TEST_F(KernelRuns, KeepSweepsThatTheChangeLeavesAsTheyWere) {
  const KernelRun run = completed(completed(run_kernel(asked()).value(), Chart::block_size, on),
                                  Chart::problem_size, on);
  ASSERT_TRUE(sweep_of(run, Chart::block_size));
  EXPECT_FALSE(sweep_of(run, Chart::code));
  KernelPart part;
  part.plan = study->plan;
  part.plan->block[0] = 512; // along the dimension that the sweep varies
  KernelRun wider = run_kernel(asked(part)).value();
  EXPECT_FALSE(is_complete(wider, Chart::block_size));
  keep_sweeps(wider, run);
  EXPECT_TRUE(is_complete(wider, Chart::block_size));
  EXPECT_FALSE(is_complete(wider, Chart::problem_size)); // of other blocks
  part.plan->registers = 64;
  KernelRun fuller = run_kernel(asked(part)).value();
  keep_sweeps(fuller, run);
  EXPECT_FALSE(is_complete(fuller, Chart::block_size));
}

TEST_F(KernelRuns, FindTheLaunchThatWasMeasured) {
  KernelPart part;
  part.launches_title = "mine.csv";
  part.launches = std::string("grid_x,block_x,time_us\n1024,256,3\n1024,128,5\n");
  const KernelRun run = completed(run_kernel(asked(part)).value(), Chart::accuracy, on);
  ASSERT_TRUE(run.measured()); // first_plan: 1024 blocks of 256 threads
  EXPECT_EQ(run.measured()->time_us, 3);
  kernel::Setup other = run.answer.setup;
  other.launch.block[0] = 128;
  EXPECT_EQ(run.measured(other)->time_us, 5);
  other.dynamic_shared = 4;
  EXPECT_FALSE(run.measured(other));
  ASSERT_EQ(run.errors->size(), 2U);
  const why::Section median = why::explain_median_error(run, std::array{kernel::main_method}, 0);
  why::check_section(median, "median");
  EXPECT_TRUE(why::explain_median_error(run, {}, 0).quantities.empty());
}

TEST_F(KernelRuns, SayWhatAWaveAsksForAlone) {
  const KernelRun run = run_kernel(asked()).value();
  const std::vector<WaveNeed> needs = wave_needs(run);
  const std::vector<std::string_view> levels = memory_levels(run);
  ASSERT_EQ(needs.size(), 2 + levels.size());
  EXPECT_EQ(needs[0].what, "latency");
  EXPECT_EQ(needs[1].what, "issue");
  EXPECT_EQ(needs[1].cycles, run.main().waves.front().delays);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    EXPECT_EQ(needs[2 + i].what, levels[i]);
    const kernel::LatencyStep step = latency_steps(run.main(), levels[i]).front();
    // Volume over bandwidth.
    EXPECT_DOUBLE_EQ(needs[2 + i].cycles, step.demanded * step.time / step.available);
  }
  EXPECT_NE(std::ranges::find(levels, shown_level(run)), levels.end());
  KernelPart part;
  part.level = levels.front();
  EXPECT_EQ(shown_level(run_kernel(asked(part)).value()), levels.front());
}

TEST_F(KernelRuns, EveryPartOfATimeHasItsNumber) {
  using Kind = DiagramPart::Kind;
  const KernelRun run = run_kernel(asked()).value();
  const why::Section section = why::explain_run(run);
  const auto names = [&](const DiagramPart& part) {
    const std::string id = why::quantity_of(run, part);
    EXPECT_TRUE(why::find(section.quantities, id)) << id;
    return id;
  };
  for (int method = 0; method < kernel::method_count; ++method) {
    const kernel::Prediction& of = run.answer.of(static_cast<kernel::Method>(method));
    for (std::size_t wave = 0; wave < of.waves.size(); ++wave)
      (void)names({Kind::wave, method, static_cast<std::int64_t>(wave)});
    (void)names({Kind::launch, method});
  }
  EXPECT_EQ(names({Kind::need, 0}), "wave_1_longest_warp");
  EXPECT_EQ(names({Kind::need, 1}), "wave_1_delays");
  EXPECT_EQ(why::quantity_of(run, {Kind::need, 2}), "step.need");
  EXPECT_EQ(why::quantity_of(run, {Kind::line, 2}), "");
  EXPECT_EQ(why::quantity_of(run, {Kind::dispatch, 2}), "hong_kim_time.dispatch_wait");
}

TEST_F(KernelRuns, APointOfASweepIsALaunchOfItsOwn) {
  const KernelRun run = completed(run_kernel(asked()).value(), Chart::block_size, on);
  const kernel::SweepPoint& point = run.block_sweep->points.front();
  const why::Section section = why::explain_point(run, point, "point.", verbatim("Point"));
  why::check_section(section, "point");
  EXPECT_EQ(section.id, "point.");
  EXPECT_EQ(why::value(section, "point.kernel_time"), point.time_us[0]);
}

TEST_F(KernelRuns, ShowTheBusiestBlockUnlessThePartNamesOne) {
  const KernelRun run = run_kernel(asked()).value();
  EXPECT_EQ(chosen_block({}, run), 1); // the loop
  KernelPart part;
  part.code_block = 7; // of another kernel
  EXPECT_EQ(chosen_block(part, run), 2);
}

/// The loop with a line for each instruction, and one for the phi that brings the sum.
kernel::Program with_lines() {
  kernel::Program program = kernel::summing();
  program.blocks[1].lines = {{.text = "%sum = phi", .value = 2},
                             {.text = "%x = load", .instruction = 0, .value = 0},
                             {.text = "%next = fadd", .instruction = 1, .value = 1},
                             {.text = "br", .instruction = 2}};
  return program;
}

TEST(Dependences, AreOfTheIterationAndFromTheOneBefore) {
  const auto all = kernel::dependences(with_lines(), 1, 12);
  ASSERT_EQ(all.size(), 3U);
  // The short one first, beside the code; that which is carried last.
  EXPECT_EQ(all[0].from, 1);
  EXPECT_THAT(all[0].to, ElementsAre(2));
  EXPECT_EQ(all[0].lane, 0U);
  EXPECT_EQ(all[1].from, 0);
  EXPECT_EQ(all[1].span(), std::pair(0, 2));
  EXPECT_EQ(all[1].lane, 1U);
  EXPECT_TRUE(all[2].carried);
  EXPECT_EQ(all[2].from, 2);
  EXPECT_THAT(all[2].to, ElementsAre(0));
  EXPECT_EQ(all[2].lane, 2U);
}

TEST(Dependences, ShareTheOutermostLaneWhereLanesGiveOut) {
  for (const kernel::Dependence& each : kernel::dependences(with_lines(), 1, 1))
    EXPECT_EQ(each.lane, 0U);
}

} // namespace
} // namespace loom
