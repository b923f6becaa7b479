#include "core/scenario/timeline_run.h"

#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"

#include <algorithm>
#include <utility>

namespace loom {
namespace {

/// What executes an item: the memory system, a pipe, the shared memory.
std::optional<Resource> unit_of(const ItemNumbersOf<double>& item) {
  using enum Resource;
  const auto takes = [&item](Resource resource) { return item.use[index(resource)] > 0; };
  if (takes(dram) || takes(l2) || takes(l1))
    return dram;
  for (const Resource unit : {tensor, fp64, sfu, integer, fp32, shared, ldst})
    if (takes(unit))
      return unit;
  return {};
}

} // namespace

std::vector<TimelineClass> timeline_classes(const LoopNumbers& loop) {
  std::vector<TimelineClass> classes;
  for (const ItemNumbersOf<double>& item : loop.items) {
    if (item.count <= 0)
      continue;
    const auto unit = unit_of(item);
    // Instructions of a run are told apart by name: one of a ring makes all of that name copies.
    const bool copies = std::ranges::any_of(loop.items, [&item](const auto& each) {
      return each.name == item.name && each.stages > 0 && each.count > 0;
    });
    auto known = std::ranges::find_if(classes, [&](const TimelineClass& each) {
      return each.resource == unit && each.copies == copies;
    });
    if (known == classes.end())
      known = classes.insert(known, {{}, unit, copies});
    if (std::ranges::find(known->instructions, item.name) == known->instructions.end())
      known->instructions.push_back(item.name);
  }
  return classes;
}

bool same_simulation(const Scenario& a, const Scenario& b) {
  Scenario with_other_view = a;
  with_other_view.view = b.view;
  with_other_view.target = b.target;
  with_other_view.divergence = b.divergence;
  return with_other_view == b;
}

Result<std::shared_ptr<const TimelineIndex>>
record_timeline(const ResolvedScenario& scenario, const std::optional<LoopNumbers>& loop,
                Cycle cycles, std::int64_t effort, const std::stop_token& stop,
                const std::function<void(double)>& progress) {
  const auto run = sim_run(scenario, loop);
  if (!run)
    return tl::unexpected<Error>(run.error());
  // Of warps with roles whole blocks, as many as there are.
  const int block = std::max(1, run->program.block_warps());
  const int warps = std::max(block, scenario.warps / block * block);
  SimOptions options;
  options.cycles = cycles;
  options.stop = stop;
  options.progress = progress;
  auto trace = record(run->config, run->program, warps, options);
  if (!trace)
    return tl::unexpected<Error>(trace.error());
  // What is said of the run is what it settles to, not what the cycles shown happen to hold.
  const auto settles = settled(run->config, run->program, warps, {.effort = effort, .stop = stop});
  if (!settles)
    return tl::unexpected<Error>(settles.error());
  trace->summary = *settles;
  TimelineLoop told;
  if (run->instructions > 0)
    told = {timeline_classes(*loop), run->instructions};
  return std::make_shared<const TimelineIndex>(std::make_shared<const Trace>(*std::move(trace)),
                                               std::move(told));
}

} // namespace loom
