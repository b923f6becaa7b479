#pragma once

/// What every control has besides its work: a name for screen readers and a tooltip.

#include <QString>
#include <QWidget>

namespace loom {

template <class Widget> Widget* named(Widget* widget, const QString& name, const QString& help) {
  widget->setAccessibleName(name);
  widget->setToolTip(help);
  return widget;
}

/// The same with an id by which style, settings and tests find it.
template <class Widget>
Widget* named(Widget* widget, const QString& id, const QString& name, const QString& help) {
  widget->setObjectName(id);
  return named(widget, name, help);
}

} // namespace loom
