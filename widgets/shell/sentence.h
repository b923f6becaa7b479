#pragma once

/// The product in one sentence: what limits the kernel, by how much, what would help.

#include "core/scenario/advice.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

namespace loom {

[[nodiscard]] QString sentence(const Advice& advice, const ResolvedScenario& scenario);
/// Of a snapshot's instruction loop: what limits it and the changes that help most, or why it has
/// no numbers.
[[nodiscard]] QString loop_sentence(const Snapshot& snapshot);
/// Instead, when the GPU lacks numbers that the model needs.
[[nodiscard]] QString missing_sentence(const std::vector<Hardware>& missing,
                                       const Scenario& scenario);

} // namespace loom
