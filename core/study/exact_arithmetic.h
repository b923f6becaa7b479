#pragma once

/// Division, reciprocals and square roots of FP32 that round exactly, in machine code: nvcc writes
/// them without -use_fast_math.
///
///   a / b      MUFU.RCP, FCHK, five FFMA      10 instructions on the way of ordinary numbers
///   1 / b      a test of the exponent, "0x1800000", MUFU.RCP, two FFMA, FADD     10
///   sqrt(a)    a test of the exponent, "0xf3000000", MUFU.RSQ, two FMUL, two FFMA     10
///
/// Approximations take 5, 4 and 4 instructions: div.approx.f32 and, as they do not flush denormals,
/// the like of sqrt.approx.f32. Source: gpus/measured/sm90_expansions.csv, what ptxas makes of
/// each.

#include "core/sass/instruction.h"

#include <vector>

namespace loom {

struct ExactArithmetic {
  enum class Kind { division, reciprocal, root } kind = Kind::division;
  std::size_t at = 0; ///< its test
  /// What falls away of its instructions where it is approximate.
  [[nodiscard]] int saved() const;
};
/// In the order of the code; what stands behind a call is part of none.
[[nodiscard]] std::vector<ExactArithmetic> exact_arithmetic(const sass::Function& function);

} // namespace loom
