#pragma once

/// What every part of a panel needs to draw: the style and how large a point is.

#include "widgets/style/figure_style.h"

#include <QFont>
#include <QPen>
#include <QRectF>

class QPainter;

namespace loom {

class Canvas {
public:
  Canvas(FigureStyle style, double units_per_point);

  [[nodiscard]] const FigureStyle& style() const { return style_; }
  /// A length in points, in painter units.
  [[nodiscard]] double points(double length) const { return length * units_per_point_; }
  [[nodiscard]] const QFont& text() const { return text_; }
  [[nodiscard]] const QFont& tick() const { return tick_; }
  [[nodiscard]] const QFont& title() const { return title_; }
  /// A font of another size, in points.
  [[nodiscard]] QFont font(double size) const;

  /// The pen of a curve: role's colour and dash; one unit wide in a draft.
  [[nodiscard]] QPen pen(Role role, Weight weight) const;
  [[nodiscard]] QPen line(const QColor& colour, double width_points) const;
  bool operator==(const Canvas&) const = default;

private:
  FigureStyle style_;
  double units_per_point_;
  QFont text_, tick_, title_;
};

/// A line of text made to fit: smaller, and where that is not enough cut short.
struct FittedText {
  QFont font;
  QString text;
};
[[nodiscard]] FittedText fitted(const QFont& font, const QString& text, double room);

/// Width and height that a line of text takes.
[[nodiscard]] QSizeF text_size(const QFont& font, const QString& text);
/// Draws one line of text into `box` (as large as text_size says), baseline as the font has it.
void draw_text(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
               const QString& text);

} // namespace loom
