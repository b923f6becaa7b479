#pragma once

/// Where the numbers come from that fields, choices and refusals name: ranges of parameters,
/// limits of a launch, and what the program sets itself. Error::limits has their ids.

#include "core/occupancy/limits.h"
#include "core/why/section.h"

#include <span>
#include <string>
#include <string_view>

namespace loom::why {

/// A limit of an SM or of a launch by its name in core/occupancy/limits.h: "limit.warps_per_sm".
/// Null where its number is not known.
[[nodiscard]] QuantityPtr limit_of(const ComputeLimits& limits, std::string_view name);

/// The sizes that a bank of shared memory, a word or a transaction of a lesson may be chosen to
/// have, and the limits that this program sets: the same for every scenario, "pattern.word_8".
[[nodiscard]] Section explain_constants();

/// How fast something is played: `usual` times each factor, `what` a second. Of "cycles" the ids
/// are "playing.cycles.speed_2" and such.
[[nodiscard]] Section explain_playing(double usual, const std::string& what,
                                      std::span<const double> factors);

} // namespace loom::why
