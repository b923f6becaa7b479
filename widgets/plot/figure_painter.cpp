#include "widgets/plot/figure_painter.h"

#include "widgets/plot/panel_painter.h"
#include "widgets/plot/table_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

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

/// Smaller than the text, but not than the figure's smallest.
double footnote_size(const FigureStyle& style) {
  return std::max(style.text * 0.85, std::min(style.text, style.floor));
}

/// Draws the footnotes at the bottom and returns the height they take.
double draw_footnotes(QPainter& painter, const Canvas& canvas, const QSizeF& size,
                      const Figure& figure) {
  const QFont font = canvas.font(footnote_size(canvas.style()));
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

/// Heights of the grid's rows: rows of tables are as high as their tables, the others share what
/// is left. Tables alone share everything, so that they shrink when they have to.
std::vector<double> row_heights(const Canvas& canvas, const Figure& figure, std::size_t columns,
                                double width, double available) {
  const std::size_t rows = (figure.panels.size() + columns - 1) / columns;
  std::vector<double> heights(rows, 0); // 0: shares what is left
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t i = row * columns; i < std::min((row + 1) * columns, figure.panels.size());
         ++i) {
      const Panel& panel = figure.panels[i];
      if (panel.kind != PanelKind::table) {
        heights[row] = 0;
        break;
      }
      const double title = panel.title.empty() ? 0 : text_size(canvas.title(), QString()).height();
      heights[row] = std::max(heights[row], title + table_height(canvas, panel.table, width));
    }
  const auto sharing = static_cast<double>(std::ranges::count(heights, 0.0));
  const double fixed = std::accumulate(heights.begin(), heights.end(), 0.0);
  // At least half a usual row remains for each of the others.
  const double share = std::max(available - fixed, 0.0) / std::max(sharing, 1.0);
  if (sharing == 0 || share < available / static_cast<double>(rows) / 2) {
    std::ranges::fill(heights, available / static_cast<double>(rows));
    return heights;
  }
  std::ranges::replace(heights, 0.0, share);
  return heights;
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
  const std::vector<double> heights = row_heights(canvas, figure, static_cast<std::size_t>(columns),
                                                  width, size.height() - notes - gap * (rows - 1));
  PanelPainter panels;
  double top = 0;
  for (int i = 0; i < count; ++i) {
    const double height = heights[static_cast<std::size_t>(i / columns)];
    painter.save();
    painter.translate(std::round((width + gap) * (i % columns)), std::round(top));
    panels.set(figure.panels[static_cast<std::size_t>(i)], canvas,
               QSize(static_cast<int>(width), static_cast<int>(height)));
    panels.paint_axes(painter);
    panels.paint_content(painter);
    painter.restore();
    if ((i + 1) % columns == 0)
      top += height + gap;
  }
}

} // namespace loom
