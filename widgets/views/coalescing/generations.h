#pragma once

/// The same access under the rules of each generation, for comparison.

#include "core/access/memory_run.h"
#include "widgets/views/diagram_builder.h"

#include <vector>

namespace loom {

/// "Fermi", "Maxwell and later".
[[nodiscard]] QString rules_name(memory::Generation generation);
/// Of one of the runs by each generation; in sizes for teaching "Fermi and later".
[[nodiscard]] QString compared_rules_name(const CoalescingRun& run);

/// A bar of bytes moved for each of by_each_generation(), hatched where unused, with transactions
/// and bytes in numbers. Ids "rules:0" and so on, by the place in `runs`; returns the height taken.
double draw_generations(DiagramBuilder out, const std::vector<CoalescingRun>& runs,
                        memory::Generation shown, const DiagramRoom& place);

} // namespace loom
