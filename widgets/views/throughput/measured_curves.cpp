#include "widgets/views/throughput/measured_curves.h"

#include "core/plot/build.h"
#include "core/plot/measured.h"
#include "core/scenario/parameters.h"
#include "widgets/figure/words.h"

#include <QCoreApplication>

namespace loom {

namespace {
QString tr(const char* text) { return QCoreApplication::translate("ThroughputView", text); }
} // namespace

void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor) {
  const Scenario& scenario = snapshot.scenario();
  if (!snapshot.catalogue || scenario.ilp != 1)
    return;
  for (const Measurement& measurement : scenario.gpu->measurements) {
    const auto points = snapshot.catalogue->points(measurement);
    if (!points || measurement.mix != get_choice(scenario, "mix") ||
        measurement.access != scenario.access)
      continue;
    Curve dots{.id = "measured", .role = Role::measured, .dots = true};
    QString where;
    if (panel.x.kind == AxisKind::alpha) {
      for (const Point& point :
           measured_at_warps(*points, scenario.warps, measurement.extra_arithmetic))
        dots.points.push_back({point.x, point.y * throughput_scale(scenario, point.x).factor});
      where = tr("measured");
    } else if (const auto slice =
                   measured_near(*points, scenario.alpha, measurement.extra_arithmetic)) {
      for (const Point& point : slice->points)
        dots.points.push_back(
            {point.x * x_factor, point.y * throughput_scale(scenario, slice->alpha).factor});
      where = tr("measured at %1").arg(alpha_words(slice->alpha));
    }
    if (dots.points.empty())
      continue;
    const Point across = axis_span(panel.x), up = axis_span(panel.y);
    std::erase_if(dots.points, [&](const Point& point) {
      return point.x < across.x || point.x > across.y || point.y < up.x || point.y > up.y;
    });
    dots.label = where.toStdString();
    panel.curves.push_back(std::move(dots));
  }
}

} // namespace loom
