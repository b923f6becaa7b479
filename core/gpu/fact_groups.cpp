#include "core/gpu/fact_groups.h"

#include <array>
#include <vector>

namespace loom {

namespace {

/// The headings of core/gpu/fact_rows.inc, as tables show them one after the other.
constexpr std::array<std::string_view, 11> headings{"Chip",
                                                    "Clocks",
                                                    "SM",
                                                    "Partition of an SM",
                                                    "Bandwidths",
                                                    "Latencies",
                                                    "Throughputs and rates",
                                                    "Caches",
                                                    "Address translation",
                                                    "Banks of shared memory",
                                                    "Saturation"};

constexpr std::size_t place_of(std::string_view heading) {
  std::size_t place = 0;
  while (place < headings.size() && headings[place] != heading)
    ++place;
  return place;
}
#define LOOM_FACT(key, unit, least, most, whole, heading, words, details)                          \
  static_assert(place_of(heading) < headings.size(), "no heading of tables: " heading);
#include "core/gpu/fact_rows.inc"

} // namespace

std::span<const FactGroup> fact_groups() {
  static const std::vector<FactGroup> groups = [] {
    static std::array<std::vector<FactKey>, headings.size()> keys;
    for (const FactInfo& info : fact_table())
      keys[place_of(info.heading)].push_back(info.key);
    std::vector<FactGroup> made;
    for (std::size_t i = 0; i < headings.size(); ++i)
      made.push_back({headings[i], keys[i]});
    return made;
  }();
  return groups;
}

} // namespace loom
