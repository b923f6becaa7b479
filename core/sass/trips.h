#pragma once

/// How often a loop runs once it is entered, where the code itself says so.

#include "core/sass/blocks.h"

#include <optional>

namespace loom::sass {

inline constexpr double most_trips = 1e6;

/// The iterations of `graph.loops[loop]`, at most most_trips. Known where the loop goes back to its
/// header from one place and is left at one branch alone, whose predicate compares a register with
/// a number, where one addition of a number, and no call, changes that register in the loop, and
/// where it is set to a number on the only way there:
///
///     MOV R4, 0x10          before the loop
///     IADD3 R4, R4, -0x1, RZ
///     ISETP.NE.AND P0, PT, R4, RZ, PT
///     @P0 BRA ...
///
/// Nothing in all other cases: the trip count then depends on arguments or memory, or takes more to
/// see. Loops of one header count as one: an iteration of it that goes back from elsewhere passes
/// neither the comparison nor the addition.
[[nodiscard]] std::optional<double> proven_trips(const Function& function, const Flowgraph& graph,
                                                 std::size_t loop);

} // namespace loom::sass
