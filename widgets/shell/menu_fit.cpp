#include "widgets/shell/menu_fit.h"

#include <QAction>
#include <QEvent>
#include <QMenuBar>

#include <algorithm>

namespace loom {

namespace {
constexpr double smallest = 0.75, step = 0.05; ///< of the window's text
} // namespace

MenuFit::MenuFit(QMenuBar& bar) : QObject(&bar), bar_(bar) {
  later_.setSingleShot(true);
  connect(&later_, &QTimer::timeout, this, &MenuFit::fit);
  bar.window()->installEventFilter(this);
}

bool MenuFit::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
    later_.start();
  return QObject::eventFilter(watched, event);
}

bool MenuFit::all_in_sight() const {
  const QWidget* corner = bar_.cornerWidget();
  const int room = bar_.width() - (corner ? corner->sizeHint().width() : 0);
  const auto actions = bar_.actions();
  return std::ranges::all_of(
      actions, [&](QAction* action) { return bar_.actionGeometry(action).right() < room; });
}

void MenuFit::fit() {
  const QFont whole = bar_.window()->font();
  QFont font = whole;
  for (double scale = 1; scale >= smallest; scale -= step) {
    font.setPointSizeF(scale * whole.pointSizeF());
    bar_.setFont(font);
    if (all_in_sight())
      return;
  }
}

} // namespace loom
