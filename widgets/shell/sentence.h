#pragma once

/// The product in one sentence: what limits the kernel, by how much, what would help.

#include "core/scenario/advice.h"

#include <QString>

namespace loom {

[[nodiscard]] QString sentence(const Advice& advice, const ResolvedScenario& scenario);
/// Instead, when the GPU lacks numbers that the model needs.
[[nodiscard]] QString missing_sentence(const std::vector<Hardware>& missing,
                                       const Scenario& scenario);

} // namespace loom
