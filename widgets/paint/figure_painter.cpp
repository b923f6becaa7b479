#include "widgets/paint/figure_painter.h"

#include "widgets/paint/diagram_painter.h"
#include "widgets/paint/panel_painter.h"
#include "widgets/paint/table_painter.h"

#include <QTextBoundaryFinder>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace loom {

namespace {

/// Whether a line may end before `at`: after a blank but for that of "67 %", and in a script that
/// has none where that script allows it.
bool may_end(const QString& text, QTextBoundaryFinder& finder, qsizetype at) {
  constexpr char16_t first_ideograph = 0x2E80;
  if (at == text.size() || text[at - 1] == QLatin1Char(' '))
    return at == text.size() || text[at] != QLatin1Char('%');
  finder.setPosition(at);
  return (text[at - 1] >= first_ideograph || text[at] >= first_ideograph) && finder.isAtBoundary();
}

/// Splits a text into lines no wider than `width`.
QStringList wrapped(const QString& text, const QFont& font, double width) {
  QStringList lines;
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
  for (qsizetype from = 0, to = 1; to <= text.size(); ++to) {
    if (!may_end(text, finder, to))
      continue;
    const QString piece = text.mid(from, to - from);
    if (!lines.isEmpty() && text_size(font, (lines.back() + piece).trimmed()).width() <= width)
      lines.back() += piece;
    else
      lines.push_back(piece);
    from = to;
  }
  for (QString& line : lines)
    line = line.trimmed();
  return lines;
}

/// Smaller than the text, but not than the figure's smallest.
double footnote_size(const FigureStyle& style) {
  return std::max(style.text * 0.85, std::min(style.text, style.floor));
}

/// Lines of text across the page: the footnotes at the bottom, the heading at the top.
struct Lines {
  QFont font;
  QStringList lines{};
  /// What they take of the page's height, with the gap to the panels.
  [[nodiscard]] double height(const Canvas& canvas) const {
    return lines.isEmpty() ? 0 : bare_height() + canvas.points(3);
  }
  [[nodiscard]] double bare_height() const {
    return text_size(font, QString()).height() * static_cast<double>(lines.size());
  }
  void draw(QPainter& painter, const Canvas& canvas, double y) const {
    for (const QString& line : lines) {
      draw_text(painter, {{canvas.points(1), y}, text_size(font, line)}, font,
                canvas.style().text_colour(), line);
      y += text_size(font, QString()).height();
    }
  }
};

Lines footnotes_of(const Canvas& canvas, const QSizeF& size, const Figure& figure) {
  Lines notes{canvas.font(footnote_size(canvas.style()))};
  for (const std::string& note : figure.footnotes)
    notes.lines +=
        wrapped(QString::fromStdString(note), notes.font, size.width() - canvas.points(2));
  return notes;
}

Lines heading_of(const Canvas& canvas, const QSizeF& size, const Figure& figure) {
  return {canvas.title(), wrapped(QString::fromStdString(figure.heading), canvas.title(),
                                  size.width() - canvas.points(2))};
}

/// The legend that panels share, on the page; empty where each has its own.
struct SharedLegend {
  std::vector<LegendItem> items{};
  bool below = false; ///< the panels, not above them
  double bare_height = 0;
  /// What it takes of the page's height, with the gap to the panels.
  [[nodiscard]] double height(const Canvas& canvas) const {
    return items.empty() ? 0 : bare_height + canvas.points(3);
  }
};

SharedLegend legend_of(const Canvas& canvas, const QSizeF& size, const Figure& figure) {
  SharedLegend legend{shared_legend_items(figure)};
  if (legend.items.empty())
    return legend;
  const auto asking = std::ranges::find_if(figure.panels, &Panel::legend);
  legend.below = asking->legend_place == LegendPlace::below;
  const LegendRoom room{canvas.points(1), 0, size.width() - canvas.points(1)};
  legend.bare_height = set_legend(canvas, false, 1, room, legend.items);
  // As small as the numbers at the axes where that takes a row less.
  std::vector<LegendItem> small = shared_legend_items(figure);
  const double height = set_legend(canvas, true, 1, room, small);
  const auto rows = [&room](const std::vector<LegendItem>& items) {
    return std::ranges::count_if(
        items, [&room](const LegendItem& item) { return item.patch.left() == room.left; });
  };
  if (rows(small) < rows(legend.items)) {
    legend.items = std::move(small);
    legend.bare_height = height;
  }
  move_legend(legend.items, 0,
              legend.below ? size.height() - legend.bare_height -
                                 footnotes_of(canvas, size, figure).height(canvas)
                           : heading_of(canvas, size, figure).height(canvas));
  return legend;
}

/// Where the curves of the figure's panels are named.
Naming naming_of(const Figure& figure) {
  return shared_legend_items(figure).empty() ? Naming::direct : Naming::shared;
}

/// Whether all that is drawn has a height of its own.
bool only_content(const Figure& figure) {
  return std::ranges::all_of(figure.panels, [](const Panel& panel) {
    return panel.kind == PanelKind::table || panel.kind == PanelKind::diagram;
  });
}

/// Height of a table or diagram in `width`.
double own_height(const Canvas& canvas, const Panel& panel, double width) {
  return panel.kind == PanelKind::table ? table_height(canvas, panel.table, width)
                                        : diagram_height(canvas, panel.diagram, width);
}

/// Heights of the grid's rows: rows of tables are as high as their tables, the others share what
/// is left. Tables alone that do not fit share everything, so that they shrink.
std::vector<double> row_heights(const Canvas& canvas, const Figure& figure, std::size_t columns,
                                double width, double available) {
  const std::size_t rows = (figure.panels.size() + columns - 1) / columns;
  std::vector<double> heights(rows, 0); // 0: shares what is left
  const bool all = only_content(figure);
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t i = row * columns; i < std::min((row + 1) * columns, figure.panels.size());
         ++i) {
      const Panel& panel = figure.panels[i];
      if (panel.kind != PanelKind::table && !all) { // beside axes a diagram shares their room
        heights[row] = 0;
        break;
      }
      const double title = panel.title.empty() ? 0 : text_size(canvas.title(), QString()).height();
      heights[row] = std::max(heights[row], title + own_height(canvas, panel, width));
    }
  const auto sharing = static_cast<double>(std::ranges::count(heights, 0.0));
  const double fixed = std::accumulate(heights.begin(), heights.end(), 0.0);
  if (sharing == 0 && fixed <= available)
    return heights;
  // At least half a usual row remains for each of the others.
  const double share = std::max(available - fixed, 0.0) / std::max(sharing, 1.0);
  if (sharing == 0 || share < available / static_cast<double>(rows) / 2) {
    std::ranges::fill(heights, available / static_cast<double>(rows));
    return heights;
  }
  std::ranges::replace(heights, 0.0, share);
  return heights;
}

/// The size of each panel of the grid, in reading order. Where panels share an axis, the room is
/// divided so that the axes themselves are equally long, whatever stands beside them.
std::vector<QSizeF> panel_sizes(const Canvas& canvas, const Figure& figure, std::size_t columns,
                                QSizeF room, double gap) {
  const std::size_t count = figure.panels.size();
  const std::size_t rows = (count + columns - 1) / columns;
  const double width =
      (room.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
  std::vector<double> widths(columns, width);
  std::vector<double> heights = row_heights(canvas, figure, columns, width,
                                            room.height() - gap * static_cast<double>(rows - 1));
  const bool share_x = std::ranges::any_of(figure.panels, [](const Panel& p) { return p.x.bare; });
  const bool share_y = std::ranges::any_of(figure.panels, [](const Panel& p) { return p.y.bare; });
  const Naming naming = naming_of(figure);
  std::vector<double> beside(columns, 0), above(rows, 0); // what is not axes
  for (std::size_t i = 0; i < count && (share_x || share_y); ++i) {
    const PanelLayout layout =
        lay_out(figure.panels[i], canvas,
                QSize(static_cast<int>(width), static_cast<int>(heights[i / columns])), naming);
    beside[i % columns] = std::max(beside[i % columns], width - layout.axes.width());
    above[i / columns] = std::max(above[i / columns], heights[i / columns] - layout.axes.height());
  }
  const auto equalise = [](std::vector<double>& sides, const std::vector<double>& rest) {
    const double axes = (std::accumulate(sides.begin(), sides.end(), 0.0) -
                         std::accumulate(rest.begin(), rest.end(), 0.0)) /
                        static_cast<double>(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i)
      sides[i] = axes + rest[i];
  };
  if (share_y)
    equalise(widths, beside);
  if (share_x)
    equalise(heights, above);
  std::vector<QSizeF> sizes;
  for (std::size_t i = 0; i < count; ++i)
    sizes.emplace_back(widths[i % columns], heights[i / columns]);
  return sizes;
}

/// The near and the far side of a rectangle, across the page or down it.
struct Sides {
  int near = 0, far = 0;
};
Sides sides_of(const QRect& rect, bool across) {
  return across ? Sides{rect.left(), rect.right()} : Sides{rect.top(), rect.bottom()};
}

/// Gives panels that share an axis the same room beside it, so that the axes themselves lie over
/// (`across`) or beside each other.
void line_up(const Canvas& canvas, const Figure& figure, const std::vector<std::size_t>& sharing,
             bool across, std::vector<QRect>& rects) {
  const Naming naming = naming_of(figure);
  // In less room names may move between the axes, which then end elsewhere.
  constexpr int most_times = 4;
  for (int times = 0, off = 1; times < most_times && off > 0; ++times) {
    Sides common{0, std::numeric_limits<int>::max()};
    std::vector<Sides> axes; // on the page
    for (const std::size_t i : sharing) {
      const QRect own = lay_out(figure.panels[i], canvas, rects[i].size(), naming).axes;
      axes.push_back(sides_of(own.translated(rects[i].topLeft()), across));
      common = {std::max(common.near, axes.back().near), std::min(common.far, axes.back().far)};
    }
    off = 0;
    for (std::size_t k = 0; k < sharing.size(); ++k) {
      const Sides by{common.near - axes[k].near, common.far - axes[k].far};
      QRect& rect = rects[sharing[k]];
      across ? rect.adjust(by.near, 0, by.far, 0) : rect.adjust(0, by.near, 0, by.far);
      off = std::max({off, by.near, -by.far});
    }
  }
}

/// The panels of each row that share the vertical axis, then those of each column that share the
/// horizontal one: numbers at the left depend on the height of the axes.
void line_up(const Canvas& canvas, const Figure& figure, std::size_t columns,
             std::vector<QRect>& rects) {
  const std::size_t count = rects.size();
  for (std::size_t first = 0; first < count; first += columns) {
    std::vector<std::size_t> sharing; // those without numbers, and the one at the left of them
    const std::size_t end = std::min(first + columns, count);
    for (std::size_t i = first; i < end; ++i)
      if (figure.panels[i].y.bare || (i + 1 < end && figure.panels[i + 1].y.bare))
        sharing.push_back(i);
    line_up(canvas, figure, sharing, false, rects);
  }
  for (std::size_t column = 0; column < columns; ++column) {
    std::vector<std::size_t> sharing; // those without numbers, and the one below them
    for (std::size_t i = column; i < count; i += columns)
      if (figure.panels[i].x.bare || (i >= columns && figure.panels[i - columns].x.bare))
        sharing.push_back(i);
    line_up(canvas, figure, sharing, true, rects);
  }
}

/// Where each panel lies on the page, in reading order.
std::vector<QRect> panel_rects(const Canvas& canvas, const QSizeF& size, const Figure& figure) {
  const std::size_t count = figure.panels.size();
  const std::size_t columns =
      std::min(count, static_cast<std::size_t>(std::max(1, figure.columns)));
  const double gap = count > 1 ? canvas.points(canvas.style().text) : 0;
  double top = heading_of(canvas, size, figure).height(canvas);
  double room = size.height() - top - footnotes_of(canvas, size, figure).height(canvas);
  const SharedLegend legend = legend_of(canvas, size, figure);
  room -= legend.height(canvas);
  if (!legend.below)
    top += legend.height(canvas);
  const std::vector<QSizeF> sizes = panel_sizes(canvas, figure, columns, {size.width(), room}, gap);
  std::vector<QRect> rects;
  double left = 0;
  for (std::size_t i = 0; i < count; ++i) {
    rects.emplace_back(static_cast<int>(std::round(left)), static_cast<int>(std::round(top)),
                       static_cast<int>(sizes[i].width()), static_cast<int>(sizes[i].height()));
    left += sizes[i].width() + gap;
    if ((i + 1) % columns == 0) {
      left = 0;
      top += sizes[i].height() + gap;
    }
  }
  line_up(canvas, figure, columns, rects);
  return rects;
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

  const std::vector<QRect> rects = panel_rects(canvas, size, figure);
  const Lines notes = footnotes_of(canvas, size, figure);
  double notes_top = size.height() - notes.bare_height();
  if (only_content(figure)) // what is said of a table stands under it, not at the page's foot
    notes_top = std::min(notes_top, 1.0 + rects.back().bottom() + canvas.points(3));
  notes.draw(painter, canvas, notes_top);
  heading_of(canvas, size, figure).draw(painter, canvas, 0);
  paint_legend(painter, canvas, legend_of(canvas, size, figure).items);
  const bool shared = naming_of(figure) == Naming::shared;
  PanelPainter panels;
  const auto columns = static_cast<std::size_t>(std::max(1, figure.columns));
  for (std::size_t i = 0; i < rects.size(); ++i) {
    const bool last = (i + 1) % columns == 0 || i + 1 == rects.size();
    painter.save();
    painter.translate(rects[i].topLeft());
    panels.set(figure.panels[i], canvas, rects[i].size(), shared);
    panels.paint_axes(painter, last ? 0 : canvas.points(0.7 * style.text));
    panels.paint_content(painter);
    painter.restore();
  }
}

double legend_height(double width, const Figure& figure, const FigureStyle& style) {
  const Canvas canvas(style, export_units_per_point);
  return legend_of(canvas, {width * export_units_per_point, 1}, figure).height(canvas) /
         export_units_per_point;
}

double lines_height(double width, const Figure& figure, const FigureStyle& style) {
  const Canvas canvas(style, export_units_per_point);
  const QSizeF size(width * export_units_per_point, 1);
  return (heading_of(canvas, size, figure).height(canvas) +
          footnotes_of(canvas, size, figure).height(canvas)) /
         export_units_per_point;
}

double content_height(double width, const Figure& figure, const FigureStyle& style) {
  if (figure.panels.empty() || !only_content(figure))
    return 0;
  const Canvas canvas(style, export_units_per_point);
  const double endless = 1e6 * export_units_per_point;
  const QSizeF size(width * export_units_per_point, endless);
  const std::vector<QRect> rects = panel_rects(canvas, size, figure);
  return (1.0 + rects.back().bottom() + canvas.points(1)) / export_units_per_point +
         footnotes_of(canvas, size, figure).height(canvas) / export_units_per_point;
}

std::vector<QSizeF> axes_sizes(const QSizeF& size, double units_per_point, const Figure& figure,
                               const FigureStyle& style) {
  std::vector<QSizeF> sizes(figure.panels.size());
  if (figure.panels.empty())
    return sizes;
  const Canvas canvas(style, units_per_point);
  const std::vector<QRect> rects = panel_rects(canvas, size, figure);
  for (std::size_t i = 0; i < rects.size(); ++i)
    if (has_axes(figure.panels[i]))
      sizes[i] = lay_out(figure.panels[i], canvas, rects[i].size(), naming_of(figure)).axes.size();
  return sizes;
}

std::vector<LegendItem> shared_legend(const QSizeF& size, double units_per_point,
                                      const Figure& figure, const FigureStyle& style) {
  return legend_of(Canvas(style, units_per_point), size, figure).items;
}

std::optional<FigurePlace> place_in_figure(const QSizeF& size, double units_per_point,
                                           const Figure& figure, const FigureStyle& style,
                                           QPointF position) {
  if (figure.panels.empty())
    return std::nullopt;
  const Canvas canvas(style, units_per_point);
  const std::vector<QRect> rects = panel_rects(canvas, size, figure);
  const bool shared = naming_of(figure) == Naming::shared;
  for (std::size_t i = 0; i < rects.size(); ++i) {
    const QPointF inside = position - rects[i].topLeft();
    PanelPainter panel;
    panel.set(figure.panels[i], canvas, rects[i].size(), shared);
    if (const auto at = panel.place_at(inside))
      return FigurePlace{static_cast<int>(i), *at};
  }
  return std::nullopt;
}

std::vector<DrawnPanel> drawn_panels(const QSizeF& size, double units_per_point,
                                     const Figure& figure, const FigureStyle& style) {
  std::vector<DrawnPanel> drawn;
  if (figure.panels.empty())
    return drawn;
  const Canvas canvas(style, units_per_point);
  const std::vector<QRect> rects = panel_rects(canvas, size, figure);
  const bool shared = naming_of(figure) == Naming::shared;
  for (std::size_t i = 0; i < rects.size(); ++i) {
    if (!has_axes(figure.panels[i]))
      continue;
    PanelPainter painter;
    painter.set(figure.panels[i], canvas, rects[i].size(), shared);
    drawn.push_back({&figure.panels[i], rects[i].topLeft(), painter.layout(), painter.labels(),
                     painter.shapes().curves, painter.shapes().marks});
  }
  return drawn;
}

} // namespace loom
