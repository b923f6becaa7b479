#pragma once

/// What goes to the user: answers on standard output, one-line errors on standard error.

#include "core/base/result.h"
#include "core/text/text.h"

#include <optional>
#include <string>
#include <string_view>

namespace loom {

/// Exit status for each kind of error.
[[nodiscard]] int exit_status(ErrorCode code);

/// Prints "latencyloom: error: ..." and returns the exit status.
int report(const Error& error);
/// Prints "latencyloom: warning: ...".
void warn(const Error& warning);

/// Writes a whole answer to standard output and returns the exit status.
int print(std::string_view text);

/// Standard output, or a file that appears only when it is complete.
class Sink {
public:
  /// Standard output when `path` is absent or "-".
  [[nodiscard]] static Result<Sink> open(const std::optional<std::string>& path);
  [[nodiscard]] Result<void> write(std::string_view text);
  [[nodiscard]] Result<void> finish();

private:
  std::optional<FileWriter> file_;
};

} // namespace loom
