#include "widgets/paint/legend.h"

#include "core/figure/build.h"
#include "widgets/paint/chart_content.h"
#include "widgets/paint/marks.h"
#include "widgets/paint/panel_layout.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/paint/tornado.h"

#include <QFontMetricsF>
#include <qcustomplot.h>

#include <algorithm>

namespace loom {

namespace {
LegendItem item_of(const Curve& curve) {
  return {.label = curve_label(curve),
          .role = curve.role,
          .sample = curve.dots ? LegendSample::dots : LegendSample::line,
          .weight = curve.weight,
          .marked = curve.marked};
}

/// Whether any of it lies inside the axes: a sample of nothing would be looked for in vain.
bool is_drawn(const Panel& panel, const Curve& curve) {
  return !cut_to_axes(panel, curve).parts.empty();
}
} // namespace

std::vector<LegendItem> legend_items(const Panel& panel, bool names) {
  std::vector<LegendItem> items;
  if (panel.kind == PanelKind::bars && panel.bars.size() > 1)
    for (const BarSeries& series : panel.bars)
      items.push_back({.label = QString::fromStdString(series.label),
                       .role = series.role,
                       .outlined = series.role == hollow_role});
  if (!names)
    return items;
  for (const Layer& layer : panel.layers)
    items.push_back({.label = QString::fromStdString(layer.label), .role = layer.role});
  for (const Curve& curve : panel.curves)
    if (tells_apart(panel, curve) && is_drawn(panel, curve))
      items.push_back(item_of(curve));
  std::erase_if(items, [](const LegendItem& item) { return item.label.isEmpty(); });
  // What others are read against is drawn first, and named last.
  std::ranges::stable_partition(items, [](const LegendItem& item) {
    return item.role != Role::guide || item.sample != LegendSample::line;
  });
  return items;
}

namespace {

bool look_alike(const LegendItem& a, const LegendItem& b) {
  return a.role == b.role && a.sample == b.sample && a.weight == b.weight && a.marked == b.marked;
}

/// What the panel would have in a legend of curves and layers, those included that look alike.
std::vector<LegendItem> named_items(Panel panel) {
  panel.bars.clear();
  std::vector<LegendItem> items = legend_items(panel, true);
  for (const Curve& curve : panel.curves)
    if (!curve.label.empty() && !tells_apart(panel, curve) && is_drawn(panel, curve))
      items.push_back(item_of(curve));
  return items;
}

} // namespace

std::vector<LegendItem> shared_legend_items(const Figure& figure) {
  std::vector<LegendItem> all;
  std::vector<LegendPlace> places;
  for (const Panel& panel : figure.panels) {
    const std::vector<LegendItem> items = named_items(panel);
    if (items.empty())
      continue;
    const auto known = [&all](const LegendItem& item) {
      return std::ranges::find(all, item.label, &LegendItem::label) != all.end();
    };
    if (!panel.legend || panel.legend_place == LegendPlace::right ||
        (!places.empty() &&
         (panel.legend_place != places.front() || std::ranges::none_of(items, known))))
      return {};
    for (const LegendItem& item : items) {
      if (std::ranges::any_of(all, [&item](const LegendItem& other) {
            return (item.label == other.label) != look_alike(item, other);
          }))
        return {};
      if (!known(item))
        all.push_back(item);
    }
    places.push_back(panel.legend_place);
  }
  return places.size() > 1 ? all : std::vector<LegendItem>();
}

double set_legend(const Canvas& canvas, bool small, double scale, const LegendRoom& room,
                  std::vector<LegendItem>& items) {
  const double pt = scale * (small ? canvas.style().tick : canvas.style().text);
  const QFont font = canvas.font(pt);
  const double row = text_size(font, QString()).height() + canvas.points(2);
  const double side = scale * canvas.points(canvas.style().text * 0.7);
  double x = room.left;
  double y = room.top;
  for (LegendItem& item : items) {
    const double sample = item.sample == LegendSample::line ? (small ? 2 : 3) * side : side;
    const double longest = room.right - room.left - sample - canvas.points(3);
    item.text_pt = pt;
    item.label = QFontMetricsF(font).elidedText(item.label, Qt::ElideRight, longest);
    const QSizeF size = text_size(font, item.label);
    const double width = sample + canvas.points(3) + size.width();
    if (x > room.left && (room.column || x + width > room.right)) {
      x = room.left;
      y += row;
    }
    item.patch = {x, y + (size.height() - side) / 2, sample, side};
    item.text = {{x + sample + canvas.points(3), y}, size};
    x += width + scale * canvas.points(8);
  }
  return y + row - room.top;
}

double legend_right(const std::vector<LegendItem>& items) {
  double right = 0;
  for (const LegendItem& item : items)
    right = std::max(right, item.text.right());
  return right;
}

void move_legend(std::vector<LegendItem>& items, double right, double down) {
  for (LegendItem& item : items) {
    item.patch.translate(right, down);
    item.text.translate(right, down);
  }
}

void paint_legend(QCPPainter& painter, const Canvas& canvas, const std::vector<LegendItem>& items) {
  for (const LegendItem& item : items) {
    if (item.sample == LegendSample::line) {
      painter.setPen(canvas.pen(item.role, item.weight));
      painter.drawLine(QLineF(item.patch.left(), item.patch.center().y(), item.patch.right(),
                              item.patch.center().y()));
      if (item.marked)
        draw_line_markers(painter, canvas, item.role, {item.patch.center()});
    } else if (item.sample == LegendSample::dots) {
      draw_dots(painter, canvas, item.role, {item.patch.center()});
    } else if (item.outlined) {
      painter.setPen(canvas.line(canvas.style().text_colour(), 0.5));
      painter.setBrush(canvas.style().background());
      painter.drawRect(item.patch);
      painter.setBrush(Qt::NoBrush);
    } else if (item.hatched)
      fill_swing(painter, canvas, item.patch, item.role);
    else
      painter.fillRect(item.patch, canvas.style().solid(item.role));
    draw_text(painter, item.text, canvas.font(item.text_pt), canvas.style().text_colour(),
              item.label);
  }
}

} // namespace loom
