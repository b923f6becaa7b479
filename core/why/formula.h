#pragma once

/// Arithmetic over quantities that can be computed, and shown in symbols or with its numbers.

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace loom::why {

struct Quantity;
using QuantityPtr = std::shared_ptr<const Quantity>;

/// An immutable expression; copies share what they are made of.
class Formula {
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

  Formula(double number);        // NOLINT(google-explicit-constructor): 2 * alpha
  Formula(QuantityPtr quantity); // NOLINT(google-explicit-constructor): `quantity` is not null
  Formula(Kind kind, std::vector<Formula> parts); ///< one part for the last three kinds

  [[nodiscard]] Kind kind() const;
  /// Computed in the order written, so that it is the same to the last bit as the same
  /// arithmetic elsewhere.
  [[nodiscard]] double value() const;
  [[nodiscard]] const std::vector<Formula>& parts() const;
  [[nodiscard]] const QuantityPtr& quantity() const; ///< null unless kind() is quantity
  [[nodiscard]] double number() const;               ///< where kind() is number

  friend Formula operator+(const Formula& a, const Formula& b);
  friend Formula operator-(const Formula& a, const Formula& b);
  friend Formula operator*(const Formula& a, const Formula& b);
  friend Formula operator/(const Formula& a, const Formula& b);

private:
  struct Node;
  std::shared_ptr<const Node> node_;
};

[[nodiscard]] Formula least(std::initializer_list<Formula> parts);
[[nodiscard]] Formula greatest(std::initializer_list<Formula> parts);
[[nodiscard]] Formula median(std::vector<Formula> parts); ///< not of none
[[nodiscard]] Formula modulo(const Formula& a, const Formula& b);
[[nodiscard]] Formula rounded_down(const Formula& part);
[[nodiscard]] Formula rounded_up(const Formula& part);
[[nodiscard]] Formula exponential(const Formula& part); ///< e to the power of `part`

/// The quantities that stand in the formula, each once, in the order read.
[[nodiscard]] std::vector<QuantityPtr> quantities_in(const Formula& formula);

} // namespace loom::why
