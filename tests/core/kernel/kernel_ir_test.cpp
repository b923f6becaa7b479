/// Kernels read from LLVM IR, and IR that is none.

#include "core/kernel/predict.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace loom::kernel {
namespace {

using testing::Contains;
using testing::HasSubstr;

const std::string kernels = LOOM_SOURCE_DIR "/resources/kernels/";

const std::string head = "target triple = \"nvptx64-nvidia-cuda\"\n";
const std::string tail = "\n!nvvm.annotations = !{!0}\n"
                         "!0 = !{void (float*, i32)* @k, !\"kernel\", i32 1}\n";

struct KernelIr : testing::Test {
  static Result<Program> of_file(const std::string& name,
                                 const std::optional<std::string>& kernel) {
    const auto text = read_file(kernels + name, 1 << 24);
    return text ? read_kernel(*text, name, kernel, Loops::written) : tl::unexpected(text.error());
  }
  static Result<Program> of(const std::string& body) {
    return read_kernel(head + body + tail, "k.ll", {});
  }
  static std::string problem(const Result<Program>& program) {
    return program ? "none" : to_line(program.error());
  }
};

TEST_F(KernelIr, HasTheProductsOfAMatrix) {
  const auto program = of_file("matmul_naive.ll", {});
  ASSERT_TRUE(program.has_value()) << problem(program);
  EXPECT_EQ(program->name, "matmul_naive");
  ASSERT_EQ(program->arguments.size(), 5U);
  KernelLaunch launch{.grid = {4, 4, 1}, .block = {32, 4, 1}, .arguments = {{}, {}, {}, 16, 100}};
  const auto walked = walk(*program, launch, {});
  ASSERT_TRUE(walked.has_value()) << walked.error().detail.english();
  Machine machine;
  PathTimer timer(*program, machine, walked->accesses, Rule::busiest_unit);
  const PathCost cost = timer(walked->blocks.front().paths.front(), 0);
  // 100 products, two loads each, and one element stored.
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::fp32)], 100);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::load)], 200);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::store)], 1);
  // Of the grid's 128 columns the last block has only 4: lanes 4 and on end at once. The first,
  // those between and the last of each dimension are looked at.
  EXPECT_EQ(walked->blocks.size(), 9U);
  // A row of A is one word to a warp, a row of B 32 in sequence.
  EXPECT_EQ(walked->accesses.front().moved, 32);
}

TEST_F(KernelIr, CountsTheIntegersOfPtx) {
  // n = 64, counted in the file: 16 iterations of 18 integer instructions and 8 addresses; before
  // and after them 15 and the address of the element stored.
  const auto program = of_file("matmul_naive.ll", {});
  ASSERT_TRUE(program.has_value()) << problem(program);
  KernelLaunch launch{.grid = {2, 16, 1}, .block = {32, 4, 1}, .arguments = {{}, {}, {}, 64, 64}};
  const auto walked = walk(*program, launch, {});
  ASSERT_TRUE(walked.has_value()) << walked.error().detail.english();
  Machine machine;
  PathTimer timer(*program, machine, walked->accesses, Rule::sum_of_delays);
  const PathCost cost = timer(walked->blocks.front().paths.front(), 0);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::integer)], 16 * (18 + 8) + 15 + 1);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::fp32)], 64);
}

TEST_F(KernelIr, KeepsItsLines) {
  const auto program = of_file("matmul_naive.ll", {});
  ASSERT_TRUE(program.has_value()) << problem(program);
  const auto block = std::find_if(program->blocks.begin(), program->blocks.end(),
                                  [](const Block& each) { return each.name == "for.body.epil"; });
  ASSERT_NE(block, program->blocks.end());
  ASSERT_EQ(block->lines.size(), 18U); // as in the file
  EXPECT_THAT(block->lines[0].text,
              testing::StartsWith("%k.041.epil = phi i32 [ %inc.epil, %for.body.epil ], "));
  EXPECT_EQ(block->lines[0].instruction, -1);
  const Line& load = block->lines[6];
  EXPECT_THAT(load.text, testing::StartsWith("%8 = load float, "));
  EXPECT_THAT(load.text, testing::EndsWith(" %arrayidx.epil, align 4"));
  const Instruction& loads = block->instructions[static_cast<std::size_t>(load.instruction)];
  EXPECT_EQ(loads.kind, Kind::load);
  EXPECT_EQ(loads.operands, std::vector<int>{block->lines[5].value});
  // To a block of its own that the simplified loop is left by.
  EXPECT_EQ(block->lines[17].text, "br i1 %epil.iter.cmp.not, label %for.cond.cleanup.loopexit, "
                                   "label %for.body.epil");
}

TEST_F(KernelIr, CountsLoopsAroundBarriers) {
  const auto program = of_file("matmul_tiled.ll", "matmul_tiled_8");
  ASSERT_TRUE(program.has_value()) << problem(program);
  EXPECT_NE(program->loops.front().back_edges, unknown);
  EXPECT_TRUE(program->loops.front().uniform);
  // 4000 tiles are walked as a few.
  const KernelLaunch launch{
      .grid = {4000, 1, 1}, .block = {8, 8, 1}, .arguments = {{}, {}, {}, 32000}};
  const auto walked = walk(*program, launch, {});
  ASSERT_TRUE(walked.has_value()) << walked.error().detail.english();
  const Path& path = walked->blocks.front().paths.front();
  EXPECT_LT(path.size(), 100U);
  Machine machine;
  PathTimer timer(*program, machine, walked->accesses, Rule::busiest_unit);
  EXPECT_EQ(timer(path, 0).barriers, 2 * 4000);
}

TEST_F(KernelIr, NamesTheKernels) {
  const auto text = read_file(kernels + "matmul_tiled.ll", 1 << 24);
  EXPECT_EQ(kernel_names(*text, "f").value(),
            (std::vector<std::string>{"matmul_tiled_8", "matmul_tiled_16", "matmul_tiled_32"}));
  EXPECT_FALSE(kernel_names("nothing", "f").has_value());
}

TEST_F(KernelIr, CountsLoopsThatDouble) {
  const auto program = of_file("fft.ll", {});
  ASSERT_TRUE(program.has_value()) << problem(program);
  EXPECT_TRUE(program->dynamic_shared);
  KernelLaunch launch{.grid = {1, 1, 1}, .block = {64, 1, 1}, .arguments = {{}, {}}};
  const auto walked = walk(*program, launch, {});
  ASSERT_TRUE(walked.has_value()) << walked.error().detail.english();
  Machine machine;
  PathTimer timer(*program, machine, walked->accesses, Rule::busiest_unit);
  const PathCost cost = timer(walked->blocks.front().paths.front(), 0);
  // 128 points take 7 steps of two barriers, after one for the input; a sine and a cosine each.
  EXPECT_EQ(cost.barriers, 15);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::sfu)], 14);
}

TEST_F(KernelIr, KnowsSharedMemory) {
  const auto program = of_file("matmul_tiled.ll", "matmul_tiled_16");
  ASSERT_TRUE(program.has_value()) << problem(program);
  EXPECT_EQ(program->shared_bytes, 2 * 16 * 16 * 4);
  EXPECT_FALSE(program->dynamic_shared);
}

TEST_F(KernelIr, AsksWhichKernel) {
  EXPECT_THAT(problem(of_file("backprop.ll", {})),
              HasSubstr("one of: backprop_forward, backprop_adjust"));
  EXPECT_THAT(problem(of_file("backprop.ll", "backprop_foward")), HasSubstr("backprop_forward"));
}

TEST_F(KernelIr, SaysWhereTextIsNoIr) {
  EXPECT_THAT(problem(read_kernel(head + "define void @k(bogus %x) {\n", "k.ll", {})),
              HasSubstr("k.ll:2:16: no LLVM IR: "));
  EXPECT_THAT(problem(read_kernel("", "k.ll", {})), HasSubstr("k.ll: "));
  EXPECT_THAT(problem(read_kernel("BC\xC0\xDE half a bitcode", "k.bc", {})), HasSubstr("k.bc"));
}

TEST_F(KernelIr, RefusesTruncatedModules) {
  const auto text = read_file(kernels + "fft.ll", 1 << 24);
  ASSERT_TRUE(text.has_value());
  for (std::size_t size = 0; size < text->size(); size += 97) {
    const auto program = read_kernel(text->substr(0, size), "fft.ll", {});
    EXPECT_TRUE(program || !program.error().detail.empty());
  }
}

TEST_F(KernelIr, OutlivesTextsThatEndTheReaderOfLlvm) {
  const std::string kernel = "define void @k(float* %p, i32 %n) {\n  ret void\n}\n";
  // A number of the data layout that does not fit: fatal to LLVM 14.
  EXPECT_THAT(problem(of("target datalayout = \"e-p:99999999999:64\"\n" + kernel)),
              testing::AllOf(HasSubstr("k.ll:"), HasSubstr("not a number")));
  // As deep as no stack is.
  std::string deep = "@d = global ";
  for (int i = 0; i < 1'000'000; ++i)
    deep += "[1 x ";
  EXPECT_THAT(problem(of(deep + kernel)), HasSubstr("k.ll: no LLVM IR that can be read: "));
  EXPECT_FALSE(kernel_names(head + deep, "k.ll").has_value());
  EXPECT_TRUE(of(kernel).has_value());
}

TEST_F(KernelIr, RefusesModulesThatAreTooLarge) {
  EXPECT_THAT(problem(of(std::string(max_module_bytes, ' '))),
              HasSubstr("k.ll: expected at most 64 MiB of LLVM IR, found 65"));
}

TEST_F(KernelIr, RefusesOtherTargets) {
  EXPECT_THAT(problem(read_kernel("target triple = \"x86_64-pc-linux-gnu\"\n", "k.ll", {})),
              HasSubstr("found the target 'x86_64-pc-linux-gnu'"));
}

TEST_F(KernelIr, RefusesRecursionByName) {
  const auto program =
      of("define i32 @deep(i32 %n) {\n  %r = call i32 @deep(i32 %n)\n  ret i32 %r\n}\n"
         "define void @k(float* %p, i32 %n) {\n"
         "  %r = call i32 @deep(i32 %n)\n  ret void\n}\n");
  EXPECT_THAT(problem(program), HasSubstr("function 'deep', '%r = call i32 @deep(i32 %n)'"));
}

TEST_F(KernelIr, RefusesCallsThroughPointers) {
  const auto program = of("define void @k(float* %p, i32 %n) {\n"
                          "  %f = inttoptr i32 %n to void ()*\n  call void %f()\n  ret void\n}\n");
  EXPECT_THAT(problem(program), HasSubstr("function 'k', 'call void %f()'"));
}

TEST_F(KernelIr, InlinesCallsAndListsWhatItCannotSee) {
  const auto program =
      of("declare float @elsewhere(float)\n"
         "define float @twice(float %x) {\n  %y = fadd float %x, %x\n  ret float %y\n}\n"
         "define void @k(float* %p, i32 %n) {\n"
         "  %x = load float, float* %p\n  %y = call float @twice(float %x)\n"
         "  %z = call float @elsewhere(float %y)\n  %i = fptosi float %z to i64\n"
         "  %q = getelementptr float, float* %p, i64 %i\n  store float %z, float* %q\n"
         "  %c = fcmp ogt float %z, 0.0\n  br i1 %c, label %a, label %b\n"
         "a:\n  store float 0.0, float* %p\n  br label %b\nb:\n  ret void\n}\n");
  ASSERT_TRUE(program.has_value()) << problem(program);
  const auto says = [](const char* words) {
    return Contains(testing::Property(&Message::english, HasSubstr(words)));
  };
  EXPECT_THAT(program->assumptions, says("elsewhere"));
  EXPECT_THAT(program->assumptions, says("the address depends on what memory"));
  EXPECT_THAT(program->assumptions, says("what it guards is taken"));
}

TEST_F(KernelIr, NamesLoopsWhoseTripsMemoryDecides) {
  const auto program = of("define void @k(float* %p, i32 %n) {\nentry:\n  br label %again\n"
                          "again:\n  %x = load float, float* %p\n  %c = fcmp ogt float %x, 0.0\n"
                          "  br i1 %c, label %again, label %end\nend:\n  ret void\n}\n");
  ASSERT_TRUE(program.has_value()) << problem(program);
  KernelLaunch launch{.arguments = {{}, {}}};
  const auto asks = walk(*program, launch, {});
  ASSERT_FALSE(asks.has_value());
  EXPECT_TRUE(asks.error().detail.is(trips_missing));
  EXPECT_THAT(asks.error().detail.english(), HasSubstr("the loop 'again'"));
  EXPECT_TRUE(asks_for_trips(*program, 0));
  WalkOptions options;
  options.trips["again"] = 1'000'000'000; // not walked one by one
  const auto walked = walk(*program, launch, options);
  ASSERT_TRUE(walked.has_value()) << walked.error().detail.english();
  Machine machine;
  PathTimer timer(*program, machine, walked->accesses, Rule::busiest_unit);
  EXPECT_EQ(timer(walked->blocks.front().paths.front(), 0).memory_requests, 1e9);
}

TEST_F(KernelIr, CompilesSourcesWithoutAnSdk) {
  const auto ir = compile_cuda(kernels + "matmul_naive.cu");
  if (ir) {
    EXPECT_TRUE(read_kernel(*ir, "matmul_naive.cu", {}).has_value());
  } else {
    EXPECT_THAT(ir.error().detail.english(), HasSubstr("install clang"));
  }
  EXPECT_FALSE(compile_cuda(kernels + "CMakeLists.txt").has_value());
}

// '@FILE' would be a file of further arguments, and a name that begins with '-' an option.
TEST_F(KernelIr, ASourcesNameIsNoArgument) {
  namespace fs = std::filesystem;
  const fs::path before = fs::current_path();
  const fs::path here = fs::path(testing::TempDir()) / "kernel_names";
  fs::create_directories(here);
  fs::current_path(here);
  std::ofstream("trap.cu") << "-save-stats=cwd -o stolen.txt other.cu";
  fs::create_directory("@folder");
  for (const char* name : {"@trap.cu", "-v.cu", "@folder/plain.cu", "@folder/@trap.cu"}) {
    std::ofstream(name) << "__global__ void twice(float* x) { x[threadIdx.x] *= 2; }\n";
    const auto ir = compile_cuda(name);
    if (ir) {
      EXPECT_THAT(*ir, HasSubstr("twice")) << name;
    } else {
      EXPECT_THAT(ir.error().detail.english(), HasSubstr("install clang")) << name;
    }
    EXPECT_FALSE(fs::exists("stolen.txt")) << name;
    std::ofstream(name) << "\nfault\n";
    if (const auto faulty = compile_cuda(name); ir) {
      ASSERT_FALSE(faulty) << name;
      EXPECT_THAT(faulty.error().detail.english(), HasSubstr(std::string(name) + ":2:")) << name;
    }
  }
  fs::current_path(before);
  fs::remove_all(here);
}

// A source that somebody sends reads no file of ours: what it includes is its own, or asked for.
TEST_F(KernelIr, ASourceIncludesNothingFromOutsideOfItsFolder) {
  namespace fs = std::filesystem;
  const fs::path here = fs::path(testing::TempDir()) / "kernel_includes";
  fs::remove_all(here);
  fs::create_directories(here / "own/inner");
  fs::create_directories(here / "other");
  std::ofstream(here / "other/n.h") << "#define N 3\n";
  std::ofstream(here / "own/inner/n.h") << "#define N 3\n";
  fs::create_symlink("../other/n.h", here / "own/link.h");
  const auto compile = [&](const std::string& included, const std::vector<std::string>& folders) {
    std::ofstream(here / "own/k.cu")
        << "#include " << included << "\n__global__ void k(float* x) { x[threadIdx.x] *= N; }\n";
    return compile_cuda((here / "own/k.cu").string(), folders);
  };
  const auto inside = compile("\"inner/n.h\"", {});
  if (!inside) {
    EXPECT_THAT(inside.error().detail.english(), HasSubstr("install clang"));
    return;
  }
  const std::string absolute = "\"" + (here / "other/n.h").string() + "\"";
  for (const std::string& included :
       {absolute, std::string("\"../other/n.h\""), std::string("\"link.h\"")}) {
    const auto refused = compile(included, {});
    ASSERT_FALSE(refused.has_value()) << included;
    EXPECT_THAT(refused.error().detail.english(), HasSubstr("outside of its folder")) << included;
    EXPECT_TRUE(compile(included, {(here / "other").string()}).has_value()) << included;
  }
  EXPECT_FALSE(compile(absolute, {(here / "nowhere").string()}).has_value());
  EXPECT_TRUE(compile("<n.h>", {(here / "other").string()}).has_value());
  fs::remove_all(here);
}

} // namespace
} // namespace loom::kernel
