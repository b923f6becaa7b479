#pragma once

/// The loom's picture as members of a JSON object, for who draws it elsewhere.

#include "core/model/loop.h"
#include "core/scenario/scenario.h"
#include "core/sim/loom.h"
#include "core/text/json_writer.h"

namespace loom {

/// The picture of a scenario whose workload has these numbers: what is in flight, the units, the
/// warps needed, and what gradual saturation gives of the bounds' peak ("gradual") with the warps
/// now, with those needed and with as many as the SM holds. "spans" has five numbers a span: from
/// and to in cycles, the warp, the class and the state, an index into "states"; "work" of a unit
/// three: from, to and the part of it that is busy.
void write_loom(JsonWriter& writer, const ResolvedScenario& scenario, const LoopNumbers& numbers,
                const LoomPicture& picture);

} // namespace loom
