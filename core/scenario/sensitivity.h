#pragma once

/// How much each parameter matters: what warps needed and throughput become when one of them is
/// at the ends of a range and the others stay (a "tornado"), and between what the curves lie when
/// all of them are anywhere in theirs (bands).

#include "core/scenario/models.h"

#include <string>
#include <vector>

namespace loom {

struct SensitivityOptions {
  double by = 0.1; ///< each parameter from (1 − by) to (1 + by) of its value; above 0, below 1
  bool own_ranges = false; ///< where a fact's note gives a range, that instead
};

/// bad_argument for `by` outside its range.
[[nodiscard]] Result<void> check(const SensitivityOptions& options);

/// One parameter: a hardware parameter that the mix uses, α, warps or ILP.
struct SensitivityRow {
  std::string id;                                 ///< "mem_lat", "alpha", "warps", "ilp"
  double low = 0, high = 0;                       ///< its ends, cut to the range it may have
  double needed_low = 0, needed_high = 0;         ///< warps needed there
  double throughput_low = 0, throughput_high = 0; ///< IPC/SM there, as ModelRun::throughput()
};

struct Sensitivity {
  double needed = 0, throughput = 0; ///< as things are
  std::vector<SensitivityRow> rows;  ///< in the order of the parameter table
};

/// α = 0 and α = ∞ have no ends, and ILP has some where a whole number lies within ±by. The bound
/// model. bad_argument as kernel_model(), and for `by` outside its range.
[[nodiscard]] Result<Sensitivity> sensitivity(const ResolvedScenario& scenario,
                                              const SensitivityOptions& options = {});

/// What a row makes of warps needed or of throughput, from the least to the most of the three
/// values at its ends and in the middle: a curve may turn between the ends, as at the cusp.
[[nodiscard]] double needed_swing(const Sensitivity& all, const SensitivityRow& row);
[[nodiscard]] double throughput_swing(const Sensitivity& all, const SensitivityRow& row);

/// Whether a number that the scenario uses has a range of its own (Fact::range): then so has what
/// follows from it.
[[nodiscard]] bool has_ranges(const ResolvedScenario& scenario);

/// From the least to the most.
struct Band {
  double low = 0, high = 0;
};

/// Between what throughput and warps needed lie while each hardware parameter of the mix is
/// anywhere from (1 − by) to (1 + by) of its value.
///
/// The bound model needs two kernels for each, since with L the iteration's latency and P the least
/// of the three limits,
///   T = min( n·K/L, P )       n_needed = target·L·P/K
///   L = a·other_lat + b·other_alu_lat + α·alu_lat with a, b >= 0          grows with latencies
///   P = min( other_thru, alu_thru/α, issue_thru/(α + c) )  grows with throughputs, falls with c
/// (a minimum of functions that grow grows). So T falls with every latency and with c and grows
/// with every throughput, n_needed grows with latencies and throughputs and falls with c, and each
/// has its extremes where all parameters are at one end. For any other model the extremes are
/// taken over all corners and the centre: 2^k + 1 kernels for k parameters, right where the model
/// is monotone in each parameter and near it elsewhere.
class Bands {
public:
  /// `model` is an index into model_table(). Errors as sensitivity().
  [[nodiscard]] static Result<Bands> make(const ResolvedScenario& scenario, std::size_t model,
                                          double by);
  /// The same of the bound model while each number that has a range of its own (Fact::range) is
  /// anywhere in it and the others stay; nothing where none has one or a number is missing.
  [[nodiscard]] static std::optional<Bands> of_ranges(const ResolvedScenario& scenario);

  /// IPC/SM; nothing where the model has no number at any of its kernels.
  [[nodiscard]] std::optional<Band> throughput(double alpha, double warps) const;
  [[nodiscard]] std::optional<Band> warps_needed(double alpha, double target) const;

private:
  Bands() = default;
  /// All corners that count, with the ends that `ends(parameter)` gives.
  template <class Ends>
  static Bands of(const ResolvedScenario& scenario, std::size_t model, const Ends& ends);

  std::vector<ModelRun> throughput_, needed_; ///< kernels whose results bound the others'
};

} // namespace loom
