#pragma once

/// The latency roof: under the roofline of a GPU, what a kernel reaches with `warps` per SM.
///
///   n·K/L(α)   against   min( other_thru, alu_thru/α, issue_thru/(α + c) )
///
/// Below the memory and compute roofs it is the latency bound of V. Volkov, Understanding Latency
/// Hiding on GPUs, UCB/EECS-2016-143, §4.1; it touches them where the warps needed (§4.5) are
/// exactly the warps at hand.

#include "core/model/kernel_model.h"

#include <vector>

namespace loom {

/// The intensities α, ascending, 0 to 1e12, at which `warps` (> 0) just hide latency:
/// warps_needed(model, α) = warps. None where latency is hidden everywhere or nowhere; between
/// two of them the latency roof lies below the others where the cusp is between them.
[[nodiscard]] std::vector<double> latency_touches(const KernelModel& model, double warps);

} // namespace loom
