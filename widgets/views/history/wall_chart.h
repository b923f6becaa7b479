#pragma once

/// The memory wall of any choice of GPUs, and what its drawing shares with the thesis's Figure 4.4.

#include "core/gpu/catalogue.h"
#include "core/model/memory_wall.h"
#include "widgets/views/history/history_chart.h"

#include <set>
#include <span>

namespace loom {

/// The chosen GPUs with their fit, or why they have none; the GPUs `named` marked where they are
/// part.
[[nodiscard]] HistoryDrawing draw_wall(std::span<const GpuPtr> gpus, const WallChoice& choice,
                                       const std::set<std::string>& named);

/// "memory / arithmetic (B/core/cycle)" over the years, with a hairline at each halving of 1 B.
[[nodiscard]] Panel wall_panel(double from, double to, double low, double high);
[[nodiscard]] Curve wall_dots(const std::string& id, const QString& label, Role role,
                              std::span<const WallPoint> points);
/// The fitted line, "1.17× a year", and where it is with the fit's confidence.
[[nodiscard]] Curve wall_line(const std::string& id, const WallFit& fit, Role role, double from,
                              double to);
[[nodiscard]] Area wall_band(const std::string& id, const WallFit& fit, Role role, double from,
                             double to);
/// "GeForce: 83 GPUs, arithmetic outpaces memory by 1.168× a year (95 %: 1.155 to 1.18), ..."
[[nodiscard]] QString wall_words(const QString& what, const WallFit& fit);

} // namespace loom
