#include "widgets/export/measuring_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

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
    if (brush.style() == Qt::SolidPattern && brush.color().alpha() == 255)
      fills_.push_back({painter()->deviceTransform().map(path), brush.color()});
  }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    if (mode == PolylineMode)
      return;
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
  void drawLines(const QLineF* /*lines*/, int /*count*/) override {}
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
    labels.push_back(std::move(label));
  }

  std::vector<DrawnLabel> labels;

private:
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

} // namespace loom
