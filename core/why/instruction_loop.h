#pragma once

/// Every number that the bounds give of a loop of any instructions (core/model/loop.h), with how it
/// was computed: the model's own functions with numbers that remember.

#include "core/model/loop.h"
#include "core/trace/traced.h"
#include "core/why/section.h"

#include <vector>

namespace loom::why {

/// With `warps` warps on an SM of `gpu`; `target` is the share of the peak that "needed" means.
/// What is infinite, because no resource limits it, is not there.
[[nodiscard]] std::vector<Section> explain_loop(const LoopNumbersOf<Traced>& loop,
                                                const Traced& warps, const Traced& target,
                                                const GpuSpec& gpu);
/// What gradual saturation says of it: throughput, and warps needed where it reaches the target.
[[nodiscard]] std::vector<QuantityPtr> saturation_quantities(const LoopNumbersOf<Traced>& loop,
                                                             const Traced& warps,
                                                             const Traced& target,
                                                             const GpuSpec& gpu);

/// One quantity of these sections or an input of one; bad_argument with the nearest ids where none
/// has this id.
[[nodiscard]] Result<QuantityPtr> find(const std::vector<Section>& sections, std::string_view id);

} // namespace loom::why
