#pragma once

/// Whether the texts of a window have the room that they need.

#include <QAbstractButton>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include <gtest/gtest.h>

namespace loom {

inline bool fits(const QWidget& widget) {
  if (const auto* button = qobject_cast<const QToolButton*>(&widget))
    return button->text().isEmpty() || button->toolButtonStyle() == Qt::ToolButtonIconOnly ||
           button->width() >= button->sizeHint().width();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return button->width() >= button->minimumSizeHint().width();
  if (const auto* label = qobject_cast<const QLabel*>(&widget))
    return label->wordWrap() || label->text().isEmpty() ||
           label->width() >= label->sizeHint().width();
  return true;
}

inline QString said_of(const QWidget& widget) {
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return button->text();
  return qobject_cast<const QLabel*>(&widget)->text();
}

inline void expect_all_fit(const QWidget& window, const QString& view) {
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->visibleRegion().isEmpty())
      continue;
    EXPECT_TRUE(fits(*widget)) << qPrintable(view) << ": " << widget->metaObject()->className()
                               << " '" << qPrintable(said_of(*widget)) << "' has "
                               << widget->width() << " of " << widget->sizeHint().width();
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
      for (int i = 0; i < tabs->count(); ++i)
        EXPECT_GE(tabs->tabRect(i).width(), tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)))
            << qPrintable(view) << ": tab " << qPrintable(tabs->tabText(i));
    }
  }
}

} // namespace loom
