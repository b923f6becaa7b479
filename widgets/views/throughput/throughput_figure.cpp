#include "widgets/views/throughput/throughput_figure.h"

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
#include "widgets/views/throughput/simulated_throughput.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double near = 2; ///< times the throughput at which a bound that never binds is drawn
constexpr std::size_t few_bounds = 4; ///< so many are drawn wherever they are

/// One scenario's workload along the panel's axis, in the unit shown.
class Sketch {
public:
  Sketch(const Snapshot& snapshot, LoopAxis axis)
      : Sketch(LoopSweep(snapshot, axis), snapshot.scenario(), *snapshot.workload, axis,
               snapshot.draft, nullptr) {}
  Sketch(const Snapshot& snapshot, const ComparedPin& pin, LoopAxis axis)
      : Sketch(LoopSweep(snapshot, pin, axis), pin.scenario, pin.workload, axis, snapshot.draft,
               &pin) {}

  [[nodiscard]] const LoopSweep& sweep() const { return sweep_; }
  [[nodiscard]] const ResolvedScenario& scenario() const { return scenario_; }
  [[nodiscard]] const Workload& workload() const { return workload_; }
  /// Null of the scenario itself.
  [[nodiscard]] const ComparedPin* pin() const { return pin_; }

  /// What is shown of 1 iteration/cycle/SM at a place.
  [[nodiscard]] double unit(double place) const {
    return throughput_scale(scenario_, sweep_.alpha(place)).factor;
  }
  /// The places that lines need up to `right`, against warps of an axis with that scale.
  [[nodiscard]] std::vector<double> places(const Axis& shown, double right) const {
    if (axis_ != LoopAxis::warps)
      return sweep_.samples();
    std::vector<double> xs{shown.min, right};
    const double knee = workload_.evaluation.warps_needed * occupancy_scale(scenario_).factor;
    if (knee > shown.min && knee < right)
      xs.push_back(knee);
    if (is_log(shown)) // it bends them
      for (int i = 1, count = draft_ ? 32 : 128; i < count; ++i)
        xs.push_back(shown.min * std::pow(right / shown.min, static_cast<double>(i) / count));
    std::ranges::sort(xs);
    return xs;
  }
  /// The least of the bounds.
  [[nodiscard]] std::vector<Point> least(const std::vector<double>& places) const {
    std::vector<Point> points;
    for (const double x : places)
      if (const auto at = sweep_.evaluation(x))
        points.push_back({x, at->throughput * unit(x)});
    return points;
  }

private:
  Sketch(LoopSweep sweep, const ResolvedScenario& scenario, const Workload& workload, LoopAxis axis,
         bool draft, const ComparedPin* pin)
      : sweep_(std::move(sweep)), scenario_(scenario), workload_(workload), axis_(axis),
        draft_(draft), pin_(pin) {}

  LoopSweep sweep_;
  const ResolvedScenario& scenario_;
  const Workload& workload_;
  LoopAxis axis_;
  bool draft_;
  const ComparedPin* pin_;
};

/// A bound along the axis.
struct Bound {
  LoopLimit limit;
  std::vector<Point> points{};
  bool binds = false;     ///< somewhere on the axis
  double here = INFINITY; ///< at the operating point
};

/// Every bound of an evaluation, in the order of the thesis: latency, then memory before the rest.
template <class Take> void each_bound(const LoopEvaluation& at, const Take& take) {
  take(LoopLimit{.kind = LoopLimit::Kind::latency}, at.latency_bound);
  for (const auto& ring : at.rings)
    take(LoopLimit{.kind = LoopLimit::Kind::ring, .item = ring.item}, ring.bound);
  for (auto share = at.resources.rbegin(); share != at.resources.rend(); ++share)
    if (share->bound)
      take(LoopLimit{.kind = LoopLimit::Kind::resource, .resource = share->resource},
           *share->bound);
}

std::vector<Bound> bounds_along(const Sketch& sketch, const std::vector<double>& places) {
  std::vector<Bound> bounds;
  const auto bound_of = [&bounds](const LoopLimit& limit) -> Bound& {
    const auto found = std::ranges::find(bounds, limit, &Bound::limit);
    return found != bounds.end() ? *found : bounds.emplace_back(Bound{limit});
  };
  each_bound(sketch.workload().evaluation,
             [&](const LoopLimit& limit, double bound) { bound_of(limit).here = bound; });
  for (const double x : places)
    if (const auto at = sketch.sweep().evaluation(x)) {
      const double unit = sketch.unit(x);
      each_bound(*at, [&](const LoopLimit& limit, double bound) {
        Bound& along = bound_of(limit);
        if (std::isfinite(bound))
          along.points.push_back({x, bound * unit});
        along.binds = along.binds || bound <= at->throughput * (1 + 1e-9);
      });
    }
  return bounds;
}

/// What queues leave of the least bound.
Curve saturation_along(const LoopSweep& sweep, const Saturation& saturation) {
  Curve curve{.id = "saturation",
              .label = tr("gradual saturation").toStdString(),
              .role = Role::series2,
              .parameter = "loop.saturation.throughput"};
  for (const double x : sweep.samples())
    if (const auto numbers = sweep.numbers(x)) {
      const double reached = saturated_throughput(*numbers, saturation, sweep.warps(x));
      if (std::isfinite(reached))
        curve.points.push_back({x, reached});
    }
  return curve;
}

/// The name of a bound, with its formula, or its value where it is a level.
QString bound_label(const Bound& bound, const LimitLook& look, const Sketch& sketch, bool level) {
  const LoopNumbers& numbers = sketch.workload().numbers;
  if (bound.limit.kind == LoopLimit::Kind::latency)
    return look.name + (numbers.ilp > 1 ? QStringLiteral(" n·%1/L").arg(number(numbers.ilp))
                                        : QStringLiteral(" n/L"));
  return level && bound.limit.kind == LoopLimit::Kind::resource
             ? look.name + QLatin1Char(' ') +
                   number(bound.here * sketch.unit(sketch.sweep().place()))
             : look.name;
}

/// Each bound, the binding one bold; of many those far above are counted in the panel's remark.
void add_bounds(Panel& panel, const Sketch& sketch, const std::vector<Bound>& bounds, bool level) {
  const auto& [numbers, now] = sketch.workload();
  int far = 0;
  for (const Bound& bound : bounds) {
    if (bounds.size() > few_bounds && !bound.binds && !(bound.here <= near * now.throughput)) {
      ++far;
      continue;
    }
    const LimitLook look = limit_look(bound.limit, sketch.scenario(), numbers);
    add_clipped(panel, {.id = look.id + "_bound",
                        .label = bound_label(bound, look, sketch, level).toStdString(),
                        .role = look.role,
                        .weight = bound.limit == now.limit ? Weight::bold : Weight::normal,
                        .points = bound.points,
                        .parameter = look.quantity});
  }
  if (far > 0)
    panel.remark = (far == 1 ? tr("1 more bound far above") : tr("%n more bounds far above", far))
                       .toStdString();
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

/// Everything that stands behind the curves when occupancy runs along the axis.
void add_gpu_maximum(Panel& panel, const Scenario& scenario, double x_factor) {
  const auto most = max_warps(scenario);
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  if (!most || *most * x_factor >= across.y)
    return;
  const double left = *most * x_factor;
  panel.areas.push_back(
      {.id = "unattainable",
       .label = tr("more than the SM holds").toStdString(),
       .hatched = true,
       .outline = {{left, up.x}, {across.y, up.x}, {across.y, up.y}, {left, up.y}}});
  panel.curves.push_back({.id = "gpu_maximum",
                          .role = Role::guide,
                          .weight = Weight::thin,
                          .points = {{left, up.x}, {left, up.y}},
                          .parameter = "warps"});
}

/// What the vertical axis has to reach.
struct Reach {
  double top = 0, low = infinity;
  void add(const std::vector<Point>& points) {
    for (const Point& point : points) {
      if (std::isfinite(point.y))
        top = std::max(top, point.y);
      if (point.y > 0)
        low = std::min(low, point.y);
    }
  }
};

/// Against warps up to the peaks, of several what they reach with the warps that an SM holds: their
/// limits are not drawn.
Reach reach_of_warps(const std::vector<Sketch>& all, double right) {
  Reach reach;
  for (const Sketch& each : all) {
    const auto& [numbers, now] = each.workload();
    const double unit = each.unit(0);
    const double reached =
        all.size() > 1 ? evaluate(numbers, max_warps(each.scenario()).value_or(right)).throughput
        : std::isfinite(now.peak) ? now.peak
                                  : now.throughput;
    if (std::isfinite(reached))
      reach.top = std::max(reach.top, reached * unit);
  }
  reach.low = evaluate(all.front().workload().numbers, 1).latency_bound * all.front().unit(0);
  return reach;
}

/// What tells none of those compared from another: the axes show it.
std::initializer_list<std::string_view> along_axes(const Snapshot& snapshot) {
  static const std::initializer_list<std::string_view> warps{"warps"}, alpha{"alpha"}, none{};
  const LoopAxis axis = throughput_axis(snapshot);
  return axis == LoopAxis::warps                                            ? warps
         : axis == LoopAxis::alpha && !snapshot.scenario().instruction_loop ? alpha
                                                                            : none;
}

/// Where throughput lies with every number within ± `by` of itself; with 0 in its own range.
void add_throughput_band(Panel& panel, const ResolvedScenario& scenario, double by) {
  const auto bands = bands_of(scenario, by);
  if (!bands)
    return;
  const bool over_alpha = panel.x.kind == AxisKind::alpha;
  const double occupancy = occupancy_scale(scenario).factor;
  const auto [first, last] = axis_span(panel.x);
  constexpr int count = 128;
  std::vector<double> xs;
  if (over_alpha)
    xs = alpha_samples(panel.x, count);
  else
    for (int i = 0; i <= count; ++i) {
      const double part = static_cast<double>(i) / count;
      xs.push_back(is_log(panel.x) ? first * std::pow(last / first, part)
                                   : first + (last - first) * part);
    }
  add_band(
      panel, xs,
      [&](double x) {
        const double alpha = over_alpha                  ? x
                             : scenario.instruction_loop ? std::nan("")
                                                         : scenario.alpha;
        const double factor = throughput_scale(scenario, alpha).factor;
        const Band band = bands->throughput(alpha, over_alpha ? scenario.warps : x / occupancy);
        return Band{band.low * factor, band.high * factor};
      },
      by);
}

} // namespace

LoopAxis throughput_axis(const Snapshot& snapshot) {
  return snapshot.scenario().view.throughput_axis == ThroughputAxis::warps ? LoopAxis::warps
                                                                           : chosen_axis(snapshot);
}

Panel throughput_panel(const Snapshot& snapshot, const SimulatedThroughput* simulated,
                       double band) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const LoopAxis axis = throughput_axis(snapshot);
  const bool over_warps = axis == LoopAxis::warps, over_alpha = axis == LoopAxis::alpha;
  const bool log = scenario.view.throughput_scale == AxisScale::log;
  const bool compared = compares(snapshot);
  const double occupancy = occupancy_scale(scenario).factor;
  std::vector<Sketch> all{{snapshot, axis}};
  for (const ComparedPin& each : snapshot.compared)
    if (has_axis(each.scenario, each.workload.numbers, axis))
      all.push_back({snapshot, each, axis});
  const Sketch& own = all.front();
  const LoopEvaluation& now = snapshot.workload->evaluation;

  Panel panel;
  panel.x = own.sweep().axis();
  double right = panel.x.max;
  if (over_warps) {
    for (const Sketch& each : all)
      right =
          std::max(right, std::ceil(max_warps(each.scenario()).value_or(0) / 8) * 8 * occupancy);
    panel.x.max = right;
    panel.x.min = log ? occupancy : 0;
    panel.x.kind = log ? AxisKind::log : AxisKind::linear;
  }
  std::vector<std::vector<Point>> lines;
  for (const Sketch& each : all) {
    const double most = max_warps(each.scenario()).value_or(infinity) * occupancy;
    lines.push_back(
        each.least(each.places(panel.x, over_warps && compared ? std::min(right, most) : right)));
  }
  const std::vector<ProfiledPoint> profiled =
      profiled_points(snapshot.document, *snapshot.catalogue);
  Reach reach;
  if (over_warps)
    reach = reach_of_warps(all, right / occupancy);
  else
    for (const std::vector<Point>& line : lines)
      reach.add(line);
  for (const ProfiledPoint& point : profiled)
    reach.top = std::max(reach.top, point.iterations);
  // The middle of the range of α names the axis; the ends may have to show another quantity.
  const ThroughputScale unit = throughput_scale(scenario, over_alpha ? 1 : scenario.alpha);
  panel.y = {.label = unit.quantity.toStdString(),
             .unit = unit.unit.toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = !log         ? 0
                    : over_warps ? std::min(reach.low * 0.7, reach.top / 10)
                                 : std::max(reach.low * 0.7, reach.top * 1e-5),
             .max = log ? reach.top * 3 : round_up(reach.top * 1.15)};
  if (!(panel.y.max > panel.y.min))
    panel.y.max = panel.y.min + 1;

  if (over_warps && hold_as_many_warps(snapshot))
    add_gpu_maximum(panel, scenario, occupancy);
  if (compared) {
    panel.legend = true;
    for (std::size_t i = 0; i < all.size(); ++i) {
      Curve curve = all[i].pin() ? curve_of(snapshot, *all[i].pin(), along_axes(snapshot))
                                 : curve_of_scenario(snapshot, along_axes(snapshot));
      curve.points = std::move(lines[i]);
      add_clipped(panel, std::move(curve));
    }
  } else {
    add_clipped(panel, {.id = "model",
                        .label = tr("lowest bound").toStdString(),
                        .role = Role::model,
                        .weight = Weight::bold,
                        .points = std::move(lines.front())});
    if (snapshot.loop)
      add_clipped(panel, saturation_along(own.sweep(), (**snapshot.loop).saturation));
    add_bounds(panel, own, bounds_along(own, own.places(panel.x, right)), over_warps);
  }
  if (over_warps || over_alpha)
    add_measured(panel, snapshot, over_warps ? occupancy : 1);
  if (over_warps)
    add_profiled(panel, profiled, occupancy);

  const double place = own.sweep().place();
  double value = now.throughput * own.unit(place);
  // At α = 0 there are no adds and at α = ∞ nothing else: what the axis shows is then zero.
  if (over_alpha && throughput_scale(scenario, scenario.alpha).quantity != unit.quantity)
    value = 0;
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = {place, std::isfinite(value) ? value : axis_span(panel.y).y}});
  if (compared)
    return panel; // what is drawn of one alone would be taken for another's
  if (simulated && holds_for(*simulated, scenario, axis))
    add_clipped(panel, {.id = "simulated",
                        .label = tr("simulation").toStdString(),
                        .role = Role::series1,
                        .weight = Weight::thin,
                        .points = simulated_points(*simulated, scenario, own.sweep())});
  if (over_warps || over_alpha)
    add_throughput_band(panel, scenario, band);
  return panel;
}

Figure throughput_description(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const LoopAxis axis = throughput_axis(snapshot);
  Figure figure;
  figure.id = "throughput";
  const QString gpus =
      compares(snapshot) ? compared_gpus(snapshot) : QString::fromStdString(scenario.gpu->name);
  figure.title =
      (scenario.instruction_loop
           ? tr("Throughput of a loop, %1, %2 warps/SM").arg(gpus).arg(scenario.warps)
       : axis == LoopAxis::warps
           ? tr("Throughput against occupancy, %1, %2").arg(gpus, alpha_words(scenario.alpha))
           : tr("Throughput against arithmetic intensity, %1, %2 warps/SM")
                 .arg(gpus)
                 .arg(scenario.warps))
          .toStdString();
  figure.caption = workload_words(scenario).toStdString();
  add_workload_numbers(figure, scenario);
  if (snapshot.loop) { // what its curve of gradual saturation takes, and what has no curve
    for (const FactKey key :
         {FactKey::queue_share, FactKey::latency_tail, FactKey::issue_efficiency})
      add_number(figure, *scenario.gpu, key);
    if (const Panel panel = throughput_panel(snapshot); !panel.remark.empty())
      figure.caption += "; " + panel.remark;
  }
  describe_comparison(figure, snapshot, along_axes(snapshot));
  note_measured(figure, snapshot,
                axis == LoopAxis::warps ? MeasuredAxes::over_warps : MeasuredAxes::over_alpha);
  note_workload(figure, snapshot);
  return figure;
}

Figure throughput_figure(const Snapshot& snapshot) {
  std::vector<Panel> panels{throughput_panel(snapshot)};
  if (compares(snapshot))
    without_operating_point(panels);
  return with_plots(throughput_description(snapshot), std::move(panels));
}

} // namespace loom
