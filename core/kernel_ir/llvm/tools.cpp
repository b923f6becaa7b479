#include "core/kernel_ir/llvm/tools.h"

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Program.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace loom::kernel {

namespace {
constexpr unsigned most_tool_seconds = 60, most_megabytes = 4096;
}

Temporary::Temporary(const char* suffix)
    : good_(!llvm::sys::fs::createTemporaryFile("latencyloom", suffix, path_)),
      remover_(good_ ? path_.c_str() : "") {}

std::string text_of(llvm::StringRef path) {
  const auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

tl::unexpected<Error> no_temporary() {
  return fail(ErrorCode::cannot_write, LOOM_TEXT("no temporary file can be made"));
}

bool is_like_argument(const std::string& file) {
  const std::string name = std::filesystem::path(file).filename().string();
  return std::ranges::any_of(std::array{&file, &name}, [](const std::string* each) {
    return each->starts_with('@') || each->starts_with('-');
  });
}

std::optional<std::string> find_nvcc() {
  auto nvcc = llvm::sys::findProgramByName("nvcc");
  if (!nvcc)
    nvcc = llvm::sys::findProgramByName("nvcc", {"/usr/local/cuda/bin"});
  return nvcc ? std::optional(*nvcc) : std::nullopt;
}

Result<std::string> run_tool(std::string_view name, const std::string& program,
                             const std::vector<llvm::StringRef>& arguments) {
  const Temporary said("txt");
  if (!said.good())
    return no_temporary();
  std::vector<llvm::StringRef> all{program};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const std::array<llvm::Optional<llvm::StringRef>, 3> redirects{llvm::StringRef(""), said.path(),
                                                                 said.path()};
  const int status = llvm::sys::ExecuteAndWait(program, all, llvm::None, redirects,
                                               most_tool_seconds, most_megabytes);
  std::string text = text_of(said.path());
  if (status == 0)
    return text;
  if (status == -2)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("%1: crashed, or was stopped after %2 s")(name, most_tool_seconds));
  const std::size_t at = text.find("error:");
  const std::size_t begin = at == std::string::npos ? 0 : text.rfind('\n', at) + 1;
  return fail(ErrorCode::bad_input,
              Text{"%1: %2"}(name, text.substr(begin, text.find('\n', begin) - begin)));
}

} // namespace loom::kernel
