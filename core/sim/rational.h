#pragma once

/// Exact rates for pipes and issue slots. A pipe that takes 10,000 warp instructions in 122,699
/// cycles is simulated as such: nothing drifts however long the run.

#include <cstdint>

namespace loom {

/// A quotient in lowest terms, denominator positive.
struct Rational {
  std::int64_t num = 0;
  std::int64_t den = 1;
  [[nodiscard]] double value() const { return static_cast<double>(num) / static_cast<double>(den); }
  bool operator==(const Rational&) const = default;
};

/// The simplest quotient within `relative_error` of `value`, at most `max_den` below the line
/// (continued fractions). `value` is finite and from 0 to 1e9.
[[nodiscard]] Rational nearest_rational(double value, std::int64_t max_den = 1'000'000,
                                        double relative_error = 1e-12);

/// Product in lowest terms. Terms must be small enough for 64 bits.
[[nodiscard]] Rational operator*(Rational a, Rational b);

} // namespace loom
