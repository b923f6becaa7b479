#pragma once

/// Instructions in flight against arithmetic intensity, at the needed occupancy and at the
/// current one: concurrent instructions are not concurrent warps (Volkov 2016, §4.6).

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Two stacked panels side by side; the snapshot's results, or its loop's, must be present.
[[nodiscard]] std::vector<Panel> concurrency_panels(const Snapshot& snapshot);

/// The figure without its panels, and with them.
[[nodiscard]] Figure concurrency_description(const Snapshot& snapshot);
[[nodiscard]] Figure concurrency_figure(const Snapshot& snapshot);

} // namespace loom
