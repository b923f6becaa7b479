#include "widgets/paint/panel_layout.h"

#include "widgets/paint/heat_painter.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/paint/tornado.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double most_legend = 0.25; ///< of a panel's height that names without room may take
constexpr double least_title = 0.75; ///< of its size to which a title may shrink

double height_of(const QFont& font) { return text_size(font, QString()).height(); }

/// Names of curves and layers: how many stand beside the axes, and the widest of them there and at
/// all; 0 without any.
struct Names {
  int beside = 0;
  double widest_beside = 0, widest = 0;
};

/// Beside the axes are the names of curves that end there, or are above. `by_legend`: those that a
/// legend tells apart are in it.
Names names_of(const Panel& panel, const QFont& font, bool by_legend) {
  Names names;
  const double last = axis_span(panel.x).y;
  const auto consider = [&](const QString& label, bool beside) {
    if (label.isEmpty())
      return;
    const double width = text_size(font, label).width();
    names.widest = std::max(names.widest, width);
    if (beside) {
      ++names.beside;
      names.widest_beside = std::max(names.widest_beside, width);
    }
  };
  for (const Curve& curve : panel.curves)
    if (!by_legend || !tells_apart(panel, curve))
      consider(curve_label(curve), !curve.name_at && (curve.off_scale || curve.points.empty() ||
                                                      curve.points.back().x >= last * (1 - 1e-9)));
  for (const Layer& layer : panel.layers)
    if (!by_legend && panel.kind == PanelKind::stacked) // under curves they stand inside
      consider(QString::fromStdString(layer.label), true);
  return names;
}

double widest_tick(const std::vector<Tick>& ticks, const QFont& font) {
  double widest = 0;
  for (const Tick& tick : ticks)
    if (!tick.label.isEmpty())
      widest = std::max(widest, text_size(font, tick.label).width());
  return widest;
}

/// What the legend names, as if above the axes; returns its height.
double lay_out_legend(const Panel& panel, const Canvas& canvas, double left, double top,
                      PanelLayout& layout) {
  const std::vector<LegendItem> items =
      panel.kind == PanelKind::tornado ? swing_legend() : legend_items(panel, layout.legend_names);
  if (items.empty())
    return 0;
  // One that stands in for names without room takes no more of it than it must.
  const bool small = layout.legend_names && !panel.legend;
  const double least = std::max(canvas.style().floor / canvas.style().tick, 0.7);
  const LegendRoom room{left, top, static_cast<double>(layout.size.width()),
                        panel.legend && panel.legend_place == LegendPlace::right};
  for (double scale = 1;; scale -= 0.05) {
    layout.legend = items;
    const double height = set_legend(canvas, small, scale, room, layout.legend);
    if (!small || scale - 0.05 < least || height <= most_legend * layout.size.height())
      return height;
  }
}

/// "throughput (IPC/SM)".
QString with_unit(const std::string& words, const std::string& in) {
  const QString label = QString::fromStdString(words), unit = QString::fromStdString(in);
  return unit.isEmpty()    ? label
         : label.isEmpty() ? unit
                           : QStringLiteral("%1 (%2)").arg(label, unit);
}

/// The vertical axis in its second unit.
Axis second_axis(const Axis& axis) {
  const AxisUnit& unit = *axis.second;
  return {.label = unit.label,
          .unit = unit.unit,
          .kind = axis.kind,
          .min = axis.min * unit.factor,
          .max = axis.max * unit.factor};
}

double longest_line(const QString& text, const QFont& font) {
  double longest = 1;
  for (const QString& line : text.split(QLatin1Char('\n')))
    longest = std::max(longest, text_size(font, line).width());
  return longest;
}

/// The text with its longest line broken at the space that leaves the shortest lines.
QString broken(const QString& text, const QFont& font) {
  QString best = text;
  for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0;
       at = text.indexOf(QLatin1Char(' '), at + 1)) {
    QString lines = text;
    lines[at] = QLatin1Char('\n');
    if (longest_line(lines, font) < longest_line(best, font))
      best = lines;
  }
  return best;
}

/// The vertical axis' title between `top` and `bottom`: beside the middle of the axes, else moved,
/// in more lines, or smaller, whichever suffices.
void fit_y_title(const Axis& axis, const QFont& font, double top, double bottom,
                 PanelLayout& layout) {
  const double middle = layout.y_title_middle;
  const double beside = 2 * std::min(middle - top, bottom - middle), room = bottom - top;
  layout.y_title = axis_title(axis);
  if (const qsizetype unit = layout.y_title.lastIndexOf(QLatin1String(" ("));
      unit >= 0 && longest_line(layout.y_title, font) > beside)
    layout.y_title[unit] = QLatin1Char('\n');
  const bool breaks = room < least_title * longest_line(layout.y_title, font);
  if (breaks)
    layout.y_title = broken(layout.y_title, font);
  double length = longest_line(layout.y_title, font);
  // Three lines below the axes would leave the other title no room.
  layout.y_title_scale = std::clamp((breaks ? beside : room) / length, least_title, 1.0);
  length *= layout.y_title_scale;
  if (length > room) {
    QStringList lines = layout.y_title.split(QLatin1Char('\n'));
    for (QString& line : lines)
      line = QFontMetricsF(font).elidedText(line, Qt::ElideRight, room / layout.y_title_scale);
    layout.y_title = lines.join(QLatin1Char('\n'));
    length = room;
  }
  if (length > beside)
    layout.y_title_middle = std::max(top + length / 2, std::min(middle, bottom - length / 2));
}

/// The horizontal axis' title, clear of the other one: under the middle of the axes, else moved,
/// smaller, or cut short.
void fit_x_title(const Canvas& canvas, PanelLayout& layout) {
  const double line = height_of(canvas.text()), gap = canvas.points(1) / 2;
  const double down = layout.y_title_middle +
                      layout.y_title_scale * longest_line(layout.y_title, canvas.text()) / 2;
  const auto lines = static_cast<double>(layout.y_title.count(QLatin1Char('\n')) + 1);
  const double left =
      gap + (down > layout.size.height() - layout.legend_below - line ? lines * line : 0);
  const double right = layout.size.width() - gap;
  const auto [font, title] = fitted(canvas.text(), layout.x_title, right - left);
  layout.x_title = title;
  layout.x_title_scale = 1.0 * font.pixelSize() / canvas.text().pixelSize();
  const double half = text_size(font, title).width() / 2;
  layout.x_title_middle =
      std::max(left + half, std::min(QRectF(layout.axes).center().x(), right - half));
}

/// Whether categories that share `length` can be named side by side, `gap` between two names.
bool stand_upright(const std::vector<Tick>& ticks, const QFont& font, double length, double gap) {
  const double step = length / static_cast<double>(ticks.size());
  double before = 0; // the first name may hang over where no other is
  for (const Tick& tick : ticks) {
    const double extent = text_size(font, tick.label).width();
    if (before > 0 && (before + extent) / 2 + gap > step)
      return false;
    before = extent;
  }
  return before <= step;
}

} // namespace

bool has_axes(const Panel& panel) {
  return panel.kind != PanelKind::table && panel.kind != PanelKind::timeline &&
         panel.kind != PanelKind::loom && panel.kind != PanelKind::diagram;
}

QString axis_title(const Axis& axis) {
  return axis.title ? QString::fromStdString(*axis.title) : with_unit(axis.label, axis.unit);
}

QString curve_label(const Curve& curve) {
  const QString label = QString::fromStdString(curve.label);
  return curve.off_scale && !label.isEmpty() ? label + QStringLiteral(" ↑") : label;
}

PanelLayout lay_out(const Panel& panel, const Canvas& canvas, QSize size, Naming naming) {
  PanelLayout layout;
  layout.size = size;
  const double em = canvas.points(canvas.style().text);
  const double tick_height = height_of(canvas.tick());
  const double text_height = height_of(canvas.text());
  layout.tick_length = canvas.points(2.5);
  layout.tick_gap = canvas.points(2);
  layout.label_gap = canvas.points(2);
  const bool shared = naming == Naming::shared &&
                      (panel.kind == PanelKind::curves || panel.kind == PanelKind::stacked);
  layout.legend_names = panel.legend || naming == Naming::legend;
  // Over layers a curve's name that finds no room goes: a legend would take theirs away.
  layout.leave_out =
      naming != Naming::direct || (panel.kind == PanelKind::curves && !panel.layers.empty());
  const Names names = names_of(panel, canvas.text(), layout.legend_names);
  // 380 pixels at the usual text size of a screen: beside less, a column of labels would leave
  // the curves no room.
  layout.inside_labels = size.width() < 29 * em || names.widest_beside > 0.4 * size.width();
  // Whole steps of two em: a label that gains a digit does not move the axes.
  const double column = std::ceil((names.widest_beside + canvas.points(6)) / (2 * em)) * 2 * em;
  // A column of its own is too much for a few long names, and what a second unit numbers has none.
  if (panel.y.second)
    layout.inside_labels = true;
  if (panel.kind == PanelKind::curves && column > 0.24 * size.width() && names.beside < 4)
    layout.inside_labels = true;

  double top = canvas.points(1);
  if (!panel.title.empty()) {
    layout.title_height = height_of(canvas.title());
    top += layout.title_height + canvas.points(1);
  }
  const LegendPlace place = panel.legend && !shared ? panel.legend_place : LegendPlace::above;
  const double legend_top = top;
  const double legend_height =
      shared ? 0 : lay_out_legend(panel, canvas, canvas.points(1), legend_top, layout);
  const double legend = place == LegendPlace::above ? legend_height : 0;
  top += legend;
  const double title_top = layout.title_height + legend;
  // Below a panel that shares the axis of the one under it lies a gap of one em.
  layout.legend_below = place == LegendPlace::below ? legend_height + layout.label_gap : 0;
  const double title_bottom = size.height() - layout.legend_below + (panel.x.bare ? 0.7 * em : 0);
  // Room above the axes for the labels of curves that leave through the top. Kept even while no
  // curve does, so that the axes stay put during a drag.
  const bool heat = panel.kind == PanelKind::heat;
  const double heat_right =
      heat ? 3 * em + text_size(canvas.tick(), scale_label(panel.heat, -panel.heat.reach)).width() +
                 text_height
           : 0;
  if ((panel.kind == PanelKind::curves && names.widest > 0) ||
      (heat && !panel.heat.emphasis_label.empty()))
    top += text_height + canvas.points(1);
  else
    top += tick_height / 2; // the topmost tick's label reaches above the axes
  // A name that reaches over the colour bar stands above the bar's uppermost label.
  const bool lifted =
      heat && text_size(canvas.text(), QString::fromStdString(panel.heat.emphasis_label)).width() >
                  size.width() - heat_right + 2 * em;
  if (lifted)
    top += tick_height / 2;

  const bool categories = panel.x.kind == AxisKind::category;
  const double beside_ticks = layout.tick_length + layout.tick_gap;
  if (!panel.x.bare)
    layout.x_title = axis_title(panel.x);
  const bool x_titled = !layout.x_title.isEmpty();
  double bottom = beside_ticks + (panel.x.bare ? 0 : tick_height) + canvas.points(1) +
                  (x_titled ? layout.label_gap + text_height : 0);
  if (place == LegendPlace::below)
    move_legend(layout.legend, 0, size.height() - legend_height - legend_top);
  bottom += layout.legend_below;
  const auto width = [&](const QString& label) { return text_size(canvas.tick(), label).width(); };
  const TickRoom x_room{0, canvas.points(13.5), 0.6 * em, width};
  const auto y_ticks = [&] {
    const double length = std::max(1.0, size.height() - top - bottom);
    return axis_ticks(panel.y, {length, std::max(canvas.points(13.5), 1.5 * tick_height), 0.3 * em,
                                [&](const QString&) { return tick_height; }});
  };
  double left = 0;
  const auto lay_out_left = [&] {
    layout.y_ticks = y_ticks();
    layout.y_title_middle = (top + size.height() - bottom) / 2;
    if (!panel.y.bare)
      fit_y_title(panel.y, canvas.text(), lifted ? top : title_top, title_bottom, layout);
    const auto lines = layout.y_title.isEmpty() ? 0 : layout.y_title.count(QLatin1Char('\n')) + 1;
    left = beside_ticks + canvas.points(1);
    if (!panel.y.bare)
      left += widest_tick(layout.y_ticks, canvas.tick());
    if (lines > 0)
      left += layout.label_gap + static_cast<double>(lines) * text_height;
  };
  lay_out_left();

  const bool tornado = panel.kind == PanelKind::tornado;
  if (tornado) // names reach to the edge where curves have the axis' title
    left += 0.5 * em;
  const Tick last_tick{0, categories ? QString()
                          : tornado  ? QStringLiteral("0.0000")
                                     : QStringLiteral("1000")};
  double right = width(last_tick.label) / 2 + canvas.points(1);
  if (names.beside > 0 && !layout.inside_labels)
    right = std::max(right, names_pass_axes(static_cast<std::size_t>(names.beside),
                                            size.height() - top - bottom, text_height)
                                ? column + right
                                : column);
  if (heat)
    right = heat_right;
  if (place == LegendPlace::right) {
    const double width_of_legend = legend_right(layout.legend);
    move_legend(layout.legend, size.width() - width_of_legend - canvas.points(1), text_height / 2);
    right += width_of_legend + 0.5 * em;
  }

  if (panel.y.second) {
    const Axis second = second_axis(panel.y);
    const double length = std::max(1.0, size.height() - top - bottom);
    layout.second_ticks =
        axis_ticks(second, {length, std::max(canvas.points(13.5), 1.5 * tick_height), 0.3 * em,
                            [&](const QString&) { return tick_height; }});
    layout.second_title = fitted(canvas.text(), axis_title(second), length).text;
    right += beside_ticks + widest_tick(layout.second_ticks, canvas.tick()) + layout.label_gap +
             text_height + canvas.points(1) - width(last_tick.label) / 2;
  }
  double axes_width = std::max(1.0, size.width() - left - right);
  TickRoom room = x_room;
  room.length = axes_width;
  layout.x_ticks = axis_ticks(panel.x, room);
  if (categories && !panel.x.bare && !layout.x_ticks.empty()) {
    const double longest = widest_tick(layout.x_ticks, canvas.tick());
    if (!stand_upright(layout.x_ticks, canvas.tick(), axes_width, 0.4 * em)) {
      layout.x_tick_rotation = -35;
      bottom += longest * std::sin(35 * std::acos(-1.0) / 180);
      lay_out_left();
      axes_width = std::max(1.0, size.width() - left - right);
    }
  }
  const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
  layout.axes = QRect(whole(left), whole(top), std::max(1, whole(axes_width)),
                      std::max(1, whole(size.height() - top - bottom)));
  if (heat)
    layout.colour_bar = QRectF(whole(size.width() - right + em), layout.axes.top(), whole(em),
                               layout.axes.height());
  fit_x_title(canvas, layout);
  return layout;
}

} // namespace loom
