#include "widgets/views/cusp/loop_cusp.h"

#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/comparison.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/profile/profile_run.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr double most_shown = 4; ///< times the warps that the SM holds

/// What of the target each resource asks for along the axis, and the least of them.
struct Branches {
  std::vector<Point> needed{};
  std::array<std::vector<Point>, resource_count> by_resource{};
  std::array<bool, resource_count> binds{};
};

Branches branches_along(const LoopSweep& sweep, double scale) {
  Branches all;
  for (const double x : sweep.samples()) {
    const auto numbers = sweep.numbers(x);
    if (!numbers)
      continue;
    const LoopEvaluation at = evaluate(*numbers, 1);
    if (!std::isfinite(at.warps_needed))
      continue;
    all.needed.push_back({x, at.warps_needed * scale});
    for (const auto& share : at.resources)
      if (share.bound && std::isfinite(*share.bound)) {
        const auto index = static_cast<std::size_t>(share.resource);
        all.by_resource[index].push_back({x, at.warps_needed / at.peak * *share.bound * scale});
        all.binds[index] = all.binds[index] || *share.bound <= at.peak * (1 + 1e-9);
      }
  }
  return all;
}

/// Where the warps needed have a peak, α being the axis.
void add_cusps(Panel& panel, const LoopNumbers& numbers, double scale) {
  const std::vector<LoopStretch> stretches = loop_stretches(numbers);
  for (std::size_t i = 1; i < stretches.size(); ++i) {
    const double here = stretches[i].warps;
    const double before = loop_warps_needed(with_alpha(numbers, stretches[i].from * 0.99)),
                 after = loop_warps_needed(with_alpha(numbers, stretches[i].from * 1.01));
    if (!(here > before && here > after) || here * scale > panel.y.max)
      continue;
    panel.marks.push_back({.id = "cusp",
                           .label = tr("cusp: %1 at %2")
                                        .arg(number(here * scale), alpha_words(stretches[i].from))
                                        .toStdString(),
                           .kind = MarkKind::cusp,
                           .role = Role::model,
                           .at = {alpha_place(panel.x, stretches[i].from), here * scale}});
  }
}

/// Those compared, each by what it needs alone; they are cut to the scenario's axes.
void add_comparison(Panel& panel, const Snapshot& snapshot, std::vector<Point> needed,
                    double scale) {
  const std::initializer_list<std::string_view> along{"warps"};
  panel.legend = true;
  Curve own = curve_of_scenario(snapshot, along);
  own.points = std::move(needed);
  add_clipped(panel, std::move(own));
  for (ComparedLoop& each : compared_loops(snapshot, along))
    if (chosen_axis(each.snapshot) == chosen_axis(snapshot)) {
      const LoopSweep sweep(each.snapshot, chosen_axis(snapshot));
      each.curve.points = branches_along(sweep, scale).needed;
      add_clipped(panel, std::move(each.curve));
    }
}

} // namespace

Panel loop_cusp_panel(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const LoopResults& results = **snapshot.loop;
  const LoopAxis axis = chosen_axis(snapshot);
  const LoopSweep sweep(snapshot, axis);
  const OccupancyScale occupancy = occupancy_scale(scenario);
  const double scale = scenario.target * occupancy.factor;
  const Branches branches = branches_along(sweep, scale);

  double top = 1.05 * scenario.warps * occupancy.factor;
  for (const Point& point : branches.needed)
    top = std::max(top, 1.15 * point.y);
  const auto most = max_warps(scenario);
  if (most)
    top = std::max(std::min(top, most_shown * *most * occupancy.factor),
                   std::max(1.15 * *most, 1.05 * scenario.warps) * occupancy.factor);
  Panel panel;
  panel.x = sweep.axis();
  panel.y = {.label = (scenario.target < 1
                           ? tr("warps for %1 % of the peak").arg(number(100 * scenario.target))
                           : tr("warps needed"))
                          .toStdString(),
             .unit = occupancy.unit.toStdString(),
             .min = 0,
             .max = occupancy.factor * std::ceil(top / occupancy.factor / 8) * 8};
  add_most_warps(panel, scenario, true);
  const bool compared = compares(snapshot);
  if (compared)
    add_comparison(panel, snapshot, branches.needed, scale);
  else
    add_clipped(
        panel,
        {.id = "needed", .role = Role::model, .weight = Weight::bold, .points = branches.needed});
  for (std::size_t i = 0; i < resource_count; ++i) {
    if (compared || !branches.binds[i])
      continue;
    const auto resource = static_cast<Resource>(i);
    const LoopLimit limit{.kind = LoopLimit::Kind::resource, .resource = resource};
    add_clipped(panel,
                {.id = limit_id(limit),
                 .label = resource_words(resource).toStdString(),
                 .role = resource_role(resource),
                 .weight = limit == results.evaluation.peak_limit ? Weight::bold : Weight::normal,
                 .points = branches.by_resource[i],
                 .parameter = limit_quantity(limit)});
  }
  if (axis == LoopAxis::alpha && !compared)
    add_cusps(panel, results.numbers, scale);
  // The launch that a profile measured stands where its loop is, at the warps that it had.
  for (const ProfiledPoint& point : profiled_points(snapshot.document, *snapshot.catalogue))
    if (point.shown && point.warps * occupancy.factor <= panel.y.max)
      panel.curves.push_back({.id = "profiled",
                              .label = tr("measured by a profile").toStdString(),
                              .role = Role::measured,
                              .points = {{sweep.place(), point.warps * occupancy.factor}},
                              .dots = true});
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = {sweep.place(), scenario.warps * occupancy.factor}});
  return panel;
}

Figure loop_cusp_description(const Snapshot& snapshot) {
  const Scenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "cusp";
  figure.title =
      tr("Warps that a loop needs to hide latency, %1").arg(compared_gpus(snapshot)).toStdString();
  figure.caption = loop_words(scenario).toStdString();
  add_loop_numbers(figure, scenario, *scenario.instruction_loop);
  describe_comparison(figure, snapshot, {"warps"});
  return figure;
}

} // namespace loom
