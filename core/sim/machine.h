#pragma once

/// The simulated SM: schedulers, issue slots, pipes and latencies.
///
/// Warp w belongs to scheduler w mod S. Each cycle, schedulers in turn issue what they may:
///
///   - A scheduler has one issue slot every `issue_interval` cycles (1; 2 on Fermi and before;
///     1/2 issues two instructions a cycle). An instruction takes `issue_cost` slots.
///   - The next instruction of a warp may issue once the registers it reads and writes are there
///     (`latency` after their producer started; `to_arithmetic` where the consumer is an
///     arithmetic instruction, thesis §4.7), at least one cycle, or its stall count, after the
///     one before it.
///   - A pipe starts one instruction every `interval` cycles. While its backlog is more than
///     `backlog` cycles it takes none: those warps wait, others may go. What is taken early waits
///     in the pipe's queue, so its latency grows. Arithmetic and special-function pipes belong to
///     one scheduler and have no queue; shared memory and the memory system serve the whole SM
///     from a queue without end, which is the thesis's model of bandwidth.
///   - Registers lie in two banks of their scheduler, each of which gives a warp's operand a cycle.
///     An instruction reads its operands (Instruction::reads) within `operand_cycles` from its
///     issue, and waits while a bank that others read from cannot give them by then, so that
///     multiplications whose two operands lie in one bank issue every second cycle, and
///     multiply-adds whose three do every third: NVIDIA's cores since Volta, R. Huerta et al.,
///     MICRO 2025, §5.3. Where an FP32 pipe starts one every second cycle, as on Volta, only three
///     operands in one bank cost a cycle: Z. Jia et al., arXiv 1804.06826, §3.5.
///   - Several warps can go: the policy chooses.
///   - With dual issue the warp's next instruction goes along in the same slot if it may issue
///     now, which makes it independent of the first: its registers are there, its pipe takes it,
///     the first has stall count 1, it costs no more slots than the first, and neither is a clock
///     read or a barrier. Two of one pipe start together where it starts more than one a cycle:
///     compilers mark pairs, and the hardware does not tear them apart for a part of a cycle. The
///     thesis's bounds leave dual issue out, as its instructions are back-to-back dependent (§4.1):
///     it changes nothing there, and with ILP or programs of one's own it may exceed them.
///
/// Two things the thesis's machine leaves out can be added. Latencies of global loads may vary and
/// memory may be channels chosen at random, whose queues make latency grow with load long before
/// the bandwidth is reached (LatencySpread). And some cycles may be lost, as loops and instruction
/// fetches cost a real SM (`lost_cycles`).
///
/// Intervals are exact quotients and carry their remainder, so that a saturated pipe meets its
/// rate exactly; an idle pipe starts at once. Latencies are in thousandths of a cycle: an
/// instruction issues in the first whole cycle by which its operands are there, and what they were
/// there early by it carries to its own result, so that a chain takes its latencies and no more, to
/// one cycle. A wait for a slot, a pipe or a barrier ends with a whole cycle and carries nothing.

#include "core/base/result.h"
#include "core/model/kernel_model.h"
#include "core/model/saturation.h"
#include "core/occupancy/occupancy.h"
#include "core/sim/program.h"
#include "core/sim/rational.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace loom {

/// A point in simulated time, cycles from 0.
using Cycle = std::int64_t;

/// Which of the warps that can go is issued.
enum class Policy {
  /// The warp that was issued last, else the one with the lowest number (the oldest). Warps
  /// spread out in time: Figure 4.7 of the thesis needs that.
  greedy_then_oldest,
  /// The next in turn after the warp that was issued last. Warps stay in step, so that they
  /// also wait for memory together.
  loose_round_robin,
  /// Always the one with the lowest number.
  oldest_first,
  /// The warp that was issued last, else the one with the highest number: NVIDIA's cores since
  /// Volta, as R. Huerta et al. found, MICRO 2025, doi 10.1145/3725843.3756041.
  greedy_then_youngest,
};
/// "gto", "lrr", "oldest", "gty".
[[nodiscard]] std::string_view to_string(Policy policy);
[[nodiscard]] std::optional<Policy> policy_from(std::string_view name);

inline constexpr Cycle endless = std::numeric_limits<Cycle>::max();

/// What an instruction takes of a pipe that is not its own alone.
struct PipeUse {
  int pipe = 1;            ///< index into SmConfig::pipes, from 1
  Rational interval{0, 1}; ///< cycles of it
  bool operator==(const PipeUse&) const = default;
};

/// A latency as the simulator has it: `cycles` − `early` / 1000.
struct SimLatency {
  Cycle cycles = 1; ///< the first whole cycle by which a result is there, 1 to 10^7
  int early = 0;    ///< thousandths of a cycle that it is there before, 0 to 999
};
/// The next thousandth of a cycle that is no shorter, 1 to 10^7 cycles.
[[nodiscard]] SimLatency sim_latency(double cycles);

/// How one kind of instruction is executed.
struct KindTiming {
  Cycle latency = 1;         ///< to a dependent instruction, cycles, 1 to 10^7
  Cycle to_arithmetic = 1;   ///< to a dependent arithmetic instruction, cycles, 1 to 10^7
  int early = 0;             ///< thousandths of a cycle that `latency` is too long by, 0 to 999
  int early_arithmetic = 0;  ///< the same of `to_arithmetic`
  Rational interval{0, 1};   ///< cycles per warp instruction of one pipe; 0: never in the way
  bool per_scheduler = true; ///< a pipe in every scheduler, else one in the SM
  Cycle backlog = 0;         ///< cycles of queued work accepted; `endless` never blocks issue
  Rational issue_cost{1, 1}; ///< issue slots, 0 to 64 in steps of 0.001
  /// Pipes that it takes besides its own, all from the same moment: it starts when the last of them
  /// and its own take it. At most 16.
  std::vector<PipeUse> also{};
  void set_latency(double to_any, double to_adds);
  /// What `latency` stands for, cycles.
  [[nodiscard]] double mean_latency() const { return static_cast<double>(latency) - early / 1e3; }
  bool operator==(const KindTiming&) const = default;
};

/// Latency of global loads, in cycles beyond or around KindTiming::latency, and how memory serves
/// them. All that is random is a function of the seed, the warp and how many loads it has issued.
struct LatencySpread {
  enum class Shape {
    fixed,
    uniform,     ///< latency − spread to latency + spread
    normal,      ///< standard deviation `spread`
    exponential, ///< latency plus a tail of mean `spread`
  };
  Shape shape = Shape::fixed;
  double spread = 0;      ///< cycles, 0 to 10^6; no latency falls below 1
  std::uint64_t seed = 1; ///< equal seeds give equal runs
  /// A warp's loads come in rounds of so many, 1 to 64, and are there in order: of exponential
  /// tails the m-th of a round has the longest of m. So a warp of as many chains waits for the
  /// longest of its loads also where each chain only waits for its own (measured on an H200,
  /// h200_streamed_loads.csv); of the other shapes a round varies by one draw.
  int round = 1;
  /// 0: loads are served in turn, one every KindTiming::interval. Else, up to 256, each goes to one
  /// of so many channels, which serves it for a time drawn from an exponential distribution of
  /// mean channels × interval; its latency begins with that. Lines next to each other lie in
  /// different channels: a warp's loads go round, each round from a channel at random. No backlog
  /// then blocks issue.
  int channels = 0;
  bool operator==(const LatencySpread&) const = default;
};

/// How warps form thread blocks: warps 0 to `warps` − 1 are the first, and so on.
struct WarpBlocks {
  /// Of one block, 1 to 1024, a divisor of the SM's warps; 0: all of them. A barrier waits for the
  /// warps of its block (thesis §2.10).
  int warps = 0;
  /// 0: every warp runs the program over and over. Else so many blocks are run, to 2^31, each of
  /// their warps running the program once; when all warps of a block have ended, the next block
  /// starts in its place (thesis §2.11), in the same cycle. A warp has ended when its last
  /// instruction has been issued and all its results are there; nobody waits for a store.
  std::int64_t grid = 0;
  bool operator==(const WarpBlocks&) const = default;
};

/// Cycles in which an instruction reads its operands, from its issue on.
inline constexpr Cycle operand_cycles = 3;

struct SmConfig {
  int schedulers = 4;            ///< 1 to 64
  Rational issue_interval{1, 1}; ///< cycles between two issue slots of one scheduler
  bool dual_issue = false;       ///< two independent instructions of one warp in one slot
  /// Least cycles from one issue of a warp to its next, 1 to 64: many schedulers cannot issue from
  /// the same warp again for a short time, also where no register is waited for (thesis §2.9, which
  /// gives no number). 1: in the next cycle.
  int reissue = 1;
  Policy policy = Policy::greedy_then_oldest;
  std::array<KindTiming, kind_count> kinds; ///< by Kind
  /// Further units, which an instruction names by Instruction::unit: machine code has more of them
  /// than there are kinds. At most 64. Its kind is still what is counted and waited for, and says
  /// what it costs to issue; bank conflicts do not reach them.
  std::vector<KindTiming> units;
  /// A pipe that instructions of any kind queue for, without end (KindTiming::also).
  struct Pipe {
    bool per_scheduler = false; ///< one in every scheduler, else one in the SM
    bool operator==(const Pipe&) const = default;
  };
  std::vector<Pipe> pipes;    ///< at most 64
  int conflict_degree = 1;    ///< passes of a shared load through the banks, 1 to 32
  Cycle conflict_latency = 2; ///< cycles each further pass adds (H200, bank_conflicts.csv)
  LatencySpread memory;       ///< of Kind::global
  WarpBlocks blocks;
  /// Of every 1024 cycles, spread evenly, 0 to 512: in them nothing issues and arithmetic
  /// instructions come no closer to their results.
  int lost_cycles = 0;

  [[nodiscard]] KindTiming& operator[](Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] const KindTiming& operator[](Kind kind) const {
    return kinds[static_cast<std::size_t>(kind)];
  }
  bool operator==(const SmConfig&) const = default;
};

inline constexpr int max_sim_warps = 1024;

/// Whether the cycle is one of SmConfig::lost_cycles.
[[nodiscard]] constexpr bool is_lost(int lost_cycles, Cycle cycle) {
  return ((cycle + 1) * lost_cycles >> 10) != (cycle * lost_cycles >> 10);
}
/// When `kept` cycles, not counting lost ones, have passed from `start` on.
[[nodiscard]] constexpr Cycle after_kept(int lost_cycles, Cycle start, Cycle kept) {
  const Cycle lost_before = start * lost_cycles >> 10;
  Cycle end = start + kept;
  for (Cycle last = -1; last != end;) {
    last = end;
    end = start + kept + (end * lost_cycles >> 10) - lost_before;
  }
  return end;
}

/// bad_argument when a number is out of the range that its comment gives.
[[nodiscard]] Result<void> check(const SmConfig& config);

/// Cycles per instruction at `ipc` (above 0) for one of `pipes` that share it, to 1e7.
[[nodiscard]] Rational interval_of(double ipc, int pipes);

/// An SM that has the throughputs of `model` exactly (IPC/SM divided over the schedulers where
/// pipes are per scheduler) and its latencies to a thousandth of a cycle, never shorter ones.
/// `other` is sfu, shared or global; the model's other_issue is that kind's issue cost.
[[nodiscard]] SmConfig sim_config(const KernelModel& model, Kind other, int schedulers);

/// Whether the machine has numbers of global loads: a rate of their own, or pipes that they take.
[[nodiscard]] bool has_loads(const SmConfig& config);

/// `config`, made from the model, with what `saturation` says of the same machine: memory has two
/// channels for five parts that saturation.h has of it, to the nearest whole one and at least one,
/// as queues of their own delay loads longer (fitted to an H200's points); latency_tail·Lm of the
/// mean latency Lm is exponential; and 1 − issue_efficiency of the cycles are lost. Warps take
/// turns, which is nearer to the points measured on an H200 than greedy_then_oldest is. Only global
/// loads vary; where they share pipes with others, in their latency alone.
[[nodiscard]] SmConfig with_measured_latency(SmConfig config, const KernelModel& model,
                                             const Saturation& saturation);

} // namespace loom
