#include "widgets/views/cusp/cusp_figure.h"

#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/profile/profile_run.h"
#include "widgets/views/throughput/measured_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double most_shown = 4; ///< times the warps that the SM holds

/// A place of the axis at which the target's warps have an end or turn, in warps for the whole
/// peak.
struct Turn {
  double alpha = 0, warps = 0;
};
/// Of a workload along α: at 0, where another resource limits, and at infinity.
std::vector<Turn> turns_of(const LoopNumbers& numbers) {
  std::vector<Turn> turns;
  for (const LoopStretch& stretch : loop_stretches(numbers))
    turns.push_back({stretch.from, stretch.warps});
  if (!turns.empty())
    turns.push_back({infinity, loop_warps_needed(with_alpha(numbers, infinity))});
  return turns;
}

/// What of the target each resource asks for along the axis, and the least of them.
struct Branches {
  std::vector<Point> needed{};
  std::array<std::vector<Point>, resource_count> by_resource{};
  std::array<bool, resource_count> binds{};
};

/// `scale` is shown of a warp that the whole peak needs.
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
        const std::size_t i = index(share.resource);
        all.by_resource[i].push_back({x, at.warps_needed / at.peak * *share.bound * scale});
        all.binds[i] = all.binds[i] || *share.bound <= at.peak * (1 + 1e-9);
      }
  }
  return all;
}

double highest(const Branches& branches, const std::vector<Turn>& turns, double scale) {
  double top = 0;
  for (const Point& point : branches.needed)
    top = std::max(top, point.y);
  for (const Turn& turn : turns)
    if (std::isfinite(turn.warps))
      top = std::max(top, turn.warps * scale);
  return top;
}

void add_mark(Panel& panel, const std::string& id, MarkKind kind, const Turn& at, double scale,
              const QString& label, Role role = Role::model) {
  const Point up = axis_span(panel.y);
  const double y = at.warps * scale;
  if (y < up.x || y > up.y)
    return;
  panel.marks.push_back({.id = id,
                         .label = label.toStdString(),
                         .kind = kind,
                         .role = role,
                         .at = {alpha_place(panel.x, at.alpha), y}});
}

/// Where warps needed go at both ends of α, and their peaks between.
void add_turns(Panel& panel, const LoopNumbers& numbers, const std::vector<Turn>& turns,
               double scale, bool labels) {
  if (turns.empty())
    return;
  const auto value = [&](const Turn& turn) {
    return labels ? number(turn.warps * scale) : QString();
  };
  add_mark(panel, "limit_zero", MarkKind::limit, turns.front(), scale,
           labels ? tr("%1 needed").arg(value(turns.front())) : QString());
  add_mark(panel, "limit_infinity", MarkKind::limit, turns.back(), scale, value(turns.back()));
  for (const LoopStretch& cusp : loop_cusps(numbers)) {
    const Turn here{cusp.from, cusp.warps};
    add_mark(panel, "cusp", MarkKind::cusp, here, scale,
             labels ? tr("cusp: %1 at %2").arg(value(here), alpha_words(here.alpha)) : QString());
  }
}

/// What tells none of those compared from another: the axes show it.
std::initializer_list<std::string_view> along_of(const Snapshot& snapshot) {
  static const std::initializer_list<std::string_view> of_mix{"alpha", "warps"}, of_loop{"warps"};
  return snapshot.scenario().instruction_loop ? of_loop : of_mix;
}

/// Adds the curve of one of those compared, with where it goes at α = 0 and ∞.
void add_compared(Panel& panel, std::vector<Point> needed, const std::vector<Turn>& turns,
                  double scale, Curve curve) {
  if (!turns.empty()) {
    add_mark(panel, curve.id + "_limit_zero", MarkKind::limit, turns.front(), scale, {},
             curve.role);
    add_mark(panel, curve.id + "_limit_infinity", MarkKind::limit, turns.back(), scale, {},
             curve.role);
  }
  curve.points = std::move(needed);
  add_clipped(panel, std::move(curve));
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
  const ResolvedScenario& scenario = snapshot.scenario();
  const auto& [numbers, evaluation] = *snapshot.workload;
  const LoopAxis axis = chosen_axis(snapshot);
  const OccupancyScale occupancy = occupancy_scale(scenario);
  const double scale = scenario.target * occupancy.factor;
  struct Drawn {
    LoopSweep sweep;
    Branches branches;
    std::vector<Turn> turns;
    const ComparedPin* pin;
  };
  const auto drawn = [&](LoopSweep sweep, const Workload& of, const ComparedPin* pin) {
    Branches branches = branches_along(sweep, scale);
    return Drawn{std::move(sweep), std::move(branches),
                 axis == LoopAxis::alpha ? turns_of(of.numbers) : std::vector<Turn>{}, pin};
  };
  std::vector<Drawn> all{drawn({snapshot, axis}, *snapshot.workload, nullptr)};
  for (const ComparedPin& each : snapshot.compared)
    if (has_axis(each.scenario, each.workload.numbers, axis))
      all.push_back(drawn({snapshot, each, axis}, each.workload, &each));
  const Drawn& own = all.front();

  const auto most = max_warps(scenario);
  double top = options.y_max * occupancy.factor;
  if (options.y_max <= 0) {
    top = 1.05 * scenario.warps * occupancy.factor;
    for (const Drawn& each : all)
      top = std::max(top, (each.pin ? 1.1 : 1.15) * highest(each.branches, each.turns, scale));
    if (most)
      top = std::max(std::min(top, most_shown * *most * occupancy.factor),
                     std::max(1.15 * *most, 1.05 * scenario.warps) * occupancy.factor);
  }
  Panel panel;
  panel.x = own.sweep.axis();
  panel.y = {.label = (scenario.target < 1
                           ? tr("warps for %1 % of the peak").arg(number(100 * scenario.target))
                           : tr("warps needed"))
                          .toStdString(),
             .unit = occupancy.unit.toStdString(),
             .min = 0,
             .max = occupancy.factor * std::ceil(top / occupancy.factor / 8) * 8};
  const bool compared = compares(snapshot);
  if (!compared || hold_as_many_warps(snapshot))
    add_most_warps(panel, scenario, true, options.labels);
  if (compared) {
    panel.legend = true;
    for (const Drawn& each : all)
      add_compared(panel, each.branches.needed, each.turns, scale,
                   each.pin ? curve_of(snapshot, *each.pin, along_of(snapshot))
                            : curve_of_scenario(snapshot, along_of(snapshot)));
  } else {
    add_clipped(panel, {.id = "needed",
                        .role = Role::model,
                        .weight = Weight::bold,
                        .points = own.branches.needed});
  }
  for (std::size_t i = resource_count; i-- > 0 && options.branches && !compared;) {
    if (!own.branches.binds[i])
      continue;
    const LoopLimit limit{.kind = LoopLimit::Kind::resource, .resource = static_cast<Resource>(i)};
    const LimitLook look = limit_look(limit, scenario, numbers);
    add_clipped(panel, {.id = look.id + (scenario.instruction_loop ? "_bound" : "_branch"),
                        .label = look.name.toStdString(),
                        .role = look.role,
                        .weight = limit == evaluation.peak_limit ? Weight::bold : Weight::normal,
                        .points = own.branches.by_resource[i],
                        .parameter = look.quantity});
  }
  add_measured_needed(panel, snapshot, occupancy.factor);
  // The launch that a profile measured stands where its loop is, at the warps that it had.
  for (const ProfiledPoint& point : profiled_points(snapshot.document, *snapshot.catalogue))
    if (point.shown && point.warps * occupancy.factor <= panel.y.max)
      panel.curves.push_back({.id = "profiled",
                              .label = tr("measured by a profile").toStdString(),
                              .role = Role::measured,
                              .points = {{own.sweep.place(), point.warps * occupancy.factor}},
                              .dots = true});
  if (!compared) {
    if (const auto bands = bands_of(scenario, options.band); bands && axis == LoopAxis::alpha)
      add_band(
          panel, own.sweep.samples(),
          [&](double alpha) {
            const Band band = bands->warps_needed(alpha, scenario.target);
            return Band{band.low * occupancy.factor, band.high * occupancy.factor};
          },
          options.band);
    add_turns(panel, numbers, own.turns, scale, options.labels);
  }
  if (options.operating_point)
    panel.marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {own.sweep.place(), scenario.warps * occupancy.factor}});
  return panel;
}

Figure cusp_description(const Snapshot& snapshot) {
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
  figure.caption = workload_words(scenario).toStdString();
  add_workload_numbers(figure, scenario);
  describe_comparison(figure, snapshot, along_of(snapshot));
  note_measured(figure, snapshot, MeasuredAxes::needed);
  note_workload(figure, snapshot);
  return figure;
}

Figure cusp_figure(const Snapshot& snapshot) {
  return with_plots(cusp_description(snapshot),
                    {cusp_panel(snapshot, {.operating_point = !compares(snapshot)})});
}

} // namespace loom
