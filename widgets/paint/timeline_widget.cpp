#include "widgets/paint/timeline_widget.h"

#include "core/sim/timeline_rows.h"
#include "widgets/paint/timeline_painter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
namespace {

constexpr QSizeF least_ems{20, 8};      ///< em
constexpr int rows_with_room = 4;       ///< so many have an em more each at least
constexpr double least_cycles = 8;      ///< the closest zoom
constexpr double first_stretch = 1'200; ///< before there is a source
constexpr int wheel_rows = 2;           ///< by a notch of the wheel
constexpr int notch = 120;              ///< of a wheel, as Qt counts

} // namespace

class TimelineWidget::Impl {
public:
  TimelineSource source;
  double first = 0, last = first_stretch;
  double from = 0, to = first_stretch;
  FigureStyle style;
  bool stale = false;
  bool untouched = true; ///< nobody has chosen another stretch than the one shown at first
  TimelineWidget::Range opening{0, first_stretch};
  int rows = 0;
  int most_rows = 0; ///< visible at once; 0: all
  int first_row = 0, visible = 0;
  int turned = 0; ///< by the wheel, less than a row
  std::optional<double> cursor;
  int selected_row = -1;
  double selected_cycle = -1;
  std::vector<TimelineArrow> arrows;

  bool dirty = true; ///< `timeline` is of another stretch, width or source
  Timeline timeline;
  TimelineLayout layout;
  std::optional<Canvas> canvas;

  bool pressed = false, moved = false;
  QPointF pressed_at;
  double pressed_from = 0;

  void prepare(const QWidget& widget) {
    if (!canvas)
      canvas.emplace(style, widget.logicalDpiY() / 72.0);
    if (dirty && source) {
      const double width = timeline_width(*canvas, widget.rect()) * widget.devicePixelRatioF();
      timeline =
          only_rows(source(from, to, std::max(1, static_cast<int>(width))), first_row, visible);
      layout = lay_out_timeline(timeline, *canvas, widget.rect());
      dirty = false;
    }
    timeline.cursor = cursor.value_or(-1);
    const auto seen = [&](int row) { return row >= first_row && row < first_row + visible; };
    timeline.selected_row = seen(selected_row) ? selected_row - first_row : -1;
    timeline.selected_cycle = selected_cycle;
    timeline.arrows.clear();
    for (const TimelineArrow& each : arrows)
      if (seen(each.from_row) && seen(each.to_row))
        timeline.arrows.push_back(
            {each.from_row - first_row, each.to_row - first_row, each.from_cycle, each.to_cycle});
  }

  /// Which rows are visible, of so many as there are.
  void place_rows() {
    const Timeline all = source ? source(first, first + least_cycles, 1) : Timeline{};
    rows = static_cast<int>(all.rows.size());
    visible = rows_from_top(all.rows, most_rows);
    first_row = std::clamp(first_row, 0, rows - visible);
  }
};

TimelineWidget::TimelineWidget(QWidget* parent) : QWidget(parent), impl_(std::make_unique<Impl>()) {
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

TimelineWidget::~TimelineWidget() = default;

QSize TimelineWidget::minimumSizeHint() const {
  const QSizeF rows(0, std::min(impl_->visible, rows_with_room));
  return ((least_ems + rows) * (impl_->style.text * logicalDpiY() / 72.0)).toSize();
}

double TimelineWidget::from() const { return impl_->from; }
double TimelineWidget::to() const { return impl_->to; }

void TimelineWidget::set_source(TimelineSource source, double first, double last,
                                const Range& opening) {
  Impl& d = *impl_;
  d.source = std::move(source);
  d.first = first;
  d.last = std::max(last, first + least_cycles);
  d.opening = opening;
  d.stale = false;
  d.dirty = true;
  d.timeline = {};
  clear_selection();
  const int rows = d.rows;
  d.place_rows();
  if (d.rows != rows)
    updateGeometry();
  emit rowsChanged();
  if (d.untouched)
    follow();
  else
    show_range(d.from, d.to);
  update();
}

bool TimelineWidget::follows() const { return impl_->untouched; }

void TimelineWidget::follow() {
  show_range(impl_->opening.from, impl_->opening.to);
  impl_->untouched = true;
}

void TimelineWidget::show_rows(int most) {
  Impl& d = *impl_;
  d.most_rows = most;
  d.place_rows();
  d.dirty = true;
  emit rowsChanged();
  update();
}

void TimelineWidget::scroll_rows(int by) { set_first_row(impl_->first_row + by); }

void TimelineWidget::set_first_row(int row) {
  Impl& d = *impl_;
  row = std::clamp(row, 0, d.rows - d.visible);
  if (std::exchange(d.first_row, row) == row)
    return;
  d.dirty = true;
  emit rowsChanged();
  update();
}

int TimelineWidget::first_row() const { return impl_->first_row; }
int TimelineWidget::rows_visible() const { return impl_->visible; }
int TimelineWidget::rows() const { return impl_->rows; }

int TimelineWidget::row_at(double y) const {
  const int row = impl_->layout.row(y);
  return row < 0 ? row : row + impl_->first_row;
}

void TimelineWidget::set_style(const FigureStyle& style) {
  if (style == impl_->style)
    return;
  const bool resized = style.text != impl_->style.text;
  impl_->style = style;
  if (resized)
    updateGeometry();
  impl_->canvas.reset();
  impl_->dirty = true;
  update();
}

void TimelineWidget::set_stale(bool stale) {
  if (impl_->stale == stale)
    return;
  impl_->stale = stale;
  update();
}

void TimelineWidget::show_range(double from, double to) {
  Impl& d = *impl_;
  d.untouched = false;
  const double length = std::clamp(to - from, least_cycles, d.last - d.first);
  from = std::clamp(from, d.first, d.last - length);
  if (from == d.from && from + length == d.to)
    return;
  d.from = from;
  d.to = from + length;
  d.dirty = true;
  emit rangeChanged(d.from, d.to);
  update();
}

void TimelineWidget::fit() { show_range(impl_->first, impl_->last); }

void TimelineWidget::zoom(double factor) {
  const Impl& d = *impl_;
  const bool seen = d.cursor && *d.cursor >= d.from && *d.cursor <= d.to;
  const double about = seen ? *d.cursor : (d.from + d.to) / 2;
  const double length = std::clamp((d.to - d.from) / factor, least_cycles, d.last - d.first);
  const double part = (about - d.from) / (d.to - d.from);
  show_range(about - part * length, about + (1 - part) * length);
}

void TimelineWidget::pan(double part) {
  const double by = part * (impl_->to - impl_->from);
  show_range(impl_->from + by, impl_->to + by);
}

void TimelineWidget::set_cursor_cycle(std::optional<double> cycle) {
  Impl& d = *impl_;
  if (cycle)
    cycle = std::clamp(*cycle, d.first, d.last - 1);
  d.cursor = cycle;
  if (cycle && (*cycle < d.from || *cycle + 1 > d.to)) {
    const double length = d.to - d.from;
    show_range(*cycle - 0.3 * length, *cycle + 0.7 * length);
  }
  update();
}

std::optional<double> TimelineWidget::cursor_cycle() const { return impl_->cursor; }

void TimelineWidget::select(int row, double cycle, std::vector<TimelineArrow> arrows) {
  impl_->selected_row = row;
  impl_->selected_cycle = cycle;
  impl_->arrows = std::move(arrows);
  update();
}

void TimelineWidget::clear_selection() { select(-1, -1, {}); }

std::vector<PaintedText> TimelineWidget::texts() const {
  Impl& d = *impl_;
  if (!d.source)
    return {};
  d.prepare(*this);
  return timeline_texts(*d.canvas, d.timeline, d.layout);
}

void TimelineWidget::paintEvent(QPaintEvent*) {
  Impl& d = *impl_;
  QPainter painter(this);
  if (!d.source || d.stale)
    painter.fillRect(rect(), d.style.background());
  if (!d.source)
    return;
  d.prepare(*this);
  if (d.stale)
    painter.setOpacity(0.45);
  paint_timeline(painter, *d.canvas, d.timeline, d.layout,
                 d.stale ? std::nullopt : std::optional(rect()));
}

void TimelineWidget::resizeEvent(QResizeEvent*) { impl_->dirty = true; }

void TimelineWidget::wheelEvent(QWheelEvent* event) {
  Impl& d = *impl_;
  const QPoint turn = event->angleDelta();
  if ((event->modifiers() & Qt::ShiftModifier) || std::abs(turn.x()) > std::abs(turn.y()))
    return pan(-(turn.x() != 0 ? turn.x() : turn.y()) / 1200.0);
  if (!(event->modifiers() & Qt::ControlModifier)) {
    d.turned += wheel_rows * turn.y();
    const int rows = d.turned / notch;
    d.turned -= rows * notch;
    return scroll_rows(-rows);
  }
  const double about = d.layout.cycle(event->position().x());
  const double length =
      std::clamp((d.to - d.from) * std::pow(0.8, turn.y() / 120.0), least_cycles, d.last - d.first);
  const double part = std::clamp((about - d.from) / (d.to - d.from), 0.0, 1.0);
  show_range(about - part * length, about + (1 - part) * length);
}

void TimelineWidget::mousePressEvent(QMouseEvent* event) {
  Impl& d = *impl_;
  if (event->button() != Qt::LeftButton)
    return event->ignore();
  d.pressed = true;
  d.moved = false;
  d.pressed_at = event->position();
  d.pressed_from = d.from;
}

void TimelineWidget::mouseMoveEvent(QMouseEvent* event) {
  Impl& d = *impl_;
  const QPointF at = event->position();
  if (d.pressed) {
    d.moved |= std::abs(at.x() - d.pressed_at.x()) > 3;
    if (d.moved) {
      setCursor(Qt::ClosedHandCursor);
      const double length = d.to - d.from;
      const double by = (d.pressed_at.x() - at.x()) / d.layout.rows.width() * length;
      show_range(d.pressed_from + by, d.pressed_from + by + length);
    }
    return;
  }
  if (at.x() >= d.layout.rows.left() && at.x() <= d.layout.rows.right())
    emit hovered(row_at(at.y()), std::floor(d.layout.cycle(at.x())));
  else
    emit left();
}

void TimelineWidget::mouseReleaseEvent(QMouseEvent* event) {
  Impl& d = *impl_;
  if (event->button() != Qt::LeftButton || !d.pressed)
    return;
  d.pressed = false;
  unsetCursor();
  if (!d.moved && d.layout.rows.adjusted(0, 0, 0, height()).contains(event->position()))
    emit clicked(row_at(event->position().y()), std::floor(d.layout.cycle(event->position().x())));
}

void TimelineWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton)
    follow();
}

void TimelineWidget::leaveEvent(QEvent*) { emit left(); }

} // namespace loom
