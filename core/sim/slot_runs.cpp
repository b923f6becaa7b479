#include "core/sim/slot_runs.h"

#include "core/sim/timeline_index.h"

#include <algorithm>

namespace loom {
namespace {

/// What a warp waits for before `record`, seen from the instruction that it waited for.
SlotUse waits_for(const Trace& trace, const TraceRecord& record) {
  if (record.waited_for < 0)
    return SlotUse::rest;
  switch (timeline_kind(trace.program.at(record.waited_for, record.warp).kind)) {
  case TimelineKind::arithmetic:
    return SlotUse::waits_arithmetic;
  case TimelineKind::other:
    return SlotUse::waits_memory;
  case TimelineKind::neither:
    break;
  }
  return SlotUse::rest;
}

/// The records of one scheduler's warps, and each warp's next one as time goes on.
class WarpQueues {
public:
  WarpQueues(const Trace& trace, int scheduler) : trace_(trace), warps_(trace.warps) {
    by_warp_.resize(static_cast<std::size_t>(warps_));
    for (const TraceRecord& record : trace.records)
      if (record.scheduler == scheduler)
        by_warp_[record.warp].push_back(&record);
    next_.assign(by_warp_.size(), 0);
    for (int warp = scheduler; warp < warps_; warp += trace.config.schedulers)
      own_.push_back(static_cast<std::size_t>(warp));
  }

  void issued(const TraceRecord& record) { ++next_[record.warp]; }

  /// The record that can go first, nullptr when the scheduler has no warp.
  [[nodiscard]] const TraceRecord* first_ready() const {
    const TraceRecord* first = nullptr;
    for (const std::size_t warp : own_) {
      const bool recorded = next_[warp] < by_warp_[warp].size();
      const TraceRecord* record = recorded                    ? by_warp_[warp][next_[warp]]
                                  : warp < trace_.next.size() ? &trace_.next[warp]
                                                              : nullptr;
      if (record && (!first || record->ready_cycle < first->ready_cycle))
        first = record;
    }
    return first;
  }

private:
  const Trace& trace_;
  int warps_;
  std::vector<std::vector<const TraceRecord*>> by_warp_;
  std::vector<std::size_t> next_, own_;
};

} // namespace

SlotRuns::SlotRuns(const Trace& trace, int scheduler)
    : begin_(static_cast<double>(trace.from)), end_(static_cast<double>(trace.to)) {
  WarpQueues queues(trace, scheduler);
  double free = begin_;
  const auto idle = [&](double until) {
    if (until <= free)
      return;
    const TraceRecord* first = queues.first_ready();
    const double ready = first ? std::max(static_cast<double>(first->ready_cycle), free) : until;
    append(free, std::min(ready, until), first ? waits_for(trace, *first) : SlotUse::rest);
    append(std::min(ready, until), until, SlotUse::full);
  };
  const TraceRecord* before = nullptr;
  for (const TraceRecord& record : trace.records) {
    if (record.scheduler != scheduler)
      continue;
    const auto at = static_cast<double>(record.issue_cycle);
    const bool second = before && shares_slot(*before, record);
    before = &record;
    if (at >= begin_ && !second) {
      idle(at);
      const KindTiming& timing = trace.config[record.kind];
      const double start = std::max(at, free);
      free = start + timing.issue_cost.value() * trace.config.issue_interval.value();
      append(start, std::min(free, end_), SlotUse::used);
    }
    queues.issued(record);
  }
  idle(end_);
}

void SlotRuns::append(double from, double to, SlotUse use) {
  if (to <= from || (!runs_.empty() && runs_.back().use == use))
    return;
  Run run{from, use, {}};
  if (!runs_.empty()) {
    run.before = runs_.back().before;
    run.before[static_cast<std::size_t>(runs_.back().use)] += from - runs_.back().from;
  }
  runs_.push_back(run);
}

std::array<double, slot_use_count> SlotRuns::until(double cycle) const {
  std::array<double, slot_use_count> sums{};
  cycle = std::clamp(cycle, begin_, end_);
  const auto after = std::ranges::upper_bound(runs_, cycle, {}, &Run::from);
  if (after == runs_.begin())
    return sums;
  const Run& run = *(after - 1);
  sums = run.before;
  sums[static_cast<std::size_t>(run.use)] += cycle - run.from;
  return sums;
}

std::vector<SlotColumn> slot_columns(const std::vector<SlotRuns>& schedulers, double from,
                                     double to, int columns) {
  std::vector<SlotColumn> result(static_cast<std::size_t>(columns));
  const double step = (to - from) / columns;
  for (std::size_t column = 0; column < result.size(); ++column) {
    result[column].from = from + step * static_cast<double>(column);
    result[column].to = result[column].from + step;
  }
  for (const SlotRuns& scheduler : schedulers) {
    auto before = scheduler.until(from);
    for (SlotColumn& column : result) {
      const auto after = scheduler.until(column.to);
      const auto part = [&](SlotUse use) {
        const auto index = static_cast<std::size_t>(use);
        return static_cast<float>((after[index] - before[index]) / step /
                                  static_cast<double>(schedulers.size()));
      };
      column.used += part(SlotUse::used);
      column.waits_memory += part(SlotUse::waits_memory);
      column.waits_arithmetic += part(SlotUse::waits_arithmetic);
      column.full += part(SlotUse::full);
      column.rest += part(SlotUse::rest);
      before = after;
    }
  }
  return result;
}

} // namespace loom
