#include "widgets/export/measuring_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {

namespace {

/// How far letters reach above and below the base line, in sizes of the font: DejaVu's capitals
/// and descenders. Accents above capitals are rare and thin.
constexpr double above = 0.73, below = 0.2;

struct Fill {
  QPainterPath shape;
  QColor colour;
};

} // namespace

class MeasuringDevice::Engine : public QPaintEngine {
public:
  explicit Engine(const QColor& ground) : QPaintEngine(AllFeatures), ground_(ground) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override { return true; }
  Type type() const override { return User; }
  void updateState(const QPaintEngineState& /*state*/) override {}

  void drawPath(const QPainterPath& path) override {
    const QBrush brush = painter()->brush();
    const QPainterPath shape = painter()->deviceTransform().map(path);
    if (brush.style() == Qt::SolidPattern && brush.color().alpha() == 255) {
      fills_.push_back({shape, brush.color()});
      if (brush.color() != ground_)
        inked |= shape.boundingRect();
    }
    draw_line(shape.boundingRect());
  }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    if (mode == PolylineMode) {
      const QPolygonF line(QList<QPointF>(points, points + count));
      draw_line(painter()->deviceTransform().map(line).boundingRect());
      return;
    }
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    drawPath(path);
  }
  void drawRects(const QRectF* rects, int count) override {
    QPainterPath path;
    for (const QRectF* rect = rects; rect != rects + count; ++rect)
      path.addRect(*rect);
    drawPath(path);
  }
  void drawLines(const QLineF* lines, int count) override {
    for (const QLineF* line = lines; line != lines + count; ++line) {
      const QLineF drawn = painter()->deviceTransform().map(*line);
      draw_line(QRectF(drawn.p1(), drawn.p2()).normalized());
    }
  }
  void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*of*/) override {}

  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const double size = item.font().pixelSize();
    const QTransform transform = painter()->deviceTransform();
    // A label that changes its script comes in pieces, each where the one before ends.
    if (!labels.empty() && transform == transform_ && at.y() == end_.y() && size == size_ &&
        painter()->pen().color() == labels.back().colour &&
        std::abs(at.x() - end_.x()) < 0.05 * size) {
      DrawnLabel& label = labels.back();
      label.text += item.text();
      end_.setX(at.x() + item.width());
      label.outline = outline(transform);
      inked |= label.outline.boundingRect();
      return;
    }
    if (item.text().trimmed().isEmpty())
      return;
    transform_ = transform;
    start_ = at;
    end_ = at + QPointF(item.width(), 0);
    size_ = size;
    DrawnLabel label{item.text(), outline(transform),
                     size * std::sqrt(std::abs(transform.determinant())), painter()->pen().color(),
                     ground_};
    const QPointF middle = label.outline.boundingRect().center();
    for (auto fill = fills_.rbegin(); fill != fills_.rend(); ++fill)
      if (fill->shape.contains(middle)) {
        label.ground = fill->colour;
        break;
      }
    inked |= label.outline.boundingRect();
    labels.push_back(std::move(label));
  }

  void drawEllipse(const QRectF& bounds) override {
    drawn.circles = true;
    QPainterPath path;
    path.addEllipse(bounds);
    drawPath(path);
  }

  std::vector<DrawnLabel> labels;
  DrawnShapes drawn;
  double thinnest = std::numeric_limits<double>::infinity();
  QRectF inked;

private:
  void draw_line(const QRectF& bounds) {
    const QPen pen = painter()->pen();
    if (pen.style() == Qt::NoPen || pen.color().alpha() == 0)
      return;
    drawn.dashes = drawn.dashes || pen.style() != Qt::SolidLine;
    const double scale =
        pen.isCosmetic() ? 1 : std::sqrt(std::abs(painter()->deviceTransform().determinant()));
    const double width = pen.widthF() * scale;
    thinnest = std::min(thinnest, width);
    const double half = std::max(width, 1.0) / 2;
    inked |= bounds.adjusted(-half, -half, half, half);
  }

  [[nodiscard]] QPolygonF outline(const QTransform& transform) const {
    return transform.map(QPolygonF(QRectF(start_.x(), start_.y() - above * size_,
                                          end_.x() - start_.x(), (above + below) * size_)));
  }

  QColor ground_;
  std::vector<Fill> fills_;
  QTransform transform_; ///< of the last label, with where it starts and ends and its font's size
  QPointF start_, end_;
  double size_ = 0;
};

MeasuringDevice::MeasuringDevice(const QSize& size, const QColor& ground)
    : PaperDevice(size), engine_(std::make_unique<Engine>(ground)) {}
MeasuringDevice::~MeasuringDevice() = default;

QPaintEngine* MeasuringDevice::paintEngine() const { return engine_.get(); }
const std::vector<DrawnLabel>& MeasuringDevice::labels() const { return engine_->labels; }
DrawnShapes MeasuringDevice::drawn() const { return engine_->drawn; }
double MeasuringDevice::thinnest_line() const { return engine_->thinnest; }
QRectF MeasuringDevice::inked() const { return engine_->inked; }

} // namespace loom
