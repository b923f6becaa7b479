#include "widgets/views/cusp/cusp_figure.h"

#include "core/figure/build.h"
#include "core/scenario/advice.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/cusp/concurrency_figure.h"
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

/// A limit is its label and its row in a CSV alone, as of Role::guide it is not drawn.
void add_mark(Panel& panel, const std::string& id, MarkKind kind, const Turn& at, double scale,
              const QString& label) {
  const Point up = axis_span(panel.y);
  const double y = at.warps * scale;
  if (y < up.x || y > up.y)
    return;
  panel.marks.push_back({.id = id,
                         .label = label.toStdString(),
                         .kind = kind,
                         .role = Role::guide,
                         .at = {alpha_place(panel.x, at.alpha), y}});
}

/// "cusp: 54 warps at α = 48": whole warps, and an α to remember.
QString cusp_in_words(const Scenario& scenario, const Turn& cusp, double scale) {
  const double alpha = cusp.alpha >= 10 ? std::round(cusp.alpha) : cusp.alpha;
  if (scenario.view.occupancy_unit == OccupancyUnit::warps)
    return tr("cusp: %1 warps at %2").arg(whole_warps(cusp.warps * scale)).arg(alpha_words(alpha));
  return tr("cusp: %1 at %2").arg(number(cusp.warps * scale), alpha_words(alpha));
}

/// Where warps needed go at both ends of α, and their peaks between.
void add_turns(Panel& panel, const LoopNumbers& numbers, const std::vector<Turn>& turns,
               double scale, bool labels, const Scenario* in_words) {
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
    add_mark(panel, "cusp", labels ? MarkKind::cusp : MarkKind::limit, here, scale,
             !labels    ? QString()
             : in_words ? cusp_in_words(*in_words, here, scale)
                        : tr("cusp: %1 at %2").arg(value(here), alpha_words(here.alpha)));
  }
}

/// The warps needed as they were, where they have moved since.
const Curve* needed_before(const Panel* before, const std::vector<Point>& now) {
  if (!before)
    return nullptr;
  const auto was = std::ranges::find(before->curves, "needed", &Curve::id);
  if (was == before->curves.end() || was->points.empty() || now.empty())
    return nullptr;
  // Fewer points are drawn of what moves: its ends tell.
  const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(a); };
  const auto top = [](const std::vector<Point>& all) {
    return std::ranges::max(all, {}, &Point::y).y;
  };
  return near(was->points.front().y, now.front().y) && near(was->points.back().y, now.back().y) &&
                 near(top(was->points), top(now))
             ? nullptr
             : &*was;
}

/// The band's two ends as lines: over areas it could not be told from them.
void add_band_ends(Panel& panel, Panel with_band) {
  for (Area& area : with_band.areas) {
    const auto half = static_cast<std::ptrdiff_t>(area.outline.size() / 2);
    for (const bool upper : {false, true}) {
      Curve curve{.id = upper ? "band_high" : "band_low",
                  .label = upper ? area.label : std::string(),
                  .role = Role::guide,
                  .weight = Weight::thin,
                  .points = {area.outline.begin() + (upper ? half : 0),
                             upper ? area.outline.end() : area.outline.begin() + half}};
      std::ranges::sort(curve.points, {}, &Point::x);
      panel.curves.push_back(std::move(curve));
    }
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
    add_mark(panel, curve.id + "_limit_zero", MarkKind::limit, turns.front(), scale, {});
    add_mark(panel, curve.id + "_limit_infinity", MarkKind::limit, turns.back(), scale, {});
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
         .outline = {{across.x, y}, {across.y, y}, {across.y, up.y}, {across.x, up.y}},
         .beside = "gpu_maximum"});
  panel.curves.push_back({.id = "gpu_maximum",
                          .label = labels ? tr("GPU maximum %1").arg(number(y)).toStdString() : "",
                          .role = Role::guide,
                          .weight = Weight::thin,
                          .points = {{across.x, y}, {across.y, y}},
                          .parameter = "warps"});
}

Panel cusp_panel(const Snapshot& snapshot, const CuspPanelOptions& options) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const auto& [numbers, evaluation, saturation] = *snapshot.workload;
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
    std::vector<Turn> turns = axis == LoopAxis::alpha ? turns_of(of.numbers) : std::vector<Turn>{};
    // The line itself reaches α = 0 and ∞, over the breaks of the axis.
    if (!turns.empty() && std::isfinite(turns.front().warps) && std::isfinite(turns.back().warps) &&
        !branches.needed.empty()) {
      const auto end = [&](const Turn& turn) {
        return Point{alpha_place(sweep.axis(), turn.alpha), turn.warps * scale};
      };
      branches.needed.insert(branches.needed.begin(), end(turns.front()));
      branches.needed.push_back(end(turns.back()));
    }
    return Drawn{std::move(sweep), std::move(branches), std::move(turns), pin};
  };
  LoopSweep along{snapshot, axis};
  if (options.before)
    along.keep_range(options.before->x);
  std::vector<Drawn> all{drawn(std::move(along), *snapshot.workload, nullptr)};
  for (const ComparedPin& each : snapshot.compared)
    if (has_axis(each.scenario, each.workload.numbers, axis))
      all.push_back(drawn({snapshot, each, axis}, each.workload, &each));
  const Drawn& own = all.front();

  const bool compared = compares(snapshot);
  const bool layered = options.in_flight && !compared;
  const auto most = max_warps(scenario);
  double top = options.y_max * occupancy.factor;
  if (options.y_max <= 0) {
    top = 1.05 * scenario.warps * occupancy.factor;
    for (const Drawn& each : all)
      top = std::max(top, (each.pin ? 1.1 : 1.15) * highest(each.branches, each.turns, scale));
    if (most)
      top = std::max(std::min(top, most_shown * *most * occupancy.factor),
                     std::max((layered ? 1.05 : 1.15) * *most, 1.05 * scenario.warps) *
                         occupancy.factor);
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
  if (options.before)
    keep_range(panel.y, options.before->y);
  if (layered)
    panel.layers = layers_of_needed(snapshot, own.sweep, occupancy.factor);
  if (!compared || hold_as_many_warps(snapshot))
    add_most_warps(panel, scenario, true, options.labels);
  if (compared) {
    panel.legend = true;
    for (const Drawn& each : all)
      add_compared(panel, each.branches.needed, each.turns, scale,
                   each.pin ? curve_of(snapshot, *each.pin, along_of(snapshot))
                            : curve_of_scenario(snapshot, along_of(snapshot)));
  } else if (!layered) {
    add_clipped(panel, {.id = "needed",
                        .role = Role::model,
                        .weight = Weight::bold,
                        .points = own.branches.needed});
  }
  for (std::size_t i = resource_count; i-- > 0 && options.branches && !compared;) {
    if (!own.branches.binds[i])
      continue;
    const Limit limit{.kind = Limit::Kind::resource, .resource = static_cast<Resource>(i)};
    const LimitLook look = limit_look(limit, scenario, numbers);
    add_clipped(panel, {.id = look.id + (scenario.instruction_loop ? "_bound" : "_branch"),
                        .label = look.name.toStdString(),
                        .role = look.role,
                        .weight = layered                          ? Weight::thin
                                  : limit == evaluation.peak_limit ? Weight::bold
                                                                   : Weight::normal,
                        .points = own.branches.by_resource[i],
                        .parameter = look.quantity});
  }
  if (layered) { // over the branches, of which it is the least
    if (const Curve* was = needed_before(options.before, own.branches.needed))
      panel.curves.push_back({.id = "needed_before",
                              .role = Role::ghost,
                              .weight = Weight::thin,
                              .points = was->points});
    add_clipped(panel, {.id = "needed",
                        .role = Role::latency,
                        .weight = Weight::bold,
                        .points = own.branches.needed,
                        .parameter = scenario.instruction_loop ? "" : "warps_needed"});
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
    if (const auto bands = bands_of(scenario, options.band); bands && axis == LoopAxis::alpha) {
      Panel aside;
      aside.x = panel.x;
      aside.y = panel.y;
      add_band(
          layered ? aside : panel, own.sweep.samples(),
          [&](double alpha) {
            const Band band = bands->warps_needed(alpha, scenario.target);
            return Band{band.low * occupancy.factor, band.high * occupancy.factor};
          },
          options.band);
      add_band_ends(panel, std::move(aside));
    }
    add_turns(panel, numbers, own.turns, scale, options.labels, layered ? &scenario : nullptr);
  }
  if (options.operating_point)
    panel.marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {own.sweep.place(), scenario.warps * occupancy.factor}});
  return panel;
}

Figure cusp_description(const Snapshot& snapshot, bool in_flight) {
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = in_flight ? "cusp-in-flight" : "cusp";
  const QString gpus =
      compares(snapshot) ? compared_gpus(snapshot) : QString::fromStdString(scenario.gpu->name);
  figure.title =
      (scenario.target < 1
           ? tr("Warps needed for %1 % of the peak, %2").arg(number(100 * scenario.target), gpus)
           : tr("Warps needed to hide latency, %1").arg(gpus))
          .toStdString();
  figure.caption = workload_words(scenario).toStdString();
  if (in_flight && !compares(snapshot))
    figure.caption +=
        tr("; areas divide the warps needed as the instructions in flight are divided "
           "among their classes")
            .toStdString();
  add_workload_numbers(figure, scenario);
  describe_comparison(figure, snapshot, along_of(snapshot));
  note_measured(figure, snapshot, MeasuredAxes::needed);
  note_workload(figure, snapshot);
  return figure;
}

Figure cusp_in_flight_figure(const Snapshot& snapshot) {
  return with_plots(
      cusp_description(snapshot, true),
      {cusp_panel(snapshot, {.operating_point = !compares(snapshot), .in_flight = true})});
}

Figure cusp_figure(const Snapshot& snapshot) {
  return with_plots(cusp_description(snapshot),
                    {cusp_panel(snapshot, {.operating_point = !compares(snapshot)})});
}

} // namespace loom
