#include "widgets/paint/timeline_widget.h"

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
constexpr double first_stretch = 1'200; ///< shown at first: the start-up and some of what follows

} // namespace

class TimelineWidget::Impl {
public:
  TimelineSource source;
  double first = 0, last = first_stretch;
  double from = 0, to = first_stretch;
  FigureStyle style;
  bool stale = false;
  bool untouched = true; ///< nobody has chosen another stretch than the one shown at first
  int rows = 0;
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
      timeline = source(from, to, std::max(1, static_cast<int>(width)));
      layout = lay_out_timeline(timeline, *canvas, widget.rect());
      dirty = false;
    }
    timeline.cursor = cursor.value_or(-1);
    timeline.selected_row = selected_row;
    timeline.selected_cycle = selected_cycle;
    timeline.arrows = arrows;
  }
};

TimelineWidget::TimelineWidget(QWidget* parent) : QWidget(parent), impl_(std::make_unique<Impl>()) {
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

TimelineWidget::~TimelineWidget() = default;

QSize TimelineWidget::minimumSizeHint() const {
  const QSizeF rows(0, std::min(impl_->rows, rows_with_room));
  return ((least_ems + rows) * (impl_->style.text * logicalDpiY() / 72.0)).toSize();
}

double TimelineWidget::from() const { return impl_->from; }
double TimelineWidget::to() const { return impl_->to; }

void TimelineWidget::set_source(TimelineSource source, double first, double last, double at_least) {
  Impl& d = *impl_;
  d.source = std::move(source);
  d.first = first;
  d.last = std::max(last, first + least_cycles);
  d.stale = false;
  d.dirty = true;
  d.timeline = {};
  clear_selection();
  const int rows = static_cast<int>(d.source(first, first + least_cycles, 1).rows.size());
  if (std::exchange(d.rows, rows) != rows)
    updateGeometry();
  if (d.untouched) {
    // Doubled, so that it seldom changes while a number is dragged.
    double stretch = first_stretch;
    while (stretch < at_least && stretch < d.last - first)
      stretch *= 2;
    show_range(first, std::min(d.last, first + stretch));
    d.untouched = true;
  } else {
    show_range(d.from, d.to);
  }
  update();
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
    emit hovered(d.layout.row(at.y()), std::floor(d.layout.cycle(at.x())));
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
    emit clicked(d.layout.row(event->position().y()),
                 std::floor(d.layout.cycle(event->position().x())));
}

void TimelineWidget::leaveEvent(QEvent*) { emit left(); }

} // namespace loom
