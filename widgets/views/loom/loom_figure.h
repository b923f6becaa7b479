#pragma once

/// The loom as a figure.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Of a named picture of the snapshot's scenario.
[[nodiscard]] Figure loom_figure(const Snapshot& snapshot, LoomPicture picture);

} // namespace loom
