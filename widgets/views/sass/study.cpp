#include "widgets/views/sass/study.h"

#include <algorithm>

namespace loom {

BarrierLanes barrier_lanes(const sass::Hazards& hazards, std::size_t instructions) {
  // Lines that begin less lines that end, summed up from the top.
  using Change = std::array<std::int32_t, sass::barrier_count>;
  std::vector<Change> down(instructions + 1), back(instructions + 1);
  for (const sass::BarrierArc& arc : hazards.arcs) {
    const auto barrier = static_cast<std::size_t>(arc.barrier);
    auto& changes = arc.setter < arc.waiter ? down : back;
    const auto [top, bottom] = std::minmax(arc.setter, arc.waiter);
    ++changes[top][barrier];
    --changes[bottom][barrier];
  }
  const auto mask = [instructions](const std::vector<Change>& changes) {
    std::vector<std::uint8_t> bits(instructions);
    Change open{};
    for (std::size_t i = 0; i < instructions; ++i)
      for (std::size_t b = 0; b < open.size(); ++b)
        if ((open[b] += changes[i][b]) > 0)
          bits[i] = static_cast<std::uint8_t>(bits[i] | 1U << b);
    return bits;
  };
  return {mask(down), mask(back)};
}

std::vector<std::size_t> Study::setters(std::size_t waiter) const {
  std::vector<std::size_t> found;
  const auto& arcs = analysis.hazards.arcs;
  const auto [begin, end] = std::ranges::equal_range(arcs, waiter, {}, &sass::BarrierArc::waiter);
  for (auto arc = begin; arc != end; ++arc)
    found.push_back(arc->setter);
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  const auto above = std::ranges::lower_bound(found, waiter);
  std::reverse(found.begin(), above);
  return found;
}

std::optional<std::size_t> Study::waiter(std::size_t setter) const {
  std::optional<std::size_t> below, above;
  for (const sass::BarrierArc& arc : analysis.hazards.arcs) {
    if (arc.setter != setter)
      continue;
    if (arc.waiter > setter && !below)
      below = arc.waiter;
    else if (arc.waiter <= setter && !above)
      above = arc.waiter;
  }
  return below ? below : above;
}

StudyPtr study(ListingPtr listing, std::size_t index, GpuPtr gpu) {
  auto made = std::make_shared<Study>();
  made->listing = std::move(listing);
  made->index = index;
  made->gpu = std::move(gpu);
  made->analysis = sass::analyze(made->function(), *made->gpu);
  made->lanes = barrier_lanes(made->analysis.hazards, made->size());
  made->doubtful.resize(made->size());
  for (const sass::Unproven& unproven : made->analysis.hazards.unproven)
    made->doubtful[unproven.after] = 1;
  for (const sass::BareWait& wait : made->analysis.hazards.bare_waits)
    made->doubtful[wait.waiter] = 1;
  return made;
}

} // namespace loom
