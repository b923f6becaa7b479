#include "core/base/nearest.h"
#include "core/simt/language/parser.h"
#include "core/simt/language/parser_common.h"
#include "core/simt/program.h"

#include <algorithm>

namespace loom::simt::language {
namespace {

struct Binary {
  std::string_view symbol;
  int precedence;
  Node node;
};
constexpr std::array<Binary, 18> operators{{{"||", 0, Node::or_else},
                                            {"&&", 1, Node::and_then},
                                            {"|", 2, Node::bit_or},
                                            {"^", 3, Node::bit_xor},
                                            {"&", 4, Node::bit_and},
                                            {"==", 5, Node::equal},
                                            {"!=", 5, Node::not_equal},
                                            {"<", 6, Node::less},
                                            {"<=", 6, Node::less_equal},
                                            {">", 6, Node::greater},
                                            {">=", 6, Node::greater_equal},
                                            {"<<", 7, Node::shift_left},
                                            {">>", 7, Node::shift_right},
                                            {"+", 8, Node::plus},
                                            {"-", 8, Node::minus},
                                            {"*", 9, Node::times},
                                            {"/", 9, Node::divide},
                                            {"%", 9, Node::remainder}}};

/// "'tid', 'threads'".
std::string quoted(std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names)
    text.append(text.empty() ? "'" : ", '").append(name).append("'");
  return text;
}

constexpr std::array<std::string_view, 7> keywords{"if",       "else",   "while", "break",
                                                   "continue", "return", "sync"};

} // namespace

ExpressionParser::Nested::Nested(ExpressionParser& parser) : parser_(parser) {
  if (++parser_.depth_ > max_depth)
    parser_.fail(parser_.token_.at,
                 LOOM_TEXT("more than %1 blocks, parentheses and signs inside one another")(
                     Sourced{max_depth, "program.most_depth"}));
}

void ExpressionParser::fail(At at, Message detail) {
  if (!error_)
    error_ = Error{code_, std::move(detail), {file_, "", at.line, at.column}};
  token_ = Token{};
}

void ExpressionParser::fail_expected(const Message& expected) {
  fail(token_.at, expected_found(expected, token_.named()));
}

bool ExpressionParser::take(std::string_view symbol) {
  if (!token_.is(symbol))
    return false;
  advance();
  return true;
}

void ExpressionParser::expect(std::string_view symbol, Text where) {
  if (take(symbol))
    return;
  const std::string quoted_symbol = "'" + std::string(symbol) + "'";
  const Message wanted = where == Text{} ? verbatim(quoted_symbol) : where(quoted_symbol);
  fail_expected(token_.is("=") ? LOOM_TEXT("%1: '==' compares")(wanted) : wanted);
}

std::optional<Error> ExpressionParser::finish(Text expected) {
  if (token_.kind != Token::Kind::end)
    fail_expected(expected);
  ast.end = token_.at;
  return error_;
}

Index ExpressionParser::make(Expression expression) {
  for (const Index operand : expression.operands)
    if (operand != nothing)
      expression.height = std::max(expression.height, ast.expression(operand).height + 1);
  if (expression.height > max_height)
    fail(expression.at,
         LOOM_TEXT("too long an expression: more than %1 operators wait for one another; use a "
                   "variable between")(Sourced{max_height, "program.most_height"}));
  ast.expressions.push_back(expression);
  return static_cast<Index>(ast.expressions.size()) - 1;
}

Index ExpressionParser::binary(int least) {
  Index left = unary();
  for (;;) {
    const auto found = token_.kind == Token::Kind::symbol
                           ? std::ranges::find(operators, token_.text, &Binary::symbol)
                           : operators.end();
    if (found == operators.end() || found->precedence < least)
      return left;
    const At at = token_.at;
    advance();
    const Index right = binary(found->precedence + 1);
    left = make({found->node, at, 0, {left, right, nothing}});
  }
}

Index ExpressionParser::unary() {
  const At at = token_.at;
  const Node node = token_.is("-")   ? Node::negate
                    : token_.is("!") ? Node::not_
                    : token_.is("~") ? Node::complement
                                     : Node::number;
  if (node == Node::number)
    return primary();
  const Nested nested(*this);
  advance();
  const Index operand = unary();
  return make({node, at, 0, {operand, nothing, nothing}});
}

Index ExpressionParser::primary() {
  const Token token = token_;
  if (token.kind == Token::Kind::number) {
    advance();
    return make({Node::number, token.at, token.value});
  }
  if (token.is("(")) {
    const Nested nested(*this);
    advance();
    const Index inner = expression();
    expect(")");
    return inner;
  }
  if (token.kind == Token::Kind::word && std::ranges::find(keywords, token.text) == keywords.end())
    return word();
  fail_expected(names_.empty() ? LOOM_TEXT("an expression: a variable, a number, 'mem[...]' or '('")
                               : LOOM_TEXT("%1, a number or '('")(quoted(names_)));
  return make({});
}

Index ExpressionParser::formula_name(const Token& token) {
  const auto found = std::ranges::find(names_, token.text);
  if (found != names_.end())
    return make({Node::variable, token.at, static_cast<std::int32_t>(found - names_.begin())});
  const std::vector<std::string> known(names_.begin(), names_.end());
  fail(token.at, LOOM_TEXT("'%1' is not known here%2: a formula has %3, and numbers")(
                     token.text, did_you_mean(token.text, known), quoted(names_)));
  return make({});
}

Index ExpressionParser::word() {
  const Token token = token_;
  advance();
  if (!names_.empty())
    return formula_name(token);
  if (token.text == "tid" || token.text == "threads")
    return make({token.text == "tid" ? Node::tid : Node::threads, token.at});
  if (token.text == "mem")
    return memory(token);
  if (token.text == "cas")
    return atomic(token, Node::cas, 3);
  if (token.text == "exch")
    return atomic(token, Node::exch, 2);
  if (token.text == "add")
    return atomic(token, Node::add, 2);
  if (token.text.size() == 2 && token.text[0] == 'p' && token.text[1] >= '0' &&
      token.text[1] < '0' + predicate_count) {
    const int number = token.text[1] - '0';
    ast.predicates = static_cast<std::uint8_t>(ast.predicates | 1 << number);
    return make({Node::predicate, token.at, number});
  }
  return name(token);
}

Index ExpressionParser::memory(const Token& token) {
  const Nested nested(*this);
  ++reads_;
  expect("[", LOOM_TEXT("%1 after 'mem'"));
  const Index address = expression();
  expect("]", LOOM_TEXT("%1 after the address"));
  return make({Node::load, token.at, 0, {address, nothing, nothing}});
}

Index ExpressionParser::atomic(const Token& token, Node node, int arguments) {
  const Nested nested(*this);
  ++atomics_, ++reads_;
  swaps_ += node != Node::add;
  Expression made{node, token.at};
  expect("(", node == Node::cas    ? LOOM_TEXT("%1 after 'cas'")
              : node == Node::exch ? LOOM_TEXT("%1 after 'exch'")
                                   : LOOM_TEXT("%1 after 'add'"));
  for (int i = 0; i < arguments; ++i) {
    if (i > 0)
      expect(",", node == Node::cas ? LOOM_TEXT("%1: cas(address, expected, value)")
                                    : LOOM_TEXT("%1 and the value after the address"));
    made.operands[static_cast<std::size_t>(i)] = expression();
  }
  expect(")", LOOM_TEXT("%1 after the value"));
  return make(made);
}

Index ExpressionParser::name(const Token& token) {
  const bool call = token_.is("("), index = token_.is("[");
  if (call || index) {
    static const std::vector<std::string> calls{"cas", "exch", "add", "if", "while"};
    fail(token.at, call ? LOOM_TEXT("there is no function '%1'%2: known are cas, exch and add")(
                              token.text, did_you_mean(token.text, calls))
                        : LOOM_TEXT("'%1' is no memory: only 'mem' has words")(token.text));
    return make({});
  }
  auto& names = ast.variables;
  const auto found = std::ranges::find(names, token.text);
  const auto number = static_cast<std::int32_t>(found - names.begin());
  if (found == names.end()) {
    if (names.size() == register_count)
      fail(token.at, LOOM_TEXT("too many variables: there are %1 registers, one a variable")(
                         Sourced{register_count, "program.registers"}));
    names.emplace_back(token.text);
  }
  return make({Node::variable, token.at, number});
}

} // namespace loom::simt::language
