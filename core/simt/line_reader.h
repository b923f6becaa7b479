#pragma once

/// Reads one line of assembly word by word; problems name its column, in bytes from 1.

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace loom::simt {

class LineReader {
public:
  /// `//` and `#` begin a comment. `file` outlives the reader.
  LineReader(std::string_view text, int number, const std::string& file);

  [[nodiscard]] int number() const { return number_; }
  /// Nothing but blanks is left.
  [[nodiscard]] bool done();
  /// The next character that is no blank, 0 at the end.
  [[nodiscard]] char next();
  [[nodiscard]] bool take(char c);
  /// Letters, digits, '.' and '_', a '-' in front; empty when something else comes.
  std::string_view word();
  /// The same in capital letters.
  std::string upper_word();
  /// Takes the last word back.
  void back() { at_ = start_; }
  /// Where the last word began.
  [[nodiscard]] Place place() const;

  /// "expected ..., found ..." for the last word.
  [[nodiscard]] tl::unexpected<Error> wrong(const Message& expected);
  /// The same for what comes next.
  [[nodiscard]] tl::unexpected<Error> wrong_here(const Message& expected);
  /// Something about the last word.
  [[nodiscard]] tl::unexpected<Error> problem(Message detail) const;

private:
  std::string_view text_;
  int number_;
  const std::string& file_;
  std::size_t at_ = 0, start_ = 0;
};

} // namespace loom::simt
