#include "core/sim/explain.h"

#include "core/sim/engine/compiled.h"

#include <algorithm>
#include <cassert>

namespace loom {

const WarpStory* slot_story(const std::vector<WarpStory>& stories) {
  const auto said = std::ranges::min_element(stories, {}, [](const WarpStory& story) {
    const bool could =
        story.activity == WarpActivity::port_busy || story.activity == WarpActivity::pipe_full;
    return story.activity == WarpActivity::issued ? Cycle{-2} : could ? Cycle{-1} : story.until;
  });
  return said == stories.end() ? nullptr : &*said;
}

Explainer::Explainer(const Trace& trace)
    : trace_(trace), by_warp_(static_cast<std::size_t>(trace.warps)),
      ports_(static_cast<std::size_t>(trace.config.schedulers)) {
  const sim::Compiled compiled = sim::compile(trace.config, trace.program);
  std::vector<sim::Server> servers(ports_.size());
  for (std::size_t i = 0; i < trace.records.size(); ++i) {
    const TraceRecord& record = trace.records[i];
    const auto& own = by_warp_[record.warp];
    const bool second = !own.empty() && shares_slot(trace.records[own.back()], record);
    by_warp_[record.warp].push_back(i);
    if (second)
      continue;
    sim::Server& port = servers[record.scheduler];
    port.accept(record.issue_cycle, compiled.unit(record.kind).issue, compiled.issue_den);
    ports_[record.scheduler].emplace_back(record.issue_cycle, port.free);
  }
}

std::vector<WarpStory> Explainer::at(Cycle cycle, int scheduler) const {
  assert(trace_.from <= cycle && cycle < trace_.to);
  assert(scheduler >= 0 && scheduler < trace_.config.schedulers);
  const auto& port = ports_[static_cast<std::size_t>(scheduler)];
  const auto after = std::ranges::upper_bound(port, cycle, {}, &std::pair<Cycle, Cycle>::first);
  const bool any_before = after != port.begin();
  const bool busy = any_before && std::prev(after)->second > cycle;
  const bool issued_now = any_before && std::prev(after)->first == cycle;

  std::vector<WarpStory> stories;
  for (int warp = scheduler; warp < trace_.warps; warp += trace_.config.schedulers) {
    const auto& own = by_warp_[static_cast<std::size_t>(warp)];
    const auto found = std::ranges::lower_bound(
        own, cycle, {}, [&](std::size_t i) { return trace_.records[i].issue_cycle; });
    const TraceRecord& next =
        found == own.end() ? trace_.next[static_cast<std::size_t>(warp)] : trace_.records[*found];
    WarpStory story{.warp = warp,
                    .instruction = next.instruction,
                    .kind = next.kind,
                    .waits_for = next.waited_for,
                    .until = next.ready_cycle};
    if (next.issue_cycle == cycle)
      story.activity = WarpActivity::issued;
    else if (cycle < next.ready_cycle)
      story.activity = next.waited_for >= 0 ? WarpActivity::waits_result
                       : next.waited_for == TraceRecord::at_barrier ||
                               next.waited_for == TraceRecord::at_mbarrier
                           ? WarpActivity::waits_barrier
                       : next.waited_for == TraceRecord::at_block ? WarpActivity::waits_block
                                                                  : WarpActivity::waits_order;
    else if (!busy)
      story.activity = WarpActivity::pipe_full;
    else
      story.activity = issued_now ? WarpActivity::not_selected : WarpActivity::port_busy;
    if (story.activity != WarpActivity::waits_result &&
        story.activity != WarpActivity::waits_order &&
        story.activity != WarpActivity::waits_barrier &&
        story.activity != WarpActivity::waits_block)
      story.until = next.issue_cycle;
    stories.push_back(story);
  }
  return stories;
}

} // namespace loom
