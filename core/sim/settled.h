#pragma once

/// What a run settles to: its throughput in the long run, and how far that can be off.
///
/// Where the SM comes to stand as it stood before, one period of it is what happens for ever, and
/// its averages have no error. Looked for where warp 0 begins the program anew.
///
/// Elsewhere cycles are measured until enough whole rounds (every warp once through the program,
/// on average) lie in them. A warp that passes the program once issues a known share of each kind
/// of instruction. So all instructions of the cycles measured, times that share, tell the
/// throughput of a kind better than those of the kind do, of which a cut round may hold all or
/// none; how far the two are apart says what the cut rounds weigh. It is part of the error, as is
/// how much the throughput varies from one batch of rounds to the next.
///
/// Less than two rounds, or an error above a quarter, tell nothing: too_short.

#include "core/sim/simulate.h"

namespace loom {

/// How long a run is followed.
struct SettleOptions {
  Cycle least = 20'000;            ///< cycles, unless the run repeats itself before; 1 to 10^12
  Cycle most = 1'000'000'000'000;  ///< cycles, 1 to 10^12; goes before `least`
  double tolerance = 0.01;         ///< error looked for, relative to the throughput
  std::int64_t effort = 1'000'000; ///< cycles gone through; those passed over do not count
  std::stop_token stop{};
};

/// The throughput in the long run; cycles and instructions issued are those measured. Errors as
/// count().
[[nodiscard]] Result<Counted> settle(const SmConfig& config, const WarpProgram& program, int warps,
                                     const SettleOptions& options = {});

/// The same, with what simulate() tells of the cycles measured.
[[nodiscard]] Result<SimSummary> settled(const SmConfig& config, const WarpProgram& program,
                                         int warps, const SettleOptions& options = {});

} // namespace loom
