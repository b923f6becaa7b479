#pragma once

/// The product in one sentence, as data: what limits the kernel, by how much, what would help.
/// Widgets put it into words.

#include "core/model/loop.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <vector>

namespace loom {

/// So many warps were measured to reach a part of the peak.
struct MeasuredNeed {
  double part = 1;  ///< 0 to 1
  double warps = 0; ///< per SM
  bool operator==(const MeasuredNeed&) const = default;
};

struct Advice {
  Limit limit;
  Limit peak_limit;            ///< once latency is hidden
  bool at_cusp = false;        ///< two throughput limits within 2 % of each other
  double fraction_of_peak = 0; ///< throughput / peak, 0 to 1
  int warps_now = 0;
  int warps_needed = 0;         ///< rounded up
  int more_warps = 0;           ///< 0 when latency is hidden
  bool within_max_warps = true; ///< whether warps_needed fits the SM (true when unknown)
  int ilp_needed = 1;           ///< least ILP that hides latency at today's warps
  int ilp_warps_needed = 0;     ///< warps needed at ilp_needed
  int full_ilp_needed = 1;      ///< least ILP with all the warps that an SM holds; 1 when unknown
  int spare_warps = 0;          ///< warps beyond the needed ones

  // What the bounds promise and queues do not leave: gradual saturation (core/model/saturation.h).
  int warps_reached = 0;        ///< warps_needed, or what the SM holds where that is less
  double bound_reached = 1;     ///< throughput / peak with so many by the bounds, 0 to 1
  double gradual_reached = 1;   ///< and with queues
  double gradual_now = 1;       ///< the same with warps_now
  bool gradual_assumed = false; ///< whether no source says how long this GPU's loads queue
  /// What was measured instead, the smaller part first; see measured_needs().
  std::vector<MeasuredNeed> measured{};
  /// Whether so many warps reach two per cent of the peak less than the bounds say.
  [[nodiscard]] bool is_gradual(double target) const {
    return gradual_reached <= std::min(target, bound_reached) - 0.02;
  }
};
/// whole_from_one() of core/model/kernel_model.h.
[[nodiscard]] int whole_warps(double needed);

[[nodiscard]] Advice advise(const ResolvedScenario& scenario, const KernelModel& model);

/// Warps that somebody measured to reach 90 and 95 % of the memory peak on this GPU, where the
/// scenario is what was measured: loads alone, ILP 1, no number of memory set by hand. Without
/// numbers that were worked out from others.
[[nodiscard]] std::vector<MeasuredNeed> measured_needs(const ResolvedScenario& scenario);

} // namespace loom
