#include "widgets/views/throughput/throughput_figure.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/throughput/loop_throughput.h"
#include "widgets/views/throughput/measured_curves.h"
#include "widgets/views/throughput/simulated_throughput.h"
#include "widgets/views/throughput/throughput_sketch.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Occupancies drawn: enough for straight lines, more where a scale bends them.
std::vector<double> warp_samples(double from, double to, const Results& results, bool bent,
                                 bool draft) {
  std::vector<double> xs{from, to};
  const double knee = results.evaluation.warps_needed;
  if (knee > from && knee < to)
    xs.push_back(knee);
  if (bent)
    for (int index = 1, count = draft ? 32 : 128; index < count; ++index)
      xs.push_back(from * std::pow(to / from, static_cast<double>(index) / count));
  std::ranges::sort(xs);
  return xs;
}

void add_operating_point(Panel& panel, const ThroughputSketch& sketch, const Scenario& scenario,
                         double place) {
  Mark mark{.id = "operating_point", .kind = MarkKind::operating_point};
  const bool over_alpha = panel.x.kind == AxisKind::alpha;
  double value = sketch.shown(over_alpha ? scenario.alpha : scenario.warps,
                              [](const Bounds& at) { return at.throughput(); });
  // At α = 0 there are no adds and at α = ∞ nothing else: what the axis shows is then zero.
  if (over_alpha &&
      throughput_scale(scenario, scenario.alpha).quantity.toStdString() != panel.y.label)
    value = 0;
  mark.at = {place, std::isfinite(value) ? value : axis_span(panel.y).y};
  panel.marks.push_back(std::move(mark));
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

/// What the bounds leave, without its points.
Curve lowest_bound() {
  return {.id = "model",
          .label = tr("lowest bound").toStdString(),
          .role = Role::model,
          .weight = Weight::bold};
}

/// Those compared, each by the least of its bounds, and the scenario before them. `draw` adds the
/// curve of one to the panel.
void add_comparison(Panel& panel, const Snapshot& snapshot,
                    std::initializer_list<std::string_view> along, const auto& draw) {
  panel.legend = true;
  draw(snapshot.scenario(), *snapshot.results, curve_of_scenario(snapshot, along));
  for (const ComparedPin& each : snapshot.compared)
    draw(each.scenario, each.results, curve_of(snapshot, each, along));
}

Panel against_warps(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const Results& results = *snapshot.results;
  const bool log = scenario.view.throughput_scale == AxisScale::log;
  const ThroughputScale unit = throughput_scale(scenario, scenario.alpha);
  const OccupancyScale occupancy = occupancy_scale(scenario);

  double right = std::max({max_warps(scenario).value_or(16), 1.0 * scenario.warps,
                           std::min(1.08 * results.evaluation.warps_needed, 1024.0)});
  for (const ComparedPin& each : snapshot.compared)
    right = std::max(right, max_warps(each.scenario).value_or(0));
  // Of several what they reach with the warps that an SM holds, their limits are not drawn.
  const auto highest = [&](const Scenario& one, const Results& of) {
    const double reached =
        compares(snapshot)
            ? bounds(of.model, one.alpha, max_warps(one).value_or(right)).throughput()
            : of.evaluation.bounds.peak();
    return reached * throughput_scale(one, one.alpha).factor;
  };
  double top = highest(scenario, results);
  for (const ComparedPin& each : snapshot.compared)
    top = std::max(top, highest(each.scenario, each.results));
  right = std::ceil(right / 8) * 8;
  const double left = log ? 1 : 0;

  Panel panel;
  panel.x = {.label = tr("occupancy").toStdString(),
             .unit = occupancy.unit.toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = left * occupancy.factor,
             .max = right * occupancy.factor};
  const double low = bounds(results.model, scenario.alpha, 1).latency * unit.factor * 0.7;
  panel.y = {.label = unit.quantity.toStdString(),
             .unit = unit.unit.toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = log ? std::min(low, top / 10) : 0,
             .max = log ? top * 3 : round_up(top * 1.15)};

  ThroughputSketch sketch(panel, scenario, results, false);
  sketch.set_x_factor(occupancy.factor);
  if (hold_as_many_warps(snapshot))
    add_gpu_maximum(panel, scenario, occupancy.factor);
  const auto draw = [&](const Scenario& one, const Results& of, const Curve& curve) {
    ThroughputSketch alone(panel, one, of, false);
    alone.set_x_factor(occupancy.factor);
    const double most =
        compares(snapshot) ? std::min(right, max_warps(one).value_or(right)) : right;
    alone.minimum(warp_samples(left, most, of, log, snapshot.draft), curve);
  };
  if (compares(snapshot)) {
    add_comparison(panel, snapshot, {"warps"}, draw);
  } else {
    draw(scenario, results, lowest_bound());
    sketch.each_bound(warp_samples(left, right, results, log, snapshot.draft));
  }
  add_measured(panel, snapshot, occupancy.factor);
  add_operating_point(panel, sketch, scenario, scenario.warps * occupancy.factor);
  return panel;
}

Panel against_alpha(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const Results& results = *snapshot.results;
  const bool log = scenario.view.throughput_scale == AxisScale::log;
  Panel panel;
  panel.x = alpha_axis(tr("arithmetic intensity α").toStdString());
  ThroughputSketch sketch(panel, scenario, results, true);
  std::vector<double> turns;
  if (results.cusp.cusp)
    turns.push_back(results.cusp.cusp->alpha);
  const auto xs = alpha_samples(panel.x, snapshot.draft ? 65 : 257, turns);
  double top = 0, low = infinity;
  const auto reach = [&](const ThroughputSketch& of) {
    for (const double x : xs) {
      const double value = of.shown(x, [](const Bounds& at) { return at.throughput(); });
      top = std::max(top, value);
      if (value > 0)
        low = std::min(low, value);
    }
  };
  reach(sketch);
  for (const ComparedPin& each : snapshot.compared)
    reach(ThroughputSketch(panel, each.scenario, each.results, true));
  // The middle of the range names the axis; the ends may have to show another quantity.
  const ThroughputScale unit = throughput_scale(scenario, 1);
  panel.y = {.label = unit.quantity.toStdString(),
             .unit = unit.unit.toStdString(),
             .kind = log ? AxisKind::log : AxisKind::linear,
             .min = log ? std::max(low * 0.7, top * 1e-5) : 0,
             .max = log ? top * 3 : round_up(top * 1.15)};
  const auto draw = [&](const Scenario& one, const Results& of, const Curve& curve) {
    ThroughputSketch(panel, one, of, true).minimum(xs, curve);
  };
  if (compares(snapshot)) {
    add_comparison(panel, snapshot, {"alpha"}, draw);
  } else {
    draw(scenario, results, lowest_bound());
    sketch.each_bound(xs);
  }
  add_measured(panel, snapshot, 1);
  add_operating_point(panel, sketch, scenario, alpha_place(panel.x, scenario.alpha));
  return panel;
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
      [&](double x) -> std::optional<Band> {
        const double alpha = over_alpha ? x : scenario.alpha;
        const double factor = throughput_scale(scenario, alpha).factor;
        const auto band = bands->throughput(alpha, over_alpha ? scenario.warps : x / occupancy);
        return band ? std::optional(Band{band->low * factor, band->high * factor}) : band;
      },
      by);
}

} // namespace

Panel throughput_panel(const Snapshot& snapshot, const SimulatedThroughput* simulated,
                       double band) {
  if (snapshot.loop && *snapshot.loop)
    return loop_throughput_panel(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  Panel panel = scenario.view.throughput_axis == ThroughputAxis::warps ? against_warps(snapshot)
                                                                       : against_alpha(snapshot);
  if (compares(snapshot))
    return panel; // what is drawn of one alone would be taken for another's
  if (simulated && holds_for(*simulated, scenario))
    add_simulated(panel, scenario, *simulated);
  add_throughput_band(panel, scenario, band);
  return panel;
}

Figure throughput_description(const Snapshot& snapshot) {
  if (snapshot.loop && *snapshot.loop)
    return loop_throughput_description(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  const bool over_warps = scenario.view.throughput_axis == ThroughputAxis::warps;
  Figure figure;
  figure.id = "throughput";
  const QString gpus =
      compares(snapshot) ? compared_gpus(snapshot) : QString::fromStdString(scenario.gpu->name);
  figure.title =
      (over_warps
           ? tr("Throughput against occupancy, %1, %2").arg(gpus, alpha_words(scenario.alpha))
           : tr("Throughput against arithmetic intensity, %1, %2 warps/SM")
                 .arg(gpus)
                 .arg(scenario.warps))
          .toStdString();
  figure.caption = parameter_words(scenario).toStdString();
  add_numbers(figure, scenario);
  if (over_warps)
    describe_comparison(figure, snapshot, {"warps"});
  else
    describe_comparison(figure, snapshot, {"alpha"});
  note_measured(figure, snapshot, over_warps ? MeasuredAxes::over_warps : MeasuredAxes::over_alpha);
  compares(snapshot) ? note_unstated(figure) : note_statuses(figure);
  return figure;
}

Figure throughput_figure(const Snapshot& snapshot) {
  std::vector<Panel> panels{throughput_panel(snapshot)};
  if (compares(snapshot))
    without_operating_point(panels);
  return with_plots(throughput_description(snapshot), std::move(panels));
}

} // namespace loom
