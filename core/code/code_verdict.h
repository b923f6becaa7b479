#pragma once

/// What limits machine code on an SM, with the warps of a launch, and what is assumed for that.

#include "core/code/code_loop.h"

namespace loom {

/// A launch of a listing's function.
struct CodeLaunch {
  int threads = 256;              ///< of a block
  std::optional<int> registers{}; ///< of a thread; nothing: as many as the code names
  int shared = 0;                 ///< of a block, bytes
  std::optional<double> blocks{}; ///< of the grid
  bool operator==(const CodeLaunch&) const = default;
};

/// What is asked of code beside its schedule.
struct CodeAsked {
  CodeSaid said{};
  std::optional<double> warps{}; ///< of an SM; else those of the launch, else as many as it takes
  std::optional<CodeLaunch> launch{};
  bool table = false; ///< instruction by instruction too, as llvm-mca has it
};

struct CodeVerdict {
  CodeLoop code;
  double warps = 0;   ///< of an SM
  Message of_warps{}; ///< where they come from
  LoopEvaluation at{};
  bool at_most = false; ///< the throughput may be lower
  /// Of the launch, where its grid is known and code is a whole function: warps and time in µs.
  struct Time {
    double warps = 0, microseconds = 0;
  };
  std::optional<Time> time{};
};

/// Of a loop of the function, or of all of it. bad_argument where a block of the launch does not
/// fit on an SM, or the loop is too large for a Loop.
[[nodiscard]] Result<CodeVerdict> code_verdict(const CodeModel& model, const GpuSpec& gpu,
                                               std::optional<std::size_t> loop,
                                               const CodeAsked& asked);

} // namespace loom
