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
#include <utility>

namespace loom {
namespace {

/// Every α at which two resources take the same time: a model that leaves one out turns where the
/// others cross.
std::vector<double> crossings(const LoopNumbers& numbers) {
  if (!loop_alpha(numbers))
    return {};
  const auto zero = loop_use(with_alpha(numbers, 0)), one = loop_use(with_alpha(numbers, 1));
  std::vector<Point> lines; // cycles at 0, and more of them for each α
  for (std::size_t i = 0; i < resource_count; ++i)
    if (numbers.rates[i] && (zero[i] > 0 || one[i] > 0))
      lines.push_back({zero[i] / *numbers.rates[i], (one[i] - zero[i]) / *numbers.rates[i]});
  std::vector<double> places;
  for (const Point& line : lines)
    for (const Point& other : lines)
      if (line.x > other.x && line.y < other.y)
        places.push_back((line.x - other.x) / (other.y - line.y));
  return places;
}

class ModelsSketch {
public:
  ModelsSketch(const Snapshot& snapshot, const ModelsChoice& choice,
               const SimulatedThroughput* simulated)
      : snapshot_(snapshot), scenario_(snapshot.scenario()), choice_(choice), simulated_(simulated),
        axis_(models_axis(snapshot, choice.chart)), values_(snapshot, choice.chart, simulated),
        sweep_(values_.sweep()) {}

  Panel panel() {
    panel_.x = sweep_.axis();
    xs_ = places();
    const std::vector<Role> roles = model_roles(choice_.shown);
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < choice_.shown.size(); ++i)
      curves.push_back(curve(choice_.shown[i], roles[i]));
    set_y(highest(curves));
    if (needed())
      add_most_warps(panel_, scenario_, false);
    // Against α all end in a corner: names stand where their curves are apart.
    if (choice_.chart != ModelsChart::over_warps)
      name_apart(curves);
    for (Curve& each : curves)
      add_clipped(panel_, std::move(each));
    Snapshot alone = snapshot_; // models of one scenario are compared here
    alone.compared.clear();
    if (needed())
      add_measured_needed(panel_, alone, occupancy_scale(scenario_).factor);
    else if (axis_ == LoopAxis::warps || axis_ == LoopAxis::alpha)
      add_measured(panel_, alone, axis_ == LoopAxis::warps ? occupancy_scale(scenario_).factor : 1);
    const double here = sweep_.place();
    const auto value = needed() ? std::optional(scenario_.warps * occupancy_scale(scenario_).factor)
                                : values_.at(choice_.selected, here);
    panel_.marks.push_back({.id = "operating_point",
                            .kind = MarkKind::operating_point,
                            .at = {here, value ? *value : axis_span(panel_.y).x}});
    return std::move(panel_);
  }

private:
  [[nodiscard]] bool needed() const { return choice_.chart == ModelsChart::needed; }

  /// Places along the axis, enough for what bends and exactly where something turns; fewer while
  /// something is dragged, and where each takes a search.
  [[nodiscard]] std::vector<double> places() const {
    if (axis_ == LoopAxis::alpha) {
      const int whole = needed() ? 129 : 257;
      return alpha_samples(panel_.x, snapshot_.draft ? whole / 4 + 1 : whole,
                           crossings(snapshot_.workload->numbers));
    }
    if (axis_ != LoopAxis::warps)
      return sweep_.samples();
    const double right = sweep_.value(panel_.x.max);
    const double step = std::max(1.0, std::ceil(right / (snapshot_.draft ? 64 : 256)));
    std::vector<double> xs;
    for (double warps = 1; warps <= right; warps += step)
      xs.push_back(sweep_.place(warps));
    const double knee = snapshot_.workload->evaluation.warps_needed;
    if (knee > 1 && knee < right)
      xs.push_back(sweep_.place(knee));
    std::ranges::sort(xs);
    return xs;
  }

  /// What the bounds say is the most along the axis, in the unit shown.
  [[nodiscard]] double bounds_peak() const {
    if (axis_ == LoopAxis::warps)
      return snapshot_.workload->evaluation.peak * values_.factor(0);
    double peak = 0;
    for (const double x : xs_)
      if (const auto at = sweep_.evaluation(x); at && std::isfinite(at->throughput))
        peak = std::max(peak, at->throughput * values_.factor(x));
    return peak;
  }

  /// The most warps that the bounds need along the axis.
  [[nodiscard]] double most_needed() const {
    double most = 0;
    const auto add = [&](double warps) { most = std::max(most, std::isfinite(warps) ? warps : 0); };
    for (const double x : xs_)
      if (const auto numbers = sweep_.numbers(x))
        add(loop_warps_needed(*numbers, scenario_.target));
    if (axis_ == LoopAxis::alpha)
      for (const double end : {0.0, std::numeric_limits<double>::infinity()})
        add(loop_warps_needed(with_alpha(snapshot_.workload->numbers, end), scenario_.target));
    return most;
  }

  void set_y(double top) {
    const double here = axis_ == LoopAxis::alpha ? sweep_.place(1) : sweep_.place();
    panel_.y = {.label = values_.quantity(here).toStdString(),
                .unit = values_.unit(here).toStdString(),
                .min = 0};
    if (needed()) {
      const double high = std::max(
          {1.25 * most_needed(), 1.15 * max_warps(scenario_).value_or(0), 1.05 * scenario_.warps});
      panel_.y.max = std::ceil(high / 8) * 8 * occupancy_scale(scenario_).factor;
      if (scenario_.target < 1)
        panel_.y.label =
            tr("warps for %1 % of the peak").arg(number(100 * scenario_.target)).toStdString();
      return;
    }
    // A model without a limit leaves through the top; the others keep most of the height.
    const double peak = bounds_peak();
    const double high =
        std::isfinite(peak) ? std::clamp(1.08 * top, 1.15 * peak, 1.8 * peak) : 1.08 * top;
    panel_.y.max = high > 0 ? round_up(high) : 1;
  }

  [[nodiscard]] Curve curve(std::size_t model, Role role) const {
    Curve curve{.id = std::string(model_table()[model].id),
                .label = choice_.labels ? short_model_name(model).toStdString() : "",
                .role = role,
                .weight = model == choice_.selected ? Weight::bold : Weight::normal};
    if (model == simulation_model() && !needed()) {
      if (simulated_ && simulated_->axis == axis_) {
        curve.points = simulated_points(*simulated_, scenario_, sweep_);
        if (!holds_for(*simulated_, scenario_, axis_))
          curve.role = Role::ghost;
      }
      return curve;
    }
    if (!values_.lack(model).isEmpty())
      return curve;
    const std::vector<double> values = values_.along(model, xs_);
    for (std::size_t i = 0; i < xs_.size(); ++i)
      if (!scenario_.instruction_loop || std::isfinite(values[i]))
        curve.points.push_back({xs_[i], values[i]});
    return curve;
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

  const Snapshot& snapshot_;
  const ResolvedScenario& scenario_;
  const ModelsChoice& choice_;
  const SimulatedThroughput* simulated_;
  LoopAxis axis_;
  ModelValues values_;
  const LoopSweep& sweep_;
  Panel panel_;
  std::vector<double> xs_;
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

Panel models_panel(const Snapshot& snapshot, const ModelsChoice& choice,
                   const SimulatedThroughput* simulated) {
  return ModelsSketch(snapshot, choice, simulated).panel();
}

} // namespace loom
