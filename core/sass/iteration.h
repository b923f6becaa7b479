#pragma once

/// An iteration of code that repeats, instruction by instruction: how long the warp waits before
/// each, for what, and which are on the critical chain.
///
/// The critical chain is what an iteration of one warp alone takes its time for: from the last
/// instruction back, each to what held it back, which is the one that set the barrier it waited
/// for, else the one before it. What issues while a result is waited for is not on it.

#include "core/sass/schedule.h"

namespace loom::sass {

struct IterationStep {
  std::size_t instruction = 0;
  std::int64_t wait = 0; ///< cycles in which the warp, alone, issues nothing before it
  IssueWait cause = IssueWait::start;
  std::optional<std::size_t> held_by{}; ///< what set the barrier that it waits for
  bool at_least = false;                ///< it may wait longer
  bool critical = false;                ///< on the critical chain
};

struct Iteration {
  std::vector<IterationStep> steps; ///< in the order of execution
  double cycles = 0;                ///< of one warp alone, from an iteration to the next
  bool at_least = false;            ///< it may take longer
};

/// Of `body`, whose instructions are executed one after the other. Where it `repeats`, the waits
/// are those that have become the same from iteration to iteration; of code that runs once,
/// everything counts from its start.
[[nodiscard]] Iteration iteration(const Function& function, const Flowgraph& graph,
                                  std::span<const std::size_t> body, const IssueTimes& times,
                                  bool repeats);

} // namespace loom::sass
