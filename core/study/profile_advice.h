#pragma once

/// What would make a launch faster and by how much, from what a profile measured of it; and what
/// would not.
///
/// The speed of a launch whose units are used by parts u of the time, relative to now, is
///
///   s = ( (x·f)² + (u'/0.95)² )^(-1/2),   x² = 1 − (u/0.95)²,   u the largest
///
/// as for other occupancies (profile_occupancy.h): x is what warps wait for in vain, u' the largest
/// use after the change, f what the change leaves of the waiting:
///
///   twice the loads in flight    f = 1 − L/2, L the share of long scoreboard in all stalls
///   loads of 16 bytes            f = 1 − L·(1 − width/16), issue and LD/ST by the loads that fall
///   away neighbours for neighbours    L1 by the bytes that are used of a sector, L2 by the sectors
///   that
///                                fall away, DRAM by bytes read and not used; f = 1 − queue for
///                                memory
///   no bank conflicts            L1 and shared memory by the passes that fall away;
///                                f = 1 − their share of short scoreboard and queue for them
///   half the bytes               DRAM and L2 by half
///   64 warps on an SM            as profile_occupancy.h has it, with its interval
///   approximate division,        issue slots and FP32 by the instructions that fall away, of those
///   reciprocal, square root      executed; f = 1 − the share of all samples taken at them
///   the highest clock            all but DRAM, and waiting, by the clock
///   blocks for all SMs           by the part of cycles in which SMs have none, as far as DRAM and
///                                L2 go; from nothing on, as nobody measured it
///
/// The 80 % interval is what 26 changes of eight kernels, each at two occupancies, measured on an
/// H200, leave open (tests/core/profile/data/changes.cu, docs/accuracy.md): s·0.77 to s·1.16. With
/// each kernel left out in turn the interval of the others holds 20 of 26. Nothing is above 1/u'.

#include "core/study/code_waits.h"
#include "core/study/profile_verdict.h"

#include <string>
#include <vector>

namespace loom {

enum class ChangeKind {
  loads,
  width,
  coalescing,
  conflicts,
  bytes,
  warps,
  clock,
  grid,
  approximations
};
/// "loads", as files have it.
[[nodiscard]] std::string_view change_id(ChangeKind kind);

struct ProfileAdvice {
  ChangeKind kind = ChangeKind::loads;
  Message change{};                          ///< "two loads in flight in place of one: ..."
  double speedup = 1, low = 1, high = 1;     ///< of the launch; 80 % interval
  ProfileLimit then = ProfileLimit::unknown; ///< what is used most after it
  std::optional<std::size_t> at{};           ///< the instruction that it is about most, of the code

  /// Whether it is worth while: 5 % and more.
  [[nodiscard]] bool helps() const;
};

inline constexpr double advice_low = 0.77, advice_high = 1.16;

/// Each change that the launch's values say something of, the best first. Empty where the launch is
/// too short or lacks the use of its units. With its code more is said, and of which instruction.
[[nodiscard]] std::vector<ProfileAdvice> advices(const profile::Launch& launch,
                                                 const WaitingCode* code = nullptr);
/// Whether what limits the launch limited none of the kernels whose changes were measured: then the
/// intervals go from nothing to all that the units leave.
[[nodiscard]] bool unlike_measured(const profile::Launch& launch);
/// Why there is none.
[[nodiscard]] Message no_advice(const profile::Launch& launch);

/// The changes of `advised`, of the launch before, that another launch of the kernel made, by what
/// its values say: wider loads, fewer bytes and so on. A change of the program that shows in
/// several values is each of them.
[[nodiscard]] std::vector<ProfileAdvice> made(const std::vector<ProfileAdvice>& advised,
                                              const profile::Launch& before,
                                              const profile::Launch& after);

} // namespace loom
