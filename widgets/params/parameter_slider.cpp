#include "widgets/params/parameter_slider.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/look/vendor_text.h"
#include "widgets/params/spoken_slider.h"
#include "widgets/texts/parameter_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {
constexpr int page = 10;
} // namespace

ParameterSlider::ParameterSlider(const ParameterInfo& info, Role role, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), info_(info), role_(role) {
  speak_sliders();
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setAccessibleName(label_of(info));
}

void ParameterSlider::show_value(std::optional<double> value, std::optional<double> standard) {
  if (value == value_ && standard == standard_)
    return;
  value_ = value;
  standard_ = standard;
  setAccessibleDescription(value_ ? value_text(info_, *value_) + QLatin1Char(' ') +
                                        in_vendor_words(info_.unit)
                                  : tr("not known"));
  update();
}

void ParameterSlider::set_end(std::optional<double> end) {
  if (held_)
    return; // the track keeps its scale under the hand
  info_.max = end ? *end : find_parameter(info_.id)->max;
  update();
}

QSize ParameterSlider::sizeHint() const { return {unit(this) * 10, unit(this) * 3}; }
QSize ParameterSlider::minimumSizeHint() const { return {unit(this) * 6, unit(this) * 3}; }

double ParameterSlider::track_left() const { return unit(this); }
double ParameterSlider::track_width() const { return std::max(1, width() - 2 * unit(this)); }

QPointF ParameterSlider::place_of(double value) const {
  const double position = std::clamp(slider_position(info_, value), 0.0, 1.0);
  return {track_left() + position * track_width(), height() / 2.0};
}

double ParameterSlider::value_at(double x) const {
  const auto place = [this](double v) { return slider_position(info_, v) * track_width(); };
  const double value =
      slider_value(info_, std::clamp((x - track_left()) / track_width(), 0.0, 1.0));
  if (info_.whole || value == 0 || !std::isfinite(value))
    return value;
  // As few digits as the pixels can tell apart: nobody wants 47.863009.
  for (int digits = 1; digits < 8; ++digits) {
    const double scale = std::pow(10, digits - 1 - std::floor(std::log10(std::abs(value))));
    const double rounded = std::clamp(std::round(value * scale) / scale, info_.min, info_.max);
    if (std::abs(place(rounded) - place(value)) < 0.5)
      return rounded;
  }
  return value;
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton)
    return;
  held_ = true;
  emit dragBegan();
  const double x = event->position().x();
  const double handle = value_ ? place_of(*value_).x() : x;
  grab_ = std::abs(handle - x) <= unit(this) ? handle - x : 0;
  if (grab_ == 0)
    emit asked(value_at(x));
  update();
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
  if (held_)
    emit asked(value_at(event->position().x() + grab_));
}

void ParameterSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !held_)
    return;
  held_ = false;
  emit dragEnded();
  update();
}

void ParameterSlider::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton)
    emit resetAsked();
}

void ParameterSlider::wheelEvent(QWheelEvent* event) {
  // Without the focus the wheel scrolls the panel.
  if (!hasFocus() || event->angleDelta().y() == 0)
    return event->ignore();
  emit stepAsked(event->angleDelta().y() > 0 ? 1 : -1);
  event->accept();
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
  const int steps = event->modifiers() & Qt::ShiftModifier ? page : 1;
  switch (event->key()) {
  case Qt::Key_Right:
  case Qt::Key_Up:
    return emit stepAsked(steps);
  case Qt::Key_Left:
  case Qt::Key_Down:
    return emit stepAsked(-steps);
  case Qt::Key_PageUp:
    return emit stepAsked(page);
  case Qt::Key_PageDown:
    return emit stepAsked(-page);
  case Qt::Key_Home:
    return emit asked(slider_value(info_, 0));
  case Qt::Key_End:
    return emit asked(slider_value(info_, 1));
  default:
    event->ignore();
  }
}

void ParameterSlider::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double step = unit(this), thick = step / 2, middle = height() / 2.0;
  const QRectF track(track_left(), middle - thick / 2, track_width(), thick);
  const auto bar = [&](const QRectF& rect, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(rect, thick / 2, thick / 2);
  };
  bar(track, line(palette()));
  if (standard_) {
    const double x = place_of(*standard_).x();
    painter.setPen(QPen(muted(palette()), 1));
    painter.drawLine(QPointF(x, middle - step), QPointF(x, middle - thick));
  }
  if (value_) {
    const QColor colour =
        role_ == Role::guide ? palette().color(QPalette::Highlight) : role_colour(palette(), role_);
    const QPointF at = place_of(*value_);
    bar(QRectF(track.left(), track.top(), at.x() - track.left(), thick), colour);
    const double radius = step * (held_ ? 0.9 : underMouse() ? 0.85 : 0.75);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(palette().base());
    painter.drawEllipse(at, radius, radius);
  }
  if (hasFocus())
    draw_focus_ring(painter, rect(), step / 2, palette().color(QPalette::Highlight));
}

} // namespace loom
