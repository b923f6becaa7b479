#pragma once

/// Throughput of an instruction loop against warps or another of its numbers: the bounds that can
/// bind there, named and coloured by resource, their least, and what queues leave of it.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// What the horizontal axis is of a snapshot that has loop results.
[[nodiscard]] LoopAxis loop_throughput_axis(const Snapshot& snapshot);
[[nodiscard]] Panel loop_throughput_panel(const Snapshot& snapshot);
/// The figure without its panel.
[[nodiscard]] Figure loop_throughput_description(const Snapshot& snapshot);

} // namespace loom
