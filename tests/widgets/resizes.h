#pragma once

/// Whether widgets come to rest.

#include <QEvent>
#include <QWidget>

namespace loom {

/// Counts how often a widget is resized.
class Resizes : public QObject {
public:
  explicit Resizes(QWidget* of) : QObject(of) { of->installEventFilter(this); }
  int count = 0;

protected:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    count += event->type() == QEvent::Resize;
    return false;
  }
};

} // namespace loom
