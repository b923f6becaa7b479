#pragma once

/// Light or dark, for a screen or a projector, how large everything is and whether it moves: chosen
/// by the user, else by the system.

#include "widgets/style/figure_style.h"

#include <QObject>
#include <QPalette>
#include <QSize>

#include <array>

namespace loom {

enum class ThemeChoice { system, light, dark };

/// Sets palette and font of the whole application. Scales are percentages.
class ThemeController : public QObject {
  Q_OBJECT
public:
  static constexpr int min_percent = 75, max_percent = 300;
  static constexpr std::array usual_percents{75, 90, 100, 110, 125, 150, 175, 200, 250, 300};

  /// Takes over the application's palette; `choice` and `percent` are clamped.
  ThemeController(ThemeChoice choice, int percent, QObject* parent = nullptr);

  [[nodiscard]] ThemeChoice choice() const { return choice_; }
  [[nodiscard]] int percent() const { return percent_; }
  [[nodiscard]] bool dark() const;
  [[nodiscard]] bool projector() const { return projector_; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }
  /// What everything is enlarged by; for a projector with what the window's size asks for.
  [[nodiscard]] double scale() const;
  /// How figures look in the window now.
  [[nodiscard]] FigureStyle figure_style() const;

  void choose(ThemeChoice choice);
  void set_percent(int percent);
  void zoom(int steps); ///< to the next larger or smaller usual size
  void set_projector(bool on);
  /// The window's size, which says how large a projector's text is.
  void set_window(QSize size);
  /// Asks LoomStyle for it; the system's wish that nothing is animated holds anyway.
  void set_reduced_motion(bool on);

signals:
  void changed();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void apply();

  QPalette system_palette_;
  ThemeChoice choice_;
  int percent_;
  bool projector_ = false;
  bool reduced_motion_ = false;
  QSize window_{1920, 1080};
  bool applying_ = false;
};

} // namespace loom
