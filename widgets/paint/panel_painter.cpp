#include "widgets/paint/panel_painter.h"

#include "widgets/paint/annotations.h"
#include "widgets/paint/axes_plot.h"
#include "widgets/paint/chart_content.h"
#include "widgets/paint/curve_taker.h"
#include "widgets/paint/diagram_painter.h"
#include "widgets/paint/heat_painter.h"
#include "widgets/paint/loom_painter.h"
#include "widgets/paint/mark_place.h"
#include "widgets/paint/marks.h"
#include "widgets/paint/painted_text.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/paint/table_painter.h"
#include "widgets/paint/timeline_painter.h"
#include "widgets/paint/tornado.h"
#include "widgets/paint/touched_tiles.h"

#include <qcustomplot.h>

#include <optional>

namespace loom {

namespace {

constexpr double least_axes = 4; ///< height in em that a legend has to leave

void draw_area(QPainter& painter, const Canvas& canvas, const Area& area, const QPolygonF& polygon,
               const std::vector<QRectF>& cleared) {
  const FigureStyle& style = canvas.style();
  if (area.hatched) {
    const QList<QLineF> lines = cut_out(hatch_lines(polygon, canvas.points(5)), cleared);
    QPen pen = canvas.line(style.hatch_colour(area.role), style.hair);
    if (style.draft) { // many long lines: as pale as smooth ones, and in a fraction of the time
      QColor pale = pen.color();
      pale.setAlphaF(std::min(1.0F, float(pen.widthF())));
      pen = QPen(pale, 0);
    }
    painter.setPen(pen);
    painter.setRenderHint(QPainter::Antialiasing, !style.draft && style.antialias);
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing, style.antialias);
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(style.fill(area.role));
  painter.drawPolygon(polygon);
  painter.setBrush(Qt::NoBrush);
}

void draw_label(QPainter& painter, const Canvas& canvas, const PlacedLabel& label) {
  if (label.halo && canvas.style().ground)
    painter.fillRect(label.box.adjusted(-canvas.points(1), 0, canvas.points(1), 0),
                     canvas.style().background());
  if (!label.leader.isNull()) {
    painter.setPen(QPen(label.colour, std::max(canvas.points(0.5), 1.0)));
    painter.drawLine(label.leader);
  }
  draw_text(painter, label.box, label.small ? canvas.tick() : canvas.text(), label.colour,
            label.text);
}

} // namespace

class PanelPainter::Impl {
public:
  [[nodiscard]] QRectF axes_on_device(const QPainter& painter) const {
    return painter.deviceTransform().mapRect(QRectF(layout.axes));
  }

  void draw_curves(QCPPainter& painter) {
    for (const CurveShape& shape : shapes.curves) {
      draw_error_bars(painter, *canvas, shape.curve->role, shape.bars, QRectF(layout.axes),
                      shape.curve->plain_bars);
      for (const QPolygonF& part : shape.parts) {
        if (shape.curve->dots) {
          draw_dots(painter, *canvas, shape.curve->role, part);
        } else {
          painter.setPen(canvas->pen(shape.curve->role, shape.curve->weight));
          painter.drawPolyline(part);
        }
      }
      if (shape.curve->marked)
        draw_line_markers(painter, *canvas, shape.curve->role,
                          line_marker_places(shape.parts, shape.curve->role, QRectF(layout.axes)));
    }
  }

  /// Those that are hatched lie over layers, the others under them.
  void draw_areas(QCPPainter& painter, bool hatched) {
    for (std::size_t i = 0; i < panel->areas.size(); ++i)
      if (panel->areas[i].hatched == hatched)
        draw_area(painter, *canvas, panel->areas[i], shapes.areas[i], shapes.cleared);
  }

  void paint_curves(QCPPainter& painter) {
    draw_areas(painter, false);
    for (std::size_t i = 0; i < shapes.layers.size(); ++i) {
      painter.setPen(QPen(canvas->style().background(), canvas->points(0.5)));
      painter.setBrush(canvas->style().solid(panel->layers[i].role));
      painter.drawPolygon(shapes.layers[i]);
    }
    draw_areas(painter, true);
    painter.setBrush(Qt::NoBrush);
    if (auto* taker = dynamic_cast<CurveTaker*>(painter.device()))
      taker->take_curves(*panel, *canvas, axes_on_device(painter));
    else
      draw_curves(painter);
    for (const PlacedLabel& label : shapes.labels)
      draw_label(painter, *canvas, label);
    for (std::size_t i = 0; i < panel->marks.size(); ++i)
      draw_mark(painter, *canvas, panel->marks[i].kind, panel->marks[i].role, shapes.marks[i]);
    paint_annotations(painter, *canvas, shapes.annotations);
  }

  [[nodiscard]] QRectF below_title() const {
    const double top = layout.title_height;
    return {0, top, 1.0 * layout.size.width(), layout.size.height() - top};
  }

  [[nodiscard]] bool charted() const {
    return panel->kind == PanelKind::stacked || panel->kind == PanelKind::bars;
  }

  void arrange(QSize size, Naming naming) {
    layout = lay_out(*panel, *canvas, size, naming);
    if (!has_axes(*panel))
      return;
    axes.set(*panel, layout, *canvas);
    if (charted()) {
      if (!chart)
        chart = std::make_unique<ChartContent>();
      chart->set(*panel, layout, *canvas);
    }
    shapes =
        make_shapes(*panel, layout, *canvas, [this](Point point) { return axes.to_units(point); });
  }
  /// Whether names of curves or layers have no place of their own.
  [[nodiscard]] bool collides() const {
    return has_axes(*panel) && !layout.legend_names &&
           (charted() ? chart->unnamed() : names_collide(*panel, shapes, layout, *canvas));
  }

  const Panel* panel = nullptr;
  Panel tornado; ///< kept while one is shown: the given panel with its y axis
  std::optional<Canvas> canvas;
  PanelLayout layout;
  PanelShapes shapes;
  AxesPlot axes;
  std::unique_ptr<ChartContent> chart; ///< made when first needed
};

PanelPainter::PanelPainter() : impl_(std::make_unique<Impl>()) {}
PanelPainter::~PanelPainter() = default;

void PanelPainter::set(const Panel& given, const Canvas& canvas, QSize size, bool shared) {
  Impl& d = *impl_;
  if (given.kind == PanelKind::tornado)
    d.tornado = with_swing_axis(given);
  const Panel& panel = given.kind == PanelKind::tornado ? d.tornado : given;
  d.panel = &panel;
  d.canvas = canvas;
  // What a drag began with stays: the axes do not jump while one looks at them.
  const bool held = canvas.style().draft && d.layout.size == size;
  const bool in_legend = held && d.layout.legend_names;
  d.arrange(size, shared ? Naming::shared : in_legend ? Naming::legend : Naming::direct);
  if (given.kind == PanelKind::tornado && !given.swings.empty()) {
    // Names and values of rows that are lower than a line of text are smaller.
    const double row = d.layout.axes.height() / static_cast<double>(given.swings.size());
    const double line = text_size(canvas.tick(), QString()).height();
    FigureStyle style = canvas.style();
    if (row < line && style.tick > style.floor) {
      style.tick = std::max(style.floor, style.tick * row / line);
      d.canvas = Canvas(style, canvas.points(1));
      d.arrange(size, Naming::direct);
    }
  }
  if (!d.collides())
    return;
  d.arrange(size, held ? Naming::fitting : Naming::legend);
  if (d.layout.axes.height() < canvas.points(least_axes * canvas.style().text))
    d.arrange(size, Naming::fitting);
}

const PanelShapes& PanelPainter::shapes() const { return impl_->shapes; }
const PanelLayout& PanelPainter::layout() const { return impl_->layout; }

void PanelPainter::paint_axes(QCPPainter& painter, double gap) {
  Impl& d = *impl_;
  if (!d.panel->title.empty()) {
    const double left = d.canvas->points(1);
    const auto [font, title] = fitted(d.canvas->title(), QString::fromStdString(d.panel->title),
                                      d.layout.size.width() + gap - 2 * left);
    draw_text(painter, {QPointF(left, 0), text_size(font, title)}, font,
              d.canvas->style().text_colour(), title);
  }
  if (!has_axes(*d.panel))
    return;
  d.axes.draw(painter);
  paint_legend(painter, *d.canvas, d.layout.legend);
}

void PanelPainter::paint_content(QCPPainter& painter) {
  Impl& d = *impl_;
  painter.setAntialiasing(d.canvas->style().antialias);
  const QRectF below = d.below_title();
  if (d.panel->kind == PanelKind::table)
    paint_table(painter, *d.canvas, d.panel->table, below);
  if (d.panel->kind == PanelKind::timeline)
    paint_timeline(painter, *d.canvas, d.panel->timeline,
                   lay_out_timeline(d.panel->timeline, *d.canvas, below));
  if (d.panel->kind == PanelKind::loom) {
    const LoomLayout loom = lay_out_loom(d.panel->loom, *d.canvas, below);
    paint_loom_frame(painter, *d.canvas, d.panel->loom, loom);
    paint_loom_cloth(painter, *d.canvas, d.panel->loom, loom,
                     LoomCycles{d.panel->loom.from, d.panel->loom.from + d.panel->loom.shown});
    paint_loom_words(painter, *d.canvas, d.panel->loom, loom);
  }
  if (d.panel->kind == PanelKind::diagram)
    paint_diagram(painter, *d.canvas, d.panel->diagram, below);
  if (!d.panel->annotations.empty())
    if (const auto place = mark_place(*d.panel, *d.canvas, below))
      paint_annotations(painter, *d.canvas,
                        shape_annotations(*d.panel, place->inside, *d.canvas, place->to_units));
  if (!has_axes(*d.panel))
    return;
  if (d.charted()) {
    auto* taker = dynamic_cast<CurveTaker*>(painter.device());
    if (!taker || !taker->take_chart(*d.panel, *d.canvas, d.axes_on_device(painter)))
      d.chart->paint(painter);
    for (const PlacedLabel& label : d.chart->labels())
      draw_label(painter, *d.canvas, label);
  }
  if (d.panel->kind == PanelKind::heat)
    paint_heat(painter, *d.canvas, d.panel->heat, d.layout,
               [&d](Point point) { return d.axes.to_units(point); });
  if (d.panel->kind == PanelKind::tornado)
    paint_tornado(painter, *d.panel, d.layout, *d.canvas,
                  [&](Point point) { return d.axes.to_units(point); });
  d.paint_curves(painter);
  painter.setAntialiasing(false);
}

std::vector<PlacedLabel> PanelPainter::labels() const {
  const Impl& d = *impl_;
  std::vector<PlacedLabel> all = d.shapes.labels;
  if (d.charted() && d.chart)
    all.insert(all.end(), d.chart->labels().begin(), d.chart->labels().end());
  return all;
}

std::vector<PaintedText> PanelPainter::texts() const {
  const Impl& d = *impl_;
  std::vector<PaintedText> all;
  if (!has_axes(*d.panel))
    return all;
  for (const PlacedLabel& label : labels())
    all.push_back({label.text, label.box});
  for (const LegendItem& item : d.layout.legend)
    all.push_back({item.label, item.patch | item.text});
  const QRectF axes(d.layout.axes);
  const QSizeF size(d.layout.size);
  const double line = text_size(d.canvas->text(), QString()).height();
  if (!d.panel->title.empty())
    all.push_back({QString::fromStdString(d.panel->title),
                   QRectF(0, 0, size.width(), d.layout.title_height)});
  // The horizontal axis' title is at the panel's foot, the vertical one's at its left.
  const double foot = size.height() - d.layout.legend_below;
  const double wide =
      text_size(d.canvas->font(d.canvas->style().text * d.layout.x_title_scale), d.layout.x_title)
          .width();
  all.push_back({axis_title(d.panel->x),
                 QRectF(d.layout.x_title_middle - wide / 2, foot - 1.2 * line, wide, 1.2 * line)});
  const auto rows = static_cast<double>(d.layout.y_title.count(QLatin1Char('\n')) + 1);
  all.push_back({axis_title(d.panel->y), QRectF(0, axes.top(), rows * line, axes.height())});
  if (d.panel->y.kind == AxisKind::category)
    for (const Tick& tick : d.layout.y_ticks) {
      const QSizeF name = text_size(d.canvas->tick(), tick.label);
      const double y = d.axes.to_units({d.panel->x.min, tick.at}).y();
      all.push_back(
          {tick.label,
           {{axes.left() - d.layout.tick_gap - name.width(), y - name.height() / 2}, name}});
    }
  std::erase_if(all, [](const PaintedText& text) { return text.text.isEmpty(); });
  return all;
}

std::optional<QRegion> PanelPainter::touched() const {
  const Impl& d = *impl_;
  if (!d.panel || d.panel->kind != PanelKind::curves)
    return std::nullopt;
  const double gap = 2 * d.canvas->points(1);
  const double mark = 2 * d.canvas->points(d.canvas->style().marker);
  const QMarginsF around(gap, gap, gap, gap);
  TouchedTiles tiles(d.layout.size);
  for (const QPolygonF& area : d.shapes.areas)
    tiles.add_inside(area);
  for (const QPolygonF& layer : d.shapes.layers)
    tiles.add_inside(layer);
  for (const CurveShape& shape : d.shapes.curves) {
    const double pen = d.canvas->pen(shape.curve->role, shape.curve->weight).widthF();
    for (const QPolygonF& part : shape.parts)
      if (shape.curve->dots)
        for (const QPointF& dot : part)
          tiles.add(QLineF(dot, dot), mark);
      else
        tiles.add(part, shape.curve->marked ? std::max(pen + 1, mark) : pen + 1);
    for (const QLineF& bar : shape.bars)
      tiles.add(bar, mark);
  }
  for (const QPointF& at : d.shapes.marks)
    tiles.add(QLineF(at, at), mark);
  for (const PlacedLabel& label : d.shapes.labels) {
    tiles.add(label.box.marginsAdded(around));
    tiles.add(label.leader, gap);
  }
  for (const AnnotationShape& note : d.shapes.annotations) {
    tiles.add(note.box.marginsAdded(around));
    tiles.add(note.line, mark);
  }
  return tiles.region();
}

Obstacles PanelPainter::obstacles() const {
  const Impl& d = *impl_;
  Obstacles found;
  for (const CurveShape& shape : d.shapes.curves)
    for (const QPolygonF& part : shape.parts)
      for (qsizetype i = 0; i + 1 < part.size() && !shape.curve->dots; ++i)
        found.lines.emplace_back(part[i], part[i + 1]);
  constexpr double mark_reach = 8;
  for (const QPointF& mark : d.shapes.marks)
    found.boxes.emplace_back(mark - QPointF(mark_reach, mark_reach),
                             QSizeF(mark_reach, mark_reach) * 2);
  for (const PlacedLabel& label : labels())
    found.boxes.push_back(label.box);
  std::vector<double> sums;
  for (const Layer& layer : d.panel->layers) {
    sums.resize(layer.points.size(), 0);
    for (std::size_t i = 0; i < layer.points.size(); ++i) {
      sums[i] += layer.points[i].y;
      if (i > 0)
        found.lines.emplace_back(d.axes.to_units({layer.points[i - 1].x, sums[i - 1]}),
                                 d.axes.to_units({layer.points[i].x, sums[i]}));
    }
  }
  return found;
}

std::string PanelPainter::label_at(QPointF position) const {
  for (const PlacedLabel& label : impl_->shapes.labels)
    if (!label.id.empty() && label.box.contains(position))
      return label.id;
  return {};
}

std::optional<Point> PanelPainter::place_at(QPointF position) const {
  const Impl& d = *impl_;
  if (has_axes(*d.panel))
    return QRectF(d.layout.axes).contains(position) ? std::optional(from_units(position))
                                                    : std::nullopt;
  const auto place = mark_place(*d.panel, *d.canvas, d.below_title());
  return place && place->inside.contains(position) ? std::optional(place->from_units(position))
                                                   : std::nullopt;
}

QPointF PanelPainter::to_units(Point point) const { return impl_->axes.to_units(point); }
Point PanelPainter::from_units(QPointF position) const { return impl_->axes.from_units(position); }

} // namespace loom
