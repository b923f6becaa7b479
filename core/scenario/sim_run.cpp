#include "core/scenario/sim_run.h"

#include "core/base/number.h"
#include "core/model/saturation.h"
#include "core/model/units.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/models.h"
#include "core/sim/rational.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
Kind other_kind(Mix mix) {
  constexpr std::array kinds{Kind::global, Kind::sfu, Kind::shared};
  return kinds[static_cast<std::size_t>(mix)];
}

std::optional<InstructionNumbers> numbers_of(Kind kind) {
  if (kind == Kind::arithmetic)
    return arithmetic_numbers;
  for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
    if (other_kind(mix) == kind)
      return numbers_of(mix);
  return std::nullopt;
}

int schedulers_of(const Scenario& scenario, double issue_thru) {
  const double known =
      scenario.gpu->facts.value(FactKey::schedulers).value_or(std::round(issue_thru));
  return static_cast<int>(std::clamp(known, 1.0, 64.0));
}

Result<SmConfig> sim_config(const ResolvedScenario& scenario, std::optional<int> schedulers) {
  LOOM_TRY(const auto model, kernel_model(scenario));
  const SmConfig config =
      sim_config(model, other_kind(scenario.mix),
                 schedulers.value_or(schedulers_of(scenario, model.issue_thru)));
  LOOM_CHECK(check(config));
  return scenario.scheduling.dual_issue ? with_dual_issue(config, scenario) : config;
}

Result<SmConfig> with_dual_issue(SmConfig config, const ResolvedScenario& scenario) {
  const Facts& facts = scenario.gpu->facts;
  if (facts.value(FactKey::issue_width).value_or(1) < 2)
    return bad_argument(LOOM_TEXT("%1 is not known to issue two instructions of a warp at a time "
                                  "(issue_width)")(scenario.gpu->name));
  config.dual_issue = true;
  const auto cores = facts.value(FactKey::cores);
  const auto& adds = scenario[Hardware::alu_thru];
  if (cores && adds && !adds->overridden)
    config[Kind::arithmetic].interval = interval_of(*cores / threads_per_warp, config.schedulers);
  return config;
}

WarpProgram sim_program(const Scenario& scenario) {
  const Scheduling& scheduling = scenario.scheduling;
  return mix_program(other_kind(scenario.mix), scenario.alpha, scenario.ilp,
                     {scheduling.barrier_every, scheduling.block_iterations});
}

bool latencies_vary(const Scenario& scenario, Mix mix) {
  Scenario own = scenario;
  own.mix = mix;
  return scenario.latencies == Latencies::measured && is_saturation_measured(own);
}

SmConfig with_latencies(SmConfig config, const WarpProgram& program, const Scenario& scenario) {
  // A machine without global loads has no numbers of them.
  const bool loads = has_loads(config);
  Scenario own = scenario;
  own.mix = loads ? Mix::global : Mix::sfu;
  if (!latencies_vary(scenario, own.mix))
    return config;
  const KernelModel memory{
      .other_lat = config[Kind::global].mean_latency(),
      .other_thru =
          config[Kind::global].interval.num > 0 ? 1 / config[Kind::global].interval.value() : 0,
  };
  const Saturation saturation = usual_saturation(*scenario.gpu, 1);
  config = with_measured_latency(std::move(config), memory, saturation);
  if (!loads && saturation.turn > 0 && scenario.mix == Mix::sfu && !scenario.loop &&
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

SmConfig with_scheduling(SmConfig config, const Scenario& scenario) {
  const Scheduling& scheduling = scenario.scheduling;
  config.reissue = scheduling.reissue;
  if (scheduling.policy)
    config.policy = *scheduling.policy;
  if (scenario.loop || scenario.instruction_loop ||
      (scheduling.barrier_every == 0 && scheduling.block_iterations == 0))
    return config;
  config.blocks.warps = std::clamp(block_warps(scenario), 1, scenario.warps);
  config.blocks.grid = scheduling.block_iterations > 0 ? max_grid : 0;
  if (const Architecture* architecture = architecture_of(*scenario.gpu))
    if (const ClassNumbers* barrier = numbers_of(*architecture, *scenario.gpu, "BAR.SYNC");
        barrier && barrier->latency)
      config[Kind::barrier].set_latency(barrier->latency->value, barrier->latency->value);
  return config;
}

int SimRun::block() const {
  return program.roles.empty() ? config.blocks.warps : program.block_warps();
}

int SimRun::whole_blocks(int warps) const {
  return block() > 0 ? std::max(block(), warps / block() * block()) : warps;
}

Policy policy_of(const GpuSpec& gpu) {
  return parse_number(gpu.compute_capability).value_or(0) >= 7 ? Policy::greedy_then_youngest
                                                               : Policy::greedy_then_oldest;
}

Result<LoopSimulation> loop_simulation(const Scenario& scenario, const LoopNumbers& loop,
                                       std::optional<int> schedulers) {
  const GpuSpec& gpu = *scenario.gpu;
  if (const auto own = gpu.facts.value(FactKey::schedulers); own && !schedulers)
    schedulers = static_cast<int>(*own);
  if (!schedulers)
    return bad_argument(LOOM_TEXT("no source gives the number of schedulers of GPU '%1'")(gpu.id));
  return loop_simulation(loop, *schedulers, policy_of(gpu)).map([&](LoopSimulation made) {
    made.config = with_scheduling(std::move(made.config), scenario);
    return made;
  });
}

Result<SimRun> sim_run(const ResolvedScenario& scenario, const std::optional<LoopNumbers>& loop) {
  SimRun run;
  if (scenario.loop) {
    LOOM_TRY(const LoopRun& code, scenario.loop_run());
    run = {code.config, code.program};
  } else if (loop) {
    return loop_simulation(scenario, *loop).map([](LoopSimulation made) {
      const double instructions = made.instructions();
      return SimRun{std::move(made.config), std::move(made.program), instructions};
    });
  } else {
    LOOM_TRY(const SmConfig config, sim_config(scenario));
    run = {config, sim_program(scenario)};
  }
  run.config =
      with_scheduling(with_latencies(std::move(run.config), run.program, scenario), scenario);
  return run;
}

} // namespace loom
