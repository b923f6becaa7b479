#pragma once

/// The structured language as tokens.

#include "core/base/message.h"
#include "core/simt/language/ast.h"

#include <string_view>

namespace loom::simt::language {

struct Token {
  enum class Kind : std::uint8_t { end, number, word, symbol, wrong };
  Kind kind = Kind::end;
  std::string_view text{};
  At at{};
  std::int32_t value = 0; ///< of a number
  Text problem{};         ///< of `wrong`: what is wrong

  [[nodiscard]] bool is(std::string_view symbol_or_word) const {
    return (kind == Kind::symbol || kind == Kind::word) && text == symbol_or_word;
  }
  /// For a message: "'x'", "the end of the text" or what is wrong.
  [[nodiscard]] Message named() const;
};

/// Gives one token after another, `end` for ever at the end. `//` and `#` begin a comment.
class Lexer {
public:
  explicit Lexer(std::string_view text) : text_(text) {}
  Token next();

private:
  void blanks();
  Token number();
  Token take(Token::Kind kind, std::size_t length);
  std::string_view text_;
  std::size_t at_ = 0, line_start_ = 0;
  int line_ = 1;
};

} // namespace loom::simt::language
