// One kernel in several forms: CUDA by clang, IR with opaque pointers, PTX by nvcc.

#include "core/gpu/catalogue.h"
#include "core/kernel/evaluate.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/llvm/newer_ir.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <numeric>

namespace loom::kernel {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string folder = LOOM_SOURCE_DIR "/tests/kernels/";
const std::string shipped = LOOM_SOURCE_DIR "/resources/kernels/";

std::string text_of(const std::string& path) {
  const auto text = read_file(path, 1 << 24);
  EXPECT_TRUE(text) << path;
  return text.value_or(std::string());
}

/// A launch of a kernel; of its arguments those that are integers count.
struct Case {
  std::string file, kernel; ///< without its ending; the name in PTX and IR, empty for the only one
  Dim3 grid, block;
  std::vector<std::int64_t> arguments;
  std::int64_t shared = 0;
  std::int64_t trips = 100; ///< of every loop that only the user knows
};

const std::vector<Case>& cases() {
  static const std::vector<Case> all{
      {"dot", "", {1056, 1, 1}, {256, 1, 1}, {1 << 24, 0, 0, 0}},
      {"saxpy4", "", {16384, 1, 1}, {256, 1, 1}, {16384 * 256, 0, 0, 0}},
      {"particles", "", {16384, 1, 1}, {256, 1, 1}, {0, 0}},
      {"mandelbrot", "", {128, 128, 1}, {32, 8, 1}, {4096, 1024, 1000, 0}},
      {"histogram", "", {1056, 1, 1}, {256, 1, 1}, {0, 0, 1 << 26}},
      {"smooth", "", {16384, 1, 1}, {256, 1, 1}, {16384 * 256, 0, 0}},
      {"activate", "", {16384, 1, 1}, {256, 1, 1}, {16384 * 256, 0, 0}},
      {"scan", "", {16384, 1, 1}, {256, 1, 1}, {0, 0, 16384 * 256}, 1024},
      {"softmax", "", {4096, 1, 1}, {32, 8, 1}, {0, 0, 4096 * 8, 1024}},
      {"spmv", "", {4096, 1, 1}, {256, 1, 1}, {4096 * 256, 0, 0, 0, 0, 0}, 0, 32},
      {"matmul_naive", "", {64, 256, 1}, {32, 8, 1}, {0, 0, 0, 2048, 2048}},
      {"matmul_loop", "", {64, 256, 1}, {32, 8, 1}, {0, 0, 0, 2048, 2048}},
      {"matmul_tiled", "matmul_tiled_16", {128, 128, 1}, {16, 16, 1}, {0, 0, 0, 2048}},
      {"roots", "", {16384, 1, 1}, {256, 1, 1}, {16384 * 256, 0, 256}},
      {"fft", "", {16384, 1, 1}, {256, 1, 1}, {0, 0}, 4096},
      {"backprop", "backprop_adjust", {256, 256, 1}, {16, 16, 1}, {0, 0, 0, 0, 4096, 0, 0}},
  };
  return all;
}

Result<Program> read(const std::string& text, const Case& one, const std::string& file) {
  return read_kernel(text, file, one.kernel.empty() ? std::nullopt : std::optional(one.kernel));
}

/// Predicted time, µs; nothing with a failure said.
std::optional<double> time_of(const Result<Program>& program, const Case& one,
                              const std::string& form) {
  const std::string name = one.file + " " + form;
  if (!program) {
    ADD_FAILURE() << name << ": " << to_line(program.error());
    return {};
  }
  Setup setup;
  setup.launch.grid = one.grid;
  setup.launch.block = one.block;
  setup.launch.arguments.assign(one.arguments.begin(), one.arguments.end());
  setup.launch.arguments.resize(program->arguments.size());
  setup.dynamic_shared = one.shared;
  for (std::size_t l = 0; l < program->loops.size(); ++l)
    if (asks_for_trips(*program, static_cast<int>(l)))
      setup.trips[program->loops[l].name] = one.trips;
  const Catalogue catalogue(embedded_gpu_files());
  const auto h200 = machine(*catalogue.find("h200").value(), {});
  if (!h200) {
    ADD_FAILURE() << to_line(h200.error());
    return {};
  }
  const auto answer = predict(*program, setup, *h200);
  if (!answer) {
    ADD_FAILURE() << name << ": " << to_line(answer.error());
    return {};
  }
  return answer->of(main_method).exec_us;
}

// All threads of a warp read one word of 16 bytes: two passes of the shared memory, not four.
TEST(KernelPasses, OfABroadcastOf16BytesAreTwo) {
  const auto program = read_kernel(text_of(folder + "broadcast16.ptx"), "k.ptx", std::nullopt);
  ASSERT_TRUE(program) << to_line(program.error());
  kernel::Setup setup;
  setup.launch.grid = {132, 1, 1};
  setup.launch.block = {256, 1, 1};
  setup.launch.arguments.assign({0, 1027}); // 128 rounds of eight and a rest
  const Catalogue catalogue(embedded_gpu_files());
  for (const auto& [gpu, passes] : {std::pair{"h200", 2.0}, {"gtx980", 4.0}}) {
    const auto of_gpu = machine(*catalogue.find(gpu).value(), {});
    ASSERT_TRUE(of_gpu) << to_line(of_gpu.error());
    const auto made = profile(*program, setup, *of_gpu);
    ASSERT_TRUE(made) << to_line(made.error());
    int broadcasts = 0;
    std::size_t access = 0;
    for (const Block& block : program->blocks)
      for (const Instruction& instruction : block.instructions)
        if (accesses_memory(instruction)) {
          const Access& each = made->walk.accesses[access++];
          if (instruction.space != Space::shared || instruction.kind != Kind::load || !each.known)
            continue; // of turns that are left there are none
          EXPECT_EQ(instruction.bytes, 16);
          EXPECT_EQ(each.ways, passes) << gpu;
          ++broadcasts;
        }
    EXPECT_GE(broadcasts, 8) << gpu;
  }
}

class KernelForms : public testing::TestWithParam<Case> {};

TEST_P(KernelForms, Agree) {
  const Case& one = GetParam();
  const bool own = one.file.find("matmul") == 0 || one.file == "fft" || one.file == "backprop";
  const auto ptx = time_of(read(text_of(folder + one.file + ".ptx"), one, "k.ptx"), one, "PTX");
  ASSERT_TRUE(ptx);
  const auto source = compile_cuda((own ? shipped : folder) + one.file + ".cu");
  if (!source) {
    EXPECT_THAT(source.error().detail.english(), HasSubstr("install clang"));
  }
  // Without a compiler the IR that lies beside the source stands for it.
  double compared = *ptx;
  const auto agrees = [&](const Result<std::string>& text, const std::string& form) {
    if (!text)
      return;
    const auto time = time_of(read(*text, one, "k.ll"), one, form);
    ASSERT_TRUE(time) << form;
    // Loads stay behind stores as the code has them, and compilers unroll loops differently.
    EXPECT_NEAR(*time / compared, 1, 0.17) << form << ": " << *time << " and " << compared << " µs";
    if (form == "source")
      compared = *time;
  };
  agrees(source, "source");
  agrees(read_file(folder + one.file + ".clang19.ll", 1 << 24), "IR of clang 19");
  if (own)
    agrees(read_file(shipped + one.file + ".ll", 1 << 24), "shipped IR");
}

/// A kernel of PTX with these statements, of which the first is in line 10.
std::string kernel_of(const std::string& statements) {
  return ".version 8.0\n.target sm_90\n.address_size 64\n"
         ".visible .entry k(.param .align 8 .b8 k_param_1[8],\n\t.param .u64 k_param_0\n)\n{\n"
         "\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<4>; .reg .f32 %f<4>; .reg .f64 %d<4>; .reg .pred "
         "%p<4>;\n" +
         statements;
}

TEST(KernelPtx, ArgumentsKeepTheNamesThatPeopleGiveThem) {
  const auto named = [](const std::string& first, const std::string& second) {
    const auto program = read_kernel(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u32 " + first +
            ", .param .f32 " + second +
            ")\n{\n\t.reg .b32 %r<2>;\n\t.reg .f32 %f<2>;\n\tld.param.u32 %r1, [" + first +
            "];\n\tld.param.f32 %f1, [" + second + "];\n\tret;\n}\n",
        "k.ptx", {});
    EXPECT_TRUE(program) << to_line(program.error());
    return program.value_or(Program());
  };
  const Program by_hand = named("n", "scale");
  ASSERT_EQ(by_hand.arguments.size(), 2u);
  EXPECT_EQ(by_hand.arguments[0].name, "n");
  EXPECT_TRUE(by_hand.arguments[0].integer);
  EXPECT_EQ(by_hand.arguments[1].name, "scale");
  EXPECT_FALSE(by_hand.arguments[1].integer);
  EXPECT_TRUE(by_hand.assumptions.empty());
  const Program by_nvcc = named("k_param_0", "k_param_1");
  EXPECT_EQ(by_nvcc.arguments[1].name, "param_1");
  EXPECT_EQ(by_nvcc.assumptions.size(), 1u);
}

std::string problem_of(const std::string& statements) {
  const auto program = read_kernel(kernel_of(statements), "k.ptx", {});
  return program ? "none" : to_line(program.error());
}

Program program_of(const std::string& statements) {
  const auto program = read_kernel(kernel_of(statements + "\tret;\n}\n"), "k.ptx", {});
  EXPECT_TRUE(program) << statements << to_line(program.error());
  return program.value_or(Program());
}

auto counted(const Program& program, Kind kind) {
  return std::accumulate(program.blocks.begin(), program.blocks.end(), std::ptrdiff_t{0},
                         [&](std::ptrdiff_t sum, const Block& block) {
                           return sum +
                                  std::ranges::count(block.instructions, kind, &Instruction::kind);
                         });
}

TEST(KernelPtx, WhatIsNotReadIsSaidWithItsLine) {
  EXPECT_EQ(problem_of("\tmov.u32 %r1, 1;\n\tret;\n}\n"), "none");
  EXPECT_THAT(problem_of("\tmov.u32 %r1, 1;\n\ttex.2d.v4.f32.f32 {%r1}, [a, {%r1}];\n}\n"),
              HasSubstr("k.ptx:11:1: 'tex': what textures and surfaces take is not known"));
  EXPECT_THAT(problem_of("\tsust.b.2d.b32.trap [a, {%r1, %r2}], {%r1};\n}\n"),
              HasSubstr("k.ptx:10:1: 'sust'"));
  EXPECT_THAT(problem_of("\tcall.uni f, ();\n\tret;\n}\n"), HasSubstr("it may be recursive"));
  EXPECT_THAT(problem_of("\twgmma.fence.sync.aligned;\n}\n"),
              HasSubstr("what the instruction 'wgmma.fence.sync' costs is not known"));
  EXPECT_THAT(problem_of("\tmov.u32 %r1, 1;\n"), HasSubstr("the kernel has no end"));
  EXPECT_THAT(problem_of("\tmov.u32 %q1, 1;\n}\n"), HasSubstr("no register that is declared"));
  EXPECT_THAT(problem_of("\tadd.s32 %r1, %r2, nothing;\n}\n"), HasSubstr("'nothing'"));
  EXPECT_THAT(problem_of("\tld.global.u32 %r1, %rd1;\n}\n"), HasSubstr("expected an address"));
  EXPECT_THAT(problem_of("\tbra;\n}\n"), HasSubstr("expected a label"));
  EXPECT_THAT(problem_of("\t@%p1;\n}\n"),
              HasSubstr("k.ptx:10:1: an instruction is missing after the predicate"));
  EXPECT_THAT(problem_of("\tmul %r1, %r2, %r3;\n}\n"), HasSubstr("k.ptx:10:1: what the instr"));
  EXPECT_THAT(problem_of("\tmov.pred %p1, !!%p2;\n}\n"), HasSubstr("k.ptx:10:1: expected one '!'"));
  EXPECT_THAT(problem_of("\t.shared .b8 a[4][n];\n}\n"),
              HasSubstr("k.ptx:10:1: an array's size is no number"));
  EXPECT_THAT(problem_of("\t.local .b8 a[99999999999][99999999999];\n}\n"),
              HasSubstr("k.ptx:10:1: an array's size is no number"));
  EXPECT_THAT(problem_of("\tret;\n\t@%p1 bra $L1;\n\tbra $L2;\n$L2:\n}\n"),
              HasSubstr("k.ptx:11:1: no label '$L1' stands in the kernel"));
  EXPECT_THAT(problem_of("$L1:\n$L1:\n}\n"), HasSubstr("k.ptx:11:1: label '$L1' stands twice"));
  EXPECT_THAT(problem_of("\tret;\n}\n.visible .entry k()\n{\n\tret;\n}\n"),
              HasSubstr("k.ptx:12:1: kernel 'k' is defined twice"));
  EXPECT_THAT(problem_of("\tld.param.v2.u32 {%r1, %r2}, [k_param_0];\n}\n"),
              HasSubstr("expected 1 registers, found 2"));
}

/// The operations of a kernel's instructions of a kind, in order.
std::vector<std::string> operations(const Program& program, Kind kind) {
  std::vector<std::string> out;
  for (const Block& block : program.blocks)
    for (const Instruction& each : block.instructions)
      if (each.kind == kind)
        out.push_back(each.operation);
  return out;
}

/// Sizes and lanes of a kernel's accesses of a kind, in order.
std::vector<std::pair<int, std::uint32_t>> accesses(const Program& program, Kind kind) {
  std::vector<std::pair<int, std::uint32_t>> out;
  for (const Block& block : program.blocks)
    for (const Instruction& each : block.instructions)
      if (each.kind == kind)
        out.emplace_back(each.bytes, each.lanes);
  return out;
}

/// As nvcc 13 compiles them for sm_90 (hgemm of eighteen.ptx, and matmul_tensor, matmul_bytes and
/// scores_mma of gpus/calibrate/kernels).
TEST(KernelPtx, MatrixInstructionsAreThoseOfTheMachine) {
  const auto products = [](const std::string& statement) {
    return operations(program_of("\t" + statement + ";\n\tst.global.u32 [%rd1], %r0;\n"),
                      Kind::tensor);
  };
  using testing::ElementsAre;
  const std::string two = "{%r0, %r1}", four = "{%r0, %r1, %r2, %r3}";
  const std::string eight = "{%r0, %r1, %r2, %r3, %r0, %r1, %r2, %r3}";
  EXPECT_THAT(products("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 " + four + ", " + four +
                       ", " + two + ", " + four),
              ElementsAre("HMMA.16816.F32"));
  EXPECT_THAT(products("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 " + four + ", " + four +
                       ", " + two + ", " + four),
              ElementsAre("HMMA.16816.F32.BF16"));
  EXPECT_THAT(products("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 " + four + ", " + four +
                       ", " + two + ", " + four),
              ElementsAre("HMMA.1688.F32.TF32"));
  EXPECT_THAT(products("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 " + four + ", " + four +
                       ", " + two + ", " + four),
              ElementsAre("IMMA.16832.S8"));
  EXPECT_THAT(products("wmma.mma.sync.aligned.row.row.m16n16k16.f32.f32 " + eight + ", " + eight +
                       ", " + eight + ", " + eight),
              ElementsAre("HMMA.16816.F32", "HMMA.16816.F32"));
  EXPECT_THAT(products("wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32 " + eight + ", " +
                       two + ", " + two + ", " + eight),
              ElementsAre("IMMA.16816.S8", "IMMA.16816.S8"));
  EXPECT_THAT(problem_of("\tmma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc " + two +
                         ", {%r0}, {%r1}, " + two + ";\n}\n"),
              HasSubstr("what the instruction 'mma.sync.aligned' costs is not known"));
}

TEST(KernelPtx, TilesAreLoadedAsTheMachineLoadsThem) {
  using testing::ElementsAre;
  using testing::Pair;
  constexpr std::uint32_t all = ~0U;
  const std::string shared = "\t.shared .align 16 .b8 a[8192];\n\tmov.u32 %r1, a;\n";
  const std::string eight = "{%r0, %r1, %r2, %r3, %r0, %r1, %r2, %r3}";
  const auto loads = [&](const std::string& statement) {
    return accesses(program_of(shared + "\t" + statement + ";\n\tst.global.u32 [%rd1], %r0;\n"),
                    Kind::load);
  };
  // LDSM.x4; four rows of eight bytes apart are LDG; MOVM turns those of a tile that lies across.
  EXPECT_THAT(loads("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 " + eight + ", [%r1], 24"),
              ElementsAre(Pair(16, all)));
  EXPECT_THAT(loads("wmma.load.a.sync.aligned.row.m16n16k16.global.f16 " + eight + ", [%rd2], 64"),
              ElementsAre(Pair(4, all), Pair(4, all), Pair(4, all), Pair(4, all)));
  EXPECT_THAT(loads("wmma.load.b.sync.aligned.row.m16n16k16.global.f16 " + eight + ", [%rd2], 64"),
              ElementsAre(Pair(4, all), Pair(4, all), Pair(4, all), Pair(4, all)));
  EXPECT_THAT(loads("wmma.load.b.sync.aligned.col.m16n16k16.global.s8 {%r0, %r1}, [%rd2], 64"),
              ElementsAre(Pair(4, all), Pair(4, all)));
  EXPECT_THAT(loads("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r0, %r2}, [%r1]"),
              ElementsAre(Pair(16, 0xffffU)));
  const Program copied = program_of(shared + "\tcp.async.cg.shared.global [%r1], [%rd2], 16;\n"
                                             "\tcp.async.commit_group;\n"
                                             "\tcp.async.wait_group 0;\n");
  EXPECT_THAT(accesses(copied, Kind::load), ElementsAre(Pair(16, all)));
  EXPECT_THAT(accesses(copied, Kind::store), ElementsAre(Pair(16, all)));
  std::vector<std::pair<Instruction::Copy, int>> copies;
  for (const Block& block : copied.blocks)
    for (const Instruction& each : block.instructions)
      if (each.copy != Instruction::Copy::none)
        copies.emplace_back(each.copy, each.groups);
  using enum Instruction::Copy;
  EXPECT_THAT(copies,
              ElementsAre(Pair(moves, 0), Pair(moves, 0), Pair(commits, 0), Pair(waits, 0)));
}

TEST(KernelPtx, PlacesOfReversedBitsAreKnown) {
  const Program program = program_of("\tmov.u32 %r1, %tid.x;\n\tbrev.b32 %r2, %r1;\n"
                                     "\tshr.u32 %r2, %r2, 22;\n\tmul.wide.u32 %rd2, %r2, 4;\n"
                                     "\tld.param.u64 %rd1, [k_param_0];\n"
                                     "\tcvta.to.global.u64 %rd1, %rd1;\n"
                                     "\tadd.s64 %rd2, %rd1, %rd2;\n"
                                     "\tst.global.u32 [%rd2], %r1;\n");
  const KernelLaunch launch{.grid = {1, 1, 1}, .block = {32, 1, 1}, .arguments = {{}, {}}};
  Evaluator evaluate(program, launch);
  evaluate.start({0, 0, 0}, 0);
  for (const Block& block : program.blocks)
    for (const Instruction& each : block.instructions)
      if (each.kind == Kind::store) {
        ASSERT_NE(each.address, unknown);
        EXPECT_EQ(evaluate(each.address)[1], 512 * 4); // the lowest of ten bits is the highest
        EXPECT_EQ(evaluate(each.address)[6], 384 * 4); // 0000000110 is 0110000000
      }
}

TEST(KernelPtx, LogicAndSumsOfThreeOperandsAreOneInstruction) {
  const auto integers = [](const std::string& statements) {
    return counted(program_of("\tld.global.v2.u32 {%r0, %r1}, [%rd1];\n"
                              "\tld.global.u32 %r2, [%rd2];\n" +
                              statements + "\tst.global.u32 [%rd3], %r3;\n"),
                   Kind::integer);
  };
  // LOP3 and IADD3 have three; what is inverted takes none of them.
  EXPECT_EQ(integers("\tand.b32 %r3, %r0, %r1;\n\txor.b32 %r3, %r3, %r2;\n"), 1);
  EXPECT_EQ(integers("\tnot.b32 %r3, %r0;\n\tand.b32 %r3, %r3, %r1;\n"
                     "\tor.b32 %r3, %r3, %r2;\n"),
            1);
  EXPECT_EQ(integers("\tand.b32 %r3, %r0, %r1;\n\txor.b32 %r3, %r3, %r2;\n"
                     "\txor.b32 %r3, %r3, 77;\n"),
            2);
  EXPECT_EQ(integers("\tadd.s32 %r3, %r0, %r1;\n\tadd.s32 %r3, %r3, %r2;\n"), 1);
  EXPECT_EQ(integers("\tadd.s32 %r3, %r0, %r1;\n\txor.b32 %r3, %r3, %r2;\n"), 2);
  // A product is a part of the sum already.
  EXPECT_EQ(integers("\tmul.lo.s32 %r3, %r0, %r1;\n\tadd.s32 %r3, %r3, %r2;\n"
                     "\tadd.s32 %r3, %r3, %r0;\n"),
            2);
}

TEST(KernelPtx, WhatIsNoValidPtxIsNotSaidInWordsOfItsTranslation) {
  const std::string problem = problem_of("\tfma.rn.s32 %r1, %r2, %r3, %r1;\n}\n");
  EXPECT_THAT(problem, HasSubstr("k.ptx: the kernel's PTX is not valid or has what is not read"));
  EXPECT_THAT(problem, Not(HasSubstr("LLVM")));
}

/// What reads as it does in single precision, and says that it costs as much.
TEST(KernelPtx, HalfPrecisionCostsAsSinglePrecisionAndSaysSo) {
  struct Half {
    std::string statement;
    Kind kind;
  };
  for (const std::string type : {"f16", "f16x2", "bf16", "bf16x2"})
    for (const Half& each : {Half{"fma.rn." + type + " %r1, %r2, %r3, %r0", Kind::fp32},
                             Half{"add." + type + " %r1, %r2, 15360", Kind::fp32},
                             Half{"mul." + type + " %r1, %r2, %r3", Kind::fp32},
                             Half{"max.NaN." + type + " %r1, %r2, %r3", Kind::fp32},
                             Half{"setp.lt." + type + " %p1, %r2, %r3", Kind::fp32},
                             Half{"tanh.approx." + type + " %r1, %r2", Kind::sfu}}) {
      const Program program = program_of(
          "\tld.global.u32 %r2, [%rd1];\n\tld.global.u32 %r3, [%rd1+4];\n\t" + each.statement +
          ";\n\tselp.b32 %r1, %r1, %r2, %p1;\n" + "\tst.global.u32 [%rd1+8], %r1;\n");
      const bool two = type.ends_with("x2") && each.kind == Kind::sfu;
      EXPECT_EQ(counted(program, each.kind), two ? 2 : 1) << each.statement;
      const auto costs = std::ranges::count_if(program.assumptions, [](const Message& said) {
        return said.english().find("half precision") != std::string::npos;
      });
      EXPECT_EQ(costs, each.kind == Kind::fp32 ? 1 : 0) << each.statement;
    }
  for (const std::string conversion :
       {"cvt.rn.f16x2.f32 %r1, %f1, %f2", "cvt.rn.bf16x2.f32 %r1, %f1, %f2", "cvt.f32.f16 %f1, %r2",
        "cvt.f32.bf16 %f1, %r2", "cvt.rn.f16.s32 %r1, %r2"})
    EXPECT_EQ(counted(program_of("\tld.global.f32 %f1, [%rd1];\n\tld.global.u32 %r2, [%rd1+8];\n"
                                 "\t" +
                                 conversion +
                                 ";\n\tst.global.u32 [%rd1+4], %r1;\n"
                                 "\tst.global.f32 [%rd1], %f1;\n"),
                      Kind::convert),
              1)
        << conversion;
  EXPECT_EQ(problem_of("\tsetp.gt.f16x2 %p1|%p2, %r1, %r2;\n\tret;\n}\n"), "none");
  EXPECT_EQ(counted(program_of("\tred.global.add.noftz.f16x2 [%rd1], %r1;\n"), Kind::atomic), 1);
}

TEST(KernelPtx, AKernelOfPairsInHalfPrecisionMovesWhatItsPairsHave) {
  const auto program = read_kernel(text_of(folder + "axpy_half.ptx"), "k.ptx", {});
  ASSERT_TRUE(program) << to_line(program.error());
  EXPECT_EQ(counted(*program, Kind::load), 2);
  EXPECT_EQ(counted(*program, Kind::store), 1);
  EXPECT_EQ(counted(*program, Kind::fp32), 2); // a fused product and a maximum
  for (const Block& block : program->blocks)
    for (const Instruction& is : block.instructions)
      if (is.kind == Kind::load || is.kind == Kind::store) {
        EXPECT_EQ(is.bytes, 4);
      }
}

TEST(KernelPtx, PackedSinglePrecisionHasNoCostsAndIsNotTakenForIntegers) {
  EXPECT_THAT(problem_of("\tfma.rn.f32x2 %rd1, %rd2, %rd3, %rd1;\n}\n"),
              HasSubstr("k.ptx:10:1: what the instruction 'fma.rn.f32x2' costs"));
  EXPECT_EQ(problem_of("\tprmt.b32.f4e %r1, %r2, %r3, %r1;\n}\n"), "none");
}

TEST(KernelPtx, UsersNamesAreNoneOfThoseThatAreMadeHere) {
  EXPECT_EQ(problem_of("\t.reg .b32 t<4>, next;\nentry:\nbegin:\n\tadd.s32 t1, t2, next;\n"
                       "\t@%p1 bra begin;\n\tret;\n}\n"),
            "none");
}

TEST(KernelPtx, ExactRootsAndReciprocalsAreSequencesAndApproximateOnesAreNot) {
  for (const std::string exact : {"rcp.rn.f32 %f1, %f2", "sqrt.rn.f32 %f1, %f2",
                                  "rcp.rn.f64 %d1, %d2", "sqrt.rn.f64 %d1, %d2"}) {
    const Program program = program_of("\t" + exact + ";\n");
    EXPECT_EQ(counted(program, Kind::division), 1) << exact;
    EXPECT_EQ(counted(program, Kind::sfu), 0) << exact;
  }
  for (const std::string approximate :
       {"rcp.approx.ftz.f32 %f1, %f2", "sqrt.approx.ftz.f32 %f1, %f2", "sin.approx.f32 %f1, %f2",
        "rsqrt.approx.ftz.f32 %f1, %f2", "ex2.approx.ftz.f32 %f1, %f2", "tanh.approx.f32 %f1, %f2",
        "rcp.approx.ftz.f64 %d1, %d2", "rsqrt.approx.f64 %d1, %d2"}) {
    const Program program = program_of("\t" + approximate + ";\n");
    EXPECT_EQ(counted(program, Kind::division), 0) << approximate;
    EXPECT_EQ(counted(program, Kind::sfu), 1) << approximate;
  }
  // As nvcc 13 compiles rsqrt.approx.f32 for sm_75, sm_80 and sm_90: FSETP, FMUL, MUFU.RSQ, FMUL.
  for (const std::string denormal :
       {"sqrt.approx.f32 %f1, %f2", "rsqrt.approx.f32 %f1, %f2", "ex2.approx.f32 %f1, %f2",
        "lg2.approx.f32 %f1, %f2", "div.approx.f32 %f1, %f2, %f2"}) {
    const Program program = program_of("\t" + denormal + ";\n");
    EXPECT_EQ(counted(program, Kind::sfu_denormal), 1) << denormal;
    EXPECT_EQ(counted(program, Kind::sfu), 0) << denormal;
  }
}

TEST(KernelPtx, BitFieldsAreFollowedWhereNumbersSayWhich) {
  // Bits 0 to 4 of the thread's number below those of the block's, as a row of 32 words is counted:
  // words of 4 bytes, of which a warp has 128.
  for (const std::string field :
       {"and.b32 %r3, %r2, 31;\n\tbfi.b32 %r1, %r1, %r3, 5, 27", "bfe.u32 %r1, %r2, 0, 5",
        "shl.b32 %r3, %r2, 8;\n\tbfe.s32 %r1, %r3, 8, 5"}) {
    const Program program =
        program_of("\tld.param.u64 %rd1, [k_param_0];\n\tmov.u32 %r1, %ctaid.x;\n"
                   "\tmov.u32 %r2, %tid.x;\n\t" +
                   field +
                   ";\n\tmul.wide.s32 %rd2, %r1, 4;\n\tadd.s64 %rd2, %rd1, %rd2;\n"
                   "\tst.global.u32 [%rd2], %r2;\n");
    kernel::Setup setup;
    setup.launch.grid = {64, 1, 1};
    setup.launch.block = {32, 1, 1};
    const auto walked = walk(program, setup.launch, {});
    ASSERT_TRUE(walked) << field;
    EXPECT_TRUE(walked->accesses[0].placed) << field;
    const bool signed_field = field.find("s32") != field.npos; // the upper half is negative
    ASSERT_EQ(walked->accesses[0].extents.size(), 1U) << field;
    const auto& extent = walked->accesses[0].extents[0];
    EXPECT_EQ(extent.first, signed_field ? -64 : 0) << field;
    EXPECT_EQ(extent.last, signed_field               ? 63
                           : field.starts_with("and") ? 64 * 32 * 4 - 1
                                                      : 127)
        << field;
  }
}

TEST(KernelPtx, WhatIsNotFollowedWaitsForAllItsOperands) {
  for (const std::string what :
       {"lop3.b32 %r1, %r1, %r2, %r3, 0xE8", "bfi.b32 %r1, %r1, %r2, %r3, %r0",
        "shf.l.wrap.b32 %r1, %r1, %r2, %r3", "prmt.b32 %r1, %r1, %r2, %r3"}) {
    const Program program =
        program_of("\tld.global.u32 %r1, [%rd1];\n\tld.global.u32 %r2, [%rd1+4];\n"
                   "\tld.global.u32 %r3, [%rd1+8];\n\t" +
                   what + ";\n\tst.global.u32 [%rd1+12], %r1;\n");
    EXPECT_EQ(counted(program, Kind::integer), 1) << what; // constants of addresses are none
    std::vector<int> waited; // values that the store waits for, itself or through others
    std::vector<int> loaded;
    for (const Block& block : program.blocks)
      for (auto is = block.instructions.rbegin(); is != block.instructions.rend(); ++is) {
        if (is->kind == Kind::store || std::ranges::count(waited, is->result) > 0)
          waited.insert(waited.end(), is->operands.begin(), is->operands.end());
        if (is->kind == Kind::load)
          loaded.push_back(is->result);
      }
    EXPECT_EQ(loaded.size(), 3U) << what;
    for (const int value : loaded)
      EXPECT_THAT(waited, testing::Contains(value)) << what;
  }
  EXPECT_EQ(counted(program_of("\tactivemask.b32 %r1;\n"), Kind::integer), 1);
}

TEST(KernelPtx, PartsOfAnArgumentAreLoadedFromTheirPlaces) {
  const auto ir = module_text(
      kernel_of("\tld.param.v2.f32 {%f1, %f2}, [k_param_1];\n\tst.global.f32 [%rd1], %f2;\n"
                "\tret;\n}\n"),
      "k.ptx", "k", 1 << 20);
  ASSERT_TRUE(ir) << to_line(ir.error());
  EXPECT_THAT(*ir, HasSubstr("ptr %param_0, i64 0"));
  EXPECT_THAT(*ir, HasSubstr("ptr %param_0, i64 4"));
}

TEST(KernelPtx, AnArrayHasAllItsDimensions) {
  EXPECT_EQ(
      program_of("\t.shared .align 4 .f32 a[8] [16];\n\tst.shared.u32 [a], %r1;\n").shared_bytes,
      4 * 8 * 16);
}

TEST(KernelPtx, ATextThatIsOneLongLineIsRefusedAtOnce) {
  std::string statements;
  for (int i = 0; i < 1'000'001; ++i)
    statements += "ret;";
  EXPECT_THAT(problem_of(statements + "}\n"),
              HasSubstr("k.ptx:10:1: kernel 'k': expected at most 150000 instructions"));
  EXPECT_THAT(problem_of("\tmov.pred %p1, " + std::string(100'000, '!') + "%p2;\n}\n"),
              HasSubstr("k.ptx:10:1: expected one '!'"));
}

TEST(KernelIrOfNewerCompilers, VectorsOfOneValueAreSpelledOnce) {
  EXPECT_EQ(without_later_words("<2 x float> splat (float 1.0), <3 x i8> splat (i8 2)"),
            "<2 x float> <float 1.0, float 1.0>, <3 x i8> <i8 2, i8 2, i8 2>");
  for (const std::string inner : {"splat (", "> splat ("}) {
    std::string nested = "<64 x i8";
    for (int i = 0; i < 20; ++i)
      nested += "> splat (<64 x i8" + inner;
    const std::string text = nested + "i8 1" + std::string(40, ')');
    EXPECT_EQ(without_later_words(text), text);
  }
  std::string many;
  for (int i = 0; i < 700; ++i)
    many += "<64 x i8> splat (i8 1)";
  EXPECT_LT(without_later_words(many).size(), std::size_t{1} << 15);
}

/// k.cu of a folder, with the compilers that stand beside it alone.
auto compiled_with(const std::filesystem::path& folder) {
  const char* path = std::getenv("PATH");
  const std::string before = path ? path : "";
  ::setenv("PATH", folder.c_str(), 1);
  auto compiled = compile_cuda((folder / "k.cu").string());
  ::setenv("PATH", before.c_str(), 1);
  return compiled;
}

/// A folder with k.cu and an nvcc that makes this PTX of it, and no clang.
struct FakeNvcc {
  FakeNvcc(const std::string& name, const std::string& source, const std::string& ptx)
      : here(std::filesystem::path(testing::TempDir()) / name) {
    std::filesystem::create_directories(here);
    std::ofstream(here / "made.ptx") << ptx;
    std::ofstream(here / "k.cu") << source;
    std::ofstream(here / "nvcc") << "#!/bin/sh\nfor last; do :; done\nwhile read -r line; do\n"
                                    "printf '%s\\n' \"$line\"; done <"
                                 << (here / "made.ptx").string() << " >\"$last\"\n";
    std::filesystem::permissions(here / "nvcc", std::filesystem::perms::owner_all);
  }
  ~FakeNvcc() { std::filesystem::remove_all(here); }
  FakeNvcc(const FakeNvcc&) = delete;
  FakeNvcc& operator=(const FakeNvcc&) = delete;
  std::filesystem::path here;
};

/// As nvcc writes a kernel of a pointer and two numbers.
std::string ptx_named(const std::string& name, const std::string& code = "\tret;\n") {
  const std::string own = name + "_param_";
  return ".version 9.0\n.target sm_80\n.address_size 64\n.extern .shared .align 16 .b8 lines[];\n"
         ".visible .entry " +
         name + "(\n\t.param .u64 " + own + "0,\n\t.param .u32 " + own + "1,\n\t.param .f32 " +
         own + "2\n)\n{\n\t.reg .b64 %rd<3>;\n\t.reg .b32 %r<3>;\n\tld.param.u64 %rd1, [" + own +
         "0];\n\tcvta.to.global.u64 %rd2, %rd1;\n" + code + "}\n";
}

TEST(KernelSource, ArgumentsAreCalledAsInTheSourceWhateverCompilesIt) {
  const auto names = [](const std::string& source, const std::string& kernel) {
    const FakeNvcc with("names_of_arguments", source, ptx_named(kernel));
    const auto ptx = compiled_with(with.here);
    EXPECT_TRUE(ptx) << to_line(ptx.error());
    const auto program = read_kernel(ptx.value_or(""), "k.cu", {});
    EXPECT_TRUE(program) << to_line(program.error());
    std::string all;
    for (const Argument& each : program.value_or(Program()).arguments)
      all += each.name + ' ';
    return all;
  };
  EXPECT_EQ(names("__global__ void k(float* x, int n, float by) {}", "_Z1kPfif"), "x n by ");
  // With what may stand around the names of a kernel and of its arguments.
  EXPECT_EQ(names("// __global__ void k(int a, int b, int c)\n#define K __global__ void k(int d)\n"
                  "template <class T, int N>\n__global__ void __launch_bounds__(256, 2)\n"
                  "k(const T* __restrict__ in /* n */, std::array<int, 3> sizes, T (by)) {}",
                  "_Z1kIfLi4EEvPKT_St5arrayIiLm3EES0_"),
            "in sizes param_2 ");
  EXPECT_EQ(names("namespace a { static __global__ void k(float *in, unsigned int, float = 2); }",
                  "_ZN1a1kEPfjf"),
            "in param_1 param_2 ");
  // Not that of an array, of another kernel, or one of two.
  EXPECT_EQ(names("__global__ void k(float* lines, int n, float by);", "_Z1kPfif"),
            "param_0 n by ");
  EXPECT_EQ(names("__global__ void other(float* x, int n, float by);", "_Z1kPfif"),
            "param_0 param_1 param_2 ");
  EXPECT_EQ(names("__global__ void k(float* x, int n, float by);\n"
                  "__global__ void k(float* y, int n, double by); __global__ void k(int);",
                  "_Z1kPfif"),
            "param_0 n by ");
}

TEST(KernelSource, AnErrorIsInALineOfTheSource) {
  const std::string code = "\t.loc 1 7 3\n\tmov.u32 %r1, 1;\n\t.loc 1 9 5\n\twgmma.fence.sync;\n";
  const auto problem = [&](const std::string& file) {
    const FakeNvcc with("lines_of_sources", "__global__ void k(float* x, int n, float by) {}",
                        ptx_named("k", code) + "\t.file 1 \"" + file + "\"\n");
    const auto ptx = compiled_with(with.here);
    EXPECT_TRUE(ptx) << to_line(ptx.error());
    const auto program = read_kernel(ptx.value_or(""), "folder/k.cu", {});
    return program ? "none" : to_line(program.error());
  };
  EXPECT_THAT(problem("/home/of/k.cu"), HasSubstr("folder/k.cu:9:1: what the instruction"));
  EXPECT_THAT(problem("/usr/include/of.h"), HasSubstr("/usr/include/of.h:9:1: what the instr"));
  // PTX that somebody gives has lines of its own.
  const auto program = read_kernel(ptx_named("k", code), "k.ptx", {});
  ASSERT_FALSE(program);
  EXPECT_THAT(to_line(program.error()), HasSubstr("k.ptx:18:1: what the instruction"));
}

TEST(KernelSource, WithoutClangTheErrorIsWhatNvccSays) {
  namespace fs = std::filesystem;
  const fs::path here = fs::path(testing::TempDir()) / "no_clang_but_nvcc";
  fs::create_directories(here);
  std::ofstream(here / "nvcc")
      << "#!/bin/sh\necho 'k.cu(1): error: nothing is declared' >&2\nexit 1\n";
  fs::permissions(here / "nvcc", fs::perms::owner_all);
  std::ofstream(here / "k.cu") << "nothing\n";
  const auto compiled = compiled_with(here);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().detail.english(), "nvcc: k.cu(1): error: nothing is declared");
  fs::remove_all(here);
}

/// Killed, or, as where memory is at an end, ended by itself after what it started has crashed.
TEST(KernelSource, ACompilerThatIsStoppedIsNotStartedAgain) {
  namespace fs = std::filesystem;
  for (const char* ends :
       {"kill -9 $$",
        "echo 'clang: error: clang frontend command failed with exit code 134'; exit 1",
        "echo 'nvcc error : cicc died due to signal 9'; exit 9"}) {
    const fs::path here = fs::path(testing::TempDir()) / "clang_that_is_stopped";
    fs::remove_all(here);
    fs::create_directories(here);
    std::ofstream(here / "clang") << "#!/bin/sh\necho x >>" << (here / "starts").string() << '\n'
                                  << ends << '\n';
    fs::permissions(here / "clang", fs::perms::owner_all);
    std::ofstream(here / "k.cu") << "nothing\n";
    const auto compiled = compiled_with(here);
    ASSERT_FALSE(compiled) << ends;
    EXPECT_THAT(compiled.error().detail.english(),
                HasSubstr("clang: crashed, needed more than 4 GiB of memory, or was stopped"));
    EXPECT_EQ(text_of((here / "starts").string()), "x\n") << ends;
    fs::remove_all(here);
  }
}

TEST(KernelPtx, AKernelThatIsNotReadLeavesTheOthers) {
  const std::string text = ".version 8.0\n.target sm_90\n.address_size 64\n"
                           ".func f() { ret; }\n"
                           ".visible .entry bad()\n{\n.local .b8 d[4];\n"
                           "{ .param .b32 a;\ncall.uni f, (a);\n}\nret;\n}\n"
                           ".visible .entry good()\n{\nret;\n}\n";
  EXPECT_THAT(*kernel_names(text, "k.ptx"), testing::ElementsAre("bad", "good"));
  EXPECT_TRUE(read_kernel(text, "k.ptx", "good"));
  const auto bad = read_kernel(text, "k.ptx", "bad");
  ASSERT_FALSE(bad);
  EXPECT_THAT(to_line(bad.error()), HasSubstr("k.ptx:8:1: a call of a function"));
  EXPECT_TRUE(read_kernel(text, "k.ptx", {}).error().detail.is(kernel_not_chosen));
  EXPECT_TRUE(read_kernel(text, "k.ptx", "goad").error().detail.is(kernel_unknown));
}

TEST(KernelPtx, WhateverIsCutOutOfAFileNothingBreaks) {
  const std::string text = text_of(folder + "softmax.ptx");
  const auto look_at = [](const std::string& cut) {
    const auto program = read_kernel(cut, "cut.ptx", {});
    if (program)
      return;
    const std::string problem = to_line(program.error());
    EXPECT_LE(program.error().where.line, std::ranges::count(cut, '\n') + 1) << problem;
    EXPECT_FALSE(program.error().detail.empty());
    EXPECT_THAT(problem, Not(HasSubstr("LLVM")));
  };
  const std::size_t head = text.find(".target"); // without .version before it this is no PTX
  for (std::size_t at = head; at < text.size(); at += 97) {
    std::string cut = text;
    cut.erase(at, 61);
    look_at(cut);
  }
  for (std::size_t end = head; end < text.size(); end += 211)
    look_at(text.substr(0, end));
  for (const std::string hostile : {"@;",
                                    "@!;",
                                    "@%p1 ;",
                                    "mul;",
                                    "mov.u32 %r1, !;",
                                    "mov.b64 {, %r1;",
                                    "mov.b64 {%r1, %r1, %r1}, ",
                                    "mov.b32 %r1, {%r1, %r1, %r1, %r1, %r1};",
                                    "ld.param.v4.f32 {%f1}, [;",
                                    "st.global.v2.f32 [%rd1], {;",
                                    ".shared .b8 a[",
                                    ".local .b8 [;",
                                    ".reg .b32;",
                                    "activemask.b32;",
                                    "lop3.b32 %r1;",
                                    "shfl.sync.b32 |, %r1, %r1;",
                                    "add\n;",
                                    "bra \";",
                                    "$L: $L:",
                                    ".entry.entry.entry",
                                    "ld.global.u32 %r1, [%rd1+x];"})
    look_at(kernel_of(hostile + "\n}\n"));
}

INSTANTIATE_TEST_SUITE_P(All, KernelForms, testing::ValuesIn(cases()),
                         [](const auto& given) { return given.param.file; });

/// What a launch of 2^25 threads of a kernel of tests/kernels/pointers.ptx comes to.
Answer pointers_of(const std::string& kernel, const char* gpu, std::int64_t threads = 1 << 25) {
  const auto program = read_kernel(text_of(folder + "pointers.ptx"), "pointers.ptx", kernel);
  EXPECT_TRUE(program) << to_line(program.error());
  Setup setup;
  setup.launch.grid = {threads / 256, 1, 1};
  setup.launch.block = {256, 1, 1};
  setup.launch.arguments.assign(program->arguments.size(), threads);
  const Catalogue catalogue(embedded_gpu_files());
  const auto answer = predict(*program, setup, machine(*catalogue.find(gpu).value(), {}).value());
  EXPECT_TRUE(answer) << to_line(answer.error());
  return answer.value();
}

std::string said_in(const Answer& answer) {
  std::string all;
  for (const Message& each : answer.profile.assumptions)
    all += each.english() + '\n';
  return all;
}

/// A kernel is no faster for taking its pointers from elsewhere. 2^25 threads move 12 bytes each, 8
/// to copy; more than the data sheet's bandwidth no GPU has.
TEST(KernelPointers, WhereverTheyComeFromTheBytesAreThoseOfTheDram) {
  struct Gpu {
    const char* id;
    double sheet; ///< GB/s
  };
  for (const Gpu& gpu : {Gpu{"v100", 900}, {"a100", 1555}, {"rtx4090", 1008}}) {
    const double least = 12.0 * (1 << 25) / gpu.sheet / 1e3;
    const double add = pointers_of("add", gpu.id).of(main_method).time_us();
    EXPECT_GT(add, least);
    for (const char* same : {"add_of_tables", "add_of_struct", "add_of_structs"})
      EXPECT_NEAR(pointers_of(same, gpu.id).of(main_method).time_us() / add, 1, 0.1)
          << same << ' ' << gpu.id;
    const double copy = pointers_of("copy", gpu.id).of(main_method).time_us();
    EXPECT_GT(copy, 2.0 / 3 * least);
    for (const char* same : {"copy_to_either", "copy_to_flagged"})
      EXPECT_NEAR(pointers_of(same, gpu.id).of(main_method).time_us() / copy, 1, 0.1)
          << same << ' ' << gpu.id;
  }
}

TEST(KernelPointers, WhatMemoryHoldsIsNotCachedHoweverSmallTheGrid) {
  // 4096 threads move 48 KiB, which any L2 holds.
  for (const char* known : {"add", "add_of_struct", "copy_to_either"}) {
    const Answer small = pointers_of(known, "a100", 4096);
    EXPECT_EQ(small.profile.unplaced, 0) << known;
    EXPECT_EQ(small.profile.dram, 0) << known;
    EXPECT_THAT(said_in(small), Not(HasSubstr("is not known: the DRAM serves them"))) << known;
  }
  EXPECT_EQ(pointers_of("add_of_struct", "a100", 4096).profile.footprint, 3 * 4 * 4096);
  EXPECT_EQ(pointers_of("copy_to_either", "a100", 4096).profile.footprint, 2 * 4 * 4096);
  // Three sectors of 32 bytes a warp are of the tables, three lines of what they point to.
  for (const char* unknown : {"add_of_tables", "add_of_structs"}) {
    const Answer small = pointers_of(unknown, "a100", 4096);
    EXPECT_NEAR(small.profile.unplaced, 384.0 / (384 + 96), 0.1) << unknown;
    EXPECT_GE(small.profile.dram, small.profile.unplaced) << unknown;
    EXPECT_THAT(said_in(small), HasSubstr("is not known: the DRAM serves them")) << unknown;
    EXPECT_THAT(said_in(small), HasSubstr("is at least")) << unknown;
  }
  // A stored line of a loaded one and a stored one is where is not known, and a word of 32 bytes.
  const Answer flagged = pointers_of("copy_to_flagged", "a100", 4096);
  EXPECT_NEAR(flagged.profile.unplaced, 128.0 / (128 + 128 + 32), 1e-9);
  EXPECT_THAT(said_in(flagged), HasSubstr("chosen in a way that is not known"));
  // Threads that count on from a pointer of memory's go side by side.
  for (const Access& each : pointers_of("add_of_tables", "a100").profile.walk.accesses)
    EXPECT_LE(each.moved, 128);
}

/// A store whose pointer passes a branch, with null, another or nothing on the other side.
TEST(KernelPointers, PassBranchesWithoutBecomingFaster) {
  const auto store = [](const std::string& before, const std::string& after) {
    const std::string text =
        ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry put(.param .u64 from, "
        ".param .u64 to, .param .u32 n)\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 %r<8>;\n\t.reg .f32 "
        "%f<4>;\n\t.reg .b64 %rd<12>;\n\tmov.u32 %r1, %tid.x;\n\tmov.u32 %r2, %ctaid.x;\n"
        "\tmov.u32 %r3, %ntid.x;\n\tmad.lo.s32 %r4, %r2, %r3, %r1;\n\tld.param.u32 %r5, [n];\n"
        "\tld.param.u64 %rd1, [from];\n\tcvta.to.global.u64 %rd2, %rd1;\n\tmul.wide.u32 %rd3, %r4, "
        "4;\n\tadd.s64 %rd4, %rd2, %rd3;\n\tld.global.f32 %f1, [%rd4];\n" +
        before +
        "\tsetp.ge.u32 %p1, %r4, %r5;\n\t@%p1 bra $past;\n\tld.param.u64 %rd5, [to];\n"
        "\tcvta.to.global.u64 %rd6, %rd5;\n\tadd.s64 %rd8, %rd6, %rd3;\n" +
        after;
    const auto program = read_kernel(text, "put.ptx", {});
    EXPECT_TRUE(program) << to_line(program.error());
    kernel::Setup setup;
    setup.launch = {{131072, 1, 1}, {1024, 1, 1}, {{}, {}, std::int64_t{1} << 27}};
    const Catalogue catalogue(embedded_gpu_files());
    return predict(*program, setup, machine(*catalogue.find("v100").value(), {}).value()).value();
  };
  const std::string stored = "\tst.global.f32 [%rd8], %f1;\n$end:\n\tret;\n}\n",
                    tested = "$past:\n\tsetp.eq.s64 %p2, %rd8, 0;\n\t@%p2 bra $end;\n" + stored;
  const Answer plain = store("", "\tst.global.f32 [%rd8], %f1;\n$past:\n\tret;\n}\n");
  // 2^27 floats in and out at 900 GB/s.
  EXPECT_GT(plain.of(main_method).time_us(), 8.0 * (1 << 27) / 900e3);
  for (const std::string& before : {std::string("\tmov.u64 %rd8, 0;\n"), std::string()}) {
    const Answer either = store(before, tested);
    EXPECT_NEAR(either.of(main_method).time_us() / plain.of(main_method).time_us(), 1, 0.1);
    EXPECT_EQ(either.profile.footprint, plain.profile.footprint);
  }
}

TEST(KernelPointers, AnArgumentIsNotNullAndOneObjectIsNotBeforeAnother) {
  const std::string head =
      ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 a, .param .u64 "
      "b)\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 %r<8>;\n\t.reg .f32 %f<4>;\n\t.reg .b64 %rd<12>;\n"
      "\tld.param.u64 %rd1, [a];\n\tld.param.u64 %rd2, [b];\n\tcvta.to.global.u64 %rd3, %rd1;\n"
      "\tcvta.to.global.u64 %rd4, %rd2;\n";
  // A kernel that only stores where its argument is not null stores.
  const auto asks = read_kernel(head + "\tsetp.eq.s64 %p1, %rd3, 0;\n\t@%p1 bra $end;\n"
                                       "\tst.global.f32 [%rd3], %f1;\n$end:\n\tret;\n}\n",
                                "k.ptx", {});
  ASSERT_TRUE(asks) << to_line(asks.error());
  kernel::Setup setup;
  const Catalogue catalogue(embedded_gpu_files());
  const Machine a100 = machine(*catalogue.find("a100").value(), {}).value();
  const Answer answer = predict(*asks, setup, a100).value();
  EXPECT_EQ(answer.of(main_method).warp.memory_requests, 1);
  EXPECT_THAT(said_in(answer), HasSubstr("pointers that are arguments are taken not to be null"));
  // From one argument to another is a way that only the user knows.
  const auto walks =
      read_kernel(head + "$turn:\n\tld.global.f32 %f1, [%rd3];\n\tadd.s64 %rd3, %rd3, "
                         "4;\n\tsetp.ne.s64 %p1, %rd3, %rd4;\n\t@%p1 bra $turn;\n"
                         "\tret;\n}\n",
                  "k.ptx", {}, Loops::written);
  ASSERT_TRUE(walks) << to_line(walks.error());
  ASSERT_EQ(walks->loops.size(), 1U);
  EXPECT_TRUE(asks_for_trips(*walks, 0));
  setup.trips[walks->loops[0].name] = 50;
  EXPECT_EQ(predict(*walks, setup, a100).value().of(main_method).warp.memory_requests, 50);
}

/// Whatever most blocks do, the first and the last may do something else.
TEST(KernelPointers, BlocksInTheMiddleAreLookedAt) {
  const auto text = [](const std::string& guard) {
    return ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 a, .param "
           ".u64 b)\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 %r<8>;\n\t.reg .f32 %f<4>;\n\t.reg .b64 "
           "%rd<12>;\n\tld.param.u64 %rd1, [a];\n\tld.param.u64 %rd2, [b];\n\tmov.u32 %r1, "
           "%ctaid.x;\n\tmov.u32 %r2, %nctaid.x;\n\tadd.s32 %r2, %r2, -1;\n" +
           guard +
           "\tmov.u32 %r3, %tid.x;\n\tmov.u32 %r4, %ntid.x;\n\tmad.lo.s32 %r5, %r1, %r4, %r3;\n"
           "\tmul.wide.s32 %rd3, %r5, 4;\n\tadd.s64 %rd4, %rd1, %rd3;\n\tadd.s64 %rd5, %rd2, "
           "%rd3;\n"
           "\tld.global.f32 %f1, [%rd4];\n\tst.global.f32 [%rd5], %f1;\n$end:\n\tret;\n}\n";
  };
  const auto of = [](const std::string& ptx) {
    const auto program = read_kernel(ptx, "k.ptx", {});
    EXPECT_TRUE(program) << to_line(program.error());
    kernel::Setup setup;
    setup.launch = {{131072, 1, 1}, {256, 1, 1}, {{}, {}}};
    const Catalogue catalogue(embedded_gpu_files());
    return predict(program.value_or(Program()), setup,
                   machine(*catalogue.find("a100").value(), {}).value())
        .value();
  };
  const Answer all = of(text(""));
  const Answer interior =
      of(text("\tsetp.eq.s32 %p1, %r1, 0;\n\t@%p1 bra $end;\n\tsetp.eq.s32 %p1, "
              "%r1, %r2;\n\t@%p1 bra $end;\n"));
  // Arguments that no cvta says to be pointers are what is added to.
  EXPECT_NEAR(all.profile.footprint, 8.0 * 131072 * 256, 1);
  EXPECT_NEAR(interior.of(main_method).time_us() / all.of(main_method).time_us(), 1, 0.01);
}

TEST(KernelPtx, ArgumentsInTheBankOfConstantsAreReadFromTheirAddress) {
  const auto of = [](const std::string& kernel) {
    const auto program = read_kernel(text_of(folder + "pointers.ptx"), "pointers.ptx", kernel);
    EXPECT_TRUE(program) << to_line(program.error());
    return program.value_or(Program());
  };
  EXPECT_EQ(counted(of("scale_by_constants"), Kind::load), 0);
  EXPECT_EQ(counted(of("scale_by_constants"), Kind::store), 1);
  EXPECT_NEAR(pointers_of("scale_by_constants", "a100").of(main_method).time_us(),
              pointers_of("scale", "a100").of(main_method).time_us(),
              0.05 * pointers_of("scale", "a100").of(main_method).time_us());
  // As a descriptor of tensors is handed on, and a number whose address is taken.
  EXPECT_EQ(problem_of("\tmov.b64 %rd1, k_param_1;\n\tcvta.param.u64 %rd2, %rd1;\n"
                       "\tld.param.u32 %r1, [%rd2+4];\n\tret;\n}\n"),
            "none");
  EXPECT_EQ(problem_of("\tmov.b64 %rd1, k_param_0;\n\tld.param.u64 %rd2, [%rd1];\n\tret;\n}\n"),
            "none");
}

TEST(KernelPtx, ACommentWithoutAnEndIsToldAsOne) {
  EXPECT_THAT(problem_of("\tmov.u32 %r1, 1; /* from here\n\tret;\n}\n"),
              HasSubstr("k.ptx:10:1: the comment that begins here has no end"));
  const auto names = kernel_names("/* all\n" + kernel_of("\tret;\n}\n"), "k.ptx");
  EXPECT_FALSE(names);
}

/// What launching with so many threads answers; empty where it may be.
std::string launched(const std::string& text, const Dim3& block) {
  const auto program = read_kernel(text, "k", {});
  EXPECT_TRUE(program) << to_line(program.error());
  Setup setup;
  setup.launch.block = block;
  const Catalogue catalogue(embedded_gpu_files());
  const auto answer = predict(program.value_or(Program()), setup,
                              machine(*catalogue.find("a100").value(), {}).value());
  return answer ? "" : answer.error().detail.english();
}

TEST(KernelBlockSize, IsTheOneThatTheKernelWasCompiledFor) {
  const auto ptx = [](const std::string& directive) {
    return ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n" + directive +
           "\n{\n\tret;\n}\n";
  };
  const std::string required = "the block: kernel 'k' requires ";
  EXPECT_EQ(launched(ptx(".reqntid 256"), {256, 1, 1}), "");
  EXPECT_EQ(launched(ptx(".reqntid 256"), {512, 1, 1}),
            required + "256 threads and cannot be launched with 512");
  EXPECT_EQ(launched(ptx(".maxntid 1024\n.reqntid 16, 16,1"), {256, 1, 1}),
            required + "16,16 threads and cannot be launched with 256");
  EXPECT_EQ(launched(ptx(".maxntid 8, 16"), {128, 1, 1}), "");
  EXPECT_EQ(launched(ptx(".minnctapersm 2 .maxntid 128,1,1"), {129, 1, 1}),
            "the block: kernel 'k' is compiled for at most 128 threads and cannot be launched with "
            "129");
  // IR of XLA and of clang: attributes of the function, or notes of the module.
  const auto ir = [](const std::string& attributes, const std::string& notes) {
    return "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @k() " + attributes +
           "{\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{void ()* @k, !\"kernel\", i32 1" +
           notes + "}\n";
  };
  EXPECT_EQ(launched(ir("\"nvvm.reqntid\"=\"128,1,1\" ", ""), {64, 1, 1}),
            required + "128 threads and cannot be launched with 64");
  EXPECT_EQ(launched(ir("\"nvvm.maxntid\"=\"32\" ", ""), {32, 1, 1}), "");
  EXPECT_NE(launched(ir("\"nvvm.maxntid\"=\"32\" ", ""), {33, 1, 1}), "");
  EXPECT_EQ(launched(ir("", ", !\"reqntidx\", i32 8, !\"reqntidy\", i32 4"), {32, 1, 1}),
            required + "8,4 threads and cannot be launched with 32");
  EXPECT_NE(launched(ir("", ", !\"maxntidx\", i32 64"), {65, 1, 1}), "");
  // A launch to begin with is one that can be.
  const auto program = read_kernel(ptx(".reqntid 16,16"), "k", {});
  ASSERT_TRUE(program);
  EXPECT_EQ(first_plan(*program).block, (Dim3{16, 16, 1}));
}

TEST(KernelPtx, NoMessageSendsToACommandThatRefuses) {
  for (const Text& each : {instruction_unknown, ptx_not_read})
    EXPECT_EQ(std::string(each.english).find("predict the kernel from"), std::string::npos);
}

/// Processor time of this process, s; what is tried in a copy first takes as much again.
template <class Work> double seconds_of(const Work& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// The predicted time of so many loops one after the other, µs, each of which is executed until its
/// counter is no longer less than `bound`, an operand in which %r2 is the argument.
double time_of_loops(int loops, const std::string& bound, std::int64_t argument = 0) {
  std::string code = "\tld.param.u32 %r2, [k_param_0];\n";
  for (int i = 0; i < loops; ++i)
    code += "\tmov.u32 %r1, 0;\n$L" + std::to_string(i) +
            ":\n\tadd.s32 %r1, %r1, 1;\n\tsetp.lt.s32 %p1, %r1, " + bound + ";\n\t@%p1 bra $L" +
            std::to_string(i) + ";\n";
  const auto program = read_kernel(kernel_of(code + "\tret;\n}\n"), "k.ptx", {});
  EXPECT_TRUE(program) << to_line(program.error());
  if (!program)
    return -1;
  Setup setup;
  setup.launch.arguments.assign({0, argument});
  const Catalogue catalogue(embedded_gpu_files());
  const auto answer =
      predict(*program, setup, machine(*catalogue.find("a100").value(), {}).value());
  EXPECT_TRUE(answer) << to_line(answer.error());
  return answer ? answer->of(main_method).time_us() : -1;
}

TEST(KernelPtx, FourTimesAsManyLoopsTakeFourTimesAsLong) {
  for (const std::string bound : {"100", "%r2"}) {
    const double few = seconds_of([&] { time_of_loops(5000, bound, 100); });
    const double many = seconds_of([&] { time_of_loops(20000, bound, 100); });
    EXPECT_LT(many, 8 * few) << bound; // each with each it would be sixteen
  }
}

TEST(KernelPtx, ManyLoopsUpToAnArgumentAreCountedAsThoseUpToAConstant) {
  for (const std::int64_t bound : {-1, 0, 1, 100, 2147483647})
    EXPECT_EQ(time_of_loops(1000, "%r2", bound), time_of_loops(1000, std::to_string(bound)))
        << bound;
}

TEST(KernelPtx, TooManyInstructionsAreRefusedAtOnce) {
  std::string code;
  for (int i = 0; i < 400000; ++i)
    code += "\tadd.s32 %r1, %r1, 1;\n";
  std::string problem;
  EXPECT_LT(seconds_of([&] { problem = problem_of(code + "\tret;\n}\n"); }), 2);
  EXPECT_THAT(problem, HasSubstr("expected at most 150000 instructions, found more"));
}

} // namespace
} // namespace loom::kernel
