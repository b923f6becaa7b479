#include "core/scenario/timeline_run.h"

#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"

#include <utility>

namespace loom {

bool same_simulation(const Scenario& a, const Scenario& b) {
  Scenario with_other_view = a;
  with_other_view.view = b.view;
  with_other_view.target = b.target;
  with_other_view.divergence = b.divergence;
  return with_other_view == b;
}

Result<std::shared_ptr<const TimelineIndex>>
record_timeline(const ResolvedScenario& scenario, Cycle cycles, std::int64_t effort,
                const std::stop_token& stop, const std::function<void(double)>& progress) {
  const auto run = sim_run(scenario);
  if (!run)
    return tl::unexpected<Error>(run.error());
  SimOptions options;
  options.cycles = cycles;
  options.stop = stop;
  options.progress = progress;
  auto trace = record(run->config, run->program, scenario.warps, options);
  if (!trace)
    return tl::unexpected<Error>(trace.error());
  // What is said of the run is what it settles to, not what the cycles shown happen to hold.
  const auto settles =
      settled(run->config, run->program, scenario.warps, {.effort = effort, .stop = stop});
  if (!settles)
    return tl::unexpected<Error>(settles.error());
  trace->summary = *settles;
  return std::make_shared<const TimelineIndex>(std::make_shared<const Trace>(*std::move(trace)));
}

} // namespace loom
