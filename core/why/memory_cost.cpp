#include "core/why/memory_cost.h"

#include "core/access/memory_run.h"
#include "core/why/access_parts.h"
#include "core/why/parts.h"

#include <array>
#include <utility>

namespace loom::why {

namespace {

Section section_of(const GpuSpec& gpu, std::vector<QuantityPtr> quantities) {
  return {"memory_place", verbatim(gpu.name), std::move(quantities)};
}

QuantityPtr fact(const GpuSpec& gpu, FactKey key) {
  const QuantityPtr given = of_fact(gpu.facts, key);
  return given ? prefixed(given, gpu.id + ".") : nullptr;
}

/// A size of the catalogue, KiB or MiB, in bytes.
QuantityPtr bytes_of(const GpuSpec& gpu, FactKey key, double bytes, const char* id, Text name,
                     const char* symbol) {
  const QuantityPtr size = fact(gpu, key);
  return computed(gpu.id + id, name, symbol, "bytes", Traced(size) * Traced(bytes / size->value),
                  LOOM_TEXT("in bytes"));
}

} // namespace

Section explain_conflict(const GpuSpec& gpu, int ways) {
  constexpr std::array keys{
      std::pair{1, FactKey::conflict_lat_1},   std::pair{2, FactKey::conflict_lat_2},
      std::pair{4, FactKey::conflict_lat_4},   std::pair{8, FactKey::conflict_lat_8},
      std::pair{16, FactKey::conflict_lat_16}, std::pair{32, FactKey::conflict_lat_32}};
  const QuantityPtr asked =
      place(gpu.id + ".conflict_ways", LOOM_TEXT("threads in conflict for a bank"), "w_conflict",
            "ways", ways);
  for (const auto& [of, key] : keys)
    if (of == ways)
      if (QuantityPtr known = fact(gpu, key))
        return section_of(gpu, {std::move(known), asked});
  const memory::ConflictLatency latency = memory::conflict_latency(gpu);
  const QuantityPtr plain = fact(gpu, FactKey::shared_lat);
  if (!plain || !latency.per_way)
    return section_of(gpu, {});
  const QuantityPtr each = given(
      gpu.id + ".conflict_way", LOOM_TEXT("cycles of each further way"), "c_way", "cycles",
      *latency.per_way, LOOM_TEXT("as measured on Maxwell and later GPUs"), FactStatus::assumed);
  return section_of(
      gpu, {computed(gpu.id + ".conflict_latency",
                     LOOM_TEXT("latency of a load with bank conflicts"), "L_conflict", "cycles",
                     Traced(plain) + Traced(each) * (Traced(asked) - Traced(1)), volkov("§2.6")),
            asked});
}

Section explain_level(const GpuSpec& gpu, const memory::Level& level) {
  std::vector<QuantityPtr> all{fact(gpu, level.latency_fact)};
  if (level.from_fact)
    all.push_back(bytes_of(gpu, *level.from_fact, level.from, ".level_from",
                           LOOM_TEXT("size from which the level serves"), "B_from"));
  if (level.reach_fact)
    all.push_back(bytes_of(gpu, *level.reach_fact, level.reach, ".level_reach",
                           LOOM_TEXT("size up to which the level serves"), "B_reach"));
  return section_of(gpu, std::move(all));
}

Section explain_measured_load(const GpuSpec& gpu, const FootprintPoint& point, bool translation) {
  const Message source = verbatim("gpus/measured/" + gpu.id + "_latency_staircase.csv");
  return section_of(gpu, {given(gpu.id + ".measured_load", LOOM_TEXT("measured latency of a load"),
                                "L_measured", "cycles", translation ? point.past_l1 : point.cached,
                                source, FactStatus::measured),
                          place(gpu.id + ".measured_footprint", LOOM_TEXT("memory gone through"),
                                "B", "bytes", point.footprint, source)});
}

Section explain_bandwidth(const GpuSpec& gpu, FactKey measured, FactKey in_theory) {
  const QuantityPtr value = fact(gpu, measured), peak = fact(gpu, in_theory);
  if (!value || !peak)
    return section_of(gpu, {});
  return section_of(
      gpu, {value, peak,
            computed(value->id + ".share",
                     LOOM_TEXT("part of the bandwidth in theory that was measured"), "e_bandwidth",
                     "", Traced(value) / peak, LOOM_TEXT("measured / in theory"))});
}

} // namespace loom::why
