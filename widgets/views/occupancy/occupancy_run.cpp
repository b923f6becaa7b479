#include "widgets/views/occupancy/occupancy_run.h"

#include <algorithm>
#include <cmath>

namespace loom {

Result<OccupancyRun> run_occupancy(const Scenario& scenario) {
  const auto limits = limits_of(*scenario.gpu);
  if (!limits)
    return tl::unexpected<Error>(limits.error());
  const LaunchConfig& config = scenario.launch.config;
  if (const auto good = check(**limits, config); !good)
    return tl::unexpected<Error>(good.error());
  OccupancyRun run;
  run.gpu = scenario.gpu;
  run.launch = scenario.launch;
  run.limits = *limits;
  run.occupancy = occupancy(**limits, config);
  run.impossible = why_impossible(**limits, config);
  for (std::size_t each = 0; each < launch_resource_count; ++each)
    run.changes[each] = nearest_changes(**limits, config, static_cast<LaunchResource>(each));
  if (const auto sms = scenario.gpu->facts.value(FactKey::sm_count))
    run.sms = static_cast<int>(*sms);
  if (run.sms && run.launch.grid > 0 && run.occupancy.blocks > 0)
    run.waves = waves(run.launch.grid, *run.sms, run.occupancy.blocks);
  run.worth = launch_worth(scenario);
  if (const auto model = kernel_model(scenario))
    run.warps_needed = warps_needed(*model, scenario.alpha, scenario.target);
  return run;
}

int step_of(const ComputeLimits& limits, LaunchResource resource) {
  constexpr int warp_size = 32;
  return resource == LaunchResource::threads  ? warp_size
         : resource == LaunchResource::shared ? limits.shared_unit
                                              : 1;
}

LaunchRange range_of(const ComputeLimits& limits, LaunchResource resource) {
  constexpr std::array fields{LaunchField::threads, LaunchField::registers, LaunchField::shared};
  return launch_range(limits, fields[static_cast<std::size_t>(resource)]);
}

int snapped(const ComputeLimits& limits, LaunchResource resource, double value) {
  const LaunchRange range = range_of(limits, resource);
  const int step = step_of(limits, resource);
  const auto low = static_cast<double>(resource == LaunchResource::shared ? 0 : step);
  return static_cast<int>(
      std::clamp(std::round(value / step) * step, low, static_cast<double>(range.high)));
}

int stepped(const ComputeLimits& limits, LaunchResource resource, int value, int steps) {
  const int step = step_of(limits, resource);
  const int whole = steps > 0 ? value / step : (value + step - 1) / step;
  return snapped(limits, resource, static_cast<double>(whole + steps) * step);
}

Scenario with_launch(Scenario scenario, const Launch& launch) {
  const bool follows = follows_launch(scenario);
  scenario.launch = launch;
  scenario.launch.decides_warps = follows;
  return follows ? with_launch_warps(std::move(scenario)) : scenario;
}

} // namespace loom
