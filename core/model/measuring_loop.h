#pragma once

/// The loop around measured instructions, which belongs to the measurement and not to the GPU.

#include "core/model/kernel_model.h"

namespace loom {

/// What the loop that measured takes beside the instructions it measures, a group of them (at
/// α = ∞ one of them). A kernel without such a loop has none of it.
struct MeasuringLoop {
  double cycles = 0;      ///< that a lone warp's group takes longer
  double issue_slots = 0; ///< issue slots, of a scheduler
  bool operator==(const MeasuringLoop&) const = default;
};

/// The kernel as that loop measures it at this α: the cycles are a part of the latency, the slots
/// of the group's issue cost.
[[nodiscard]] KernelModel measured_by(const MeasuringLoop& loop, KernelModel model, double alpha);

} // namespace loom
