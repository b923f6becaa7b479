#pragma once

/// The kernel's parameters as quantities, and the two that most others rest on.

#include "core/scenario/scenario.h"
#include "core/why/quantity.h"

#include <optional>

namespace loom::why {

struct Kernel {
  const Scenario* scenario = nullptr; ///< outlives this
  QuantityPtr alpha, warps, ilp, target;
  QuantityPtr other_lat, other_alu_lat, alu_lat; ///< the first two are one in the global mix
  QuantityPtr other_thru, alu_thru, issue_thru, other_issue;
  QuantityPtr latency; ///< L, core/model/kernel_model.h
  QuantityPtr peak;    ///< least of the three limits

  /// Nothing where the GPU lacks a number.
  [[nodiscard]] static std::optional<Kernel> of(const Scenario& scenario);
  [[nodiscard]] bool global() const;
  [[nodiscard]] bool adds_only() const; ///< α = ∞
};

} // namespace loom::why
