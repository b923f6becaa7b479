#pragma once

/// How much of a view is its picture, and whether all of the view is seen without scrolling.

#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/shell/view_frame.h"

#include <QAbstractItemView>
#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>

namespace loom {

/// A view is about one of these: charts, diagrams, a table, code.
inline bool is_picture(const QWidget& widget) {
  return qobject_cast<const DiagramWidget*>(&widget) || qobject_cast<const PlotWidget*>(&widget) ||
         qobject_cast<const TimelineWidget*>(&widget) ||
         qobject_cast<const QAbstractItemView*>(&widget) ||
         qobject_cast<const QPlainTextEdit*>(&widget);
}

/// Of the height of the view, between the first and the last row in which a picture is seen; 1
/// where it shows none, but words in their place.
inline double picture_share(const ViewFrame& frame) {
  int top = frame.height(), bottom = 0;
  for (const QWidget* each : frame.widget()->findChildren<QWidget*>())
    if (is_picture(*each)) {
      // A table lies under the part of it that scrolls.
      const auto* table = qobject_cast<const QAbstractScrollArea*>(each);
      const QWidget& shown = table ? *table->viewport() : *each;
      if (shown.visibleRegion().isEmpty())
        continue;
      const QRect seen =
          shown.visibleRegion().boundingRect().translated(shown.mapTo(frame.viewport(), QPoint()));
      top = std::min(top, seen.top());
      bottom = std::max(bottom, seen.bottom());
    }
  return bottom < top ? 1 : double(bottom - top) / frame.height();
}

inline bool scrolls(const ViewFrame& frame) {
  return frame.verticalScrollBar()->maximum() > 0 || frame.horizontalScrollBar()->maximum() > 0;
}

} // namespace loom
