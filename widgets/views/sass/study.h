#pragma once

/// A function of a listing with everything that the view shows of it.

#include "core/sass/analysis.h"

#include <array>
#include <memory>

namespace loom {

using ListingPtr = std::shared_ptr<const sass::Listing>;

/// Six lanes beside the instructions, one a barrier, bit b for barrier b: where a line from an
/// instruction that sets it to one that waits for it passes from row i to row i + 1.
struct BarrierLanes {
  std::vector<std::uint8_t> down; ///< set above, waited for below; one an instruction
  std::vector<std::uint8_t> back; ///< set below, waited for above: by way of a loop
};
[[nodiscard]] BarrierLanes barrier_lanes(const sass::Hazards& hazards, std::size_t instructions);

struct Study {
  ListingPtr listing;
  std::size_t index = 0; ///< of the function
  GpuPtr gpu;
  sass::Analysis analysis;
  BarrierLanes lanes;
  std::vector<std::uint8_t> doubtful; ///< one an instruction: a read of it is not proved

  [[nodiscard]] const sass::Function& function() const { return listing->functions[index]; }
  [[nodiscard]] std::size_t size() const { return function().instructions.size(); }
  /// Instructions that set a barrier which `waiter` waits for, nearest above first, then those
  /// below it.
  [[nodiscard]] std::vector<std::size_t> setters(std::size_t waiter) const;
  /// The first instruction that waits for a barrier of `setter`, below it or by way of a loop.
  [[nodiscard]] std::optional<std::size_t> waiter(std::size_t setter) const;
};
using StudyPtr = std::shared_ptr<const Study>;
[[nodiscard]] StudyPtr study(ListingPtr listing, std::size_t index, GpuPtr gpu);

} // namespace loom
