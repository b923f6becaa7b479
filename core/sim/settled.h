#pragma once

/// What a run settles to.

#include "core/sim/simulate.h"

namespace loom {

/// Of the first `cycles` (1 to 10^12): as many whole periods as they have, else all but the first
/// fifth, which leaves the start-up out as far as that allows. Errors as simulate().
[[nodiscard]] Result<SimSummary> settled(const SmConfig& config, const Program& program, int warps,
                                         Cycle cycles);

} // namespace loom
