#include "core/sim/rational.h"

#include <cassert>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <utility>

namespace loom {

Rational nearest_rational(double value, std::int64_t max_den, double relative_error) {
  assert(std::isfinite(value) && value >= 0 && value <= 1e9 && max_den >= 1);
  Rational last{1, 0};
  Rational best{static_cast<std::int64_t>(value), 1};
  double rest = value - std::floor(value);
  while (std::abs(best.value() - value) > relative_error * value && rest > 1e-12) {
    const double inverse = 1 / rest;
    const double whole = std::floor(inverse);
    const double den = whole * static_cast<double>(best.den) + static_cast<double>(last.den);
    if (den > static_cast<double>(max_den))
      break;
    const auto term = static_cast<std::int64_t>(whole);
    const Rational next{term * best.num + last.num, term * best.den + last.den};
    last = best;
    best = next;
    rest = inverse - whole;
  }
  // A value just below a whole number ends here with the whole part alone.
  if (best.den == 1)
    best.num = std::llround(value);
  // Too small for the denominators allowed: the smallest rate there is, never none.
  if (best.num == 0 && value > 0)
    return {1, max_den};
  return best;
}

Rational operator*(Rational a, Rational b) {
  // Reduced first, crosswise too, so that the products stay as small as they can.
  for (auto [up, down] : {std::pair{&a.num, &a.den}, std::pair{&b.num, &b.den},
                          std::pair{&a.num, &b.den}, std::pair{&b.num, &a.den}}) {
    const std::int64_t common = std::gcd(*up, *down);
    *up /= common;
    *down /= common;
  }
  return {a.num * b.num, a.den * b.den};
}

} // namespace loom
