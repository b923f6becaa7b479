// What a simulated run settles to, and when it repeats itself.

#include "core/sim/engine/run.h"
#include "core/sim/simulate.h"

#include <algorithm>
#include <optional>

namespace loom {
namespace {

/// Events between two looks at the stop token.
constexpr std::int64_t chunk = 1 << 14;
/// Looked at in a search: some hundredths of a second.
constexpr std::int64_t most_events = 1 << 17;

/// Brent's algorithm on the states that the engine goes through (BIT 20, 1980): the state at
/// every power of two is kept, and each later one compared with it.
template <class Engine>
std::optional<Period> repeats(Engine& engine, Cycle within, const std::stop_token& stop) {
  std::optional<Engine> kept;
  for (std::int64_t event = 0, keep_at = 1; event < most_events && engine.now() < within; ++event) {
    if (kept && engine.stands_like(*kept))
      return Period{kept->now(), engine.now() - kept->now()};
    if (event == keep_at) {
      kept.emplace(engine);
      keep_at *= 2;
    }
    if (event % chunk == 0 && stop.stop_requested())
      break;
    engine.advance(engine.now() + 1);
  }
  return std::nullopt;
}

} // namespace

Result<std::optional<Period>> find_period(const SmConfig& config, const Program& program, int warps,
                                          Cycle within, std::stop_token stop) {
  if (const auto good = check_run(config, program, warps, {.cycles = within}); !good)
    return tl::unexpected(good.error());
  const sim::Compiled compiled = sim::compile(config, program);
  if (warps == 0 || compiled.varies || config.blocks.grid > 0)
    return std::nullopt;
  return sim::with_engine<false>(compiled, warps, nullptr,
                                 [&](auto& engine) { return repeats(engine, within, stop); });
}

Result<SimSummary> simulate_periods(const SmConfig& config, const Program& program, int warps,
                                    const Period& period, std::int64_t periods,
                                    std::stop_token stop) {
  const SimOptions options{
      .warm_up = period.begin, .cycles = periods * period.length, .stop = std::move(stop)};
  auto summary = simulate(config, program, warps, options);
  if (summary) {
    summary->error_ipc_per_sm = 0;
    summary->steady_state = true;
    summary->period_cycles = period.length;
  }
  return summary;
}

Result<SimSummary> steady_state(const SmConfig& config, const Program& program, int warps,
                                double tolerance, Cycle max_cycles, std::stop_token stop) {
  const auto period = find_period(config, program, warps, std::max<Cycle>(max_cycles, 1), stop);
  if (!period)
    return tl::unexpected(period.error());
  if (*period)
    return simulate_periods(config, program, warps, **period, 1, std::move(stop));
  for (Cycle cycles = 16'384;; cycles *= 4) {
    const bool last = cycles * 4 > max_cycles;
    const SimOptions options{.warm_up = cycles / 4, .cycles = cycles, .stop = stop};
    const auto counted = count(config, program, warps, options);
    if (!counted)
      return tl::unexpected(counted.error());
    const double mean = counted->throughput_ipc_per_sm.instructions;
    if (last || counted->error_ipc_per_sm <= tolerance * mean)
      return simulate(config, program, warps, options);
  }
}

} // namespace loom
