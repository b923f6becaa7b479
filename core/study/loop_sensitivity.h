#pragma once

/// What a change of each number of a loop of any instructions does: of its counts, shares, stages
/// and chains, of the latencies, uses and rates that its GPU has for it, of warps.

#include "core/model/loop_numbers.h"
#include "core/model/saturation.h"
#include "core/study/sensitivity.h"
#include "core/trace/traced.h"

#include <functional>
#include <optional>

namespace loom {

/// The loop's numbers, its own or edited.
using EditedLoop = std::function<Result<LoopNumbers>(const NumberEdit&)>;

/// A row for every number that the bounds of `loop` depend on, named by its id in the derivation;
/// throughput is in iterations/cycle/SM. Whole numbers change by one at least, shares stay such
/// that they add up to 1 at most. With `saturation` throughput is that of gradual saturation
/// (core/model/saturation.h), and its numbers that the loop has any of are rows too: queue_share,
/// latency_tail, issue_efficiency and l2_busy_share. Warps needed are then those too, for a target
/// below 1; the whole peak, which it approaches, is that of the bounds. Infinite where 1024 are too
/// few. bad_argument for `by` outside its range.
[[nodiscard]] Result<Sensitivity>
loop_sensitivity(const LoopNumbersOf<why::Traced>& loop, double warps, double target,
                 const EditedLoop& numbers, const SensitivityOptions& options = {},
                 const std::optional<Saturation>& saturation = {});

} // namespace loom
