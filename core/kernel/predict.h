#pragma once

/// The time of a kernel without running it: A. Kleimenov and N. Popova, "A method for prediction
/// execution time of GPU programs", Computational nanotechnology 8(1), 2021, 38-45.
///
///     time = launch + sum over waves,          launch = slope · blocks + intercept
///     wave: max over SMs; SM: max over processing blocks (PB);
///     PB:   max( longest warp, sum of the warps' delays )
///     warp: time of its longest thread + barriers · departure · (warps per block - 1)
///     latency = coal · (l1 · lat_L1 + l2 · lat_L2 + dram · lat_DRAM) + uncoal · lat_uncoal
///
/// where l1, l2, dram are parts of the accesses and coal, uncoal parts of the volume. Then, of L1
/// (in an SM), L2, DRAM and uncoalesced requests in turn, the latency is raised until the volume
/// served divided by the time is within the bandwidth.
///
/// The paper leaves open in which unit the barrier's block size counts; warps are taken, as it
/// does for launches. Volume counts the bytes that requests move, not those that threads ask for.
///
/// That is kleimenov_popova(). busiest_unit() is the same but for what GPUs and measurements of
/// them say otherwise:
///
///     time = intercept + max( sum over waves, slope · blocks + a warp's time )
///     PB:   max( longest warp + queue_cycles(), busiest unit's delays, scheduler's cycles )
///     warp: time of its longest thread + barriers · Machine::barrier_cycles
///     latency = first · lat_L1 + (1 - first) · mean of L2 and DRAM, of DRAM lone · lat_uncoal
///
/// Blocks are handed out while others run: the time is the slower of the two, and the last block
/// has a warp's time to go when it is handed out. Instructions are folded as compilers do.
/// `first` is the part of a warp's own accesses that it finds in the L1: those that another warp
/// requests at the same time save bandwidth but no waiting. Only what DRAM serves can be
/// uncoalesced, and of that only sectors alone in their 64 bytes: strides of 2 to 8 words were
/// measured to have the DRAM's full bandwidth, 16 and 32 half of it.

#include "core/kernel/timing.h"
#include "core/occupancy/occupancy.h"

#include <string_view>

namespace loom::kernel {

/// A launch to predict and what the code does not tell.
struct Setup {
  KernelLaunch launch{};
  int registers = 32;              ///< per thread, 1 to 255
  std::int64_t dynamic_shared = 0; ///< bytes a block
  std::optional<double> l1_hits{}; ///< part of the accesses, 0 to 1; else estimated
  std::optional<double> l2_hits{}; ///< likewise
  std::map<std::string, std::int64_t, std::less<>> trips{}; ///< of loops by name
  /// Bytes of what pointers point to, by argument: of those that memory chooses within.
  std::map<int, std::int64_t> sizes{};
};

/// What a launch comes to before any model of time: analysed once, timed by several methods.
struct Profile {
  Walk walk{};
  Occupancy occupancy{};
  int warps_per_block = 0;
  double l1 = 0, l2 = 0, dram = 0; ///< parts of the volume that each level serves; sum 1
  double l1_waits = 0;             ///< part of the accesses that wait no longer than the L1 takes
  /// The same without the effects of the machine, for methods that have none.
  struct Plain {
    double l1 = 0, l2 = 0, dram = 0, l1_waits = 0;
    std::shared_ptr<const Walk> walk{}; ///< null where it is the same
  } without_effects{};
  [[nodiscard]] Profile plain() const;
  double l1_lines = 0; ///< that an SM's misses have at a time; 0: not looked at
  /// Bytes of memory that the grid accesses; where `unplaced` or `indexed` is not 0, at least.
  double footprint = 0;
  double unplaced = 0; ///< part of the volume that lies where is not known: it is not cached
  double indexed = 0;  ///< part that memory chooses within an argument whose size is not given
  bool sized = true;   ///< whether the L2 has of that what it has, whatever that size is
  std::vector<Message> assumptions{};
};

// What is wrong with a launch.
inline constexpr Text grid_out_of_range =
    LOOM_TEXT("the grid: expected blocks from 1 to 2147483647, found %1");
inline constexpr Text grid_too_large = LOOM_TEXT("the grid: expected at most 2^40 blocks");
/// Of one dimension.
inline constexpr Text block_out_of_range =
    LOOM_TEXT("the block: expected threads from 1 to %1, found %2");
inline constexpr Text block_too_large =
    LOOM_TEXT("the block: expected at most %1 threads, found %2");
/// The kernel, its block as "16,16", and the one that is asked for.
inline constexpr Text block_required =
    LOOM_TEXT("the block: kernel '%1' requires %2 threads and cannot be launched with %3");
/// The kernel, the most threads, and those that are asked for.
inline constexpr Text block_above_bounds =
    LOOM_TEXT("the block: kernel '%1' is compiled for at most %2 threads and cannot be launched "
              "with %3");
/// The kernel, a class of instructions and the GPU.
inline constexpr Text matrix_unknown = LOOM_TEXT(
    "kernel '%1' has the matrix instruction %2, of which no latency and rate are known on "
    "the GPU '%3'");
inline constexpr Text l1_out_of_range =
    LOOM_TEXT("hits of the L1: expected a part from 0 to 1, found %1");
inline constexpr Text l2_out_of_range =
    LOOM_TEXT("hits of the L2: expected a part from 0 to 1, found %1");
inline constexpr Text hits_above_one =
    LOOM_TEXT("hits of the L1 and the L2: expected parts whose sum is at most 1");

/// bad_argument naming what is missing, out of range, or why no block fits on an SM.
[[nodiscard]] Result<Profile> profile(const Program& program, const Setup& setup,
                                      const Machine& machine);

/// Part of what is used again after others, `ratio` times as much as a cache has room for, that is
/// still in it (effects.h, slowest-load).
[[nodiscard]] double kept(double ratio);
/// Cycles that so many warps, any number from 1, take one turn each of a unit (effects.h,
/// soft-issue): of its `alone` cycles a warp needs the unit for `busy`.
[[nodiscard]] double queued(double warps, double busy, double alone);

/// One step of raising a latency.
struct LatencyStep {
  std::string_view level; ///< "l1", "l2", "dram" or "uncoalesced"
  std::int64_t wave = 0;
  double latency = 0;   ///< cycles
  double demanded = 0;  ///< bytes per cycle
  double available = 0; ///< bytes per cycle
  double time = 0;      ///< of the wave, cycles
};

/// Waves that are alike.
struct Wave {
  std::int64_t waves = 1;
  std::int64_t blocks = 0; ///< of all of them
  double time_us = 0;      ///< of all of them
  /// "latency", "issue", "l1", "l2", "dram", "uncoalesced" or "atomics"
  std::string_view bound_by{};
  // of one of them, where the method has them; cycles
  double longest_warp = 0; ///< at latencies not yet raised, with the turnover of its block
  double delays = 0;       ///< of the busiest processing block, as the method counts them
};

struct Prediction {
  std::string_view method{};
  Rule rule = Rule::busiest_unit;
  double exec_us = 0; ///< all waves
  /// Nothing where no launch was measured. With `dispatch_us` what comes before the first block.
  std::optional<double> launch_us{};
  std::optional<double> dispatch_us{}; ///< handing out all blocks, where that happens as they run
  double dispatch_wait_us = 0;         ///< by how much the last block's end is after `exec_us`
  std::vector<Wave> waves{};
  PathCost warp{};           ///< the longest warp's longest thread, latencies not yet raised
  double barrier_cycles = 0; ///< that its barriers add
  double memory_latency = 0; ///< mean of an access before raising, cycles
  Levels latency{};          ///< after raising, in the first wave
  std::vector<LatencyStep> steps{};
  std::vector<std::pair<std::string, double>>
      quantities{};                   ///< of the method, with unit in the name
  std::vector<Message> assumptions{}; ///< of the method, beside the profile's
  /// The time of the waves was less than the GPU allows, and is that least time instead
  /// (core/kernel/plan.h).
  struct Held {
    std::string_view limit{}; ///< as Wave::bound_by
    double method_us = 0;     ///< by the method itself
  };
  std::optional<Held> held{};
  /// The whole time where the L2 has of what memory chooses as much as was accessed before; nothing
  /// where nothing is chosen so, or where the L2's part is given.
  std::optional<double> cached_us{};

  [[nodiscard]] double time_us() const {
    return exec_us + launch_us.value_or(0) + dispatch_wait_us;
  }
};

[[nodiscard]] Prediction kleimenov_popova(const Program& program, const Profile& profile,
                                          const Setup& setup, const Machine& machine);
[[nodiscard]] Prediction busiest_unit(const Program& program, const Profile& profile,
                                      const Setup& setup, const Machine& machine);

/// Says what a barrier takes, of a kernel that has some.
[[nodiscard]] Message said_of_barriers(const Machine& machine, int warps_per_block);
/// Whether both numbers of a barrier are of the GPU's own architecture.
[[nodiscard]] bool are_barriers_known(const Machine& machine);

/// Of a launch of several waves: what passes between two blocks in one place, or that it is left
/// out.
[[nodiscard]] Message said_of_turnover(const Machine& machine, int warps_per_block);

/// Names what this warp takes of the way to memory that another GPU was measured for, or none.
/// `with_atomics`: the method counts the turns of atomics.
[[nodiscard]] std::vector<Message> said_of_memory(const Machine& machine, const PathCost& warp,
                                                  bool with_atomics);

/// The launch of so many blocks, by the prediction's rule: added, or what of it the waves do not
/// hide. To be called when exec_us, warp and barrier_cycles are known.
void add_launch(Prediction& prediction, const Profile& profile, const Setup& setup,
                const Machine& machine);

/// For each path of each block walked, what it costs where memory takes so long.
using PathCosts = std::vector<std::vector<PathCost>>;
[[nodiscard]] PathCosts path_costs(const Program& program, const Profile& profile,
                                   const Machine& machine, const MemoryLatency& latency, Rule rule);

/// Means over the grid's blocks, of each warp's longest thread.
struct BlockVolume {
  double memory = 0;              ///< bytes a block
  double written = 0;             ///< of them in stores
  double at_once = 0;             ///< of them that its warps ask for at one time
  double uncoalesced = 0;         ///< by the rule: in uncoalesced requests, or in lone sectors
  double atomics = 0;             ///< cycles of the L2's turns
  double lone = 0;                ///< bytes in sectors alone in their 64 bytes
  double lone_cycles = 0;         ///< that these take the way between L2 and the SM
  double lone_at_once = 0;        ///< part of these that is of `at_once`
  std::array<double, 3> served{}; ///< bytes a block by MemoryLevel, where accesses say that
  double written_far = 0;         ///< of them stored to the DRAM
  double lone_far = 0;            ///< of them in lone sectors of the DRAM
  double line_cycles = 0;         ///< for which its misses keep lines of the L1
  /// By warp: cycles of what adds up, all delays or each unit's and the scheduler's.
  std::vector<std::vector<double>> loads{};
};
[[nodiscard]] BlockVolume block_volume(const Profile& profile, const PathCosts& costs, Rule rule);
/// The path that is longest of a warp's groups.
[[nodiscard]] const PathCost& longest(const std::vector<PathCost>& costs,
                                      const std::vector<int>& groups);

/// Until the last of what the warps of a block ask for at one time is there, beyond the latency,
/// cycles: it comes at the SM's share of the rate (measured: gpus/measured/h100_block_waits.csv).
[[nodiscard]] double queue_cycles(const Profile& profile, const Machine& machine,
                                  const BlockVolume& volume, std::int64_t blocks);
/// Gives what each access waits at these latencies of the levels: one mean where accesses have no
/// hits of their own. `uncoalesced` as below.
[[nodiscard]] MemoryLatency memory_latency(const Profile& profile, const Machine& machine,
                                           const Levels& latency, double uncoalesced, Rule rule);
/// The mean latency of an access, cycles; `uncoalesced` is the part of the volume.
[[nodiscard]] double mean_latency(const Profile& profile, const Levels& latency, double uncoalesced,
                                  Rule rule);

} // namespace loom::kernel
