#include "core/lesson/expression.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace loom::lesson {

namespace {

constexpr std::size_t longest = 1000;
constexpr int deepest = 64;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

} // namespace

class ExpressionParser {
public:
  using Op = Expression::Op;
  explicit ExpressionParser(std::string_view text) : text_(text) { result_.text_ = text; }

  Result<Expression> parse() {
    if (text_.size() > longest)
      return fail_at(longest, LOOM_TEXT("at most 1000 characters"));
    if (expression() && rest() < text_.size())
      fault(LOOM_TEXT("an operator or the end"));
    if (error_)
      return tl::unexpected(*error_);
    return std::move(result_);
  }

private:
  tl::unexpected<Error> fail_at(std::size_t offset, Text expected) const {
    const Message found =
        offset < text_.size() ? Text{"'%1'"}(text_.substr(offset, 20)) : LOOM_TEXT("the end");
    return fail(ErrorCode::bad_input, LOOM_TEXT("formula: expected %1, found %2")(expected, found),
                {.line = 1, .column = static_cast<int>(offset) + 1});
  }
  bool fault(Text expected) {
    if (!error_)
      error_ = fail_at(at_, expected).value();
    return false;
  }
  /// Where the next sign that is no blank stands.
  std::size_t rest() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n'))
      ++at_;
    return at_;
  }
  bool take(std::string_view sign) {
    if (!text_.substr(rest()).starts_with(sign))
      return false;
    const std::size_t end = at_ + sign.size();
    if (is_letter(sign.front()) && end < text_.size() &&
        (is_letter(text_[end]) || is_digit(text_[end])))
      return false; // "order" is no "or"
    at_ = end;
    return true;
  }
  bool add(Op op, std::size_t index = 0) {
    result_.steps_.push_back({op, 0, index});
    return true;
  }

  /// Operands with any of the operators between them, from the left.
  template <std::size_t N, class Operand>
  bool chain(const std::array<std::pair<std::string_view, Op>, N>& operators, Operand operand) {
    if (!operand())
      return false;
    for (bool again = true; again;) {
      again = false;
      for (const auto& [sign, op] : operators)
        if (take(sign)) {
          if (!operand())
            return false;
          add(op);
          again = true;
          break;
        }
    }
    return true;
  }

  bool expression() {
    if (++depth_ > deepest)
      return fault(LOOM_TEXT("at most 64 levels"));
    static constexpr std::array<std::pair<std::string_view, Op>, 2> logic{
        {{"and", Op::both}, {"or", Op::either}}};
    const bool good = chain(logic, [this] { return comparison(); });
    --depth_;
    return good;
  }
  bool comparison() {
    if (!sum())
      return false;
    static constexpr std::array<std::pair<std::string_view, Op>, 5> signs{
        {{"<=", Op::less_equal},
         {">=", Op::greater_equal},
         {"==", Op::equal},
         {"<", Op::less},
         {">", Op::greater}}};
    for (const auto& [sign, op] : signs)
      if (take(sign))
        return sum() && add(op);
    return true;
  }
  bool sum() {
    static constexpr std::array<std::pair<std::string_view, Op>, 2> signs{
        {{"+", Op::add}, {"-", Op::subtract}}};
    return chain(signs, [this] { return product(); });
  }
  bool product() {
    static constexpr std::array<std::pair<std::string_view, Op>, 2> signs{
        {{"*", Op::multiply}, {"/", Op::divide}}};
    return chain(signs, [this] { return sign(); });
  }
  bool sign() {
    if (!take("-"))
      return value();
    return value() && add(Op::negate);
  }
  bool value() {
    if (take("(")) {
      if (!expression())
        return false;
      return take(")") || fault(Text{"')'"});
    }
    if (rest() < text_.size() && is_digit(text_[at_]))
      return number();
    if (at_ < text_.size() && is_letter(text_[at_]))
      return name();
    return fault(LOOM_TEXT("a number, a name or '('"));
  }
  bool number() {
    std::size_t end = at_;
    while (end < text_.size() && (is_digit(text_[end]) || text_[end] == '.' || text_[end] == 'e' ||
                                  (text_[end] == '-' && text_[end - 1] == 'e')))
      ++end;
    const auto read = parse_number(text_.substr(at_, end - at_));
    if (!read || !std::isfinite(*read))
      return fault(LOOM_TEXT("a number"));
    at_ = end;
    result_.steps_.push_back({Op::number, *read, 0});
    return true;
  }
  bool name() {
    const std::size_t first = at_;
    while (at_ < text_.size() &&
           (is_letter(text_[at_]) || is_digit(text_[at_]) || text_[at_] == '.'))
      ++at_;
    const std::string_view word = text_.substr(first, at_ - first);
    if (take("("))
      return call(word, first);
    auto& names = result_.names_;
    auto known = std::ranges::find(names, word);
    if (known == names.end())
      known = names.insert(names.end(), std::string(word));
    return add(Op::name, static_cast<std::size_t>(known - names.begin()));
  }
  bool call(std::string_view function, std::size_t first) {
    static constexpr std::array<std::pair<std::string_view, Op>, 6> functions{{{"min", Op::min},
                                                                               {"max", Op::max},
                                                                               {"ceil", Op::ceil},
                                                                               {"floor", Op::floor},
                                                                               {"round", Op::round},
                                                                               {"abs", Op::abs}}};
    const auto* const known =
        std::ranges::find(functions, function, &std::pair<std::string_view, Op>::first);
    if (known == functions.end()) {
      at_ = first;
      return fault(LOOM_TEXT("min, max, ceil, floor, round or abs before '('"));
    }
    std::size_t count = 0;
    do {
      if (!expression())
        return false;
      ++count;
    } while (take(","));
    const bool any_number = known->second == Op::min || known->second == Op::max;
    if (!any_number && count != 1)
      return fault(LOOM_TEXT("')' after one argument"));
    return (take(")") || fault(LOOM_TEXT("',' or ')'"))) && add(known->second, count);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::optional<Error> error_;
  Expression result_;
};

Result<Expression> Expression::parse(std::string_view text) {
  return ExpressionParser(text).parse();
}

Expression Expression::written(std::string text) {
  if (auto parsed = parse(text))
    return *std::move(parsed);
  Expression wrong;
  wrong.text_ = std::move(text);
  return wrong;
}

double Expression::apply(Op op, double a, double b) {
  switch (op) {
  case Op::add:
    return a + b;
  case Op::subtract:
    return a - b;
  case Op::multiply:
    return a * b;
  case Op::divide:
    return a / b;
  case Op::less:
    return a < b;
  case Op::less_equal:
    return a <= b;
  case Op::greater:
    return a > b;
  case Op::greater_equal:
    return a >= b;
  case Op::equal:
    return a == b;
  case Op::both:
    return a != 0 && b != 0;
  case Op::either:
    return a != 0 || b != 0;
  case Op::min:
    return std::min(a, b);
  case Op::max:
    return std::max(a, b);
  case Op::negate:
    return -a;
  case Op::ceil:
    return std::ceil(a);
  case Op::floor:
    return std::floor(a);
  case Op::round:
    return std::round(a);
  case Op::abs:
    return std::abs(a);
  case Op::number:
  case Op::name:
    break;
  }
  return a;
}

Result<double> Expression::evaluate(const Lookup& lookup) const {
  if (steps_.empty())
    return tl::unexpected(parse(text_).error());
  std::vector<double> stack;
  const auto pop = [&stack] {
    const double top = stack.back();
    stack.pop_back();
    return top;
  };
  for (const Step& step : steps_)
    switch (step.op) {
    case Op::number:
      stack.push_back(step.number);
      break;
    case Op::name: {
      const Result<double> value = lookup(names_[step.index]);
      if (!value)
        return value;
      stack.push_back(*value);
      break;
    }
    case Op::negate:
    case Op::ceil:
    case Op::floor:
    case Op::round:
    case Op::abs:
      stack.back() = apply(step.op, stack.back(), 0);
      break;
    case Op::min:
    case Op::max:
      for (std::size_t i = 1; i < step.index; ++i) {
        const double b = pop();
        stack.back() = apply(step.op, stack.back(), b);
      }
      break;
    default: {
      const double b = pop();
      stack.back() = apply(step.op, stack.back(), b);
    }
    }
  return stack.back();
}

} // namespace loom::lesson
