#pragma once

/// Gradual saturation: the closed queueing network whose asymptotes are the bounds.
///
/// Each scheduler of an SM has its own k warps (n dealt to S schedulers, some get one more). A warp
/// goes round: its K chains wait for their other instructions, then it computes.
///
///   waiting    a delay of Z cycles, on average:
///                Z = Lm + v·t·Lm·(1/2 + 1/3 + ... + 1/K) + W·(1 + 1/2 + ... + 1/K)
///                Lm = group_latency − α·alu_lat
///              A warp issues in order, so that it waits for the last of its K others. The second
///              term is the mean largest of K latencies that have an exponential part of mean t·Lm,
///              less that of one; the largest of K exponential queues is as many times their mean.
///              W is the queue for memory, shared by N = n·K chains. A load keeps one of m parts of
///              memory busy for s cycles of its latency; parts are chosen at random, and work while
///              one of the j loads at memory is for them: 1 − (1 − 1/m)^j of them do. With
///              D = 1/other_thru and the load ρ = x·D, each chain being at memory independently:
///                s = v·min( q·Lm + D, Lm ) = m·D        1 − ρ = ( 1 − x·(s + W)/(N·m) )^N
///                W = s·( N·(1 − (1 − ρ)^(1/N))/ρ − 1 )
///              which is 0 for one chain, and grows as −s·ln(1 − ρ) for many: the peak is
///              approached and never reached. SFU and shared pipes are served in turn: W = 0.
///   computing  processor sharing: of j warps each takes T = α·alu_lat/e cycles, or all together
///              take C = K/(e·min( alu_thru/α, issue_thru/(α + c) )/S) cycles each, whichever is
///              longer; a rate of r(j) = min( j/T, 1/C ).
///
/// With these two centres the network has product form for any distribution of the times:
///
///   P(j) ∝ Z^(k−j)/(k−j)! · Π_{i<=j} 1/r(i),   x = S·K·(k − E[j])/Z,   x and W solved together
///
/// Where α < 1 so many warps only ask for others, which go in turn: of the rate a part α is that
/// of the product form, the rest that of the bounds. A scheduler that has an SFU of its own never
/// exceeds the rate of that, 1/(S·D + u·min(α, 1)): u cycles of it are lost where an add comes
/// between.
///
/// The thesis's kernel is a loop of two items (core/model/kernel_loop.h). A loop of any
/// instructions (core/model/loop.h) is the same network. Computing are its
/// instructions of the FP32 and the integer pipe, C is that of the pipe or of the issue slots that
/// an iteration takes longest, and the others of its chain are waited for. Each level of memory
/// beyond the L1 that serves an item is a queue W of its own, with the item's latency there and the
/// load ρ that all of the loop put on it; of an item with k independent instructions the last is
/// waited for. A busy L2 gives a part l of its best rate, which the bounds take: of single loops
/// that it limited, by width and number of the loads in flight
/// (gpus/measured/h200_single_loops.csv, h100_l2_loads.csv). A ring of copies waits besides: T ≤
/// n·s/(λ + W). SFUs and tensor cores are pipes of a scheduler each. Where a loop has more than two
/// kinds of instruction its warps do not fall into step, and meet at pipes; with d, up to 1, ten
/// times the part of instructions that are of neither of the two commonest kinds, an instruction
/// waits for the longest of
///   B = v·d·m/2·ρ'/(1 − ρ')     Pollaczek and Khinchine, m = Σ c·s²/Σ c·s, ρ' = ρ·(n' − 1)/n'
/// over the pipes that it takes, s cycles each, of n' warps that use the pipe; and the chains of
/// its own warp hold it up for v·d·(K − 1)/4·s. Of k·K loads side by side that several levels of
/// memory serve, with the shares as chances, the last is waited for. With a critical path in place
/// of the chain it is divided as the chain is. Warps with roles are counted by blocks, on one
/// scheduler, and an iteration is that of the role in which it takes longest.
///
/// The quarter is fitted to single loops measured on an H200 (gpus/measured/h200_single_loops.csv:
/// 2.4 % in the mean); off random ones, to which nothing is fitted, it is by 3.8 % in the mean and
/// 18 % at worst, the bounds by 7.0 and 46 % (h200_random_loops.csv); off simulated random loops by
/// 5.6 and 37 %, the bounds by 11 and 160 %.
///
/// The parameters are few: q, t, e, u, l and the variability v. At v = 0 nothing varies and each
/// scheduler is at its bounds; between, v = 1/m computes as if m-fold schedulers had m-fold warps
/// and rates, and other v are interpolated. The throughput never exceeds that of bounds(), and
/// equals it for v = 0 where S divides the number of warps.
///
/// Sources: BCMP (Baskett, Chandy, Muntz, Palacios 1975) for the product form; the share of busy
/// parts is that of interleaved memory (Hellerman 1967 and after). The application to warps is our
/// own; V. Volkov's thesis, §4.3, has the observation. Queues at pipes: F. Pollaczek 1930, A.
/// Khinchine 1932, of what M. Reiser and S. Lavenberg 1980 say an arrival finds.

#include "core/model/loop.h"

#include <optional>
#include <span>

namespace loom {

/// The numbers that the bounds leave out.
struct Saturation {
  int schedulers = 1; ///< S, from 1
  /// q, 0 to 1: the part of a load's latency for which it keeps a part of memory busy, beyond
  /// 1/other_thru
  double queue_share = 0;
  /// t, 0 to 1: mean of the exponential part of its latency, of the whole; matters with ILP only
  double latency_tail = 0;
  /// e, above 0 to 1: the part of the cycles in which arithmetic makes progress
  double issue_efficiency = 1;
  double variability = 1; ///< v, 0 to 1: scales all of these, and how unevenly warps compute
  double turn = 0;        ///< u, from 0: cycles of a scheduler's own pipe
  /// l, above 0 to 1: the part of its best rate that a busy L2 gives; of loops only
  double l2_share = 1;
  bool operator==(const Saturation&) const = default;
};

/// What a GPU says of gradual saturation of loads. Where it is silent a load keeps a part of memory
/// busy for 0.2 of its latency (H100 and H200 0.163, Maxwell 0.265), 0.2 of which is exponential
/// (H200 0.193), no cycle is lost, a busy L2 gives 0.85 of its best rate, and an SM has
/// `schedulers` schedulers.
[[nodiscard]] Saturation usual_saturation(const GpuSpec& gpu, double schedulers);
/// The same for a loop with its numbers on the GPU: an unknown number of schedulers is taken as one
/// for each instruction that the SM issues in a cycle.
[[nodiscard]] Saturation saturation_of(const GpuSpec& gpu, const LoopNumbers& loop);

/// Whether an item of the loop is served by the L2, so that it queues there.
[[nodiscard]] bool waits_for_l2(const LoopNumbers& loop);

/// Iterations of a loop per cycle and SM. `warps` of an SM are any real number from 0 to 2^20;
/// between whole numbers of warps on a scheduler it is interpolated. It never falls as `warps`
/// grows, and is never more than evaluate() says.
[[nodiscard]] double saturated_throughput(const LoopNumbers& loop, const Saturation& saturation,
                                          double warps);
/// The same for many numbers of warps, eight abreast. `out` has as many elements as `warps`.
void saturated_throughputs(const LoopNumbers& loop, const Saturation& saturation,
                           std::span<const double> warps, std::span<double> out);

/// Whether no number of warps quite reaches the loop's peak: queues for memory and processor
/// sharing always leave a gap; pipes that serve in turn, and adds alone, leave none.
[[nodiscard]] bool is_peak_approached(const LoopNumbers& loop, const Saturation& saturation);

/// Least number of warps per SM, a real number, that reaches `target` (0 to 1) of the loop's peak,
/// of what a busy L2 gives where that is less; nothing when 1024 do not, nor where the peak is only
/// approached (is_peak_approached()) and `target` is 1.
[[nodiscard]] std::optional<double>
saturated_warps_needed(const LoopNumbers& loop, const Saturation& saturation, double target);

} // namespace loom
