#include "widgets/look/kept_width.h"

#include <QEvent>

#include <utility>

namespace loom {

namespace {

class KeptWidth : public QObject {
public:
  KeptWidth(QWidget* widget, std::function<int()> width)
      : QObject(widget), widget_(*widget), width_(std::move(width)) {
    widget_.setFixedWidth(width_());
    widget_.installEventFilter(this);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::FontChange)
      widget_.setFixedWidth(width_());
    return QObject::eventFilter(watched, event);
  }

private:
  QWidget& widget_;
  std::function<int()> width_;
};

} // namespace

void keep_width(QWidget* widget, std::function<int()> width) {
  new KeptWidth(widget, std::move(width));
}

} // namespace loom
