#pragma once

/// A loop of any instructions (core/model/loop.h) as a simulated SM runs it.
///
/// The program is the loop as often as it takes for counts and shares of caches to come out in
/// whole instructions, its items evenly interleaved. Instructions of an item that do not wait for
/// each other stand side by side; what follows waits for the last of them that each level of memory
/// serves. Chains of a warp take turns. Loads and copies go round the levels of memory in a fixed
/// sequence that has their shares. Iteration t waits for the copies of a ring that iteration t − s
/// began; nobody else does. Where a ring has no copy in some iterations, so many more may be in
/// flight as whole copies are more than stages × count. With a critical path in place of the chain
/// nothing waits but an iteration for the one before it in its chain, and results are there at
/// once.
///
/// Warps with roles have a program each, and blocks of as many warps as the loop says. The
/// producers' ring has two mbarriers a stage, full and empty, in each block. Waiting and arriving
/// take no issue slot, and an arrival is there a cycle after it issues; of consumers it waits for
/// the results of their iteration. BAR.SYNC is the barrier of the block, in other loops an
/// instruction with the latency of one.
/// A product of a warp group (wgmma) is issued by one warp that stands for the group, and takes the
/// tensor cores of the whole SM where warps have roles.
///
/// Every resource but the issue slots is a pipe that its instructions queue for: an instruction
/// starts when the last of its resources takes it. Of stores and others that nobody waits for a
/// warp issues the next ones when those before have started. Of each kind of instruction
/// (core/sim/program.h) one takes as many issue slots as its items do on average.

#include "core/gpu/architecture.h"
#include "core/model/loop.h"
#include "core/sim/machine.h"
#include "core/sim/program.h"

#include <array>
#include <optional>

namespace loom {

/// The machine that runs a loop's instructions: a pipe for each resource with a known rate, and a
/// unit for each timing. `loop` has to outlive it.
class LoopMachine {
public:
  LoopMachine(const LoopNumbers& loop, int schedulers, Policy policy);

  SmConfig config;

  /// What an instruction of the item takes, its result there after `latency` cycles, where `level`,
  /// a MemoryLevel, serves it.
  [[nodiscard]] KindTiming timing_of(const ItemNumbersOf<double>& item, std::size_t level,
                                     double latency) const;
  /// Its number among the units, from 1.
  int unit(KindTiming timing);
  /// The number of the resource's pipe, from 1; nothing where no rate of it is known.
  [[nodiscard]] std::optional<int> pipe_of(Resource resource) const {
    return pipe_of_[index(resource)];
  }
  /// The config, or bad_argument where it has more units than the simulator.
  [[nodiscard]] Result<SmConfig> checked() const;

private:
  [[nodiscard]] bool has_each_scheduler(Resource resource) const;

  const LoopNumbers& loop_;
  std::array<std::optional<int>, resource_count> pipe_of_{};
};

/// The kind that an item's instructions count as; barriers are of their kind where warps have
/// roles.
[[nodiscard]] Kind kind_of(const ItemNumbersOf<double>& item);

struct LoopSimulation {
  SmConfig config;
  WarpProgram program;
  double iterations = 0; ///< of the loop that one pass of the program is
  /// Warp instructions of an iteration, where warps have roles of all warps of a block.
  [[nodiscard]] double instructions() const;
  /// How far counts and shares are off what the loop has, relative, the worst of them: 0 where
  /// whole instructions can have them.
  double rounding = 0;
};

/// `schedulers` of the SM, 1 to 64. The shortest program whose counts and shares are off by less
/// than a thousandth, or, where 20,000 instructions do not allow that, the nearest. bad_argument
/// where an iteration, or as many as a ring has stages, are more than that, and where there are
/// more than 64 kinds of timing.
[[nodiscard]] Result<LoopSimulation> loop_simulation(const LoopNumbers& loop, int schedulers,
                                                     Policy policy);

} // namespace loom
