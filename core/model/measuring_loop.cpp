#include "core/model/measuring_loop.h"

#include <algorithm>

namespace loom {

LoopNumbers measured_by(const MeasuringLoop& by, LoopNumbers loop) {
  if (by == MeasuringLoop{})
    return loop;
  const auto longer = [](ItemNumbersOf<double>& item, double cycles) {
    item.latency += cycles;
    item.own_latency += cycles;
    for (auto& level : item.levels)
      level = {level.share, level.latency + cycles, level.own_latency + cycles};
  };
  const auto access = std::ranges::find_if(loop.items, [](const ItemNumbersOf<double>& item) {
    return item.role == AlphaRole::memory && item.count > 0;
  });
  if (access != loop.items.end()) {
    longer(*access, by.cycles / access->count);
    access->use[index(Resource::issue)] += by.issue_slots / access->count;
    return loop;
  }
  for (ItemNumbersOf<double>& item : loop.items)
    longer(item, by.cycles);
  if (auto& issue = loop.rates[index(Resource::issue)])
    *issue /= 1 + by.issue_slots;
  return loop;
}

} // namespace loom
