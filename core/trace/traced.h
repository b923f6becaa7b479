#pragma once

/// Numbers that remember how they were computed, so that one function computes and explains: a
/// model's function is a template over its number type, with `double` fast, with `Traced` its own
/// derivation.

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace loom::why {

struct Quantity;
using QuantityPtr = std::shared_ptr<const Quantity>;

/// A value and the expression that it is of, over quantities (core/trace/quantity.h); immutable,
/// and copies share what they are made of.
class Traced {
public:
  enum class Kind {
    number,
    quantity,
    sum,
    difference,
    product,
    quotient,
    least,
    greatest,
    median,    ///< the middle one by size, of an even number the upper of the two
    remainder, ///< of the first by the second, both from 0 on
    rounded_down,
    rounded_up,
    exponential
  };

  Traced(double number = 0);    // NOLINT(google-explicit-constructor): 2 * alpha
  Traced(QuantityPtr quantity); // NOLINT(google-explicit-constructor): `quantity` is not null
  Traced(Kind kind, std::vector<Traced> parts); ///< one part for the last three kinds

  [[nodiscard]] Kind kind() const;
  /// Computed in the order written, so that it is the same to the last bit as the same
  /// arithmetic with doubles.
  [[nodiscard]] double value() const;
  [[nodiscard]] const std::vector<Traced>& parts() const;
  [[nodiscard]] const QuantityPtr& quantity() const; ///< null unless kind() is quantity

  /// What changes no value is not written: 0 + x, x − 0, 0·x and 1·x.
  friend Traced operator+(const Traced& a, const Traced& b);
  friend Traced operator-(const Traced& a, const Traced& b);
  friend Traced operator*(const Traced& a, const Traced& b);
  friend Traced operator/(const Traced& a, const Traced& b);

private:
  struct Node;
  std::shared_ptr<const Node> node_;
};

/// Of several; a plain ∞ limits nothing and is not written.
[[nodiscard]] Traced least(std::initializer_list<Traced> parts);
[[nodiscard]] Traced least(std::vector<Traced> parts); ///< not of none
[[nodiscard]] Traced greatest(std::initializer_list<Traced> parts);
[[nodiscard]] Traced greatest(std::vector<Traced> parts); ///< not of none
[[nodiscard]] Traced median(std::vector<Traced> parts);   ///< not of none
[[nodiscard]] Traced modulo(const Traced& a, const Traced& b);
[[nodiscard]] Traced rounded_down(const Traced& part);
[[nodiscard]] Traced rounded_up(const Traced& part);
[[nodiscard]] Traced exponential(const Traced& part); ///< e to the power of `part`

[[nodiscard]] inline double least(std::initializer_list<double> parts) { return std::min(parts); }
[[nodiscard]] inline double least(const std::vector<double>& parts) {
  return *std::ranges::min_element(parts);
}
[[nodiscard]] inline double greatest(std::initializer_list<double> parts) {
  return std::max(parts);
}
[[nodiscard]] inline double greatest(const std::vector<double>& parts) {
  return *std::ranges::max_element(parts);
}
[[nodiscard]] inline double rounded_down(double part) { return std::floor(part); }
[[nodiscard]] inline double rounded_up(double part) { return std::ceil(part); }
[[nodiscard]] inline double exponential(double part) { return std::exp(part); }

/// What a branch of a model asks.
[[nodiscard]] inline double value_of(double number) { return number; }
[[nodiscard]] inline double value_of(const Traced& number) { return number.value(); }

/// A named result as the expression behind its name; anything else as it is.
[[nodiscard]] inline double written_out(double number) { return number; }
[[nodiscard]] Traced written_out(const Traced& number);

/// The quantities that stand in the expression, each once, in the order read.
[[nodiscard]] std::vector<QuantityPtr> quantities_in(const Traced& number);

} // namespace loom::why
