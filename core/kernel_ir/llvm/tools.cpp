#include "core/kernel_ir/llvm/tools.h"

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Program.h>

#include <array>

namespace loom::kernel {

namespace {
constexpr unsigned most_seconds = 60;
}

Temporary::Temporary(const char* suffix)
    : good_(!llvm::sys::fs::createTemporaryFile("latencyloom", suffix, path_)),
      remover_(good_ ? path_.c_str() : "") {}

std::string text_of(llvm::StringRef path) {
  const auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

Ran run_tool(const std::string& program, const std::vector<llvm::StringRef>& arguments) {
  const Temporary said("txt");
  if (!said.good())
    return {-1, "error: no temporary file can be made"};
  std::vector<llvm::StringRef> all{program};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const std::array<llvm::Optional<llvm::StringRef>, 3> redirects{llvm::StringRef(""), said.path(),
                                                                 said.path()};
  const int status = llvm::sys::ExecuteAndWait(program, all, llvm::None, redirects, most_seconds);
  return {status, text_of(said.path())};
}

std::string first_error(const std::string& said) {
  const std::size_t at = said.find("error:");
  const std::size_t begin = at == std::string::npos ? 0 : said.rfind('\n', at) + 1;
  return said.substr(begin, said.find('\n', begin) - begin);
}

} // namespace loom::kernel
