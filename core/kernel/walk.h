#pragma once

/// Which way each thread of a block goes through a program, and how its warps access memory there.
///
/// All lanes of a warp go together until a condition tells them apart; from there each group has a
/// path of its own. A loop whose iterations are alike (CountedLoop::uniform) is walked a few times;
/// one Step says how many more there are. Addresses are kept for the first visits of each access
/// and joined again over a warp's groups, visit by visit.

#include "core/base/result.h"
#include "core/kernel/evaluate.h"
#include "core/memory/banks.h"

#include <map>

namespace loom::kernel {

struct Step {
  enum class What {
    block, ///< block `id` is executed
    mark,  ///< control is at the header of loop `id`
    skip,  ///< right after a mark: `count` more iterations of loop `id` like the last one
  };
  What what = What::block;
  int id = 0;
  std::int64_t count = 0;
  bool operator==(const Step&) const = default;
};
using Path = std::vector<Step>;

/// How one instruction accesses memory, on the mean over what was looked at.
struct Access {
  double requests = 0; ///< warps' accesses that were looked at
  double lanes = 0;    ///< threads of a warp that make one
  double moved = 0;    ///< bytes a request moves in segments of the coalescing rules
  double lines = 0;    ///< of 128 bytes that it touches in global memory
  /// Part of `moved` of requests with more segments than sequential ones: than one for the whole
  /// warp, or one for each row of it that is as long as a segment.
  double uncoalesced = 0;
  /// Part of `moved` in sectors of 32 bytes whose other half of 64 the request leaves: the memory
  /// reads it for nothing. Strides of 2 to 8 words have none.
  double lone = 0;
  double ways = 1;        ///< passes a shared access takes for each it would take without conflict
  double joined_ways = 1; ///< the same where compilers join it with others (Instruction::joined_to)
  double fresh = 1;       ///< part of `moved` that no earlier request of the block moved
  /// Part of `moved` that no earlier request of the same warp moved: what other warps of the block
  /// request at the same time saves bandwidth but no waiting.
  double awaited = 1;
  /// Parts of what the block requested before, by how much it requested in between: bytes that none
  /// of its warps had requested earlier.
  struct Reuse {
    double bytes = 0; ///< in between
    double part = 0;
  };
  std::vector<Reuse> reuses{};         ///< parts of `moved`
  std::vector<Reuse> requests_again{}; ///< parts of the requests, by the longest of their reuses
  /// Part of the requests with something that no earlier request of the block moved, where its
  /// warps go on side by side, and of `moved`.
  double cold = 1, first = 1;
  std::vector<int> sources{}; ///< accesses that moved before what this one does
  /// By the effect slowest_load (effects.h), which profile() fills in.
  struct Served {
    double l1 = 0, l2 = 0, dram = 1; ///< parts of `moved`; sum 1
    double beyond = 1;               ///< part of the requests that wait for more than the L1
    double parts = 1;                ///< of a request that are served apart, by chance
    double sharers = 1;              ///< blocks that ask for the same at the same time
  };
  std::optional<Served> served{};
  /// Whether what it accesses lies in memory that is known. What does not is not cached.
  bool placed = true;
  /// Where in a known argument it accesses is what memory holds: its extents are not known.
  bool indexed = false;
  double within = 0; ///< bytes that memory chooses among, of an argument whose size is given; 0
  /// Bytes of each object that are accessed in the grid, the least and the largest.
  struct Extent {
    int object = -1;
    std::int64_t first = 0, last = 0;
  };
  std::vector<Extent> extents{};
  bool known = false; ///< false: no address is known; taken as coalesced, without conflict
  /// By dimension of the grid: whether blocks side by side access the same memory.
  std::array<bool, 3> same{};
  void extend(int object, std::int64_t first, std::int64_t last);
};

/// The walk of one block.
struct BlockWalk {
  double weight = 1;                     ///< part of the grid's blocks that go like it
  std::vector<Path> paths{};             ///< all different
  std::vector<std::vector<int>> warps{}; ///< of each warp, the paths of its groups
};

struct Walk {
  std::vector<BlockWalk> blocks{};
  std::vector<Access> accesses{}; ///< by memory instruction, in the program's order
  bool both_sides = false;        ///< some warp goes both ways of a branch, as memory decides
};

struct WalkOptions {
  /// Of loops by name, as the user says. A loop with none is passed by where memory decides.
  std::map<std::string, std::int64_t, std::less<>> trips{};
  memory::CoalescingRules coalescing{};
  memory::BankRules banks{};
  /// An array that memory indexes counts as known where it is no larger: a cache can have all of
  /// it.
  double cached_bytes = 0;
  bool both_sides = false;   ///< warps that memory sends two ways go both (effects.h)
  bool local_memory = false; ///< words of threads' own arrays lie as effects.h says
  /// Bytes of what pointers point to, by argument, as the user says.
  std::map<int, std::int64_t> sizes{};
};

/// The kernel; the argument's place and name, or its place alone; and its name, or its place.
inline constexpr Text argument_missing =
    LOOM_TEXT("kernel '%1': control or addresses depend on argument %2, whose value is not given");
/// The kernel, the block and the loop.
inline constexpr Text trips_missing =
    LOOM_TEXT("kernel '%1', block '%2': how often the loop '%3' runs depends on what memory holds; "
              "its trips are not given");
/// The same, of a loop said to run no times.
inline constexpr Text loop_is_entered =
    LOOM_TEXT("kernel '%1', block '%2': the loop '%3' is entered whatever memory holds: its trips "
              "are at least 1");
/// The kernel, how many blocks, and the name of the last.
inline constexpr Text walk_too_long =
    LOOM_TEXT("kernel '%1': a thread executes more than %2 blocks, last '%3', and its iterations "
              "differ; give fewer trips");

/// Walks the blocks at the grid's corners where control depends on the block's id (those inside
/// go like the first), else one. bad_argument naming the kernel and the argument or loop where a
/// number is missing, or the loop that goes on for more than 2^20 blocks.
[[nodiscard]] Result<Walk> walk(const Program& program, const KernelLaunch& launch,
                                const WalkOptions& options);

/// Loads, stores and atomics of a block are numbered on through the program: the first number.
[[nodiscard]] std::vector<int> first_access(const Program& program);
/// How often each block is executed along the path, by block.
[[nodiscard]] std::vector<double> executions(const Program& program, const Path& path);
[[nodiscard]] inline bool accesses_memory(const Instruction& instruction) {
  return instruction.kind == Kind::load || instruction.kind == Kind::store ||
         instruction.kind == Kind::atomic;
}

} // namespace loom::kernel
