#include "core/sass/study.h"

#include "core/sass/find_function.h"

#include <algorithm>

namespace loom::sass {

BarrierLanes barrier_lanes(const Hazards& hazards, std::size_t instructions) {
  // Lines that begin less lines that end, summed up from the top.
  using Change = std::array<std::int32_t, barrier_count>;
  std::vector<Change> down(instructions + 1), back(instructions + 1);
  for (const BarrierArc& arc : hazards.arcs) {
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
  const auto [begin, end] = std::ranges::equal_range(arcs, waiter, {}, &BarrierArc::waiter);
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
  for (const BarrierArc& arc : analysis.hazards.arcs) {
    if (arc.setter != setter)
      continue;
    if (arc.waiter > setter && !below)
      below = arc.waiter;
    else if (arc.waiter <= setter && !above)
      above = arc.waiter;
  }
  return below ? below : above;
}

std::int64_t Study::next_issue(std::size_t instruction) const {
  const std::size_t block = analysis.graph.block_of[instruction];
  return instruction + 1 < analysis.graph.blocks[block].end
             ? issue_of(analysis, instruction + 1).cycle
             : analysis.schedules[block].cycles;
}

double Study::drawn_since(std::size_t first, std::size_t instruction, std::int64_t cycle) const {
  const std::size_t block = analysis.graph.block_of[instruction];
  const bool same = analysis.graph.block_of[first] == block;
  const Schedule& schedule = analysis.schedules[block];
  return drawn_cycle(schedule, cycle) -
         (same ? drawn_cycle(schedule, issue_of(analysis, first).cycle) : 0);
}

StudyPtr study(ListingPtr listing, std::size_t index, GpuPtr gpu,
               const std::function<void(Study&)>& more) {
  auto made = std::make_shared<Study>();
  made->listing = std::move(listing);
  made->index = index;
  made->gpu = std::move(gpu);
  made->analysis = analyze(made->function(), *made->gpu);
  made->lanes = barrier_lanes(made->analysis.hazards, made->size());
  made->unproven.resize(made->size());
  for (const Unproven& unproven : made->analysis.hazards.unproven)
    made->unproven[unproven.after] = 1;
  for (const BareWait& wait : made->analysis.hazards.bare_waits)
    made->unproven[wait.waiter] = 1;
  if (more)
    more(*made);
  return made;
}

std::size_t chosen_function(const ListingPart& part, const Listing& listing) {
  return find_function(listing, part.function).value_or(0);
}

int chosen_loop(const ListingPart& part, const Analysis& analysis) {
  const int count = static_cast<int>(analysis.loops.size());
  if (part.loop)
    return *part.loop < count ? *part.loop : -1;
  const auto inner = std::ranges::find(analysis.loops, true, &LoopSummary::innermost);
  return inner == analysis.loops.end() ? -1 : static_cast<int>(inner - analysis.loops.begin());
}

} // namespace loom::sass
