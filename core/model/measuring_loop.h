#pragma once

/// The loop around measured instructions, which belongs to the measurement and not to the GPU.

#include "core/gpu/measured_points.h"
#include "core/model/loop.h"

namespace loom {

/// The loop as that one measures it: an iteration takes its cycles and issue slots with the first
/// access to memory, and where it has none with each of its instructions.
[[nodiscard]] LoopNumbers measured_by(const MeasuringLoop& by, LoopNumbers loop);

} // namespace loom
