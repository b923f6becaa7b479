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
double varying_instructions(const Evaluation& expected, double fewest_groups, int ilp) {
  constexpr double usual = 1 << 18, rounds = 1 << 13;
  if (std::isinf(expected.alpha))
    return usual;
  const double group = expected.instruction_ipc / expected.other_ipc;
  return std::min(rounds * (1 + ilp) * group, std::max(usual, fewest_groups * group));
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

Saturation saturation_of(const ResolvedScenario& scenario) {
  if (scenario.instruction_loop)
    if (const auto loop = workload_numbers(scenario))
      return saturation_of(*scenario.gpu, *loop);
  const auto& issue = scenario[Hardware::issue_thru];
  Saturation saturation = usual_saturation(*scenario.gpu, issue ? issue->value : 1);
  if (scenario.mix != Mix::global)
    saturation.queue_share = saturation.latency_tail = 0;
  if (scenario.mix != Mix::sfu)
    saturation.turn = 0;
  saturation.service = scenario.mix == Mix::global   ? Service::memory
                       : scenario.mix == Mix::shared ? Service::pipe
                                                     : Service::own_pipes;
  return saturation;
}

Saturation saturation_of(const GpuSpec& gpu, const LoopNumbers& loop) {
  constexpr double usual_l2_share = 0.85;
  Saturation saturation = usual_saturation(gpu, loop.rates[index(Resource::issue)].value_or(1));
  saturation.l2_share = gpu.facts.value(FactKey::l2_busy_share).value_or(usual_l2_share);
  return saturation;
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

ModelRun::ModelRun(const ResolvedScenario& scenario, const KernelModel& model, std::size_t index)
    : scenario_(scenario), model_(model), index_(index), saturation_(saturation_of(scenario)),
      sms_(scenario_.gpu->facts.value(FactKey::sm_count).value_or(1)) {}

ModelRun::ModelRun(const ResolvedScenario& scenario, LoopNumbers loop, std::size_t index)
    : scenario_(scenario), loop_(std::move(loop)), index_(index),
      saturation_(saturation_of(*scenario_.gpu, *loop_)), sms_(1) {}

Result<ModelRun> ModelRun::make(const ResolvedScenario& scenario, std::size_t index) {
  assert(index < model_count);
  if (scenario.instruction_loop)
    return workload_numbers(scenario).map(
        [&](LoopNumbers loop) { return ModelRun(scenario, std::move(loop), index); });
  LOOM_TRY(const KernelModel model, kernel_model(scenario));
  return ModelRun(scenario, model, index);
}

LoopNumbers ModelRun::loop_at(double alpha) const {
  return !std::isnan(alpha) && loop_alpha(*loop_) ? with_alpha(*loop_, alpha) : *loop_;
}

std::optional<double> ModelRun::throughput(double alpha, double warps,
                                           const MeasuringLoop& loop) const {
  if (loop_) {
    const Result<double> said = loop_throughput(scenario_, loop_at(alpha), warps, index_);
    return said ? std::optional(*said) : std::nullopt;
  }
  const KernelModel model = measured_by(loop, model_, alpha);
  switch (index_) {
  case bound_index:
    return bounds(model, alpha, warps).throughput();
  case saturation_index:
    return saturated_throughput(model, saturation_, alpha, warps);
  case simulation_index:
    return simulated(alpha, warps, loop);
  default:
    return prior_throughput(static_cast<Prior>(index_ - prior_index), model, alpha, warps, sms_);
  }
}

void ModelRun::throughputs(double alpha, std::span<const double> warps, std::span<double> out,
                           const MeasuringLoop& loop) const {
  assert(out.size() == warps.size());
  if (loop_ && index_ == saturation_index)
    return saturated_throughputs(loop_at(alpha), saturation_, warps, out);
  if (index_ == saturation_index)
    return saturation_grid(measured_by(loop, model_, alpha), saturation_, {&alpha, 1}, warps, out);
  for (std::size_t i = 0; i < warps.size(); ++i)
    out[i] = throughput(alpha, warps[i], loop).value_or(std::numeric_limits<double>::quiet_NaN());
}

std::optional<double> ModelRun::warps_needed(double alpha, double target) const {
  if (loop_)
    return index_ == bound_index ? std::optional(loop_warps_needed(loop_at(alpha), target))
           : index_ == saturation_index
               ? saturated_warps_needed(loop_at(alpha), saturation_, target)
               : std::nullopt;
  if (index_ == bound_index)
    return loom::warps_needed(model_, alpha, target);
  if (index_ == saturation_index)
    return saturated_warps_needed(model_, saturation_, alpha, target);
  if (index_ == simulation_index || target != 1)
    return std::nullopt;
  return prior_warps_needed(static_cast<Prior>(index_ - prior_index), model_, alpha);
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
  const KernelModel model = measured_by(loop, model_, alpha);
  SmConfig config = sim_config(std::isinf(alpha) ? model_ : model, other_kind(scenario.mix),
                               schedulers_of(scenario, model_.issue_thru));
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
    const Evaluation expected = evaluate(model, alpha, warps);
    const double instructions =
        std::min(most_instructions,
                 varying_instructions(expected, fewest_groups * warps, scenario.ilp)) /
        measured;
    options.least =
        static_cast<Cycle>(std::clamp(instructions / expected.instruction_ipc, 1.0, 1e9));
    options.tolerance = 1; // what is drawn at random is not made surer than that
  }
  if (loop != MeasuringLoop{} && std::isinf(alpha))
    config.lost_cycles +=
        static_cast<int>(std::lround(1024 * (1 - model_.alu_lat / model.alu_lat)));
  const auto settled = settle(config, program, held, options);
  if (!settled || settled->too_short)
    return std::nullopt;
  const Throughput& ipc = settled->throughput_ipc_per_sm;
  return std::isinf(alpha) ? ipc.arithmetic : ipc.other;
}

} // namespace loom
