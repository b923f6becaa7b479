#include "widgets/paint/canvas.h"

#include "widgets/style/fonts.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double smallest = 0.75; ///< that a text becomes to fit, of its size
constexpr qsizetype most_measured = 1024;

struct MeasuredText {
  QFont font;
  QString text;
  bool operator==(const MeasuredText&) const = default;
};
std::size_t qHash(const MeasuredText& text, std::size_t seed) {
  return qHash(text.text, seed) + static_cast<std::size_t>(text.font.pixelSize());
}

} // namespace

Canvas::Canvas(FigureStyle style, double units_per_point)
    : style_(std::move(style)), units_per_point_(units_per_point), text_(font(style_.text)),
      tick_(font(style_.tick)), title_(font(style_.title)) {}

QFont Canvas::font(double size) const {
  QFont font(style_.font_family.isEmpty() ? bundled_font_family() : style_.font_family);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(points(size)))));
  // Hinting would make a label's width depend on the resolution.
  font.setHintingPreference(QFont::PreferNoHinting);
  // Any letter spacing, however small, switches ligatures off: "flight" stays searchable in PDF.
  font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
  return font;
}

QPen Canvas::pen(Role role, Weight weight) const {
  const double width = points(style_.width(weight));
  QPen pen(style_.colour(role), width);
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  if (const std::vector<double> dashes = style_.dashes(role); !dashes.empty()) {
    const double unit = std::max(width, points(0.8)) / width; // visible on hairlines
    QList<qreal> pattern;
    for (const double dash : dashes)
      pattern.push_back(dash * unit);
    pen.setDashPattern(pattern);
  }
  return pen;
}

QPen Canvas::line(const QColor& colour, double width_points) const {
  QPen pen(colour, points(width_points));
  pen.setCapStyle(Qt::FlatCap);
  return pen;
}

FittedText fitted(const QFont& font, const QString& text, double room) {
  const double length = text_size(font, text).width();
  if (length <= room)
    return {font, text};
  FittedText made{font, text};
  const double size = font.pixelSize() * std::max(smallest, room / length);
  made.font.setPixelSize(std::max(1, static_cast<int>(size)));
  made.text = QFontMetricsF(made.font).elidedText(text, Qt::ElideRight, room);
  return made;
}

QSizeF text_size(const QFont& font, const QString& text) {
  // A drag asks for the same names at every frame, and to shape them is most of its layout.
  thread_local QHash<MeasuredText, QSizeF> measured;
  const MeasuredText wanted{font, text};
  if (const auto found = measured.constFind(wanted); found != measured.cend())
    return *found;
  if (measured.size() >= most_measured)
    measured.clear();
  const QFontMetricsF metrics(font);
  return *measured.insert(wanted,
                          {metrics.horizontalAdvance(text), metrics.ascent() + metrics.descent()});
}

void draw_text(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
               const QString& text) {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(QPointF(box.left(), box.top() + QFontMetricsF(font).ascent()), text);
}

} // namespace loom
