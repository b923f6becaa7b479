#pragma once

/// Every number that the program computes for a scenario, with how it was computed.

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/why/quantity.h"

#include <string>
#include <vector>

namespace loom::why {

/// Quantities that belong together.
struct Section {
  std::string id;   ///< "kernel", "cusp", "saturation", "launch", "global_access" ...
  std::string name; ///< English
  std::vector<QuantityPtr> quantities;
};

/// All sections of a scenario. What cannot be computed, because a source does not give a number or
/// a launch is impossible, is not there. Ids are unique over all sections, also those of the
/// inputs; the same id is the same quantity for every scenario.
[[nodiscard]] std::vector<Section> explain(const Scenario& scenario);

/// One quantity, also one that is only an input of others ("mem_lat"): bad_argument naming the
/// nearest ids, or what is missing, when the scenario has none of this id.
[[nodiscard]] Result<QuantityPtr> explain(const Scenario& scenario, std::string_view id);

/// The ids that explain() knows in this scenario: those of the sections, then those of the inputs.
[[nodiscard]] std::vector<std::string> explained_ids(const Scenario& scenario);

} // namespace loom::why
