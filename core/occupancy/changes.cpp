#include "core/occupancy/changes.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

LaunchChange at(const ComputeLimits& limits, const LaunchConfig& launch, LaunchResource resource,
                int value) {
  const Occupancy there = occupancy(limits, with(launch, resource, value));
  return {value, there.blocks, there.warps};
}

/// Last values of the stretches in which a launch gets one carve-out, the range's own last: a block
/// that outgrows Fermi's 16 KiB gets 48, where two may stand again.
std::vector<int> stretches(const ComputeLimits& limits, const LaunchRange& range,
                           LaunchResource resource) {
  std::vector<int> ends;
  if (resource == LaunchResource::shared)
    for (const int choice : limits.carveouts)
      if (const int end = choice * 1024 - limits.shared_reserved;
          end >= range.low && end < range.high)
        ends.push_back(end);
  ends.push_back(range.high);
  return ends;
}

} // namespace

std::string_view to_string(LaunchResource resource) {
  constexpr std::string_view names[] = {"threads", "registers", "shared"};
  return names[static_cast<std::size_t>(resource)];
}

int value_of(const LaunchConfig& launch, LaunchResource resource) {
  switch (resource) {
  case LaunchResource::threads:
    return launch.threads;
  case LaunchResource::registers:
    return launch.registers;
  case LaunchResource::shared:
    break;
  }
  return launch.shared + launch.dynamic_shared;
}

LaunchConfig with(LaunchConfig launch, LaunchResource resource, int value) {
  switch (resource) {
  case LaunchResource::threads:
    launch.threads = value;
    break;
  case LaunchResource::registers:
    launch.registers = value;
    break;
  case LaunchResource::shared:
    launch.dynamic_shared = std::min(launch.dynamic_shared, value);
    launch.shared = value - launch.dynamic_shared;
    break;
  }
  return launch;
}

LaunchRange range_of(const ComputeLimits& limits, LaunchResource resource) {
  constexpr LaunchField fields[] = {LaunchField::threads, LaunchField::registers,
                                    LaunchField::shared};
  return launch_range(limits, fields[static_cast<std::size_t>(resource)]);
}

int step_of(const ComputeLimits& limits, LaunchResource resource) {
  return resource == LaunchResource::threads  ? limits.warp
         : resource == LaunchResource::shared ? limits.shared_unit
                                              : 1;
}

int snapped(const ComputeLimits& limits, LaunchResource resource, double value) {
  const LaunchRange range = range_of(limits, resource);
  const int step = step_of(limits, resource);
  const auto low = static_cast<double>(resource == LaunchResource::shared ? 0 : step);
  return static_cast<int>(
      std::clamp(std::round(value / step) * step, low, static_cast<double>(range.high)));
}

int stepped(const ComputeLimits& limits, LaunchResource resource, int value, int steps) {
  const int step = step_of(limits, resource);
  const int whole = steps > 0 ? value / step : (value + step - 1) / step;
  return snapped(limits, resource, static_cast<double>(whole + steps) * step);
}

NearestChanges nearest_changes(const ComputeLimits& limits, const LaunchConfig& launch,
                               LaunchResource resource) {
  const LaunchRange range = range_of(limits, resource);
  const int value = value_of(launch, resource);
  const int blocks = occupancy(limits, launch).blocks;
  const auto change = [&](int v) { return at(limits, launch, resource, v); };
  NearestChanges result;
  // Within a stretch more of a resource never gives more blocks, so that halving finds the place.
  const std::vector<int> ends = stretches(limits, range, resource);
  for (std::size_t i = ends.size(); i-- > 0 && !result.gains;) {
    const int low = i == 0 ? range.low : ends[i - 1] + 1;
    int gains = low, not_yet = std::min(value, ends[i] + 1);
    if (low >= value || change(low).blocks <= blocks)
      continue;
    while (not_yet - gains > 1) {
      const int middle = gains + (not_yet - gains) / 2;
      (change(middle).blocks > blocks ? gains : not_yet) = middle;
    }
    result.gains = change(gains);
  }
  for (std::size_t i = 0; i < ends.size() && !result.loses; ++i) {
    if (ends[i] <= value || change(ends[i]).blocks >= blocks)
      continue;
    int keeps = std::max(value, i == 0 ? range.low : ends[i - 1]), loses = ends[i];
    while (loses - keeps > 1) {
      const int middle = keeps + (loses - keeps) / 2;
      (change(middle).blocks < blocks ? loses : keeps) = middle;
    }
    result.loses = change(loses);
  }
  return result;
}

std::vector<OccupancyPoint> occupancy_curve(const ComputeLimits& limits, const LaunchConfig& launch,
                                            LaunchResource resource) {
  const LaunchRange range = range_of(limits, resource);
  const int step = step_of(limits, resource);
  std::vector<OccupancyPoint> curve;
  curve.reserve(static_cast<std::size_t>((range.high - range.low) / step) + 1);
  for (int value = std::max(range.low, step); value <= range.high; value += step) {
    if (curve.empty() && range.low == 0) {
      const LaunchChange none = at(limits, launch, resource, 0);
      curve.push_back({0, none.blocks, none.warps});
    }
    const LaunchChange there = at(limits, launch, resource, value);
    curve.push_back({value, there.blocks, there.warps});
  }
  return curve;
}

} // namespace loom
