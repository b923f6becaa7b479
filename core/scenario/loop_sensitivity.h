#pragma once

/// What a change of each number of a loop of any instructions does: of its counts, shares, stages
/// and chains, of the latencies, uses and rates that its GPU has for it, of warps.

#include "core/model/loop_numbers.h"
#include "core/scenario/sensitivity.h"
#include "core/trace/traced.h"

#include <functional>

namespace loom {

/// The loop's numbers, its own or edited.
using EditedLoop = std::function<Result<LoopNumbers>(const NumberEdit&)>;

/// A row for every number that the bounds of `loop` depend on, named by its id in the derivation;
/// throughput is in iterations/cycle/SM. Whole numbers change by one at least, shares stay such
/// that they add up to 1 at most. bad_argument for `by` outside its range.
[[nodiscard]] Result<Sensitivity> loop_sensitivity(const LoopNumbersOf<why::Traced>& loop,
                                                   double warps, double target,
                                                   const EditedLoop& numbers,
                                                   const SensitivityOptions& options = {});

} // namespace loom
