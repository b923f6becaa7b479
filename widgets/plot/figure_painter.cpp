#include "widgets/plot/figure_painter.h"

#include "widgets/plot/panel_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// Splits a text into lines no wider than `width`, at blanks.
QStringList wrapped(const QString& text, const QFont& font, double width) {
  QStringList lines;
  for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (!lines.isEmpty()) {
      const QString longer = lines.back() + QLatin1Char(' ') + word;
      if (text_size(font, longer).width() <= width) {
        lines.back() = longer;
        continue;
      }
    }
    lines.push_back(word);
  }
  return lines;
}

/// Draws the footnotes at the bottom and returns the height they take.
double draw_footnotes(QPainter& painter, const Canvas& canvas, const QSizeF& size,
                      const Figure& figure) {
  const QFont font = canvas.font(std::max(canvas.style().text * 0.85, 5.0));
  QStringList lines;
  for (const std::string& note : figure.footnotes)
    lines += wrapped(QString::fromStdString(note), font, size.width() - canvas.points(2));
  if (lines.isEmpty())
    return 0;
  const double line_height = text_size(font, QString()).height();
  const double height = line_height * static_cast<double>(lines.size());
  double y = size.height() - height;
  for (const QString& line : lines) {
    draw_text(painter, {{canvas.points(1), y}, text_size(font, line)}, font,
              canvas.style().text_colour(), line);
    y += line_height;
  }
  return height + canvas.points(3);
}

} // namespace

void paint_figure(QPaintDevice& device, const QSizeF& size, double units_per_point, double scale,
                  const Figure& figure, const FigureStyle& style, bool ground) {
  QCPPainter painter(&device);
  painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.scale(scale, scale);
  const Canvas canvas(style, units_per_point);
  if (ground)
    painter.fillRect(QRectF(QPointF(0, 0), size), style.background());
  if (figure.panels.empty())
    return;

  const double notes = draw_footnotes(painter, canvas, size, figure);
  const int count = static_cast<int>(figure.panels.size());
  const int columns = std::clamp(figure.columns, 1, count);
  const int rows = (count + columns - 1) / columns;
  const double gap = count > 1 ? canvas.points(style.text) : 0;
  const double width = (size.width() - gap * (columns - 1)) / columns;
  const double height = (size.height() - notes - gap * (rows - 1)) / rows;
  PanelPainter panels;
  for (int i = 0; i < count; ++i) {
    painter.save();
    painter.translate(std::round((width + gap) * (i % columns)),
                      std::round((height + gap) * (i / columns)));
    panels.set(figure.panels[static_cast<std::size_t>(i)], canvas,
               QSize(static_cast<int>(width), static_cast<int>(height)));
    panels.paint_axes(painter);
    panels.paint_content(painter);
    painter.restore();
  }
}

} // namespace loom
