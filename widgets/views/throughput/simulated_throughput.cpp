#include "widgets/views/throughput/simulated_throughput.h"

#include "core/plot/build.h"
#include "core/sim/settled.h"
#include "widgets/figure/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loom {
namespace {

constexpr int intensities = 33;
constexpr int most_points = 64; ///< against warps; larger SMs are sampled

bool over_alpha(const Scenario& scenario) {
  return scenario.view.throughput_axis == ThroughputAxis::alpha;
}

std::vector<int> occupancies(const Scenario& scenario) {
  const int most = std::clamp(static_cast<int>(max_warps(scenario).value_or(64)), 1, max_sim_warps);
  const int step = (most + most_points - 1) / most_points;
  std::vector<int> warps;
  for (int n = step; n <= most; n += step)
    warps.push_back(n);
  return warps;
}

SettleOptions options(const std::stop_token& stop) {
  SettleOptions options;
  options.stop = stop;
  return options;
}

double other_or_adds(const Throughput& throughput, double alpha) {
  return std::isinf(alpha) ? throughput.arithmetic : throughput.other;
}

/// What one simulation per α gives at the scenario's occupancy.
Result<std::vector<Point>> over_intensities(const Scenario& scenario, const SmConfig& config,
                                            const std::stop_token& stop) {
  const Axis axis{.kind = AxisKind::alpha, .min = 0.1, .max = 1e4};
  std::vector<Point> points;
  Scenario at = scenario;
  for (const double alpha : alpha_samples(axis, intensities)) {
    if (stop.stop_requested())
      break;
    at.alpha = alpha;
    const auto counted = settle(config, sim_program(at), at.warps, options(stop));
    if (!counted)
      break;
    if (!counted->too_short)
      points.push_back({alpha, other_or_adds(counted->throughput_ipc_per_sm, alpha)});
  }
  return points;
}

} // namespace

Result<SimulatedThroughput> simulate_throughput(const Scenario& scenario,
                                                const std::stop_token& stop) {
  const auto config = sim_config(scenario);
  if (!config)
    return tl::unexpected<Error>(config.error());
  SimulatedThroughput result{scenario, {}};
  if (over_alpha(scenario)) {
    auto points = over_intensities(scenario, *config, stop);
    if (!points)
      return tl::unexpected<Error>(points.error());
    result.points = std::move(*points);
    return result;
  }
  const auto curve =
      simulated_curve(*config, sim_program(scenario), occupancies(scenario), options(stop));
  if (!curve)
    return tl::unexpected<Error>(curve.error());
  for (const CurvePoint& point : *curve)
    result.points.push_back({static_cast<double>(point.warps),
                             other_or_adds(point.throughput_ipc_per_sm, scenario.alpha)});
  return result;
}

bool holds_for(const SimulatedThroughput& simulated, const Scenario& scenario) {
  if (over_alpha(simulated.scenario) != over_alpha(scenario))
    return false;
  Scenario like = simulated.scenario;
  like.view = scenario.view;
  like.target = scenario.target;
  if (over_alpha(scenario))
    like.alpha = scenario.alpha;
  else
    like.warps = scenario.warps;
  return like == scenario;
}

void add_simulated(Panel& panel, const Scenario& scenario, const SimulatedThroughput& simulated) {
  Curve curve{.id = "simulated",
              .label = QCoreApplication::translate("ThroughputView", "simulated").toStdString(),
              .role = Role::series1,
              .weight = Weight::thin};
  const double warps = occupancy_scale(scenario).factor;
  for (const Point& point : simulated.points) {
    const bool alpha = over_alpha(scenario);
    const double factor = throughput_scale(scenario, alpha ? point.x : scenario.alpha).factor;
    curve.points.push_back({alpha ? point.x : point.x * warps, point.y * factor});
  }
  add_clipped(panel, std::move(curve));
}

} // namespace loom
