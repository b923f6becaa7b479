#pragma once

/// Throughputs measured on a GPU, with what they were measured of. A set is one of a GPU's own
/// (Measurement, gpus/measured/) or was imported by the user; models are held against both.

#include "core/gpu/measured_points.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace loom {

struct MeasuredSet {
  std::string name{};               ///< the file's name without folders
  std::string sha256{};             ///< of the imported file, hexadecimal; empty for a GPU's own
  std::size_t bytes = 0;            ///< size of that file
  std::string source{};             ///< who measured what, how and when; may be empty
  std::string mix = "global";       ///< "global", "sfu" or "shared"
  std::string access = "coalesced"; ///< or the id of the pattern that its loads have
  int ilp = 1;                      ///< independent chains per warp
  /// Where it is of a loop of instructions, in place of mix, access and ILP: measured_loop() of
  /// core/scenario/workload.h.
  std::string loop{};
  double extra_arithmetic = 0; ///< arithmetic instructions an iteration has beyond the file's α
  MeasuredPoints data{};
  bool operator==(const MeasuredSet&) const = default;
};
using MeasuredSetPtr = std::shared_ptr<const MeasuredSet>;

} // namespace loom
