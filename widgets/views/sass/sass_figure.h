#pragma once

/// A function's control codes and issue schedule, or a stretch of them, as a figure.

#include "core/figure/plot_data.h"
#include "core/sass/study.h"
#include "core/scenario/scenario.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/sass/aligned_model.h"

namespace loom {

// Em of a row of a listing and of what stands over the first.
inline constexpr double listing_row_height = 1.5, listing_head_height = 2;

/// Draws instructions `first` to `last` as rows from the top left corner: address, control code,
/// text. Returns the width they take.
double draw_instructions(DiagramBuilder out, const sass::Study& study, std::size_t first,
                         std::size_t last);

/// Instructions `first` to `last` drawn so; the barriers; a bar where
/// each takes its port. At most most_figure_rows of them; a footnote says so where there are more.
[[nodiscard]] Panel listing_panel(const sass::Study& study, std::size_t first, std::size_t last);
[[nodiscard]] Figure sass_figure(const sass::Study& study, std::size_t first, std::size_t last);
/// Of a loop, −1 for the whole function.
[[nodiscard]] Figure sass_figure(const sass::Study& study, int loop);
/// Two functions side by side as a table.
[[nodiscard]] Figure aligned_figure(const Scenario& scenario, const AlignedModel& model);
inline constexpr std::size_t most_figure_rows = 28;

} // namespace loom
