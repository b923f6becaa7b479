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
  // 100 blocks of 8 warps load a sector for each thread; all of them store to the same 256 words.
  constexpr double stored = 256 * 4, loaded = 100 * 8 * 32 * 32;
  gpu.l2_bytes = stored + loaded - 1;
  const auto known = profile(program, setup, gpu);
  gpu.effects.set(static_cast<std::size_t>(Effect::unknown_size));
  const auto unknown = profile(program, setup, gpu);
  ASSERT_TRUE(known && unknown);
  EXPECT_GT(unknown->walk.accesses[0].served->dram, 0.99);
  EXPECT_LT(known->walk.accesses[0].served->dram, 0.01);
  EXPECT_FALSE(unknown->sized);
  // More than is loaded no array has of it.
  gpu.l2_bytes = stored + loaded;
  const auto small = profile(program, setup, gpu);
  ASSERT_TRUE(small);
  EXPECT_TRUE(small->sized);
  EXPECT_LT(small->walk.accesses[0].served->dram, 0.01);
}

TEST(KernelEffects, AGivenSizeSaysWhatTheL2HasOfIt) {
  Program program = straight();
  program.objects = {"in", "out"};
  program.object_arguments = {0, 1};
  program.arguments = {{.name = "in", .pointer = true}, {.name = "out", .pointer = true}};
  Instruction& load = program.blocks[0].instructions[1];
  load.placed = false;
  load.decided_by = {add(program, {.op = ExprOp::thread_id, .bits = 64})};
  kernel::Setup setup = setup_of(1000, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  Machine gpu = with(Effect::slowest_load);
  gpu.effects.set(static_cast<std::size_t>(Effect::unknown_size));
  const auto served = [&](std::int64_t bytes, double l2) {
    setup.sizes = {{0, bytes}};
    gpu.l2_bytes = l2;
    return profile(program, setup, gpu).value().walk.accesses[0].served->l2;
  };
  // 1000 blocks of 8 warps load 1024 bytes each at random, and store 128 beside them.
  constexpr double loaded = 1000 * 8 * 1024, all = loaded + 1000 * 8 * 128;
  EXPECT_NEAR(served(1 << 20, 1 << 30), 1, 1e-9); // the L2 has everything
  // 1 MiB comes again after 1 MiB and what is stored meanwhile.
  constexpr double size = 1 << 20, between = size * all / loaded;
  EXPECT_NEAR(served(1 << 20, between / 2), (1 - size / loaded) / 2, 1e-3);
  EXPECT_NEAR(served(1 << 20, between / 4), (1 - size / loaded) / 4, 1e-3);
  EXPECT_NEAR(served(1 << 30, 1 << 20), 0, 1e-9); // nothing is touched twice
}

TEST(KernelEffects, LoadsOfSharedMemoryAreJoinedAsPtxasJoinsThem) {
  // Machine code of nvcc 13.0 for compute capability 9.0 has so many LDS.128 and LDS of the loads
  // of a word that PTX has.
  const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/further.ptx", 1 << 24).value();
  struct Loads {
    int all = 0, of_16 = 0, left = 0;
  };
  const auto loads_of = [&](const char* kernel) {
    Loads loads;
    const Program program = read_kernel(ptx, "further.ptx", kernel, Loops::written).value();
    for (const Block& block : program.blocks)
      for (const Instruction& is : block.instructions)
        if (is.kind == Kind::load && is.space == Space::shared) {
          ++loads.all;
          loads.of_16 += is.joined_bytes == 16 ? 1 : 0;
          loads.left += is.joined_to < 0 ? 1 : 0;
        }
    return loads;
  };
  const Loads attention = loads_of("online_attention");
  EXPECT_EQ(attention.all, 64);
  EXPECT_EQ(attention.of_16, 16);
  EXPECT_EQ(attention.left, 16);
  const Loads nearest = loads_of("kmeans_assign"); // of two centres at a time, ptxas of eight
  EXPECT_EQ(nearest.all, 16);
  EXPECT_EQ(nearest.of_16, 16 / 4);
  const Loads product =
      loads_of("matmul_int8"); // rows of 17 words, and words that are loaded again
  EXPECT_EQ(product.all, 128);
  EXPECT_EQ(product.of_16, 0);
  EXPECT_EQ(product.left, 80);
}

TEST(KernelEffects, AtomicsTakeTheL2AsLongAsMeasured) {
  for (const auto& row :
       measured_rows("h200_random_atomics.csv",
                     {"footprint_bytes", "lanes", "together", "warps_per_sm", "cycles_between"})) {
    const bool fits = row[0] == 1 << 20 || row[0] == 1 << 25;
    if (row[1] != 32 || row[2] != 1 || row[3] != 64 || (!fits && row[0] != 8.0 * (1 << 30)))
      continue;
    Program program = straight();
    Instruction& atomic = program.blocks[0].instructions[1];
    atomic.kind = Kind::atomic;
    atomic.written = Kind::integer;
    atomic.placed = false;
    atomic.address = unknown;
    atomic.decided_by = {add(program, {.op = ExprOp::thread_id, .bits = 64})};
    kernel::Setup setup = setup_of(1, 32);
    setup.l1_hits = setup.l2_hits = std::nullopt;
    const auto profiled = profile(program, setup, h200());
    ASSERT_TRUE(profiled);
    Profile of = *profiled;
    of.walk.accesses[0].served = {.l1 = 0, .l2 = fits ? 1.0 : 0, .dram = fits ? 0 : 1.0};
    std::vector<double> cycles;
    for (const bool returns : {false, true}) {
      atomic.returns = returns;
      cycles.push_back(path_costs(program, of, h200(), 0, Rule::busiest_unit)[0][0].atomics / 32);
    }
    const auto nearest =
        std::ranges::min_element(cycles, {}, [&](double each) { return std::abs(each - row[4]); });
    EXPECT_NEAR(*nearest, row[4], 0.07 * row[4]) << row[0];
  }
}

TEST(KernelEffects, WordsOfThreadsLieSideBySide) {
  Program program = straight();
  program.objects = {"array", "out"};
  program.object_arguments = {-1, -1};
  Instruction& load = program.blocks[0].instructions[1];
  load.space = Space::local;
  load.address = add(program, {.op = ExprOp::constant, .bits = 64, .value = 4});
  load.within = 128;
  kernel::Setup setup = setup_of(1000, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  const auto access = [&](const Machine& gpu) {
    return profile(program, setup, gpu).value().walk.accesses[0];
  };
  EXPECT_EQ(access(h200()).moved, 128);
  EXPECT_EQ(access(h200().plain()).moved, 32);
  // h200_local_memory.csv, own indices of 32 words: 8.0 cycles of the SM, in passes of 128 bytes.
  load.placed = false;
  load.address = unknown;
  EXPECT_NEAR(access(h200()).moved / 128, 8.0, 0.15 * 8.0);
  // 2048 threads have 256 KiB of it, which is more than the L1 holds, and the L2 has the rest.
  EXPECT_GT(access(h200()).served->l1, 0.5);
  EXPECT_NEAR(access(h200()).served->dram, 0, 1e-9);
  load.within = 4096; // 8 MiB of the SM, 1 GiB of the GPU
  EXPECT_EQ(access(h200()).served->l1, 0);
  EXPECT_NEAR(access(h200()).served->dram, 1 - 60.0 / (132 * 8), 0.01);
}

/// Two sides of a branch on what memory holds, of so many additions.
Program two_sides() {
  Program program = straight();
  const Block straight_block = program.blocks[0];
  Block entry, left, right, end;
  entry.instructions = {straight_block.instructions.begin(),
                        straight_block.instructions.begin() + 2};
  entry.condition = unknown;
  entry.edges = {{.to = 1}, {.to = 2}};
  left.instructions.assign(10, {.kind = Kind::fp32});
  left.edges = {{.to = 3}};
  right.instructions.assign(7, {.kind = Kind::fp32});
  right.edges = {{.to = 3}};
  end.instructions = {straight_block.instructions[3]};
  end.edges = {Edge{}};
  program.blocks = {entry, left, right, end};
  return program;
}

TEST(KernelEffects, WarpsGoBothWaysOfABranch) {
  const Program program = two_sides();
  kernel::Setup setup = setup_of(1, 32);
  const auto fp32 = [&](const Profile& profile, const Machine& gpu) {
    return path_costs(program, profile, gpu, 0, Rule::busiest_unit)[0][0]
        .by_kind[static_cast<std::size_t>(Kind::fp32)];
  };
  const Profile both = profile(program, setup, with(Effect::both_sides)).value();
  EXPECT_EQ(fp32(both, with(Effect::both_sides)), 17);
  EXPECT_EQ(fp32(both.plain(), plain_machine()), 10);
  const Profile one = profile(program, setup, plain_machine()).value();
  EXPECT_EQ(fp32(one, plain_machine()), 10);
}

TEST(KernelEffects, ABarrierWaitsForTheSlowestWarp) {
  // A load and a barrier of eight warps: the slowest of eight waits is later than one by the
  // exponential part times 1/2 + … + 1/8.
  Program program = straight();
  program.blocks[0].instructions.insert(program.blocks[0].instructions.begin() + 2,
                                        {.kind = Kind::barrier});
  Machine gpu = with(Effect::slowest_load);
  gpu.saturation.latency_tail = 0.1;
  kernel::Setup setup = setup_of(1, 256);
  setup.l1_hits = setup.l2_hits = std::nullopt;
  const auto time = [&](const Machine& of) {
    const Profile profiled = profile(program, setup, of).value();
    const MemoryLatency latency = memory_latency(profiled, of, of.latency, 0, Rule::busiest_unit);
    return path_costs(program, profiled, of, latency, Rule::busiest_unit)[0][0].time;
  };
  const double before = time(gpu);
  gpu.effects.set(static_cast<std::size_t>(Effect::late_warps));
  double later = 0;
  for (int warp = 2; warp <= 8; ++warp)
    later += 0.1 * gpu.latency.dram / warp;
  EXPECT_NEAR(time(gpu) - before, later, 1e-6);
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

TEST(KernelEffects, BlocksThatReadTheSameWaitForTheDramTogether) {
  // All wait as long as one alone waits for the DRAM, 709 cycles, though of 132 one brings the line
  // for all; what the L2 holds takes 320.
  constexpr double dram = 709.5;
  int looked_at = 0;
  for (const auto& row :
       measured_rows("h200_convoys.csv", {"sharers", "warps_per_block", "again", "cycles"}))
    if (row[2] == 0) {
      EXPECT_NEAR(row[3] / dram, 1, 0.14) << row[0] << " blocks";
      ++looked_at;
    }
  EXPECT_EQ(looked_at, 18);
  // A product of matrices: 64 x 64 blocks, 6 on each of 132 SMs, that go along x first. The rows of
  // A are the same along x, the columns of B along y: in 792 / 64 rows of blocks.
  const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/eighteen.ptx", 1 << 24).value();
  const Program program = read_kernel(ptx, "eighteen.ptx", "hgemm").value();
  kernel::Setup setup;
  setup.launch.grid = {64, 64, 1};
  setup.launch.block = {128, 1, 1};
  setup.launch.arguments = {{}, {}, {}, 4096};
  setup.registers = 78;
  const auto sharers = [&](const Machine& gpu) {
    std::set<double> out;
    const Profile of = profile(program, setup, gpu).value();
    for (const Access& access : of.walk.accesses)
      if (access.served)
        out.insert(access.served->sharers);
    return out;
  };
  EXPECT_THAT(sharers(h200()), testing::ElementsAre(1, 792.0 / 64, 64));
  Machine without = h200();
  without.effects.reset(static_cast<std::size_t>(Effect::convoys));
  EXPECT_THAT(sharers(without), testing::ElementsAre(1));
}

TEST(KernelEffects, TheL1TakesALineACycle) {
  int looked_at = 0;
  for (const auto& row : measured_rows("h200_l1_lines.csv", {"bytes", "lines", "cycles"}))
    if (row[1] >= 2) {
      EXPECT_NEAR(row[2] / row[1], 1, 0.025) << row[0] << " bytes, " << row[1] << " lines";
      ++looked_at;
    }
  EXPECT_EQ(looked_at, 30);
  // Each load of this kernel asks for 16 bytes of eight rows: 256 bytes, in eight lines.
  const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/others.ptx", 1 << 24).value();
  const Program program = read_kernel(ptx, "others.ptx", "matmul_bytes").value();
  kernel::Setup setup;
  setup.launch.grid = {64, 64, 1};
  setup.launch.block = {128, 1, 1};
  setup.launch.arguments = {{}, {}, {}, 4096};
  setup.registers = 72;
  const auto longest = [&](const Machine& gpu) {
    const Profile of = profile(program, setup, gpu).value();
    return path_costs(program, of, gpu, 0, Rule::busiest_unit).front().front();
  };
  Machine without = h200();
  without.effects.reset(static_cast<std::size_t>(Effect::line_turns));
  const PathCost by_line = longest(h200()), by_bytes = longest(without);
  constexpr auto memory = static_cast<std::size_t>(Unit::memory);
  const double loads = by_line.by_kind[static_cast<std::size_t>(Kind::load)];
  EXPECT_EQ(loads, 8 * 256); // of each of 256 steps
  EXPECT_NEAR(by_line.units[memory] - by_bytes.units[memory], loads * (8 - 2) * h200().memory_delay,
              1e-6);
}

TEST(KernelEffects, WhatAllSMsReadHasLessRoomInTheL2) {
  EXPECT_EQ(h200().l2_room(), 25600 * 1024);
  EXPECT_EQ(h200().plain().l2_room(), 61440 * 1024);
  // Of F bytes of random sectors the L2 has 25 MiB / F; the DRAM brings the rest, at the rate that
  // it has for the largest footprints.
  double far = 0, worst = 0;
  std::map<double, double> rates; // bytes a cycle and SM, by footprint
  for (const auto& row :
       measured_rows("h200_random_footprints.csv",
                     {"footprint_bytes", "chunk_bytes", "warps_per_sm", "bytes_per_cycle_per_sm"}))
    if (row[1] == 32 && row[2] == 64)
      rates[row[0]] = row[3];
  for (const auto& [bytes, rate] : rates)
    if (bytes >= 1e9 && bytes <= 3e9)
      far = std::max(far, rate);
  ASSERT_GT(far, 0);
  for (const auto& [bytes, rate] : rates)
    if (bytes > 40e6 && bytes < 300e6) {
      const double expected = far / (1 - h200().l2_room() / bytes);
      worst = std::max(worst, std::abs(expected / rate - 1));
    }
  EXPECT_LT(worst, 0.2);
  EXPECT_GT(worst, 0);
}

TEST(KernelEffects, WhatIsReadAgainIsAsFarAwayAsAllBetween) {
  // A row of 8192 numbers of 4 bytes is read three times, the third time beside what is written.
  const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/eighteen.ptx", 1 << 24).value();
  const Program program = read_kernel(ptx, "eighteen.ptx", "softmax").value();
  kernel::Setup setup;
  setup.launch.grid = {16384, 1, 1};
  setup.launch.block = {256, 1, 1};
  setup.launch.arguments = {{}, {}, 8192};
  setup.registers = 32;
  const Profile of = profile(program, setup, h200()).value();
  constexpr double row = 32768;
  int again = 0;
  for (const Access& access : of.walk.accesses) {
    double mean = 0, all = 0;
    for (const Access::Reuse& reuse : access.reuses)
      mean += reuse.part * reuse.bytes, all += reuse.part;
    if (all < 0.99 || access.moved == 0)
      continue;
    EXPECT_GE(mean, 0.95 * row);
    EXPECT_LE(mean, 1.3 * row);
    ++again;
  }
  EXPECT_EQ(again, 2);
}

TEST(KernelPaths, WarpsWaitForCopiesWhereTheySaySo) {
  // A copy, 30 additions of 4 cycles each after the one before, another copy, and a wait for all
  // but the newest groups: the first copy of 100 cycles is there by then, the second is not.
  const auto cycles = [](int newest) {
    Program program;
    program.name = "k";
    Block block{.name = "b"};
    const auto copy = [&](int value) {
      Instruction load{.kind = Kind::load, .result = value};
      load.address = sequence(program);
      load.copy = Instruction::Copy::moves;
      Instruction store{.kind = Kind::store, .operands = {value}, .space = Space::shared};
      store.copy = Instruction::Copy::moves;
      Instruction commit{.kind = Kind::integer};
      commit.copy = Instruction::Copy::commits;
      for (const Instruction& each : {load, store, commit})
        block.instructions.push_back(each);
    };
    copy(0);
    for (int k = 2; k < 32; ++k)
      block.instructions.push_back({.kind = Kind::fp32,
                                    .operands = k == 2 ? std::vector<int>{} : std::vector{k - 1},
                                    .result = k});
    // What comes next in the order of issue waits for the last addition.
    Instruction last{.kind = Kind::load, .operands = {31}, .result = 32};
    last.address = sequence(program);
    last.copy = Instruction::Copy::moves;
    block.instructions.push_back(last);
    Instruction store{.kind = Kind::store, .operands = {32}, .space = Space::shared};
    store.copy = Instruction::Copy::moves;
    block.instructions.push_back(store);
    Instruction commit{.kind = Kind::integer}, wait{.kind = Kind::integer, .operands = {31}};
    commit.copy = Instruction::Copy::commits;
    wait.copy = Instruction::Copy::waits;
    wait.groups = newest;
    block.instructions.push_back(commit);
    block.instructions.push_back(wait);
    block.edges.emplace_back();
    program.blocks.push_back(block);
    program.values = 33;
    const auto profiled = profile(program, setup_of(1, 32), plain_machine());
    EXPECT_TRUE(profiled);
    return path_costs(program, *profiled, plain_machine(), 100, Rule::busiest_unit)[0][0].time;
  };
  EXPECT_NEAR(cycles(1), 30 * 4, 12);
  EXPECT_NEAR(cycles(0), 30 * 4 + 100, 12);
}

/// A kernel of parameters (pointer, pointer, n) in PTX.
Program of_ptx(const std::string& body, Loops loops = Loops::unrolled) {
  const std::string text =
      ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 k_a, .param "
      ".u64 k_b, .param .u32 k_n)\n{\n\t.reg .pred %p<9>;\n\t.reg .b32 %r<40>;\n\t.reg .b64 "
      "%rd<40>;\n\t.reg .f32 %f<99>;\n\t.shared .align 4 .b8 table[1024];\n"
      "\tld.param.u64 %rd1, [k_a];\n\tld.param.u64 %rd2, [k_b];\n\tld.param.u32 %r1, [k_n];\n"
      "\tcvta.to.global.u64 %rd1, %rd1;\n\tcvta.to.global.u64 %rd2, %rd2;\n"
      "\tmov.u32 %r2, %tid.x;\n\tmov.u32 %r3, %ctaid.x;\n\tmad.lo.s32 %r4, %r3, 256, %r2;\n"
      "\tmul.wide.s32 %rd3, %r4, 4;\n\tadd.s64 %rd4, %rd1, %rd3;\n\tadd.s64 %rd5, %rd2, %rd3;\n" +
      body + "\tret;\n}\n";
  return read_kernel(text, "k.ptx", {}, loops).value();
}
/// A loop of so many products of what it loads.
std::string loop_in_ptx(int products, const std::string& last) {
  std::string out = "\tmov.f32 %f1, 0f00000000;\n\tmov.u32 %r5, 0;\n$turn:\n"
                    "\tld.global.f32 %f2, [%rd4];\n";
  for (int i = 0; i < products; ++i)
    out += "\tfma.rn.f32 %f1, %f2, %f2, %f1;\n";
  return out + "\tadd.s64 %rd4, %rd4, 1048576;\n\tadd.s32 %r5, %r5, 1;\n" + last +
         "\t@%p1 bra $turn;\n\tst.global.f32 [%rd5], %f1;\n";
}
kernel::Setup launch_of(std::int64_t n) {
  kernel::Setup setup = setup_of(4096, 256);
  setup.launch.arguments = {{}, {}, n};
  return setup;
}

TEST(KernelEffects, LoopsAreUnrolledAsPtxasUnrollsThem) {
  const std::string counted = "\tsetp.ne.s32 %p1, %r5, %r1;\n";
  const Program four = of_ptx(loop_in_ptx(1, counted));
  ASSERT_EQ(four.loops.size(), 2U);
  const std::size_t main = four.loops[0].turns > 1 ? 0 : 1;
  EXPECT_EQ(four.loops[main].turns, 4);
  EXPECT_EQ(four.loops[1 - main].rest_of, static_cast<int>(main));
  EXPECT_TRUE(four.loops[main].uniform);
  for (const auto& [loops, products, step] :
       {std::tuple(Loops::written, 1, counted),
        {Loops::unrolled, 60, counted},
        // Who strides by the grid does not count in steps that are known.
        {Loops::unrolled, 1, "\tadd.s32 %r5, %r5, %r3;\n\tsetp.lt.s32 %p1, %r5, %r1;\n"}}) {
    const Program one = of_ptx(loop_in_ptx(products, step), loops);
    ASSERT_EQ(one.loops.size(), 1U) << products;
    EXPECT_EQ(one.loops[0].turns, 1) << products;
  }
  // What is executed stays the same, whatever is left; loads of four turns wait at the same time.
  for (const std::int64_t n : {1, 2, 3, 4, 5, 7, 8, 64, 1000001}) {
    const auto longest = [&](Loops loops) {
      const Program program = of_ptx(loop_in_ptx(1, counted), loops);
      kernel::Setup setup = launch_of(n);
      const Profile of = profile(program, setup, h200()).value();
      return path_costs(program, of, h200(), 500, Rule::busiest_unit).front().front();
    };
    const PathCost now = longest(Loops::unrolled), before = longest(Loops::written);
    for (const Kind kind : {Kind::load, Kind::store, Kind::fp32})
      EXPECT_EQ(now.by_kind[static_cast<std::size_t>(kind)],
                before.by_kind[static_cast<std::size_t>(kind)])
          << n;
    if (n >= 64) {
      EXPECT_NEAR(before.time / now.time, 4, 0.5) << n;
    }
  }
}

TEST(KernelEffects, TurnsThatAUserGivesAreThoseOfTheCode) {
  // The bound is what memory holds.
  const std::string body =
      "\tld.global.u32 %r1, [%rd5];\n" + loop_in_ptx(1, "\tsetp.ne.s32 %p1, %r5, %r1;\n");
  const Program program = of_ptx(body);
  for (const std::int64_t n : {1, 3, 4, 6, 40}) {
    kernel::Setup setup = launch_of(0);
    for (std::size_t l = 0; l < program.loops.size(); ++l)
      if (asks_for_trips(program, static_cast<int>(l)))
        setup.trips[program.loops[l].name] = n;
    ASSERT_EQ(setup.trips.size(), 1U);
    const Profile of = profile(program, setup, h200()).value();
    EXPECT_EQ(path_costs(program, of, h200(), 0, Rule::busiest_unit)
                  .front()
                  .front()
                  .by_kind[static_cast<std::size_t>(Kind::fp32)],
              n);
  }
}

TEST(KernelEffects, ShortSidesOfBranchesWaitWithWhatIsBefore) {
  // Two loads of L cycles, the second in a few threads, and a barrier: 2 L by branches, L beside.
  const Program program =
      of_ptx("\tld.global.f32 %f1, [%rd4];\n\tmul.wide.u32 %rd6, %r2, 4;\n\tmov.u64 %rd7, table;\n"
             "\tcvta.shared.u64 %rd7, %rd7;\n\tadd.s64 %rd8, %rd7, %rd6;\n"
             "\tst.f32 [%rd8], %f1;\n\tsetp.gt.u32 %p1, %r2, 7;\n"
             "\t@%p1 bra $over;\n\tld.global.f32 %f2, [%rd5];\n\tst.f32 [%rd8+64], %f2;\n"
             "$over:\n\tbar.sync 0;\n");
  Machine without = h200();
  without.effects.reset(static_cast<std::size_t>(Effect::short_sides));
  const auto time = [&](const Machine& gpu) {
    const Profile of = profile(program, launch_of(0), gpu).value();
    const PathCosts costs = path_costs(program, of, gpu, 1000, Rule::busiest_unit);
    return std::ranges::max(costs.front(), {}, &PathCost::time).time;
  };
  EXPECT_LT(time(h200()), 1300);
  EXPECT_GT(time(without), 2000);
}

TEST(KernelEffects, WhatWaitsForOneValueIsIssuedOneByOne) {
  // A load of 500 cycles and 64 products of what it brings, none of which waits for another.
  std::string body = "\tld.global.f32 %f1, [%rd4];\n";
  for (int i = 2; i < 66; ++i)
    body += fmt::format("\tmul.f32 %f{}, %f1, %f1;\n", i);
  for (int i = 3; i < 66; ++i) // so that each is used
    body += fmt::format("\tst.global.f32 [%rd5+{}], %f{};\n", 4 * i, i);
  const Program program = of_ptx(body);
  Machine without = h200();
  without.effects.reset(static_cast<std::size_t>(Effect::one_at_a_time));
  const auto time = [&](const Machine& gpu) {
    const Profile of = profile(program, launch_of(0), gpu).value();
    return path_costs(program, of, gpu, 500, Rule::busiest_unit).front().front().time;
  };
  EXPECT_GT(time(h200()) - time(without), 64);
  EXPECT_LT(time(h200()) - time(without), 64 + 63 + 64);
}

TEST(KernelEffects, ConstantsOfAddressesBelongToTheLoad) {
  const auto integers = [](const std::string& body) {
    const Program program = of_ptx(body);
    const Profile of = profile(program, launch_of(0), h200()).value();
    return path_costs(program, of, h200(), 0, Rule::busiest_unit).front().front().issue;
  };
  const std::string at =
      "\tmov.u32 %r6, table;\n\tshl.b32 %r7, %r2, 2;\n\tadd.s32 %r6, %r6, %r7;\n";
  EXPECT_EQ(integers(at + "\tld.shared.f32 %f1, [%r6];\n\tst.global.f32 [%rd5], %f1;\n"),
            integers(at + "\tld.shared.f32 %f1, [%r6+4];\n\tst.global.f32 [%rd5+8], %f1;\n"));
}

TEST(KernelEffects, WordsOfATableMeetInBanksByChance) {
  // Of 32 threads with any words of 32 banks, the busiest bank has 3.5 on the mean: the expected
  // largest of 32 cells that 32 balls fall into.
  const Program program = of_ptx("\tld.global.u32 %r6, [%rd4];\n\tand.b32 %r6, %r6, 255;\n"
                                 "\tshl.b32 %r6, %r6, 2;\n\tmov.u32 %r7, table;\n"
                                 "\tadd.s32 %r6, %r6, %r7;\n\tld.shared.f32 %f1, [%r6];\n"
                                 "\tst.global.f32 [%rd5], %f1;\n");
  const Profile of = profile(program, launch_of(0), h200()).value();
  double ways = 0;
  for (const Access& access : of.walk.accesses)
    ways = std::max(ways, access.ways);
  EXPECT_NEAR(ways, 3.3, 0.4);
}

TEST(KernelEffects, RowsThatMemoryStartsGoOnInTheirSectors) {
  // Each thread goes along four bytes a turn from where memory says: of eight turns one asks for a
  // sector of 32 bytes that is not there.
  const Program program =
      of_ptx("\tld.global.u32 %r6, [%rd5];\n\tmul.wide.s32 %rd6, %r6, 4;\n"
             "\tadd.s64 %rd4, %rd1, %rd6;\n\tmov.f32 %f1, 0f00000000;\n\tmov.u32 %r5, 0;\n$turn:\n"
             "\tld.global.f32 %f2, [%rd4];\n\tfma.rn.f32 %f1, %f2, %f2, %f1;\n"
             "\tadd.s64 %rd4, %rd4, 4;\n\tadd.s32 %r5, %r5, 1;\n\tsetp.ne.s32 %p1, %r5, %r1;\n"
             "\t@%p1 bra $turn;\n\tst.global.f32 [%rd5], %f1;\n",
             Loops::written);
  const Profile of = profile(program, launch_of(64), h200()).value();
  const Access& row = of.walk.accesses.at(1);
  EXPECT_NEAR(row.moved, 32 * 32, 64); // a sector for each thread
  EXPECT_LT(row.first, 0.35);          // of the few turns that are walked the first has one anyway
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
