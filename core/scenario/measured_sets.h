#pragma once

/// The measurements that belong to a scenario.

#include "core/gpu/catalogue.h"
#include "core/measured/import_mapping.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace loom {

/// Every set of throughputs measured of the scenario's mix, access and ILP: its GPU's own, in the
/// order of the GPU's file, then those imported; or of its loop of instructions, imported, as those
/// of GPUs' files are of mixes. `catalogue` may be nullptr: then only the imported ones.
[[nodiscard]] std::vector<MeasuredSetPtr> measured_sets(const Scenario& scenario,
                                                        const Catalogue* catalogue);
/// The imported sets that say the warps needed themselves, likewise.
[[nodiscard]] std::vector<MeasuredSetPtr> needed_sets(const Scenario& scenario);

/// How a table with these columns was measured of the scenario's workload: mix, access and ILP, or
/// its loop, whose own α its points have where no column says it.
[[nodiscard]] ImportMapping import_mapping(const Scenario& scenario,
                                           std::vector<ColumnMeaning> columns);

} // namespace loom
