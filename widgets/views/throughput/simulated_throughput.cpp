#include "widgets/views/throughput/simulated_throughput.h"

#include "core/figure/build.h"
#include "core/scenario/models.h"
#include "core/sim/simulate.h"
#include "widgets/texts/words.h"

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

} // namespace

Result<SimulatedThroughput> simulate_throughput(const Scenario& scenario,
                                                const std::stop_token& stop) {
  static const std::size_t simulation = *model_from("simulation");
  const auto model = ModelRun::make(scenario, simulation);
  if (!model)
    return tl::unexpected<Error>(model.error());
  SimulatedThroughput result{scenario, {}};
  const auto simulate = [&](double x, double alpha, double warps) {
    if (const auto value = model->throughput(alpha, warps))
      result.points.push_back({x, *value});
  };
  if (over_alpha(scenario)) {
    for (const double alpha : alpha_samples(alpha_axis(), intensities))
      if (!stop.stop_requested())
        simulate(alpha, alpha, scenario.warps);
  } else {
    for (const int warps : occupancies(scenario))
      if (!stop.stop_requested())
        simulate(warps, scenario.alpha, warps);
  }
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
              .label = QCoreApplication::translate("ThroughputView", "simulation").toStdString(),
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
