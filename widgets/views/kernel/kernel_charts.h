#pragma once

/// The charts of a predicted kernel, on screen and as figures.

#include "core/figure/plot_data.h"
#include "widgets/views/kernel/kernel_run.h"
#include "widgets/views/reading.h"

namespace loom {

using KernelChart = kernel::Chart;
inline constexpr int kernel_chart_count = static_cast<int>(kernel::chart_ids.size());
[[nodiscard]] QString chart_name(KernelChart chart);

struct KernelDrawing {
  Panel panel;
  std::vector<Reading> readings; ///< along the axis
};

/// A strip for each method and for what was measured; ids "strip:METHOD:PART". Then what each
/// resource alone would ask of a wave; ids "need:NAME". At least 32 em wide.
[[nodiscard]] Diagram composition_diagram(const KernelRun& run, double width);
/// Words about a part of it.
[[nodiscard]] QString composition_words(const KernelRun& run, const QString& id);

[[nodiscard]] KernelDrawing draw_block_sizes(const KernelRun& run);
[[nodiscard]] KernelDrawing draw_problem_sizes(const KernelRun& run);
/// The levels of memory that the first wave uses, in the order they are raised.
[[nodiscard]] std::vector<std::string_view> memory_levels(const KernelRun& run);
/// The level that is asked for, else the one that was raised or comes nearest to its bandwidth.
[[nodiscard]] std::string_view shown_level(const KernelRun& run);
/// Its steps in the first wave.
[[nodiscard]] KernelDrawing draw_latency(const KernelRun& run);
[[nodiscard]] KernelDrawing draw_latency(const kernel::Prediction& prediction,
                                         std::string_view level);
/// Median relative error by warps, method after method; the readings, too.
inline constexpr kernel::Method accuracy_methods[] = {
    kernel::Method::hong_kim, kernel::Method::kleimenov_popova, kernel::main_method};
[[nodiscard]] KernelDrawing draw_errors(const std::vector<kernel::LaunchError>& errors);
/// The run with what the chart needs beyond the prediction.
[[nodiscard]] KernelRun completed(KernelRun run, KernelChart chart,
                                  const kernel::Progress& progress);
/// Whether completed() would add something.
[[nodiscard]] bool is_complete(const KernelRun& run, KernelChart chart);
/// Nothing where there is nothing to draw.
[[nodiscard]] std::optional<KernelDrawing> draw_chart(const KernelRun& run, KernelChart chart);

/// The chart as a figure; of the code `block` is shown.
[[nodiscard]] Figure kernel_figure(const KernelRun& run, KernelChart chart, int block);
/// The code of a block with its time expression.
[[nodiscard]] Figure code_figure(const KernelRun& run, int block);

} // namespace loom
