#pragma once

/// Addresses that some warps of a block access, made into segments, bank conflicts and reuse.

#include "core/kernel/walk.h"

#include <unordered_set>

namespace loom::kernel {

inline constexpr int sampled_visits = 10; ///< of each access, by each warp, at most

/// How often a thread has executed each access.
using Executions = std::vector<double>;

class AccessSample {
public:
  AccessSample(const Program& program, const WalkOptions& options);

  /// Visits to look at of each access in each of so many warps: about 80 in all.
  [[nodiscard]] static int visits(int warps);
  /// Lanes of the warp at their `visit`-th execution of access `number`.
  void add(int number, int visit, std::uint32_t lanes, const Lanes& addresses,
           const Executions& before);
  /// What lanes access where only walking finds it: in a loop whose turns nothing else says, and
  /// where the address is that of the way they went.
  void reach(int number, std::uint32_t lanes, const Lanes& addresses);
  /// Counts what the warp's lanes did together.
  void end_warp();
  /// What an access of this block is looked at for is not looked at again in another one.
  void end_block();
  /// An access at addresses that memory holds, each lane in a sector of its own.
  void scattered(int number, std::uint32_t lanes);
  /// The means. The extents over the grid are taken at its corners, in the first and last
  /// iteration, or from what they reach().
  [[nodiscard]] std::vector<Access> accesses(Evaluator& evaluate, const KernelLaunch& launch);

private:
  struct Visit {
    std::uint32_t lanes = 0;
    Lanes addresses{};
    Executions before{};
  };
  /// A warp's request for segments, and how far the warp had come.
  struct Request {
    std::size_t number = 0;
    int warp = 0;
    double progress = 0;
    Executions before{};
    std::vector<std::pair<std::uint64_t, double>> segments{}; ///< with their bytes
  };
  /// What the last visit of an access came to, which the next is mostly like.
  struct Seen {
    std::uint32_t lanes = 0;
    Lanes words{};
    double ways = 0, moved = 0, lines = 0, uncoalesced = 0, lone = 0;
    std::vector<std::pair<std::int64_t, int>> segments{}; ///< first word and words
  };
  void count(std::size_t number, Visit visit);
  /// Finds what the block's requests, as its warps make them side by side, ask for again.
  void count_reuses();
  void extend(std::size_t number, std::uint32_t lanes, const Lanes& addresses);
  /// Looks at which accesses blocks side by side make alike.
  void find_same(Evaluator& evaluate, const KernelLaunch& launch, std::vector<Access>& out) const;
  static void any_word(const Instruction& instruction, const KernelLaunch& launch, Access& access);
  void look(const Instruction& instruction, int word, Seen& seen) const;
  [[nodiscard]] int structured_segments(int word, const Seen& seen) const;
  [[nodiscard]] static double lone_bytes(int word, const Seen& seen);

  const WalkOptions& options_;
  std::vector<const Instruction*> instructions_; ///< by number
  std::vector<std::array<Visit, sampled_visits>> visits_;
  std::vector<Access> sums_;
  std::vector<bool> seen_before_; ///< in a block whose walk has ended, by number
  std::vector<Seen> seen_;
  std::unordered_set<std::uint64_t> touched_; ///< segments, with their object
  std::unordered_set<std::uint64_t> of_warp_; ///< those of the warp looked at now
  int warp_ = 0;                              ///< of the block
  std::vector<Request> requests_;             ///< of the block
};

} // namespace loom::kernel
