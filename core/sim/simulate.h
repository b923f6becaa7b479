#pragma once

/// Runs a simulated SM: the event-driven counterpart of the bound model (core/model).
///
/// All warps begin at cycle 0. The result is exact, cycle for cycle, against a loop over every
/// cycle and every warp; cycles in which nothing can happen cost nothing. Equal arguments give
/// equal results. Long stretches in which every warp only repeats one block are passed over, unless
/// their records are wanted.

#include "core/sim/machine.h"
#include "core/sim/program.h"
#include "core/sim/summary.h"
#include "core/sim/trace.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace loom {

struct SimOptions {
  Cycle warm_up = 0;     ///< cycles simulated before the measured ones, 0 to 10^12
  Cycle cycles = 20'000; ///< cycles measured, 1 to 10^12
  std::stop_token stop{};
  /// Called now and then with the fraction done, 0 to 1.
  std::function<void(double)> progress{};
};

/// bad_argument when a number is out of range.
[[nodiscard]] Result<void> check_run(const SmConfig& config, const WarpProgram& program, int warps,
                                     const SimOptions& options);

/// Simulates `warps` (0 to 1024) and sums up. bad_argument for numbers out of range or when
/// stopped.
[[nodiscard]] Result<SimSummary> simulate(const SmConfig& config, const WarpProgram& program,
                                          int warps, const SimOptions& options = {});

/// What a run without explanations leaves, many times faster than simulate().
[[nodiscard]] Result<Counted> count(const SmConfig& config, const WarpProgram& program, int warps,
                                    const SimOptions& options = {});

/// As simulate(), and hands every record issued in the measured cycles to `sink`,
/// after those still in flight when they begin. `next`, where it is not null, takes what
/// Trace::next is of them.
[[nodiscard]] Result<SimSummary> simulate(const SmConfig& config, const WarpProgram& program,
                                          int warps, const SimOptions& options,
                                          const TraceSink& sink,
                                          std::vector<TraceRecord>* next = nullptr);

/// Most cycles that record() keeps in memory.
inline constexpr Cycle max_recorded_cycles = 1'000'000;

/// Simulates and keeps what happens in the measured cycles; `options.cycles` is at most
/// max_recorded_cycles.
[[nodiscard]] Result<Trace> record(const SmConfig& config, const WarpProgram& program, int warps,
                                   const SimOptions& options = {});

} // namespace loom
