// The loops of ten profiled kernels against their sources, and what the bounds say of them against
// what was measured.

#include "core/model/loop.h"
#include "core/model/loop_numbers.h"
#include "core/profile/judge.h"
#include "core/study/profile_model.h"
#include "core/text/text.h"
#include "tests/shared.h"
#include "tests/typed_gpus.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace loom::profile {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<Launch> launches_of(const std::string& file) {
  Reader reader(file);
  EXPECT_TRUE(reader.feed(read_file(LOOM_SOURCE_DIR + file).value()));
  return reader.finish().value().launches;
}
const std::vector<Launch>& ten() {
  static const std::vector<Launch> launches =
      launches_of("/resources/profiles/h100_ten_kernels.csv");
  return launches;
}
const Launch& launch_of(const std::string& kernel) {
  return *std::ranges::find(ten(), kernel,
                            [](const Launch& each) { return short_name(each.kernel); });
}
ProfiledLoop loop_of(const Launch& launch) {
  const GpuPtr gpu = gpu_of(launch, catalogue()).value();
  return loop_of(launch, *gpu).value();
}
double count(const Loop& loop, std::string_view instruction) {
  const auto found = std::ranges::find(loop.items, instruction, &LoopItem::instruction);
  return found == loop.items.end() ? 0 : found->count;
}
double option(const Loop& loop, std::string_view instruction, LoopOption which) {
  const auto found = std::ranges::find(loop.items, instruction, &LoopItem::instruction);
  return found == loop.items.end() ? 0 : found->option(which).value_or(0);
}

// y[i] = a * x[i] + y[i]: of two loads one store and one multiply-add; all from DRAM, coalesced.
TEST(ProfiledLoop, SaxpyIsTwoLoadsAStoreAndAMultiplyAdd) {
  const ProfiledLoop made = loop_of(launch_of("saxpy"));
  EXPECT_DOUBLE_EQ(count(made.loop, "LDG.32"), 1);
  EXPECT_NEAR(count(made.loop, "STG.32"), 0.5, 1e-3);
  EXPECT_NEAR(count(made.loop, "FFMA"), 0.5, 2e-3);
  EXPECT_EQ(option(made.loop, "LDG.32", LoopOption::sectors), 0);
  EXPECT_EQ(option(made.loop, "LDG.32", LoopOption::l1), 0);
  EXPECT_THAT(made.missing, HasSubstr("--print-metric-instances details")); // for its opcodes
}

// float4 a thread; of n-body all threads of a warp load the same body, so that sectors do not tell.
TEST(ProfiledLoop, FindsWidthsAlsoOfLoadsThatAllThreadsShare) {
  const Loop copy = loop_of(launch_of("copy4")).loop, bodies = loop_of(launch_of("nbody")).loop;
  EXPECT_DOUBLE_EQ(count(copy, "LDG.128"), 1);
  EXPECT_NEAR(count(copy, "STG.128"), 1, 1e-3);
  EXPECT_DOUBLE_EQ(count(bodies, "LDG.128"), 1);
  EXPECT_NEAR(count(bodies, "MUFU.RSQ"), 1, 0.01);
  EXPECT_NEAR(option(bodies, "LDG.128", LoopOption::sectors), 1, 0.01);
}

// A multiply-add takes two loads, of A and of B; tiled by 16 it takes them from shared memory, two
// of them for each of the 16 it loads.
TEST(ProfiledLoop, ProductsOfMatricesReuseInL1AndInSharedMemory) {
  const Loop naive = loop_of(launch_of("matmul_naive")).loop;
  EXPECT_NEAR(count(naive, "FFMA"), 0.5, 2e-3);
  EXPECT_GT(option(naive, "LDG.32", LoopOption::l1), 0.8);
  const Loop tiled = loop_of(launch_of("matmul_tiled")).loop;
  EXPECT_NEAR(count(tiled, "FFMA"), 8, 0.01);
  EXPECT_NEAR(count(tiled, "STS.32"), 1, 1e-3);
  EXPECT_LT(option(tiled, "LDG.32", LoopOption::l1), 0.1);
}

TEST(ProfiledLoop, ReadsBackFromItsText) {
  for (const Launch& launch : ten()) {
    const Loop loop = loop_of(launch).loop;
    const auto read = loop_from_text(to_text(loop));
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(*read, loop) << to_text(loop);
  }
}

TEST(ProfiledLoop, HasAsManyInstructionsAsWereExecuted) {
  for (const Launch& launch : ten()) {
    const ProfiledLoop made = loop_of(launch);
    double sum = 0;
    for (const LoopItem& item : made.loop.items)
      sum += item.count;
    EXPECT_NEAR(sum / made.instructions, 1, 0.02) << launch.kernel;
  }
}

// What is lacking is asked for, and what is assumed is said: never in silence.
TEST(ProfiledLoop, SaysWhatItLacksAndWhatItAssumes) {
  const auto details = launches_of("/tests/core/profile/data/details.csv");
  const GpuPtr gpu = catalogue().find("h100-sxm5").value();
  const auto none = profile::loop_of(details.front(), *gpu);
  ASSERT_FALSE(none);
  EXPECT_THAT(to_line(none.error()), HasSubstr("smsp__sass_inst_executed_op_global_ld.sum"));

  Launch launch = launch_of("saxpy");
  const std::size_t before = loop_of(launch).assumptions.size();
  for (const Metric each : {Metric::write_back, Metric::bytes_per_load_sector, Metric::dram_read})
    launch.values[static_cast<std::size_t>(each)].reset();
  const ProfiledLoop poorer = loop_of(launch);
  EXPECT_GT(poorer.assumptions.size(), before);
  EXPECT_THAT(poorer.missing, HasSubstr("l1tex__lsu_writeback_active_mem_lgds.sum"));
  EXPECT_THAT(poorer.missing, HasSubstr("dram__bytes_read.sum"));
  EXPECT_DOUBLE_EQ(count(poorer.loop, "LDG.32"), 1);
}

// No source gives the latency of an atomic that returns a value: half as many as loads are in the
// loop as atomics that nobody waits for, and what is said of the launch is a bound.
TEST(ProfiledLoop, AnAtomicWithoutALatencyIsNamedAndNotWaitedFor) {
  Launch launch = launch_of("saxpy");
  launch.values[static_cast<std::size_t>(Metric::global_atomics)] =
      *launch[Metric::global_loads] / 2;
  EXPECT_FALSE(loop_of(launch_of("saxpy")).at_most);
  const ProfiledLoop made = loop_of(launch);
  EXPECT_DOUBLE_EQ(count(made.loop, "RED"), 0.5);
  EXPECT_EQ(count(made.loop, "ATOMG"), 0);
  EXPECT_TRUE(made.at_most);
  EXPECT_THAT(made.left_out, testing::Contains(testing::Truly([](const Message& said) {
                return said.english().find("result of ATOMG") != std::string::npos;
              })));
  const auto model = profile_model(launch, catalogue());
  ASSERT_TRUE(model) << to_line(model.error());
  EXPECT_TRUE(model->evaluation.at_most);
  // The same by opcodes, of which each is named, however few there are.
  launch.opcodes = {
      {"LDG.E", 1000}, {"ATOMG.E.ADD.STRONG.GPU", 1}, {"UTMALDG.2D", 1}, {"EXIT", 100}};
  launch.modifiers = true;
  const ProfiledLoop listed = loop_of(launch);
  EXPECT_TRUE(listed.at_most);
  for (const char* lacking : {"ATOMG", "what UTMALDG moves"})
    EXPECT_THAT(listed.left_out, testing::Contains(testing::Truly([&](const Message& said) {
                  return said.english().find(lacking) != std::string::npos;
                })))
        << lacking;
}

// All bytes from L1: the loop takes nothing of DRAM, so that no rate of it is set.
TEST(ProfileModel, SetsTheRateOfDramOnlyWhereTheLoopTakesOfIt) {
  constexpr auto mem_thru = static_cast<std::size_t>(Hardware::mem_thru);
  Launch launch = launch_of("matmul_naive");
  launch.values[static_cast<std::size_t>(Metric::clock)] = 1.5e9;
  EXPECT_TRUE(profile_model(launch, catalogue()).value().scenario.overrides[mem_thru]);
  launch.values[static_cast<std::size_t>(Metric::dram_read)] = 0;
  launch.values[static_cast<std::size_t>(Metric::global_stores)] = 0;
  const auto model = profile_model(launch, catalogue());
  ASSERT_TRUE(model) << to_line(model.error());
  EXPECT_EQ(loop_use(model->numbers)[index(Resource::dram)], 0);
  EXPECT_FALSE(model->scenario.overrides[mem_thru]);
}

TEST(ProfiledLoop, OfAKernelWithoutMemoryItHasAHundredInstructions) {
  Launch launch = launch_of("nbody");
  for (const Metric each : {Metric::global_loads, Metric::global_stores, Metric::shared_loads})
    launch.values[static_cast<std::size_t>(each)] = 0;
  EXPECT_DOUBLE_EQ(loop_of(launch).instructions, 100);
}

TEST(ProfiledGpu, IsTheOneThatTheExportNames) {
  EXPECT_EQ(gpu_of(ten().front(), catalogue()).value()->id, "h100-sxm5");
  Launch other = ten().front();
  other.values[static_cast<std::size_t>(Metric::dram_bandwidth)].reset(); // that of this one's DRAM
  other.gpu = "NVIDIA H100 PCIe";
  other.values[static_cast<std::size_t>(Metric::sms)] = 114;
  EXPECT_EQ(gpu_of(other, catalogue()).value()->id, "h100");
  other.gpu.clear(); // a details page: two GPUs have this capability and as many SMs, or more
  other.values[static_cast<std::size_t>(Metric::sms)] = 132;
  const auto several = gpu_of(other, catalogue());
  ASSERT_FALSE(several);
  EXPECT_THAT(to_line(several.error()), AllOf(HasSubstr("h100-sxm5"), HasSubstr("h200")));
  other.capability = "99.0";
  EXPECT_FALSE(gpu_of(other, catalogue()));
  other.capability.clear(); // as an export of 2019
  EXPECT_THAT(to_line(gpu_of(other, catalogue()).error()), HasSubstr("names no GPU"));
}

Launch on_device(const char* name, const char* capability, std::optional<double> sms) {
  Launch launch;
  launch.gpu = name;
  launch.capability = capability;
  launch.values[static_cast<std::size_t>(Metric::sms)] = sms;
  return launch;
}

std::string gpu_or_error(const Launch& launch) {
  const auto gpu = gpu_of(launch, catalogue());
  return gpu ? (*gpu)->id : to_line(gpu.error());
}

TEST(ProfiledGpu, IsTheOneOfExactlyThatName) {
  for (const auto& [name, id] : device_names)
    EXPECT_EQ(
        gpu_or_error(on_device(name, catalogue().find(id).value()->compute_capability.c_str(), {})),
        id)
        << name;
}

// A card of 76 SMs that the catalogue lacks is not the one of its cards that has 76.
TEST(ProfiledGpu, IsNoOtherOfTheSameNumbers) {
  EXPECT_THAT(gpu_or_error(on_device("NVIDIA GeForce RTX 4090 Mobile Test GPU", "8.9", 76)),
              AllOf(HasSubstr("unknown GPU"), HasSubstr("'rtx4090'"), Not(HasSubstr("rtx4080"))));
  EXPECT_THAT(gpu_or_error(on_device("NVIDIA GeForce RTX 3090", "8.6", 41)),
              HasSubstr("41 SMs, not 82"));
}

// A raw page has the name and the SMs of the device, and often no launch__sm_count.
TEST(ProfiledGpu, IsReadOffARawPage) {
  for (const auto& [capability, name, sm_count, id] :
       {std::tuple{"8.0", "NVIDIA A100-SXM4-80GB", "108", "a100-80"},
        {"8.9", "NVIDIA GeForce RTX 4090", "128", "rtx4090"},
        {"8.6", "NVIDIA GeForce RTX 3080", "70", "rtx3080-12gb"}}) {
    Reader reader("page.csv");
    const std::string text =
        R"("ID","Kernel Name","Block Size","Grid Size","Device","CC",)"
        R"("device__attribute_display_name","device__attribute_multiprocessor_count",)"
        R"("gpu__time_duration.sum")"
        "\n"
        R"("","","","","","","","","us")"
        "\n"
        R"row("0","scale","(128, 1, 1)","(64, 1, 1)","0",)row" +
        std::string("\"") + capability + "\",\"" + name + "\",\"" + sm_count + "\",\"12.5\"\n";
    ASSERT_TRUE(reader.feed(text));
    const auto read = reader.finish();
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(gpu_or_error(read->launches.front()), id);
  }
}

// 196.46 GB/s at 61.84 % are 317.7 of 320 GB/s: a T4, and no RTX 2070 Super of 448 GB/s.
TEST(ProfiledGpu, WithoutANameIsTheOneWithTheSameNumbers) {
  Launch launch = on_device("", "7.5", 40);
  EXPECT_THAT(gpu_or_error(launch), AllOf(HasSubstr("t4"), HasSubstr("rtx2070super")));
  launch.values[static_cast<std::size_t>(Metric::dram_bandwidth)] = 196.46e9;
  launch.values[static_cast<std::size_t>(Metric::use_dram)] = 61.84;
  EXPECT_EQ(gpu_or_error(launch), "t4");
  launch.values[static_cast<std::size_t>(Metric::use_dram)] = 43.9;
  EXPECT_EQ(gpu_or_error(launch), "rtx2070super");
  // One GPU of the catalogue has this capability; whether others have, nobody said.
  EXPECT_THAT(gpu_or_error(on_device("", "8.7", {})), HasSubstr("of jetson-agx-orin"));
}

// The errors that the manual states; histogram's atomics wait for each other, which no loop says.
TEST(ProfileModel, ModelsTheIpcOfTenKernels) {
  std::vector<double> errors;
  for (const Launch& launch : ten()) {
    const auto model = profile_model(launch, catalogue());
    ASSERT_TRUE(model) << to_line(model.error());
    const double error = std::abs(model->ipc.error().value());
    errors.push_back(error);
    if (short_name(launch.kernel) == "histogram") {
      EXPECT_GT(error, 10);
      EXPECT_THAT(model->of.left_out, Not(IsEmpty()));
    } else
      EXPECT_LT(error, 0.4) << launch.kernel;
  }
  std::ranges::sort(errors);
  EXPECT_LT((errors[4] + errors[5]) / 2, 0.17); // median
}

// Traffic that was measured comes out of the loop, which was made of shares and sectors.
TEST(ProfileModel, MovesTheBytesThatWereMeasured) {
  for (const char* kernel : {"saxpy", "copy4", "transpose", "stencil"}) {
    const auto model = profile_model(launch_of(kernel), catalogue()).value();
    EXPECT_NEAR(model.l1_bytes.error().value(), 0, 0.01) << kernel;
    EXPECT_NEAR(model.dram_bytes.error().value(), 0, 0.02) << kernel;
  }
}

// By opcode: as in gpus/calibrate/kernels/everyday.cu, a thread of saxpy loads twice, multiplies
// and adds once, stores once.
TEST(ProfiledLoop, OfOpcodesHasTheirClasses) {
  const auto everyday = launches_of("/gpus/measured/h100_everyday_profile.csv");
  const auto saxpy = std::ranges::find(everyday, "saxpy",
                                       [](const Launch& each) { return short_name(each.kernel); });
  ASSERT_NE(saxpy, everyday.end());
  const ProfiledLoop made = loop_of(*saxpy);
  EXPECT_DOUBLE_EQ(count(made.loop, "LDG.32"), 1);
  EXPECT_DOUBLE_EQ(count(made.loop, "STG.32"), 0.5);
  EXPECT_DOUBLE_EQ(count(made.loop, "FFMA"), 0.5);
  EXPECT_DOUBLE_EQ(count(made.loop, "IMAD"), 0.5);
  EXPECT_DOUBLE_EQ(count(made.loop, "IMAD.WIDE"), 1);
  EXPECT_DOUBLE_EQ(made.instructions, 39845888.0 / 4194304);
}

/// Of a kernel of gpus/calibrate/kernels at its most warps.
ProfiledLoop everyday(const char* kernel) {
  const auto launches = launches_of("/gpus/measured/h100_everyday_profile.csv");
  return loop_of(*std::ranges::find(launches, kernel,
                                    [](const Launch& each) { return short_name(each.kernel); }));
}

// A warp of gather loads 32 neighbouring indices, one line, and 32 words that lie anywhere, 32
// lines: 16.5 on average, as the use of L1 and L2 says. A fragment of 16 x 16 halves is loaded by 8
// rows of 16 bytes. Neighbours' words lie in lines that they share, of which nothing is said.
TEST(ProfiledLoop, SectorsOfScatteredLoadsLieInLines) {
  EXPECT_NEAR(option(everyday("gather").loop, "LDG.32", LoopOption::passes), 16.5, 1);
  EXPECT_NEAR(option(everyday("matmul_tensor").loop, "LDG.32", LoopOption::passes), 8, 0.01);
  EXPECT_EQ(option(everyday("copy_words").loop, "LDG.32", LoopOption::passes), 0);
}

// Warps of scan_blocks wait at a barrier for a quarter of their time: the chain alone lacks it.
TEST(ProfiledLoop, WaitsAtBarriersAreOnThePath) {
  const ProfiledLoop made = everyday("scan_blocks");
  ASSERT_TRUE(made.loop.path);
  EXPECT_FALSE(made.overlap_measured);
  Loop chain = made.loop;
  chain.path.reset();
  const GpuPtr gpu = catalogue().find("h100-sxm5").value();
  const auto numbers = loop_numbers<double>(chain, *gpu).value();
  EXPECT_GT(*made.loop.path, 1.2 * loop_latency(numbers));
  EXPECT_THAT(made.assumptions, testing::Contains(testing::Truly([](const Message& said) {
                return said.english().find("barriers") != std::string::npos;
              })));
}

// n-body's products of one body do not wait for another's: what was measured is the path.
TEST(ProfiledLoop, InstructionsThatOverlapAreThePathThatWasMeasured) {
  const auto launches = launches_of("/gpus/measured/h100_everyday_profile.csv");
  const Launch& launch = *std::ranges::find(
      launches, "nbody", [](const Launch& each) { return short_name(each.kernel); });
  const ProfiledLoop made = loop_of(launch);
  EXPECT_TRUE(made.overlap_measured);
  EXPECT_EQ(made.loop.ilp, 1);
  const double measured = *launch[Metric::latency] * *launch[Metric::issued] / made.iterations;
  EXPECT_NEAR(made.loop.path.value_or(0), measured, 0.06);
}

// Both halves: the one that the loop was built on, and the one that it was not.
TEST(ProfileModel, ModelsTheIpcOfEverydayKernels) {
  std::vector<double> errors;
  for (const Launch& launch : launches_of("/gpus/measured/h100_everyday_profile.csv")) {
    const auto model = profile_model(launch, catalogue());
    ASSERT_TRUE(model) << launch.kernel << to_line(model.error());
    ASSERT_TRUE(model->ipc.error()) << launch.kernel;
    errors.push_back(std::abs(*model->ipc.error()));
  }
  ASSERT_EQ(errors.size(), 111u);
  std::ranges::sort(errors);
  RecordProperty("median", std::to_string(errors[55]));
  RecordProperty("p90", std::to_string(errors[100]));
  EXPECT_LT(errors[55], 0.5);
}

TEST(ProfileModel, SharesOfWaitingAddUpToOne) {
  const auto model = profile_model(launch_of("saxpy"), catalogue()).value();
  const auto simulation = simulate_profile(model);
  ASSERT_TRUE(simulation) << to_line(simulation.error());
  double measured = 0, modelled = 0;
  for (const ComparedWait& wait : compare_waits(launch_of("saxpy"), &*simulation)) {
    measured += wait.share.measured.value();
    modelled += wait.share.modelled.value();
  }
  EXPECT_NEAR(measured, 1, 1e-9);
  EXPECT_NEAR(modelled, 1, 1e-9);
  const auto memory = compare_waits(launch_of("saxpy"), &*simulation).front().share;
  EXPECT_GT(*memory.measured, 0.9);
  EXPECT_GT(*memory.modelled, 0.5);
}

} // namespace
} // namespace loom::profile
