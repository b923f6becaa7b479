#pragma once

/// How much each number matters: what warps needed and throughput become when one of them is at the
/// ends of a range and the others stay (a "tornado").

#include "core/study/bands.h"

#include <optional>
#include <string>
#include <vector>

namespace loom {

struct SensitivityOptions {
  double by = 0.1; ///< each parameter from (1 − by) to (1 + by) of its value; above 0, below 1
  bool own_ranges = false; ///< where a fact's note gives a range, that instead
  /// A loop of instructions by gradual saturation (core/model/saturation.h) in place of the bounds.
  bool saturated = false;
  std::optional<double> alpha{}; ///< of a loop that has one, in place of that of its counts; a row
};

/// bad_argument for `by` outside its range.
[[nodiscard]] Result<void> check(const SensitivityOptions& options);

/// One number: of a mix a hardware parameter that it uses, α, warps or ILP; of a loop one that its
/// bounds depend on, by its id in the derivation.
struct SensitivityRow {
  std::string id;                                 ///< "mem_lat", "alpha", "warps"; "loop.2.count"
  double low = 0, high = 0;                       ///< its ends, cut to the range it may have
  double needed_low = 0, needed_high = 0;         ///< warps needed there
  double throughput_low = 0, throughput_high = 0; ///< there, by throughput_unit() of the scenario
};

struct Sensitivity {
  double needed = 0, throughput = 0; ///< as things are
  std::vector<SensitivityRow> rows;  ///< in the order of the parameter table, or of the derivation
};

/// What a change of each number of the scenario's workload does to what the bounds say of it.
///
/// Of a mix, α = 0 and α = ∞ have no ends, and ILP has some where a whole number lies within ±by.
/// Of a loop, whole numbers change by one at least, and shares stay such that they add up to 1 at
/// most. By gradual saturation its numbers that the loop has any of are rows too: queue_share,
/// latency_tail, issue_efficiency and l2_busy_share; warps needed are then those too for a target
/// below 1, while the whole peak, which it only approaches, is that of the bounds; infinite where
/// 1024 are too few. bad_argument as workload_numbers(), and for `by` outside its range.
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
