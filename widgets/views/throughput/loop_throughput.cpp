#include "widgets/views/throughput/loop_throughput.h"

#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/comparison.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/profile/profile_run.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double near = 2; ///< times the throughput at which a bound that never binds is drawn

/// A bound along the axis.
struct Bound {
  LoopLimit limit;
  std::vector<Point> points{};
  bool binds = false;     ///< somewhere on the axis
  double here = INFINITY; ///< at the operating point
};

/// Every bound of an evaluation.
template <class Take> void each_bound(const LoopEvaluation& at, const Take& take) {
  take(LoopLimit{.kind = LoopLimit::Kind::latency}, at.latency_bound);
  for (const auto& ring : at.rings)
    take(LoopLimit{.kind = LoopLimit::Kind::ring, .item = ring.item}, ring.bound);
  for (const auto& share : at.resources)
    if (share.bound)
      take(LoopLimit{.kind = LoopLimit::Kind::resource, .resource = share.resource}, *share.bound);
}

std::vector<Bound> bounds_along(const LoopSweep& sweep, std::vector<Point>& least,
                                const LoopEvaluation& now) {
  std::vector<Bound> bounds;
  const auto bound_of = [&bounds](const LoopLimit& limit) -> Bound& {
    const auto found = std::ranges::find(bounds, limit, &Bound::limit);
    return found != bounds.end() ? *found : bounds.emplace_back(Bound{limit});
  };
  each_bound(now, [&](const LoopLimit& limit, double bound) { bound_of(limit).here = bound; });
  for (const double x : sweep.samples())
    if (const auto at = sweep.evaluation(x)) {
      if (std::isfinite(at->throughput))
        least.push_back({x, at->throughput});
      each_bound(*at, [&](const LoopLimit& limit, double bound) {
        Bound& along = bound_of(limit);
        along.points.push_back({x, bound});
        along.binds = along.binds || bound <= at->throughput * (1 + 1e-9);
      });
    }
  return bounds;
}

/// What queues leave of the least bound.
Curve saturation_along(const LoopSweep& sweep, const Saturation& saturation) {
  Curve curve{.id = "saturation",
              .label = tr("gradual saturation").toStdString(),
              .role = Role::series1,
              .parameter = "loop.saturation.throughput"};
  for (const double x : sweep.samples())
    if (const auto numbers = sweep.numbers(x)) {
      const double reached = saturated_throughput(*numbers, saturation, sweep.warps(x));
      if (std::isfinite(reached))
        curve.points.push_back({x, reached});
    }
  return curve;
}

QString bound_label(const LoopLimit& limit, const LoopNumbers& numbers) {
  return limit.kind == LoopLimit::Kind::latency
             ? numbers.ilp > 1 ? tr("latency bound n·%1/L").arg(number(numbers.ilp))
                               : tr("latency bound n/L")
             : limit_words(limit, numbers);
}

/// What a profile measured of the kernel that the loop is of.
void add_profiled(Panel& panel, const std::vector<ProfiledPoint>& points, double factor) {
  Curve dots{.id = "profiled",
             .label = tr("measured by a profile").toStdString(),
             .role = Role::measured,
             .dots = true};
  for (const ProfiledPoint& point : points)
    dots.points.push_back({point.warps * factor, point.iterations});
  std::ranges::sort(dots.points, {}, &Point::x);
  if (!dots.points.empty())
    panel.curves.push_back(std::move(dots));
}

/// What tells none of those compared from another: the axes show it.
std::initializer_list<std::string_view> along_axes(const Snapshot& snapshot) {
  static const std::initializer_list<std::string_view> warps{"warps"}, none{};
  return loop_throughput_axis(snapshot) == LoopAxis::warps ? warps : none;
}

/// Those compared, each by the least of its bounds.
void add_comparison(Panel& panel, const Snapshot& snapshot, std::vector<Point> least,
                    const std::vector<double>& places) {
  panel.legend = true;
  Curve own = curve_of_scenario(snapshot, along_axes(snapshot));
  own.points = std::move(least);
  add_clipped(panel, std::move(own));
  for (ComparedLoop& each : compared_loops(snapshot, along_axes(snapshot))) {
    if (loop_throughput_axis(each.snapshot) != loop_throughput_axis(snapshot))
      continue;
    const LoopSweep sweep(each.snapshot, loop_throughput_axis(snapshot));
    for (const double x : places)
      if (const auto at = sweep.evaluation(x))
        each.curve.points.push_back({x, at->throughput});
    add_clipped(panel, std::move(each.curve));
  }
}

} // namespace

LoopAxis loop_throughput_axis(const Snapshot& snapshot) {
  return snapshot.scenario().view.throughput_axis == ThroughputAxis::warps ? LoopAxis::warps
                                                                           : chosen_axis(snapshot);
}

Panel loop_throughput_panel(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const LoopNumbers& numbers = (**snapshot.loop).numbers;
  const LoopEvaluation& now = (**snapshot.loop).evaluation;
  const LoopSweep sweep(snapshot, loop_throughput_axis(snapshot));
  std::vector<Point> least;
  const std::vector<Bound> bounds = bounds_along(sweep, least, now);

  Panel panel;
  panel.x = sweep.axis();
  const bool log = scenario.view.throughput_scale == AxisScale::log;
  double top = std::isfinite(now.throughput) ? now.throughput : 0, low = INFINITY;
  const std::vector<ProfiledPoint> profiled =
      profiled_points(snapshot.document, *snapshot.catalogue);
  for (const ProfiledPoint& point : profiled)
    top = std::max(top, point.iterations);
  for (const Point& point : least) {
    if (std::isfinite(point.y))
      top = std::max(top, point.y);
    if (point.y > 0)
      low = std::min(low, point.y);
  }
  panel.y = {.label = tr("throughput").toStdString(),
             .unit = tr("iterations/cycle/SM").toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = log ? std::max(low * 0.7, top * 1e-5) : 0,
             .max = log ? top * 3 : round_up(top * 1.15)};
  if (!(panel.y.max > panel.y.min))
    panel.y.max = panel.y.min + 1;

  if (sweep.axis().kind == AxisKind::linear && loop_throughput_axis(snapshot) == LoopAxis::warps)
    if (const auto most = max_warps(scenario)) {
      const double left = *most * occupancy_scale(scenario).factor;
      const Point up = axis_span(panel.y);
      if (left < panel.x.max)
        panel.areas.push_back(
            {.id = "unattainable",
             .label = tr("more than the SM holds").toStdString(),
             .hatched = true,
             .outline = {{left, up.x}, {panel.x.max, up.x}, {panel.x.max, up.y}, {left, up.y}}});
    }
  const bool compared = compares(snapshot);
  if (compared) {
    add_comparison(panel, snapshot, std::move(least), sweep.samples());
  } else {
    add_clipped(panel, {.id = "model",
                        .label = tr("lowest bound").toStdString(),
                        .role = Role::model,
                        .weight = Weight::bold,
                        .points = least});
    add_clipped(panel, saturation_along(sweep, (**snapshot.loop).saturation));
  }
  int far = 0;
  for (const Bound& bound : bounds) {
    if (compared)
      break;
    if (!bound.binds && !(bound.here <= near * now.throughput)) {
      ++far;
      continue;
    }
    Curve curve{.id = limit_id(bound.limit),
                .label = bound_label(bound.limit, numbers).toStdString(),
                .role = limit_role(bound.limit),
                .weight = bound.limit == now.limit ? Weight::bold : Weight::normal,
                .parameter = limit_quantity(bound.limit)};
    std::ranges::copy_if(bound.points, std::back_inserter(curve.points),
                         [](const Point& point) { return std::isfinite(point.y); });
    add_clipped(panel, std::move(curve));
  }
  if (far > 0)
    panel.remark = (far == 1 ? tr("1 more bound far above") : tr("%n more bounds far above", far))
                       .toStdString();
  if (loop_throughput_axis(snapshot) == LoopAxis::warps)
    add_profiled(panel, profiled, occupancy_scale(scenario).factor);
  panel.marks.push_back(
      {.id = "operating_point",
       .kind = MarkKind::operating_point,
       .at = {sweep.place(), std::isfinite(now.throughput) ? now.throughput : 0}});
  return panel;
}

Figure loop_throughput_description(const Snapshot& snapshot) {
  const Scenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "throughput";
  figure.title = tr("Throughput of a loop, %1, %2 warps/SM")
                     .arg(compared_gpus(snapshot))
                     .arg(scenario.warps)
                     .toStdString();
  figure.caption = loop_words(scenario).toStdString();
  add_loop_numbers(figure, scenario, *scenario.instruction_loop);
  for (const FactKey key : {FactKey::queue_share, FactKey::latency_tail, FactKey::issue_efficiency})
    add_number(figure, *scenario.gpu, key);
  if (const Panel panel = loop_throughput_panel(snapshot); !panel.remark.empty())
    figure.caption += "; " + panel.remark;
  describe_comparison(figure, snapshot, along_axes(snapshot));
  return figure;
}

} // namespace loom
