#pragma once

/// The time of one path through a program: Kleimenov & Popova's functions time, delay, mem and
/// syncs of a thread.
///
/// Inside a block an instruction starts as soon as its operands are there (the compiler orders
/// them); a block begins when every instruction of the one before it has issued, and not before
/// the sum of their delays (by the rule of the busiest unit: of their issue cycles) has passed. A
/// loaded value that is first used in a later block so goes on being loaded. A barrier waits for
/// every memory access before it. All warps of a block begin together, and again behind a barrier:
/// what they access outside loops, and what they load before the first of it is there, they ask for
/// at one time. Stores are part of it where loads were measured to queue behind them.
///
///     start(i) = max(begin, ready(operands)),   ready(result) = start + latency
///     next begin = max(begin + sum of delays, max over i of start(i) + delay(i))
///
/// A line that is still on its way arrives when the request does that asked for it first.
/// By the effects of the machine (effects.h) each access has a latency of its own, loads stay
/// behind the stores before them, and operations are the machine instructions that they expand to.

#include "core/kernel/machine.h"
#include "core/kernel/walk.h"

#include <functional>
#include <limits>

namespace loom::kernel {

/// An access to memory waits so many cycles.
struct MemoryLatency {
  double mean = 0;            ///< of those that have none of their own
  std::vector<double> each{}; ///< by memory instruction, in the program's order; may be empty
  MemoryLatency(double of_all) : mean(of_all) {} // NOLINT: one number is a latency
  MemoryLatency(double of_all, std::vector<double> of_each)
      : mean(of_all), each(std::move(of_each)) {}
  [[nodiscard]] double of(int number) const {
    return each.empty() ? mean : each[static_cast<std::size_t>(number)];
  }
};

/// What one thread does along its path.
struct PathCost {
  double time = 0;                        ///< cycles, as if it were alone
  double delay = 0;                       ///< sum of the delays, at most `time` where they count
  double issue = 0;                       ///< cycles of the scheduler
  std::array<double, unit_count> units{}; ///< cycles of each unit
  double either = 0;       ///< cycles of integer instructions that its FP32 units can take, too
  double memory = 0;       ///< bytes that its warp moves to and from memory (not shared memory)
  double written = 0;      ///< part of it in stores
  double at_once = 0;      ///< part of it that all warps of a block ask for at one time
  double uncoalesced = 0;  ///< part of it in requests with more segments than sequential ones
  double lone = 0;         ///< part of it in sectors alone in their 64 bytes
  double lone_cycles = 0;  ///< that they take the way between L2 and the SM
  double lone_at_once = 0; ///< part of these that is of `at_once`
  std::array<double, 3> served{}; ///< bytes by MemoryLevel, where accesses have that of their own
  double written_far = 0;         ///< bytes stored that the DRAM takes, likewise
  double line_cycles = 0;         ///< for which its misses keep lines of the L1, likewise
  double lone_far = 0;            ///< bytes of lone sectors that the DRAM has, likewise
  double fresh = 0;               ///< part of it that no earlier request of its block moved
  double awaited = 0;             ///< memory requests for what its warp did not request before
  double unplaced = 0;            ///< part of it that lies where is not known
  double indexed = 0;             ///< part of it that memory chooses within an argument
  double atomics = 0; ///< cycles of the L2's turns that its atomics to few addresses take
  double barriers = 0;
  double instructions = 0;                  ///< issued
  double memory_requests = 0;               ///< instructions that access global or local memory
  std::array<double, kind_count> by_kind{}; ///< instructions of each kind
};

/// One execution of a block, for those who look at where the time goes; cycles.
struct BlockRun {
  struct Issue {
    double start = 0, latency = 0, taken = 0; ///< `taken` holds up what is issued next
  };
  int block = 0;
  double begin = 0, end = 0;
  double delays = 0;           ///< sum of what the instructions take
  std::vector<Issue> issues{}; ///< by instruction
};

class PathTimer {
public:
  /// `warps`: of a block.
  PathTimer(const Program& program, const Machine& machine, const std::vector<Access>& accesses,
            Rule rule, int warps = 1);

  [[nodiscard]] PathCost operator()(const Path& path, const MemoryLatency& latency);
  /// `watcher` is called for each execution of a block from now on, not for skipped iterations.
  void watch(std::function<void(const BlockRun&)> watcher) { watcher_ = std::move(watcher); }

private:
  void block(const Block& block, int id);
  /// An instruction takes so much by the table of expansions; nothing where that does not have it.
  [[nodiscard]] std::optional<Cost> expanded(const Instruction& instruction);
  [[nodiscard]] double sector_cycles(const Instruction& instruction, const Access& access) const;
  /// Counts a group of copies; or from when on a warp goes on that waits for all but the newest.
  void commit();
  [[nodiscard]] double all_but(int newest) const;
  /// From when on, not before `start`, a load of so many bytes finds registers (effects.h,
  /// unrolled-loops).
  [[nodiscard]] double room_for(int bytes, double start) const;
  void move(const Block& from, int to);
  void shift_ready(double after, double shift);

  struct Now : PathCost {
    double memory_done = 0; ///< when the last access is
    double together = 0;    ///< when the block's warps last began together
    double behind = 0;      ///< when the last instruction was issued
    double predicate = 0;   ///< when the last branch's condition was known
    double group_began = 0; ///< when the first was issued of loads that are under way together
    double group = 0;       ///< how many these are
    double tail = 0;        ///< 1/2 + … + 1/group
    double late = 0;        ///< by which the slowest warp is later at the next barrier
    double copied = 0;      ///< when the last of the copies is done that are in no group yet
    std::array<double, 9> groups{}; ///< when those of the newest groups are, the newest first
    /// Counts one more, of which the part `far` is under way for long.
    [[nodiscard]] double longer(double far) {
      tail = group == 0 ? 0 : tail + far / (group + 1);
      group += group == 0 ? 1 : far;
      return tail;
    }
  };
  const Program& program_;
  const Machine& machine_;
  const std::vector<Access>& accesses_;
  Rule rule_;
  int warps_;
  std::vector<int> first_access_;
  Now now_{};
  MemoryLatency memory_latency_{0};
  std::function<void(const BlockRun&)> watcher_;
  BlockRun run_{};
  /// Registers that a load of the block fills, until they are used.
  struct Held {
    int value = -1, bytes = 0;
    double until = std::numeric_limits<double>::infinity();
  };
  std::vector<Held> held_{};
  /// The first time from `ready` on that the warp's instructions leave for another one, which takes
  /// it (effects.h, one-at-a-time).
  double slot_for(double ready, double taken);
  std::vector<std::pair<double, double>> slots_{}; ///< of the block's instructions, ascending
  std::vector<double> ready_;                      ///< by value
  std::vector<double> arrived_; ///< by memory instruction: what it asked for last
  /// Blocks executed so far: when each ended, and where it came from.
  struct Executed {
    double end = 0;
    int block = 0, from = -1;
  };
  std::vector<Executed> executed_;
  double longest_latency_ = 0;       ///< of all that is ready or will be
  std::vector<std::uint64_t> moved_; ///< by value: the last shift of its time
  std::uint64_t shifts_ = 0;
  std::vector<Now> last_, before_; ///< at the last two marks of each loop
};

/// Latency and delay of an instruction that counts as `kind`; `access` of those that access memory.
/// `ways`: passes of a shared access.
[[nodiscard]] Cost cost(const Machine& machine, const Instruction& instruction, Kind kind,
                        const Access* access, double memory_latency, double ways);

} // namespace loom::kernel
