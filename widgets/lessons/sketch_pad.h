#pragma once

/// Where a curve is drawn by hand: with the mouse, or with the keys point by point.

#include "core/lesson/lesson.h"
#include "widgets/style/figure_style.h"

#include <QWidget>

#include <optional>

namespace loom {

class PlotWidget;

class SketchPad : public QWidget {
  Q_OBJECT
public:
  explicit SketchPad(QWidget* parent = nullptr);

  /// An empty pad for this sketch; `top` is the largest y that it shows.
  void begin(const lesson::Sketch& sketch, const std::vector<lesson::Drawn>& truth);
  void set_style(const FigureStyle& style);
  /// Shows the true curve over what was drawn.
  void reveal();
  void clear();
  /// What was drawn, x ascending; places that were left out are between their neighbours.
  [[nodiscard]] std::vector<lesson::Drawn> drawn() const;

signals:
  void changed();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  void draw_to(QPointF position);
  void put(std::size_t index, double y);
  void show_panel();
  [[nodiscard]] double x_of(std::size_t index) const;

  static constexpr std::size_t places = 33;
  PlotWidget* plot_;
  FigureStyle style_;
  lesson::Sketch sketch_;
  std::vector<lesson::Drawn> truth_;
  std::vector<std::optional<double>> values_; ///< y by place
  std::optional<std::size_t> last_;           ///< place last drawn at, while the button is down
  std::size_t current_ = 0;                   ///< place that the keys move
  double top_ = 1;
  bool revealed_ = false;
};

} // namespace loom
