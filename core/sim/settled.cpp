#include "core/sim/settled.h"

namespace loom {

Result<SimSummary> settled(const SmConfig& config, const Program& program, int warps,
                           Cycle cycles) {
  const auto period = find_period(config, program, warps, cycles);
  if (!period)
    return tl::unexpected(period.error());
  if (*period && (*period)->begin + (*period)->length <= cycles)
    return simulate_periods(config, program, warps, **period,
                            (cycles - (*period)->begin) / (*period)->length);
  const Cycle warm_up = cycles / 5;
  return simulate(config, program, warps, {.warm_up = warm_up, .cycles = cycles - warm_up});
}

} // namespace loom
