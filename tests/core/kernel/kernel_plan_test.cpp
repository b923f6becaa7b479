/// Launches as one plans them, where a thread's time goes, and measured launches.

#include "core/kernel/measured_launches.h"
#include "core/kernel/time_expression.h"
#include "tests/core/kernel/kernel_by_hand.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace loom::kernel {
namespace {

using testing::HasSubstr;

const Progress on = [](double) { return true; };

std::vector<BlockTime> times_of(const Program& program, double latency) {
  const Machine machine = plain_machine();
  const auto profiled = profile(program, setup_of(1, 32), machine);
  EXPECT_TRUE(profiled.has_value());
  return longest_block_times(program, *profiled, machine, latency, Rule::sum_of_delays);
}

TEST(TimeExpression, OfALoopIsItsLongestChain) {
  // An iteration waits for the load, 100 cycles, and then issues the sum for 1: 100 times.
  const Program program = summing();
  const BlockTime body = times_of(program, 100)[1];
  expect_near(body.executions, 100);
  expect_near(body.cycles, 100 * 101);
  expect_near(body.delays, 4 + 1 + 1);
  expect_near(body.chain_cycles(), 100 + 1);
  ASSERT_EQ(body.chain.size(), 2U);
  EXPECT_EQ(body.chain[0].instruction, 0);
  EXPECT_TRUE(body.chain[0].latency);
  EXPECT_EQ(body.chain[1].instruction, 1);
  EXPECT_EQ(chain_text(program.blocks[1], body.chain, Rule::sum_of_delays), "lat_mem + del_fp32");
  EXPECT_EQ(delays_text(program.blocks[1], Rule::sum_of_delays), "del_mem + del_fp32 + del_branch");
}

TEST(TimeExpression, WithoutWaitingIsTheSumOfDelays) {
  const BlockTime body = times_of(summing(), 0)[1];
  expect_near(body.cycles, 100 * 6);
  expect_near(body.chain_cycles(), 4); // the load alone
}

TEST(TimeExpression, OfAStraightLineGoesThroughAllThatWait) {
  // 4 for the integer, 100 for the load, 4 for the sum, 4 to issue the store.
  const Program program = straight();
  const BlockTime block = times_of(program, 100)[0];
  expect_near(block.executions, 1);
  expect_near(block.chain_cycles(), 112);
  EXPECT_EQ(chain_text(program.blocks[0], block.chain, Rule::sum_of_delays),
            "lat_int + lat_mem + lat_fp32 + del_mem");
}

TEST(Plan, MakesTheGridOfTheBlock) {
  Program program = straight();
  program.arguments = {{.name = "n"}};
  Plan plan = first_plan(program);
  plan.arguments = {1000};
  plan.grid[0] = {Extent::By::argument, 1, 0};
  plan.grid[1] = {Extent::By::threads, 100};
  plan.grid[2] = {Extent::By::blocks, 3};
  plan.block = {32, 8, 1};
  plan.shared = 16;
  plan.shared_per_thread = true;
  const kernel::Setup setup = setup_of(plan, program);
  EXPECT_EQ(setup.launch.grid, (Dim3{32, 13, 3})); // 31.25 and 12.5, rounded up
  EXPECT_EQ(setup.dynamic_shared, 16 * 256);
  EXPECT_EQ(setup.launch.arguments[0], 1000);
  const Plan twice = with_size(plan, size_arguments(program), 2000);
  EXPECT_EQ(setup_of(twice, program).launch.grid[0], 63); // 62.5
}

TEST(Sweep, OfTheBlockKeepsTheThreads) {
  const Program program = straight();
  Plan plan = first_plan(program);
  plan.grid[0] = {Extent::By::threads, 4096};
  const Sweep sweep = sweep_block(program, plain_machine(), plan, 0, on);
  ASSERT_EQ(sweep.points.size(), 32U); // 32, 64, ..., 1024
  for (const SweepPoint& point : sweep.points)
    EXPECT_EQ(setup_of(point.plan, program).launch.grid[0],
              std::int64_t(std::ceil(4096 / point.at)));
  const auto best = sweep.best(main_method);
  ASSERT_TRUE(best);
  for (const SweepPoint& point : sweep.points)
    EXPECT_LE(sweep.points[*best].time_us[0], point.time_us[0]);
}

TEST(Sweep, OfTheProblemIsOfRoundSizesAndItsOwn) {
  Program program = straight();
  program.arguments = {{.name = "n"}, {.name = "m"}};
  Plan plan = first_plan(program);
  plan.arguments = {100, 50};
  plan.grid[0] = {Extent::By::argument, 1, 0};
  const Sweep sweep = sweep_size(program, plain_machine(), plan, {0, 1}, on);
  const auto at = [&](double size) {
    return std::find_if(sweep.points.begin(), sweep.points.end(),
                        [size](const SweepPoint& point) { return point.at == size; });
  };
  for (const double size : {32, 36, 60, 64, 72, 100, 32768})
    EXPECT_NE(at(size), sweep.points.end()) << size;
  EXPECT_EQ(at(101), sweep.points.end());
  EXPECT_EQ(at(64)->plan.arguments, (std::vector<std::int64_t>{64, 32}));
  EXPECT_EQ(at(100)->plan, plan);
}

TEST(Sweep, Stops) {
  const Sweep sweep = sweep_block(straight(), plain_machine(), first_plan(straight()), 0,
                                  [](double) { return false; });
  EXPECT_TRUE(sweep.points.empty());
}

TEST(MeasuredLaunches, AreReadByTheirColumns) {
  Program program = straight();
  program.arguments = {{.name = "p", .pointer = true, .integer = false}, {.name = "hidden"}};
  const std::string text = "# a note\n"
                           "kernel,n,grid_x,grid_y,block_x,time_us,min_us,who\n"
                           "other,1,1,1,32,9,8,me\n"
                           "straight,64,4,2,48,7.5,7,me\n";
  const ColumnAlias alias[] = {{"hidden", "n"}};
  const auto launches = measured_launches(text, "my.csv", program, alias);
  ASSERT_TRUE(launches.has_value()) << launches.error().detail.english();
  ASSERT_EQ(launches->size(), 1U);
  const MeasuredLaunch& launch = launches->front();
  EXPECT_EQ(launch.plan.arguments[1], 64);
  EXPECT_EQ(launch.warps, 4 * 2 * 2); // 48 threads are two warps
  EXPECT_EQ(launch.time_us, 7.5);
  EXPECT_EQ(launch.min_us, 7);
  EXPECT_EQ(launch.max_us, 7.5);
}

TEST(MeasuredLaunches, SayWhatIsWrongAndWhere) {
  const auto problem = [](const std::string& text) {
    Program program = straight();
    program.arguments = {{.name = "n"}};
    const auto launches = measured_launches(text, "my.csv", program);
    return launches ? std::string("none") : to_line(launches.error());
  };
  EXPECT_THAT(problem("time_us\n3\n"), HasSubstr("expected a column 'n'"));
  EXPECT_THAT(problem("n,grid_x\n3,1\n"), HasSubstr("expected a column 'time_us'"));
  EXPECT_THAT(problem("n,time_us\n3,1\n3,fast\n"), HasSubstr("my.csv:3:2"));
  EXPECT_THAT(problem("n,time_us\n3\n"), HasSubstr("expected 2 fields, found 1"));
  EXPECT_THAT(problem("n,block_x,time_us\n3,0,1\n"), HasSubstr("from 1 to 1024, found '0'"));
  EXPECT_THAT(problem("n,block_x,block_y,time_us\n3,1024,2,1\n"),
              HasSubstr("my.csv:2:1: expected a block"));
  EXPECT_THAT(problem("n,grid_x,grid_y,grid_z,time_us\n3,2147483647,2147483647,2147483647,1\n"),
              HasSubstr("a grid of at most 1099511627776 blocks"));
  EXPECT_THAT(problem("n,time_us,kernel\n3,1,other\n"), HasSubstr("found none"));
  EXPECT_THAT(problem(""), HasSubstr("found none"));
}

TEST(LaunchErrors, AreMediansByWarps) {
  // Off by 10 %, -30 % and 20 % at 8 warps, by 50 % at 16.
  std::vector<LaunchError> errors;
  for (const auto& [warps, predicted] :
       {std::pair{8, 110.0}, std::pair{8, 70.0}, std::pair{8, 120.0}, std::pair{16, 150.0}}) {
    LaunchError& error = errors.emplace_back();
    error.warps = warps;
    error.measured_us = 100;
    error.predicted_us.fill(predicted);
  }
  const auto by_warps = errors_by_warps(errors, Method::hong_kim);
  ASSERT_EQ(by_warps.size(), 2U);
  EXPECT_EQ(by_warps[0].warps, 8);
  EXPECT_NEAR(by_warps[0].median, 0.2, 1e-12);
  EXPECT_EQ(by_warps[1].warps, 16);
  EXPECT_NEAR(by_warps[1].median, 0.5, 1e-12);
  EXPECT_NEAR(median_error(errors, Method::hong_kim), 0.3, 1e-12);
}

TEST(LaunchErrors, JoinThoseWithNearlyAsManyWarps) {
  // 66 is within a twentieth of 64, 68 is not.
  std::vector<LaunchError> errors;
  for (const std::int64_t warps : {64, 66, 68}) {
    LaunchError& error = errors.emplace_back();
    error.warps = warps;
    error.measured_us = 100;
    error.predicted_us.fill(100 + static_cast<double>(warps));
  }
  const auto by_warps = errors_by_warps(errors, Method::hong_kim);
  ASSERT_EQ(by_warps.size(), 2U);
  EXPECT_EQ(by_warps[0].warps, 64);
  EXPECT_EQ(by_warps[0].last, 66);
  EXPECT_NEAR(by_warps[0].median, 0.66, 1e-12); // of two the upper
  EXPECT_EQ(by_warps[1].warps, 68);
}

} // namespace
} // namespace loom::kernel
