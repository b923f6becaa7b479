#pragma once

/// The rules of real kernels by which busiest_unit() goes beyond its source (predict.h), each with
/// a name by which it can be left out. A GPU as Machine describes it has those that a prediction is
/// to follow; a Machine that nobody asked for any has none, and the other methods have none ever.
///
///   slowest-load    A warp waits for the slowest of the loads whose values it uses, not for their
///                   mean. Each access has hits of its own. What is used again after D other bytes
///                   is still in C bytes of a cache in
///                       h = 1, D ≤ C;   h = (2 − D/C)^1.5, to D = 2·C
///                   of the cases: working sets read in turn, which fall out set by set (measured:
///                   gpus/measured/h200_l1_shared.csv; D is the distance of R. Mattson et al.
///                   1970). Beyond the L1 a request waits for the slowest of its m parts:
///                       L2 + (DRAM − L2) · (1 − (1 − d)^m),
///                   d the part that the DRAM serves, and of loads that a warp has under way
///                   together the k-th for 1 + t·(1/2 + … + 1/k) times as long, t the exponential
///                   part of a latency (core/model/saturation.h; the GPU's latency_tail).
///   l1-capacity     C is what shared memory leaves of the SM's memory, by the carve-out that holds
///                   the resident blocks, and all of them share it (CUDA C++ Programming Guide,
///                   Shared Memory; measured: gpus/measured/h200_l1_shared.csv).
///   l1-lines        A miss keeps a line of 128 bytes of the L1 until it is there: an SM has C/128
///                   under way, and takes misses · latency / lines cycles for them (J. Little
///                   1961). On an H200 words in random places come at 33 G/s where shared memory
///                   leaves the L1 160 lines, at 41 where it leaves 1700.
///   store-order     A load stays behind a store of its block that is before it in the code: the
///                   compiler cannot know that they do not meet, and warps issue in order. Loads
///                   through the read-only path (ld.global.nc) pass.
///   unknown-size    What memory chooses within an argument lies in memory of unknown size: no
///                   cache has it, unless all that the launch moves fits into the L2. Where the
///                   size S is given, what chance chooses comes again after D other bytes, and the
///                   L2 of C bytes has the part
///                       h = (1 − S/V)·min(1, C/D),   D = S·all/V
///                   of it, V bytes moved there of all that the grid moves.
///   random-places   A sector that is alone in its 64 bytes costs the DRAM a place, of which it
///                   serves so many a cycle (the access pattern "random" of the GPU's file).
///   expansions      An operation of PTX is the machine instructions that ptxas makes of it:
///                   gpus/measured/sm90_expansions.csv. Integer instructions that either pipe can
///                   take are put where fewer are.
///   soft-limits     A wave takes ( latency^k + memory^k )^(1/k), not the longer of the two: the
///                   queue for memory grows long before its bandwidth is reached. k was measured,
///                   of reads and of reads beside writes, as was what a write costs:
///                       memory = ( r + w·written + t·min(r, w) ) / bandwidth.
///                   (gpus/measured/h200_streams.csv; V100, A100 and L40 by RRZE-HPC/gpu-benches,
///                   gpu-stream, have k = 2 to 2.5 with HBM and 6 with GDDR6.)
///   soft-issue      Warps queue for schedulers and units: of N warps of a processing block, each
///                   of which needs the busiest unit for S of its L cycles,
///                       X(N) = N / (L − S + R(N)),   R(N) = S·(1 + X(N − 1)·R(N − 1))
///                   go on a cycle (M. Reiser and S. Lavenberg 1980, mean value analysis).
///   joined-loads    Loads of shared memory that lie side by side in 16 or 8 aligned bytes are one:
///                   ptxas joins them, where no store or barrier is between, and leaves out those
///                   of a word that was loaded before.
///   atomic-sectors  An atomic takes the L2 a turn for each sector that its warp's threads want, of
///                   which the GPU has so many a cycle, fewer where the result is wanted, and the
///                   DRAM so many of those alone that the L2 does not hold
///                   (gpus/measured/h200_random_atomics.csv).
///   local-memory    Words of a thread's own array are 4·32 bytes apart: a warp that accesses one
///                   index has them side by side, another index in each thread is another sector.
///                   Of W words at random 8 threads of a sector want
///                       W·(1 − (1 − 1/W)^8).
///                   What the resident threads have is what the caches hold
///                   (gpus/measured/h200_local_memory.csv).
///   both-sides      A warp whose threads memory sends two ways goes one after the other, until
///                   they meet.
///   late-warps      A barrier waits for the slowest of W warps: with k loads under way in each,
///                       latency · t · (1/(k + 1) + … + 1/(k·W))
///                   longer, t as above.
///   line-turns      The L1 takes a line of 128 bytes a cycle: a load of a warp that asks for n
///                   lines takes n (measured: gpus/measured/h200_l1_lines.csv).
///   l2-reach        The L2 of a GPU that has two halves keeps in each what the SMs of that half
///                   ask for: what all ask for has the room l2_reach of the GPU's file (measured:
///                   of random sectors of F bytes it has l2_reach / F,
///                   gpus/measured/h200_random_footprints.csv). Others' room is l2_size.
///   convoys         Of S blocks that run at the same time and read the same memory, all wait for
///                   the DRAM with the one that comes first: a load that finds the part d of what
///                   it asks for in no cache waits for the DRAM in
///                       min(1, S·d)
///                   of the cases. Those that come later catch up, and none gets ahead (measured:
///                   gpus/measured/h200_convoys.csv; 612 to 732 cycles with 1 to 132 blocks, where
///                   a lone one waits for 709 and what the L2 holds takes 320).
///   unrolled-loops  ptxas unrolls loops by four: those of one block, of at most 48 instructions
///                   and no division, that are left at a number to which they count in equal
///                   steps. Turns that are left follow one by one. Of some 70 loops of which both
///                   codes were read, those of up to 46 machine instructions were unrolled, those
///                   from 53 on were not. Loads under way together fill at most 16 registers there:
///                   later ones wait for uses of the first. Kernels of more than 64 loops stay as
///                   they are.
///   short-sides     What a branch guards is executed under a predicate, beside what is before and
///                   after it, where it is at most 26 instructions without a barrier.
///   one-at-a-time   A warp issues one instruction at a time: those that wait for the same value
///                   follow one another when it is there, others are issued in the meantime. A
///                   block ends with its last issue, not with its longest chain (list scheduling,
///                   R. L. Graham 1966).

#include <array>
#include <bitset>
#include <optional>
#include <string_view>

namespace loom::kernel {

enum class Effect {
  slowest_load,
  l1_capacity,
  l1_lines,
  store_order,
  unknown_size,
  random_places,
  expansions,
  soft_limits,
  soft_issue,
  joined_loads,
  atomic_sectors,
  local_memory,
  both_sides,
  late_warps,
  line_turns,
  l2_reach,
  convoys,
  unrolled_loops,
  short_sides,
  one_at_a_time,
};
inline constexpr std::size_t effect_count = 20;
/// By Effect, as on the command line.
inline constexpr std::array<std::string_view, effect_count> effect_names{
    "slowest-load",   "l1-capacity",  "l1-lines",       "store-order", "unknown-size",
    "random-places",  "expansions",   "soft-limits",    "soft-issue",  "joined-loads",
    "atomic-sectors", "local-memory", "both-sides",     "late-warps",  "line-turns",
    "l2-reach",       "convoys",      "unrolled-loops", "short-sides", "one-at-a-time"};

/// A set of them.
using Effects = std::bitset<effect_count>;
inline const Effects all_effects = Effects{}.set();

[[nodiscard]] inline std::optional<Effect> find_effect(std::string_view name) {
  for (std::size_t i = 0; i < effect_count; ++i)
    if (effect_names[i] == name)
      return static_cast<Effect>(i);
  return {};
}

} // namespace loom::kernel
