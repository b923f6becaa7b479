#pragma once

/// The symbols that the prior models are written in (core/model/prior/prior.h).

#include "core/model/kernel_model.h"

namespace loom::prior {

/// The thesis's kernel at one finite intensity, per other instruction.
struct Kernel {
  double alpha, chains; ///< n of the equations
  double mem_lat, alu_lat;
  double mem_thru, alu_thru, issue_thru;
  double slots;   ///< N: issue slots of a group
  double compute; ///< C: cycles to issue them at the peak rate

  Kernel(const KernelModel& model, double intensity, double warps);

  /// The longest that one chain takes for a group.
  [[nodiscard]] double latency() const { return mem_lat + alpha * alu_lat; }
  /// Peak rates as groups; infinite where a group has none.
  [[nodiscard]] double arithmetic_peak() const { return alu_thru / alpha; }
  [[nodiscard]] double issue_peak() const { return issue_thru / slots; }
};

[[nodiscard]] double hong_kim(const Kernel& kernel);
[[nodiscard]] double sim(const Kernel& kernel);
[[nodiscard]] double gpumech(const Kernel& kernel, double sms);

} // namespace loom::prior
