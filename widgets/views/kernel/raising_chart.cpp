#include "widgets/views/kernel/raising_chart.h"

#include "widgets/style/tr.h"
#include "widgets/views/diagram_words.h"

namespace loom {
namespace {

// Em.
constexpr double width = 33, middle = 10.8, box_width = 21.4, line_height = 1.4, gap = 1.5;
constexpr double question_width = 20, question_height = 4.4;
constexpr double back = 27.6, back_width = 9.6, back_height = 2;

/// Boxes one under another, joined by arrows.
class FlowChart {
public:
  /// One box of these lines, an arrow leading to it.
  void step(const QStringList& lines, bool ends = false) {
    arrow_here();
    const double height = line_height * static_cast<double>(lines.size()) + 0.6;
    box(middle, y_, box_width, height, ends);
    double at = y_ + 0.3 + line_height / 2;
    for (const QString& line : lines) {
      text(middle, at, line, box_width - 0.6, DiagramAnchor::centre);
      at += line_height;
    }
    y_ += height;
  }
  /// A question whose yes leads back to `to`, by way of a step.
  void question(const QString& words, const QString& step, double to) {
    arrow_here();
    const double top = y_, centre = y_ + question_height / 2, bottom = y_ + question_height;
    const double left = middle - question_width / 2, right = middle + question_width / 2;
    line(left, centre, middle, top);
    line(middle, top, right, centre);
    line(right, centre, middle, bottom);
    line(middle, bottom, left, centre);
    text(middle, centre, words, question_width * 0.72, DiagramAnchor::centre);
    line(right, centre, back, centre);
    const double on_the_way = (centre + to) / 2;
    line(back, centre, back, on_the_way + back_height / 2, true);
    box(back, on_the_way - back_height / 2, back_width, back_height, false);
    text(back, on_the_way, step, back_width - 0.4, DiagramAnchor::centre);
    line(back, on_the_way - back_height / 2, back, to);
    line(back, to, middle, to, true);
    text(right + 0.3, centre - 0.8, tr("yes"), 0, DiagramAnchor::left);
    y_ = bottom;
    text(middle + 0.5, y_ + gap / 2, tr("no"), 0, DiagramAnchor::left);
  }
  /// Where an arrow may come back to: above the next step.
  [[nodiscard]] double here() const { return y_ + gap / 2; }
  Diagram finish() {
    out_.width = width;
    out_.height = y_ + 0.2;
    return std::move(out_);
  }

private:
  void box(double x, double y, double wide, double high, bool ends) {
    out_.boxes.push_back({.id = "step:" + std::to_string(++number_),
                          .x = x - wide / 2,
                          .y = y,
                          .width = wide,
                          .height = high,
                          .fill = ends ? DiagramFill::pale : DiagramFill::none,
                          .outline = DiagramOutline::solid});
  }
  void arrow_here() {
    if (y_ == 0)
      return;
    line(middle, y_, middle, y_ + gap, true);
    y_ += gap;
  }
  void line(double x1, double y1, double x2, double y2, bool arrow = false) {
    out_.lines.push_back({.x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2, .arrow = arrow});
  }
  void text(double x, double y, const QString& words, double room, DiagramAnchor anchor) {
    add_text(out_, x, y, words, room, {.anchor = anchor});
  }

  double y_ = 0;
  int number_ = 0;
  Diagram out_{};
};

} // namespace

Diagram raising_chart(RaisedCache level) {
  const bool l1 = level == RaisedCache::l1;
  const QString latency = l1 ? QStringLiteral("lat_L1") : QStringLiteral("lat_L2");
  FlowChart chart;
  chart.step(l1 ? QStringList{tr("a wave on an SM")}
                : QStringList{tr("a wave on the GPU,"), tr("each SM with its sm.lat_L1")},
             true);
  chart.step({QStringLiteral("%1 = gpu_m.%1").arg(latency)});
  const double again = chart.here();
  chart.step({l1 ? QStringLiteral("time = time_SM(sm, lat_L1, lat_L2, …)")
                 : QStringLiteral("time = time_GPU(gpu, lat_L2, …)"),
              l1 ? QStringLiteral("band = mem_l1_SM(sm) / time")
                 : QStringLiteral("band = mem_l2_GPU(gpu) / time")});
  chart.question(l1 ? QStringLiteral("band > gpu_m.band_L1 + ε")
                    : QStringLiteral("band > gpu_m.band_L2 + ε"),
                 tr("raise %1").arg(latency), again);
  chart.step({l1 ? QStringLiteral("sm.lat_L1 = lat_L1") : QStringLiteral("gpu.lat_L2 = lat_L2"),
              l1 ? tr("time of the SM = time") : tr("time of the wave = time")},
             true);
  return chart.finish();
}

} // namespace loom
