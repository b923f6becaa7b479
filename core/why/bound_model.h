#pragma once

/// What the bound model (core/model/kernel_model.h) is computed from in a scenario, as numbers that
/// know their source: the model's functions of it give the derivations.

#include "core/model/kernel_model.h"
#include "core/scenario/scenario.h"
#include "core/trace/quantity.h"

#include <initializer_list>
#include <optional>
#include <vector>

namespace loom::why {

struct BoundModel {
  KernelOf<Traced> kernel;
  Traced alpha, warps, target;

  /// Nothing where the GPU lacks a number.
  [[nodiscard]] static std::optional<BoundModel> of(const ResolvedScenario& scenario);
  [[nodiscard]] bool adds_only() const; ///< α = ∞
};

/// Those of the numbers that have a name.
[[nodiscard]] std::vector<QuantityPtr> quantities(std::initializer_list<Traced> numbers);

} // namespace loom::why
