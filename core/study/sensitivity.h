#pragma once

/// How much each parameter matters: what warps needed and throughput become when one of them is
/// at the ends of a range and the others stay (a "tornado").

#include "core/study/bands.h"

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

} // namespace loom
