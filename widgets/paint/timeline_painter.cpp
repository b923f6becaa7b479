#include "widgets/paint/timeline_painter.h"

#include "core/sim/timeline_rows.h"
#include "widgets/paint/timeline_strips.h"
#include "widgets/style/tr.h"

#include <QImage>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <map>

namespace loom {
namespace {

Role role_of(TimelineKind kind) {
  return kind == TimelineKind::arithmetic ? Role::arithmetic
         : kind == TimelineKind::other    ? Role::memory
                                          : Role::guide;
}

bool is_copy(const Timeline& timeline, const TimelineItem& item) {
  return item.of_class < timeline.classes.size() && timeline.classes[item.of_class].copies;
}

/// Paints one timeline; the state that its parts share.
class Painting {
public:
  Painting(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
           const TimelineLayout& layout)
      : painter_(painter), canvas_(canvas), style_(canvas.style()), timeline_(timeline),
        layout_(layout) {}

  void all(const std::optional<QRect>& ground) {
    if (ground)
      fill(*ground);
    const std::vector<PaintedText> words = timeline_texts(canvas_, timeline_, layout_);
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
      write(words[i]);
    axis();
    write(words.back());
    painter_.save();
    painter_.setClipRect(layout_.rows);
    blocks();
    if (timeline_.columns > 0)
      paint_shares(painter_, canvas_, timeline_, layout_);
    else
      items();
    copies();
    measured();
    releases();
    explanation();
    painter_.restore();
    paint_in_flight(painter_, canvas_, timeline_, layout_);
    paint_slot_use(painter_, canvas_, timeline_, layout_);
    scales();
    paint_slot_legend(painter_, canvas_, layout_.legend, layout_.radius > 0);
    cursor();
  }

private:
  void write(const PaintedText& text) {
    draw_text(painter_, text.box, *text.font, style_.text_colour(), text.text);
  }

  /// The grid goes over the ground pixel row by pixel row: to draw upright lines through a large
  /// window one by one takes longer than all else, as each of their pixels is in another page.
  void fill(const QRect& ground) {
    QRect grid = QRectF(layout_.rows.left(), layout_.rows.top(), layout_.rows.width(),
                        layout_.slot_use.bottom() - layout_.rows.top())
                     .toAlignedRect();
    // A line ends before a pixel whose middle it does not reach.
    grid.setBottom(static_cast<int>(std::lround(layout_.slot_use.bottom())) - 1);
    grid &= ground;
    if (!on_screen(painter_) || grid.isEmpty())
      return painter_.fillRect(ground, style_.background());
    for (const QRect& margin : QRegion(ground) - grid)
      painter_.fillRect(margin, style_.background());
    QImage row(grid.width(), 1, QImage::Format_RGB32);
    row.fill(style_.background());
    QPainter lines(&row);
    lines.translate(-grid.left(), 0);
    lines.setPen(grid_pen());
    for (const double x : ticks())
      lines.drawLine(QLineF(x, -1, x, 2));
    lines.end();
    painter_.setBrushOrigin(grid.topLeft());
    painter_.fillRect(grid, QBrush(row));
    painter_.setBrushOrigin(0, 0);
    has_grid_ = true;
  }
  [[nodiscard]] QPen grid_pen() const { return canvas_.line(style_.faint_colour(), style_.hair); }

  /// Where the axis has its ticks.
  [[nodiscard]] std::vector<double> ticks() const {
    const double room = text_size(canvas_.tick(), QStringLiteral("0000000")).width();
    const double step = tick_step((layout_.to - layout_.from) * room / layout_.rows.width());
    std::vector<double> found;
    for (double at = std::ceil(layout_.from / step) * step; at <= layout_.to; at += step)
      found.push_back(layout_.x(at));
    return found;
  }

  void axis() {
    const QPen line = canvas_.line(style_.text_colour(), style_.axis_line);
    const double bottom = layout_.slot_use.bottom();
    const double gap = canvas_.points(timeline_tick);
    painter_.setPen(line);
    painter_.drawLine(QLineF(layout_.rows.left(), bottom, layout_.rows.right(), bottom));
    for (const double x : ticks()) {
      painter_.setPen(grid_pen());
      if (!has_grid_)
        painter_.drawLine(QLineF(x, layout_.rows.top(), x, bottom));
      painter_.setPen(line);
      painter_.drawLine(QLineF(x, bottom, x, bottom + gap));
      const QString text = QString::number(std::llround(layout_.cycle(x)));
      const QSizeF size = text_size(canvas_.tick(), text);
      draw_text(painter_, {{x - size.width() / 2, bottom + gap}, size}, canvas_.tick(),
                style_.text_colour(), text);
    }
  }

  /// Ends of the strips' scales; their numbers are among timeline_texts().
  void scales() {
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(canvas_.line(style_.text_colour(), style_.axis_line));
    const double right = layout_.flight.right(), gap = canvas_.points(timeline_tick);
    const double up = layout_.flight.height() * flight_mark(timeline_) / in_flight_top(timeline_);
    for (const auto& [strip, mark] : {std::pair{&layout_.flight, layout_.flight.bottom() - up},
                                      std::pair{&layout_.slot_use, layout_.slot_use.top()}}) {
      painter_.drawLine(QLineF(right, strip->top(), right, strip->bottom()));
      painter_.drawLine(QLineF(right, mark, right + gap, mark));
      painter_.drawLine(QLineF(right, strip->bottom(), right + gap, strip->bottom()));
    }
  }

  /// 1, 2 or 5 × 10^k cycles, whole.
  static double tick_step(double least) {
    const double decade = std::pow(10.0, std::floor(std::log10(std::max(least, 1.0))));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
      if (factor * decade >= least)
        return factor * decade;
    return 10 * decade;
  }

  /// A bar where a thread block begins in a row, with its number where there is room above the
  /// row's marks.
  void blocks() {
    const double half = layout_.row_height / 2, gap = canvas_.points(2);
    painter_.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < timeline_.blocks.size(); ++i) {
      const TimelineBlock& block = timeline_.blocks[i];
      const bool last =
          i + 1 == timeline_.blocks.size() || timeline_.blocks[i + 1].row != block.row;
      const double until = last ? layout_.to : timeline_.blocks[i + 1].from;
      if (until <= layout_.from || block.from > layout_.to)
        continue;
      const double y = layout_.y(block.row), left = layout_.x(std::max(block.from, layout_.from));
      painter_.setPen(canvas_.line(style_.text_colour(), style_.thin));
      if (block.from >= layout_.from)
        painter_.drawLine(QLineF(left, y - half, left, y + half));
      const QString name = tr("block %1").arg(block.block);
      const QSizeF size = text_size(canvas_.tick(), name);
      if (size.height() <= half &&
          left + gap + size.width() <= layout_.x(std::min(until, layout_.to)))
        draw_text(painter_, {{left + gap, y - half}, size}, canvas_.tick(), style_.text_colour(),
                  name);
    }
  }

  [[nodiscard]] Role role(const TimelineItem& item) const {
    return item.of_class < timeline_.classes.size() ? class_role(timeline_.classes[item.of_class])
                                                    : role_of(item.kind);
  }

  /// Bars of what was measured, the inner ones over those that hold them.
  void measured() {
    painter_.setRenderHint(QPainter::Antialiasing, false);
    std::map<std::pair<int, std::uint8_t>, QVector<QRectF>> bars; // by lane and mark
    for (const TimelineCopies& each : timeline_.copies)
      if (is_measured(each.of_class))
        bars[{each.lane, each.of_class}].push_back(layout_.bar(each, canvas_.points(1)));
    for (const auto& [of, drawn] : bars)
      fill_boxes(painter_, drawn,
                 style_.solid(measured_mark_role(static_cast<MeasuredMark>(of.second))));
  }

  /// Bars over the ground, as the folded rows take all of their height.
  void copies() {
    if (layout_.lanes == 0)
      return;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    if (timeline_.columns > 0) {
      QVector<QRectF> grounds;
      for (int row = 0; row < static_cast<int>(timeline_.rows.size()); ++row)
        grounds.push_back({layout_.rows.left(), layout_.line(row) + layout_.line_height() / 2,
                           layout_.rows.width(), layout_.row_height - layout_.line_height()});
      fill_boxes(painter_, grounds, style_.background());
    }
    for (std::size_t of = 0; of < timeline_.classes.size(); ++of) {
      QVector<QRectF> bars;
      for (const TimelineCopies& each : timeline_.copies)
        if (each.of_class == of)
          bars.push_back(layout_.bar(each, canvas_.points(1)));
      fill_boxes(painter_, bars, style_.solid(class_role(timeline_.classes[of])));
    }
  }

  void items() {
    const double radius = layout_.radius;
    executions(radius);
    if (radius == 0)
      return boxes(layout_.rows.width() / (layout_.to - layout_.from));
    painter_.setRenderHint(QPainter::Antialiasing);
    for (const TimelineItem& item : timeline_.items) {
      if (!begins_inside(item))
        continue;
      const QColor colour = issue_colour(style_, role(item));
      painter_.setPen(canvas_.line(colour, style_.thin));
      painter_.setBrush(item.kind == TimelineKind::arithmetic ? colour : style_.background());
      painter_.drawEllipse(QPointF(layout_.x(item.from + 0.5), layout_.line(item.row)), radius,
                           radius);
    }
    painter_.setBrush(Qt::NoBrush);
  }

  /// Pictures without clipping would show a mark issued before or after beside the rows.
  bool begins_inside(const TimelineItem& item) const {
    const double middle = item.from + 0.5;
    return middle >= layout_.from && middle <= layout_.to;
  }

  void executions(double radius) {
    painter_.setRenderHint(QPainter::Antialiasing, false);
    for (const TimelineKind kind : {TimelineKind::arithmetic, TimelineKind::other}) {
      std::map<Role, QVector<QLineF>> lines;
      for (const TimelineItem& item : timeline_.items) {
        const double begin = layout_.x(item.from + 0.5) + radius;
        const double end = layout_.x(item.to);
        if (item.kind == kind && end > begin && !is_copy(timeline_, item)) {
          const double y = layout_.line(item.row);
          lines[role(item)].push_back(
              {std::max(begin, layout_.rows.left()), y, std::min(end, layout_.rows.right()), y});
        }
      }
      for (const auto& [of, drawn] : lines) {
        QPen pen = canvas_.line(style_.colour(of), style_.thin);
        pen.setDashPattern(kind == TimelineKind::arithmetic ? QVector<qreal>{3, 2}
                                                            : QVector<qreal>{1, 2});
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLines(drawn);
      }
    }
  }

  /// Issue marks too small for circles.
  void boxes(double cell) {
    const double height = std::max(1.0, 0.7 * layout_.line_height());
    const double width = std::max(0.8 * cell, layout_.apart > 1 ? 1.0 : 0.0);
    for (const TimelineKind kind :
         {TimelineKind::arithmetic, TimelineKind::other, TimelineKind::neither}) {
      std::map<Role, QVector<QRectF>> marks;
      for (const TimelineItem& item : timeline_.items)
        if (item.kind == kind && begins_inside(item))
          marks[role(item)].push_back({layout_.x(item.from) + 0.1 * cell,
                                       layout_.line(item.row) - height / 2, width, height});
      for (const auto& [of, drawn] : marks)
        fill_boxes(painter_, drawn, issue_colour(style_, of));
    }
  }

  void explanation() {
    painter_.setRenderHint(QPainter::Antialiasing);
    const QPen ink = canvas_.line(style_.text_colour(), style_.normal);
    painter_.setPen(ink);
    if (timeline_.selected_row >= 0) {
      const double half = std::max(0.45 * layout_.row_height, canvas_.points(2));
      const double width = std::max(layout_.x(1) - layout_.x(0), canvas_.points(3));
      const QPointF middle(layout_.x(timeline_.selected_cycle + 0.5),
                           layout_.y(timeline_.selected_row));
      painter_.drawRect(QRectF(middle.x() - width / 2, middle.y() - half, width, 2 * half));
    }
    std::ranges::for_each(timeline_.arrows, [this](const TimelineArrow& each) { arrow(each); });
  }

  /// Who let go whom at a barrier.
  void releases() {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setPen(canvas_.line(style_.text_colour(), style_.hair));
    std::ranges::for_each(timeline_.releases, [this](const TimelineArrow& each) { arrow(each); });
  }

  void arrow(const TimelineArrow& arrow) {
    const QPointF from(layout_.x(arrow.from_cycle + 0.5), layout_.y(arrow.from_row));
    const QPointF to(layout_.x(arrow.to_cycle + 0.5), layout_.y(arrow.to_row));
    painter_.drawLine(from, to);
    const QLineF shaft(to, from);
    for (const double turn : {-25.0, 25.0}) {
      QLineF barb = shaft;
      barb.setLength(canvas_.points(5));
      barb.setAngle(shaft.angle() + turn);
      painter_.drawLine(barb);
    }
  }

  void cursor() {
    if (timeline_.cursor < layout_.from || timeline_.cursor > layout_.to)
      return;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    const double x = layout_.x(timeline_.cursor + 0.5);
    painter_.setPen(canvas_.line(style_.text_colour(), style_.normal));
    painter_.drawLine(QLineF(x, layout_.rows.top(), x, layout_.slot_use.bottom()));
  }

  QPainter& painter_;
  const Canvas& canvas_;
  const FigureStyle& style_;
  const Timeline& timeline_;
  const TimelineLayout& layout_;
  bool has_grid_ = false;
};

} // namespace

double TimelineLayout::y_of_warp(const Timeline& timeline, double warp) const {
  const double whole = std::round(warp);
  const auto found = row_of_warp(timeline, static_cast<int>(whole));
  return found ? y(*found) + (warp - whole) * row_height : rows.center().y();
}

double TimelineLayout::warp_at(const Timeline& timeline, double y_position) const {
  std::size_t nearest = 0;
  for (std::size_t at = 1; at < middles.size(); ++at)
    if (std::abs(y_position - middles[at]) < std::abs(y_position - middles[nearest]))
      nearest = at;
  if (nearest >= timeline.rows.size() || row_height <= 0)
    return 0;
  const double part = (y_position - middles[nearest]) / row_height;
  return warp_number(timeline.rows[nearest]).value_or(0) + std::clamp(part, -0.49, 0.49);
}

int TimelineLayout::row(double y_position) const {
  for (std::size_t at = 0; at < middles.size(); ++at)
    if (std::abs(y_position - middles[at]) <= row_height / 2)
      return static_cast<int>(at);
  return -1;
}

QRectF TimelineLayout::bar(const TimelineCopies& copies, double least) const {
  if (is_measured(copies.of_class)) {
    // All of the row, less at the top for each that holds it.
    constexpr double part = 0.9, step = 0.2;
    const double height = row_height * (part - step * std::min(copies.lane, 3));
    const double from = std::max(x(copies.from), rows.left());
    return {from, y(copies.row) + part / 2 * row_height - height,
            std::max(std::min(x(copies.to), rows.right()) - from, 0.5 * least), height};
  }
  const double room = row_height - line_height();
  const int told = std::clamp(static_cast<int>(room / least), 1, lanes);
  const double height = room / told;
  const double top = line(copies.row) + line_height() / 2 + height * (copies.lane % told);
  const double left = std::max(x(copies.from), rows.left());
  return {left, top, std::min(x(copies.to), rows.right()) - left, 0.8 * height};
}

namespace {

/// Cycles of which each is wide enough to be seen by itself.
constexpr double told_cycles = 400;
constexpr double low_lines = 14; ///< of a tick's text, below which a timeline is low
/// Lines of a tick's text that a row takes at most, and more for each lane of its bars: what is
/// left of a large window goes to the strips below.
constexpr double most_lines = 6, lane_lines = 1.5;

/// What the names of rows take at the left, and half of a cycle's number at the right.
/// With the names of roles, where `timeline` has some.
QPointF sides(const Canvas& canvas, const Timeline* timeline = nullptr) {
  double names = text_size(canvas.tick(), tr("in flight")).width();
  if (timeline && !timeline->rows.empty() && !timeline->rows.front().role.empty())
    for (const QString& name : {tr("producer %1"), tr("consumer %1"), tr("measured %1")})
      names = std::max(names, text_size(canvas.tick(), name.arg(QStringLiteral("W00"))).width());
  const double number = text_size(canvas.tick(), QStringLiteral("00000")).width() / 2;
  const double scale = text_size(canvas.tick(), strip_whole()).width() + canvas.points(4);
  return {names + canvas.points(6), std::max(number, scale)};
}

} // namespace

double flight_mark(const Timeline& timeline) {
  const double most = std::max(1.0, double(timeline.in_flight_max));
  const double decade = std::pow(10.0, std::floor(std::log10(most)));
  for (const double factor : {5.0, 2.0})
    if (factor * decade <= most)
      return factor * decade;
  return decade;
}

double timeline_width(const Canvas& canvas, const QRectF& target) {
  const QPointF side = sides(canvas);
  return target.width() - side.y() - side.x(); // as QRectF::adjusted() has it
}

TimelineLayout lay_out_timeline(const Timeline& timeline, const Canvas& canvas,
                                const QRectF& target) {
  TimelineLayout layout;
  layout.from = timeline.from;
  layout.to = timeline.to;
  if (timeline.to - timeline.from > told_cycles)
    layout.apart = issue_distance(timeline.items);
  const double tick = text_size(canvas.tick(), QString()).height();
  const QPointF side = sides(canvas, &timeline);
  const double left = side.x(), right = side.y(), gap = canvas.points(4);
  const bool copies = !std::ranges::all_of(timeline.copies, is_measured, &TimelineCopies::of_class);
  layout.lanes = copies ? timeline.lanes : 0;
  layout.legend = lay_out_slot_legend(canvas, timeline, target.width() - left - right);
  layout.low = target.height() < low_lines * tick;
  const double title = layout.low ? 0 : text_size(canvas.text(), QString()).height();
  const double axis = canvas.points(3) + tick + title + canvas.points(2) + layout.legend.height;
  const QRectF inner = target.adjusted(left, tick / 2, -right, -axis);
  layout.legend.move({inner.left(), target.bottom() - layout.legend.height});
  double flight = std::clamp(0.18 * inner.height(), (layout.low ? 1 : 2) * tick, 8 * tick);
  double slot_height = std::clamp(0.08 * inner.height(), (layout.low ? 0.7 : 1) * tick, 3 * tick);
  const std::vector<TimelineRow>& rows = timeline.rows;
  const auto new_group = [&](std::size_t row) {
    return row > 0 && rows[row].group != rows[row - 1].group;
  };
  int gaps = 0;
  for (std::size_t row = 0; row < rows.size(); ++row)
    gaps += new_group(row) ? 1 : 0;
  const double room = inner.height() - flight - slot_height - 2 * gap;
  const double between =
      gaps > 0 ? std::min(canvas.points(4), std::max(1.0, room) / (6 * gaps)) : 0;
  const double most = (most_lines + lane_lines * std::min(layout.lanes, 8)) * tick;
  const double spare = room - static_cast<double>(rows.size()) * most - gaps * between;
  if (spare > 0 && !rows.empty()) {
    flight += 0.7 * spare;
    slot_height += 0.3 * spare;
  }
  layout.slot_use = {inner.left(), inner.bottom() - slot_height, inner.width(), slot_height};
  layout.flight = {inner.left(), layout.slot_use.top() - gap - flight, inner.width(), flight};
  // Where there is hardly any room the rows lie under the rest rather than upside down.
  layout.rows = {inner.left(), inner.top(), inner.width(),
                 std::max(1.0, layout.flight.top() - gap - inner.top())};
  if (rows.empty())
    return layout;
  constexpr double least_radius = 0.9; // points; of less a circle is a dot
  layout.row_height = (layout.rows.height() - gaps * between) / static_cast<double>(rows.size());
  double top = layout.rows.top();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    top += new_group(row) ? between : 0;
    layout.middles.push_back(top + layout.row_height / 2);
    top += layout.row_height;
  }
  const double cell = layout.rows.width() / (layout.to - layout.from);
  const double radius = std::min({0.4 * cell * layout.apart, 0.4 * layout.line_height(),
                                  canvas.points(canvas.style().marker)});
  if (timeline.columns == 0 && radius >= canvas.points(least_radius))
    layout.radius = radius;
  return layout;
}

void paint_timeline(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                    const TimelineLayout& layout, const std::optional<QRect>& ground) {
  Painting(painter, canvas, timeline, layout).all(ground);
}

} // namespace loom
