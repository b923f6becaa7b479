#include "widgets/lessons/sketch_pad.h"

#include "core/base/number.h"
#include "widgets/look/controls.h"
#include "widgets/look/theme.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/texts/parameter_text.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr int key_steps = 40; ///< of an arrow key in the axis' height

} // namespace

SketchPad::SketchPad(QWidget* parent) : QWidget(parent), plot_(new PlotWidget(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Sketch of the curve"));
  setAccessibleDescription(tr("Left and right choose a place, up and down draw"));
  plot_->setFocusPolicy(Qt::NoFocus);
  plot_->installEventFilter(this);
  column(this, {}, -1, {plot_});
}

void SketchPad::begin(const lesson::Sketch& sketch, const std::vector<lesson::Drawn>& truth) {
  sketch_ = sketch;
  truth_ = truth;
  top_ = lesson::sketch_height(truth_);
  revealed_ = false;
  clear();
}

void SketchPad::set_style(const FigureStyle& style) {
  style_ = style;
  show_panel();
}

void SketchPad::reveal() {
  revealed_ = true;
  show_panel();
}

void SketchPad::clear() {
  values_.assign(places, std::nullopt);
  last_.reset();
  current_ = 0;
  show_panel();
  emit changed();
}

double SketchPad::x_of(std::size_t index) const {
  const double share = double(index) / double(places - 1);
  return sketch_.x == "alpha" ? sketch_.from * std::pow(sketch_.to / sketch_.from, share)
                              : sketch_.from + (sketch_.to - sketch_.from) * share;
}

std::vector<lesson::Drawn> SketchPad::drawn() const {
  std::vector<lesson::Drawn> points;
  for (std::size_t i = 0; i < values_.size(); ++i)
    if (values_[i])
      points.push_back({x_of(i), *values_[i]});
  return points;
}

void SketchPad::put(std::size_t index, double y) {
  values_[index] = std::clamp(y, 0.0, top_);
  current_ = index;
}

void SketchPad::draw_to(QPointF position) {
  const QRectF inside = plot_->axes_rect();
  if (inside.width() <= 1 || inside.height() <= 1)
    return; // no room to draw in
  const QPointF held(std::clamp(position.x(), inside.left(), inside.right() - 1),
                     std::clamp(position.y(), inside.top(), inside.bottom() - 1));
  const auto at = plot_->plot_at(held);
  if (!at || revealed_)
    return;
  const double share = (held.x() - inside.left()) / inside.width();
  const auto index = std::min(places - 1, std::size_t(std::lround(share * double(places - 1))));
  // A quick stroke skips places: they are on the line between.
  if (last_ && values_[*last_]) {
    const double from = *values_[*last_];
    const auto [low, high] = std::minmax(*last_, index);
    for (std::size_t i = low + 1; i < high; ++i) {
      const double part = (double(i) - double(*last_)) / (double(index) - double(*last_));
      put(i, from + (at->y - from) * part);
    }
  }
  put(index, at->y);
  last_ = index;
  show_panel();
  emit changed();
}

bool SketchPad::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_)
    return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseButtonRelease)
    last_.reset();
  const bool press = event->type() == QEvent::MouseButtonPress;
  if (!press && event->type() != QEvent::MouseMove)
    return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (!(mouse->buttons() & Qt::LeftButton))
    return false;
  if (press)
    setFocus(Qt::MouseFocusReason);
  draw_to(mouse->position());
  return true;
}

void SketchPad::keyPressEvent(QKeyEvent* event) {
  const double y = values_[current_].value_or(top_ / 2), step = top_ / key_steps;
  switch (event->key()) {
  case Qt::Key_Left:
    current_ = current_ > 0 ? current_ - 1 : 0;
    break;
  case Qt::Key_Right:
    current_ = std::min(places - 1, current_ + 1);
    break;
  case Qt::Key_Up:
  case Qt::Key_Down:
    if (!revealed_) {
      put(current_, event->key() == Qt::Key_Up ? y + step : y - step);
      emit changed();
    }
    break;
  default:
    QWidget::keyPressEvent(event);
    return;
  }
  show_panel();
}

void SketchPad::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  show_panel();
}

void SketchPad::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  show_panel();
}

void SketchPad::show_panel() {
  if (truth_.empty())
    return;
  Panel panel;
  const bool alpha = sketch_.x == "alpha";
  panel.x = {.label =
                 alpha ? tr("arithmetic intensity α").toStdString() : tr("warps").toStdString(),
             .unit = alpha ? "" : "warps/SM",
             .kind = alpha ? AxisKind::log : AxisKind::linear,
             .min = sketch_.from,
             .max = sketch_.to};
  panel.y = {.label = tr("your prediction").toStdString(), .min = 0, .max = top_};
  const auto curve = [&](const char* id, const QString& label, Role role,
                         const std::vector<lesson::Drawn>& points) {
    Curve result{.id = id, .label = label.toStdString(), .role = role, .weight = Weight::bold};
    for (const lesson::Drawn& point : points)
      result.points.push_back({point.x, point.y});
    panel.curves.push_back(std::move(result));
  };
  if (const auto points = drawn(); points.size() > 1)
    // Its name comes with the true curve: the axes stay as they are while one draws.
    curve("sketch", revealed_ ? tr("yours") : QString(), Role::series3, points);
  if (revealed_)
    curve("truth", tr("the model"), Role::model, truth_);
  if (hasFocus() && !revealed_)
    panel.marks.push_back({.id = "place",
                           .kind = MarkKind::dot,
                           .role = Role::series3,
                           .at = {x_of(current_), values_[current_].value_or(top_ / 2)}});
  plot_->show_panel(panel, style_);
}

} // namespace loom
