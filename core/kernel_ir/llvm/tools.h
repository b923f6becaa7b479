#pragma once

/// Running compilers: temporary files and what they say.

#include "core/base/result.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/FileUtilities.h>

#include <optional>
#include <string>
#include <vector>

namespace loom::kernel {

/// A file of its own in the folder for temporary ones, removed at the end.
class Temporary {
public:
  explicit Temporary(const char* suffix);
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] llvm::StringRef path() const { return path_; }

private:
  llvm::SmallString<128> path_{};
  bool good_;
  llvm::FileRemover remover_;
};

/// The file's text, empty where it cannot be read.
[[nodiscard]] std::string text_of(llvm::StringRef path);

/// That no temporary file can be made.
[[nodiscard]] tl::unexpected<Error> no_temporary();

/// Whether a program could take a part of the name for an option or, as '@' begins one, for a file
/// of further arguments: compilers pass a file's name without its folder on to each other.
[[nodiscard]] bool is_like_argument(const std::string& file);

/// NVIDIA's compiler, of the PATH or /usr/local/cuda; nothing where there is none.
[[nodiscard]] std::optional<std::string> find_nvcc();

/// Runs a compiler without input, at most for a minute and in 4 GiB: what it said on both of its
/// outputs. bad_input with `name` and the first line that names an error, or that the time is up.
[[nodiscard]] Result<std::string> run_tool(std::string_view name, const std::string& program,
                                           const std::vector<llvm::StringRef>& arguments);

} // namespace loom::kernel
