#include "widgets/paint/chart_content.h"

#include "core/base/number.h"
#include "core/figure/clip.h"
#include "widgets/paint/free_room.h"
#include "widgets/paint/marks.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// Upper edges of the layers stacked on each other, as shares of the axes' rectangle (y upwards).
std::vector<std::vector<Point>> stacked_edges(const Panel& panel) {
  std::vector<std::vector<Point>> edges;
  std::vector<double> sums;
  for (const Layer& layer : panel.layers) {
    sums.resize(layer.points.size(), 0);
    std::vector<Point> edge;
    for (std::size_t i = 0; i < layer.points.size(); ++i) {
      sums[i] += layer.points[i].y;
      edge.push_back({std::clamp(axis_share(panel.x, layer.points[i].x), 0.0, 1.0),
                      std::clamp(axis_share(panel.y, sums[i]), 0.0, 1.0)});
    }
    edges.push_back(std::move(edge));
  }
  return edges;
}

double bar_share(const Axis& axis, double height) {
  return std::isfinite(height) ? std::clamp(axis_share(axis, height), 0.0, 1.0) : 0;
}

} // namespace

class ChartContent::Impl {
public:
  Impl() {
    chart = new QChart;
    scene.addItem(chart);
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->setMargins(QMargins());
    chart->layout()->setContentsMargins(0, 0, 0, 0);
  }

  void set_layers(const Panel& panel, const Canvas& canvas) {
    const auto edges = stacked_edges(panel);
    if (areas.empty() || areas.size() != edges.size())
      make_areas(edges.size());
    for (std::size_t i = 0; i < edges.size(); ++i) {
      QList<QPointF> points;
      for (const Point& point : thin(edges[i]))
        points.push_back({point.x, point.y});
      areas[i]->upperSeries()->replace(points);
      areas[i]->setColor(canvas.style().solid(panel.layers[i].role));
      areas[i]->setPen(QPen(canvas.style().background(), canvas.points(0.5)));
    }
  }

  /// Made once: to fill those there are takes half as long.
  void make_areas(std::size_t count) {
    clear();
    x_axis<QValueAxis>()->setRange(0, 1);
    QLineSeries* below = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
      auto* edge = new QLineSeries;
      areas.push_back(new QAreaSeries(edge, below));
      edge->setParent(areas.back());
      add(areas.back());
      below = edge;
    }
  }

  /// Thins an edge in the units it is drawn in.
  [[nodiscard]] std::vector<Point> thin(const std::vector<Point>& edge) const {
    std::vector<Point> units;
    units.reserve(edge.size());
    for (const Point& point : edge)
      units.push_back({point.x * axes.width(), point.y * axes.height()});
    std::vector<Point> kept = simplify(units, simplify_tolerance);
    for (Point& point : kept)
      point = {point.x / axes.width(), point.y / axes.height()};
    return kept;
  }

  void set_bars(const Panel& panel, const Canvas& canvas) {
    clear();
    QStringList names;
    for (std::size_t i = 0; i < panel.x.categories.size(); ++i)
      names.push_back(QString::number(i)); // names must differ; those shown are the axes' own
    x_axis<QBarCategoryAxis>()->append(names);
    auto* bars = new QBarSeries;
    bars->setBarWidth(bars_width);
    for (const BarSeries& series : panel.bars) {
      auto* set = new QBarSet(QString());
      for (const double height : series.heights)
        set->append(bar_share(panel.y, height));
      const BarLook look = bar_look(panel, series, false, canvas);
      set->setColor(look.fill);
      set->setPen(look.pen);
      if (panel.emphasis) {
        set->setSelectedColor(bar_look(panel, series, true, canvas).fill);
        set->selectBar(static_cast<int>(*panel.emphasis));
      }
      bars->append(set);
    }
    add(bars);
  }

  template <class AxisType> AxisType* x_axis() {
    auto* axis = new AxisType;
    auto* y = new QValueAxis;
    y->setRange(0, 1);
    axis->setVisible(false);
    y->setVisible(false);
    chart->addAxis(axis, Qt::AlignBottom);
    chart->addAxis(y, Qt::AlignLeft);
    return axis;
  }

  void add(QAbstractSeries* series) {
    chart->addSeries(series);
    for (QAbstractAxis* axis : chart->axes())
      series->attachAxis(axis);
  }

  void clear() {
    areas.clear();
    chart->removeAllSeries();
    for (QAbstractAxis* axis : chart->axes()) {
      chart->removeAxis(axis);
      delete axis;
    }
  }

  void label_layers(const Panel& panel, const PanelLayout& layout, const Canvas& canvas) {
    if (layout.legend_names)
      return;
    const auto edges = stacked_edges(panel);
    if (layout.inside_labels)
      return label_areas(panel, edges, canvas);
    std::vector<ColumnLabel> column;
    double below = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (edges[i].empty())
        continue;
      const double edge = edges[i].back().y;
      if (const QString label = QString::fromStdString(panel.layers[i].label); !label.isEmpty())
        column.push_back({label, canvas.style().label_colour(panel.layers[i].role),
                          axes.bottom() - (below + edge) / 2 * axes.height()});
      below = edge;
    }
    labels = place_column(column, layout, canvas);
  }

  /// In each layer, about where it is thickest.
  void label_areas(const Panel& panel, const std::vector<std::vector<Point>>& edges,
                   const Canvas& canvas) {
    const auto to_units = [this](double x, double y) {
      return QPointF(axes.left() + x * axes.width(), axes.bottom() - y * axes.height());
    };
    Obstacles taken;
    for (const auto& edge : edges)
      for (std::size_t k = 1; k < edge.size(); ++k)
        taken.lines.emplace_back(to_units(edge[k - 1].x, edge[k - 1].y),
                                 to_units(edge[k].x, edge[k].y));
    if (!edges.empty() && !edges.back().empty()) // beside the layers is no place either
      for (const Point& end : {edges.back().front(), edges.back().back()})
        taken.lines.emplace_back(to_units(end.x, 0), to_units(end.x, 1));
    FreeRoom room(axes, text_size(canvas.text(), QString()).height() / 3, taken);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const QString text = QString::fromStdString(panel.layers[i].label);
      if (text.isEmpty())
        continue;
      const auto below = [&](std::size_t k) { return i > 0 ? edges[i - 1][k].y : 0; };
      QPointF middle;
      double thickest = 0;
      for (std::size_t k = 0; k < edges[i].size(); ++k)
        if (const double thick = edges[i][k].y - below(k); thick > thickest) {
          thickest = thick;
          middle = to_units(edges[i][k].x, below(k) + thick / 2);
        }
      const QSizeF size = text_size(canvas.text(), text);
      const auto place =
          room.best({size.width() + canvas.points(2), size.height()},
                    [&](const QRectF& box, double) -> double {
                      // No edge passes through the box: its middle decides in which layer it is.
                      const double x = (box.center().x() - axes.left()) / axes.width();
                      const double y = (axes.bottom() - box.center().y()) / axes.height();
                      const auto after = std::ranges::lower_bound(edges[i], x, {}, &Point::x);
                      const auto k = static_cast<std::size_t>(after - edges[i].begin());
                      if (after == edges[i].end() || k == 0 || y < below(k) || y > edges[i][k].y)
                        return FreeRoom::never;
                      return QLineF(box.center(), middle).length();
                    });
      if (!place) {
        unnamed = true;
        continue;
      }
      room.take(*place);
      QColor colour = canvas.style().label_colour(panel.layers[i].role);
      if (!canvas.style().ground) // the layers' own colour would not stand out from them
        colour = canvas.style().text_colour();
      labels.push_back({QRectF(place->topLeft() + QPointF(canvas.points(1), 0), size),
                        text,
                        colour,
                        {},
                        true,
                        false,
                        panel.layers[i].id});
    }
  }

  /// A text in the size of tick labels, centred at x, that stands on y.
  [[nodiscard]] PlacedLabel standing(const QString& text, double x, double y,
                                     const Canvas& canvas) const {
    const QSizeF size = text_size(canvas.tick(), text);
    return {{{x - size.width() / 2, y - size.height()}, size},
            text,
            canvas.style().text_colour(),
            {},
            false,
            true};
  }

  /// A number above each bar, where the bars are as wide as the numbers.
  void label_bars(const Panel& panel, const Canvas& canvas) {
    const auto groups = static_cast<double>(panel.x.categories.size());
    const auto sets = static_cast<double>(panel.bars.size());
    const double bar = axes.width() / groups * bars_width / sets;
    for (std::size_t s = 0; s < panel.bars.size(); ++s)
      for (std::size_t i = 0; i < panel.bars[s].heights.size(); ++i) {
        const double height = panel.bars[s].heights[i];
        if (!std::isfinite(height))
          continue;
        // Large numbers in full: people compare them with those of a table.
        const QString text = QString::fromStdString(significant(height, height < 1000 ? 3 : 5));
        const double middle = axes.left() + (static_cast<double>(i) + 0.5) * axes.width() / groups +
                              (static_cast<double>(s) + 0.5 - sets / 2) * bar;
        const double top = axes.bottom() - bar_share(panel.y, height) * axes.height();
        labels.push_back(standing(text, middle, top, canvas));
        if (labels.back().box.width() > 1.05 * bar || top < axes.top()) {
          labels.clear();
          return;
        }
      }
  }

  /// What is said of each category, above the highest of its bars and their numbers.
  void label_categories(const Panel& panel, const Canvas& canvas) {
    const double group = axes.width() / static_cast<double>(panel.x.categories.size());
    const double numbers = labels.empty() ? 0 : labels.front().box.height();
    std::vector<PlacedLabel> notes;
    for (std::size_t i = 0; i < std::min(panel.bar_notes.size(), panel.x.categories.size()); ++i) {
      double share = 0;
      for (const BarSeries& series : panel.bars)
        if (i < series.heights.size())
          share = std::max(share, bar_share(panel.y, series.heights[i]));
      const QString text = QString::fromStdString(panel.bar_notes[i]);
      if (text.isEmpty())
        continue;
      notes.push_back(standing(text, axes.left() + (static_cast<double>(i) + 0.5) * group,
                               axes.bottom() - share * axes.height() - numbers, canvas));
      if (notes.back().box.width() > group)
        return; // none is better than some
    }
    labels.insert(labels.end(), notes.begin(), notes.end());
  }

  QGraphicsScene scene;
  QChart* chart = nullptr;         ///< owned by the scene
  std::vector<QAreaSeries*> areas; ///< of the layers, owned by the chart
  QRectF axes;
  std::vector<PlacedLabel> labels;
  bool unnamed = false;
};

namespace {

/// Of bars that stand back for others: paler, yet apart from one another.
QColor receding(const QColor& solid, const QColor& ground) {
  constexpr double share = 0.6;
  const auto between = [](int from, int to) {
    return static_cast<int>(std::lround(from + share * (to - from)));
  };
  return {between(ground.red(), solid.red()), between(ground.green(), solid.green()),
          between(ground.blue(), solid.blue())};
}

} // namespace

BarLook bar_look(const Panel& panel, const BarSeries& series, bool emphasised,
                 const Canvas& canvas) {
  const FigureStyle& style = canvas.style();
  const bool hollow = series.role == hollow_role, pale = panel.emphasis || hollow;
  const QColor edge = hollow ? style.text_colour() : style.hatch_colour(series.role);
  return {hollow                ? style.background()
          : pale && !emphasised ? receding(style.solid(series.role), style.background())
                                : style.solid(series.role),
          pale ? canvas.line(edge, 0.5) : QPen(Qt::NoPen)};
}

ChartContent::ChartContent() : impl_(std::make_unique<Impl>()) {}
ChartContent::~ChartContent() = default;

void ChartContent::set(const Panel& panel, const PanelLayout& layout, const Canvas& canvas) {
  Impl& d = *impl_;
  d.axes = QRectF(layout.axes);
  d.labels.clear();
  d.unnamed = false;
  const QRectF area(QPointF(0, 0), d.axes.size());
  d.scene.setSceneRect(area);
  d.chart->setGeometry(area);
  d.chart->setPlotArea(area);
  if (panel.kind == PanelKind::stacked) {
    d.set_layers(panel, canvas);
    d.label_layers(panel, layout, canvas);
  } else {
    d.set_bars(panel, canvas);
    d.label_bars(panel, canvas);
    d.label_categories(panel, canvas);
  }
}

void ChartContent::paint(QPainter& painter) {
  impl_->scene.render(&painter, impl_->axes, impl_->scene.sceneRect());
}

const std::vector<PlacedLabel>& ChartContent::labels() const { return impl_->labels; }
bool ChartContent::unnamed() const { return impl_->unnamed; }

} // namespace loom
