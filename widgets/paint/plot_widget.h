#pragma once

/// One panel on screen, live: draws a Panel and reports what the pointer does in the panel's own
/// coordinates. Views use this and never a plot library.

#include "core/figure/plot_data.h"
#include "widgets/paint/painted_text.h"
#include "widgets/style/figure_style.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace loom {

class PlotWidget : public QWidget, public PaintsText {
  Q_OBJECT
public:
  explicit PlotWidget(QWidget* parent = nullptr);
  ~PlotWidget() override;

  /// Shows another panel. Cheap enough for every frame of a drag; repaints on the next paint
  /// event, once.
  void show_panel(const Panel& panel, const FigureStyle& style);
  [[nodiscard]] const Panel& panel() const;

  /// Plot coordinates of a widget position, nothing outside the axes.
  [[nodiscard]] std::optional<Point> plot_at(QPointF position) const;
  /// Widget position of plot coordinates (clamped to the axes' rectangle).
  [[nodiscard]] QPointF widget_at(Point point) const;
  /// The rectangle inside the axes, in widget coordinates.
  [[nodiscard]] QRectF axes_rect() const;

  /// The names of curves, marks, areas and categories, the titles of the axes and of the plot, the
  /// entries of the legend.
  [[nodiscard]] std::vector<PaintedText> texts() const override;

  /// Text beside the crosshair while the pointer is over the plot; empty hides both. `snap` marks
  /// a point on a curve, also where the pointer is elsewhere. A projector's style leaves the words
  /// to the fixed corner that shows them.
  void set_readout(const QString& text, std::optional<Point> snap = {});
  [[nodiscard]] QString readout() const;

  /// Asks for so much room at least, em: it grows with the style's text. Else for as much as a
  /// plot needs that is to be read.
  void set_least_room(QSizeF em);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  /// The pointer moved over the axes without a button; and left them.
  void hovered(loom::Point at);
  void left();
  /// A drag that began on the mark with this id: every move, then the end.
  void mark_dragged(const QString& mark_id, loom::Point to);
  void mark_released(const QString& mark_id);
  /// A click that was no drag.
  void clicked(loom::Point at);
  /// A click on a curve's name, also beside the axes.
  void label_clicked(const QString& curve_id, const QPointF& at);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace loom
