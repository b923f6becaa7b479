#pragma once

/// A diagram on screen: says which element the pointer is on or was clicked, and moves from one
/// diagram to the next in a short animation that explains what came, went or moved.

#include "core/figure/diagram.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/painted_text.h"
#include "widgets/style/figure_style.h"

#include <QSizeF>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <string>

namespace loom {

class DiagramWidget : public QWidget, public PaintsText {
  Q_OBJECT
public:
  explicit DiagramWidget(QWidget* parent = nullptr);

  void set_style(const FigureStyle& style);
  /// Shows another diagram. Animated, elements are matched by id: those in both move, the others
  /// appear and vanish; at once where the desktop asks for no animations.
  void set_diagram(Diagram diagram, bool animated = false);
  [[nodiscard]] const Diagram& diagram() const { return diagram_; }
  /// Asks for so much room at least, em: it grows with the style's text.
  void set_least_room(QSizeF em);
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// The widget's size in em: a diagram of it is shown unshrunk.
  [[nodiscard]] QSizeF room() const;
  /// Where the box of this id is, in the widget's coordinates; empty when there is none.
  [[nodiscard]] QRectF box_of(const std::string& id) const;
  /// Draws a ring round the boxes of this id; for the keyboard. Empty: none.
  void set_focused(const std::string& id);
  /// What a tooltip says of an element.
  void set_tooltip(std::function<QString(const std::string& id)> tooltip);
  [[nodiscard]] std::vector<PaintedText> texts() const override;
  [[nodiscard]] QString tip_at(QPointF position) const override;
  [[nodiscard]] bool animating() const { return animation_.state() == QVariantAnimation::Running; }

signals:
  void hovered(const QString& id); ///< empty: on nothing
  void left();
  void clicked(const QString& id); ///< pressed on it; dragged over it with the button held
  void roomChanged();              ///< another size or style: a diagram made to measure is not

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  [[nodiscard]] Canvas canvas() const;
  /// Where the drawing stands: one that is too wide, and so made smaller, at the top.
  [[nodiscard]] QRectF target() const;
  [[nodiscard]] std::string at(QPointF position) const;

  QSizeF least_{0, 0}; ///< em
  FigureStyle style_;
  Diagram diagram_, before_;
  std::string focused_, hovered_, pressed_;
  std::function<QString(const std::string&)> tooltip_;
  QVariantAnimation animation_;
};

} // namespace loom
