#include "widgets/views/throughput/simulated_throughput.h"

#include "core/figure/build.h"
#include "core/scenario/models.h"
#include "core/sim/simulate.h"
#include "widgets/texts/words.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr int intensities = 33;
constexpr int most_points = 64;       ///< against warps; larger SMs are sampled
constexpr std::size_t of_a_loop = 17; ///< places

std::vector<double> occupancies(const Scenario& scenario) {
  const int most = std::clamp(static_cast<int>(max_warps(scenario).value_or(64)), 1, max_sim_warps);
  const int step = (most + most_points - 1) / most_points;
  std::vector<double> warps;
  for (int n = step; n <= most; n += step)
    warps.push_back(n);
  return warps;
}

/// Ascending, in the axis's own unit.
std::vector<double> simulated_values(const Scenario& scenario, const LoopSweep& sweep,
                                     LoopAxis axis) {
  if (!scenario.instruction_loop)
    return axis == LoopAxis::warps ? occupancies(scenario)
                                   : alpha_samples(alpha_axis(), intensities);
  const std::vector<double> all = sweep.samples();
  std::vector<double> values{sweep.value(sweep.place())};
  for (std::size_t i = 0; i + 1 < of_a_loop && !all.empty(); ++i)
    values.push_back(sweep.value(all[i * (all.size() - 1) / (of_a_loop - 2)]));
  if (axis == LoopAxis::warps)
    for (double& each : values)
      each = std::max(1.0, std::round(each));
  std::ranges::sort(values);
  const auto twice = std::ranges::unique(values);
  values.erase(twice.begin(), twice.end());
  return values;
}

} // namespace

Result<SimulatedThroughput> simulate_throughput(const Scenario& scenario, LoopAxis axis,
                                                const std::stop_token& stop) {
  static const std::size_t simulation = *model_from("simulation");
  const ResolvedScenario resolved = scenario;
  const Result<Workload> workload = workload_of(resolved);
  if (!workload)
    return tl::unexpected<Error>(workload.error());
  const LoopSweep sweep(resolved, *workload, axis);
  const auto mix = scenario.instruction_loop ? Result<ModelRun>(bad_argument(Message()))
                                             : ModelRun::make(resolved, simulation);
  const auto simulated = [&](double value) -> std::optional<double> {
    if (mix)
      return mix->throughput(axis == LoopAxis::alpha ? value : scenario.alpha,
                             axis == LoopAxis::warps ? value : scenario.warps);
    const double place = sweep.place(value);
    const auto numbers = sweep.numbers(place);
    const auto reached = numbers
                             ? loop_throughput(scenario, *numbers, sweep.warps(place), simulation)
                             : Result<double>(bad_argument(Message()));
    return reached ? std::optional(*reached) : std::nullopt;
  };
  SimulatedThroughput result{scenario, axis};
  for (const double value : simulated_values(scenario, sweep, axis))
    if (!stop.stop_requested())
      if (const std::optional<double> reached = simulated(value))
        result.points.push_back({value, *reached});
  return result;
}

bool holds_for(const SimulatedThroughput& simulated, const Scenario& scenario, LoopAxis axis) {
  if (simulated.axis != axis)
    return false;
  Scenario like = simulated.scenario;
  like.view = scenario.view;
  like.target = scenario.target;
  like.divergence = scenario.divergence;
  if (scenario.access != own_access) { // else its loads are those of the pattern
    like.global_access = scenario.global_access;
    like.shared_access = scenario.shared_access;
  }
  if (axis == LoopAxis::warps)
    like.warps = scenario.warps;
  else
    like.alpha = scenario.alpha;
  return like == scenario;
}

std::vector<Point> simulated_points(const SimulatedThroughput& simulated, const Scenario& scenario,
                                    const LoopSweep& sweep) {
  std::vector<Point> points;
  for (const Point& point : simulated.points) {
    const double place = sweep.place(point.x);
    if (const auto numbers = sweep.numbers(place))
      points.push_back(
          {place, point.y * shown_throughput(scenario, *numbers, sweep.alpha(place)).factor});
  }
  return points;
}

} // namespace loom
