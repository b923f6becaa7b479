#pragma once

/// The kernel of Volkov's thesis and the bounds on its throughput.
///
/// A kernel repeats a group: one "other" instruction (global load, SFU or shared load) and α
/// FADDs, evenly interleaved and back-to-back dependent (thesis §4.1; other types §4.7). For
/// α < 1 a group has one FADD and 1/α others; all quantities stay "per other instruction".
///
///   L = other_alu_lat + α·alu_lat                                     α >= 1
///   L = (1−α)·other_lat + α·other_alu_lat + α·alu_lat                 α < 1
///   T = min( n·K/L, other_thru, alu_thru/α, issue_thru/(α + c) )      thesis §4.1
///   n = L/K · min( other_thru, alu_thru/α, issue_thru/(α + c) )       thesis §4.5
///
/// with n warps per SM, K independent chains per warp (ILP) and c issue cycles per other
/// instruction (1 in the thesis's model; §4.7 fits 2 for SFU and 3 for shared on Maxwell).
/// Throughputs are warp instructions per cycle per SM (IPC/SM), latencies are cycles.

#include <optional>
#include <span>
#include <string_view>

namespace loom {

/// The numbers a kernel is computed from. All positive and finite.
struct KernelModel {
  double other_lat = 0;     ///< other → dependent other, cycles
  double other_alu_lat = 0; ///< other → dependent FADD, cycles
  double alu_lat = 0;       ///< FADD → dependent FADD, cycles
  double other_thru = 0;    ///< IPC/SM
  double alu_thru = 0;      ///< IPC/SM
  double issue_thru = 0;    ///< IPC/SM
  double other_issue = 1;   ///< issue cycles per other instruction
  int ilp = 1;              ///< independent chains per warp, from 1
  bool operator==(const KernelModel&) const = default;
};

enum class Bottleneck { latency, other, arithmetic, issue };
[[nodiscard]] std::string_view to_string(Bottleneck bottleneck);

/// Upper bounds on the throughput of the other instruction, IPC/SM; infinity where a limit does
/// not apply. At α = ∞ they are bounds on the throughput of arithmetic instructions instead.
struct Bounds {
  double latency = 0, other = 0, arithmetic = 0, issue = 0;
  /// The least of the four.
  [[nodiscard]] double throughput() const;
  /// The least of the three that do not depend on the number of warps.
  [[nodiscard]] double peak() const;
  /// Which one is the least; on a tie (to 1e-9 relative) other before arithmetic before issue
  /// before latency.
  [[nodiscard]] Bottleneck binding() const;
};

/// Latency of one group per other instruction, cycles; at α = ∞ that of one FADD.
/// `alpha` is 0 to infinity.
[[nodiscard]] double group_latency(const KernelModel& model, double alpha);

/// The four bounds with `warps` per SM (any real number >= 0).
[[nodiscard]] Bounds bounds(const KernelModel& model, double alpha, double warps);

/// Least number of warps per SM, a real number, that reaches `target` (0 to 1] of the peak
/// (thesis §4.5).
[[nodiscard]] double warps_needed(const KernelModel& model, double alpha, double target = 1);

/// Everything that the bound model says of one operating point.
struct Evaluation {
  double alpha = 0;
  double warps = 0;
  double latency_cycles = 0;
  Bounds bounds;
  double other_ipc = 0; ///< 0 at α = ∞
  double arithmetic_ipc = 0;
  double instruction_ipc = 0;
  double adds_per_cycle = 0; ///< 32·arithmetic_ipc
  Bottleneck bottleneck = Bottleneck::latency;
  double warps_needed = 0;
  double other_in_flight = 0;      ///< Little's law, thesis §4.6
  double arithmetic_in_flight = 0; ///< Little's law, thesis §4.6
};
[[nodiscard]] Evaluation evaluate(const KernelModel& model, double alpha, double warps);

/// In-flight instructions per SM when `throughput` others (at α = ∞: adds) per cycle are
/// sustained: alu_lat·α·T and L·T − alu_lat·α·T.
struct InFlight {
  double arithmetic = 0, other = 0;
};
[[nodiscard]] InFlight in_flight(const KernelModel& model, double alpha, double throughput);

/// A point of the warps-needed curve.
struct CuspPoint {
  double alpha = 0;
  double warps = 0;
};

/// The shape of warps needed against α, solved and not sampled (thesis §4.5).
struct Cusp {
  double warps_at_zero = 0;     ///< limit at α = 0
  double warps_at_infinity = 0; ///< limit at α = ∞: alu_lat·min(alu_thru, issue_thru)/K
  /// Where the branches meet: compute- and memory-bound at once. Absent when the other
  /// instruction's limit never binds (issue_thru <= c·other_thru).
  std::optional<CuspPoint> cusp;
  Bottleneck right_branch = Bottleneck::issue; ///< what binds right of the cusp
  /// The crossing with the arithmetic limit alone and with the issue limit alone.
  std::optional<CuspPoint> with_arithmetic, with_issue;
};
[[nodiscard]] Cusp cusp(const KernelModel& model);

/// Which of the three throughput limits never binds alone at any α on this GPU (thesis §4.1).
struct Redundant {
  bool other = false, arithmetic = false, issue = false;
};
[[nodiscard]] Redundant redundant_bounds(const KernelModel& model);

/// Throughput of the other instruction over a grid: out[i * warps.size() + j] for alphas[i]
/// (finite) and warps[j]. `out` has alphas.size() * warps.size() elements. Divisions are hoisted
/// out of the inner loop, which the compiler vectorises; a value may so differ from bounds() in
/// its last bit.
void throughput_grid(const KernelModel& model, std::span<const double> alphas,
                     std::span<const double> warps, std::span<double> out);

} // namespace loom
