#include "widgets/paint/diagram_widget.h"

#include "widgets/paint/diagram_painter.h"
#include "widgets/paint/spoken_chart.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace loom {
namespace {

constexpr int animation_ms = 150;
/// How far above its place an element appears and vanishes, em.
constexpr double drop = 1.2;
/// A widget larger than this in both directions, em, shows its diagram larger instead of leaving
/// room: up to so many times.
constexpr double ample_width = 110, ample_height = 42, most_grown = 2.5;

template <class T> const T* same(const std::vector<T>& list, const T& element) {
  if (element.id.empty())
    return &element; // without a name it is there from the first moment
  const auto found = std::ranges::find(list, element.id, &T::id);
  return found == list.end() ? nullptr : &*found;
}

double between(double from, double to, double part) { return from + part * (to - from); }

void move(DiagramBox& box, const DiagramBox& from, double part) {
  box.x = between(from.x, box.x, part);
  box.y = between(from.y, box.y, part);
  box.width = between(from.width, box.width, part);
  box.height = between(from.height, box.height, part);
}
void move(DiagramText& text, const DiagramText& from, double part) {
  text.x = between(from.x, text.x, part);
  text.y = between(from.y, text.y, part);
}
void move(DiagramLine& line, const DiagramLine& from, double part) {
  line.x1 = between(from.x1, line.x1, part);
  line.x2 = between(from.x2, line.x2, part);
  line.y1 = between(from.y1, line.y1, part);
  line.y2 = between(from.y2, line.y2, part);
}
void lift(DiagramBox& box, double by) { box.y -= by; }
void lift(DiagramText& text, double by) { text.y -= by; }
void lift(DiagramLine& line, double by) { line.y1 -= by, line.y2 -= by; }

/// Sorts the elements of the later diagram into those that stay, on their way, and those that
/// come; and finds those of the earlier one that go.
template <class T>
void sort_elements(const std::vector<T>& before, const std::vector<T>& now, double part,
                   std::vector<T>& staying, std::vector<T>& coming, std::vector<T>& going) {
  for (T element : now) {
    if (const T* from = same(before, element)) {
      move(element, *from, part);
      staying.push_back(element);
    } else {
      lift(element, (1 - part) * drop);
      coming.push_back(element);
    }
  }
  for (T element : before)
    if (!same(now, element)) {
      lift(element, part * drop);
      going.push_back(element);
    }
}

} // namespace

DiagramWidget::DiagramWidget(QWidget* parent) : QWidget(parent) {
  speak_charts();
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  animation_.setStartValue(0.0);
  animation_.setEndValue(1.0);
  animation_.setEasingCurve(QEasingCurve::OutCubic);
  connect(&animation_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

Canvas DiagramWidget::canvas() const {
  const double units = logicalDpiY() / 72.0;
  const double em = units * style_.text;
  const double grown = std::min(width() / (em * ample_width), height() / (em * ample_height));
  return {style_, units * std::clamp(grown, 1.0, most_grown)};
}

QSizeF DiagramWidget::room() const { return QSizeF(size()) / canvas().points(style_.text); }

void DiagramWidget::set_style(const FigureStyle& style) {
  if (style_ == style)
    return;
  const bool resized = style_.text != style.text;
  style_ = style;
  if (resized)
    updateGeometry();
  update();
  emit roomChanged();
}

void DiagramWidget::set_least_room(QSizeF em) {
  if (std::exchange(least_, em) != em)
    updateGeometry();
}

QSize DiagramWidget::minimumSizeHint() const {
  return (least_ * (style_.text * logicalDpiY() / 72.0)).toSize();
}

void DiagramWidget::set_diagram(Diagram diagram, bool animated) {
  if (diagram == diagram_)
    return;
  const int wanted = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
  animation_.stop();
  before_ = std::move(diagram_);
  diagram_ = std::move(diagram);
  const bool same_room = before_.width == diagram_.width && before_.height == diagram_.height;
  if (animated && wanted > 0 && same_room && isVisible()) {
    animation_.setDuration(std::min(wanted, animation_ms));
    animation_.start();
  }
  update();
}

void DiagramWidget::set_focused(const std::string& id) {
  if (focused_ == id)
    return;
  focused_ = id;
  update();
}

void DiagramWidget::set_tooltip(std::function<QString(const std::string&)> tooltip) {
  tooltip_ = std::move(tooltip);
}

QRectF DiagramWidget::target() const {
  const double em = canvas().points(style_.text);
  const double share = width() / std::max(diagram_.width * em, 1.0);
  return share < 1 ? QRectF(0, 0, width(), std::min<double>(height(), diagram_.height * em * share))
                   : QRectF(rect());
}

QRectF DiagramWidget::box_of(const std::string& id) const {
  const auto found = std::ranges::find(diagram_.boxes, id, &DiagramBox::id);
  return found == diagram_.boxes.end() ? QRectF()
                                       : lay_out_diagram(canvas(), diagram_, target()).rect(*found);
}

std::string DiagramWidget::at(QPointF position) const {
  return diagram_id_at(diagram_, lay_out_diagram(canvas(), diagram_, target()), position);
}

std::vector<PaintedText> DiagramWidget::texts() const {
  const Canvas drawn_on = canvas();
  const DiagramLayout layout = lay_out_diagram(drawn_on, diagram_, target());
  std::vector<PaintedText> all;
  for (const DiagramText& text : diagram_.texts) {
    const DrawnText drawn = drawn_text(drawn_on, layout, text);
    all.push_back({QString::fromStdString(text.text), drawn.box, drawn.font});
  }
  return all;
}

QString DiagramWidget::tip_at(QPointF position) const {
  const std::string id = at(position);
  return id.empty() || !tooltip_ ? QString() : tooltip_(id);
}

bool DiagramWidget::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && tooltip_) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = tip_at(help->pos());
    if (text.isEmpty())
      QToolTip::hideText();
    else
      QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(text), this,
                         box_of(at(help->pos())).toAlignedRect());
    return true;
  }
  return QWidget::event(event);
}

void DiagramWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), style_.background());
  const Canvas drawn = canvas();
  if (animating()) {
    const double part = animation_.currentValue().toDouble();
    Diagram staying, coming, going;
    for (Diagram* each : {&staying, &coming, &going}) {
      each->width = diagram_.width;
      each->height = diagram_.height;
    }
    sort_elements(before_.boxes, diagram_.boxes, part, staying.boxes, coming.boxes, going.boxes);
    sort_elements(before_.lines, diagram_.lines, part, staying.lines, coming.lines, going.lines);
    sort_elements(before_.texts, diagram_.texts, part, staying.texts, coming.texts, going.texts);
    painter.setOpacity(1 - part);
    paint_diagram(painter, drawn, going, target());
    painter.setOpacity(1);
    paint_diagram(painter, drawn, staying, target());
    painter.setOpacity(part);
    paint_diagram(painter, drawn, coming, target());
    painter.setOpacity(1);
  } else {
    paint_diagram(painter, drawn, diagram_, target());
  }
  if (const QRectF ring = box_of(focused_); !focused_.empty() && !ring.isEmpty()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(ring.adjusted(-2, -2, 2, 2));
  }
}

void DiagramWidget::resizeEvent(QResizeEvent*) { emit roomChanged(); }

void DiagramWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton)
    return event->ignore();
  pressed_ = at(event->position());
  emit clicked(QString::fromStdString(pressed_));
}

void DiagramWidget::mouseMoveEvent(QMouseEvent* event) {
  const std::string id = at(event->position());
  if ((event->buttons() & Qt::LeftButton) && id != pressed_) {
    pressed_ = id;
    if (!id.empty())
      emit clicked(QString::fromStdString(id));
  }
  if (id == hovered_)
    return;
  hovered_ = id;
  emit hovered(QString::fromStdString(id));
}

void DiagramWidget::leaveEvent(QEvent*) {
  hovered_.clear();
  emit left();
}

} // namespace loom
