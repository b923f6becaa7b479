#include "core/kernel_ir/llvm/tools.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "resources/kernels/embedded.h"

#include <llvm/Support/Program.h>
#include <llvm/Support/raw_ostream.h>

#include <filesystem>

namespace loom::kernel {

namespace {

constexpr std::size_t max_source = std::size_t{16} << 20;

std::string_view own_header() {
  for (const EmbeddedFile& file : embedded_kernel_files())
    if (file.name == "device.h")
      return file.content;
  return {};
}

} // namespace

Result<std::string> compile_cuda(const std::string& file) {
  const Result<std::string> source = read_file(file, max_source);
  if (!source)
    return tl::unexpected(source.error());
  auto clang = llvm::sys::findProgramByName("clang-14");
  if (!clang)
    clang = llvm::sys::findProgramByName("clang");
  if (!clang)
    return bad_argument(LOOM_TEXT("%1: expected LLVM IR, or clang at hand to make it from CUDA: "
                                  "install clang-14")(file));
  const Temporary out("ll"), header("h");
  std::error_code problem;
  if (header.good()) {
    llvm::raw_fd_ostream stream(header.path(), problem);
    stream << llvm::StringRef(own_header().data(), own_header().size());
  }
  if (!out.good() || !header.good() || problem)
    return no_temporary();
  // Such a source is compiled as a copy under a name of ours, its folder still searched for what
  // it includes.
  const Temporary copy("cu");
  const bool copied = is_like_argument(file);
  const std::string folder = std::filesystem::absolute(file).parent_path().string();
  if (copied && copy.good()) {
    llvm::raw_fd_ostream stream(copy.path(), problem);
    stream << *source;
  }
  if (!copy.good() || problem)
    return no_temporary();
  std::vector<llvm::StringRef> arguments{"-x",
                                         "cuda",
                                         "--cuda-device-only",
                                         "--cuda-gpu-arch=sm_70",
                                         "-Wno-unknown-cuda-version",
                                         "-O3",
                                         "-S",
                                         "-emit-llvm",
                                         "-g1",
                                         "-fno-discard-value-names",
                                         copied ? copy.path() : llvm::StringRef(file),
                                         "-o",
                                         out.path()};
  if (copied)
    arguments.insert(arguments.end(), {"-iquote", folder});
  // A source that includes nothing needs no SDK.
  if (source->find("#include") == std::string::npos)
    arguments.insert(arguments.end(), {"-nocudainc", "-nocudalib", "-include", header.path()});
  if (const Result<std::string> ran = run_tool("clang", *clang, arguments); !ran)
    return ran;
  return text_of(out.path());
}

} // namespace loom::kernel
