#pragma once

/// Running compilers: temporary files and what they say.

#include "core/base/result.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/ADT/StringRef.h>

#include <optional>
#include <string>
#include <vector>

namespace loom::kernel {

/// A folder of its own among the temporary ones, with a name for a file in it; removed at the end
/// with all that is there, also where this process is killed while a compiler runs.
class Temporary {
public:
  explicit Temporary(const char* suffix);
  ~Temporary();
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] llvm::StringRef folder() const { return folder_; }
  [[nodiscard]] llvm::StringRef path() const { return path_; }

private:
  llvm::SmallString<128> folder_{};
  std::string path_;
  bool good_;
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

/// A compiler's name, the GiB and the seconds that it has.
inline constexpr Text tool_stopped =
    LOOM_TEXT("%1: crashed, needed more than %2 GiB of memory, or was stopped after %3 s: give PTX "
              "or LLVM IR of this source instead");

/// Runs a compiler without input, at most for a minute and in 4 GiB, and no longer than this
/// process lives or end_tools() lets it: what it said on both of its outputs. bad_input with `name`
/// and the first line that names an error, or that the time is up.
[[nodiscard]] Result<std::string> run_tool(std::string_view name, const std::string& program,
                                           const std::vector<llvm::StringRef>& arguments);

} // namespace loom::kernel
