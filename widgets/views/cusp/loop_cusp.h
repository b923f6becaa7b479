#pragma once

/// Warps that an instruction loop needs against one of its numbers.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Of a snapshot that has loop results: the warps needed, as each resource that binds somewhere
/// asks for them.
[[nodiscard]] Panel loop_cusp_panel(const Snapshot& snapshot);
/// The figure without its panel.
[[nodiscard]] Figure loop_cusp_description(const Snapshot& snapshot);

} // namespace loom
