#pragma once

/// The symbols that the prior models are written in (core/model/prior/prior.h).

#include "core/model/kernel_model.h"
#include "core/trace/traced.h"

namespace loom::prior {

/// The thesis's kernel at one finite intensity, per other instruction.
template <class Number> struct Kernel {
  Number alpha, chains; ///< n of the equations
  Number mem_lat, alu_lat;
  Number mem_thru, alu_thru, issue_thru;
  Number slots;   ///< N: issue slots of an iteration
  Number compute; ///< C: cycles to issue them at the peak rate

  Kernel(const KernelOf<Number>& model, const Number& intensity, const Number& warps);

  /// The longest that one chain takes for an iteration.
  [[nodiscard]] Number latency() const { return mem_lat + alpha * alu_lat; }
  /// Peak rates as iterations; infinite where an iteration has none.
  [[nodiscard]] Number arithmetic_peak() const { return alu_thru / alpha; }
  [[nodiscard]] Number issue_peak() const { return issue_thru / slots; }
  /// Iterations per cycle of each part alone: of the adds and of the other instruction.
  [[nodiscard]] Number adds() const { return why::least({chains / alu_lat, alu_thru}) / alpha; }
  [[nodiscard]] Number others() const { return why::least({chains / mem_lat, mem_thru}); }
};

[[nodiscard]] double hong_kim(const Kernel<double>& kernel);
[[nodiscard]] double sim(const Kernel<double>& kernel);
[[nodiscard]] double gpumech(const Kernel<double>& kernel, double sms);

} // namespace loom::prior
