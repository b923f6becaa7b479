#include "core/memory/staircase.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

namespace loom::memory {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double kib = 1024;
constexpr double mib = 1024 * kib;

/// The end of a level: the first of the facts that the GPU gives.
struct End {
  double bytes = 0;
  FactKey fact{};
};
std::optional<End> find_end(const Facts& facts, std::initializer_list<FactKey> keys, double unit) {
  for (const FactKey key : keys)
    if (const auto value = facts.value(key))
      return End{*value * unit, key};
  return std::nullopt;
}

/// What may be a level: its ends are facts that the GPU may lack.
struct Candidate {
  LevelKind kind{};
  FactKey latency{};
  std::optional<End> from{}, reach{};
};

std::vector<Level> known(const Facts& facts, std::span<const Candidate> candidates) {
  std::vector<Level> levels;
  for (const Candidate& it : candidates)
    if (const auto latency = facts.value(it.latency);
        latency && it.from && it.reach && it.from->bytes < it.reach->bytes)
      levels.push_back({it.kind, *latency, it.from->bytes, it.reach->bytes, it.latency,
                        it.reach->bytes < infinity ? std::optional(it.reach->fact) : std::nullopt,
                        it.from->bytes > 0 ? std::optional(it.from->fact) : std::nullopt});
  return levels;
}

constexpr End begin{0, {}};
constexpr End never{infinity, {}};

} // namespace

std::vector<Level> cache_levels(const GpuSpec& gpu) {
  using enum FactKey;
  const Facts& facts = gpu.facts;
  const auto l1_end = find_end(facts, {l1_reach}, kib);
  const auto near_end = find_end(facts, {l2_reach, l2_size}, kib);
  const auto l2_end = find_end(facts, {l2_size, l2_reach}, kib);
  const std::array candidates{
      Candidate{LevelKind::l1, l1_lat, begin, l1_end},
      Candidate{LevelKind::l2, l2_lat, l1_end, near_end},
      Candidate{LevelKind::l2_both, l2_far_lat, near_end, l2_end},
      Candidate{LevelKind::dram, dram_lat, l2_end, never},
  };
  return known(facts, candidates);
}

std::vector<Level> translation_levels(const GpuSpec& gpu) {
  using enum FactKey;
  const Facts& facts = gpu.facts;
  const auto first = find_end(facts, {tlb1_reach}, mib),
             second = find_end(facts, {tlb2_reach}, mib),
             third = find_end(facts, {tlb3_reach}, mib);
  const std::array candidates{
      Candidate{LevelKind::tlb1, tlb1_lat, begin, first},
      Candidate{LevelKind::tlb2, tlb2_lat, first, second},
      Candidate{LevelKind::tlb3, tlb3_lat, second, third},
      Candidate{LevelKind::tlb_miss, tlb_miss_lat,
                third    ? third
                : second ? second
                         : first,
                never},
  };
  return known(facts, candidates);
}

} // namespace loom::memory
