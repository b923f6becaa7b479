#include "core/scenario/timeline_run.h"

#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"

#include <algorithm>
#include <cmath>
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

namespace {

/// Cycles that the longest instruction of the program takes.
double longest_latency(const SimRun& run) {
  Cycle longest = 0;
  const auto look_at = [&](const std::vector<Block>& blocks) {
    for (const Block& block : blocks)
      for (const Instruction& each : block.body)
        longest = std::max(
            longest, (each.unit == 0 ? run.config[each.kind]
                                     : run.config.units[static_cast<std::size_t>(each.unit) - 1])
                         .latency);
  };
  look_at(run.program.blocks);
  for (const WarpProgram::Role& role : run.program.roles)
    look_at(role.blocks);
  return static_cast<double>(longest);
}

/// Warp instructions of an iteration of what the scenario simulates.
double iteration_of(const ResolvedScenario& scenario, const SimRun& run) {
  if (run.instructions > 0)
    return run.instructions;
  if (scenario.loop)
    return static_cast<double>(run.program.length(0));
  return (std::isinf(scenario.alpha) ? 1 : 1 + scenario.alpha) * scenario.ilp;
}

/// `iterations` of them go on at a time: one a warp, or a block of warps with roles.
SteadyStretch expected_stretch(const ResolvedScenario& scenario, const SimRun& run, int iterations,
                               const SimSummary& sums) {
  constexpr double periods = 2, least = 60, latencies = 8, start_up = 4;
  SteadyStretch stretch;
  const double most = std::max(least, latencies * longest_latency(run));
  if (const double ipc = sums.throughput_ipc_per_sm.instructions; ipc > 0 && !sums.too_short)
    stretch.period = iterations * iteration_of(scenario, run) / ipc;
  stretch.from = sums.period_cycles > 0 ? static_cast<double>(sums.begin)
                                        : std::ceil(start_up * stretch.period);
  const double length = stretch.period > 0 ? std::min(periods * stretch.period, most) : most;
  stretch.to = stretch.from + std::ceil(std::max(length, least));
  return stretch;
}

/// Within what was recorded; where the run does not repeat itself, from the next begin of the
/// first warp's program on.
SteadyStretch placed(SteadyStretch stretch, const Trace& trace, bool repeats) {
  const auto first = static_cast<double>(trace.from), last = static_cast<double>(trace.to);
  const double length = stretch.to - stretch.from;
  const std::int64_t program = trace.program.length(0);
  const auto begins = std::ranges::find_if(trace.records, [&](const TraceRecord& each) {
    const auto at = static_cast<double>(each.issue_cycle);
    return each.warp == 0 && each.instruction % program == 0 && at >= stretch.from;
  });
  if (!repeats && begins != trace.records.end() &&
      static_cast<double>(begins->issue_cycle) <= stretch.from + stretch.period)
    stretch.from = static_cast<double>(begins->issue_cycle);
  stretch.from = std::clamp(stretch.from, first, std::max(first, last - length));
  stretch.to = std::min(last, stretch.from + length);
  return stretch;
}

} // namespace

bool same_simulation(const Scenario& a, const Scenario& b) {
  Scenario with_other_view = a;
  with_other_view.view = b.view;
  with_other_view.target = b.target;
  with_other_view.divergence = b.divergence;
  return with_other_view == b;
}

Result<SteadyRun> record_steady_run(const ResolvedScenario& scenario,
                                    const std::optional<LoopNumbers>& loop, RecordedCycles cycles,
                                    std::int64_t effort, const std::stop_token& stop,
                                    const std::function<void(double)>& progress) {
  const auto run = sim_run(scenario, loop);
  if (!run)
    return tl::unexpected<Error>(run.error());
  const int warps = run->whole_blocks(scenario.warps);
  // What is said of the run is what it settles to, not what the cycles shown happen to hold.
  const auto settles = settled(run->config, run->program, warps, {.effort = effort, .stop = stop});
  if (!settles)
    return tl::unexpected<Error>(settles.error());
  const int block = std::max(1, run->program.block_warps());
  SteadyStretch steady = expected_stretch(scenario, *run, warps / block, *settles);
  SimOptions options;
  options.cycles = std::clamp(static_cast<Cycle>(std::ceil(std::min(steady.to, 1e12))),
                              cycles.least, cycles.most);
  options.stop = stop;
  options.progress = progress;
  auto trace = record(run->config, run->program, warps, options);
  if (!trace)
    return tl::unexpected<Error>(trace.error());
  trace->summary = *settles;
  steady = placed(steady, *trace, settles->period_cycles > 0);
  TimelineLoop told;
  if (run->instructions > 0)
    told = {timeline_classes(*loop), run->instructions};
  return SteadyRun{std::make_shared<const TimelineIndex>(
                       std::make_shared<const Trace>(*std::move(trace)), std::move(told)),
                   steady};
}

Result<std::shared_ptr<const TimelineIndex>>
record_timeline(const ResolvedScenario& scenario, const std::optional<LoopNumbers>& loop,
                Cycle cycles, std::int64_t effort, const std::stop_token& stop,
                const std::function<void(double)>& progress) {
  return record_steady_run(scenario, loop, {cycles, cycles}, effort, stop, progress)
      .map([](SteadyRun run) { return std::move(run.index); });
}

} // namespace loom
