#include "widgets/paint/axes_plot.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <cmath>

namespace loom {

namespace {

/// Gives QCustomPlot the ticks that the layout has chosen.
class GivenTicks : public QCPAxisTicker {
public:
  void set(const std::vector<Tick>& ticks) {
    major_.clear();
    minor_.clear();
    labels_.clear();
    for (const Tick& tick : ticks) {
      if (tick.label.isEmpty()) {
        minor_.push_back(tick.at);
      } else {
        major_.push_back(tick.at);
        labels_.push_back(tick.label);
      }
    }
  }
  void generate(const QCPRange&, const QLocale&, QChar, int, QVector<double>& ticks,
                QVector<double>* minor, QVector<QString>* labels) override {
    ticks = major_;
    if (minor != nullptr)
      *minor = minor_;
    if (labels != nullptr)
      *labels = labels_;
  }

private:
  QVector<double> major_, minor_;
  QVector<QString> labels_;
};

int whole(double value) { return static_cast<int>(std::lround(value)); }

/// The axis line with a gap and two strokes where the logarithmic range ends and 0 or ∞ begins.
void draw_broken_line(QPainter& painter, const QCPAxis& axis, const Axis& what, double y,
                      double size) {
  const auto [first, last] = axis_span(what);
  const double left = axis.coordToPixel(first);
  const double right = axis.coordToPixel(last);
  const double near_zero = (left + axis.coordToPixel(what.min)) / 2;
  const double near_infinity = (right + axis.coordToPixel(what.max)) / 2;
  const double gap = size / 2;
  painter.drawLine(QLineF(left, y, near_zero - gap, y));
  painter.drawLine(QLineF(near_zero + gap, y, near_infinity - gap, y));
  painter.drawLine(QLineF(near_infinity + gap, y, right, y));
  for (const double at :
       {near_zero - gap, near_zero + gap, near_infinity - gap, near_infinity + gap})
    painter.drawLine(QLineF(at - size * 0.35, y + size, at + size * 0.35, y - size));
}

} // namespace

class AxesPlot::Impl {
public:
  Impl() {
    // A new plot has asked to be drawn, into two pictures of its own: this one is never shown.
    QCoreApplication::removePostedEvents(&plot, QEvent::MetaCall);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
      axis->setNumberFormat(QStringLiteral("g"));
      axis->setTickLengthOut(0);
      axis->setSubTickLengthIn(0);
      axis->grid()->setZeroLinePen(Qt::NoPen);
      axis->setUpperEnding(QCPLineEnding::esNone);
    }
    plot.axisRect()->removeAxis(plot.xAxis2); // never shown, but given ticks at every frame
    plot.axisRect()->removeAxis(plot.yAxis2);
    plot.setBackground(Qt::NoBrush);
    plot.axisRect()->setAutoMargins(QCP::msNone);
    plot.axisRect()->setMinimumSize(1, 1);
    plot.plotLayout()->setRowSpacing(0);
    plot.xAxis->setTicker(x_ticks);
    plot.yAxis->setTicker(y_ticks);
  }

  void set_axis(QCPAxis& axis, const Axis& what) {
    const FigureStyle& style = canvas->style();
    const bool log = is_logarithmic(what);
    axis.setScaleType(log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    const auto [first, last] = axis_span(what);
    axis.setRange(first, last);
    QPen line(style.text_colour(), std::max(1.0, canvas->points(style.axis_line)));
    line.setCapStyle(Qt::FlatCap);
    axis.setTickPen(line);
    axis.setSubTickPen(line);
    if (what.kind == AxisKind::alpha)
      line.setStyle(Qt::NoPen); // drawn with its breaks afterwards
    axis.setBasePen(line);
    const bool category = what.kind == AxisKind::category;
    axis.setTickLengthIn(0);
    axis.setTickLengthOut(category ? 0 : whole(layout.tick_length));
    axis.setSubTickLengthOut(whole(layout.tick_length * 0.55));
    axis.setTickLabelPadding(whole(layout.tick_gap + (category ? layout.tick_length : 0)));
    axis.setTickLabels(!what.bare);
    axis.setTickLabelFont(canvas->tick());
    axis.setTickLabelColor(style.text_colour());
    axis.setLabelFont(canvas->text());
    axis.setLabelColor(style.text_colour());
    axis.setLabelPadding(whole(layout.label_gap));
    axis.grid()->setVisible(!category);
    axis.grid()->setPen(
        QPen(style.faint_colour(), std::max(1.0, canvas->points(style.hair * 0.7))));
  }

  [[nodiscard]] bool moved_x_title() const {
    return std::abs(layout.x_title_middle - QRectF(layout.axes).center().x()) > 1.5;
  }
  [[nodiscard]] bool moved_y_title() const {
    return std::abs(layout.y_title_middle - QRectF(layout.axes).center().y()) > 1.5;
  }

  void draw_x_title(QCPPainter& painter) const {
    const QFont font = canvas->font(canvas->style().text * layout.x_title_scale);
    const QSizeF size = text_size(font, layout.x_title);
    draw_text(painter,
              {{layout.x_title_middle - size.width() / 2,
                layout.size.height() - layout.legend_below - size.height()},
               size},
              font, canvas->style().text_colour(), layout.x_title);
  }

  void draw_y_title(QCPPainter& painter) const {
    const QFont font = canvas->font(canvas->style().text * layout.y_title_scale);
    painter.save();
    painter.translate(canvas->points(1), layout.y_title_middle);
    painter.rotate(-90);
    double down = 0;
    for (const QString& line : layout.y_title.split(QLatin1Char('\n'))) {
      const QSizeF size = text_size(font, line);
      draw_text(painter, {QPointF(-size.width() / 2, down), size}, font,
                canvas->style().text_colour(), line);
      down += size.height();
    }
    painter.restore();
  }

  /// The vertical axis once more at the right, in its second unit.
  void draw_second(QCPPainter& painter) const {
    const QRectF axes(layout.axes);
    const QColor ink = canvas->style().text_colour();
    QPen line(ink, std::max(1.0, canvas->points(canvas->style().axis_line)));
    line.setCapStyle(Qt::FlatCap);
    painter.setPen(line);
    painter.drawLine(QLineF(axes.right(), axes.top(), axes.right(), axes.bottom()));
    double out = 0;
    for (const Tick& tick : layout.second_ticks) {
      const double y = plot.yAxis->coordToPixel(tick.at / shown.y.second->factor);
      const double length = layout.tick_length * (tick.label.isEmpty() ? 0.55 : 1);
      painter.setPen(line);
      painter.drawLine(QLineF(axes.right(), y, axes.right() + length, y));
      const QSizeF size = text_size(canvas->tick(), tick.label);
      const double left = axes.right() + layout.tick_length + layout.tick_gap;
      if (!tick.label.isEmpty())
        draw_text(painter, {{left, y - size.height() / 2}, size}, canvas->tick(), ink, tick.label);
      out = std::max(out, left + size.width());
    }
    const QSizeF size = text_size(canvas->text(), layout.second_title);
    painter.save();
    painter.translate(out + layout.label_gap, axes.center().y());
    painter.rotate(-90);
    draw_text(painter, {{-size.width() / 2, 0}, size}, canvas->text(), ink, layout.second_title);
    painter.restore();
  }

  QCustomPlot plot;
  QSharedPointer<GivenTicks> x_ticks{new GivenTicks};
  QSharedPointer<GivenTicks> y_ticks{new GivenTicks};
  Panel shown; ///< axes only
  PanelLayout layout;
  std::unique_ptr<Canvas> canvas;
};

AxesPlot::AxesPlot() : impl_(std::make_unique<Impl>()) {}
AxesPlot::~AxesPlot() = default;

void AxesPlot::set(const Panel& panel, const PanelLayout& layout, const Canvas& canvas) {
  Impl& d = *impl_;
  if (d.canvas && *d.canvas == canvas && d.layout == layout && d.shown.x == panel.x &&
      d.shown.y == panel.y)
    return;
  d.canvas = std::make_unique<Canvas>(canvas);
  d.layout = layout;
  d.shown.x = panel.x;
  d.shown.y = panel.y;
  d.x_ticks->set(layout.x_ticks);
  d.y_ticks->set(layout.y_ticks);
  d.set_axis(*d.plot.xAxis, panel.x);
  d.set_axis(*d.plot.yAxis, panel.y);
  // The plot centres its labels on the axes; one that had to be moved is drawn in draw().
  d.plot.xAxis->setLabel(d.moved_x_title() ? QString() : layout.x_title);
  d.plot.xAxis->setLabelFont(canvas.font(canvas.style().text * layout.x_title_scale));
  d.plot.yAxis->setLabel(d.moved_y_title() ? QString() : layout.y_title);
  d.plot.yAxis->setLabelFont(canvas.font(canvas.style().text * layout.y_title_scale));
  d.plot.xAxis->setTickLabelRotation(layout.x_tick_rotation);
  d.plot.setViewport(QRect(QPoint(0, 0), layout.size));
  d.plot.axisRect()->setMargins(
      QMargins(layout.axes.left(), layout.axes.top(),
               layout.size.width() - layout.axes.left() - layout.axes.width(),
               layout.size.height() - layout.axes.top() - layout.axes.height()));
  d.plot.plotLayout()->update(QCPLayoutElement::upPreparation);
  d.plot.plotLayout()->update(QCPLayoutElement::upMargins);
  d.plot.plotLayout()->update(QCPLayoutElement::upLayout);
}

void AxesPlot::draw(QCPPainter& painter) {
  Impl& d = *impl_;
  d.plot.toPainter(&painter, d.layout.size.width(), d.layout.size.height());
  if (d.moved_x_title())
    d.draw_x_title(painter);
  if (d.moved_y_title())
    d.draw_y_title(painter);
  if (d.shown.y.second)
    d.draw_second(painter);
  if (d.shown.x.kind == AxisKind::alpha) {
    painter.setAntialiasing(true);
    painter.setPen(d.canvas->line(d.canvas->style().text_colour(), d.canvas->style().axis_line));
    draw_broken_line(painter, *d.plot.xAxis, d.shown.x,
                     d.layout.axes.top() + d.layout.axes.height(), d.canvas->points(2));
    painter.setAntialiasing(false);
  }
}

QPointF AxesPlot::to_units(Point point) const {
  return {impl_->plot.xAxis->coordToPixel(point.x), impl_->plot.yAxis->coordToPixel(point.y)};
}

Point AxesPlot::from_units(QPointF position) const {
  return {impl_->plot.xAxis->pixelToCoord(position.x()),
          impl_->plot.yAxis->pixelToCoord(position.y())};
}

} // namespace loom
