#pragma once

/// A pointer that rests on a widget.

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace loom {

/// The tooltip that hovering a widget at a place shows; empty where it shows none.
inline QString tip_at(QWidget& widget, const QPoint& place) {
  const QString before = QStringLiteral("-"); // a tip goes with a delay, but makes way at once
  QToolTip::showText(widget.mapToGlobal(place), before, &widget);
  QHelpEvent hover(QEvent::ToolTip, place, widget.mapToGlobal(place));
  QApplication::sendEvent(&widget, &hover);
  return QToolTip::text() == before ? QString() : QToolTip::text();
}

} // namespace loom
