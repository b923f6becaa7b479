#include "core/scenario/occupancy_run.h"

#include "core/scenario/workload.h"

#include <cmath>

namespace loom {

Result<OccupancyRun> run_occupancy(const ResolvedScenario& scenario) {
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
  if (run.sms)
    run.waves = waves_of_launch(run.launch, *run.sms, run.occupancy.blocks);
  run.worth = launch_worth(scenario);
  if (const auto loop = workload_numbers(scenario); loop && std::isfinite(loop_peak(*loop)))
    run.warps_needed = loop_warps_needed(*loop, scenario.target);
  return run;
}

Scenario with_launch(Scenario scenario, const OccupancyLaunch& launch) {
  const bool follows = follows_launch(scenario);
  scenario.launch = launch;
  scenario.launch.decides_warps = follows;
  return follows ? with_launch_warps(std::move(scenario)) : scenario;
}

} // namespace loom
