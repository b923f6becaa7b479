// What passes between blocks, atomics to one address, and what loops access whose turns only their
// conditions say: against what was measured on an H100 and against arithmetic.

#include "core/gpu/catalogue.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "gpus/embedded.h"
#include "tests/core/kernel/measured_rows.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::kernel {
namespace {

Machine machine_of(const char* gpu) {
  static const Catalogue catalogue(embedded_gpu_files());
  return machine(*catalogue.find(gpu).value(), {}).value();
}

TEST(KernelBlocks, ABlockFollowsTheOneBeforeAsMeasured) {
  const Machine h100 = machine_of("h100-sxm5");
  int looked_at = 0;
  for (const auto& row : measured_rows("h100_block_turnover.csv",
                                       {"threads_per_block", "blocks_per_sm", "loads", "cycles"})) {
    // More blocks of an SM wait for the one thing that hands them out.
    if (row[1] > 1 || row[2] > 0)
      continue;
    constexpr double path = 20; // four instructions that wait for each other, and the store
    EXPECT_NEAR(h100.between_blocks(static_cast<int>(row[0]) / 32) + path, row[3], 0.03 * row[3]);
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 3);
}

TEST(KernelBlocks, AtomicsOfOneSectorTakeTurnsAsMeasured) {
  const Machine h100 = machine_of("h100-sxm5");
  int looked_at = 0;
  for (const auto& row : measured_rows("h100_atomics.csv", {"stride_words", "addresses", "lanes",
                                                            "float_cycles", "integer_cycles"})) {
    if (row[0] * (row[1] - 1) >= 8) // beyond a sector
      continue;
    EXPECT_NEAR(h100.atomic_turn(Kind::fp32) * row[2], row[3], 0.02 * row[3]);
    EXPECT_NEAR(h100.atomic_turn(Kind::integer) * row[2], row[4], 0.05 * row[4]);
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 12); // 1 to 8 addresses side by side, and 1 with the wider strides
}

/// A kernel of PTX with these statements; %r1 is the thread's number in the grid.
Program kernel_of_ptx(const std::string& statements) {
  const auto program = read_kernel(
      ".version 8.0\n.target sm_90\n.address_size 64\n"
      ".visible .entry k(.param .u64 data, .param .u32 n)\n{\n"
      "\t.reg .b32 %r<10>;\n\t.reg .b64 %rd<6>;\n\t.reg .f32 %f<6>;\n\t.reg .pred %p<4>;\n"
      "\tld.param.u64 %rd1, [data];\n\tcvta.to.global.u64 %rd2, %rd1;\n"
      "\tld.param.u32 %r7, [n];\n\tmov.u32 %r2, %ctaid.x;\n\tmov.u32 %r3, %ntid.x;\n"
      "\tmov.u32 %r4, %tid.x;\n\tmad.lo.s32 %r1, %r2, %r3, %r4;\n\tmov.f32 %f1, 0f3F800000;\n" +
          statements + "\tret;\n}\n",
      "k.ptx", {}, Loops::written);
  EXPECT_TRUE(program) << to_line(program.error());
  return program.value_or(Program());
}

/// `shared`: bytes a block, with which all accesses are served by DRAM. The rules of real kernels
/// (core/kernel/effects.h) are left out: what is looked at here is one thing at a time.
Answer answer_of(const Program& program, std::int64_t blocks, int shared = 0) {
  const Catalogue catalogue(embedded_gpu_files());
  kernel::Setup setup;
  if (shared > 0)
    setup.l1_hits = setup.l2_hits = 0;
  setup.launch = {{blocks, 1, 1}, {256, 1, 1}, {std::nullopt, std::int64_t{1} << 26}};
  setup.dynamic_shared = shared;
  return predict(program, setup, machine(*catalogue.find("h200").value(), {}).value().plain())
      .value();
}

/// As nvcc has a loop whose threads stride over the numbers by the whole grid.
const std::string strided =
    "\tmov.u32 %r5, %nctaid.x;\n\tmul.lo.s32 %r6, %r5, %r3;\n\tsetp.ge.s32 %p1, %r1, %r7;\n"
    "\t@%p1 bra $end;\n$turn:\n\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n"
    "\tld.global.f32 %f2, [%rd4];\n\tadd.f32 %f1, %f1, %f2;\n\tadd.s32 %r1, %r1, %r6;\n"
    "\tsetp.lt.s32 %p2, %r1, %r7;\n\t@%p2 bra $turn;\n$end:\n\tst.global.f32 [%rd2], %f1;\n";

TEST(KernelBlocks, EachTurnOfAGridStrideLoopIsOfTheFootprint) {
  const Answer answer = answer_of(kernel_of_ptx(strided), 4224);
  // 2^26 numbers of 4 bytes, but for those of the last turn, which a few blocks alone have; of the
  // L2's 60 MiB nothing is left when they come round again.
  EXPECT_NEAR(answer.profile.footprint, 4.0 * (1 << 26), 4.0 * 4224 * 256);
  EXPECT_NEAR(answer.profile.dram, 1, 0.02);
  // A grid that covers them at once accesses as much.
  EXPECT_EQ(answer_of(kernel_of_ptx(strided), (1 << 26) / 256).profile.footprint, 4.0 * (1 << 26));
}

TEST(KernelBlocks, AtomicsOfAllThreadsToOneAddressTakeAsLongAsTheirTurns) {
  const Answer floats = answer_of(kernel_of_ptx("\tred.global.add.f32 [%rd2], %f1;\n"), 2112);
  const Answer integers = answer_of(kernel_of_ptx("\tred.global.add.s32 [%rd2], 1;\n"), 2112);
  constexpr double threads = 2112 * 256, clock = 1980;
  EXPECT_NEAR(floats.of(main_method).exec_us, threads * 3.5 / clock, 1e-6 * threads / clock);
  EXPECT_NEAR(integers.of(main_method).exec_us, threads * 1.5 / clock, 1e-6 * threads / clock);
  EXPECT_EQ(floats.of(main_method).waves.front().bound_by, "atomics");
  // To an address of its own each goes alone.
  const Answer apart =
      answer_of(kernel_of_ptx("\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n"
                              "\tred.global.add.f32 [%rd4], %f1;\n"),
                2112);
  EXPECT_NE(apart.of(main_method).waves.front().bound_by, "atomics");
  EXPECT_LT(apart.of(main_method).exec_us, 0.05 * floats.of(main_method).exec_us);
}

/// Blocks of a table of measured waits: so many words a thread from arrays of 2^25, and stores.
std::string streaming(int loads, int stores) {
  std::string text = "\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n";
  const auto place = [](int i) { return fmt::format("[%rd4+{}]", i * (1LL << 27)); };
  for (int i = 0; i < loads; ++i)
    text += fmt::format("\tld.global.f32 %f2, {};\n\tadd.f32 %f1, %f1, %f2;\n", place(i));
  for (int i = 0; i < stores; ++i)
    text += fmt::format("\tst.global.f32 {}, %f1;\n", place(8 + i));
  return text;
}

TEST(KernelBlocks, ABlockAloneWaitsForItsLoadsAsMeasured) {
  const Catalogue catalogue(embedded_gpu_files());
  const Machine h100 = machine(*catalogue.find("h100-sxm5").value(), {}).value();
  int looked_at = 0;
  for (const auto& row :
       measured_rows("h100_block_waits.csv", {"threads_per_block", "blocks_per_sm", "loads",
                                              "stores", "apart", "cycles"})) {
    const int threads = static_cast<int>(row[0]), loads = static_cast<int>(row[2]);
    // A load that nothing stores is none.
    if (row[1] > 1 || row[4] > 0 || loads == 0 || row[3] == 0)
      continue;
    const Program program = kernel_of_ptx(streaming(loads, static_cast<int>(row[3])));
    kernel::Setup setup;
    const std::int64_t waves = 204800 / threads;
    setup.launch = {{132 * waves, 1, 1}, {threads, 1, 1}, {std::nullopt, std::int64_t{1}}};
    setup.dynamic_shared = 232448 - 1024;
    setup.l1_hits = setup.l2_hits = 0;
    const Prediction time = predict(program, setup, h100).value().of(main_method);
    const double cycles = time.exec_us * h100.clock / static_cast<double>(waves);
    EXPECT_NEAR(cycles, row[5], 0.2 * row[5])
        << threads << " threads, " << loads << " loads, " << row[3] << " stores";
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 5 * 5);
}

/// What RRZE-HPC/gpu-benches, gpu-stream (commit 1038c5d, 2025-02-11), states in GB/s of one block
/// an SM at a time, whose threads store a double each; SMs, and MHz, at which they ran.
TEST(KernelBlocks, ABlockFollowsTheOneBeforeAsPublishedOfOtherGpus) {
  struct Published {
    const char* gpu;
    double sms, clock, threads, rate;
  };
  for (const Published& of : {Published{"v100", 80, 1380, 16, 39},
                              {"v100", 80, 1380, 160, 369},
                              {"a100", 108, 1410, 16, 53},
                              {"a100", 108, 1410, 160, 503},
                              {"l40", 142, 2490, 16, 81},
                              {"l40", 142, 2490, 160, 805}}) {
    const double cycles = of.sms * of.threads * 8 / of.rate * of.clock / 1000;
    constexpr double path = 20;
    EXPECT_NEAR(machine_of(of.gpu).between_blocks((int(of.threads) + 31) / 32) + path, cycles,
                0.02 * cycles)
        << of.gpu << ", " << of.threads << " threads";
  }
  // Nobody measured one of Maxwell: it is left out there, and the answer says so.
  EXPECT_EQ(machine_of("gtx980").between_blocks(8), 0);
  const Catalogue catalogue(embedded_gpu_files());
  const auto said = [&](const char* gpu) {
    kernel::Setup setup;
    setup.launch = {{100000, 1, 1}, {256, 1, 1}, {std::nullopt, std::int64_t{1}}};
    std::string all;
    const Answer answer = predict(kernel_of_ptx("\tst.global.f32 [%rd2], %f1;\n"), setup,
                                  machine(*catalogue.find(gpu).value(), {}).value())
                              .value();
    for (const Message& each : answer.of(main_method).assumptions)
      all += each.english() + '\n';
    return all;
  };
  EXPECT_THAT(said("gtx980"), testing::HasSubstr("not measured on a GPU of this generation"));
  EXPECT_THAT(said("rtx4090"), testing::HasSubstr("as measured on the L40"));
  EXPECT_THAT(said("a100"), testing::HasSubstr("as measured on the A100"));
}

TEST(KernelBlocks, ABlockDoesNotWaitForWhatItStoresAsMeasured) {
  const Catalogue catalogue(embedded_gpu_files());
  const Machine h100 = machine(*catalogue.find("h100-sxm5").value(), {}).value();
  int looked_at = 0;
  for (const auto& row :
       measured_rows("h100_block_waits.csv", {"threads_per_block", "blocks_per_sm", "loads",
                                              "stores", "apart", "cycles"})) {
    const int threads = static_cast<int>(row[0]);
    if (row[1] > 1 || row[4] > 0 || row[2] > 0 || row[3] == 0)
      continue;
    const Program program = kernel_of_ptx(streaming(0, static_cast<int>(row[3])));
    kernel::Setup setup;
    const std::int64_t waves = 204800 / threads;
    setup.launch = {{132 * waves, 1, 1}, {threads, 1, 1}, {std::nullopt, std::int64_t{1}}};
    setup.dynamic_shared = 232448 - 1024;
    setup.l1_hits = setup.l2_hits = 0;
    const Prediction time = predict(program, setup, h100).value().of(main_method);
    const double cycles = time.exec_us * h100.clock / static_cast<double>(waves);
    // Stores alone have more of the DRAM's bandwidth than those of a copy, by which it is charged.
    EXPECT_NEAR(cycles, row[5], 0.25 * row[5]) << threads << " threads, " << row[3] << " stores";
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 5 * 2);
}

TEST(KernelBlocks, ALoopThatMemoryLeadsIntoCanBeSaidToRunNever) {
  // As nvcc unrolls a loop by four: what is left over first, then four at a time, unless there are
  // fewer.
  const Program program = kernel_of_ptx(
      "\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n\tld.global.u32 %r5, [%rd4];\n"
      "$left:\n\tadd.f32 %f1, %f1, %f1;\n\tadd.s32 %r5, %r5, -1;\n\tsetp.ne.s32 %p1, %r5, 0;\n"
      "\t@%p1 bra $left;\n\tsetp.lt.u32 %p2, %r5, 4;\n\t@%p2 bra $end;\n"
      "$four:\n\tmul.f32 %f1, %f1, %f1;\n\tadd.s32 %r5, %r5, -4;\n\tsetp.ne.s32 %p3, %r5, 0;\n"
      "\t@%p3 bra $four;\n$end:\n\tst.global.f32 [%rd4], %f1;\n");
  ASSERT_EQ(program.loops.size(), 2U);
  const Catalogue catalogue(embedded_gpu_files());
  const Machine h200 = machine(*catalogue.find("h200").value(), {}).value();
  kernel::Setup setup;
  setup.launch = {{132, 1, 1}, {256, 1, 1}, {std::nullopt, std::int64_t{1}}};
  const auto floats = [&](std::int64_t left, std::int64_t four) -> Result<double> {
    setup.trips = {{program.loops[0].name, left}, {program.loops[1].name, four}};
    const auto answer = predict(program, setup, h200);
    if (!answer)
      return tl::unexpected(answer.error());
    return answer->of(main_method).warp.by_kind[static_cast<std::size_t>(Kind::fp32)];
  };
  EXPECT_EQ(floats(3, 2).value(), 5);
  EXPECT_EQ(floats(3, 0).value(), 3);
  const auto entered = floats(0, 2);
  ASSERT_FALSE(entered);
  EXPECT_TRUE(entered.error().detail.is(loop_is_entered));
}

TEST(KernelBlocks, SectorsThatAreAloneTakeTheWayBetweenL2AndSmAsMeasured) {
  const Machine h100 = machine_of("h100-sxm5");
  int looked_at = 0;
  for (const auto& row : measured_rows("h100_scattered_loads.csv",
                                       {"array_words", "lanes_together", "ilp", "cycles"})) {
    if (row[0] > 1 << 22) // beyond the L2
      continue;
    EXPECT_NEAR(h100.lone_sector(Kind::load) * 32 / row[1], row[3], 0.09 * row[3]);
    ++looked_at;
  }
  for (const auto& row : measured_rows("h100_scattered_stores.csv",
                                       {"order", "array_words", "stride_words", "cycles"})) {
    if (row[1] > 1 << 22 || row[2] < 32)
      continue;
    EXPECT_NEAR(h100.lone_sector(Kind::store) * 32, row[3], 0.05 * row[3]);
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 16 + 8);
}

TEST(KernelBlocks, ThreadsThatReadTheirAddressesHaveASectorEach) {
  const Answer own =
      answer_of(kernel_of_ptx("\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n"
                              "\tld.global.u32 %r5, [%rd4];\n\tmul.wide.s32 %rd3, %r5, 4;\n"
                              "\tadd.s64 %rd5, %rd2, %rd3;\n\tld.global.f32 %f2, [%rd5];\n"
                              "\tst.global.f32 [%rd4], %f2;\n"),
                132 * 8);
  ASSERT_EQ(own.profile.walk.accesses.size(), 3U);
  EXPECT_EQ(own.profile.walk.accesses[1].moved, 32 * 32);
  // A wave of 64 warps an SM: 32 sectors each, and 256 bytes in lines at 32 bytes a cycle.
  const Prediction& time = own.of(main_method);
  EXPECT_EQ(time.waves.front().bound_by, "l2");
  EXPECT_NEAR(time.exec_us, 64 * (32 * 1.95 + 8) / 1980, 1e-6 * time.exec_us);
  // All lanes of a warp read one word, and go on from there side by side.
  const Answer shared =
      answer_of(kernel_of_ptx("\tshr.u32 %r6, %r1, 5;\n\tmul.wide.s32 %rd3, %r6, 4;\n"
                              "\tadd.s64 %rd4, %rd2, %rd3;\n\tld.global.u32 %r5, [%rd4];\n"
                              "\tand.b32 %r8, %r4, 31;\n\tadd.s32 %r9, %r5, %r8;\n"
                              "\tmul.wide.s32 %rd3, %r9, 4;\n\tadd.s64 %rd5, %rd2, %rd3;\n"
                              "\tld.global.f32 %f2, [%rd5];\n\tst.global.f32 [%rd4], %f2;\n"),
                132 * 8);
  // 128 bytes from any word lie in 4 sectors, or in 5 of eight cases seven.
  EXPECT_NEAR(shared.profile.walk.accesses[1].moved, 32 * (4 + 7.0 / 8), 8);
}

TEST(KernelBlocks, APlaceOfShortBlocksStandsEmptyBetweenThem) {
  const Program copy =
      kernel_of_ptx("\tmul.wide.s32 %rd3, %r1, 4;\n\tadd.s64 %rd4, %rd2, %rd3;\n"
                    "\tld.global.f32 %f2, [%rd4];\n\tst.global.f32 [%rd4], %f2;\n");
  // One block an SM at a time, and a thousand of each: 416 cycles between two of 8 warps.
  constexpr int alone = 232448 - 1024;
  const Prediction many = answer_of(copy, 132 * 1000, alone).of(main_method);
  const Prediction one = answer_of(copy, 132, alone).of(main_method);
  EXPECT_NEAR(many.exec_us, 1000 * one.exec_us + 999 * 416 / 1980.0, 1e-3 * many.exec_us);
  EXPECT_EQ(many.assumptions.size(), one.assumptions.size() + 1);
}

} // namespace
} // namespace loom::kernel
