#include "core/sim/trace.h"

#include <algorithm>
#include <cassert>

namespace loom {

InFlightSeries in_flight_series(const Trace& trace, Cycle from, Cycle to) {
  assert(trace.from <= from && from <= to && to <= trace.to);
  const auto length = static_cast<std::size_t>(to - from);
  // Changes first, summed up afterwards; unsigned wrap-around makes a decrement of them.
  InFlightSeries series{std::vector<std::uint32_t>(length + 1),
                        std::vector<std::uint32_t>(length + 1)};
  for (const TraceRecord& record : trace.records) {
    const Cycle begin = std::max(record.issue_cycle, from),
                end = std::min(record.complete_cycle, to);
    if (begin >= end || record.kind == Kind::clock || record.kind == Kind::barrier)
      continue;
    auto& counts = record.kind == Kind::arithmetic ? series.arithmetic : series.other;
    ++counts[static_cast<std::size_t>(begin - from)];
    --counts[static_cast<std::size_t>(end - from)];
  }
  for (auto* counts : {&series.arithmetic, &series.other}) {
    for (std::size_t i = 1; i < counts->size(); ++i)
      (*counts)[i] += (*counts)[i - 1];
    counts->pop_back();
  }
  return series;
}

} // namespace loom
