#pragma once

/// The product in one sentence, as data: what limits the kernel, by how much, what would help.
/// Widgets put it into words.

#include "core/scenario/scenario.h"

namespace loom {

struct Advice {
  Bottleneck bottleneck = Bottleneck::latency;
  Bottleneck peak_limit = Bottleneck::other; ///< the throughput limit once latency is hidden
  bool at_cusp = false;                      ///< two throughput limits within 2 % of each other
  double fraction_of_peak = 0;               ///< throughput / peak, 0 to 1
  int warps_now = 0;
  int warps_needed = 0;         ///< rounded up
  int more_warps = 0;           ///< 0 when latency is hidden
  bool within_max_warps = true; ///< whether warps_needed fits the SM (true when unknown)
  int ilp_needed = 1;           ///< least ILP that hides latency at today's warps
  int ilp_warps_needed = 0;     ///< warps needed at ilp_needed
  int spare_warps = 0;          ///< warps beyond the needed ones
};
/// whole_from_one() of core/model/kernel_model.h.
[[nodiscard]] int whole_warps(double needed);

[[nodiscard]] Advice advise(const Scenario& scenario, const KernelModel& model);

} // namespace loom
