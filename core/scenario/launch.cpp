#include "core/scenario/launch.h"

#include "core/model/saturation.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <cmath>

namespace loom {

Result<const ComputeLimits*> limits_of(const GpuSpec& gpu) {
  if (gpu.compute_capability.empty())
    return bad_argument(LOOM_TEXT("the file of GPU '%1' names no compute capability, so the limits "
                                  "of its SM are not known")(gpu.id));
  return find_limits(gpu.compute_capability);
}

Result<LaunchWorth> launch_worth(const ResolvedScenario& scenario) {
  LOOM_TRY(const auto limits, limits_of(*scenario.gpu));
  const LaunchConfig& config = scenario.launch.config;
  LOOM_CHECK(check(*limits, config));
  LOOM_TRY(const LoopNumbers loop, workload_numbers(scenario));
  LaunchWorth worth;
  worth.occupancy = occupancy(*limits, config);
  const LoopEvaluation full = evaluate(loop, limits->warps);
  if (!std::isfinite(full.peak))
    return bad_argument(LOOM_TEXT("Nothing that is known limits this loop.")());
  worth.full_fraction = full.fraction_of_peak;
  if (worth.occupancy.warps == 0)
    return worth;
  const double warps = worth.occupancy.warps;
  worth.evaluation = evaluate(loop, warps);
  const auto& [latency, peak] = std::pair{worth.evaluation.latency_cycles, worth.evaluation.peak};
  worth.with_queues = saturated_throughput(loop, saturation_of(*scenario.gpu, loop), warps) / peak;
  if (std::isfinite(worth.evaluation.ilp_needed))
    worth.ilp_needed = static_cast<int>(whole_from_one(scenario.target * latency * peak / warps));
  if (const auto sms = scenario.gpu->facts.value(FactKey::sm_count);
      sms && scenario.launch.grid > 0)
    worth.waves = waves_of_launch(scenario.launch, static_cast<int>(*sms), worth.occupancy.blocks);
  return worth;
}

std::optional<Waves> waves_of_launch(const OccupancyLaunch& launch, int sms, int blocks_per_sm) {
  const std::int64_t wave = blocks_per_wave(launch.config, sms, blocks_per_sm);
  return launch.grid > 0 && launch.grid % launch.config.cluster == 0 && wave > 0
             ? std::optional(waves(launch.grid, wave))
             : std::nullopt;
}

Scenario with_launch_warps(Scenario scenario) {
  const auto limits = limits_of(*scenario.gpu);
  if (!limits || !check(**limits, scenario.launch.config))
    return scenario;
  if (const int warps = occupancy(**limits, scenario.launch.config).warps; warps > 0)
    scenario.warps = warps;
  return scenario;
}

bool follows_launch(const Scenario& scenario) {
  return scenario.launch.decides_warps && with_launch_warps(scenario).warps == scenario.warps;
}

LaunchConfig fitted(const ComputeLimits& limits, LaunchConfig launch) {
  const auto into = [&](int& value, LaunchField field, int taken = 0) {
    const LaunchRange range = launch_range(limits, field);
    value = std::clamp(value, range.low, range.high - taken);
  };
  into(launch.threads, LaunchField::threads);
  into(launch.registers, LaunchField::registers);
  into(launch.shared, LaunchField::shared);
  into(launch.dynamic_shared, LaunchField::shared, launch.shared);
  if (limits.carveouts.empty())
    launch.carveout.reset();
  else if (launch.carveout)
    into(*launch.carveout, LaunchField::carveout);
  if (limits.barriers == 0 || limits.amd())
    launch.barriers = 0;
  if (!limits.has_clusters())
    launch.cluster = 1;
  if (!limits.can_halve)
    launch.partitioned_caching.reset();
  return launch;
}

} // namespace loom
