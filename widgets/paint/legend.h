#pragma once

/// Legends: samples with their names, of one panel or of several that have their curves in common.

#include "core/figure/plot_data.h"
#include "widgets/paint/canvas.h"

#include <QRectF>
#include <QString>

#include <vector>

class QCPPainter;

namespace loom {

enum class LegendSample { patch, line, dots };

/// A sample and its name: for bars and tornados, for curves and layers where they ask for it.
struct LegendItem {
  QRectF patch{}, text{};
  QString label{};
  Role role = Role::series1;
  bool hatched = false;
  LegendSample sample = LegendSample::patch;
  Weight weight = Weight::normal; ///< of a line
  bool marked = false;            ///< a line with a marker
  bool outlined = false;          ///< a patch with nothing in it
  double text_pt = 0;             ///< size of its text
  bool operator==(const LegendItem&) const = default;
};

/// What a panel's legend has to name, places not yet set. `names`: curves and layers, too.
[[nodiscard]] std::vector<LegendItem> legend_items(const Panel& panel, bool names);
/// What one legend for several panels has to name, each curve and layer once, where it can stand in
/// place of theirs: two or more ask for a legend, all above or all below them, each has a name that
/// a panel before it has, too, and over all of them a name means one look and a look one name.
/// Empty where each panel has its own.
[[nodiscard]] std::vector<LegendItem> shared_legend_items(const Figure& figure);

/// Where a legend may stand: in rows from the left to the right, or in one column.
struct LegendRoom {
  double left = 0, top = 0, right = 0;
  bool column = false;
};
/// Sets the places of the items, in `scale` of the usual size of text, or of the numbers at the
/// axes where `small`; returns the height.
double set_legend(const Canvas& canvas, bool small, double scale, const LegendRoom& room,
                  std::vector<LegendItem>& items);
/// How far to the right the names reach.
[[nodiscard]] double legend_right(const std::vector<LegendItem>& items);
void move_legend(std::vector<LegendItem>& items, double right, double down);

void paint_legend(QCPPainter& painter, const Canvas& canvas, const std::vector<LegendItem>& items);

} // namespace loom
