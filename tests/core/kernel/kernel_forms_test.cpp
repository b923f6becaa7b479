// One kernel in several forms: CUDA by clang, IR with opaque pointers, PTX by nvcc.

#include "core/gpu/catalogue.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/llvm/newer_ir.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace loom::kernel {
namespace {

using testing::HasSubstr;

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

class KernelForms : public testing::TestWithParam<Case> {};

TEST_P(KernelForms, Agree) {
  const Case& one = GetParam();
  const bool own = one.file.find("matmul") == 0 || one.file == "fft" || one.file == "backprop";
  const auto ir = compile_cuda((own ? shipped : folder) + one.file + ".cu");
  if (!ir) {
    EXPECT_THAT(ir.error().detail.english(), HasSubstr("install clang"));
    return;
  }
  const auto source = time_of(read(*ir, one, "k.ll"), one, "source");
  const auto ptx = time_of(read(text_of(folder + one.file + ".ptx"), one, "k.ptx"), one, "PTX");
  ASSERT_TRUE(source && ptx);
  EXPECT_NEAR(*ptx / *source, 1, 0.05) << *ptx << " and " << *source << " µs";
  if (const auto newer = read_file(folder + one.file + ".clang19.ll", 1 << 24)) {
    const auto opaque = time_of(read(*newer, one, "k.ll"), one, "IR of clang 19");
    ASSERT_TRUE(opaque);
    EXPECT_NEAR(*opaque / *source, 1, 0.05) << *opaque << " and " << *source << " µs";
  }
}

/// A kernel of PTX with these statements.
std::string problem_of(const std::string& statements) {
  const std::string text = ".version 8.0\n.target sm_90\n.address_size 64\n"
                           ".visible .entry k(\n\t.param .u64 k_param_0\n)\n{\n"
                           "\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<4>;\n" +
                           statements;
  const auto program = read_kernel(text, "k.ptx", {});
  return program ? "none" : to_line(program.error());
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
  for (std::size_t at = 0; at < text.size(); at += 97) {
    std::string cut = text;
    cut.erase(at, 61);
    const auto program = read_kernel(cut, "cut.ptx", {});
    if (!program) {
      EXPECT_FALSE(program.error().detail.empty());
    }
  }
  for (std::size_t end = 0; end < text.size(); end += 211)
    (void)read_kernel(text.substr(0, end), "cut.ptx", {});
}

TEST(KernelIrOfNewerCompilers, VectorsOfOneValueAreSpelledOnce) {
  EXPECT_EQ(as_llvm_14("<2 x float> splat (float 1.0), <3 x i8> splat (i8 2)"),
            "<2 x float> <float 1.0, float 1.0>, <3 x i8> <i8 2, i8 2, i8 2>");
  for (const std::string inner : {"splat (", "> splat ("}) {
    std::string nested = "<64 x i8";
    for (int i = 0; i < 20; ++i)
      nested += "> splat (<64 x i8" + inner;
    const std::string text = nested + "i8 1" + std::string(40, ')');
    EXPECT_EQ(as_llvm_14(text), text);
  }
  std::string many;
  for (int i = 0; i < 700; ++i)
    many += "<64 x i8> splat (i8 1)";
  EXPECT_LT(as_llvm_14(many).size(), std::size_t{1} << 15);
}

TEST(KernelSource, WithoutClangTheErrorIsWhatNvccSays) {
  namespace fs = std::filesystem;
  const fs::path here = fs::path(testing::TempDir()) / "no_clang_but_nvcc";
  fs::create_directories(here);
  std::ofstream(here / "nvcc")
      << "#!/bin/sh\necho 'k.cu(1): error: nothing is declared' >&2\nexit 1\n";
  fs::permissions(here / "nvcc", fs::perms::owner_all);
  std::ofstream(here / "k.cu") << "nothing\n";
  const char* path = std::getenv("PATH");
  const std::string before = path ? path : "";
  ::setenv("PATH", here.c_str(), 1);
  const auto compiled = compile_cuda((here / "k.cu").string());
  ::setenv("PATH", before.c_str(), 1);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().detail.english(), "nvcc: k.cu(1): error: nothing is declared");
  fs::remove_all(here);
}

INSTANTIATE_TEST_SUITE_P(All, KernelForms, testing::ValuesIn(cases()),
                         [](const auto& given) { return given.param.file; });

} // namespace
} // namespace loom::kernel
