#pragma once

/// Imported measurements in a scenario file: "measured", an array of sets. Part of scenario_json.h.
///
/// A set is kept by name and SHA-256 of its file, with a copy of its points inside: [α, warps,
/// throughput], or [α, warps needed], alone or with the ends of an error bar behind. What makes the
/// file too large is left out: such a set has "count" for "points", and its file has to be imported
/// again.

#include "core/scenario/scenario.h"
#include "core/text/json_fwd.h"

#include <algorithm>
#include <string>
#include <vector>

namespace loom {

/// Bytes of points that one file holds at most.
inline constexpr std::size_t max_measured_bytes = std::size_t{640} << 10;

/// The room for points left while one file is written or read.
class MeasuredRoom {
public:
  /// `left` bytes where other parts of the file leave less than max_measured_bytes.
  explicit MeasuredRoom(std::size_t left = max_measured_bytes)
      : left_(std::min(left, max_measured_bytes)) {}
  /// Whether the set's points fit in; takes their room then.
  [[nodiscard]] bool take(const MeasuredSet& set);

private:
  std::size_t left_;
};

void write_measured(JsonWriter& writer, const std::vector<MeasuredSetPtr>& sets,
                    MeasuredRoom& room);
/// `ignored` as in json::Members::finish.
[[nodiscard]] std::vector<MeasuredSetPtr>
read_measured(const json::Value& value, const std::string& pointer, MeasuredRoom& room,
              json::Problems& problems, std::vector<std::string>* ignored);

} // namespace loom
