// Occupancy: the limits, the closed forms against an SM filled block by block, and what is refused.

#include "core/gpu/catalogue.h"
#include "core/occupancy/occupancy.h"
#include "gpus/embedded.h"
#include "tests/core/occupancy/occupancy_oracle.h"
#include "tests/core/occupancy/occupancy_random.h"

#include <gmock/gmock.h>

#include <fstream>
#include <set>
#include <sstream>

namespace loom {
namespace {

using oracle::Counted;
using oracle::Device;
using oracle::fill;
using testing::HasSubstr;

const ComputeLimits& limits_of(std::string_view cc) { return **find_limits(cc); }

/// Compares the blocks and, one resource at a time, every limiter.
void expect_as_filled(const Device& device, const LaunchConfig& launch, bool each_limiter = true) {
  SCOPED_TRACE(describe(device.cc, launch));
  const ComputeLimits& limits = limits_of(device.cc);
  ASSERT_TRUE(check(limits, launch)) << to_line(check(limits, launch).error());
  const Occupancy found = occupancy(limits, launch);
  EXPECT_EQ(found.blocks, fill(device, launch));
  EXPECT_EQ(found.warps, found.blocks * ((launch.threads + 31) / 32));
  EXPECT_DOUBLE_EQ(found.occupancy, static_cast<double>(found.warps) / device.warps);
  EXPECT_EQ(why_impossible(limits, launch).detail.empty(), found.blocks > 0);
  if (!each_limiter)
    return;
  const auto alone = [&](Counted counted) { return fill(device, launch, counted, 2000); };
  const Counted none{.warps = false, .blocks = false, .registers = false, .shared = false};
  Counted one = none;
  one.warps = true;
  EXPECT_EQ(found.limits[0], alone(one));
  one = none;
  one.blocks = true;
  EXPECT_EQ(found.limits[1], alone(one));
  one = none;
  one.registers = true;
  EXPECT_EQ(found.limits[2], alone(one));
  one = none;
  one.shared = true;
  EXPECT_EQ(found.limits[3].value_or(2000), alone(one));
  EXPECT_EQ(found.limits[4], std::nullopt) << "the launch uses no barrier";
}

TEST(OccupancyLimits, AreThePublishedOnes) {
  const std::vector<Device> devices = oracle::devices();
  ASSERT_EQ(devices.size(), compute_limits().size());
  for (const Device& device : devices) {
    SCOPED_TRACE(device.cc);
    const ComputeLimits& limits = limits_of(device.cc);
    EXPECT_EQ(limits.cc, device.cc);
    EXPECT_EQ(limits.warps, device.warps);
    EXPECT_EQ(limits.blocks, device.blocks);
    EXPECT_EQ(limits.shared, device.shared);
    EXPECT_EQ(limits.registers, device.registers);
    EXPECT_EQ(limits.register_unit, device.register_unit);
    EXPECT_EQ(limits.registers_by_block, device.by_block);
    EXPECT_EQ(limits.registers_per_thread, device.registers_per_thread);
    EXPECT_EQ(limits.shared_unit, device.shared_unit);
    EXPECT_EQ(limits.partitions, device.partitions);
    EXPECT_EQ(limits.threads_per_block, device.threads_per_block);
    EXPECT_EQ(limits.registers_per_block, device.registers_per_block);
    EXPECT_EQ(limits.shared_per_block, device.shared_per_block);
    EXPECT_EQ(limits.shared_reserved, device.reserved);
    EXPECT_THAT(limits.carveouts, testing::ElementsAreArray(device.carveouts));
  }
}

TEST(OccupancyLimits, EachHasASourceAndAStatus) {
  for (const ComputeLimits& limits : compute_limits())
    for (const LimitFact& fact : limit_facts(limits)) {
      EXPECT_FALSE(fact.source.empty()) << limits.cc << " " << fact.name;
      EXPECT_THAT(fact.status, testing::AnyOf("source", "derived", "unverified"));
    }
  EXPECT_EQ(limit_facts(limits_of("8.7"))[0].status, "unverified");
  EXPECT_EQ(limit_facts(limits_of("8.6"))[0].status, "source");
  EXPECT_EQ(limit_facts(limits_of("12.0"))[3].status, "unverified");
  EXPECT_EQ(limit_facts(limits_of("9.0"))[11].status, "unverified") << "1 KiB reserved";
  EXPECT_EQ(limit_facts(limits_of("9.0"))[13].value, 64) << "barriers";
}

TEST(OccupancyLimits, AreFoundByName) {
  EXPECT_EQ((*find_limits("9"))->cc, "9.0");
  EXPECT_EQ((*find_limits("10"))->cc, "10.0");
  for (const char* unknown : {"", "4.0", "9.1", "90", "sm_90", "9.", "1.0 "}) {
    const auto found = find_limits(unknown);
    ASSERT_FALSE(found) << unknown;
    EXPECT_EQ(found.error().code, ErrorCode::bad_argument);
    EXPECT_THAT(found.error().detail.english(), HasSubstr("1.0, 1.1, 1.2, 1.3, 2.0"));
  }
  const Catalogue catalogue(embedded_gpu_files());
  for (const std::string& id : catalogue.ids()) {
    const GpuPtr gpu = *catalogue.find(id);
    EXPECT_EQ(gpu->compute_capability.empty(), id == "toy") << id;
    if (!gpu->compute_capability.empty()) {
      const ComputeLimits& limits = limits_of(gpu->compute_capability);
      EXPECT_EQ(gpu->facts.value(FactKey::max_warps), limits.warps) << id;
    }
  }
}

// 128 threads are 4 warps, 85 · 32 = 2720 registers are 2816 given, and a quarter of 65536 holds 5
// such warps. 20 warps are 5 blocks; on a 5.2 with caching 10 warps a half are 2 blocks each.
TEST(Occupancy, HalvesOfMaxwellGiveFourBlocksForFive) {
  LaunchConfig launch{.threads = 128, .registers = 85};
  EXPECT_EQ(occupancy(limits_of("5.0"), launch).blocks, 5);
  EXPECT_EQ(occupancy(limits_of("5.2"), launch).blocks, 4);
  EXPECT_TRUE(occupancy(limits_of("5.2"), launch).partitioned);
  launch.partitioned_caching = false;
  EXPECT_EQ(occupancy(limits_of("5.2"), launch).blocks, 5);
  EXPECT_EQ(occupancy(limits_of("6.1"), launch).blocks, 5);
  launch.partitioned_caching = true;
  EXPECT_EQ(occupancy(limits_of("6.1"), launch).blocks, 4);
}

TEST(Occupancy, BlockTooLargeForAHalfTakesTheWholeSm) {
  const Occupancy found = occupancy(limits_of("5.2"), {.threads = 1024, .registers = 64});
  EXPECT_EQ(found.blocks, 1);
  EXPECT_FALSE(found.partitioned);
}

TEST(Occupancy, NamesEveryResourceThatTies) {
  // 8 warps: 8 blocks by warps; 32 registers: 1024 a warp, 64 warps; 8 KiB: 12 of 96 KiB.
  const Occupancy found =
      occupancy(limits_of("6.1"), {.threads = 256, .registers = 32, .shared = 12288});
  EXPECT_EQ(found.blocks, 8);
  EXPECT_EQ(found.occupancy, 1);
  EXPECT_TRUE(found.limited_by(Limiter::warps));
  EXPECT_TRUE(found.limited_by(Limiter::registers));
  EXPECT_TRUE(found.limited_by(Limiter::shared));
  EXPECT_FALSE(found.limited_by(Limiter::blocks));
  EXPECT_FALSE(found.limited_by(Limiter::barriers));
}

TEST(Occupancy, ReservesAKibibyteFromAmpereOn) {
  const Occupancy found = occupancy(limits_of("9.0"), {.threads = 32, .registers = 16});
  EXPECT_EQ(found.shared_per_block, 1024);
  EXPECT_EQ(found.limits[3], 228);
  EXPECT_EQ(found.carveout, 32 * 1024) << "32 blocks";
  EXPECT_EQ(occupancy(limits_of("7.0"), {.threads = 32, .registers = 16}).limits[3], std::nullopt);
}

TEST(Occupancy, TakesTheCarveoutPreferredOrTheLeastThatHoldsABlock) {
  LaunchConfig launch{.threads = 64, .registers = 32, .shared = 7 * 1024, .carveout = 60};
  EXPECT_EQ(occupancy(limits_of("8.0"), launch).limits[3], 8) << "64 KiB in pieces of 8";
  launch.carveout = 0;
  EXPECT_EQ(occupancy(limits_of("8.0"), launch).limits[3], 1) << "8 KiB, the least that holds one";
  EXPECT_EQ(occupancy(limits_of("8.0"), launch).carveout, 8 * 1024);
  launch.carveout.reset();
  EXPECT_EQ(occupancy(limits_of("8.0"), launch).limits[3], 20) << "164 KiB";
}

// The survey on Fermi: 64 KB are divided as 48 and 16 or as 16 and 48.
TEST(Occupancy, FermiDividesItsMemoryInTwoWays) {
  for (const char* cc : {"2.0", "2.1"}) {
    EXPECT_THAT(limits_of(cc).carveouts, testing::ElementsAre(16, 48)) << cc;
    LaunchConfig launch{.threads = 64, .registers = 16, .shared = 8 * 1024, .carveout = 16};
    EXPECT_EQ(occupancy(limits_of(cc), launch).limits[3], 2) << cc;
    launch.carveout = 48;
    EXPECT_EQ(occupancy(limits_of(cc), launch).limits[3], 6) << cc;
    launch.carveout = 16, launch.shared = 20 * 1024;
    EXPECT_EQ(occupancy(limits_of(cc), launch).limits[3], 2) << cc << ": 16 KiB do not hold one";
    launch.carveout.reset();
    EXPECT_EQ(occupancy(limits_of(cc), launch).limits[3], 2) << cc;
  }
}

TEST(Occupancy, SaysWhyNotOneBlockFits) {
  EXPECT_EQ(why_impossible(limits_of("3.5"), {.threads = 1024, .registers = 255}).detail.english(),
            "a block of 32 warps needs 262144 registers; a block has 65536 on compute capability "
            "3.5");
  EXPECT_EQ(why_impossible(limits_of("1.0"), {.threads = 512, .registers = 17}).detail.english(),
            "a block of 16 warps needs 8704 registers; a block has 8192 on compute capability 1.0");
  // 29 warps with 2304 registers: 28 are whole in four quarters of 16384.
  EXPECT_THAT(why_impossible(limits_of("7.0"), {.threads = 928, .registers = 72}).detail.english(),
              HasSubstr("a block of 29 warps needs 66816 registers"));
  EXPECT_EQ(why_impossible(limits_of("7.0"), {.threads = 928, .registers = 32}).detail.english(),
            "");
}

TEST(Occupancy, RefusesWhatIsOutOfRangeAndSaysTheLimit) {
  struct Case {
    const char* cc;
    LaunchConfig launch;
    const char* message;
  };
  const Case cases[] = {
      {"9.0",
       {0, 32},
       "threads per block: expected a whole number from 1 to 1024 on compute "
       "capability 9.0, found 0"},
      {"9.0", {-32, 32}, "found -32"},
      {"1.3", {1024, 32}, "from 1 to 512 on compute capability 1.3, found 1024"},
      {"2.0",
       {32, 64},
       "registers per thread: expected a whole number from 1 to 63 on compute "
       "capability 2.0, found 64"},
      {"9.0", {32, 0}, "from 1 to 255"},
      {"9.0", {32, 256}, "from 1 to 255"},
      {"8.6",
       {32, 32, 101377},
       "bytes of shared memory per block: expected a whole number from 0 "
       "to 101376 on compute capability 8.6, found 101377"},
      {"8.6", {32, 32, -1}, "from 0 to 101376"},
      {"5.0",
       {32, 32, 0, 49153},
       "dynamic shared memory per block: expected a whole number from 0 "
       "to 49152"},
      {"5.0", {32, 32, 49152, 1}, "found 49153"},
      {"5.0", {32, 32, 0, 0, 16}, "compute capability 5.0 has no carve-out to choose"},
      {"7.5", {32, 32, 0, 0, 65}, "KiB of carve-out: expected a whole number from 0 to 64"},
      {"7.5", {32, 32, 0, 0, {}, true}, "compute capability 7.5 has no partitioned caching"},
  };
  for (const Case& c : cases) {
    const auto good = check(limits_of(c.cc), c.launch);
    ASSERT_FALSE(good) << c.message;
    EXPECT_EQ(good.error().code, ErrorCode::bad_argument);
    EXPECT_THAT(good.error().detail.english(), HasSubstr(c.message));
  }
}

class OccupancyFilled : public testing::TestWithParam<Device> {};

TEST_P(OccupancyFilled, AgreesOverRandomLaunches) {
  RandomLaunches random(7);
  for (int i = 0; i < 400; ++i)
    expect_as_filled(GetParam(), random.next(limits_of(GetParam().cc)));
}

TEST_P(OccupancyFilled, AgreesOverEveryBlockSizeAndRegisterCount) {
  const Device& device = GetParam();
  for (int warps = 1; warps * 32 <= device.threads_per_block; ++warps)
    for (int registers = 1; registers <= device.registers_per_thread; registers += 3)
      expect_as_filled(device, {.threads = warps * 32 - registers % 32, .registers = registers},
                       false);
}

TEST_P(OccupancyFilled, AgreesOverSharedMemory) {
  const Device& device = GetParam();
  for (int shared = 0; shared <= device.shared_per_block; shared += 499)
    expect_as_filled(device, {.threads = 64, .registers = 16, .shared = shared}, false);
}

INSTANTIATE_TEST_SUITE_P(Limits, OccupancyFilled, testing::ValuesIn(oracle::devices()),
                         [](const auto& test) {
                           std::string name = test.param.cc;
                           std::ranges::replace(name, '.', '_');
                           return name;
                         });

// LLVM says how many wavefronts a SIMD holds by VGPRs, and by work-group and LDS, rounded up.
TEST(AmdOccupancy, IsWhatLlvmSays) {
  std::ifstream file(LOOM_SOURCE_DIR "/tests/core/occupancy/amdgpu_occupancy.csv");
  std::string line;
  int cases = 0;
  while (std::getline(file, line)) {
    if (line.starts_with('#') || line.starts_with("target"))
      continue;
    std::ranges::replace(line, ',', ' ');
    std::istringstream fields(line);
    std::string target;
    LaunchConfig launch;
    int expected = 0;
    ASSERT_TRUE(fields >> target >> launch.threads >> launch.registers >> launch.shared >> expected)
        << line;
    const ComputeLimits& limits = limits_of(target);
    ASSERT_TRUE(check(limits, launch)) << line;
    const Occupancy found = occupancy(limits, launch);
    const int warps = (launch.threads + limits.warp - 1) / limits.warp;
    int blocks = limits.warps;
    for (const Limiter each : {Limiter::warps, Limiter::blocks, Limiter::shared, Limiter::barriers})
      blocks = std::min(blocks, found.limits[static_cast<std::size_t>(each)].value_or(blocks));
    const int resident = (blocks * warps + limits.partitions - 1) / limits.partitions;
    const int given = found.registers_per_block / warps;
    const int by_registers = limits.registers / limits.partitions / given;
    EXPECT_EQ(std::min(resident, by_registers), expected) << line;
    if (found.blocks > 0 && warps % limits.partitions == 0 && resident <= by_registers) {
      EXPECT_EQ(found.warps, blocks * warps) << line;
    }
    ++cases;
  }
  EXPECT_GE(cases, 3000);
}

// What cuda_occupancy.h computes of Blackwell. It counts 256 registers of a thread, of which a
// program has 255: R255 reads as zero.
TEST(BlackwellOccupancy, IsWhatNvidiasHeaderSays) {
  std::ifstream file(LOOM_SOURCE_DIR "/tests/core/occupancy/cuda_occupancy.csv");
  std::string line;
  std::set<std::string> capabilities;
  int launches = 0;
  while (std::getline(file, line)) {
    std::ranges::replace(line, ',', ' ');
    std::istringstream fields(line);
    std::string kind, cc;
    fields >> kind >> cc;
    if (kind == "limits") {
      const ComputeLimits& limits = limits_of(cc);
      capabilities.insert(cc);
      for (const int ours :
           {limits.warps * limits.warp, limits.registers, limits.shared, limits.shared_per_block,
            limits.blocks, limits.registers_per_thread + 1, limits.register_unit,
            limits.shared_unit, limits.partitions, limits.carveouts.back() * kib}) {
        int said = 0;
        ASSERT_TRUE(fields >> said) << line;
        EXPECT_EQ(ours, said) << line;
      }
    } else if (kind == "launch") {
      LaunchConfig launch;
      int percent = 0, blocks = 0;
      ASSERT_TRUE(fields >> launch.threads >> launch.registers >> launch.dynamic_shared >>
                  percent >> blocks)
          << line;
      const ComputeLimits& limits = limits_of(cc);
      if (percent >= 0) // the header prefers a part of the SM's memory, in bytes
        launch.carveout = (percent * limits.shared / 100 + kib - 1) / kib;
      ASSERT_TRUE(check(limits, launch)) << line;
      EXPECT_EQ(occupancy(limits, launch).blocks, blocks) << line;
      ++launches;
    }
  }
  EXPECT_THAT(capabilities, testing::ElementsAre("10.0", "10.1", "10.3", "11.0", "12.0", "12.1"));
  EXPECT_GE(launches, 2000);
}

// 4 wavefronts of 104 VGPRs: a SIMD holds 4 of them (512 / 104), so 4 work-groups.
TEST(AmdOccupancy, SaysWhatLimits) {
  const Occupancy found =
      occupancy(limits_of("gfx942"), {.threads = 256, .registers = 100, .shared = 8192});
  EXPECT_EQ(found.blocks, 4);
  EXPECT_EQ(found.warps, 16);
  EXPECT_TRUE(found.limited_by(Limiter::registers));
  EXPECT_EQ(found.limits[static_cast<std::size_t>(Limiter::barriers)], 16);
  const Occupancy single = occupancy(limits_of("gfx942"), {.threads = 64, .registers = 16});
  EXPECT_EQ(single.warps, 32);
  EXPECT_EQ(single.limits[static_cast<std::size_t>(Limiter::barriers)], std::nullopt);
  const auto unknown = find_limits("gfx777");
  ASSERT_FALSE(unknown);
  EXPECT_THAT(unknown.error().detail.english(), HasSubstr("gfx908, gfx90a, gfx942"));
  for (const ComputeLimits& limits : amd_limits())
    for (const LimitFact& fact : limit_facts(limits))
      EXPECT_FALSE(fact.source.empty()) << limits.cc << " " << fact.name;
}

// Nsight Compute on an H100, launch__occupancy_per_barrier_count of blocks of 256 threads with 16
// registers: warps of an SM where a block uses 0, 1, 2, ... barriers.
TEST(OccupancyBarriers, AreThoseThatNsightComputeCounts) {
  constexpr int warps[] = {64, 64, 64, 64, 64, 64, 64, 64, 64, 56, 48, 40, 40, 32, 32, 32, 32};
  for (int used = 0; used <= max_barriers; ++used) {
    const Occupancy found =
        occupancy(limits_of("9.0"), {.threads = 256, .registers = 16, .barriers = used});
    EXPECT_EQ(found.warps, warps[used]) << used;
    EXPECT_EQ(found.limited_by(Limiter::barriers), used >= 8) << used;
  }
}

TEST(OccupancyBarriers, AreKnownFromNineZeroOn) {
  for (const ComputeLimits& limits : compute_limits()) {
    const LaunchConfig launch{.threads = 32, .registers = 16, .barriers = 16};
    SCOPED_TRACE(limits.cc);
    if (limits.barriers == 0)
      EXPECT_THAT(check(limits, launch).error().detail.english(), HasSubstr("named barriers"));
    else
      EXPECT_EQ(occupancy(limits, launch).blocks, limits.barriers / 16);
  }
  // cudaOccMaxBlocksPerSMBlockBarrierLimit: twice the blocks of an SM, or as many.
  EXPECT_EQ(limits_of("9.0").barriers, 64);
  EXPECT_EQ(limits_of("10.0").barriers, 64);
  EXPECT_EQ(limits_of("10.1").barriers, 24);
  EXPECT_EQ(limits_of("12.0").barriers, 24);
  EXPECT_EQ(limits_of("8.9").barriers, 0);
}

// cudaOccupancyMaxActiveClusters on an H100; of its GPCs five have 16 SMs and two 18, the rest are
// one of 8 and four pairs.
TEST(OccupancyClusters, AreThoseOfTheVendorsCall) {
  constexpr int gpcs[] = {16, 16, 16, 16, 16, 18, 18, 8, 2, 2, 2, 2};
  constexpr int whole[] = {132};
  std::ifstream file(LOOM_SOURCE_DIR "/tests/core/occupancy/h100_clusters.csv");
  int cases = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream in(line);
    int blocks = 0, size = 0, clusters = 0;
    char comma = 0;
    if (!(in >> blocks >> comma >> size >> comma >> clusters))
      continue;
    SCOPED_TRACE(line);
    const int resident = std::min(blocks, max_clustered_blocks);
    EXPECT_EQ(resident_clusters(gpcs, resident, size), clusters);
    EXPECT_GE(resident_clusters(whole, resident, size), clusters);
    ++cases;
  }
  EXPECT_EQ(cases, 140);
}

TEST(OccupancyClusters, TakeEightBlocksOfAnSmAndFillTheWave) {
  const LaunchConfig launch{.threads = 64, .registers = 16, .cluster = 16};
  const Occupancy found = occupancy(limits_of("9.0"), launch);
  EXPECT_EQ(found.blocks, 8);
  EXPECT_TRUE(found.limited_by(Limiter::blocks));
  EXPECT_EQ(blocks_per_wave(launch, 132, found.blocks), 66 * 16);
  EXPECT_EQ(blocks_per_wave(launch, 8, found.blocks), 0) << "no GPC has as many SMs as blocks";
  EXPECT_THAT(check(limits_of("8.9"), launch).error().detail.english(),
              HasSubstr("8.9 has no clusters"));
  EXPECT_FALSE(check(limits_of("9.0"), {.threads = 64, .registers = 16, .cluster = 17}));
}

TEST(OccupancyWaves, CountTheLastOne) {
  const Waves some = waves(100, 64);
  EXPECT_EQ(some.blocks_per_wave, 64);
  EXPECT_EQ(some.waves, 2);
  EXPECT_EQ(some.last_blocks, 36);
  EXPECT_DOUBLE_EQ(some.tail_efficiency, 100.0 / 128);
  EXPECT_DOUBLE_EQ(some.last_fill, 36.0 / 64);
  const Waves full = waves(128, 64);
  EXPECT_EQ(full.waves, 2);
  EXPECT_EQ(full.last_blocks, 64);
  EXPECT_EQ(full.tail_efficiency, 1);
  EXPECT_EQ(waves(1, 1).waves, 1);
  for (std::int64_t grid = 1; grid < 300; ++grid) {
    const Waves one = waves(grid, 21);
    std::int64_t left = grid, count = 0;
    while (left > 21) {
      left -= 21;
      ++count;
    }
    EXPECT_EQ(one.waves, count + 1);
    EXPECT_EQ(one.last_blocks, left);
  }
}

TEST(OccupancyWaves, SharedMemoryIsReadAsPeopleWriteIt) {
  EXPECT_EQ(shared_bytes("49152"), 49152);
  for (const char* text : {"48 KiB", "48KiB", " 48k ", "48 KB", "49152 B", "0.046875 MiB"})
    EXPECT_EQ(shared_bytes(text), 49152) << text;
  for (const char* text : {"", "KiB", "-1", "48 GiB", "0.3 B", "1e300 KiB", "nan", "48 48"})
    EXPECT_EQ(shared_bytes(text), std::nullopt) << text;
}

} // namespace
} // namespace loom
