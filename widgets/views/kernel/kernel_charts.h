#pragma once

/// The charts of a predicted kernel, on screen and as figures.

#include "core/figure/diagram_part.h"
#include "core/figure/plot_data.h"
#include "core/kernel/kernel_run.h"
#include "widgets/views/reading.h"

namespace loom {

using KernelChart = kernel::Chart;
inline constexpr int kernel_chart_count = static_cast<int>(kernel::chart_ids.size());
[[nodiscard]] QString chart_name(KernelChart chart);

struct KernelDrawing {
  Panel panel;
  std::vector<Reading> readings; ///< along the axis
};

/// A strip for each method and for what was measured, then what each resource alone would ask of a
/// wave; the latter is left out where both have no room in `height` em (0: any height). At least
/// 32 em wide.
[[nodiscard]] Diagram composition_diagram(const KernelRun& run, double width, double height = 0);
/// Words about a part of it.
[[nodiscard]] QString composition_words(const KernelRun& run, const DiagramPart& part);

[[nodiscard]] KernelDrawing draw_block_sizes(const KernelRun& run);
[[nodiscard]] KernelDrawing draw_problem_sizes(const KernelRun& run);
/// Its steps in the first wave.
[[nodiscard]] KernelDrawing draw_latency(const KernelRun& run);
[[nodiscard]] KernelDrawing draw_latency(const kernel::Prediction& prediction,
                                         std::string_view level);
/// Median relative error by warps, method after method; the readings, too.
inline constexpr kernel::Method accuracy_methods[] = {
    kernel::Method::hong_kim, kernel::Method::kleimenov_popova, kernel::main_method};
[[nodiscard]] KernelDrawing draw_errors(const std::vector<kernel::LaunchError>& errors);
/// Nothing where there is nothing to draw.
[[nodiscard]] std::optional<KernelDrawing> draw_chart(const KernelRun& run, KernelChart chart);

/// The chart as a figure; of the code `block` is shown.
[[nodiscard]] Figure kernel_figure(const KernelRun& run, KernelChart chart, int block);
/// The code of a block with its time expression.
[[nodiscard]] Figure code_figure(const KernelRun& run, int block);

} // namespace loom
