#include "core/model/loop_edit.h"

#include "core/gpu/instruction_class.h"
#include "core/model/loop_numbers.h"

#include <algorithm>
#include <utility>

namespace loom {
namespace {

constexpr std::string_view barrier = "BAR.SYNC";

bool is_copy(const LoopItem& item) {
  const InstructionClass* known = instruction_class(item.instruction);
  return known && known->asynchronous;
}

} // namespace

Loop with_item(Loop loop, std::size_t at, LoopItem item) {
  const auto stages = item.option(LoopOption::stages);
  if (item.role == WarpRole::producer && stages)
    for (LoopItem& each : loop.items)
      if (each.role == WarpRole::producer && each.option(LoopOption::stages))
        option_of(each, LoopOption::stages) = stages;
  loop.items[at] = std::move(item);
  return loop;
}

std::optional<Loop> moved(Loop loop, std::size_t from, std::size_t to, WarpRole role) {
  const WarpRole old = loop.items[from].role, first = loop.items.front().role;
  const auto at = [&loop](std::size_t index) {
    return loop.items.begin() + static_cast<std::ptrdiff_t>(index);
  };
  LoopItem item = loop.items[from];
  item.role = role;
  loop.items.erase(at(from));
  if (role != old && std::ranges::find(loop.items, old, &LoopItem::role) == loop.items.end())
    return std::nullopt;
  loop.items.insert(at(to), std::move(item));
  std::ranges::stable_partition(loop.items,
                                [first](const LoopItem& each) { return each.role == first; });
  return loop;
}

std::optional<Loop> in_roles(const Loop& loop, const LoopItem& copy) {
  Loop split;
  split.title = loop.title;
  split.producers = split.consumers = 1;
  std::vector<LoopItem> consumed, barriers;
  const auto given = [&loop](LoopItem item, WarpRole role) {
    item.role = role;
    const bool computes = role == WarpRole::consumer && item.instruction != barrier;
    if (loop.ilp > 1 && computes && !item.option(LoopOption::ilp))
      option_of(item, LoopOption::ilp) = loop.ilp;
    return item;
  };
  std::optional<double> stages;
  for (const LoopItem& item : loop.items)
    if (is_copy(item) && item.option(LoopOption::stages))
      stages = std::max(stages.value_or(0), *item.option(LoopOption::stages));
  for (const LoopItem& item : loop.items) {
    if (item.instruction == barrier)
      barriers.push_back(given(item, WarpRole::producer));
    if (!is_copy(item)) {
      consumed.push_back(given(item, WarpRole::consumer));
      continue;
    }
    split.items.push_back(given(item, WarpRole::producer));
    option_of(split.items.back(), LoopOption::stages) =
        stages ? stages : copy.option(LoopOption::stages);
  }
  if (split.items.empty())
    split.items.push_back(given(copy, WarpRole::producer));
  if (consumed.size() == barriers.size())
    return std::nullopt;
  split.items.insert(split.items.end(), barriers.begin(), barriers.end());
  split.items.insert(split.items.end(), consumed.begin(), consumed.end());
  return split;
}

Loop without_roles(Loop loop) {
  std::erase_if(loop.items, [](const LoopItem& item) {
    return item.instruction == barrier && item.role == WarpRole::producer;
  });
  for (LoopItem& item : loop.items)
    item.role = WarpRole::every;
  loop.producers = loop.consumers = 0;
  return loop;
}

Loop with_roles_exchanged(Loop loop) {
  for (LoopItem& item : loop.items)
    item.role = other_role(item.role);
  std::swap(loop.producers, loop.consumers);
  return loop;
}

} // namespace loom
