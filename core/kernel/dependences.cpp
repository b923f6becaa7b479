#include "core/kernel/dependences.h"

#include <algorithm>
#include <map>

namespace loom::kernel {
namespace {

std::vector<Dependence> waits_of(const Program& program, int number) {
  const Block& block = program.blocks[static_cast<std::size_t>(number)];
  std::map<int, int> makers; // of values, the lines
  for (int line = 0; line < std::ssize(block.lines); ++line)
    if (const int value = block.lines[static_cast<std::size_t>(line)].value; value >= 0)
      makers[value] = line;
  std::map<std::pair<int, bool>, Dependence> found;
  const auto add = [&](int value, int to, bool carried) {
    const auto maker = makers.find(value);
    if (maker == makers.end())
      return;
    Dependence& each = found[{maker->second, carried}];
    each.from = maker->second;
    each.carried = carried;
    if (std::ranges::find(each.to, to) == each.to.end())
      each.to.push_back(to);
  };
  for (int line = 0; line < std::ssize(block.lines); ++line)
    if (const int at = block.lines[static_cast<std::size_t>(line)].instruction; at >= 0)
      for (const int operand : block.instructions[static_cast<std::size_t>(at)].operands)
        add(operand, line, false);
  for (const Edge& edge : block.edges)
    for (const Edge::Move& move : edge.moves)
      if (edge.to == number && move.value >= 0 && makers.contains(move.value))
        add(move.from, makers[move.value], true);
  std::vector<Dependence> out;
  for (auto& [key, each] : found)
    out.push_back(std::move(each));
  return out;
}

} // namespace

std::pair<int, int> Dependence::span() const {
  const auto [low, high] = std::ranges::minmax(to);
  return {std::min(from, low), std::max(from, high)};
}

std::vector<Dependence> dependences(const Program& program, int block, std::size_t most_lanes) {
  std::vector<Dependence> all = waits_of(program, block);
  std::ranges::stable_sort(all, {}, [](const Dependence& each) {
    const auto [low, high] = each.span();
    return std::pair(each.carried, high - low);
  });
  std::vector<std::vector<std::pair<int, int>>> lanes;
  for (Dependence& each : all) {
    const auto span = each.span();
    const auto is_free = [&](const std::vector<std::pair<int, int>>& lane) {
      return std::ranges::none_of(lane, [&](const std::pair<int, int>& other) {
        return span.first <= other.second && other.first <= span.second;
      });
    };
    each.lane = static_cast<std::size_t>(std::ranges::find_if(lanes, is_free) - lanes.begin());
    each.lane = std::min(each.lane, most_lanes - 1);
    if (each.lane == lanes.size())
      lanes.emplace_back();
    lanes[each.lane].push_back(span);
  }
  return all;
}

} // namespace loom::kernel
