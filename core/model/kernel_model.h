#pragma once

/// The kernel of Volkov's thesis and the bounds on its throughput.
///
/// A kernel is a loop. An iteration has one "other" instruction (global load, SFU or shared load)
/// and α FADDs, evenly interleaved and back-to-back dependent (thesis §4.1; other types §4.7). For
/// α < 1 an iteration has one FADD and 1/α others; all quantities stay "per other instruction".
///
///   L = other_alu_lat + α·alu_lat                                     α >= 1
///   L = (1−α)·other_lat + α·other_alu_lat + α·alu_lat                 α < 1
///   T = min( n·K/L, other_thru, alu_thru/α, issue_thru/(α + c) )      thesis §4.1
///   n = L/K · min( other_thru, alu_thru/α, issue_thru/(α + c) )       thesis §4.5
///
/// with n warps per SM, K independent chains per warp (ILP) and c issue cycles per other
/// instruction (1 in the thesis's model; §4.7 fits 2 for SFU and 3 for shared on Maxwell).
/// Throughputs are warp instructions per cycle per SM (IPC/SM), latencies are cycles.
///
/// Each function is a template over its number type, instantiated for double and for why::Traced
/// (core/trace/traced.h): the second gives the same values with their names, formulas, conditions
/// and sources.

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace loom {

/// The instruction mixed with FADD.
enum class Mix { global, sfu, shared };

/// The numbers a kernel is computed from. All positive and finite.
template <class Number> struct KernelOf {
  using Count = std::conditional_t<std::is_same_v<Number, double>, int, Number>;

  Number other_lat = 0;     ///< other → dependent other, cycles
  Number other_alu_lat = 0; ///< other → dependent FADD, cycles
  Number alu_lat = 0;       ///< FADD → dependent FADD, cycles
  Number other_thru = 0;    ///< IPC/SM
  Number alu_thru = 0;      ///< IPC/SM
  Number issue_thru = 0;    ///< IPC/SM
  Number other_issue = 1;   ///< issue cycles per other instruction
  Count ilp = 1;            ///< independent chains per warp, from 1
  double lanes = 32;        ///< threads of a warp
  Mix mix = Mix::global;    ///< what the other instruction is: names results, changes no number
  bool operator==(const KernelOf&) const = default;
};
using KernelModel = KernelOf<double>;

/// The bound that is the least; everywhere else what limits is a Limit (core/model/loop.h).
enum class Bottleneck { latency, other, arithmetic, issue };
inline constexpr std::array<std::string_view, 4> bottleneck_words{"latency", "other", "arithmetic",
                                                                  "issue"};
[[nodiscard]] std::string_view to_string(Bottleneck bottleneck);

/// Upper bounds on the throughput of the other instruction, IPC/SM; infinity where a limit does
/// not apply. At α = ∞ they are bounds on the throughput of arithmetic instructions instead.
template <class Number> struct BoundsOf {
  Number latency = 0, other = 0, arithmetic = 0, issue = 0;
  /// The least of the four.
  [[nodiscard]] Number throughput() const;
  /// The least of the three that do not depend on the number of warps.
  [[nodiscard]] Number peak() const;
  /// Which one is the least; on a tie (to 1e-9 relative) other before arithmetic before issue
  /// before latency.
  [[nodiscard]] Bottleneck binding() const;
};
using Bounds = BoundsOf<double>;

/// Latency of one iteration per other instruction, cycles; at α = ∞ that of one FADD.
/// `alpha` is 0 to infinity.
template <class Number>
[[nodiscard]] Number group_latency(const KernelOf<Number>& model,
                                   std::type_identity_t<Number> alpha);

/// The four bounds with `warps` per SM (any real number >= 0).
template <class Number>
[[nodiscard]] BoundsOf<Number> bounds(const KernelOf<Number>& model,
                                      std::type_identity_t<Number> alpha,
                                      std::type_identity_t<Number> warps);

/// Least number of warps per SM, a real number, that reaches `target` (0 to 1] of the peak
/// (thesis §4.5).
template <class Number>
[[nodiscard]] Number warps_needed(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                                  std::type_identity_t<Number> target = 1);

/// The least whole number from 1 on that reaches `needed`. An excess of a billionth is rounding,
/// and costs no warp.
template <class Number> [[nodiscard]] Number whole_from_one(const Number& needed);

/// What it takes to reach `target` of the peak, in whole numbers.
template <class Number> struct NeedsOf {
  Number whole = 1; ///< warps per SM, from 1
  Number more = 0;  ///< warps too few; 0 when latency is hidden
  Number spare = 0; ///< warps beyond the needed ones
  Number ilp = 1;   ///< least ILP with which the warps at hand would do
};
template <class Number>
[[nodiscard]] NeedsOf<Number>
needs(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
      std::type_identity_t<Number> warps, std::type_identity_t<Number> target = 1);

/// Everything that the bound model says of one operating point.
template <class Number> struct EvaluationOf {
  Number alpha = 0;
  Number warps = 0;
  Number latency_cycles = 0;
  BoundsOf<Number> bounds;
  Number peak = 0;             ///< bounds.peak()
  Number throughput = 0;       ///< bounds.throughput()
  Number fraction_of_peak = 0; ///< 0 to 1
  Number other_ipc = 0;        ///< 0 at α = ∞
  Number arithmetic_ipc = 0;
  Number instruction_ipc = 0;
  Number adds_per_cycle = 0; ///< lanes·arithmetic_ipc
  Bottleneck bottleneck = Bottleneck::latency;
  Number warps_needed = 0;
  Number other_in_flight = 0;      ///< Little's law, thesis §4.6
  Number arithmetic_in_flight = 0; ///< Little's law, thesis §4.6
};
using Evaluation = EvaluationOf<double>;
template <class Number>
[[nodiscard]] EvaluationOf<Number> evaluate(const KernelOf<Number>& model,
                                            std::type_identity_t<Number> alpha,
                                            std::type_identity_t<Number> warps);

/// In-flight instructions per SM when `throughput` others (at α = ∞: adds) per cycle are
/// sustained: alu_lat·α·T and L·T − alu_lat·α·T.
template <class Number> struct InFlightOf { Number arithmetic = 0, other = 0; };
using InFlight = InFlightOf<double>;
template <class Number>
[[nodiscard]] InFlightOf<Number> in_flight(const KernelOf<Number>& model,
                                           std::type_identity_t<Number> alpha,
                                           std::type_identity_t<Number> throughput);

/// A point of the warps-needed curve.
template <class Number> struct CuspPointOf {
  Number alpha = 0;
  Number warps = 0;
};
using CuspPoint = CuspPointOf<double>;

/// The shape of warps needed against α, solved and not sampled (thesis §4.5).
template <class Number> struct CuspOf {
  Number warps_at_zero = 0;     ///< limit at α = 0
  Number warps_at_infinity = 0; ///< limit at α = ∞: alu_lat·min(alu_thru, issue_thru)/K
  /// Where the branches meet: compute- and memory-bound at once. Absent when the other
  /// instruction's limit never binds (issue_thru <= c·other_thru).
  std::optional<CuspPointOf<Number>> cusp;
  Bottleneck right_branch = Bottleneck::issue; ///< what binds right of the cusp
  /// The crossing with the arithmetic limit alone and with the issue limit alone.
  std::optional<CuspPointOf<Number>> with_arithmetic, with_issue;
};
using Cusp = CuspOf<double>;
template <class Number> [[nodiscard]] CuspOf<Number> cusp(const KernelOf<Number>& model);

/// Which of the three throughput limits never binds alone at any α on this GPU (thesis §4.1).
struct Redundant {
  bool other = false, arithmetic = false, issue = false;
};
[[nodiscard]] Redundant redundant_bounds(const KernelModel& model);

} // namespace loom
