#include "widgets/paint/loom_widget.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr int picture_ms = 33;
constexpr double seconds_across = 20; ///< that what is seen takes to pass
constexpr double reach = 4;           ///< pixels
constexpr double woven_ahead = 0.5;   ///< of what is seen
constexpr QSizeF least_loom_ems{18, 8};

} // namespace

LoomWidget::LoomWidget(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  timer_.setInterval(picture_ms);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &LoomWidget::step);
}

Canvas LoomWidget::canvas() const { return {style_, logicalDpiY() / 72.0}; }

QSize LoomWidget::minimumSizeHint() const {
  return (least_loom_ems * (style_.text * logicalDpiY() / 72.0)).toSize();
}

void LoomWidget::set_picture(LoomPicture picture) {
  if (picture_ && *picture_ == picture && !stale_)
    return;
  // Time goes on where it was in the period.
  const double passed = picture_ ? begin_ - picture_->from : 0;
  picture_ = std::move(picture);
  const double room = picture_->to - picture_->from - picture_->shown;
  begin_ = picture_->from + (passed > 0 && passed <= room ? passed : 0);
  stale_ = false;
  layout_.reset();
  woven_ = {};
  update();
  start_or_stop();
}

void LoomWidget::set_style(const FigureStyle& style) {
  if (style == style_)
    return;
  style_ = style;
  layout_.reset();
  woven_ = {};
  updateGeometry();
  update();
}

void LoomWidget::set_stale(bool stale) {
  if (std::exchange(stale_, stale) == stale)
    return;
  woven_ = {};
  update();
  start_or_stop();
}

void LoomWidget::set_flowing(bool flowing) {
  flowing_ = flowing;
  start_or_stop();
}

void LoomWidget::start_or_stop() {
  const bool moves = flowing_ && isVisible() && !window()->isMinimized() && !underMouse() &&
                     !pressed_ && !stale_ && picture_ &&
                     style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0 &&
                     picture_->to - picture_->from > picture_->shown;
  if (moves && !timer_.isActive())
    timer_.start();
  else if (!moves)
    timer_.stop();
}

void LoomWidget::step() {
  if (window()->isMinimized())
    return timer_.stop();
  begin_ += cycles_per_second() * picture_ms / 1000;
  const bool repeats =
      picture_->period > 0 && picture_->to - picture_->from >= picture_->shown + picture_->period;
  if (repeats && begin_ >= picture_->from + picture_->period)
    begin_ -= picture_->period;
  else if (begin_ + picture_->shown > picture_->to)
    begin_ = picture_->from;
  update(moving_part());
}

double LoomWidget::cycles_per_second() const {
  return picture_ ? picture_->shown / seconds_across : 0;
}

void LoomWidget::show_from(double cycle) {
  begin_ = cycle;
  update();
}

LoomLayout LoomWidget::layout_now() const {
  if (layout_)
    return *layout_;
  return picture_ ? lay_out_loom(*picture_, canvas(), rect()) : LoomLayout{};
}

QRect LoomWidget::moving_part() const {
  const LoomLayout layout = layout_now();
  QRectF part = layout.cloth;
  for (const QRectF& strip : layout.strips)
    part |= strip;
  return part.toAlignedRect();
}

/// Draws the cloth ahead, so that time flows by moving what is drawn.
void LoomWidget::weave() {
  const LoomLayout& layout = *layout_;
  const QRect part = moving_part();
  const double ahead = timer_.isActive() ? woven_ahead * picture_->shown : 0;
  const double to = std::min(picture_->to, begin_ + picture_->shown + ahead);
  woven_cycles_ = {begin_, std::max(to, begin_ + 1)};
  const double ratio = devicePixelRatioF();
  const double wide = (woven_cycles_.to - woven_cycles_.from) * layout.per_cycle();
  woven_ = QImage(QSize(static_cast<int>(std::ceil(wide * ratio)) + 1,
                        static_cast<int>(std::ceil(part.height() * ratio))),
                  QImage::Format_RGB32);
  woven_.setDevicePixelRatio(ratio);
  woven_.fill(style_.background());
  QPainter painter(&woven_);
  painter.translate(-layout.cloth.left(), -part.top());
  const QColor ground = style_.fill(Role::guide);
  for (const QRectF& strip : layout.strips)
    painter.fillRect(QRectF(strip.left(), strip.top(), wide + 1, strip.height()), ground);
  paint_loom_cloth(painter, canvas(), *picture_, layout, woven_cycles_);
}

void LoomWidget::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!picture_) {
    painter.fillRect(rect(), style_.background());
    return;
  }
  if (!layout_)
    layout_ = lay_out_loom(*picture_, canvas(), rect());
  const QRect part = moving_part();
  if (!part.contains(event->rect())) {
    painter.fillRect(rect(), style_.background());
    paint_loom_frame(painter, canvas(), *picture_, *layout_);
  }
  if (woven_.isNull() || begin_ < woven_cycles_.from ||
      begin_ + picture_->shown > woven_cycles_.to + 1e-6)
    weave();
  // Whole pixels of the screen: what moves by parts of one would flicker.
  const double ratio = devicePixelRatioF();
  const int skip =
      static_cast<int>(std::lround((begin_ - woven_cycles_.from) * layout_->per_cycle() * ratio));
  const int wide = std::min(static_cast<int>(std::lround(layout_->cloth.width() * ratio)),
                            woven_.width() - skip);
  if (stale_)
    painter.setOpacity(0.45);
  painter.setClipRect(
      QRectF(layout_->cloth.left(), part.top(), layout_->cloth.width(), part.height()));
  painter.drawImage(QRectF(layout_->cloth.left(), part.top(), wide / ratio, part.height()), woven_,
                    QRectF(skip, 0, wide, woven_.height()));
  paint_loom_words(painter, canvas(), *picture_, *layout_);
}

std::vector<PaintedText> LoomWidget::texts() const {
  return picture_ ? loom_texts(canvas(), *picture_, layout_now()) : std::vector<PaintedText>{};
}

void LoomWidget::resizeEvent(QResizeEvent*) {
  layout_.reset();
  woven_ = {};
}

const LoomSpan* LoomWidget::span_at(int warp, double cycle) const {
  const LoomSpan* found = nullptr;
  const auto first = std::ranges::lower_bound(picture_->spans, warp, {},
                                              [](const LoomSpan& each) { return int{each.warp}; });
  for (auto at = first; at != picture_->spans.end() && at->warp == warp && at->from <= cycle; ++at)
    if (at->to > cycle &&
        (!found || found->state != LoomState::flying || at->state == LoomState::flying))
      found = &*at;
  return found;
}

LoomPlace LoomWidget::place_at(QPointF position) const {
  LoomPlace place;
  if (!picture_)
    return place;
  const LoomLayout layout = layout_now();
  const double cycle = begin_ + (position.x() - layout.cloth.left()) / layout.per_cycle();
  place.cycle = std::floor(cycle);
  if (layout.cloth.contains(position)) {
    const int row = static_cast<int>(layout.row_of(position.y()));
    place.warp = row * layout.warps_each;
    place.what = place.warp < picture_->warps ? LoomPlace::What::warp : LoomPlace::What::no_warp;
    if (const LoomSpan* span = span_at(place.warp, cycle)) {
      place.of_class = span->of_class;
      place.state = span->state;
      place.from = span->from;
      place.to = span->to;
    }
    return place;
  }
  for (std::size_t u = 0; u < layout.strips.size(); ++u)
    if (layout.strips[u].contains(position)) {
      place.what = LoomPlace::What::unit;
      place.unit = static_cast<int>(u);
      return place;
    }
  if (layout.tub.contains(position)) {
    place.what = LoomPlace::What::tub;
    for (const LoomBox& box : tub_boxes(*picture_, layout))
      if (box.box.contains(position)) {
        place.of_class = box.of_class;
        place.state = box.state;
      }
    return place;
  }
  if (position.x() > layout.cloth.right() && position.x() < layout.tub.left() &&
      position.y() < layout.cloth.bottom())
    place.what = LoomPlace::What::needed;
  return place;
}

LoomWidget::Grip LoomWidget::grip_at(QPointF position) const {
  if (!picture_ || stale_)
    return {};
  const LoomLayout layout = layout_now();
  if (position.x() < layout.cloth.left() || position.x() > layout.cloth.right())
    return {};
  const double edge = layout.y(static_cast<double>(picture_->warps) / layout.warps_each);
  if (std::abs(position.y() - edge) <= reach && position.y() <= layout.cloth.bottom() + reach)
    return {Handle::warps, 0};
  if (!layout.cloth.contains(position))
    return {};
  const int warp = static_cast<int>(layout.row_of(position.y())) * layout.warps_each;
  const double cycle = begin_ + (position.x() - layout.cloth.left()) / layout.per_cycle();
  const auto x = [&](double at) {
    return layout.cloth.left() + (at - begin_) * layout.per_cycle();
  };
  const auto first = std::ranges::lower_bound(picture_->spans, warp, {},
                                              [](const LoomSpan& each) { return int{each.warp}; });
  double last_end = begin_;
  for (auto at = first; at != picture_->spans.end() && at->warp == warp; ++at) {
    const bool longest = at->of_class == picture_->longest && at->state == LoomState::flying;
    if (longest && std::abs(x(at->to) - position.x()) <= reach &&
        (at->to - at->from) * layout.per_cycle() > 3 * reach)
      return {Handle::latency, x(at->from)};
    if (longest && at->to <= cycle)
      last_end = std::max(last_end, at->to);
  }
  if (const LoomSpan* span = span_at(warp, cycle);
      span && span->state == LoomState::flying &&
      picture_->classes[span->of_class].family == LoomFamily::arithmetic)
    return {Handle::arithmetic, x(last_end)};
  return {};
}

void LoomWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton)
    return event->ignore();
  const Grip grip = grip_at(event->position());
  pressed_ = true;
  moved_ = false;
  pressed_at_ = event->position();
  handle_ = grip.handle;
  grip_start_ = grip.start;
  if (picture_)
    per_cycle_ = layout_now().per_cycle();
  start_or_stop();
}

void LoomWidget::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (!pressed_) {
    switch (grip_at(at).handle) {
    case Handle::warps:
      setCursor(Qt::SizeVerCursor);
      break;
    case Handle::latency:
    case Handle::arithmetic:
      setCursor(Qt::SizeHorCursor);
      break;
    case Handle::none:
      unsetCursor();
    }
    emit hovered(place_at(at));
    return;
  }
  if (handle_ == Handle::none || !picture_)
    return;
  if (!moved_) {
    if ((at - pressed_at_).manhattanLength() < 3)
      return;
    moved_ = true;
    emit dragBegun();
  }
  const LoomLayout layout = layout_now();
  if (handle_ == Handle::warps)
    emit warpsDragged(std::max(1.0, std::round(layout.row_of(at.y())) * layout.warps_each));
  else if (handle_ == Handle::latency)
    emit latencyDragged((at.x() - pressed_at_.x()) / per_cycle_);
  else
    emit arithmeticDragged(std::clamp(
        (at.x() - grip_start_) / std::max(1.0, pressed_at_.x() - grip_start_), 0.02, 50.0));
}

void LoomWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !pressed_)
    return;
  pressed_ = false;
  handle_ = Handle::none;
  if (std::exchange(moved_, false))
    emit dragEnded();
  else
    emit clicked(place_at(event->position()));
  start_or_stop();
}

void LoomWidget::enterEvent(QEnterEvent*) { start_or_stop(); }
void LoomWidget::leaveEvent(QEvent*) {
  emit left();
  QTimer::singleShot(0, this, &LoomWidget::start_or_stop);
}
void LoomWidget::showEvent(QShowEvent*) { start_or_stop(); }
void LoomWidget::hideEvent(QHideEvent*) { timer_.stop(); }

} // namespace loom
