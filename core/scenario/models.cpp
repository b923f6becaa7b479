#include "core/scenario/models.h"

#include "core/scenario/sim_run.h"
#include "core/scenario/workload.h"
#include "core/sim/settled.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace {

constexpr std::size_t bound_index = 0, saturation_index = 1, simulation_index = 2, prior_index = 3;

constexpr std::string_view our_own = "LatencyLoom";

std::array<ModelInfo, model_count> all_models() {
  std::array<ModelInfo, model_count> table{{
      {"bound",
       LOOM_TEXT("Bounds"),
       "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, §4.2",
       LOOM_TEXT("Gradual saturation: it is sharp where two limits meet."),
       {}},
      {"saturation",
       LOOM_TEXT("Gradual saturation"),
       our_own,
       LOOM_TEXT("What the schedulers choose, and contention beyond one queue for memory."),
       {}},
      {"simulation",
       LOOM_TEXT("Simulation"),
       our_own,
       LOOM_TEXT("Latencies that vary, and queues of other SMs, where the GPU's file says nothing "
                 "of them."),
       {}},
  }};
  std::ranges::copy(prior_table(), table.begin() + prior_index);
  return table;
}

/// How many instructions tell enough where latencies vary: models.h says how well.
double varying_instructions(double alpha, double fewest_groups, int ilp) {
  constexpr double usual = 1 << 18, rounds = 1 << 13;
  const double group = 1 + alpha;
  return std::isinf(alpha)
             ? usual
             : std::min(rounds * (1 + ilp) * group, std::max(usual, fewest_groups * group));
}

} // namespace

std::span<const ModelInfo, model_count> model_table() {
  static const std::array<ModelInfo, model_count> table = all_models();
  return table;
}

std::optional<std::size_t> model_from(std::string_view id) {
  const auto found = std::ranges::find(model_table(), id, &ModelInfo::id);
  if (found == model_table().end())
    return std::nullopt;
  return static_cast<std::size_t>(found - model_table().begin());
}

std::vector<std::string> model_ids() {
  std::vector<std::string> ids;
  for (const ModelInfo& info : model_table())
    ids.emplace_back(info.id);
  return ids;
}

Result<double> loop_throughput(const Scenario& scenario, const LoopNumbers& loop, double warps,
                               std::size_t model) {
  assert(model < model_count);
  const double bound = evaluate(loop, warps).throughput;
  if (!std::isfinite(bound))
    return bad_argument(LOOM_TEXT("Nothing that is known limits this loop.")());
  if (model == bound_index)
    return bound;
  if (model == saturation_index)
    return saturated_throughput(loop, saturation_of(*scenario.gpu, loop), warps);
  if (model >= prior_index)
    return prior_throughput(static_cast<Prior>(model - prior_index), loop, warps,
                            scenario.gpu->facts.value(FactKey::sm_count).value_or(1));
  LOOM_TRY(const LoopSimulation made, loop_simulation(scenario, loop));
  const auto held = static_cast<int>(std::lround(std::max(1.0, warps)));
  return settle(made.config, made.program, held).and_then([&](const Counted& sums) {
    if (sums.too_short)
      return Result<double>(
          bad_argument(LOOM_TEXT("The simulation is too short to tell a throughput.")()));
    return Result<double>(sums.throughput_ipc_per_sm.instructions / made.instructions());
  });
}

bool is_saturation_measured(const Scenario& scenario) {
  const Facts& facts = scenario.gpu->facts;
  return facts.find(FactKey::issue_efficiency) || facts.find(FactKey::sfu_turn) ||
         (scenario.mix == Mix::global && facts.find(FactKey::latency_tail));
}

ModelRun::ModelRun(const ResolvedScenario& scenario, LoopNumbers loop, std::size_t index)
    : scenario_(scenario), loop_(std::move(loop)), index_(index) {}

Result<ModelRun> ModelRun::make(const ResolvedScenario& scenario, std::size_t index) {
  assert(index < model_count);
  return workload_numbers(scenario).map(
      [&](LoopNumbers loop) { return ModelRun(scenario, std::move(loop), index); });
}

LoopNumbers ModelRun::loop_at(double alpha, const MeasuringLoop& loop) const {
  return measured_by(loop,
                     !std::isnan(alpha) && loop_alpha(loop_) ? with_alpha(loop_, alpha) : loop_);
}

std::optional<double> ModelRun::throughput(double alpha, double warps,
                                           const MeasuringLoop& loop) const {
  if (index_ == simulation_index && !scenario_.instruction_loop)
    return simulated(alpha, warps, loop);
  // Of a mix to the last bit as its formulas (core/model/kernel_model.h) say it elsewhere.
  if (index_ == bound_index && !scenario_.instruction_loop && loop == MeasuringLoop{})
    if (const auto model = kernel_model(scenario_))
      return bounds(*model, alpha, warps).throughput();
  const Result<double> said = loop_throughput(scenario_, loop_at(alpha, loop), warps, index_);
  return said ? std::optional(*said) : std::nullopt;
}

void ModelRun::throughputs(double alpha, std::span<const double> warps, std::span<double> out,
                           const MeasuringLoop& loop) const {
  assert(out.size() == warps.size());
  if (index_ == saturation_index) {
    const LoopNumbers numbers = loop_at(alpha, loop);
    return saturated_throughputs(numbers, saturation_of(*scenario_.gpu, numbers), warps, out);
  }
  for (std::size_t i = 0; i < warps.size(); ++i)
    out[i] = throughput(alpha, warps[i], loop).value_or(std::numeric_limits<double>::quiet_NaN());
}

std::optional<double> ModelRun::warps_needed(double alpha, double target) const {
  const LoopNumbers numbers = loop_at(alpha);
  switch (index_) {
  case bound_index:
    return loop_warps_needed(numbers, target);
  case saturation_index:
    return saturated_warps_needed(numbers, saturation_of(*scenario_.gpu, numbers), target);
  case simulation_index:
    return std::nullopt;
  default:
    return target == 1 ? prior_warps_needed(static_cast<Prior>(index_ - prior_index), numbers)
                       : std::nullopt;
  }
}

double ModelRun::asked_warps(double warps) const {
  return index_ == simulation_index ? std::max(1.0, std::round(warps)) : warps;
}

std::optional<double> ModelRun::simulated(double alpha, double warps,
                                          const MeasuringLoop& loop) const {
  constexpr double fewest_groups = 16; ///< by every warp, so that cut ones weigh little
  constexpr double most_instructions = 1 << 20;
  constexpr double measured = 0.75; ///< of the cycles: the rest is start-up
  Scenario scenario = scenario_;
  scenario.alpha = alpha;
  scenario.warps = static_cast<int>(asked_warps(warps));
  const Result<KernelModel> own = kernel_model(scenario_);
  if (!own)
    return std::nullopt;
  KernelModel model = *own;
  if (!std::isinf(alpha)) {
    model.other_lat += loop.cycles;
    model.other_alu_lat += loop.cycles;
    model.other_issue += loop.issue_slots;
  }
  SmConfig config =
      sim_config(model, other_kind(scenario.mix), schedulers_of(scenario, model.issue_thru));
  if (!check(config))
    return std::nullopt;
  if (scenario.scheduling.dual_issue) {
    const auto paired = with_dual_issue(config, scenario_);
    if (!paired)
      return std::nullopt;
    config = *paired;
  }
  const WarpProgram program = sim_program(scenario);
  config = with_scheduling(with_latencies(std::move(config), program, scenario), scenario);
  const int held = SimRun{config, program}.whole_blocks(scenario.warps);
  SettleOptions options{.tolerance = 0.002};
  if (latencies_vary(scenario, scenario.mix)) {
    const double group = std::isinf(alpha) ? 1 : 1 + alpha;
    const double expected = group * evaluate(loop_at(alpha, loop), warps).throughput;
    const double instructions =
        std::min(most_instructions,
                 varying_instructions(alpha, fewest_groups * warps, scenario.ilp)) /
        measured;
    options.least = static_cast<Cycle>(std::clamp(instructions / expected, 1.0, 1e9));
    options.tolerance = 1; // what is drawn at random is not made surer than that
  }
  if (loop != MeasuringLoop{} && std::isinf(alpha))
    config.lost_cycles +=
        static_cast<int>(std::lround(1024 * (1 - model.alu_lat / (model.alu_lat + loop.cycles))));
  const auto settled = settle(config, program, held, options);
  if (!settled || settled->too_short)
    return std::nullopt;
  const Throughput& ipc = settled->throughput_ipc_per_sm;
  return std::isinf(alpha) ? ipc.arithmetic : ipc.other;
}

} // namespace loom
