#include "widgets/views/throughput/measured_curves.h"

#include "core/figure/measured.h"
#include "core/scenario/measured_sets.h"
#include "widgets/export/measured_look.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"

namespace loom {

namespace {

/// Into the panel's coordinates: `x` and `y` are factors for one point.
void scale(MeasuredCurve& curve, auto&& x, auto&& y) {
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    Point& at = curve.points[i];
    const double factor = y(at.x);
    at = {x(at.x), at.y * factor};
    if (!curve.error_bars.empty())
      curve.error_bars[i] = {curve.error_bars[i].x * factor, curve.error_bars[i].y * factor};
  }
}

} // namespace

void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const auto unit = [&scenario](double alpha) { return throughput_scale(scenario, alpha).factor; };
  for (const MeasuredSetPtr& set : measured_sets(scenario, snapshot.catalogue)) {
    const MeasuredLook look = measured_look(scenario, set);
    if (panel.x.kind == AxisKind::alpha) {
      MeasuredCurve curve = measured_at_warps(set->data, scenario.warps, set->extra_arithmetic);
      scale(
          curve, [&panel](double alpha) { return alpha_place(panel.x, alpha); }, unit);
      if (!curve.points.empty())
        add_dots(panel, look, look.name, curve);
    } else if (auto slice = measured_near(set->data, scenario.alpha, set->extra_arithmetic)) {
      scale(
          *slice, [x_factor](double warps) { return warps * x_factor; },
          [factor = unit(slice->alpha)](double) { return factor; });
      add_dots(panel, look, tr("%1 at %2").arg(look.name, alpha_words(slice->alpha)), *slice);
    }
  }
}

void add_measured_needed(Panel& panel, const Scenario& scenario, const KernelModel& model,
                         const Catalogue* catalogue, double factor) {
  for (const MeasuredSetPtr& set : measured_sets(scenario, catalogue)) {
    MeasuredCurve needed =
        measured_warps_needed(set->data, model, scenario.target, set->extra_arithmetic);
    if (needed.points.empty())
      continue;
    for (Point& point : needed.points)
      point = {alpha_place(panel.x, point.x), point.y * factor};
    for (Point& bar : needed.error_bars)
      bar = {bar.x * factor, bar.y * factor};
    const MeasuredLook look = measured_look(scenario, set);
    add_dots(panel, look, look.name, needed);
  }
}

} // namespace loom
