// The rules of real kernels, each against what was measured of it by itself or worked by hand.

#include "core/gpu/catalogue.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "gpus/embedded.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/core/kernel/measured_rows.h"

#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <map>
#include <set>

namespace loom::kernel {
namespace {

const Machine& h200() {
  static const Catalogue catalogue(embedded_gpu_files());
  static const Machine it =
      machine(*catalogue.find("h200").value(), {}, expansions_csv(catalogue.files())).value();
  return it;
}

Machine with(Effect effect) {
  Machine out = plain_machine();
  out.effects.set(static_cast<std::size_t>(effect));
  return out;
}

TEST(KernelEffects, EachHasANameByWhichItIsFound) {
  for (std::size_t i = 0; i < effect_count; ++i)
    EXPECT_EQ(find_effect(effect_names[i]), static_cast<Effect>(i));
  EXPECT_FALSE(find_effect("phlogiston"));
  EXPECT_EQ(h200().effects, all_effects);
  EXPECT_TRUE(h200().plain().effects.none());
}

TEST(KernelEffects, WorkingSetsFallOutOfTheL1AsMeasured) {
  // The L1 is what the shared memory leaves of 248 KiB; 281 cycles are those of the L2.
  constexpr double hit = 34.2, miss = 281;
  double sum = 0;
  int looked_at = 0;
  std::set<std::pair<double, double>> seen; // the driver's own choices repeat them at the end
  for (const auto& row : measured_rows(
           "h200_l1_shared.csv", {"shared_per_block", "blocks_per_sm", "working_set", "cycles"})) {
    // A block takes 1024 bytes more: these fill a carve-out of the guide's to the last byte.
    const double carve_out = row[0] / 1024 + 1;
    constexpr std::array sizes{8, 16, 32, 64, 100, 132, 164, 196, 228};
    if (row[1] != 1 || std::ranges::find(sizes, carve_out) == sizes.end() ||
        !seen.insert({row[0], row[2]}).second)
      continue;
    const double room = h200().overhead(Overhead::l1_and_shared) - carve_out;
    const double measured = std::clamp(1 - (row[3] - hit) / (miss - hit), 0.0, 1.0);
    const double expected = kept(row[2] / 1024 / room);
    EXPECT_NEAR(expected, measured, 0.21) << row[2] << " bytes of " << room << " KiB";
    sum += std::abs(expected - measured);
    ++looked_at;
  }
  EXPECT_GT(looked_at, 200);
  EXPECT_LT(sum / looked_at, 0.03);
}

TEST(KernelEffects, StreamsApproachTheBandwidthAsMeasured) {
  struct Stream {
    double alone = 0, best = 0;
    std::vector<std::pair<double, double>> points{};
  };
  std::map<std::vector<double>, Stream> streams;
  for (const auto& row :
       measured_rows("h200_streams.csv", {"reads", "writes", "bytes_a_thread", "steps_at_once",
                                          "warps_per_sm", "gbps"})) {
    Stream& stream = streams[{row[0], row[1], row[2], row[3]}];
    if (row[4] == 1)
      stream.alone = row[5];
    stream.best = std::max(stream.best, row[5]);
    stream.points.emplace_back(row[4], row[5]);
  }
  for (const auto& [of, stream] : streams) {
    // Too few bytes are under way of one word a thread for the bandwidth to be reached.
    if (of[0] == 0 || stream.best < 3900)
      continue;
    const bool mixed = of[1] > 0;
    const double k = h200().overhead(mixed ? Overhead::soft_mixed : Overhead::soft_reads);
    double sum = 0;
    for (const auto& [warps, gbps] : stream.points)
      sum += std::abs(
          std::pow(std::pow(warps * stream.alone, -k) + std::pow(stream.best, -k), -1 / k) / gbps -
          1);
    EXPECT_LT(sum / static_cast<double>(stream.points.size()), mixed ? 0.05 : 0.02)
        << of[0] << " reads, " << of[1] << " writes";
  }
}

TEST(KernelEffects, WritesCostTheDramWhatStreamsShow) {
  const Machine& gpu = h200();
  const auto gbps = [&](double reads, double writes) {
    const double cost = reads + gpu.overhead(Overhead::stream_writes) * writes +
                        gpu.overhead(Overhead::stream_turns) * std::min(reads, writes);
    return (reads + writes) / cost * gpu.bandwidth.dram * gpu.overhead(Overhead::stream_reads) *
           gpu.clock * 1e-3;
  };
  EXPECT_NEAR(gbps(1, 0), 4714, 20); // h200_streams.csv: the most of each kind
  EXPECT_NEAR(gbps(0, 1), 4445, 20);
  EXPECT_NEAR(gbps(1, 1), 4065, 20);
  EXPECT_NEAR(gbps(2, 1), 4267, 0.03 * 4267);
  EXPECT_NEAR(gbps(3, 1), 4339, 0.03 * 4339);
}

TEST(KernelEffects, RandomPlacesAreAsManyAsMeasured) {
  double most = 0;
  for (const auto& row : measured_rows("h200_random_chunks.csv",
                                       {"footprint_bytes", "chunk_bytes", "spacing_bytes", "gbps"}))
    if (row[0] == 8589934592 && row[1] == 32 && row[2] == 32)
      most = std::max(most, row[3] / 32);
  EXPECT_NEAR(h200().random_places * h200().clock * 1e-3, most, 0.01 * most);
}

TEST(KernelEffects, OperationsTakeAsLongAsMeasured) {
  // h200_pipes.csv, latency of a chain; of rcp.rn an FADD less, which follows it there.
  const std::pair<const char*, double> measured[] = {
      {"div.rn.f32", 59.71},       {"sqrt.rn.f32", 58.96},  {"rcp.rn.f32", 82.97 - 4.25},
      {"div.rn.f64", 130.1},       {"mul.lo.s64", 17.12},   {"mul.hi.s32", 9.155},
      {"rsqrt.approx.f32", 40.48}, {"div.full.f32", 46.36}, {"lea.b32", 4.25}};
  for (const auto& [operation, cycles] : measured) {
    const Expansion* is = h200().expansion(operation);
    ASSERT_TRUE(is) << operation;
    // The measuring loop is a quarter of a cycle of each.
    EXPECT_NEAR(is->chain * h200().cost(Kind::fp32).latency, cycles - 0.25, 0.04 * cycles)
        << operation;
  }
  EXPECT_FALSE(h200().expansion("bar.sync"));
  EXPECT_FALSE(h200().plain().expansion("div.rn.f32"));
}

TEST(KernelEffects, EitherPipeTakesIntegersWhereFewerAre) {
  // h200_pipes.csv: VIADD and LOP3 in turn 0.5619 cycles of an SM for two, IADD3 alone 0.5053.
  Program program = straight();
  program.blocks[0].instructions = {{.kind = Kind::integer, .result = 0, .operation = "add.s32"},
                                    {.kind = Kind::integer, .result = 1, .operation = "and.b32"}};
  const auto profiled = profile(program, setup_of(1, 32), h200());
  ASSERT_TRUE(profiled);
  const PathCost cost = path_costs(program, *profiled, h200(), 0, Rule::busiest_unit)[0][0];
  expect_near(cost.units[static_cast<std::size_t>(Unit::integer)], 2);
  expect_near(cost.units[static_cast<std::size_t>(Unit::fp32)], 2);
}

TEST(KernelEffects, WarpsQueueForAUnit) {
  expect_near(queued(1, 50, 100), 100);
  expect_near(queued(2, 50, 100), 125); // the second meets the first half of the time
  expect_near(queued(2, 100, 100), 200);
  expect_near(queued(8, 0, 100), 100);
}

/// int -> load -> add -> store, and the same again.
Program twice() {
  Program program = straight();
  program.values = 6;
  std::vector<Instruction>& all = program.blocks[0].instructions;
  const Program first = straight();
  for (Instruction each : first.blocks[0].instructions) {
    each.result += each.result < 0 ? 0 : 3;
    for (int& operand : each.operands)
      operand += 3;
    all.push_back(each);
  }
  return program;
}

TEST(KernelEffects, LoadsStayBehindStores) {
  const auto time = [](const Program& program, const Machine& gpu) {
    const auto profiled = profile(program, setup_of(1, 32), gpu);
    EXPECT_TRUE(profiled);
    return path_costs(program, *profiled, gpu, 100, Rule::busiest_unit)[0][0].time;
  };
  const Machine ordered = with(Effect::store_order);
  EXPECT_LT(time(twice(), plain_machine()), 130);
  EXPECT_GT(time(twice(), ordered), 200);
  Program passes = twice();
  for (Instruction& each : passes.blocks[0].instructions)
    each.read_only = each.kind == Kind::load;
  expect_near(time(passes, ordered), time(twice(), plain_machine()));
}

// No cache and no DRAM serves shared memory: nothing of theirs makes a chase through it longer.
TEST(KernelEffects, SharedMemoryWaitsForNoCache) {
  const std::string text =
      read_file(LOOM_SOURCE_DIR "/tests/kernels/shared_chase.ptx").value_or("");
  const auto program = read_kernel(text, "shared_chase.ptx", {});
  ASSERT_TRUE(program) << to_line(program.error());
  kernel::Setup setup;
  setup.launch = {{40, 1, 1}, {32, 1, 1}, {std::nullopt, std::nullopt, std::int64_t{4096}}};
  const auto time = [&](const Machine& gpu) {
    const auto answer = predict(*program, setup, gpu);
    EXPECT_TRUE(answer);
    return answer ? answer->of(main_method).exec_us : 0;
  };
  Machine without = h200();
  without.effects.reset(static_cast<std::size_t>(Effect::slowest_load));
  EXPECT_NEAR(time(h200()), time(without), 0.01 * time(without));
}

TEST(KernelEffects, AnArgumentThatMemoryIndexesIsNotCached) {
  Program program = straight();
  Instruction& load = program.blocks[0].instructions[1];
  load.placed = false;
  load.decided_by = {add(program, {.op = ExprOp::thread_id, .bits = 64})};
  kernel::Setup setup = setup_of(100, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  Machine gpu = with(Effect::slowest_load);
  gpu.l2_bytes = 1e9;
  const auto known = profile(program, setup, gpu);
  gpu.effects.set(static_cast<std::size_t>(Effect::unknown_size));
  const auto unknown = profile(program, setup, gpu);
  ASSERT_TRUE(known && unknown);
  EXPECT_GT(unknown->walk.accesses[0].served->dram, 0.99);
  EXPECT_LT(known->walk.accesses[0].served->dram, 0.01);
}

TEST(KernelEffects, SharedMemoryLeavesSoManyLinesOfTheL1) {
  Program program = straight();
  kernel::Setup setup = setup_of(1000, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  setup.dynamic_shared = 231424; // the largest carve-out: 228 of 248 KiB
  const auto full = profile(program, setup, h200());
  ASSERT_TRUE(full);
  expect_near(full->l1_lines, 160);
}

TEST(KernelEffects, OtherMethodsHaveNone) {
  const Program program = summing();
  kernel::Setup setup = setup_of(1000, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  const auto all = predict(program, setup, h200());
  const auto none = predict(program, setup, h200().plain());
  ASSERT_TRUE(all && none);
  for (const Method method :
       {Method::kleimenov_popova, Method::hong_kim, Method::bound, Method::saturation})
    EXPECT_EQ(all->of(method).time_us(), none->of(method).time_us());
  EXPECT_NE(all->of(Method::busiest_unit).time_us(), none->of(Method::busiest_unit).time_us());
}

} // namespace
} // namespace loom::kernel
