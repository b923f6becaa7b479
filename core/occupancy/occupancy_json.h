#pragma once

/// The answer of `latencyloom occupancy`, as text for people and as JSON.

#include "core/occupancy/occupancy.h"

#include <string>

namespace loom {

/// A grid and what it runs on.
struct GridOfBlocks {
  std::int64_t blocks; ///< 1 to 2^53
  int sms;             ///< 1 to 2^20
};

/// What was asked. `launch` passes `check`.
struct OccupancyQuestion {
  std::string gpu; ///< id; empty when the compute capability was named instead
  const ComputeLimits* limits = nullptr;
  LaunchConfig launch;
  std::optional<GridOfBlocks> grid{};
};

/// Lines of "name  value", a final newline.
[[nodiscard]] std::string occupancy_text(const OccupancyQuestion& question);
/// An object that begins with the program's version, a final newline; what is unknown or without a
/// limit is null.
[[nodiscard]] std::string occupancy_json(const OccupancyQuestion& question);

} // namespace loom
