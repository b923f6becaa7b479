#pragma once

/// A function of a listing with what is computed of it for a GPU, and which of them a document
/// shows.

#include "core/sass/analysis.h"
#include "core/sass/listing_part.h"

#include <array>
#include <functional>
#include <memory>

namespace loom::sass {

using ListingPtr = std::shared_ptr<const Listing>;

/// Six lanes beside the instructions, one a barrier, bit b for barrier b: where a line from an
/// instruction that sets it to one that waits for it passes from row i to row i + 1.
struct BarrierLanes {
  std::vector<std::uint8_t> down; ///< set above, waited for below; one an instruction
  std::vector<std::uint8_t> back; ///< set below, waited for above: by way of a loop
};
[[nodiscard]] BarrierLanes barrier_lanes(const Hazards& hazards, std::size_t instructions);

/// What a line costs, as the model of loops has it (core/code/code_loop.h).
struct LineCost {
  std::string of{}; ///< the class of instruction whose numbers it takes; empty where none is known
  std::optional<double> latency{};  ///< cycles to a dependent instruction
  std::optional<double> interval{}; ///< cycles between two on an SM that executes nothing else
  std::int64_t wait = 0;            ///< cycles that one warp alone waits before it
  bool at_least = false;            ///< it may wait longer
  bool critical = false;            ///< on the critical chain of its innermost loop
};

struct Study {
  ListingPtr listing;
  std::size_t index = 0; ///< of the function
  GpuPtr gpu;
  Analysis analysis;
  BarrierLanes lanes;
  std::vector<std::uint8_t> unproven; ///< one an instruction: a read of it is not proved
  std::vector<LineCost> costs;        ///< one an instruction; empty where nobody filled them in

  [[nodiscard]] const Function& function() const { return listing->functions[index]; }
  [[nodiscard]] std::size_t size() const { return function().instructions.size(); }
  [[nodiscard]] const Control& control(std::size_t instruction) const {
    return function().instructions[instruction].control;
  }
  /// Instructions that set a barrier which `waiter` waits for, nearest above first, then those
  /// below it.
  [[nodiscard]] std::vector<std::size_t> setters(std::size_t waiter) const;
  /// When the next instruction of its block may issue, cycles from the block's begin.
  [[nodiscard]] std::int64_t next_issue(std::size_t instruction) const;
  /// A cycle of its block as it is drawn (drawn_cycle): from the issue of `first` where that is of
  /// the same block, else from the block's begin.
  [[nodiscard]] double drawn_since(std::size_t first, std::size_t instruction,
                                   std::int64_t cycle) const;
  /// The first instruction that waits for a barrier of `setter`, below it or by way of a loop.
  [[nodiscard]] std::optional<std::size_t> waiter(std::size_t setter) const;
};
using StudyPtr = std::shared_ptr<const Study>;
/// `more` fills in what other rooms know.
[[nodiscard]] StudyPtr study(ListingPtr listing, std::size_t index, GpuPtr gpu,
                             const std::function<void(Study&)>& more = {});

/// Where the document's function is in its listing, the first where there is none of that name.
[[nodiscard]] std::size_t chosen_function(const ListingPart& part, const Listing& listing);
/// Where among the function's loops the document's is; −1 for none.
[[nodiscard]] int chosen_loop(const ListingPart& part, const Analysis& analysis);

} // namespace loom::sass
