#include "widgets/style/summary.h"

#include "widgets/style/loom_words.h"
#include "widgets/style/number_text.h"
#include "widgets/style/tr.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

QString words(const std::string& text) { return QString::fromStdString(text); }

/// What people call it: its label, else its id without the underscores.
QString name_of(const std::string& label, const std::string& id) {
  return words(label.empty() ? id : label).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString value(const Axis& axis, double place) {
  return axis.kind == AxisKind::category && place >= 0 &&
                 place < static_cast<double>(axis.categories.size())
             ? words(axis.categories[static_cast<std::size_t>(place)])
             : number(alpha_at(axis, place));
}

QString with_unit(const Axis& axis, double place) {
  return axis.unit.empty() ? value(axis, place)
                           : QStringLiteral("%1 %2").arg(value(axis, place), words(axis.unit));
}

QString axis_words(const Axis& axis, const QString& direction) {
  const QString label = axis.label.empty() ? words(axis.unit) : words(axis.label);
  if (axis.kind == AxisKind::category)
    return tr("%1: %2.").arg(direction, label);
  const Point span = axis_span(axis);
  return tr("%1: %2 from %3 to %4.")
      .arg(direction, label, value(axis, span.x), with_unit(axis, span.y));
}

/// Where a line of points begins, its highest place and where it ends.
QString course(const Panel& panel, const QString& name, std::vector<Point> points) {
  std::erase_if(points, [](const Point& at) { return !std::isfinite(at.y); });
  if (points.empty())
    return tr("%1: outside the range shown.").arg(name);
  const auto highest = std::ranges::max_element(points, {}, &Point::y);
  const auto lowest = std::ranges::min_element(points, {}, &Point::y);
  if (lowest->y == highest->y)
    return tr("%1: %2 throughout.").arg(name, with_unit(panel.y, highest->y));
  const auto place = [&](const Point& at) {
    return tr("%1 at %2").arg(value(panel.y, at.y), value(panel.x, at.x));
  };
  QStringList parts{place(points.front())};
  if (highest != points.begin() && highest->y > points.back().y)
    parts << tr("highest %1").arg(place(*highest));
  if (lowest != points.begin() && lowest->y < points.front().y && lowest->y < points.back().y)
    parts << tr("lowest %1").arg(place(*lowest));
  parts << place(points.back());
  return tr("%1: %2.").arg(name, parts.join(QStringLiteral(", ")));
}

QString scatter(const Panel& panel, const QString& name, const std::vector<Point>& points) {
  const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
  return tr("%1: %2 points between %3 and %4.")
      .arg(name)
      .arg(points.size())
      .arg(value(panel.y, low.y), with_unit(panel.y, high.y));
}

void add_plotted(const Panel& panel, QStringList& all) {
  for (const Curve& curve : panel.curves)
    if (const QString name = name_of(curve.label, curve.id); curve.off_scale)
      all << tr("%1: outside the range shown.").arg(name);
    else if (!curve.points.empty())
      all << (curve.dots ? scatter(panel, name, curve.points) : course(panel, name, curve.points));
  for (const Layer& layer : panel.layers)
    if (!layer.points.empty())
      all << course(panel, name_of(layer.label, layer.id), layer.points);
  for (const Mark& mark : panel.marks)
    if (!mark.id.empty())
      all << tr("%1: %2 at %3.")
                 .arg(name_of(mark.label, mark.id), with_unit(panel.y, mark.at.y),
                      with_unit(panel.x, mark.at.x));
}

void add_bars(const Panel& panel, QStringList& all) {
  for (const BarSeries& series : panel.bars) {
    QStringList heights;
    for (std::size_t i = 0; i < std::min(series.heights.size(), panel.x.categories.size()); ++i)
      if (std::isfinite(series.heights[i]))
        heights << QStringLiteral("%1 %2").arg(words(panel.x.categories[i]),
                                               number(series.heights[i]));
    all << tr("%1: %2.").arg(name_of(series.label, series.id), heights.join(QStringLiteral(", ")));
  }
}

QString table_words(const Table& table) {
  QStringList columns;
  for (const std::string& each : table.header)
    columns << words(each);
  return tr("A table of %1 rows: %2.")
      .arg(table.rows.size())
      .arg(columns.join(QStringLiteral(", ")));
}

QString timeline_words(const Timeline& shown) {
  return tr("A timeline of %1 rows, cycles %2 to %3.")
      .arg(shown.rows.size())
      .arg(number(shown.from), number(shown.to));
}

QString diagram_words_of(const Diagram& diagram) {
  QStringList texts;
  for (const DiagramText& each : diagram.texts)
    if (!each.text.empty())
      texts << words(each.text);
  return tr("A diagram: %1.").arg(texts.join(QStringLiteral("; ")));
}

QString heat_words(const HeatMap& map) {
  double low = INFINITY, high = -INFINITY;
  for (const double each : map.values)
    if (std::isfinite(each))
      low = std::min(low, each), high = std::max(high, each);
  return low > high ? tr("No values.")
                    : tr("%1 over a grid: from %2 to %3 %4.")
                          .arg(words(map.label), number(low), number(high), words(map.unit));
}

void add_swings(const Panel& panel, QStringList& all) {
  all << tr("As it is: %1.").arg(with_unit(panel.x, panel.tornado_base));
  for (const Swing& swing : panel.swings)
    all << tr("%1: %2 with %3, %4 with %5.")
               .arg(name_of(swing.label, swing.id), number(swing.low), words(swing.low_label),
                    number(swing.high), words(swing.high_label));
}

} // namespace

QString panel_summary(const Panel& panel) {
  QStringList all;
  if (!panel.title.empty())
    all << words(panel.title) + QLatin1Char('.');
  if (panel.kind == PanelKind::table) {
    all << table_words(panel.table);
  } else if (panel.kind == PanelKind::timeline) {
    all << timeline_words(panel.timeline);
  } else if (panel.kind == PanelKind::loom) {
    all << loom_summary(panel.loom);
  } else if (panel.kind == PanelKind::diagram) {
    all << diagram_words_of(panel.diagram);
  } else {
    all << axis_words(panel.x, tr("Across"));
    if (panel.kind == PanelKind::tornado)
      add_swings(panel, all);
    else
      // The key of this name has other words.
      all << axis_words(panel.y, QCoreApplication::translate("Summary", "Up", "axis"));
    if (panel.kind == PanelKind::heat)
      all << heat_words(panel.heat);
    add_bars(panel, all);
    add_plotted(panel, all);
  }
  return all.join(QLatin1Char(' '));
}

QString figure_summary(const Figure& figure) {
  QStringList all;
  if (!figure.title.empty())
    all << words(figure.title) + QLatin1Char('.');
  for (const Panel& panel : figure.panels)
    all << panel_summary(panel);
  return all.join(QLatin1Char('\n'));
}

} // namespace loom
