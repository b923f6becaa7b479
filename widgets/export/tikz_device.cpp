#include "widgets/export/tikz_device.h"

#include "core/figure/build.h"
#include "widgets/export/tex_text.h"
#include "widgets/export/tikz_plots.h"
#include "widgets/paint/figure_painter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <set>

namespace loom {

namespace {

/// Sets a text that begins at (#1,#2) and is #3 mm wide; #4 is its font's size in points of 1/72
/// inch, #5 the angle, #6 the colour. \loomscale is how much larger the document's font has to be
/// than the drawing's so that its letters are as wide on average, of a size of 10 pt. Every line
/// ends in a comment: a blank would stand beside the picture.
constexpr const char* macros = R"(\ifx\loombox\undefined\newsavebox{\loombox}\fi%
\def\loomtext#1#2#3#4#5#6#7{%
  \pgftext[left,base,at=\pgfpointxy{#1}{#2},rotate=#5]{%
    \setbox\loombox=\hbox{\fontsize{10}{12}\selectfont #7}%
    \pgfmathsetmacro\loomwide{#3mm/\the\wd\loombox}%
    \pgfmathsetmacro\loomhigh{#4*\loomscale}%
    \color{#6}\scalebox{\loomwide}[\loomhigh]{\copy\loombox}}}%
)";
/// From this size on, in points, each word of a label is set at its own place: the words of another
/// font are of other widths, and in large letters a line of them is seen to drift.
constexpr double large_letters = 12;
/// What the average is taken of.
constexpr const char* usual_letters = "Latency in cycles per warp 0123456789";

std::string option(const QPen& pen) {
  std::string out = ", line width=" + tikz_number(pen.widthF() / export_units_per_point) + "bp";
  if (pen.capStyle() != Qt::FlatCap)
    out += pen.capStyle() == Qt::RoundCap ? ", line cap=round" : ", line cap=rect";
  if (pen.joinStyle() == Qt::RoundJoin)
    out += ", line join=round";
  if (pen.joinStyle() == Qt::BevelJoin)
    out += ", line join=bevel";
  return out + tikz_dashes(pen);
}

} // namespace

class TikzDevice::Engine : public QPaintEngine {
public:
  explicit Engine(double height) : QPaintEngine(AllFeatures), height_(height) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override {
    flush();
    unclip();
    return true;
  }
  Type type() const override { return User; }
  void updateState(const QPaintEngineState& /*state*/) override {}

  void drawPath(const QPainterPath& path) override {
    if (!path.isEmpty())
      shape(painter()->deviceTransform().map(path), true);
  }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    if (mode != PolylineMode)
      path.closeSubpath();
    shape(painter()->deviceTransform().map(path), mode != PolylineMode);
  }
  void drawRects(const QRectF* rects, int count) override {
    for (const QRectF* rect = rects; rect != rects + count; ++rect) {
      const QTransform to_device = painter()->deviceTransform();
      if (to_device.isRotating()) {
        QPainterPath path;
        path.addRect(*rect);
        drawPath(path);
        continue;
      }
      const QRectF box = to_device.mapRect(rect->normalized());
      draw(place(box.bottomLeft()) + " rectangle " + place(box.topRight()), box, true);
    }
  }
  void drawEllipse(const QRectF& rect) override {
    const QRectF box = painter()->deviceTransform().mapRect(rect);
    const std::string radii =
        std::abs(box.width() - box.height()) < 0.5
            ? "radius=" + tikz_mm(box.width() / 2)
            : "x radius=" + tikz_mm(box.width() / 2) + ", y radius=" + tikz_mm(box.height() / 2);
    draw(place(box.center()) + " circle[" + radii + "]", box, true);
  }
  void drawLines(const QLineF* lines, int count) override {
    const QTransform to_device = painter()->deviceTransform();
    for (const QLineF* line = lines; line != lines + count; ++line) {
      const QLineF at = to_device.map(*line);
      draw(place(at.p1()) + " -- " + place(at.p2()), QRectF(at.p1(), at.p2()).normalized(), false);
    }
  }
  void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*of*/) override {}

  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const QTransform transform = painter()->deviceTransform();
    const double size = item.font().pixelSize();
    const Text text{transform,   at,         item.width(), size, painter()->pen().color(),
                    item.font(), item.text()};
    // A label that changes its script comes in pieces, each where the one before ends.
    if (!text_.letters.isEmpty() && text.continues(text_)) {
      text_.letters += text.letters;
      text_.width = at.x() + text.width - text_.at.x();
      return;
    }
    flush();
    clip(transform.mapRect(QRectF(at.x(), at.y() - size, text.width, 1.3 * size)));
    text_ = text;
  }

  /// An axis environment in this rectangle, with further options and plots.
  void axis(const std::string& plots, const QRectF& axes);

  std::string colour(const QColor& colour) {
    if (colour == Qt::black)
      return "black";
    if (colour == Qt::white)
      return "white";
    const std::string digits = colour.name().mid(1).toUpper().toStdString();
    colours.insert(digits);
    return "loom" + digits;
  }
  [[nodiscard]] std::string place(const QPointF& at) const {
    return "(" + tikz_mm(at.x()) + "," + tikz_mm(height_ - at.y()) + ")";
  }
  [[nodiscard]] const std::string& out() const { return out_; }

  std::set<std::string> colours; ///< used, as RRGGBB
  bool has_plots = false;

private:
  struct Text {
    QTransform transform;
    QPointF at;
    double width = 0, size = 0;
    QColor colour;
    QFont font;
    QString letters;
    [[nodiscard]] bool continues(const Text& before) const {
      return transform == before.transform && at.y() == before.at.y() && size == before.size &&
             colour == before.colour && font.bold() == before.font.bold() &&
             std::abs(at.x() - before.at.x() - before.width) < 0.05 * size;
    }
  };

  /// Whole subpaths of straight lines and curves.
  void shape(const QPainterPath& path, bool may_fill) {
    std::string tikz;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
      const QPainterPath::Element element = path.elementAt(i);
      const bool last = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
      const QPointF at(element.x, element.y);
      if (element.isMoveTo()) {
        tikz += (tikz.empty() ? "" : " ") + place(at);
        start = at;
      } else if (element.isCurveTo()) {
        tikz += " .. controls " + place(at) + " and " + place(path.elementAt(i + 1)) + " .. " +
                place(path.elementAt(i + 2));
        i += 2;
      } else if (last && at == start) {
        tikz += " -- cycle";
      } else {
        tikz += " -- " + place(at);
      }
    }
    draw(tikz, path.boundingRect(), may_fill, true);
  }

  /// With the painter's pen and brush. Whatever looks alike becomes one command, but for areas that
  /// may lie over each other.
  void draw(const std::string& tikz, const QRectF& bounds, bool may_fill, bool alone = false) {
    constexpr int most_together = 200;
    const QPen pen = painter()->pen();
    const QBrush brush = painter()->brush();
    const bool fills = may_fill && brush.style() != Qt::NoBrush;
    const bool strokes = pen.style() != Qt::NoPen;
    if (!fills && !strokes)
      return;
    std::string command = fills ? strokes ? "\\filldraw[" : "\\fill[" : "\\draw[";
    if (fills && strokes)
      command += "fill=" + colour(brush.color()) + ", draw=" + colour(pen.color());
    else
      command += colour(fills ? brush.color() : pen.color());
    if (strokes)
      command += option(pen);
    command += "] ";
    if (!text_.letters.isEmpty() || command != command_ || together_ >= most_together ||
        (fills && (strokes || alone)))
      flush();
    const double reach = strokes ? pen.widthF() / 2 : 0;
    clip(bounds.adjusted(-reach, -reach, reach, reach));
    path_ += (path_.empty() ? "" : "\n  ") + tikz;
    command_ = command;
    ++together_;
  }

  void flush() {
    if (!path_.empty())
      out_ += command_ + path_ + ";\n";
    path_.clear();
    together_ = 0;
    if (text_.letters.trimmed().isEmpty())
      return text_.letters.clear();
    // LaTeX takes blanks together, and leaves out those at the beginning.
    text_.letters.replace(QStringLiteral("  "), QStringLiteral("\u00a0\u00a0"));
    if (text_.letters.startsWith(QLatin1Char(' ')))
      text_.letters.replace(0, 1, QChar(u'\u00a0'));
    const double scale = std::sqrt(std::abs(text_.transform.determinant()));
    if (text_.size * scale < large_letters * export_units_per_point) {
      write(text_.letters, 0, text_.width, scale);
    } else {
      const QFontMetricsF metrics(text_.font);
      qsizetype from = 0;
      for (const QString& word : text_.letters.split(QLatin1Char(' '))) {
        if (!word.isEmpty())
          write(word, metrics.horizontalAdvance(text_.letters.first(from)),
                metrics.horizontalAdvance(word), scale);
        from += word.size() + 1;
      }
    }
    text_.letters.clear();
  }

  /// A part of the label that begins `from` units behind its start and is `width` units wide.
  void write(const QString& letters, double from, double width, double scale) {
    const QTransform& transform = text_.transform;
    const double angle = std::atan2(-transform.m12(), transform.m11()) * 180 / M_PI;
    const QPointF at = transform.map(text_.at + QPointF(from, 0));
    out_ += "\\loomtext{" + tikz_mm(at.x()) + "}{" + tikz_mm(height_ - at.y()) + "}{" +
            tikz_mm(width * scale) + "}{" +
            tikz_number(text_.size * scale / export_units_per_point) + "}{" + tikz_number(angle) +
            "}{" + colour(text_.colour) + "}{" + (text_.font.bold() ? "\\bfseries " : "") +
            tex_text(letters.toStdString()) + "}\n";
  }

  /// Only rectangles cut in our drawings. What lies inside needs no cutting.
  void clip(const QRectF& bounds) {
    const QRectF clip = painter()->hasClipping()
                            ? painter()->deviceTransform().mapRect(painter()->clipBoundingRect())
                            : QRectF();
    if (clip == clip_ && !clip.isNull())
      return;
    if (!clip_.isNull() || (!clip.isNull() && !clip.contains(bounds))) {
      flush();
      unclip();
    }
    if (clip.isNull() || clip.contains(bounds))
      return;
    out_ += "\\begin{scope}\\clip " + place(clip.bottomLeft()) + " rectangle " +
            place(clip.topRight()) + ";\n";
    clip_ = clip;
  }
  void unclip() {
    if (!clip_.isNull())
      out_ += "\\end{scope}\n";
    clip_ = {};
  }

  double height_;
  std::string out_;
  std::string command_, path_; ///< what was drawn last, not yet in `out_`
  int together_ = 0;
  Text text_;   ///< the same of a text
  QRectF clip_; ///< of the scope that is open
};

TikzDevice::TikzDevice(const QSizeF& size)
    : PaperDevice(size), engine_(std::make_unique<Engine>(size.height())) {}
TikzDevice::~TikzDevice() = default;

QPaintEngine* TikzDevice::paintEngine() const { return engine_.get(); }
bool TikzDevice::has_plots() const { return engine_->has_plots; }

void TikzDevice::Engine::axis(const std::string& plots, const QRectF& axes) {
  flush();
  unclip();
  // Right after a text pgfplots takes the text's units for its own.
  out_ += "\\path (0,0);\n\\begin{axis}[at={(" + tikz_mm(axes.left()) + "mm," +
          tikz_mm(height_ - axes.bottom()) +
          "mm)}, anchor=south west, width=" + tikz_mm(axes.width()) +
          "mm, height=" + tikz_mm(axes.height()) + "mm,\n" + plots + "\\end{axis}\n";
  has_plots = true;
}

void TikzDevice::take_curves(const Panel& panel, const Canvas& canvas, const QRectF& axes) {
  const std::string plots =
      tikz_curves(panel, canvas, [this](const QColor& colour) { return engine_->colour(colour); });
  if (!plots.empty())
    engine_->axis(plots, axes);
}

bool TikzDevice::take_chart(const Panel& panel, const Canvas& canvas, const QRectF& axes) {
  // Plots stand on 0, charts on the axis.
  if (panel.y.kind != AxisKind::linear || panel.y.min != 0)
    return false;
  const auto name_of = [this](const QColor& colour) { return engine_->colour(colour); };
  engine_->axis(panel.kind == PanelKind::stacked ? tikz_layers(panel, canvas, name_of)
                                                 : tikz_bars(panel, canvas, axes.width(), name_of),
                axes);
  return true;
}

std::string TikzDevice::picture(const QString& family) const {
  std::string out;
  for (const std::string& digits : engine_->colours)
    out += "\\definecolor{loom" + digits + "}{HTML}{" + digits + "}%\n";
  QFont font(family);
  font.setPixelSize(1000);
  const double wide =
      QFontMetricsF(font).horizontalAdvance(QString::fromLatin1(usual_letters)) / 1000;
  out += macros + std::string("\\setbox\\loombox=\\hbox{\\fontsize{10}{12}\\selectfont ") +
         usual_letters + "}%\n\\pgfmathsetmacro\\loomscale{" + tikz_number(wide) +
         "bp/\\the\\wd\\loombox}%\n";
  const std::string corner = engine_->place({size().width(), 0});
  return out + "\\begin{tikzpicture}[x=1mm, y=1mm]\n\\useasboundingbox (0,0) rectangle " + corner +
         ";\n" + engine_->out() + "\\end{tikzpicture}%\n";
}

} // namespace loom
