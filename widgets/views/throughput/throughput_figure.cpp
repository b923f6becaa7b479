#include "widgets/views/throughput/throughput_figure.h"

#include "core/figure/build.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
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
  [[nodiscard]] double unit(double place) const { return scale(place).factor; }
  [[nodiscard]] ThroughputScale scale(double place) const {
    const double alpha = sweep_.alpha(place);
    if (scenario_.view.throughput_unit != ThroughputUnit::peak_share)
      return throughput_scale(scenario_, alpha);
    const auto numbers = sweep_.numbers(place);
    return shown_throughput(scenario_, numbers ? *numbers : workload_.numbers, alpha);
  }
  /// Takes the range of another horizontal axis.
  void keep_range(const Axis& other) { sweep_.keep_range(other); }
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
  /// What queues leave of it, up to `right`, against warps of an axis with that scale.
  [[nodiscard]] std::vector<Point> saturated(const Axis& shown, double right) const {
    std::vector<double> xs = is_log(shown) ? places(shown, right) : sweep_.samples();
    std::vector<double> reached(xs.size(), std::nan(""));
    if (axis_ == LoopAxis::warps) { // all of one loop, and so abreast
      std::erase_if(xs, [right](double x) { return x > right; });
      reached.resize(xs.size());
      std::vector<double> warps;
      for (const double x : xs)
        warps.push_back(sweep_.warps(x));
      saturated_throughputs(workload_.numbers, workload_.saturation, warps, reached);
    } else {
      for (std::size_t i = 0; i < xs.size(); ++i)
        if (const auto numbers = sweep_.numbers(xs[i]))
          reached[i] = saturated_throughput(*numbers, workload_.saturation, scenario_.warps);
    }
    std::vector<Point> points;
    for (std::size_t i = 0; i < xs.size(); ++i)
      if (std::isfinite(reached[i]))
        points.push_back({xs[i], reached[i] * unit(xs[i])});
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
  Limit limit;
  std::vector<Point> points{};
  bool binds = false;     ///< somewhere on the axis
  double here = INFINITY; ///< at the operating point
};

/// Every bound of an evaluation, in the order of the thesis: latency, then memory before the rest.
template <class Take> void each_bound(const LoopEvaluation& at, const Take& take) {
  take(Limit{.kind = Limit::Kind::latency}, at.latency_bound);
  for (const auto& ring : at.rings)
    take(Limit{.kind = Limit::Kind::ring, .item = ring.item}, ring.bound);
  for (auto share = at.resources.rbegin(); share != at.resources.rend(); ++share)
    if (share->bound)
      take(Limit{.kind = Limit::Kind::resource, .resource = share->resource}, *share->bound);
}

std::vector<Bound> bounds_along(const Sketch& sketch, const std::vector<double>& places) {
  std::vector<Bound> bounds;
  const auto bound_of = [&bounds](const Limit& limit) -> Bound& {
    const auto found = std::ranges::find(bounds, limit, &Bound::limit);
    return found != bounds.end() ? *found : bounds.emplace_back(Bound{limit});
  };
  each_bound(sketch.workload().evaluation,
             [&](const Limit& limit, double bound) { bound_of(limit).here = bound; });
  for (const double x : places)
    if (const auto at = sketch.sweep().evaluation(x)) {
      const double unit = sketch.unit(x);
      each_bound(*at, [&](const Limit& limit, double bound) {
        Bound& along = bound_of(limit);
        if (std::isfinite(bound))
          along.points.push_back({x, bound * unit});
        along.binds = along.binds || bound <= at->throughput * (1 + 1e-9);
      });
    }
  return bounds;
}

/// What tells none of those compared from another: the axes show it.
std::initializer_list<std::string_view> along_axes(const Snapshot& snapshot) {
  static const std::initializer_list<std::string_view> warps{"warps"}, alpha{"alpha"}, none{};
  const LoopAxis axis = throughput_axis(snapshot);
  return axis == LoopAxis::warps                                            ? warps
         : axis == LoopAxis::alpha && !snapshot.scenario().instruction_loop ? alpha
                                                                            : none;
}

/// Of each of those compared the least bound and, where they are drawn of one alone, gradual
/// saturation and the simulation of the scenario: one of them as the line that the legend names,
/// the others thin in its colour and dashes.
void add_compared(Panel& panel, const Snapshot& snapshot, const std::vector<Sketch>& all,
                  std::vector<std::vector<Point>> bounds, const SimulatedThroughput* simulated,
                  bool saturation) {
  panel.legend = true;
  const bool both = saturation || snapshot.loop;
  const LoopAxis axis = throughput_axis(snapshot);
  std::vector<Curve> beside; // after all that the legend names first
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Sketch& each = all[i];
    Curve named = each.pin() ? curve_of(snapshot, *each.pin(), along_axes(snapshot))
                             : curve_of_scenario(snapshot, along_axes(snapshot));
    Curve thin = named;
    named.points = std::move(bounds[i]);
    const double most = axis == LoopAxis::warps ? max_warps(each.scenario()).value_or(infinity) *
                                                      occupancy_scale(each.scenario()).factor
                                                : infinity;
    if (both) {
      thin.points = each.saturated(panel.x, std::min(panel.x.max, most));
      named.weight = Weight::bold;
    }
    if (saturation)
      std::swap(named.points, thin.points);
    thin.id += saturation ? "_bound" : "_saturation";
    thin.weight = Weight::thin;
    thin.label = i > 0 ? std::string()
                 : saturation
                     ? tr("thick: as measured kernels do; thin: best possible").toStdString()
                     : tr("thick: bound; thin: gradual saturation").toStdString();
    if (!each.pin() && simulated && holds_for(*simulated, each.scenario(), axis))
      beside.push_back(
          {.id = "simulated",
           .label = tr("%1, simulation").arg(QString::fromStdString(named.label)).toStdString(),
           .role = named.role,
           .weight = Weight::hair,
           .points = simulated_points(*simulated, each.scenario(), each.sweep())});
    if (both)
      beside.push_back(std::move(thin));
    add_clipped(panel, std::move(named));
  }
  for (Curve& curve : beside)
    add_clipped(panel, std::move(curve));
}

/// The name of a bound, with its formula, or its value where it is a level.
QString bound_label(const Bound& bound, const LimitLook& look, const Sketch& sketch, bool level) {
  const LoopNumbers& numbers = sketch.workload().numbers;
  if (bound.limit.kind == Limit::Kind::latency)
    return look.name + (numbers.ilp > 1 ? QStringLiteral(" n·%1/L").arg(number(numbers.ilp))
                                        : QStringLiteral(" n/L"));
  return level && bound.limit.kind == Limit::Kind::resource
             ? look.name + QLatin1Char(' ') +
                   number(bound.here * sketch.unit(sketch.sweep().place()))
             : look.name;
}

/// Each bound, the binding one bold; of many those far above are counted in the panel's remark.
void add_bounds(Panel& panel, const Sketch& sketch, const std::vector<Bound>& bounds, bool level) {
  const auto& [numbers, now, saturation] = sketch.workload();
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
void add_profiled(Panel& panel, const std::vector<ProfiledPoint>& points, double factor,
                  double unit) {
  Curve dots{.id = "profiled",
             .label = tr("measured by a profile").toStdString(),
             .role = Role::measured,
             .dots = true};
  for (const ProfiledPoint& point : points)
    dots.points.push_back({point.warps * factor, point.iterations * unit});
  std::ranges::sort(dots.points, {}, &Point::x);
  if (!dots.points.empty())
    panel.curves.push_back(std::move(dots));
}

/// The curve as it was, where it has moved since.
const Curve* same_before(const Panel& before, const Curve& now) {
  const auto was = std::ranges::find(before.curves, now.id, &Curve::id);
  if (was == before.curves.end() || was->points.empty() || now.points.empty())
    return nullptr;
  const auto middle = [](const std::vector<Point>& all, double x) {
    const auto after = std::ranges::lower_bound(all, x, {}, &Point::x);
    return after == all.end() ? all.back() : *after;
  };
  const double x = (now.points.front().x + now.points.back().x) / 3;
  const Point here = middle(now.points, x), there = middle(was->points, here.x);
  return std::abs(here.y - there.y) < 0.01 * std::abs(here.y) ? nullptr : &*was;
}

/// What the vertical axis can be numbered in besides `shown`, at the scenario's own state.
std::vector<AxisUnit> other_units(const ResolvedScenario& resolved, const Workload& workload,
                                  const ThroughputScale& shown) {
  std::vector<AxisUnit> units;
  const double alpha = alpha_of(resolved).value_or(0);
  Scenario scenario = resolved;
  for (const std::string_view id : find_choice("throughput_unit")->values) {
    auto changed = with_choice(scenario, "throughput_unit", id);
    if (!changed)
      continue;
    scenario = *std::move(changed);
    const ThroughputScale scale = shown_throughput(scenario, workload.numbers, alpha);
    const AxisUnit unit{std::string(id), scale.quantity.toStdString(), scale.unit.toStdString(),
                        scale.factor / shown.factor};
    const auto same = [&unit](const AxisUnit& other) {
      return other.label == unit.label && other.unit == unit.unit;
    };
    if (std::isfinite(unit.factor) && unit.factor > 0 && std::ranges::none_of(units, same) &&
        !(scale.quantity == shown.quantity && scale.unit == shown.unit))
      units.push_back(unit);
  }
  return units;
}

/// The simulation that another panel shows, where that has the same axes.
const Curve* simulated_before(const Panel* other, const Panel& panel) {
  const auto like = [](const Axis& a, const Axis& b) {
    return a.label == b.label && a.unit == b.unit && a.kind == b.kind;
  };
  if (!other || !like(other->x, panel.x) || !like(other->y, panel.y))
    return nullptr;
  const auto found = std::ranges::find(other->curves, "simulated", &Curve::id);
  return found == other->curves.end() ? nullptr : &*found;
}

constexpr double whole_peak = 110; ///< %, with some room above

bool is_of_peak(const Scenario& scenario, const ThroughputScale& shown) {
  return scenario.view.throughput_unit == ThroughputUnit::peak_share &&
         shown.unit == tr("% of the peak");
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
       .outline = {{left, up.x}, {across.y, up.x}, {across.y, up.y}, {left, up.y}},
       .beside = "gpu_maximum"});
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
    const auto& [numbers, now, saturation] = each.workload();
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

/// Where throughput lies with every number within ± `by` of itself; with 0 in its own range.
void add_throughput_band(Panel& panel, const LoopNumbers& numbers, const ResolvedScenario& scenario,
                         double by) {
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
        const double factor =
            shown_throughput(scenario, over_alpha ? with_alpha(numbers, alpha) : numbers, alpha)
                .factor;
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

ThroughputScale shown_throughput(const Scenario& scenario, const LoopNumbers& numbers,
                                 double alpha) {
  if (scenario.view.throughput_unit == ThroughputUnit::peak_share)
    if (const double peak = loop_peak(numbers); peak > 0 && std::isfinite(peak))
      return {100 / peak, tr("throughput"), tr("% of the peak")};
  return throughput_scale(scenario, alpha);
}

std::optional<double> saturated_at(const Snapshot& snapshot, const LoopSweep& sweep, double place) {
  const auto numbers = sweep.numbers(place);
  return numbers && snapshot.workload
             ? std::optional(saturated_throughput(*numbers, snapshot.workload->saturation,
                                                  sweep.warps(place)))
             : std::nullopt;
}

Panel throughput_panel(const Snapshot& snapshot, const SimulatedThroughput* simulated,
                       const ThroughputPanelOptions& options) {
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
  if (options.before)
    all.front().keep_range(options.before->x);
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
    if (options.before) {
      keep_range(panel.x, options.before->x);
      right = panel.x.max;
    }
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
    reach.top = std::max(reach.top, point.iterations * own.unit(own.sweep().place()));
  // The middle of the range of α names the axis; the ends may have to show another quantity.
  const ThroughputScale unit =
      own.scale(over_alpha ? alpha_place(panel.x, 1) : own.sweep().place());
  panel.y = {.label = unit.quantity.toStdString(),
             .unit = unit.unit.toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = !log         ? 0
                    : over_warps ? std::min(reach.low * 0.7, reach.top / 10)
                                 : std::max(reach.low * 0.7, reach.top * 1e-5),
             .max = log ? reach.top * 3 : round_up(reach.top * 1.15)};
  if (!(panel.y.max > panel.y.min))
    panel.y.max = panel.y.min + 1;
  if (is_of_peak(scenario, unit) && !log && reach.top <= whole_peak) {
    panel.y.max = whole_peak;
    panel.y.tick_step = 25;
  }
  if (options.before)
    keep_range(panel.y, options.before->y);
  if (over_warps && !compared && !snapshot.draft)
    panel.y.units = other_units(scenario, *snapshot.workload, unit);

  if (over_warps && hold_as_many_warps(snapshot))
    add_gpu_maximum(panel, scenario, occupancy);
  const auto add_simulated = [&](Role role) {
    if (simulated && holds_for(*simulated, scenario, axis))
      add_clipped(panel, {.id = "simulated",
                          .label = tr("simulation").toStdString(),
                          .role = role,
                          .weight = Weight::thin,
                          .points = simulated_points(*simulated, scenario, own.sweep())});
    else if (const Curve* was = simulated_before(options.simulated_in, panel))
      add_clipped(panel, {.id = "simulated_before",
                          .label = tr("simulation before").toStdString(),
                          .role = Role::ghost,
                          .weight = Weight::thin,
                          .points = was->points});
  };
  if (compared) {
    add_compared(panel, snapshot, all, std::move(lines), simulated, options.saturation);
  } else if (options.saturation) {
    // first: it may lie on the bound
    add_simulated(own_role(Role::series4, Role::series1, Role::series1));
    Curve reached{.id = "saturation",
                  .label = tr("as measured kernels do").toStdString(),
                  .role = Role::latency,
                  .weight = Weight::bold,
                  .points = own.saturated(panel.x, right),
                  .parameter = "saturation_throughput"};
    if (const Curve* was = options.before ? same_before(*options.before, reached) : nullptr)
      panel.curves.push_back({.id = "saturation_before",
                              .role = Role::ghost,
                              .weight = Weight::thin,
                              .points = was->points});
    add_clipped(panel, {.id = "model",
                        .label = tr("best possible").toStdString(),
                        .role = own_role(Role::latency, Role::ghost, Role::latency),
                        .weight = Weight::thin,
                        .points = std::move(lines.front()),
                        .parameter = "throughput"});
    add_clipped(panel, std::move(reached));
  } else {
    add_clipped(panel, {.id = "model",
                        .label = tr("lowest bound").toStdString(),
                        .role = Role::model,
                        .weight = Weight::bold,
                        .points = std::move(lines.front())});
    if (snapshot.loop)
      add_clipped(panel, {.id = "saturation",
                          .label = tr("gradual saturation").toStdString(),
                          .role = Role::series2,
                          .points = own.saturated(panel.x, right),
                          .parameter = "saturation_throughput"});
    add_bounds(panel, own, bounds_along(own, own.places(panel.x, right)), over_warps);
  }
  if (over_warps || over_alpha)
    add_measured(panel, snapshot, over_warps ? occupancy : 1);
  if (over_warps)
    add_profiled(panel, profiled, occupancy, own.unit(own.sweep().place()));

  const double place = own.sweep().place();
  double value = now.throughput * own.unit(place);
  if (options.saturation && !compared)
    value = saturated_at(snapshot, own.sweep(), place).value_or(now.throughput) * own.unit(place);
  // At α = 0 there are no adds and at α = ∞ nothing else: what the axis shows is then zero.
  if (over_alpha && own.scale(place).quantity != unit.quantity)
    value = 0;
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = {place, std::isfinite(value) ? value : axis_span(panel.y).y}});
  if (compared)
    return panel; // what is drawn of one alone would be taken for another's
  if (!options.saturation)
    add_simulated(Role::series1);
  if (over_warps || over_alpha)
    add_throughput_band(panel, own.workload().numbers, scenario, options.band);
  return panel;
}

Figure throughput_description(const Snapshot& snapshot, bool saturation) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const LoopAxis axis = throughput_axis(snapshot);
  Figure figure;
  figure.id = saturation ? "throughput-saturation" : "throughput";
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
  if (saturation && !compares(snapshot))
    figure.caption +=
        tr("; dashed the least bound, solid gradual saturation, which measured kernels follow")
            .toStdString();
  if (!snapshot.loop && saturation)
    for (const FactKey key :
         {FactKey::queue_share, FactKey::latency_tail, FactKey::issue_efficiency})
      add_number(figure, *scenario.gpu, key);
  if (snapshot.loop) { // what its curve of gradual saturation takes, and what has no curve
    for (const FactKey key :
         {FactKey::queue_share, FactKey::latency_tail, FactKey::issue_efficiency})
      add_number(figure, *scenario.gpu, key);
    if (const Panel panel = throughput_panel(snapshot, nullptr, {.saturation = saturation});
        !panel.remark.empty())
      figure.caption += "; " + panel.remark;
  }
  describe_comparison(figure, snapshot, along_axes(snapshot));
  note_measured(figure, snapshot,
                axis == LoopAxis::warps ? MeasuredAxes::over_warps : MeasuredAxes::over_alpha);
  note_workload(figure, snapshot);
  return figure;
}

namespace {

Figure whole_figure(const Snapshot& snapshot, bool saturation) {
  std::vector<Panel> panels{throughput_panel(snapshot, nullptr, {.saturation = saturation})};
  if (compares(snapshot))
    without_operating_point(panels);
  return with_plots(throughput_description(snapshot, saturation), std::move(panels));
}

} // namespace

Figure throughput_figure(const Snapshot& snapshot) { return whole_figure(snapshot, false); }
Figure throughput_saturation_figure(const Snapshot& snapshot) {
  return whole_figure(snapshot, true);
}

} // namespace loom
