#pragma once

/// The measurements that belong to a scenario.

#include "core/gpu/catalogue.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace loom {

/// Every set of throughputs measured of the scenario's mix, access and ILP: its GPU's own, in the
/// order of the GPU's file, then those imported. `catalogue` may be nullptr: then only the imported
/// ones.
[[nodiscard]] std::vector<MeasuredSetPtr> measured_sets(const Scenario& scenario,
                                                        const Catalogue* catalogue);
/// The imported sets that say the warps needed themselves, of its mix, access and ILP.
[[nodiscard]] std::vector<MeasuredSetPtr> needed_sets(const Scenario& scenario);

} // namespace loom
