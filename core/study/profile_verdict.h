#pragma once

/// What limits a launch, by its counters; beside it what the model finds without them; and what it
/// loses for other reasons. Every launch has a verdict, be it that it is too short or that the file
/// says too little.
///
/// The counters decide, the first that holds: FP64 pipe busy more than 90 %; tensor pipe more than
/// 60 %; then from 80 % of their peak on DRAM, issue slots, L1 (shared memory, where its own share
/// is as high), L2, FP32, integer, special functions, LD/ST, atomics; else barriers, where more
/// than half of all waiting is for them, or latency. DRAM comes before L2: what DRAM is full of
/// passes the L2.

#include "core/study/profile_model.h"

#include <array>
#include <span>

namespace loom {

enum class ProfileLimit {
  dram,
  l2,
  l1,
  shared,
  ldst,
  atomics,
  issue,
  fp32,
  fp64,
  integer,
  sfu,
  tensor,
  barrier,
  latency,
  too_short,
  unknown,
};
/// Those before it are units, which have a use.
inline constexpr std::size_t profile_units = static_cast<std::size_t>(ProfileLimit::barrier);
/// "dram", as files and answers have it, and "DRAM", for people.
[[nodiscard]] std::string_view limit_id(ProfileLimit limit);
[[nodiscard]] std::string_view limit_words(ProfileLimit limit);

/// Percent of a unit's peak.
using UnitUse = std::array<std::optional<double>, profile_units>;

struct ProfileLoss {
  enum class Cause { clock, tail } cause = Cause::clock;
  double percent = 0; ///< of the launch's time
  Message because;
};

struct ProfileVerdict {
  ProfileLimit limit = ProfileLimit::unknown;
  Message because;
  /// What the model finds without the use of the unit that it names; nothing where no model can be
  /// made, for the reason in `no_model`.
  std::optional<ProfileLimit> model_limit;
  Message no_model;
  bool at_most = false; ///< not every instruction has numbers: the model may be too fast
  UnitUse measured;
  UnitUse modelled; ///< each without the measured use of that unit
  std::vector<ProfileLoss> losses;

  /// False where the two name different limits and the use of one of them differs by 20 points or
  /// more; nothing without a model.
  [[nodiscard]] std::optional<bool> agree() const;
  /// Seconds that are left when the busiest unit works at its peak, at the highest clock: no
  /// version of the kernel with the same work can save more. Nothing without a duration and uses.
  [[nodiscard]] std::optional<double> saving(const profile::Launch& launch) const;
};

/// Launches that are shorter are mostly begin and end.
inline constexpr double shortest_judged = 8e-6;

/// `gpu`: of the model; null, with the reason in `no_gpu`, where it is not known.
[[nodiscard]] ProfileVerdict profile_verdict(const profile::Launch& launch, const GpuPtr& gpu,
                                             const Message& no_gpu = {});
/// The launches by what could be saved of each, the most first: their places and that many seconds,
/// nothing where it is not known.
struct LaunchSaving {
  std::size_t launch = 0;
  std::optional<double> seconds;
};
[[nodiscard]] std::vector<LaunchSaving> by_saving(std::span<const profile::Launch> launches);
/// Percent of the peak of each unit, of all counters that say it.
[[nodiscard]] UnitUse measured_units(const profile::Launch& launch);

} // namespace loom
