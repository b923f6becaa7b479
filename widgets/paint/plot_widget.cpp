#include "widgets/paint/plot_widget.h"

#include "widgets/paint/free_room.h"
#include "widgets/paint/panel_painter.h"
#include "widgets/paint/readout_bubble.h"
#include "widgets/paint/spoken_chart.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <qcustomplot.h>

#include <cmath>
#include <utility>

namespace loom {

namespace {

/// A mark is taken hold of this near to it, in pixels.
constexpr double grab_radius = 12;
/// A plot that is smaller cannot be read.
constexpr QSizeF least_room{16, 11}; ///< em
constexpr double swing_room = 1.25;  ///< em of a tornado's row
constexpr double swing_rest = 7.5;   ///< and of what stands above and below the rows

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

class PlotWidget::Impl {
public:
  explicit Impl(PlotWidget* widget) : owner(widget) {}

  /// Brings the drawing up to date with panel, style and size; cheap when nothing changed.
  void prepare() {
    if (!stale)
      return;
    stale = false;
    canvas.emplace(style, owner->logicalDpiY() / 72.0);
    painter.set(panel, *canvas, owner->size());
  }

  /// Takes what is to be shown. Returns where that differs from what is shown now; nothing where
  /// it may differ everywhere.
  std::optional<QRegion> take(const Panel& given, const FigureStyle& given_style) {
    const bool kept = !stale && owner->isVisible() && readout.isEmpty() && style == given_style &&
                      panel.x == given.x && panel.y == given.y && panel.title == given.title;
    const std::optional<QRegion> before = kept ? painter.touched() : std::nullopt;
    const PanelLayout layout = painter.layout();
    panel = given;
    style = given_style;
    stale = true;
    std::optional<QRegion> after;
    if (before) {
      prepare();
      after = painter.touched();
    }
    if (after && layout == painter.layout())
      return *before + *after;
    forget_axes();
    return std::nullopt;
  }

  void forget_axes() {
    axes_copy = {};
    copied = {};
  }

  void draw_axes(QCPPainter& target, const QRegion& region) {
    for (const QRect& part : region)
      target.fillRect(part, style.background());
    painter.paint_axes(target);
  }

  /// Ground and axes of `region`: what a drag has painted of them before is copied while they stay.
  void paint_axes(QCPPainter& target, const QRegion& region) {
    const qreal ratio = owner->devicePixelRatioF();
    const bool whole = region == QRegion(owner->rect()) || ratio != std::floor(ratio);
    if (!style.draft || whole)
      return draw_axes(target, region);
    const QSize pixels = owner->size() * ratio;
    if (axes_copy.size() != pixels) {
      axes_copy = QImage(pixels, QImage::Format_RGB32);
      axes_copy.setDevicePixelRatio(ratio);
      copied = {};
    }
    if (const QRegion missing = region - copied; !missing.isEmpty()) {
      // As a widget's painter is kept to what it is to paint: QCustomPlot sets the painter's own
      // clip.
      axes_copy.paintEngine()->setSystemClip(QTransform::fromScale(ratio, ratio).map(missing));
      QCPPainter on_copy(&axes_copy);
      on_copy.setMode(QCPPainter::pmNoCaching);
      draw_axes(on_copy, missing);
      copied += missing;
    }
    for (const QRect& part : region)
      target.drawImage(part.topLeft(), axes_copy,
                       QRectF(part.topLeft() * ratio, part.size() * ratio));
  }

  void paint_hover(QCPPainter& target) {
    if (readout.isEmpty() || (!pointer && !snap))
      return;
    const QRectF axes = owner->axes_rect();
    const QPointF at = snap ? owner->widget_at(*snap) : *pointer;
    target.setAntialiasing(false);
    target.setPen(QPen(style.colour(Role::guide), 1, Qt::DotLine));
    target.drawLine(QLineF(at.x(), axes.top(), at.x(), axes.bottom()));
    target.drawLine(QLineF(axes.left(), at.y(), axes.right(), at.y()));
    target.setAntialiasing(true);
    if (snap) {
      target.setPen(QPen(style.text_colour(), 1.2));
      target.setBrush(style.background());
      target.drawEllipse(at, 4, 4);
      target.setBrush(Qt::NoBrush);
    }
    // What another view's pointer is on is marked here, and spoken of there.
    if (pointer && !style.projector)
      draw_bubble(target, *canvas, *pointer, at, axes.adjusted(2, 2, -2, -2), painter.obstacles(),
                  readout);
    target.setAntialiasing(false);
  }

  /// The mark under the pointer, operating points first: they are what one drags.
  [[nodiscard]] const Mark* mark_at(QPointF position) {
    prepare();
    const Mark* nearest = nullptr;
    double least = grab_radius;
    for (const Mark& mark : panel.marks) {
      const QPointF at = nearest_in(owner->axes_rect(), owner->widget_at(mark.at)); // as drawn
      const double away = distance(position, at) - (mark.kind == MarkKind::operating_point ? 2 : 0);
      if (!mark.id.empty() && away <= least) {
        least = away;
        nearest = &mark;
      }
    }
    return nearest;
  }

  [[nodiscard]] Point clamped_plot(QPointF position) {
    prepare();
    const QRectF axes = owner->axes_rect();
    return painter.from_units(nearest_in(axes, position));
  }

  [[nodiscard]] QString label_at(QPointF position) {
    prepare();
    return QString::fromStdString(painter.label_at(position));
  }

  void show_cursor(QPointF position) {
    const Qt::CursorShape shape = !dragged.isEmpty()              ? Qt::ClosedHandCursor
                                  : mark_at(position)             ? Qt::OpenHandCursor
                                  : !label_at(position).isEmpty() ? Qt::PointingHandCursor
                                  : owner->plot_at(position)      ? Qt::CrossCursor
                                                                  : Qt::ArrowCursor;
    if (owner->cursor().shape() != shape)
      owner->setCursor(shape);
  }

  PlotWidget* owner;
  QSizeF room_asked = least_room;
  Panel panel;
  FigureStyle style;
  std::optional<Canvas> canvas;
  PanelPainter painter;
  bool stale = true;
  QImage axes_copy; ///< with their ground, where a drag has painted over them; else null
  QRegion copied;

  QString readout;
  std::optional<Point> snap;
  std::optional<QPointF> pointer; ///< while over the axes
  QPointF pressed_at, grab_offset;
  bool pressed = false, moved = false;
  QString dragged; ///< id of the mark, empty when none
};

PlotWidget::PlotWidget(QWidget* parent) : QWidget(parent), impl_(std::make_unique<Impl>(this)) {
  speak_charts();
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

PlotWidget::~PlotWidget() = default;

QSize PlotWidget::sizeHint() const { return {480, 320}; }
QSize PlotWidget::minimumSizeHint() const {
  const double em = impl_->style.text * logicalDpiY() / 72.0;
  const auto rows = static_cast<double>(impl_->panel.swings.size());
  const QSizeF named(0, rows > 0 ? rows * swing_room + swing_rest : 0);
  return (impl_->room_asked.expandedTo(named) * em).toSize();
}
void PlotWidget::set_least_room(QSizeF em) {
  impl_->room_asked = em;
  updateGeometry();
}

void PlotWidget::show_panel(const Panel& panel, const FigureStyle& style) {
  if (!panel.remark.empty()) {
    Panel remarked = panel;
    remarked.title += (panel.title.empty() ? "" : "; ") + std::exchange(remarked.remark, {});
    return show_panel(remarked, style);
  }
  if (panel == impl_->panel && style == impl_->style)
    return;
  const bool resized =
      style.text != impl_->style.text || panel.swings.size() != impl_->panel.swings.size();
  const std::optional<QRegion> changed = impl_->take(panel, style);
  if (resized)
    updateGeometry();
  update(changed.value_or(QRegion(rect())));
  // Under a pointer that rests the state has changed.
  if (const auto pointer = impl_->pointer; pointer && impl_->dragged.isEmpty() && isVisible())
    if (const auto plot = plot_at(*pointer))
      emit hovered(*plot);
}

const Panel& PlotWidget::panel() const { return impl_->panel; }

std::optional<Point> PlotWidget::plot_at(QPointF position) const {
  if (impl_->panel.kind == PanelKind::table || !axes_rect().contains(position))
    return std::nullopt;
  return impl_->painter.from_units(position);
}

QPointF PlotWidget::widget_at(Point point) const {
  const QRectF axes = axes_rect();
  const QPointF at = impl_->painter.to_units(point);
  return nearest_in(axes, at);
}

QRectF PlotWidget::axes_rect() const {
  impl_->prepare();
  return QRectF(impl_->painter.layout().axes);
}

std::vector<PaintedText> PlotWidget::texts() const {
  impl_->prepare();
  return impl_->painter.texts();
}

QString PlotWidget::readout() const { return impl_->readout; }

void PlotWidget::set_readout(const QString& text, std::optional<Point> snap) {
  if (text == impl_->readout && snap == impl_->snap)
    return;
  impl_->readout = text;
  impl_->snap = snap;
  update();
}

void PlotWidget::paintEvent(QPaintEvent* event) {
  impl_->prepare();
  QCPPainter painter(this);
  painter.setMode(QCPPainter::pmNoCaching);
  impl_->paint_axes(painter, event->region());
  impl_->painter.paint_content(painter);
  impl_->paint_hover(painter);
}

void PlotWidget::resizeEvent(QResizeEvent*) {
  impl_->stale = true;
  impl_->forget_axes();
}

void PlotWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton)
    return event->ignore();
  Impl& d = *impl_;
  d.pressed = true;
  d.moved = false;
  d.pressed_at = event->position();
  if (const Mark* mark = d.mark_at(event->position())) {
    d.dragged = QString::fromStdString(mark->id);
    // The mark keeps its distance from the pointer: taking hold of it does not move it.
    d.grab_offset = widget_at(mark->at) - event->position();
  }
  d.show_cursor(event->position());
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
  Impl& d = *impl_;
  const QPointF at = event->position();
  d.moved |= d.pressed && distance(at, d.pressed_at) >= 3;
  if (!d.dragged.isEmpty()) {
    if (d.moved) {
      d.pointer = at;
      emit mark_dragged(d.dragged, d.clamped_plot(at + d.grab_offset));
    }
    return;
  }
  d.show_cursor(at);
  if (event->buttons() != Qt::NoButton)
    return;
  if (const auto plot = plot_at(at)) {
    d.pointer = at;
    emit hovered(*plot);
    update();
  } else if (d.pointer) {
    leaveEvent(event);
  }
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
  Impl& d = *impl_;
  if (event->button() != Qt::LeftButton || !d.pressed)
    return event->ignore();
  d.pressed = false;
  const QString mark = std::exchange(d.dragged, QString());
  if (!mark.isEmpty() && d.moved)
    emit mark_released(mark);
  else if (const auto label = d.label_at(event->position()); !label.isEmpty() && !d.moved)
    emit label_clicked(label, event->position());
  else if (const auto plot = plot_at(event->position()); plot && !d.moved)
    emit clicked(*plot);
  d.show_cursor(event->position());
}

void PlotWidget::leaveEvent(QEvent*) {
  if (!impl_->pointer)
    return;
  impl_->pointer.reset();
  emit left();
  update();
}

} // namespace loom
