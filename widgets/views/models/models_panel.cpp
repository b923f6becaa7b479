#include "widgets/views/models/models_figure.h"

#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/throughput/measured_curves.h"
#include "widgets/views/throughput/simulated_throughput.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace loom {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Places along the axis, enough for what bends and exactly where something turns.
std::vector<double> warp_samples(const Panel& panel, double factor, const Results& results,
                                 bool draft) {
  const double right = panel.x.max / factor;
  const double step = std::max(1.0, std::ceil(right / (draft ? 64 : 256)));
  std::vector<double> xs;
  for (double warps = 1; warps <= right; warps += step)
    xs.push_back(warps);
  if (const double knee = results.evaluation.warps_needed; knee > 1 && knee < right)
    xs.push_back(knee);
  std::ranges::sort(xs);
  return xs;
}

class ModelsSketch {
public:
  ModelsSketch(const Snapshot& snapshot, const ModelsChoice& choice,
               const SimulatedThroughput* simulated)
      : snapshot_(snapshot), scenario_(snapshot.scenario()), results_(*snapshot.results),
        choice_(choice), simulated_(simulated), occupancy_(occupancy_scale(scenario_)) {}

  Panel panel() {
    const bool against_warps = choice_.chart == ModelsChart::over_warps;
    set_x();
    xs_ = against_warps ? warp_samples(panel_, occupancy_.factor, results_, snapshot_.draft)
                        : alpha_samples(panel_.x, alpha_count(), turns());
    for (const double x : xs_)
      factors_.push_back(
          choice_.chart == ModelsChart::needed
              ? occupancy_.factor
              : throughput_scale(scenario_, against_warps ? scenario_.alpha : x).factor);
    const std::vector<Role> roles = model_roles(choice_.shown);
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < choice_.shown.size(); ++i)
      curves.push_back(curve(choice_.shown[i], roles[i]));
    set_y(highest(curves));
    if (choice_.chart == ModelsChart::needed)
      add_most_warps(panel_, scenario_, false);
    // Against α all end in a corner: names stand where their curves are apart.
    if (!against_warps)
      name_apart(curves);
    for (Curve& each : curves)
      add_clipped(panel_, std::move(each));
    Snapshot alone = snapshot_; // models of one scenario are compared here
    alone.compared.clear();
    if (choice_.chart == ModelsChart::needed)
      add_measured_needed(panel_, alone, occupancy_.factor);
    else
      add_measured(panel_, alone, against_warps ? occupancy_.factor : 1);
    return std::move(panel_);
  }

private:
  void set_x() {
    if (choice_.chart != ModelsChart::over_warps) {
      panel_.x = alpha_axis(tr("arithmetic intensity α").toStdString());
      return;
    }
    const double right = std::max({max_warps(scenario_).value_or(16), 1.0 * scenario_.warps,
                                   std::min(1.08 * results_.evaluation.warps_needed, 1024.0)});
    panel_.x = {.label = tr("occupancy").toStdString(),
                .unit = occupancy_.unit.toStdString(),
                .min = 0,
                .max = std::ceil(right / 8) * 8 * occupancy_.factor};
  }

  /// Fewer while something is dragged, and where each takes a search.
  [[nodiscard]] int alpha_count() const {
    const int whole = choice_.chart == ModelsChart::needed ? 129 : 257;
    return snapshot_.draft ? whole / 4 + 1 : whole;
  }

  [[nodiscard]] std::vector<double> turns() const {
    std::vector<double> at;
    for (const auto& point :
         {results_.cusp.cusp, results_.cusp.with_arithmetic, results_.cusp.with_issue})
      if (point)
        at.push_back(point->alpha);
    return at;
  }

  /// What the bounds say is the most, in the unit shown.
  [[nodiscard]] double bounds_peak() const {
    if (choice_.chart == ModelsChart::over_warps)
      return results_.evaluation.bounds.peak() * factors_.front();
    double peak = 0;
    for (std::size_t i = 0; i < xs_.size(); ++i)
      peak = std::max(peak,
                      factors_[i] * bounds(results_.model, xs_[i], scenario_.warps).throughput());
    return peak;
  }

  void set_y(double top) {
    if (choice_.chart == ModelsChart::needed) {
      const Cusp& cusp = results_.cusp;
      const double most = scenario_.target * std::max({cusp.warps_at_zero, cusp.warps_at_infinity,
                                                       cusp.cusp ? cusp.cusp->warps : 0.0});
      const double high =
          std::max({1.25 * most, 1.15 * max_warps(scenario_).value_or(0), 1.05 * scenario_.warps});
      panel_.y = {.label = tr("warps needed").toStdString(),
                  .unit = occupancy_.unit.toStdString(),
                  .min = 0,
                  .max = std::ceil(high / 8) * 8 * occupancy_.factor};
      if (scenario_.target < 1)
        panel_.y.label =
            tr("warps for %1 % of the peak").arg(number(100 * scenario_.target)).toStdString();
      return;
    }
    const ThroughputScale unit =
        throughput_scale(scenario_, choice_.chart == ModelsChart::over_warps ? scenario_.alpha : 1);
    // A model without a limit leaves through the top; the others keep most of the height.
    const double peak = bounds_peak();
    panel_.y = {.label = unit.quantity.toStdString(),
                .unit = unit.unit.toStdString(),
                .min = 0,
                .max = round_up(std::clamp(1.08 * top, 1.15 * peak, 1.8 * peak))};
  }

  [[nodiscard]] Curve curve(std::size_t model, Role role) const {
    Curve curve{.id = std::string(model_table()[model].id),
                .label = choice_.labels ? short_model_name(model).toStdString() : "",
                .role = role,
                .weight = model == choice_.selected ? Weight::bold : Weight::normal};
    if (model == simulation_index() && choice_.chart != ModelsChart::needed) {
      add_simulated_points(curve);
      return curve;
    }
    const auto run = ModelRun::make(scenario_, model);
    if (!run)
      return curve;
    std::vector<double> values(xs_.size(), nothing);
    switch (choice_.chart) {
    case ModelsChart::over_warps:
      run->throughputs(scenario_.alpha, xs_, values);
      break;
    case ModelsChart::over_alpha:
      for (std::size_t i = 0; i < xs_.size(); ++i)
        values[i] = run->throughput(xs_[i], scenario_.warps).value_or(nothing);
      break;
    case ModelsChart::needed:
      if (model == *model_from("saturation")) {
        saturated_needs(*run, values);
        break;
      }
      for (std::size_t i = 0; i < xs_.size(); ++i)
        values[i] = run->warps_needed(xs_[i], scenario_.target).value_or(nothing);
      break;
    }
    const double x_factor = choice_.chart == ModelsChart::over_warps ? occupancy_.factor : 1;
    for (std::size_t i = 0; i < xs_.size(); ++i)
      curve.points.push_back({xs_[i] * x_factor, values[i] * factors_[i]});
    return curve;
  }

  /// What warps_needed() says of gradual saturation up to what the SM may hold, from whole numbers
  /// of warps abreast: a search for each α would take too long for a drag.
  void saturated_needs(const ModelRun& run, std::vector<double>& values) const {
    const auto most = static_cast<std::size_t>(
        std::min(1024.0, 1.5 * std::max({max_warps(scenario_).value_or(64), 1.0 * scenario_.warps,
                                         results_.cusp.cusp ? results_.cusp.cusp->warps : 0.0})));
    std::vector<double> warps(most), reached(most);
    std::iota(warps.begin(), warps.end(), 1.0);
    const Saturation saturation = saturation_of(scenario_);
    for (std::size_t i = 0; i < xs_.size(); ++i) {
      if (scenario_.target >= 1 && is_peak_approached(results_.model, saturation, xs_[i]))
        continue; // approached, never reached
      const double goal = scenario_.target * bounds(results_.model, xs_[i], 1).peak();
      run.throughputs(xs_[i], warps, reached);
      const auto first = std::ranges::lower_bound(reached, goal);
      if (first == reached.end())
        continue;
      const auto at = static_cast<std::size_t>(first - reached.begin());
      const double before = at > 0 ? reached[at - 1] : 0;
      values[i] = warps[at] - (*first - goal) / (*first - before);
    }
  }

  /// How far a curve is from the next one at one of its points, for each other curve the nearest.
  static double clearance(const std::vector<Curve>& curves, std::size_t which, std::size_t point) {
    const Point& at = curves[which].points[point];
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < curves.size(); ++other)
      if (other != which && point < curves[other].points.size() &&
          curves[other].points[point].x == at.x && std::isfinite(curves[other].points[point].y))
        least = std::min(least, std::abs(curves[other].points[point].y - at.y));
    return least;
  }

  /// Whether two curves look like one.
  [[nodiscard]] static bool coincide(const Curve& a, const Curve& b, double within) {
    for (std::size_t i = 0; i < a.points.size(); ++i)
      if (i >= b.points.size() || a.points[i].x != b.points[i].x ||
          std::isfinite(a.points[i].y) != std::isfinite(b.points[i].y) ||
          std::abs(a.points[i].y - b.points[i].y) > within)
        return false;
    return !a.points.empty();
  }

  /// Has each name where its curve is farthest from the others, and not at its end.
  void name_apart(std::vector<Curve>& curves) {
    const Point up = axis_span(panel_.y);
    for (std::size_t which = 0; which < curves.size(); ++which) {
      Curve& curve = curves[which];
      // Two that look like one are named at the same place, each in its colour.
      const auto same = std::find_if(
          curves.begin(), curves.begin() + std::ptrdiff_t(which), [&](const Curve& other) {
            return other.name_at && coincide(curve, other, 0.015 * (up.y - up.x));
          });
      if (same != curves.begin() + std::ptrdiff_t(which)) {
        const auto there = std::ranges::find(curve.points, same->name_at->x, &Point::x);
        curve.name_at = there == curve.points.end() ? *same->name_at : *there;
        continue;
      }
      double most = -1;
      for (std::size_t point = 0; point < curve.points.size(); ++point) {
        const double y = curve.points[point].y;
        if (!std::isfinite(y) || y < up.x + 0.04 * (up.y - up.x) || y > up.y)
          continue;
        if (const double clear = clearance(curves, which, point); clear > most) {
          most = clear;
          curve.name_at = curve.points[point];
        }
      }
    }
  }

  static std::size_t simulation_index() { return *model_from("simulation"); }

  void add_simulated_points(Curve& curve) const {
    if (!simulated_)
      return;
    const Scenario asked = simulated_scenario(scenario_, choice_.chart);
    if (simulated_->scenario.view.throughput_axis != asked.view.throughput_axis)
      return;
    if (!holds_for(*simulated_, asked))
      curve.role = Role::ghost;
    const bool against_warps = choice_.chart == ModelsChart::over_warps;
    for (const Point& point : simulated_->points) {
      const double factor =
          throughput_scale(scenario_, against_warps ? scenario_.alpha : point.x).factor;
      curve.points.push_back(
          {against_warps ? point.x * occupancy_.factor : point.x, point.y * factor});
    }
  }

  const Snapshot& snapshot_;
  const Scenario& scenario_;
  const Results& results_;
  const ModelsChoice& choice_;
  const SimulatedThroughput* simulated_;
  OccupancyScale occupancy_;
  Panel panel_;
  std::vector<double> xs_, factors_;
};

} // namespace

double highest(const std::vector<Curve>& curves) {
  double top = 0;
  for (const Curve& curve : curves)
    for (const Point& point : curve.points)
      if (std::isfinite(point.y))
        top = std::max(top, point.y);
  return top;
}

Scenario simulated_scenario(const Scenario& scenario, ModelsChart chart) {
  Scenario asked = scenario;
  asked.view.throughput_axis =
      chart == ModelsChart::over_alpha ? ThroughputAxis::alpha : ThroughputAxis::warps;
  return asked;
}

Panel models_panel(const Snapshot& snapshot, const ModelsChoice& choice,
                   const SimulatedThroughput* simulated) {
  Panel panel = ModelsSketch(snapshot, choice, simulated).panel();
  const ResolvedScenario& scenario = snapshot.scenario();
  const bool against_warps = choice.chart == ModelsChart::over_warps;
  const double occupancy = occupancy_scale(scenario).factor;
  const auto value = choice.chart == ModelsChart::needed
                         ? std::optional<double>(scenario.warps * occupancy)
                         : ModelValues(snapshot, choice.chart, simulated)
                               .at(choice.selected, scenario.alpha, scenario.warps);
  panel.marks.push_back(
      {.id = "operating_point",
       .kind = MarkKind::operating_point,
       .at = {against_warps ? scenario.warps * occupancy : alpha_place(panel.x, scenario.alpha),
              value && std::isfinite(*value) ? *value : axis_span(panel.y).x}});
  return panel;
}

} // namespace loom
