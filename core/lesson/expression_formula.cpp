// Expression::formula() of core/lesson/expression.h.

#include "core/lesson/expression.h"

#include <utility>

namespace loom::lesson {

std::optional<why::Traced> Expression::formula(const Input& input) const {
  using Kind = why::Traced::Kind;
  std::vector<why::Traced> stack;
  /// The last `count` in one.
  const auto join = [&stack](Kind kind, std::size_t count) {
    const auto first = stack.end() - static_cast<std::ptrdiff_t>(count);
    why::Traced whole(kind, {first, stack.end()});
    stack.erase(first, stack.end());
    stack.push_back(std::move(whole));
  };
  for (const Step& step : steps_)
    switch (step.op) {
    case Op::number:
      stack.emplace_back(step.number);
      break;
    case Op::name:
      stack.emplace_back(input(step.index));
      break;
    case Op::negate:
      stack.back() = why::Traced(-1.0) * stack.back();
      break;
    case Op::add:
      join(Kind::sum, 2);
      break;
    case Op::subtract:
      join(Kind::difference, 2);
      break;
    case Op::multiply:
      join(Kind::product, 2);
      break;
    case Op::divide:
      join(Kind::quotient, 2);
      break;
    case Op::min:
      join(Kind::least, step.index);
      break;
    case Op::max:
      join(Kind::greatest, step.index);
      break;
    case Op::ceil:
      join(Kind::rounded_up, 1);
      break;
    case Op::floor:
      join(Kind::rounded_down, 1);
      break;
    case Op::less:
    case Op::less_equal:
    case Op::greater:
    case Op::greater_equal:
    case Op::equal:
    case Op::both:
    case Op::either:
    case Op::round:
    case Op::abs:
      return std::nullopt;
    }
  if (stack.empty())
    return std::nullopt;
  return stack.back();
}

} // namespace loom::lesson
