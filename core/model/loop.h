#pragma once

/// A loop of any instructions and the bounds on its throughput: Little's law with more than one
/// kind of token.
///
/// A warp repeats a loop of items: an instruction, its count c in an iteration, its latency λ and
/// what it takes of each resource of an SM, u. Items of a chain depend each on the one before, in K
/// independent chains (ILP); a copy of a ring with s stages is waited for s iterations later, by
/// nobody before.
///
///   U_r = Σ c_i·u_i,r                 what an iteration takes of resource r
///   L   = Σ c_i/k_i·(λ_i + (k_i − 1)·g_i)    cycles of an iteration of one warp along its chain,
///                                     k of an item's instructions, at most c from c = 1 on, being
///                                     independent and issued g cycles apart; or the critical path
///                                     of real code
///   T   ≤ n·K/L                       latency bound: iterations per cycle of an SM with n warps
///   T   ≤ n·s_i/λ_i                   the same of each ring
///   T   ≤ rate_r/U_r                  each resource
///   T   ≤ n·rate_r/(S·U_r)            each that S schedulers have a part of: a warp uses its own's
///   n   = max(L/K, λ_i/s_i, S·U_r/rate_r) · min_r(rate_r/U_r)          warps needed
///   N_i = c_i·λ_i·T                   in flight of an item
///
/// Warps of a block may have roles, p producers of a ring and q consumers (core/model/loop_text.h).
/// An iteration is then one of a block, with its warps' instructions: U_r and N_i add up those of
/// all warps, L is that of the role whose iteration takes longest, and with b = n/(p + q) blocks
///
///   T   ≤ b/L                         the latency bound of each role
///   T   ≤ b·s/(λ_i + L_consumer)      the ring: a stage is taken until its consumers are done
///   T   ≤ b/(λ_i + λ_BAR)             where a BAR.SYNC of all is in every iteration
///
/// where a copy counts by min(1, c_i) as it is not in every iteration. n is what these ask for,
/// times p + q.
///
/// Items of a chain are evenly interleaved, so that an instruction meets another of its pipe (or
/// class, where it is executed by none of the arithmetic pipes) only where more than half of all
/// are of it: λ_i is as often the latency to another pipe as that allows, and the rest to its own
/// (thesis §4.7). For the FP32 and the integer pipe, whose instructions take a cycle more to each
/// other than to themselves, "another" is the other of the two. The kernel of the thesis, α FADDs
/// per load, is the loop `LDG x1; FADD xα`, and comes out to the last digit as
/// core/model/kernel_model.h computes it.
///
/// Each function is a template over its number type, for double and for why::Traced.

#include "core/gpu/architecture.h"
#include "core/model/warp_role.h"
#include "core/trace/traced.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace loom {

/// What an instruction counts as in α, the arithmetic instructions for each memory instruction; in
/// a loop without memory instructions those of the SFU stand for them.
enum class AlphaRole { arithmetic, memory, neither };

/// An item of a loop with its numbers on a GPU.
template <class Number> struct ItemNumbersOf {
  std::string name;       ///< "LDG.128"
  Number count = 0;       ///< in an iteration of one warp
  Number latency = 0;     ///< to a dependent instruction of another pipe, cycles
  Number own_latency = 0; ///< to one of its own pipe, cycles
  Number independent = 1; ///< of them, one after the other, that do not wait for each other
  std::array<Number, resource_count> use{}; ///< of one instruction
  Number bytes = 0; ///< that one instruction moves, 0 where it is no memory access
  AlphaRole role = AlphaRole::neither;
  bool dram = false; ///< some of its accesses are served by DRAM
  Number stages = 0; ///< of its ring; 0: in the chain
  WarpRole warp_role = WarpRole::every;
  Number warps = 1; ///< of a block that have the role
  /// Of a global access, by MemoryLevel: what part of them it serves, with what latency to another
  /// class and to its own. `latency` and `use` above are the means.
  struct Level {
    Number share = 0, latency = 0, own_latency = 0;
    bool operator==(const Level&) const = default;
  };
  std::array<Level, 3> levels{};
  bool operator==(const ItemNumbersOf&) const = default;
};

/// A loop with its numbers on a GPU.
template <class Number> struct LoopNumbersOf {
  std::vector<ItemNumbersOf<Number>> items;
  Number ilp = 1;
  std::optional<Number> path; ///< critical path of an iteration, cycles, in place of the chain
  Number block = 0;           ///< warps of a block, where they have roles; else 0
  std::optional<Number> schedulers; ///< of an SM, S; absent where no source gives them
  /// Per cycle and SM; absent where no source gives it.
  std::array<std::optional<Number>, resource_count> rates{};
  /// Instructions that access memory of which no source says what they take but an issue slot, each
  /// once, ascending: with them what limits the loop is not known, and a peak is one at most.
  std::vector<std::string> unpriced{};
  /// Classes whose numbers are those of their kin (kin_numbers()), each once, ascending.
  std::vector<std::string> assumed{};
  bool operator==(const LoopNumbersOf&) const = default;
};
using LoopNumbers = LoopNumbersOf<double>;
/// Without how they were computed.
[[nodiscard]] LoopNumbers values_of(const LoopNumbersOf<why::Traced>& loop);

/// What limits throughput, wherever it is asked: of a loop, a mix, machine code.
struct Limit {
  enum class Kind {
    latency,
    ring,
    resource,
    unknown, ///< an instruction is unpriced (LoopNumbersOf)
  };
  Kind kind = Kind::latency;
  std::size_t item = 0;                ///< of a ring: its item
  Resource resource = Resource::issue; ///< of Kind::resource
  bool operator==(const Limit&) const = default;
  [[nodiscard]] static constexpr Limit of(Resource resource) {
    return {.kind = Kind::resource, .resource = resource};
  }
};
/// In files and answers: "latency", "stages", "unknown" or the resource's name, "shared".
[[nodiscard]] std::string_view to_string(const Limit& limit);

/// Arithmetic instructions for each of memory, 0 to infinity; absent where the loop lacks either.
template <class Number>
[[nodiscard]] std::optional<Number> loop_alpha(const LoopNumbersOf<Number>& loop);

/// The loop with `alpha` arithmetic instructions for each of memory, from 0 to infinity: the counts
/// of arithmetic items change alike. At infinity the rest of the loop is gone and an iteration is
/// one arithmetic instruction on average. Items of a kind whose counts are all 0 share alike.
/// `loop` has an α.
template <class Number>
[[nodiscard]] LoopNumbersOf<Number> with_alpha(LoopNumbersOf<Number> loop,
                                               std::type_identity_t<Number> alpha);

/// What an iteration takes of each resource.
template <class Number>
[[nodiscard]] std::array<Number, resource_count> loop_use(const LoopNumbersOf<Number>& loop);

/// Whether every scheduler of an SM has its own part of the resource.
[[nodiscard]] bool is_of_scheduler(Resource resource);

/// How many of the item's instructions stand side by side: k, but no more than an iteration has; of
/// one that is not in every iteration k, as it stands for several.
template <class Number> [[nodiscard]] Number side_by_side(const ItemNumbersOf<Number>& item);

/// What the item adds to L, cycles; of a ring, of which nobody waits for it at once, its copies'
/// time in flight.
template <class Number>
[[nodiscard]] Number item_latency(const LoopNumbersOf<Number>& loop,
                                  const ItemNumbersOf<Number>& item);

/// L: cycles of an iteration of one warp, of the role in which it takes longest.
template <class Number> [[nodiscard]] Number loop_latency(const LoopNumbersOf<Number>& loop);

/// max(L/K, λ_i/s_i, S·U_r/rate_r): cycles between two iterations of one warp that has its
/// scheduler for itself; of warps with roles those between two of a block, times its warps, when
/// nothing but latency limits.
template <class Number> [[nodiscard]] Number loop_period(const LoopNumbersOf<Number>& loop);

/// Iterations per cycle and SM when all latency is hidden; infinity where no resource that the loop
/// takes has a known rate.
template <class Number> [[nodiscard]] Number loop_peak(const LoopNumbersOf<Number>& loop);

/// Least number of warps of an SM, a real number, that reaches `target` (0 to 1] of the peak.
template <class Number>
[[nodiscard]] Number loop_warps_needed(const LoopNumbersOf<Number>& loop,
                                       std::type_identity_t<Number> target = 1);

/// What the bounds say of a loop with `warps` warps on an SM.
template <class Number> struct LoopEvaluationOf {
  Number latency_cycles = 0; ///< L
  Number latency_bound = 0;  ///< iterations/cycle/SM
  struct Ring {
    std::size_t item = 0;
    Number bound = 0; ///< iterations/cycle/SM
  };
  std::vector<Ring> rings;
  struct Share {
    Resource resource = Resource::issue;
    Number use = 0;              ///< by an iteration
    std::optional<Number> rate;  ///< per cycle and SM
    std::optional<Number> bound; ///< rate/use, iterations/cycle/SM
    Number utilisation = 0;      ///< use·T/rate, 0 to 1; 0 where the rate is not known
    /// No source gives the rate, but DRAM limits first: it serves all that the cache passes on, and
    /// its rate is that of loads through both caches.
    bool behind_dram = false;
    /// Whether it may limit unseen.
    [[nodiscard]] bool is_unknown() const { return !rate && !behind_dram; }
  };
  std::vector<Share> resources; ///< those that the loop takes, in the order of the enumeration
  Number peak = 0;              ///< the least bound of a resource
  Number throughput = 0;        ///< T, iterations/cycle/SM
  Number fraction_of_peak = 0;
  Limit limit;
  Limit peak_limit; ///< what limits once latency is hidden
  Number warps_needed = 0;
  /// Least whole ILP with which the warps at hand would do; infinity where warps have roles, and
  /// where there are too few of them for the schedulers.
  Number ilp_needed = 1;
  std::optional<Number> stages_needed; ///< least whole number of stages of every ring, likewise
  std::vector<Number> in_flight;       ///< instructions per SM, of each item
  Number bytes_in_flight = 0;          ///< of accesses that DRAM serves in part, per SM
  /// A rate that may limit is not known, or what an instruction takes: the throughput may be lower.
  bool at_most = false;
};
using LoopEvaluation = LoopEvaluationOf<double>;
template <class Number>
[[nodiscard]] LoopEvaluationOf<Number> evaluate(const LoopNumbersOf<Number>& loop,
                                                std::type_identity_t<Number> warps);

/// A stretch of α on which one resource limits the loop once latency is hidden.
struct LoopStretch {
  double from = 0, to = 0; ///< α, `to` may be infinity
  Resource resource = Resource::issue;
  double warps = 0; ///< needed at `from`
};
/// From α = 0 to infinity, in order; a resource that is on none of them never limits alone: its
/// bound is redundant on this GPU. Warps needed have their peaks, the cusps, where stretches meet.
/// Nothing where the loop has no α or no known rate, or an unpriced instruction.
[[nodiscard]] std::vector<LoopStretch> loop_stretches(const LoopNumbers& loop);
/// The cusps: those stretches at whose beginning warps needed have a peak.
[[nodiscard]] std::vector<LoopStretch> loop_cusps(const LoopNumbers& loop);

/// The least whole number of warps, from `warps` on, that makes whole blocks, but no more than
/// `most` where that holds a block.
[[nodiscard]] int whole_blocks(const LoopNumbers& loop, double warps, double most);

/// Throughput in iterations per cycle and SM over a grid: out[i * warps.size() + j] for alphas[i]
/// (finite) and warps[j]. `out` has alphas.size() * warps.size() elements. What depends on α alone
/// is computed once a row; a value may so differ from evaluate() in its last bits.
void loop_grid(const LoopNumbers& loop, std::span<const double> alphas,
               std::span<const double> warps, std::span<double> out);

} // namespace loom
