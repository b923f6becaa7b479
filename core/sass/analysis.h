#pragma once

/// Everything that is said of one function: control flow, live registers, dependences, the issue
/// schedule of each basic block, loops.

#include "core/sass/hazards.h"
#include "core/sass/loop_summary.h"

namespace loom::sass {

struct Analysis {
  Flowgraph graph;
  std::vector<Live> live; ///< one an instruction
  Hazards hazards;
  IssueTimes times;                ///< of the GPU
  std::vector<Schedule> schedules; ///< one a block, from cycle 0
  std::vector<LoopSummary> loops;
  std::vector<std::size_t> unknown_opcodes; ///< instructions that no table names
  /// Classes whose latency stands in for a number that no source gives, where it counts: they set
  /// barriers or their results go through a loop.
  std::vector<OpcodeClass> stand_ins;
};

/// Of a function on a GPU. The function has to outlive the result.
[[nodiscard]] Analysis analyze(const Function& function, const GpuSpec& gpu);

/// The issue of one instruction within its block.
[[nodiscard]] inline const Issue& issue_of(const Analysis& analysis, std::size_t instruction) {
  const std::size_t block = analysis.graph.block_of[instruction];
  return analysis.schedules[block].issues[instruction - analysis.graph.blocks[block].begin];
}

} // namespace loom::sass
