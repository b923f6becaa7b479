#include "core/simt/language.h"
#include "core/simt/language/parser.h"

namespace loom::simt {

using namespace language;

namespace {

std::int32_t wrap(std::uint32_t value) { return static_cast<std::int32_t>(value); }

std::int32_t binary(Node node, std::int32_t a, std::int32_t b) {
  const auto x = static_cast<std::uint32_t>(a), y = static_cast<std::uint32_t>(b);
  switch (node) {
  case Node::or_else:
    return a != 0 || b != 0;
  case Node::and_then:
    return a != 0 && b != 0;
  case Node::bit_or:
    return a | b;
  case Node::bit_xor:
    return a ^ b;
  case Node::bit_and:
    return a & b;
  case Node::equal:
    return a == b;
  case Node::not_equal:
    return a != b;
  case Node::less:
    return a < b;
  case Node::less_equal:
    return a <= b;
  case Node::greater:
    return a > b;
  case Node::greater_equal:
    return a >= b;
  case Node::shift_left:
    return wrap(x << (y & 31U));
  case Node::shift_right:
    return a >> (y & 31U);
  case Node::plus:
    return wrap(x + y);
  case Node::minus:
    return wrap(x - y);
  case Node::times:
    return wrap(x * y);
  case Node::divide: // the one quotient that does not fit wraps
    return b == 0 ? 0 : b == -1 ? wrap(0U - x) : a / b;
  default:
    return b == 0 || b == -1 ? 0 : a % b;
  }
}

/// The parser lets nothing else than these into a formula, and bounds the height.
std::int32_t evaluate(const Ast& ast, Index i, std::span<const std::int32_t> values) {
  const Expression& e = ast.expression(i);
  if (e.node == Node::number)
    return e.value;
  if (e.node == Node::variable)
    return values[static_cast<std::size_t>(e.value)];
  const std::int32_t a = evaluate(ast, e.operands[0], values);
  if (e.node == Node::negate)
    return wrap(0U - static_cast<std::uint32_t>(a));
  if (e.node == Node::not_)
    return a == 0;
  if (e.node == Node::complement)
    return ~a;
  return binary(e.node, a, evaluate(ast, e.operands[1], values));
}

} // namespace

Result<Formula> formula(std::string_view text, std::span<const std::string_view> names) {
  LOOM_TRY(auto parsed, parse_formula(text, names));
  return [ast = std::make_shared<const Ast>(std::move(parsed))](
             std::span<const std::int32_t> values) { return evaluate(*ast, ast->root, values); };
}

} // namespace loom::simt
