#include "core/model/student_t.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace loom {

namespace {

/// A denominator that must not vanish.
double away_from_zero(double value) {
  constexpr double tiny = 1e-300;
  return std::abs(value) < tiny ? tiny : value;
}

/// The continued fraction of I_x(a, b), evaluated from the front (Lentz); it converges quickly
/// where x < (a + 1) / (a + b + 2).
double beta_fraction(double x, double a, double b) {
  constexpr int most_terms = 10000;
  double c = 1;
  double d = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
  double result = d;
  for (int m = 1; m <= most_terms; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away_from_zero(1 + even * d);
    c = away_from_zero(1 + even / c);
    result *= c * d;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away_from_zero(1 + odd * d);
    c = away_from_zero(1 + odd / c);
    const double change = c * d;
    result *= change;
    if (std::abs(change - 1) <= std::numeric_limits<double>::epsilon())
      break;
  }
  return result;
}

/// I_x(a, b), with y = 1 - x given by itself so that it stays exact near x = 1.
double regularised_beta(double x, double y, double a, double b) {
  if (x <= 0)
    return 0;
  if (y <= 0)
    return 1;
  const double front = std::exp(a * std::log(x) + b * std::log(y) + std::lgamma(a + b) -
                                std::lgamma(a) - std::lgamma(b));
  if (x < (a + 1) / (a + b + 2))
    return front * beta_fraction(x, a, b) / a;
  return 1 - front * beta_fraction(y, b, a) / b;
}

/// P(T > t) for t >= 0, exact also where it is small.
double upper_tail(double t, double degrees) {
  const double square = t * t;
  return regularised_beta(degrees / (degrees + square), square / (degrees + square), degrees / 2,
                          0.5) /
         2;
}

} // namespace

double student_t_cdf(double t, double degrees) {
  assert(degrees > 0);
  return t < 0 ? upper_tail(-t, degrees) : 1 - upper_tail(t, degrees);
}

double student_t_quantile(double probability, double degrees) {
  assert(probability > 0 && probability < 1 && degrees > 0);
  if (probability < 0.5)
    return -student_t_quantile(1 - probability, degrees);
  // The tail falls steadily: bracket it, then halve the bracket down to neighbouring doubles.
  const double tail = 1 - probability;
  double low = 0, high = 1;
  while (upper_tail(high, degrees) > tail) {
    low = high;
    high *= 2;
  }
  while (true) {
    const double middle = low + (high - low) / 2;
    if (middle <= low || middle >= high)
      return middle;
    (upper_tail(middle, degrees) > tail ? low : high) = middle;
  }
}

} // namespace loom
