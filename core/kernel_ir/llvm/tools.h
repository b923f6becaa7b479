#pragma once

/// Running compilers: temporary files and what they say.

#include <llvm/ADT/SmallString.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/FileUtilities.h>

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

struct Ran {
  int status = -1;  ///< 0: done
  std::string said; ///< on both of its outputs
};
/// Runs a program without input, at most for a minute.
[[nodiscard]] Ran run_tool(const std::string& program,
                           const std::vector<llvm::StringRef>& arguments);

/// The first line of what a compiler said that names an error.
[[nodiscard]] std::string first_error(const std::string& said);

} // namespace loom::kernel
