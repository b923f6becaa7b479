#pragma once

/// How far the models are off what was measured: one model's relative error over α and warps, as
/// cells or as dots, and every model's in numbers.

#include "core/document/view_parts.h"
#include "core/figure/plot_data.h"
#include "widgets/views/accuracy/model_errors.h"

#include <QString>

namespace loom {

inline constexpr int accuracy_chart_count = static_cast<int>(accuracy_chart_ids.size());
[[nodiscard]] QString accuracy_chart_name(AccuracyChart chart);

/// The model that the document's part is about.
[[nodiscard]] std::size_t accuracy_model(const AccuracyPart& part);

/// The residuals of one model as a panel; without residuals an empty one.
[[nodiscard]] Panel accuracy_panel(AccuracyChart chart, const std::vector<Residual>& residuals);

/// "+34 % at α = 65, 60 warps/SM".
[[nodiscard]] QString worst_words(const Residual& residual);
/// Prediction, measurement and error at one point, in two lines.
[[nodiscard]] QString residual_words(const Residual& residual);
/// "+3.1 %" with three digits.
[[nodiscard]] QString signed_percent(double percent);

/// Every model that has residuals, the best first.
[[nodiscard]] Table accuracy_table(const ModelErrors& errors);

/// The document's chart with the operating point.
[[nodiscard]] Panel accuracy_panel(const Scenario& scenario, const ModelErrors& errors,
                                   const AccuracyPart& part);
/// The figure without its panel: what it says of itself, and every model's errors as a table.
[[nodiscard]] Figure accuracy_description(const Scenario& scenario, const ModelErrors& errors,
                                          std::size_t model);

} // namespace loom
