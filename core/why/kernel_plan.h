#pragma once

/// The launch of a kernel as it was planned (core/kernel/plan.h), and what it comes to before any
/// model of time.

#include "core/kernel/machine.h"
#include "core/kernel/plan.h"
#include "core/trace/quantity.h"

#include <vector>

namespace loom::why {

/// What was chosen ("block_x", "grid_y", "kernel_registers", "kernel_shared", "argument_0",
/// "trip_0"), the blocks and threads that follow ("kernel_blocks", "kernel_threads"), what an SM
/// holds of them ("kernel_blocks_per_sm", "kernel_warps"), parts of the accesses that the caches
/// serve ("kernel_l1") and numbers taken where no source gives one ("assumed.sfu_lat"). `machine`
/// is that of `gpu`, `answer` of the plan.
[[nodiscard]] std::vector<QuantityPtr> kernel_launch_quantities(const kernel::Program& program,
                                                                const kernel::Plan& plan,
                                                                const kernel::Answer& answer,
                                                                const kernel::Machine& machine,
                                                                const GpuSpec& gpu);

} // namespace loom::why
