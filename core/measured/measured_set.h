#pragma once

/// Throughputs measured on a GPU, with what they were measured of. A set is one of a GPU's own
/// (Measurement, gpus/measured/) or was imported by the user; models are held against both.

#include "core/model/measuring_loop.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace loom {

struct MeasuredPoint {
  double alpha = 0;      ///< as in the file, 0 to infinity
  double warps = 0;      ///< per SM
  double throughput = 0; ///< other instructions (groups) per cycle per SM; at α = ∞ arithmetic
  double low = 0;        ///< ends of the error bar, the same unit; both 0 when there is none
  double high = 0;
  MeasuringLoop loop{};
  bool operator==(const MeasuredPoint&) const = default;

  [[nodiscard]] bool has_range() const { return high > 0; }
};

struct MeasuredPoints {
  std::string notes{}; ///< the '#' lines, joined by newlines
  std::vector<MeasuredPoint> points{};
  bool operator==(const MeasuredPoints&) const = default;
};

struct MeasuredSet {
  std::string name{};               ///< the file's name without folders
  std::string sha256{};             ///< of the imported file, hexadecimal; empty for a GPU's own
  std::size_t bytes = 0;            ///< size of that file
  std::string source{};             ///< who measured what, how and when; may be empty
  std::string mix = "global";       ///< "global", "sfu" or "shared"
  std::string access = "coalesced"; ///< or the id of the pattern that its loads have
  int ilp = 1;                      ///< independent groups per warp
  double extra_arithmetic = 0;      ///< arithmetic instructions a group has beyond the file's α
  MeasuredPoints data{};
  bool operator==(const MeasuredSet&) const = default;
};
using MeasuredSetPtr = std::shared_ptr<const MeasuredSet>;

} // namespace loom
