#pragma once

/// Runs a simulated SM: the event-driven counterpart of the bound model (core/model).
///
/// All warps begin at cycle 0. The result is exact, cycle for cycle, against a loop over every
/// cycle and every warp; cycles in which nothing can happen cost nothing. Equal arguments give
/// equal results.

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
[[nodiscard]] Result<void> check_run(const SmConfig& config, const Program& program, int warps,
                                     const SimOptions& options);

/// Simulates `warps` (0 to 1024) and sums up. bad_argument for numbers out of range or when
/// stopped.
[[nodiscard]] Result<SimSummary> simulate(const SmConfig& config, const Program& program, int warps,
                                          const SimOptions& options = {});

/// What a run without explanations leaves, many times faster than simulate().
struct Counted {
  Cycle cycles = 0;
  std::array<std::uint64_t, kind_count> issued{};
  Throughput throughput_ipc_per_sm;
  double error_ipc_per_sm = 0; ///< as in SimSummary
};
[[nodiscard]] Result<Counted> count(const SmConfig& config, const Program& program, int warps,
                                    const SimOptions& options = {});

/// As simulate(), and hands every record issued in the measured cycles to `sink`,
/// after those still in flight when they begin.
[[nodiscard]] Result<SimSummary> simulate(const SmConfig& config, const Program& program, int warps,
                                          const SimOptions& options, const TraceSink& sink);

/// Most cycles that record() keeps in memory.
inline constexpr Cycle max_recorded_cycles = 1'000'000;

/// Simulates and keeps what happens in the measured cycles; `options.cycles` is at most
/// max_recorded_cycles.
[[nodiscard]] Result<Trace> record(const SmConfig& config, const Program& program, int warps,
                                   const SimOptions& options = {});

/// A point of throughput against warps.
struct CurvePoint {
  int warps = 0;
  Throughput throughput_ipc_per_sm;
};

/// One simulation for each number of warps, measured over the last three quarters of `cycles`.
/// Stops early, with the points done so far, when `stop` asks for it; bad_argument as above.
[[nodiscard]] Result<std::vector<CurvePoint>>
simulated_curve(const SmConfig& config, const Program& program, std::span<const int> warps,
                Cycle cycles = 20'000, std::stop_token stop = {});

/// From cycle `begin` on, all repeats every `length` cycles.
struct Period {
  Cycle begin = 0, length = 0;
  bool operator==(const Period&) const = default;
};

/// The period of a run, exactly: the state of the whole SM, relative to the clock, has come back.
/// Nothing when it has not within the first `within` (1 to 10^12) cycles and 2^17 of those in
/// which something happens, without warps, when latencies or channels are drawn or cycles are lost,
/// when a grid is run, or when stopped.
[[nodiscard]] Result<std::optional<Period>> find_period(const SmConfig& config,
                                                        const Program& program, int warps,
                                                        Cycle within, std::stop_token stop = {});

/// Simulates and sums up `periods` (at least 1) whole periods: averages without error.
[[nodiscard]] Result<SimSummary> simulate_periods(const SmConfig& config, const Program& program,
                                                  int warps, const Period& period,
                                                  std::int64_t periods = 1,
                                                  std::stop_token stop = {});

/// Sums up one period where the run soon comes to repeat itself. Else repeats simulate() over ever
/// longer stretches until the error is within `tolerance` of the throughput (relative) or
/// `max_cycles` are reached; what is left of the start-up is dropped.
[[nodiscard]] Result<SimSummary> steady_state(const SmConfig& config, const Program& program,
                                              int warps, double tolerance = 0.001,
                                              Cycle max_cycles = 4'000'000,
                                              std::stop_token stop = {});

} // namespace loom
