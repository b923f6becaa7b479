#include "core/gpu/knowledge.h"

#include <algorithm>

namespace loom {

namespace {

using enum FactKey;

/// Nothing where the number leaves open who found what it was worked out of.
std::optional<Knowledge> said_by(FactKey key, const Fact& fact) {
  if (fact.rule == "card")
    return Knowledge::published;
  switch (fact.status) {
  case FactStatus::measured:
    return Knowledge::measured;
  case FactStatus::vendor:
  case FactStatus::published:
    return Knowledge::published;
  case FactStatus::assumed:
    return Knowledge::derived;
  case FactStatus::derived:
    break;
  }
  const bool latency = key == mem_lat || key == alu_lat;
  return latency || fact.rule == "class" ? std::optional(Knowledge::derived) : std::nullopt;
}

} // namespace

Knowledge knowledge_of(const GpuSpec& gpu) {
  constexpr std::array needed{mem_lat, mem_thru, alu_lat, alu_thru, issue_thru};
  const auto lacks = [&gpu](FactKey key) { return !gpu.facts.find(key); };
  if (std::ranges::all_of(needed, lacks))
    return Knowledge::unusable;
  if (std::ranges::any_of(needed, lacks))
    return Knowledge::partly;
  Knowledge least = Knowledge::measured;
  for (const FactKey key : needed)
    least = std::max(least, said_by(key, *gpu.facts.find(key)).value_or(least));
  return least;
}

} // namespace loom
