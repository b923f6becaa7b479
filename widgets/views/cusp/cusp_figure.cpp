#include "widgets/views/cusp/cusp_figure.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/cusp/loop_cusp.h"
#include "widgets/views/throughput/measured_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// One panel in the making: what is needed of the scenario, in the unit shown.
struct Sketch {
  Panel& panel;
  const Scenario& scenario;
  const Results& results;
  double factor; ///< unit of occupancy shown per warp
  double scale;  ///< target × factor
  std::vector<double> xs;

  [[nodiscard]] std::vector<Point> line(const KernelModel& model, auto&& limit) const {
    std::vector<Point> points;
    points.reserve(xs.size());
    for (const double alpha : xs)
      points.push_back({alpha, scale * group_latency(model, alpha) *
                                   limit(bounds(model, alpha, 0)) / model.ilp});
    return points;
  }
};

void add_branch(const Sketch& sketch, Bottleneck which) {
  const Redundant redundant = sketch.results.redundant;
  if ((which == Bottleneck::arithmetic && redundant.arithmetic) ||
      (which == Bottleneck::issue && redundant.issue) ||
      (which == Bottleneck::other && redundant.other))
    return;
  Curve curve{.id = std::string(to_string(which)) + "_branch",
              .label = bound_name(which, sketch.scenario.mix).toStdString(),
              .role = bottleneck_role(which, sketch.scenario.mix),
              .parameter = parameter_of(which, sketch.scenario.mix)};
  if (which == sketch.results.advice.peak_limit)
    curve.weight = Weight::bold;
  curve.points = sketch.line(sketch.results.model, [which](const Bounds& at) {
    return which == Bottleneck::other        ? at.other
           : which == Bottleneck::arithmetic ? at.arithmetic
                                             : at.issue;
  });
  add_clipped(sketch.panel, std::move(curve));
}

void add_needed(const Sketch& sketch, const KernelModel& model, Curve curve) {
  curve.points = sketch.line(model, [](const Bounds& at) { return at.peak(); });
  add_clipped(sketch.panel, std::move(curve));
}

void add_mark(const Sketch& sketch, const std::string& id, MarkKind kind, double alpha,
              double warps, const QString& label, Role role = Role::model) {
  const Point up = axis_span(sketch.panel.y);
  const double y = warps * sketch.factor;
  if (y < up.x || y > up.y)
    return;
  sketch.panel.marks.push_back({.id = id,
                                .label = label.toStdString(),
                                .kind = kind,
                                .role = role,
                                .at = {alpha_place(sketch.panel.x, alpha), y}});
}

double chosen_top(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const auto highest = [](const Results& results, double target) {
    const Cusp& cusp = results.cusp;
    return target * std::max({cusp.warps_at_zero, cusp.warps_at_infinity,
                              cusp.cusp ? cusp.cusp->warps : 0.0});
  };
  double top = std::max(1.15 * highest(*snapshot.results, scenario.target),
                        1.15 * max_warps(scenario).value_or(0));
  top = std::max(top, 1.05 * scenario.warps);
  for (const ComparedPin& each : snapshot.compared)
    top = std::max(top, 1.1 * highest(each.results, scenario.target));
  return top;
}

/// The curve of one of those compared, with where it goes at α = 0 and ∞.
void add_compared(Sketch sketch, const Results& results, const Curve& curve) {
  add_needed(sketch, results.model, curve);
  const double target = sketch.scenario.target;
  add_mark(sketch, curve.id + "_limit_zero", MarkKind::limit, 0,
           results.cusp.warps_at_zero * target, {}, curve.role);
  add_mark(sketch, curve.id + "_limit_infinity", MarkKind::limit, infinity,
           results.cusp.warps_at_infinity * target, {}, curve.role);
}

/// Those compared, each by what it needs alone.
void add_comparison(const Sketch& sketch, const Snapshot& snapshot) {
  const std::initializer_list<std::string_view> along{"alpha", "warps"};
  sketch.panel.legend = true;
  add_compared(sketch, sketch.results, curve_of_scenario(snapshot, along));
  for (const ComparedPin& each : snapshot.compared)
    add_compared(sketch, each.results, curve_of(snapshot, each, along));
  add_measured_needed(sketch.panel, snapshot, sketch.factor);
}

} // namespace

void add_most_warps(Panel& panel, const Scenario& scenario, bool hatched, bool labels) {
  const auto most = max_warps(scenario);
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  const double y = most.value_or(0) * occupancy_scale(scenario).factor;
  if (!most || y >= up.y)
    return;
  if (hatched)
    panel.areas.push_back(
        {.id = "unattainable",
         .label = labels ? tr("more warps than the SM holds").toStdString() : "",
         .hatched = true,
         .outline = {{across.x, y}, {across.y, y}, {across.y, up.y}, {across.x, up.y}}});
  panel.curves.push_back({.id = "gpu_maximum",
                          .label = labels ? tr("GPU maximum %1").arg(number(y)).toStdString() : "",
                          .role = Role::guide,
                          .weight = Weight::thin,
                          .points = {{across.x, y}, {across.y, y}},
                          .parameter = "warps"});
}

Panel cusp_panel(const Snapshot& snapshot, const CuspPanelOptions& options) {
  if (snapshot.loop && *snapshot.loop)
    return loop_cusp_panel(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  const Results& results = *snapshot.results;
  const OccupancyScale occupancy = occupancy_scale(scenario);
  Panel panel;
  panel.x = alpha_axis(tr("arithmetic intensity α").toStdString());
  panel.y = {.label = tr("warps needed").toStdString(),
             .unit = occupancy.unit.toStdString(),
             .min = 0,
             .max = occupancy.factor *
                    std::ceil((options.y_max > 0 ? options.y_max : chosen_top(snapshot)) / 8) * 8};
  if (scenario.target < 1)
    panel.y.label =
        tr("warps for %1 % of the peak").arg(number(100 * scenario.target)).toStdString();

  std::vector<double> turns;
  for (const auto& point :
       {results.cusp.cusp, results.cusp.with_arithmetic, results.cusp.with_issue})
    if (point)
      turns.push_back(point->alpha);
  const Sketch sketch{panel,
                      scenario,
                      results,
                      occupancy.factor,
                      occupancy.factor * scenario.target,
                      alpha_samples(panel.x, snapshot.draft ? 65 : 257, turns)};
  const bool compared = compares(snapshot);
  if (!compared || hold_as_many_warps(snapshot))
    add_most_warps(panel, scenario, true, options.labels);
  const auto add_operating_point = [&] {
    if (options.operating_point)
      panel.marks.push_back(
          {.id = "operating_point",
           .kind = MarkKind::operating_point,
           .at = {alpha_place(panel.x, scenario.alpha), scenario.warps * sketch.factor}});
  };
  if (compared) {
    add_comparison(sketch, snapshot);
    add_operating_point();
    return panel;
  }
  add_needed(sketch, results.model, {.id = "needed", .role = Role::model, .weight = Weight::bold});
  if (options.branches)
    for (const Bottleneck which : {Bottleneck::other, Bottleneck::arithmetic, Bottleneck::issue})
      add_branch(sketch, which);
  add_measured_needed(sketch.panel, snapshot, sketch.factor);

  if (const auto bands = bands_of(scenario, options.band))
    add_band(
        panel, sketch.xs,
        [&](double alpha) -> std::optional<Band> {
          const auto band = bands->warps_needed(alpha, scenario.target);
          return band ? std::optional(Band{band->low * sketch.factor, band->high * sketch.factor})
                      : band;
        },
        options.band);

  const Cusp& cusp = results.cusp;
  const auto value = [&](double warps) {
    return options.labels ? number(warps * sketch.scale) : QString();
  };
  add_mark(sketch, "limit_zero", MarkKind::limit, 0, cusp.warps_at_zero * scenario.target,
           options.labels ? tr("%1 needed").arg(value(cusp.warps_at_zero)) : QString());
  add_mark(sketch, "limit_infinity", MarkKind::limit, infinity,
           cusp.warps_at_infinity * scenario.target, value(cusp.warps_at_infinity));
  if (cusp.cusp)
    add_mark(sketch, "cusp", MarkKind::cusp, cusp.cusp->alpha, cusp.cusp->warps * scenario.target,
             options.labels
                 ? tr("cusp: %1 at %2")
                       .arg(number(cusp.cusp->warps * sketch.scale), alpha_words(cusp.cusp->alpha))
                 : QString());
  add_operating_point();
  return panel;
}

Figure cusp_description(const Snapshot& snapshot) {
  if (snapshot.loop && *snapshot.loop)
    return loop_cusp_description(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "cusp";
  const QString gpus =
      compares(snapshot) ? compared_gpus(snapshot) : QString::fromStdString(scenario.gpu->name);
  figure.title =
      (scenario.target < 1
           ? tr("Warps needed for %1 % of the peak, %2").arg(number(100 * scenario.target), gpus)
           : tr("Warps needed to hide latency, %1").arg(gpus))
          .toStdString();
  figure.caption = parameter_words(scenario).toStdString();
  add_numbers(figure, scenario);
  describe_comparison(figure, snapshot, {"alpha", "warps"});
  note_measured(figure, snapshot, MeasuredAxes::needed);
  compares(snapshot) ? note_unstated(figure) : note_statuses(figure);
  return figure;
}

Figure cusp_figure(const Snapshot& snapshot) {
  return with_plots(cusp_description(snapshot),
                    {cusp_panel(snapshot, {.operating_point = !compares(snapshot)})});
}

} // namespace loom
