#pragma once

/// How a level's latency is raised until its bandwidth suffices, as a flow chart (Kleimenov &
/// Popova 2021, fig. 4 and 5).

#include "core/figure/diagram.h"

namespace loom {

enum class RaisedCache { l1, l2 };

/// Of the L1 for one SM; of the L2 for the whole GPU, with the L1's latencies that the SMs have.
[[nodiscard]] Diagram raising_chart(RaisedCache level);

} // namespace loom
