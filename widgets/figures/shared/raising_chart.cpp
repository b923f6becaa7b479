#include "widgets/figures/shared/raising_chart.h"

#include "widgets/style/tr.h"
#include "widgets/views/diagram_builder.h"

namespace loom {
namespace {

// Em.
constexpr double width = 33, middle = 10.8, box_width = 21.4, line_height = 1.4, gap = 1.5;
constexpr double question_width = 20, question_height = 4.4;
constexpr double back = 27.6, back_width = 9.6, back_height = 2;

const DiagramText centred{.anchor = DiagramAnchor::centre};

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
      to_.text(middle, at, line, box_width - 0.6, centred);
      at += line_height;
    }
    y_ += height;
  }
  /// A question whose yes leads back to `to`, by way of a step.
  void question(const QString& words, const QString& step, double to) {
    arrow_here();
    const double top = y_, centre = y_ + question_height / 2, bottom = y_ + question_height;
    const double left = middle - question_width / 2, right = middle + question_width / 2;
    const Point corners[] = {{left, centre}, {middle, top}, {right, centre}, {middle, bottom}};
    for (std::size_t corner = 0; corner < 4; ++corner)
      to_.line(corners[corner], corners[(corner + 1) % 4]);
    to_.text(middle, centre, words, question_width * 0.72, centred);
    to_.line({right, centre}, {back, centre});
    const double on_the_way = (centre + to) / 2;
    to_.line({back, centre}, {back, on_the_way + back_height / 2}, {.arrow = true});
    box(back, on_the_way - back_height / 2, back_width, back_height, false);
    to_.text(back, on_the_way, step, back_width - 0.4, centred);
    to_.line({back, on_the_way - back_height / 2}, {back, to});
    to_.line({back, to}, {middle, to}, {.arrow = true});
    to_.text(right + 0.3, centre - 0.8, tr("yes"), 0);
    y_ = bottom;
    to_.text(middle + 0.5, y_ + gap / 2, tr("no"), 0);
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
    to_.box({x - wide / 2, y, wide, high},
            {.id = DiagramPart{DiagramPart::Kind::step, ++number_}.id(),
             .fill = ends ? DiagramFill::pale : DiagramFill::none,
             .outline = DiagramOutline::solid});
  }
  void arrow_here() {
    if (y_ == 0)
      return;
    to_.line({middle, y_}, {middle, y_ + gap}, {.arrow = true});
    y_ += gap;
  }

  double y_ = 0;
  int number_ = 0;
  Diagram out_{};
  DiagramBuilder to_{out_};
};

} // namespace

Diagram raising_chart(std::string_view level) {
  const bool l1 = level == "l1";
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
