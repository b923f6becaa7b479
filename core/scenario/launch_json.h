#pragma once

/// The "launch" member of scenario files, since version 1.2.

#include "core/scenario/scenario.h"
#include "core/text/json_fwd.h"

namespace loom {

/// Reads it; missing keys take their defaults. What a compute capability allows is for whoever
/// computes with it. `ignored` as in json::Members::finish.
[[nodiscard]] OccupancyLaunch read_launch(const json::Value& value, const std::string& pointer,
                                          json::Problems& problems,
                                          std::vector<std::string>* ignored);
/// Writes it as the value of a key.
void write_launch(JsonWriter& writer, const OccupancyLaunch& launch);

} // namespace loom
