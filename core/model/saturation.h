#pragma once

/// Gradual saturation: the closed queueing network whose asymptotes are the bounds.
///
/// Each scheduler of an SM has its own k warps (n dealt to S schedulers, some get one more). A warp
/// goes round: its K chains wait for their other instructions, then it computes.
///
///   waiting    a delay of Z cycles, on average:
///                Z = Lm + v·t·Lm·(1/2 + 1/3 + ... + 1/K) + W        Lm = group_latency − α·alu_lat
///              The second term is the mean largest of K latencies that have an exponential part
///              of mean t·Lm, less that of one: a warp issues in order, so that it waits for all.
///              W is the queue for the other instruction, shared by N = n·K chains. It has
///              v·q·Lm/D servers' worth of service, with D = 1/other_thru and the load ρ = x·D:
///                W = v·q·Lm·ρ·(1 − 1/N) / ( 1 − ρ·(1 − 1/N) )
///              (Schweitzer's mean value analysis; 1 − 1/N is what an arriving chain sees.)
///   computing  processor sharing: of j warps each takes T = α·alu_lat/e cycles, or all together
///              take C = K/(e·min( alu_thru/α, issue_thru/(α + c) )/S) cycles each, whichever is
///              longer; a rate of r(j) = min( j/T, 1/C ).
///
/// With these two centres the network has product form for any distribution of the times:
///
///   P(j) ∝ Z^(k−j)/(k−j)! · Π_{i<=j} 1/r(i),   x = S·K·(k − E[j])/Z,   x and W solved together
///
/// The parameters are dimensionless and at most four: q, t, e and the variability v. At v = 0
/// nothing varies and each scheduler is at its bounds; between, v = 1/m computes as if m-fold
/// schedulers had m-fold warps and rates, and other v are interpolated. The throughput never
/// exceeds that of bounds(), and equals it for v = 0 where S divides the number of warps.
///
/// Sources: BCMP (Baskett, Chandy, Muntz, Palacios 1975) for the product form; Schweitzer 1979 for
/// the queue. The application to warps is our own; V. Volkov's thesis, §4.3, has the observation.

#include "core/model/kernel_model.h"

#include <optional>
#include <span>

namespace loom {

/// What the bounds leave out, beside KernelModel.
struct Saturation {
  int schedulers = 1; ///< S, from 1
  /// q, 0 to 1: the part of an other instruction's latency in which it is served while others queue
  double queue_share = 0;
  /// t, 0 to 1: mean of the exponential part of its latency, of the whole; matters with ILP only
  double latency_tail = 0;
  /// e, above 0 to 1: the part of the cycles in which arithmetic makes progress
  double issue_efficiency = 1;
  double variability = 1; ///< v, 0 to 1: scales all of these, and how unevenly warps compute
  bool operator==(const Saturation&) const = default;
};

/// Throughput of the other instruction, IPC/SM; at α = ∞ that of arithmetic. `alpha` is 0 to
/// infinity, `warps` per SM any real number from 0 to 2^20 (between whole numbers of warps on a
/// scheduler it is interpolated). Never falls as `warps` grows.
[[nodiscard]] double saturated_throughput(const KernelModel& model, const Saturation& saturation,
                                          double alpha, double warps);

/// Least number of warps per SM, a real number, that reaches `target` (0 to 1) of the bounds'
/// peak; nothing when 1024 do not.
[[nodiscard]] std::optional<double> saturated_warps_needed(const KernelModel& model,
                                                           const Saturation& saturation,
                                                           double alpha, double target);

/// Throughputs over a grid: out[i * warps.size() + j] for alphas[i] and warps[j], the same as
/// saturated_throughput() to the last bits. Eight populations are computed abreast.
void saturation_grid(const KernelModel& model, const Saturation& saturation,
                     std::span<const double> alphas, std::span<const double> warps,
                     std::span<double> out);

} // namespace loom
