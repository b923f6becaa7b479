#pragma once

/// What goes to the user: answers on standard output, one-line errors on standard error.

#include "core/base/result.h"
#include "core/text/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// While one lives, what this thread would say to the user is kept in it instead.
class Capture {
public:
  Capture();
  ~Capture();
  Capture(const Capture&) = delete;
  Capture& operator=(const Capture&) = delete;

  std::string output;                               ///< of standard output
  std::vector<std::string> errors, warnings, notes; ///< without "latencyloom: error: "

private:
  Capture* outer_;
};

/// Exit status for each kind of error.
[[nodiscard]] int exit_status(ErrorCode code);

/// Prints "latencyloom: error: ..." and returns the exit status.
int report(const Error& error);
/// Prints "latencyloom: warning: ...".
void warn(const Error& warning);
/// Prints "latencyloom: ...": how something was understood.
void note(std::string_view words);

/// Writes a whole answer to standard output and returns the exit status.
int print(std::string_view text);
/// Writes a whole answer to the file, standard output without one, and returns the exit status.
int write(const std::optional<std::string>& path, std::string_view text);
/// Prints an answer, or the error, and returns the exit status.
int finish(const Result<std::string>& answer);
/// The exit status of what printed its answer itself, or the error.
int finish(const Result<void>& written);
int finish(const Result<int>& status);
/// What already is the exit status.
inline int finish(int status) { return status; }

/// Standard output, or a file that appears only when it is complete. All that a command answers
/// goes through here, as text that no terminal obeys (printable() in core/base/utf8.h): names in it
/// are of files that anybody made.
class Sink {
public:
  /// Standard output when `path` is absent or "-".
  [[nodiscard]] static Result<Sink> open(const std::optional<std::string>& path);
  /// Whole characters.
  [[nodiscard]] Result<void> write(std::string_view answer);
  [[nodiscard]] Result<void> finish();

private:
  std::optional<FileWriter> file_;
};

} // namespace loom
