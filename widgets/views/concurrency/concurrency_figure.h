#pragma once

/// Instructions in flight against arithmetic intensity, at the needed occupancy and at the
/// current one: concurrent instructions are not concurrent warps (Volkov 2016, §4.6).

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

namespace loom {

/// Two stacked panels side by side, or one where both show the same; the snapshot's results, or its
/// loop's, must be present.
[[nodiscard]] std::vector<Panel> concurrency_panels(const Snapshot& snapshot);

/// Both panels, or one that says so where their layers are alike: two would look like a mistake.
/// At `place`, the operating point in words, `warps_needed` are needed and `warps` resident.
[[nodiscard]] std::vector<Panel> one_where_alike(Panel needed, Panel now, const QString& place,
                                                 double warps_needed, int warps);

/// The figure without its panels, and with them.
[[nodiscard]] Figure concurrency_description(const Snapshot& snapshot);
[[nodiscard]] Figure concurrency_figure(const Snapshot& snapshot);

} // namespace loom
