#pragma once

/// The time expression of a thread, block by block (Kleimenov & Popova 2021, fig. 3), by either
/// rule of what holds up the issue.
///
///     time = sum over blocks of executions · max( sum of delays, longest chain )
///
/// A chain goes from the block's begin through what waits for each other to what issues last:
/// latencies of all its instructions but the last one, which adds what it takes to issue. The
/// cycles of executions that are not alike are summed; delays and chain are those of the last one.

#include "core/kernel/predict.h"

namespace loom::kernel {

/// A part of a chain.
struct Link {
  int instruction = -1; ///< of the block; -1: a value that the block before has not ready yet
  bool latency = true;  ///< false: what it takes to issue
  double cycles = 0;
  bool operator==(const Link&) const = default;
};

struct BlockTime {
  double executions = 0;
  double cycles = 0; ///< of all executions
  // of the last execution
  double delays = 0;                     ///< cycles; the sum over its instructions
  std::vector<Link> chain{};             ///< in the order of time
  std::vector<BlockRun::Issue> issues{}; ///< by instruction, from the block's begin
  [[nodiscard]] double chain_cycles() const;
};

/// Of every block, for one path. The rest of the thread's time is waiting for its last accesses.
[[nodiscard]] std::vector<BlockTime> block_times(const Program& program, const Profile& profile,
                                                 const Machine& machine, const Path& path,
                                                 double memory_latency, Rule rule);
/// Those of the path that takes longest of the first block walked.
[[nodiscard]] std::vector<BlockTime> longest_block_times(const Program& program,
                                                         const Profile& profile,
                                                         const Machine& machine,
                                                         double memory_latency, Rule rule);

/// "del", or "issue" where only the scheduler is held up.
[[nodiscard]] constexpr std::string_view taken_prefix(Rule rule) {
  return rule == Rule::busiest_unit ? "issue" : "del";
}
/// "lat_mem", "del_fp32": how the latency of an instruction, or what it takes, is written.
[[nodiscard]] std::string symbol(const Instruction& instruction, Rule rule, bool latency);
/// "2 del_mem + 4 del_fp32" over all instructions of the block.
[[nodiscard]] std::string delays_text(const Block& block, Rule rule);
/// "lat_mem + 4 lat_fp32 + del_branch", equal terms together in the order of their first; a value
/// from another block is "wait".
[[nodiscard]] std::string chain_text(const Block& block, const std::vector<Link>& chain, Rule rule);

} // namespace loom::kernel
