#pragma once

/// The range of a fact, or that which its note begins with: "Range 430 to 685" or "Range ±10", in
/// the fact's own unit (gpus/README.md).

#include "core/gpu/gpu_spec.h"

#include <optional>
#include <utility>

namespace loom {

/// From low to high; nothing where neither gives one, or the note one of a single number.
[[nodiscard]] std::optional<std::pair<double, double>> fact_range(const Fact& fact);

} // namespace loom
