#include "core/io/text.h"
#include "core/kernel_ir/read.h"
#include "resources/kernels/embedded.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/FileUtilities.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Program.h>
#include <llvm/Support/raw_ostream.h>

#include <array>

namespace loom::kernel {

namespace {

constexpr std::size_t max_source = std::size_t{16} << 20;
constexpr unsigned most_seconds = 60;

/// A file of its own in the folder for temporary ones, removed at the end.
class Temporary {
public:
  explicit Temporary(const char* suffix)
      : good_(!llvm::sys::fs::createTemporaryFile("latencyloom", suffix, path_)),
        remover_(good_ ? path_.c_str() : "") {}
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] llvm::StringRef path() const { return path_; }

private:
  llvm::SmallString<128> path_{};
  bool good_;
  llvm::FileRemover remover_;
};

std::string text_of(llvm::StringRef path) {
  const auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

std::string_view own_header() {
  for (const EmbeddedFile& file : embedded_kernel_files())
    if (file.name == "device.h")
      return file.content;
  return {};
}

/// The first line of what clang said that names an error.
std::string first_error(const std::string& said) {
  const std::size_t at = said.find("error:");
  const std::size_t begin = at == std::string::npos ? 0 : said.rfind('\n', at) + 1;
  return said.substr(begin, said.find('\n', begin) - begin);
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
    return fail(ErrorCode::bad_argument, file + ": expected LLVM IR, or clang at hand to make it "
                                                "from CUDA: install clang-14");
  const Temporary out("ll"), said("txt"), header("h");
  std::error_code problem;
  if (header.good()) {
    llvm::raw_fd_ostream stream(header.path(), problem);
    stream << llvm::StringRef(own_header().data(), own_header().size());
  }
  if (!out.good() || !said.good() || !header.good() || problem)
    return fail(ErrorCode::cannot_write, "no temporary file can be made");
  std::vector<llvm::StringRef> arguments{*clang,
                                         "-x",
                                         "cuda",
                                         "--cuda-device-only",
                                         "--cuda-gpu-arch=sm_70",
                                         "-Wno-unknown-cuda-version",
                                         "-O3",
                                         "-S",
                                         "-emit-llvm",
                                         "-g1",
                                         "-fno-discard-value-names",
                                         file,
                                         "-o",
                                         out.path()};
  // A source that includes nothing needs no SDK.
  if (source->find("#include") == std::string::npos)
    arguments.insert(arguments.end(), {"-nocudainc", "-nocudalib", "-include", header.path()});
  const std::array<llvm::Optional<llvm::StringRef>, 3> redirects{llvm::StringRef(""), said.path(),
                                                                 said.path()};
  const int status =
      llvm::sys::ExecuteAndWait(*clang, arguments, llvm::None, redirects, most_seconds);
  if (status != 0)
    return fail(ErrorCode::bad_input, "clang: " + first_error(text_of(said.path())));
  return text_of(out.path());
}

} // namespace loom::kernel
