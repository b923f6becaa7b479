#pragma once

/// The same access under the rules of each generation, for comparison.

#include "core/figure/diagram.h"
#include "core/scenario/memory_run.h"
#include "widgets/views/diagram_words.h"

#include <QString>

#include <optional>
#include <vector>

namespace loom {

/// The generations whose rules differ, oldest first; the last stands for all later ones.
[[nodiscard]] const std::vector<memory::Generation>& distinct_generations();
/// The one of them whose rules a generation shares.
[[nodiscard]] memory::Generation rules_class(memory::Generation generation);
/// Whether it serves a half-warp at a time.
[[nodiscard]] bool has_half_warps(memory::Generation generation);
/// "Fermi", "Maxwell and later".
[[nodiscard]] QString rules_name(memory::Generation generation);

/// The access under other rules: what they do not know, a cache to choose, sizes or half-warps,
/// is left out.
[[nodiscard]] GlobalAccess with_rules(GlobalAccess access, memory::Generation generation);

struct GenerationResult {
  memory::Generation generation{};
  QString name;
  memory::Coalescing result;
  bool shown = false; ///< the one on show
};
[[nodiscard]] std::vector<GenerationResult> compare_generations(const GpuSpec& gpu,
                                                                const CoalescingRun& run);

/// A bar of bytes moved for each, hatched where unused, with transactions and bytes in numbers.
/// Ids "rules:0" and so on, by the place in `results`; returns the height taken.
double draw_generations(DiagramBuilder out, const std::vector<GenerationResult>& results,
                        const DiagramRoom& place);

} // namespace loom
