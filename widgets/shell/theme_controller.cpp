#include "widgets/shell/theme_controller.h"

#include "widgets/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>

namespace loom {

namespace {
constexpr std::array usual_percents{75, 90, 100, 110, 125, 150, 175, 200, 250, 300};
}

ThemeController::ThemeController(ThemeChoice choice, int percent, QObject* parent)
    : QObject(parent), system_palette_(QGuiApplication::palette()), choice_(choice),
      percent_(std::clamp(percent, min_percent, max_percent)) {
  apply();
  qApp->installEventFilter(this);
}

bool ThemeController::dark() const {
  return choice_ == ThemeChoice::dark ||
         (choice_ == ThemeChoice::system && is_dark(system_palette_));
}

FigureStyle ThemeController::figure_style() const { return screen_style(dark(), percent_ / 100.0); }

void ThemeController::choose(ThemeChoice choice) {
  if (choice == choice_)
    return;
  choice_ = choice;
  apply();
  emit changed();
}

void ThemeController::set_percent(int percent) {
  percent = std::clamp(percent, min_percent, max_percent);
  if (percent == percent_)
    return;
  percent_ = percent;
  apply();
  emit changed();
}

void ThemeController::zoom(int steps) {
  if (steps > 0) {
    const auto next = std::ranges::upper_bound(usual_percents, percent_);
    set_percent(next == usual_percents.end() ? max_percent : *next);
  } else {
    const auto at = std::ranges::lower_bound(usual_percents, percent_);
    set_percent(at == usual_percents.begin() ? min_percent : *std::prev(at));
  }
}

void ThemeController::apply() {
  const QScopedValueRollback guard(applying_, true);
  QApplication::setPalette(theme_palette(dark()));
  QApplication::setFont(ui_font(percent_ / 100.0));
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ThemeChange && !applying_) {
    {
      // The system's own palette shows only while ours is out of the way.
      const QScopedValueRollback guard(applying_, true);
      QApplication::setPalette(QPalette());
      system_palette_ = QGuiApplication::palette();
    }
    apply();
    emit changed();
  }
  return QObject::eventFilter(watched, event);
}

} // namespace loom
