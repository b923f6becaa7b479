#include "core/sim/sim_run.h"

#include "core/scenario/models.h"
#include "core/sim/loop_run.h"
#include "core/sim/rational.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
bool latencies_vary(const Scenario& scenario, Mix mix) {
  Scenario own = scenario;
  own.mix = mix;
  return scenario.latencies == Latencies::measured && is_saturation_measured(own);
}

SmConfig with_latencies(SmConfig config, const Program& program, const Scenario& scenario) {
  // A machine without global loads has no numbers of them.
  const bool loads = config[Kind::global].interval.num > 0;
  Scenario own = scenario;
  own.mix = loads ? Mix::global : Mix::sfu;
  if (!latencies_vary(scenario, own.mix))
    return config;
  const KernelModel memory{
      .other_lat = static_cast<double>(config[Kind::global].latency),
      .other_thru = loads ? 1 / config[Kind::global].interval.value() : 0,
  };
  const Saturation saturation = saturation_of(own);
  config = with_measured_latency(std::move(config), memory, saturation);
  if (saturation.turn > 0 && scenario.mix == Mix::sfu && !scenario.loop &&
      !std::isinf(scenario.alpha)) {
    Rational& interval = config[Kind::sfu].interval;
    interval = nearest_rational(interval.value() + saturation.turn * std::min(scenario.alpha, 1.0),
                                1'000'000);
  }
  if (loads && program == sim_program(scenario))
    config.memory.round = scenario.ilp;
  if (any_unawaited(program, Kind::global))
    config.memory.channels = 0;
  return config;
}

Result<SimRun> sim_run(const Scenario& scenario) {
  SimRun run;
  if (scenario.loop) {
    Result<LoopRun> loop = loop_run(scenario);
    if (!loop)
      return tl::unexpected(loop.error());
    run = {std::move(loop->config), std::move(loop->program)};
  } else {
    const Result<SmConfig> config = sim_config(scenario);
    if (!config)
      return tl::unexpected(config.error());
    run = {*config, sim_program(scenario)};
  }
  run.config = with_latencies(std::move(run.config), run.program, scenario);
  return run;
}

} // namespace loom
