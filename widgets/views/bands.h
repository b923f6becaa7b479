#pragma once

/// Bands on curves: where a curve lies while every hardware parameter is anywhere within ± some
/// percent of its value, or within the range that a derived number has
/// (core/study/bands.h).

#include "core/figure/plot_data.h"
#include "core/study/bands.h"

#include <functional>
#include <optional>
#include <vector>

class QMenu;

namespace loom {

/// Lays the band at `xs` (axis coordinates, ascending) behind the panel's curves, cut to its axes.
/// `at` gives its ends there in the unit shown; `by` is as in bands_of().
void add_band(Panel& panel, const std::vector<double>& xs, const std::function<Band(double x)>& at,
              double by);
/// For `by` = 0 the band of the ranges that derived numbers have; nothing where there is none.
[[nodiscard]] std::optional<Bands> bands_of(const ResolvedScenario& scenario, double by);

/// A submenu that sets `by`: none (0), 5, 10 or 20 %.
void add_band_choice(QMenu& menu, double by, const std::function<void(double by)>& set);

} // namespace loom
