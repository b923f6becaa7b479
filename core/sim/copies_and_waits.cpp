#include "core/sim/copies_and_waits.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace loom {
namespace {

const Instruction& instruction_of(const Trace& trace, const TraceRecord& record) {
  return trace.program.at(record.instruction, record.warp);
}

int block_of(const Trace& trace, int warp) {
  const int warps = trace.config.blocks.warps;
  return warps == 0 ? 0 : warp / warps;
}

} // namespace

std::vector<CopyInFlight> copies_in_flight(const Trace& trace) {
  std::vector<CopyInFlight> copies;
  if (trace.program.mbarriers.empty())
    return copies;
  for (std::size_t i = 0; i < trace.records.size(); ++i) {
    const TraceRecord& record = trace.records[i];
    const Instruction& each = instruction_of(trace, record);
    if (each.at_mbarrier == MbarrierUse::copy)
      copies.push_back({.record = i,
                        .warp = record.warp,
                        .mbarrier = each.mbarrier,
                        .from = record.issue_cycle,
                        .to = record.complete_cycle});
  }
  return copies;
}

std::vector<BarrierWait> barrier_waits(const Trace& trace) {
  // What lets warps go, by block, mbarrier (−1: the block's own barrier) and cycle.
  std::map<std::tuple<int, int, Cycle>, std::size_t> releases;
  const auto release = [&](const TraceRecord& by, int mbarrier, Cycle at, std::size_t record) {
    releases[{block_of(trace, by.warp), mbarrier, at}] = record;
  };
  for (std::size_t i = 0; i < trace.records.size(); ++i) {
    const TraceRecord& record = trace.records[i];
    const Instruction* each =
        trace.program.mbarriers.empty() ? nullptr : &instruction_of(trace, record);
    if (each &&
        (each->at_mbarrier == MbarrierUse::arrive || each->at_mbarrier == MbarrierUse::copy))
      release(record, each->mbarrier, record.complete_cycle, i);
    else if (record.kind == Kind::barrier)
      release(record, -1, record.issue_cycle + trace.config[Kind::barrier].latency, i);
  }
  std::vector<BarrierWait> waits;
  std::vector<Cycle> came(static_cast<std::size_t>(trace.warps), trace.from);
  const auto take = [&](const TraceRecord& record) {
    const Cycle from = came[record.warp];
    const bool at_mbarrier = record.waited_for == TraceRecord::at_mbarrier;
    if ((at_mbarrier || record.waited_for == TraceRecord::at_barrier) &&
        record.ready_cycle > from + 1) {
      const int mbarrier = at_mbarrier ? instruction_of(trace, record).mbarrier : -1;
      BarrierWait wait{.warp = record.warp,
                       .mbarrier = {},
                       .from = from,
                       .to = record.ready_cycle,
                       .released_by = {}};
      if (at_mbarrier)
        wait.mbarrier = mbarrier;
      const auto found =
          releases.find({block_of(trace, record.warp), mbarrier, record.ready_cycle});
      if (found != releases.end())
        wait.released_by = found->second;
      waits.push_back(wait);
    }
  };
  for (const TraceRecord& record : trace.records) {
    take(record);
    came[record.warp] = std::max(came[record.warp], record.issue_cycle + 1);
  }
  std::ranges::for_each(trace.next, take);
  std::ranges::sort(waits, {},
                    [](const BarrierWait& each) { return std::pair(each.warp, each.from); });
  return waits;
}

} // namespace loom
