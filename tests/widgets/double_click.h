#pragma once

/// A double click as a hand makes it.

#include <QTest>

namespace loom {

/// QTest::mouseDClick() leaves the button pressed, so that later moves of the pointer drag, in
/// every later test of the process.
inline void double_click(QWidget* widget, const QPoint& place) {
  QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
  QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
}

} // namespace loom
