#include "core/kernel_ir/registers.h"

#include "core/kernel_ir/llvm/tools.h"

#include <llvm/Support/Program.h>

#include <algorithm>
#include <charconv>

namespace loom::kernel {

namespace {

/// What ptxas says with -v: "Compiling entry function 'NAME' for ..." and later "Used N registers".
std::map<std::string, int> read_said(const std::string& said) {
  std::map<std::string, int> registers;
  constexpr std::string_view entry = "Compiling entry function '", used = "Used ";
  for (std::size_t at = said.find(entry); at != std::string::npos; at = said.find(entry, at)) {
    at += entry.size();
    const std::string name = said.substr(at, said.find('\'', at) - at);
    const std::size_t next = std::min(said.find(entry, at), said.size());
    const std::size_t count = said.find(used, at);
    int value = 0;
    if (count < next &&
        std::from_chars(said.data() + count + used.size(), said.data() + said.size(), value).ec ==
            std::errc())
      registers[name] = value;
  }
  return registers;
}

} // namespace

Result<std::map<std::string, int>> registers_by_ptxas(const std::string& file,
                                                      const std::string& compute_capability) {
  const std::optional<std::string> nvcc = find_nvcc();
  if (!nvcc || is_like_argument(file))
    return std::map<std::string, int>();
  const Temporary out("cubin");
  if (!out.good())
    return no_temporary();
  std::string arch = "-arch=sm_" + compute_capability;
  std::erase(arch, '.');
  std::vector<llvm::StringRef> arguments{"-cubin", "-Xptxas", "-v", "-o", out.path(), file};
  if (!compute_capability.empty()) {
    arguments.emplace_back(arch);
    if (const Result<std::string> said = run_tool("nvcc", *nvcc, arguments))
      return read_said(*said);
    arguments.pop_back();
  }
  return run_tool("nvcc", *nvcc, arguments).map(read_said);
}

} // namespace loom::kernel
