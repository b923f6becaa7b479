#include "core/occupancy/occupancy.h"

#include "core/base/number.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <cmath>
#include <limits>

namespace loom {

namespace {

constexpr int divided_up(int x, int y) { return (x + y - 1) / y; }
constexpr int rounded_up(int x, int unit) { return divided_up(x, unit) * unit; }

int warps_of(const ComputeLimits& limits, const LaunchConfig& launch) {
  return divided_up(launch.threads, limits.warp);
}

/// Registers of one warp (from 2.0) or of one block (1.x).
int registers_given(const ComputeLimits& limits, const LaunchConfig& launch) {
  if (!limits.registers_by_block)
    return rounded_up(launch.registers * limits.warp, limits.register_unit);
  const int warps = rounded_up(warps_of(limits, launch), limits.partitions);
  return rounded_up(warps * launch.registers * limits.warp, limits.register_unit);
}

/// Warps that the registers of an SM hold, `given` to each.
int warps_by_registers(const ComputeLimits& limits, int partitions, int given) {
  return limits.registers / partitions / given * partitions;
}

/// The check at launch. It takes registers to be given in all sub-partitions at once.
bool may_launch(const ComputeLimits& limits, int warps, int given) {
  if (rounded_up(warps, limits.partitions) * given > limits.registers_per_block)
    return false;
  constexpr int partitions_of_6_1 = 4;
  return limits.cc != "6.0" || warps <= warps_by_registers(limits, partitions_of_6_1, given);
}

/// Blocks of `warps` that fit where `room` warps fit, on each half alone where `halved`.
int blocks_in(int room, int warps, bool halved) {
  return halved ? room / 2 / warps * 2 : room / warps;
}

/// Least carve-out of at least `bytes`, bytes.
int carveout_for(const ComputeLimits& limits, int bytes) {
  for (const int choice : limits.carveouts)
    if (choice * kib >= bytes)
      return choice * kib;
  return limits.shared;
}

int shared_given(const ComputeLimits& limits, const LaunchConfig& launch) {
  return rounded_up(launch.shared + launch.dynamic_shared + limits.shared_reserved,
                    limits.shared_unit);
}

} // namespace

std::string_view to_string(Limiter limiter) {
  constexpr std::string_view names[] = {"warps", "blocks", "registers", "shared", "barriers"};
  return names[static_cast<std::size_t>(limiter)];
}

LaunchRange launch_range(const ComputeLimits& limits, LaunchField field) {
  switch (field) {
  case LaunchField::threads:
    return {1, limits.threads_per_block};
  case LaunchField::registers:
    return {1, limits.registers_per_thread};
  case LaunchField::shared:
    return {0, limits.shared_per_block};
  case LaunchField::barriers:
    return {0, max_barriers};
  case LaunchField::cluster:
    return {1, max_cluster};
  case LaunchField::carveout:
    break;
  }
  return {0, limits.shared / kib};
}

/// The id in core/why of the most that a field takes.
std::string limit_id(LaunchField field) {
  constexpr std::string_view names[] = {"threads_per_block", "registers_per_thread",
                                        "shared_per_block",  "carveout",
                                        "barriers",          "cluster"};
  return "limit." + std::string(names[static_cast<std::size_t>(field)]);
}

Message expected_range(const ComputeLimits& limits, LaunchField field) {
  const LaunchRange range = launch_range(limits, field);
  return LOOM_TEXT("a whole number from %1 to %2 on compute capability %3")(
      range.low, verbatim(std::to_string(range.high), limit_id(field)), limits.cc);
}

std::optional<int> shared_bytes(std::string_view text) {
  text = trimmed(text, " ");
  std::string unit;
  while (!text.empty() && std::isalpha(static_cast<unsigned char>(text.back())) != 0) {
    unit.insert(unit.begin(),
                static_cast<char>(std::tolower(static_cast<unsigned char>(text.back()))));
    text.remove_suffix(1);
  }
  text = trimmed(text, " ");
  const double factor = unit.empty() || unit == "b" || unit == "bytes" ? 1
                        : unit == "k" || unit == "kb" || unit == "kib" ? 1024
                        : unit == "m" || unit == "mb" || unit == "mib" ? 1024.0 * 1024
                                                                       : 0;
  const std::optional<double> number = parse_number(text);
  if (!number || factor == 0)
    return {};
  const double bytes = *number * factor;
  constexpr double most = 1U << 30;
  if (!(bytes >= 0 && bytes <= most) || std::floor(bytes) != bytes)
    return {};
  return static_cast<int>(bytes);
}

Result<void> check(const ComputeLimits& limits, const LaunchConfig& launch) {
  const auto outside = [&](std::int64_t value, LaunchField field) {
    const LaunchRange range = launch_range(limits, field);
    return value < range.low || value > range.high;
  };
  const auto wrong = [&](Text name, std::int64_t value, LaunchField field) {
    return bad_argument(
        LOOM_TEXT("%1: expected %2, found %3")(name, expected_range(limits, field), value));
  };
  if (outside(launch.threads, LaunchField::threads))
    return wrong(LOOM_TEXT("threads per block"), launch.threads, LaunchField::threads);
  if (outside(launch.registers, LaunchField::registers))
    return wrong(LOOM_TEXT("registers per thread"), launch.registers, LaunchField::registers);
  if (outside(launch.shared, LaunchField::shared))
    return wrong(LOOM_TEXT("bytes of shared memory per block"), launch.shared, LaunchField::shared);
  if (outside(launch.dynamic_shared, LaunchField::shared))
    return wrong(LOOM_TEXT("bytes of dynamic shared memory per block"), launch.dynamic_shared,
                 LaunchField::shared);
  const std::int64_t sum = std::int64_t{launch.shared} + launch.dynamic_shared;
  if (outside(sum, LaunchField::shared))
    return wrong(LOOM_TEXT("bytes of static and dynamic shared memory per block"), sum,
                 LaunchField::shared);
  if (launch.carveout && limits.carveouts.empty())
    return bad_argument(LOOM_TEXT("compute capability %1 has no carve-out to choose")(limits.cc));
  if (launch.carveout && outside(*launch.carveout, LaunchField::carveout))
    return wrong(LOOM_TEXT("KiB of carve-out"), *launch.carveout, LaunchField::carveout);
  if (outside(launch.barriers, LaunchField::barriers))
    return wrong(LOOM_TEXT("named barriers of a block"), launch.barriers, LaunchField::barriers);
  if (outside(launch.cluster, LaunchField::cluster))
    return wrong(LOOM_TEXT("blocks of a cluster"), launch.cluster, LaunchField::cluster);
  if (launch.barriers > 0 && (limits.barriers == 0 || limits.amd()))
    return bad_argument(LOOM_TEXT("no source says how many named barriers an SM of compute "
                                  "capability %1 has; from 9.0 on it is known")(limits.cc));
  if (launch.cluster > 1 && !limits.has_clusters())
    return bad_argument(LOOM_TEXT(
        "compute capability %1 has no clusters of blocks; 9.0 and later have")(limits.cc));
  if (launch.partitioned_caching == true && !limits.can_halve)
    return bad_argument(LOOM_TEXT("compute capability %1 has no partitioned caching")(limits.cc));
  return {};
}

Occupancy occupancy(const ComputeLimits& limits, const LaunchConfig& launch) {
  assert(check(limits, launch));
  Occupancy result;
  const auto limit = [&result](Limiter limiter) -> std::optional<int>& {
    return result.limits[static_cast<std::size_t>(limiter)];
  };
  const int warps = warps_of(limits, launch);
  const int given = registers_given(limits, launch);
  bool halved = limits.can_halve && launch.partitioned_caching.value_or(limits.halved_by_default);
  if (limits.registers_by_block) {
    limit(Limiter::registers) = limits.registers / given;
    result.registers_per_block = given;
  } else {
    const int room = warps_by_registers(limits, limits.partitions, given);
    const bool may = may_launch(limits, warps, given);
    if (halved && may && blocks_in(room, warps, true) == 0)
      halved = false; // the block is spread over both halves, without caching
    limit(Limiter::registers) = may ? blocks_in(room, warps, halved) : 0;
    result.registers_per_block = given * warps;
  }
  result.partitioned = halved;
  limit(Limiter::warps) = blocks_in(limits.warps, warps, halved);
  if (!limits.amd()) // only its wavefronts and barriers limit them
    limit(Limiter::blocks) =
        launch.cluster > 1 ? std::min(limits.blocks, max_clustered_blocks) : limits.blocks;
  if (const int used = limits.amd() ? warps > 1 : launch.barriers; limits.barriers > 0 && used > 0)
    limit(Limiter::barriers) = limits.barriers / used;

  result.shared_per_block = shared_given(limits, launch);
  if (result.shared_per_block > 0) {
    const int preferred =
        launch.carveout ? carveout_for(limits, *launch.carveout * kib) : limits.shared;
    const int shared = preferred >= result.shared_per_block
                           ? preferred
                           : carveout_for(limits, result.shared_per_block);
    limit(Limiter::shared) = shared / result.shared_per_block;
  }

  result.blocks = std::numeric_limits<int>::max();
  for (const std::optional<int>& allowed : result.limits)
    if (allowed)
      result.blocks = std::min(result.blocks, *allowed);
  result.warps = result.blocks * warps;
  result.occupancy = static_cast<double>(result.warps) / limits.warps;
  const int needed = result.blocks * result.shared_per_block;
  result.carveout =
      carveout_for(limits, std::max(needed, launch.carveout ? *launch.carveout * kib : 0));
  return result;
}

Error why_impossible(const ComputeLimits& limits, const LaunchConfig& launch) {
  const Occupancy result = occupancy(limits, launch);
  if (result.blocks > 0)
    return {};
  const Sourced warps{warps_of(limits, launch), "warps_per_block"};
  Error error{.code = ErrorCode::bad_argument};
  if (result.limited_by(Limiter::registers)) {
    const bool fits = result.registers_per_block <= limits.registers_per_block;
    error.detail = (fits ? LOOM_TEXT("a block of %1 warps needs %2 registers; a block has %3 on "
                                     "compute capability %4, and each sub-partition holds whole "
                                     "warps only")
                         : LOOM_TEXT("a block of %1 warps needs %2 registers; a block has %3 on "
                                     "compute capability %4"))(
        warps, Sourced{result.registers_per_block, "registers_per_block"},
        Sourced{limits.registers_per_block, "limit.registers_per_block"}, limits.cc);
  } else if (result.limited_by(Limiter::warps)) {
    error.detail = LOOM_TEXT("a block has %1 warps; an SM holds %2 on compute capability %3")(
        warps, Sourced{limits.warps, "limit.warps_per_sm"}, limits.cc);
  } else {
    error.detail =
        LOOM_TEXT("a block needs %1 bytes of shared memory; an SM has %2 on compute "
                  "capability %3")(Sourced{result.shared_per_block, "shared_per_block"},
                                   Sourced{limits.shared, "limit.shared_per_sm"}, limits.cc);
  }
  return error;
}

int resident_clusters(std::span<const int> gpcs, int blocks_per_sm, int size) {
  int clusters = 0;
  for (const int sms : gpcs)
    if (sms >= size)
      clusters += sms * blocks_per_sm / size;
  return clusters;
}

std::int64_t blocks_per_wave(const LaunchConfig& launch, int sms, int blocks_per_sm) {
  if (launch.cluster == 1)
    return std::int64_t{blocks_per_sm} * sms;
  return std::int64_t{launch.cluster} *
         resident_clusters(std::array{sms}, blocks_per_sm, launch.cluster);
}

Waves waves(std::int64_t grid, std::int64_t blocks_per_wave) {
  assert(grid >= 1 && blocks_per_wave >= 1);
  Waves result{};
  result.blocks_per_wave = blocks_per_wave;
  result.waves = (grid - 1) / result.blocks_per_wave + 1;
  result.last_blocks = grid - (result.waves - 1) * result.blocks_per_wave;
  const auto wave = static_cast<double>(result.blocks_per_wave);
  result.tail_efficiency = static_cast<double>(grid) / (static_cast<double>(result.waves) * wave);
  result.last_fill = static_cast<double>(result.last_blocks) / wave;
  return result;
}

} // namespace loom
