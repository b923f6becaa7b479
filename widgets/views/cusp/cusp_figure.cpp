#include "widgets/views/cusp/cusp_figure.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
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

void add_needed(const Sketch& sketch, const KernelModel& model, const std::string& id,
                const std::string& label, Role role, Weight weight) {
  Curve curve{.id = id, .label = label, .role = role, .weight = weight};
  curve.points = sketch.line(model, [](const Bounds& at) { return at.peak(); });
  add_clipped(sketch.panel, std::move(curve));
}

void add_mark(const Sketch& sketch, const char* id, MarkKind kind, double alpha, double warps,
              const QString& label) {
  const Point up = axis_span(sketch.panel.y);
  const double y = warps * sketch.factor;
  if (y < up.x || y > up.y)
    return;
  sketch.panel.marks.push_back({.id = id,
                                .label = label.toStdString(),
                                .kind = kind,
                                .role = Role::model,
                                .at = {alpha_place(sketch.panel.x, alpha), y}});
}

void add_gpu_maximum(const Sketch& sketch, bool label) {
  const auto most = max_warps(sketch.scenario);
  const Point across = axis_span(sketch.panel.x), up = axis_span(sketch.panel.y);
  if (!most || *most * sketch.factor >= up.y)
    return;
  const double y = *most * sketch.factor;
  sketch.panel.areas.push_back(
      {.id = "unattainable",
       .label = label ? tr("more warps than the SM holds").toStdString() : "",
       .hatched = true,
       .outline = {{across.x, y}, {across.y, y}, {across.y, up.y}, {across.x, up.y}}});
  sketch.panel.curves.push_back(
      {.id = "gpu_maximum",
       .label = label ? tr("GPU maximum %1").arg(number(y)).toStdString() : "",
       .role = Role::guide,
       .weight = Weight::thin,
       .points = {{across.x, y}, {across.y, y}},
       .parameter = "warps"});
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
  for (std::size_t index = 0; index < snapshot.pins.size(); ++index)
    if (snapshot.pins[index])
      top =
          std::max(top, 1.1 * highest(*snapshot.pins[index], snapshot.document.pins[index].target));
  return top;
}

} // namespace

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
  add_gpu_maximum(sketch, options.labels);
  add_needed(sketch, results.model, "needed", "", Role::model, Weight::bold);
  for (std::size_t index = 0; index < snapshot.pins.size(); ++index)
    if (snapshot.pins[index]) {
      const Scenario& pinned = snapshot.document.pins[index];
      Sketch ghost = sketch;
      ghost.scale = occupancy_scale(scenario).factor * pinned.target;
      add_needed(ghost, snapshot.pins[index]->model, "pinned",
                 difference(pinned, scenario).toStdString(), Role::ghost, Weight::normal);
    }
  if (options.branches)
    for (const Bottleneck which : {Bottleneck::other, Bottleneck::arithmetic, Bottleneck::issue})
      add_branch(sketch, which);
  add_measured_needed(sketch.panel, sketch.scenario, sketch.results.model, snapshot.catalogue,
                      sketch.factor);

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
  if (options.operating_point)
    panel.marks.push_back(
        {.id = "operating_point",
         .kind = MarkKind::operating_point,
         .at = {alpha_place(panel.x, scenario.alpha), scenario.warps * sketch.factor}});
  return panel;
}

Figure cusp_description(const Snapshot& snapshot) {
  if (snapshot.loop && *snapshot.loop)
    return loop_cusp_description(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "cusp";
  figure.title = tr("Warps needed to hide latency, %1")
                     .arg(QString::fromStdString(scenario.gpu->name))
                     .toStdString();
  figure.caption = parameter_words(scenario).toStdString();
  add_numbers(figure, scenario);
  note_statuses(figure);
  return figure;
}

Figure cusp_figure(const Snapshot& snapshot) {
  return with_plots(cusp_description(snapshot), {cusp_panel(snapshot)});
}

} // namespace loom
