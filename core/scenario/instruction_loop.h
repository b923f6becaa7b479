#pragma once

/// A loop of any instructions (core/model/loop.h) on a scenario's GPU, with the numbers that the
/// user has changed there.

#include "core/model/loop_numbers.h"
#include "core/scenario/scenario.h"

namespace loom {

/// The scenario's GPU with the numbers that the user has put in place of its own.
[[nodiscard]] GpuSpec gpu_as_set(const Scenario& scenario);
/// The same for who keeps it; the scenario's very own where nothing was put in.
[[nodiscard]] GpuPtr kept_gpu_as_set(const Scenario& scenario);

/// The loop's numbers there; errors are those of core/model/loop_numbers.h.
template <class Number>
[[nodiscard]] Result<LoopNumbersOf<Number>> loop_numbers(const Scenario& scenario, const Loop& loop,
                                                         std::span<const Place> places = {},
                                                         const NumberEdit& edit = {});

/// The scenario's mix as a loop: its other instruction and α FADDs; at α = ∞ FADD alone. What the
/// bounds say of it is what they say of the mix, with coalesced accesses in place of own_access.
[[nodiscard]] Loop loop_of_mix(const Scenario& scenario);

/// The loop with `alpha` arithmetic instructions for each of memory, their counts changed alike, as
/// far as every count stays from 1/1000 to max_loop_count; `numbers` are its own. Nothing where it
/// has no α.
[[nodiscard]] std::optional<Loop> with_alpha(Loop loop, const LoopNumbers& numbers, double alpha);

/// Whether a change along the axis changes the loop at all; `numbers` are its own.
[[nodiscard]] bool has_axis(const Loop& loop, const LoopNumbers& numbers, LoopAxis axis);

/// Where the loop is on the axis; of several items the first that the axis changes. At `warps`.
[[nodiscard]] double place_on_axis(const Loop& loop, const LoopNumbers& numbers, double warps,
                                   LoopAxis axis);

} // namespace loom
