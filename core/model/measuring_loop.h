#pragma once

/// The loop around measured instructions, which belongs to the measurement and not to the GPU.

#include "core/gpu/measured_points.h"
#include "core/model/kernel_model.h"

namespace loom {

/// The kernel as that loop measures it at this α: the cycles are a part of the latency, the slots
/// of the iteration's issue cost.
[[nodiscard]] KernelModel measured_by(const MeasuringLoop& loop, KernelModel model, double alpha);

} // namespace loom
