#pragma once

/// Small formulas over named numbers, as lessons write their answers: "mem_lat / (4 * alpha)".
///
///   expression   comparison { ("and" | "or") comparison }          from left to right
///   comparison   sum [ ("<" | "<=" | ">" | ">=" | "==") sum ]      1 where it holds, else 0
///   sum          product { ("+" | "-") product }
///   product      sign { ("*" | "/") sign }
///   sign         ["-"] value
///   value        number | name | function "(" expression { "," expression } ")" | "(" ... ")"
///
/// A name is letters, digits and "_", with "." between its parts: "warps_needed", "g80.alu_lat".
/// Functions: min, max, ceil, floor, round, abs.

#include "core/base/result.h"
#include "core/trace/traced.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom::lesson {

class Expression {
public:
  /// bad_input with the column (from 1, line 1) for a wrong text; at most 1000 characters and 64
  /// levels deep.
  [[nodiscard]] static Result<Expression> parse(std::string_view text);

  /// The text as it is while somebody writes it: where parse() refuses it, evaluate() fails with
  /// the same error.
  [[nodiscard]] static Expression written(std::string text);

  /// What a name stands for.
  using Lookup = std::function<Result<double>(std::string_view name)>;
  /// The first error of `lookup` else; dividing by 0 gives an infinity.
  [[nodiscard]] Result<double> evaluate(const Lookup& lookup) const;

  /// The same arithmetic over quantities, `input` of the index in names(); nothing where it
  /// compares, takes an absolute value or rounds to the nearest.
  using Input = std::function<why::QuantityPtr(std::size_t name)>;
  [[nodiscard]] std::optional<why::Traced> formula(const Input& input) const;

  /// Each name once, in the order written.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const std::string& text() const { return text_; }

private:
  friend class ExpressionParser;
  /// A program for a stack of numbers, in reverse Polish order.
  enum class Op {
    number,
    name,
    negate,
    add,
    subtract,
    multiply,
    divide,
    less,
    less_equal,
    greater,
    greater_equal,
    equal,
    both,
    either,
    min,
    max,
    ceil,
    floor,
    round,
    abs
  };
  struct Step {
    Op op;
    double number = 0;     ///< Op::number
    std::size_t index = 0; ///< Op::name: of names_; min and max: how many arguments
  };
  [[nodiscard]] static double apply(Op op, double a, double b);

  std::vector<Step> steps_;
  std::vector<std::string> names_;
  std::string text_;
};

} // namespace loom::lesson
