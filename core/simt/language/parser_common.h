#pragma once

/// What the parser's two halves, statements and expressions, share.
///
/// The first problem is kept and the rest of the text is then not seen any more: every rule meets
/// the end of the text and returns, so that no rule needs to ask whether another one failed.

#include "core/base/result.h"
#include "core/simt/language/lexer.h"

#include <optional>
#include <span>

namespace loom::simt::language {

class ExpressionParser {
public:
  /// `names`: all that a formula knows; empty in a program.
  ExpressionParser(std::string_view text, ErrorCode code, std::string file,
                   std::span<const std::string_view> names = {})
      : lexer_(text), code_(code), file_(std::move(file)), names_(names) {
    advance();
  }

  /// Index of the expression that comes.
  Index expression() { return binary(0); }
  /// The problem, or that something other than the end comes.
  std::optional<Error> finish(Text expected);

  Ast ast;

protected:
  /// Counts what is nested as long as it lives.
  class Nested {
  public:
    explicit Nested(ExpressionParser& parser);
    ~Nested() { --parser_.depth_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

  private:
    ExpressionParser& parser_;
  };

  void advance() { token_ = error_ ? Token{} : lexer_.next(); }
  bool take(std::string_view symbol);
  /// `where`: what stands before the symbol, a sentence with %1 for it.
  void expect(std::string_view symbol, Text where = {});
  void fail(At at, Message detail);
  void fail_expected(const Message& expected);
  [[nodiscard]] bool failed() const { return error_.has_value(); }

  Token token_;
  int atomics_ = 0; ///< atomic operations read so far
  int swaps_ = 0;   ///< those that a lock is made of
  int reads_ = 0;   ///< atomics and loads

private:
  Index binary(int least);
  Index unary();
  Index primary();
  Index word();
  Index name(const Token& token);
  Index formula_name(const Token& token);
  Index memory(const Token& token);
  Index atomic(const Token& token, Node node, int arguments);
  Index make(Expression expression);

  Lexer lexer_;
  ErrorCode code_;
  std::string file_;
  std::span<const std::string_view> names_;
  int depth_ = 0;
  std::optional<Error> error_;
};

} // namespace loom::simt::language
