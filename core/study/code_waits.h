#pragma once

/// Where the warps of a launch wait, by its code, and which instruction each wait is for.
///
/// One warp is followed through the code, loops twice, with the control codes where the file has
/// them: an instruction comes at the soonest the stall count of the one before later, and waits for
/// the barriers of its wait mask, each until the results that set it are there; without control
/// codes for the registers that it reads. "DEPBAR.LE SB0, N" leaves the N newest on the way. Where
/// the results come from memory, L2 latency and a queue stand for all of them: what matters is the
/// order. A fixed latency is 4 cycles where no control code says it.
///
/// The waits are of kinds, as ncu's stall reasons are: long scoreboard (global and local memory),
/// short scoreboard (shared memory, special functions and others), fixed latency, barriers of the
/// block, queues of memory instructions, pipes. Where the launch says how much each reason had in
/// all, each kind is scaled to that; a number of the launch, not of its instructions.
///
/// Of the samples nothing is used but, where the file has no counters, their sums by reason: where
/// they were taken is what the answer is held against.

#include "core/profile/report_code.h"

#include <optional>
#include <span>
#include <vector>

namespace loom {

struct LineWait {
  double share = 0;                       ///< of all samples, 0 to 1, that are expected at it
  std::optional<std::size_t> waits_for{}; ///< the instruction whose result it waits for longest
};
/// One an instruction.
[[nodiscard]] std::vector<LineWait> code_waits(const profile::SampledCode& code);

/// Code beside what is expected of it: one answer for the command line, views and lessons.
struct WaitingCode {
  profile::SampledCode code;
  std::vector<LineWait> waits{}; ///< one an instruction
  double samples = 0;            ///< of all of them
  /// How well the order of the executed instructions agrees with that of their samples, −1 to 1;
  /// nothing without samples.
  std::optional<double> correlation{};

  /// The instructions with most samples, the most first; those with the largest expected share
  /// where the code has no samples.
  [[nodiscard]] std::vector<std::size_t> longest(std::size_t count) const;
  /// Of the samples of an instruction, 0 to 1; nothing where there are none at all.
  [[nodiscard]] std::optional<double> measured(std::size_t i) const;
  /// What most of an instruction's samples waited for; null where they waited for nothing.
  [[nodiscard]] const profile::Share* reason(std::size_t i) const;
};
[[nodiscard]] WaitingCode waiting_code(profile::SampledCode code);

/// Spearman's rank correlation; nothing where one of them does not vary.
[[nodiscard]] std::optional<double> rank_correlation(std::span<const double> one,
                                                     std::span<const double> other);

} // namespace loom
