#pragma once

/// The measurements that belong to a scenario.

#include "core/gpu/catalogue.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace loom {

/// Every set measured of the scenario's mix, access and ILP: its GPU's own, in the order of the
/// GPU's file, then those imported. `catalogue` may be nullptr: then only the imported ones.
[[nodiscard]] std::vector<MeasuredSetPtr> measured_sets(const Scenario& scenario,
                                                        const Catalogue* catalogue);

} // namespace loom
