#pragma once

/// Light or dark, and how large everything is: chosen by the user, else by the system.

#include "widgets/figure/figure_style.h"

#include <QObject>
#include <QPalette>

namespace loom {

enum class ThemeChoice { system, light, dark };

/// Sets palette and font of the whole application. Scales are percentages.
class ThemeController : public QObject {
  Q_OBJECT
public:
  static constexpr int min_percent = 75, max_percent = 300;

  /// Takes over the application's palette; `choice` and `percent` are clamped.
  ThemeController(ThemeChoice choice, int percent, QObject* parent = nullptr);

  [[nodiscard]] ThemeChoice choice() const { return choice_; }
  [[nodiscard]] int percent() const { return percent_; }
  [[nodiscard]] bool dark() const;
  /// How figures look in the window now.
  [[nodiscard]] FigureStyle figure_style() const;

  void choose(ThemeChoice choice);
  void set_percent(int percent);
  void zoom(int steps); ///< to the next larger or smaller usual size

signals:
  void changed();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void apply();

  QPalette system_palette_;
  ThemeChoice choice_;
  int percent_;
  bool applying_ = false;
};

} // namespace loom
