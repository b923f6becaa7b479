#pragma once

/// Every number that the program computes for a scenario, with how it was computed.

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/why/section.h"

#include <string>
#include <vector>

namespace loom::why {

/// All sections of a scenario. What cannot be computed, because a source does not give a number or
/// a launch is impossible, is not there. Ids are unique over all sections, also those of the
/// inputs; the same id is the same quantity for every scenario.
[[nodiscard]] std::vector<Section> explain(const ResolvedScenario& scenario);

/// The simulated SM at the operating point, as `latencyloom simulate --summary` has it: not among
/// the sections above, as it takes far longer than them. Empty where it cannot be simulated.
[[nodiscard]] Section explain_simulation(const ResolvedScenario& scenario);

/// One quantity, also one that is only an input of others ("mem_lat") or of the simulation (that
/// is run for ids of its own alone): bad_argument naming the
/// nearest ids, or what is missing, when the scenario has none of this id.
[[nodiscard]] Result<QuantityPtr> explain(const ResolvedScenario& scenario, std::string_view id);

/// The ids that explain() knows in this scenario: those of the sections, then those of the inputs.
[[nodiscard]] std::vector<std::string> explained_ids(const ResolvedScenario& scenario);

} // namespace loom::why
