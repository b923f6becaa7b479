#pragma once

/// How a level's latency is raised until its bandwidth suffices, as a flow chart (Kleimenov &
/// Popova 2021, fig. 4 and 5).

#include "core/figure/diagram.h"

#include <string_view>

namespace loom {

/// Of level "l1" for one SM; of "l2" for the whole GPU, with the L1's latencies that the SMs have.
[[nodiscard]] Diagram raising_chart(std::string_view level);

} // namespace loom
