#include "core/simt/language/parser.h"

#include "core/base/nearest.h"
#include "core/simt/language/parser_common.h"

#include <utility>

namespace loom::simt::language {
namespace {

constexpr Sourced most_source{max_source / 1024, "program.most_source"};

class Parser : public ExpressionParser {
public:
  Parser(std::string_view text, const std::string& file)
      : ExpressionParser(text, ErrorCode::bad_input, file) {}

  void program() {
    if (token_.kind == Token::Kind::end)
      fail(token_.at, LOOM_TEXT("the program has no statement"));
    const Index root = new_block();
    while (token_.kind != Token::Kind::end) {
      if (token_.is("}"))
        fail(token_.at, LOOM_TEXT("'}' without '{'"));
      else
        append(root, statement());
    }
    ast.root = root;
  }

private:
  struct OpenLoop {
    bool breaks = false, continues = false;
  };

  Index new_block() {
    ast.blocks.emplace_back();
    return static_cast<Index>(ast.blocks.size()) - 1;
  }
  void append(Index block, Index statement) {
    Block& to = ast.blocks[static_cast<std::size_t>(block)];
    if (!to.falls)
      return; // never reached
    to.statements.push_back(statement);
    to.falls = falls(ast.statement(statement));
  }
  /// Whether a thread that begins the statement can reach the next one.
  [[nodiscard]] bool falls(const Statement& made) const {
    switch (made.kind) {
    case Kind::break_:
    case Kind::continue_:
    case Kind::return_:
      return false;
    case Kind::if_:
      return made.other == nothing || ast.block(made.body).falls || ast.block(made.other).falls;
    case Kind::while_:
      return !made.always || made.breaks;
    default:
      return true;
    }
  }
  Index add(const Statement& made) {
    ast.statements.push_back(made);
    return static_cast<Index>(ast.statements.size()) - 1;
  }

  /// Statements in braces, or one without, as in C.
  Index block() {
    const Nested nested(*this);
    const Index made = new_block();
    if (!take("{")) {
      append(made, statement());
      return made;
    }
    while (token_.kind != Token::Kind::end && !token_.is("}"))
      append(made, statement());
    expect("}");
    return made;
  }

  Index condition(Text where) {
    expect("(", where);
    const Index made = expression();
    expect(")", LOOM_TEXT("%1 after the condition"));
    return made;
  }

  Index statement() {
    Statement made;
    made.at = token_.at;
    if (take("if"))
      return if_statement(made);
    if (take("while"))
      return while_statement(made);
    if (token_.is("else"))
      fail(token_.at, LOOM_TEXT("'else' without 'if'"));
    else if (take("break"))
      leave(made, Kind::break_);
    else if (take("continue"))
      leave(made, Kind::continue_);
    else if (take("return"))
      made.kind = Kind::return_;
    else if (take("sync"))
      made.kind = Kind::sync;
    else
      return expression_statement(made);
    expect(";");
    return add(made);
  }

  Index if_statement(Statement made) {
    made.kind = Kind::if_;
    made.value = condition(LOOM_TEXT("%1 after 'if'"));
    made.body = block();
    if (take("else"))
      made.other = block();
    return add(made);
  }

  Index while_statement(Statement made) {
    made.kind = Kind::while_;
    const int atomics = atomics_, reads = reads_;
    made.value = condition(LOOM_TEXT("%1 after 'while'"));
    const bool atomic_condition = atomics_ > atomics, reading_condition = reads_ > reads;
    const OpenLoop outside = std::exchange(loop_, {});
    const int swaps = swaps_, spinning = spinning_;
    ++loops_;
    made.body = block();
    --loops_;
    made.breaks = loop_.breaks;
    made.continues = loop_.continues;
    loop_ = outside;
    const Expression& value = ast.expression(made.value);
    made.always = value.node == Node::number && value.value != 0;
    made.spins = atomic_condition || swaps_ > swaps ||
                 (reading_condition && ast.block(made.body).statements.empty());
    made.spins_inside = spinning_ > spinning;
    spinning_ += made.spins;
    return add(made);
  }

  void leave(Statement& made, Kind kind) {
    const bool breaks = kind == Kind::break_;
    if (loops_ == 0)
      fail(made.at,
           breaks ? LOOM_TEXT("'break' outside 'while'") : LOOM_TEXT("'continue' outside 'while'"));
    made.kind = kind;
    (breaks ? loop_.breaks : loop_.continues) = true;
  }

  Index expression_statement(Statement made) {
    const std::string first(token_.text);
    if (token_.kind != Token::Kind::word && token_.kind != Token::Kind::number && !token_.is("(") &&
        !token_.is("-") && !token_.is("!") && !token_.is("~"))
      fail_expected(LOOM_TEXT("a statement"));
    made.value = expression();
    const Expression value = ast.expression(made.value);
    if (token_.is("=")) {
      if (value.node == Node::variable)
        made.kind = Kind::assign, made.variable = value.value;
      else if (value.node == Node::load)
        made.kind = Kind::store, made.address = value.operands[0];
      else
        fail(made.at, LOOM_TEXT("only a variable or 'mem[...]' can stand before '='"));
      advance();
      made.value = expression();
    } else if (value.node == Node::variable) {
      // A name alone is a slip: it does nothing.
      static const std::vector<std::string> words{"if",       "else",   "while", "break",
                                                  "continue", "return", "sync"};
      if (const Message hint = did_you_mean(first, words); !hint.empty())
        fail(made.at, LOOM_TEXT("expected '=' after '%1'%2")(first, hint));
      else if (!token_.is(";"))
        fail_expected(LOOM_TEXT("'=', an operator or ';'"));
    }
    if (!token_.is(";"))
      fail_expected(token_.is("=") ? LOOM_TEXT("';': only one '=' a statement")
                                   : LOOM_TEXT("an operator or ';'"));
    advance();
    return add(made);
  }

  OpenLoop loop_;
  int loops_ = 0;
  int spinning_ = 0; ///< spin loops read so far
};

} // namespace

Result<Ast> parse(std::string_view source, const std::string& file) {
  if (source.size() > max_source)
    return fail(ErrorCode::bad_input, LOOM_TEXT("the program is longer than %1 KiB")(most_source),
                {file, "", 1, 1});
  Parser parser(source, file);
  parser.program();
  if (auto error = parser.finish(LOOM_TEXT("a statement")))
    return tl::unexpected(*std::move(error));
  return std::move(parser.ast);
}

Result<Ast> parse_formula(std::string_view text, std::span<const std::string_view> names) {
  if (text.size() > max_source)
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("the formula is longer than %1 KiB")(most_source), {"", "", 1, 1});
  ExpressionParser parser(text, ErrorCode::bad_argument, "", names);
  parser.ast.root = parser.expression();
  if (auto error = parser.finish(LOOM_TEXT("an operator or the end of the formula")))
    return tl::unexpected(*std::move(error));
  return std::move(parser.ast);
}

} // namespace loom::simt::language
