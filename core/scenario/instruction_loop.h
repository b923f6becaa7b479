#pragma once

/// A loop of any instructions (core/model/loop.h) on a scenario's GPU, with the numbers that the
/// user has changed there.

#include "core/model/loop_numbers.h"
#include "core/scenario/scenario.h"

namespace loom {

/// The scenario's GPU with the numbers that the user has put in place of its own.
[[nodiscard]] GpuSpec gpu_as_set(const Scenario& scenario);

/// The loop's numbers there; `architecture` is the GPU's (Catalogue::architecture_of), errors are
/// those of core/model/loop_numbers.h.
template <class Number>
[[nodiscard]] Result<LoopNumbersOf<Number>>
loop_numbers(const Scenario& scenario, const Loop& loop, const Architecture* architecture,
             std::span<const Place> places = {}, const NumberEdit& edit = {});

} // namespace loom
