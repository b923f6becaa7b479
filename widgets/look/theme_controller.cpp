#include "widgets/look/theme_controller.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace loom {

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

FigureStyle ThemeController::figure_style() const {
  return screen_style(dark(), scale(), projector_);
}

double ThemeController::scale() const {
  const double asked = percent_ / 100.0;
  if (!projector_)
    return asked;
  const double read = projector_scale(window_);
  return std::min(asked * read, std::max(read, max_percent / 100.0));
}

void ThemeController::set_projector(bool on) {
  if (on == projector_)
    return;
  projector_ = on;
  apply();
  emit changed();
}

void ThemeController::set_window(QSize size) {
  const double before = scale();
  window_ = size;
  if (scale() == before)
    return;
  apply();
  emit changed();
}

void ThemeController::set_reduced_motion(bool on) {
  reduced_motion_ = on;
  if (auto* style = qobject_cast<LoomStyle*>(QApplication::style()))
    style->set_reduced_motion(on);
}

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
  QApplication::setPalette(theme_palette(dark(), projector_));
  QApplication::setFont(ui_font(scale()));
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
