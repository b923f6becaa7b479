#include "core/scenario/loop_run.h"
#include "core/scenario/sim_run.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace loom::why {

namespace {

/// In the order of Kind.
constexpr std::array<Text, kind_count> issued_names{
    LOOM_TEXT("arithmetic instructions issued"), LOOM_TEXT("sfu instructions issued"),
    LOOM_TEXT("shared instructions issued"),     LOOM_TEXT("global instructions issued"),
    LOOM_TEXT("clock instructions issued"),      LOOM_TEXT("barrier instructions issued")};
/// In the order of SlotLoss.
constexpr std::array<Text, slot_loss_count> lost_names{
    LOOM_TEXT("issue slots lost: arithmetic_result"), LOOM_TEXT("issue slots lost: sfu_result"),
    LOOM_TEXT("issue slots lost: shared_result"),     LOOM_TEXT("issue slots lost: memory_result"),
    LOOM_TEXT("issue slots lost: clock_result"),      LOOM_TEXT("issue slots lost: barrier"),
    LOOM_TEXT("issue slots lost: warp_order"),        LOOM_TEXT("issue slots lost: pipe_full"),
    LOOM_TEXT("issue slots lost: memory_full"),       LOOM_TEXT("issue slots lost: issue_cost"),
    LOOM_TEXT("issue slots lost: no_warp"),           LOOM_TEXT("issue slots lost: reissue")};

/// What the simulated SM is made of.
std::vector<QuantityPtr> inputs_of(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> inputs;
  const auto add = [&inputs](const QuantityPtr& input) {
    if (input && !find(inputs, input->id))
      inputs.push_back(input);
  };
  add(chosen(scenario, "warps"));
  if (!scenario.loop) {
    add(chosen(scenario, "ilp"));
    add(chosen(scenario, "alpha"));
  }
  for (const Hardware parameter : used_parameters(scenario.mix))
    add(hardware(scenario, parameter));
  add(fact_of_gpu(scenario, FactKey::schedulers));
  if (latencies_vary(scenario, scenario.loop ? Mix::global : scenario.mix))
    for (const FactKey key :
         {FactKey::queue_share, FactKey::latency_tail, FactKey::issue_efficiency})
      add(fact_of_gpu(scenario, key));
  return inputs;
}

Message method_of(const SimSummary& run) {
  return run.period_cycles > 0
             ? LOOM_TEXT("counted: an SM simulated event by event, whole periods of %1 cycles")(
                   run.period_cycles)
             : LOOM_TEXT("counted: an SM simulated event by event, %1 cycles")(run.cycles);
}

/// Counts of a run and what follows from them.
class Run {
public:
  Run(std::vector<QuantityPtr> inputs, const SimSummary& run)
      : run_(run), inputs_(std::move(inputs)), method_(method_of(run)) {}

  QuantityPtr count(std::string id, Message name, std::string symbol, std::string unit,
                    double value) {
    return keep(counted(std::move(id), std::move(name), std::move(symbol), std::move(unit), value,
                        method_, inputs_));
  }
  QuantityPtr follow(const char* id, Text name, const char* symbol, const char* unit,
                     const Traced& formula) {
    return keep(computed(id, name, symbol, unit, formula, LOOM_TEXT("arithmetic")));
  }
  /// Instructions per cycle of these kinds.
  QuantityPtr rate(const char* id, Text name, const char* symbol, std::initializer_list<Kind> kinds,
                   double told, const QuantityPtr& every) {
    double counted = 0;
    for (const Kind kind : kinds)
      counted += static_cast<double>(run_.issued[static_cast<std::size_t>(kind)]);
    if (every && std::abs(counted / static_cast<double>(run_.cycles) - told) > 1e-12)
      return follow(
          id, name, symbol, "IPC/SM",
          Traced(given(std::string(id) + "_share", LOOM_TEXT("share of the program's instructions"),
                       std::string("f_") + symbol, "", told / every->value,
                       LOOM_TEXT("counted in the program"))) *
              every);
    std::vector<Traced> parts;
    for (const Kind kind : kinds)
      if (const QuantityPtr& issued = issued_[static_cast<std::size_t>(kind)])
        parts.push_back(Traced(issued) / cycles);
    return follow(id, name, symbol, "IPC/SM",
                  parts.empty()       ? Traced(0) / cycles
                  : parts.size() == 1 ? parts.front()
                                      : Traced(Traced::Kind::sum, parts));
  }
  void count_issued() {
    cycles = count("simulated_cycles", LOOM_TEXT("cycles measured"), "c", "cycles",
                   static_cast<double>(run_.cycles));
    for (const Kind kind : all_kinds)
      if (const auto issued = run_.issued[static_cast<std::size_t>(kind)]; issued > 0) {
        const std::string name(to_string(kind));
        issued_[static_cast<std::size_t>(kind)] =
            count("issued_" + name, issued_names[static_cast<std::size_t>(kind)], "N_" + name,
                  "instructions", static_cast<double>(issued));
      }
  }

  QuantityPtr cycles;
  std::vector<QuantityPtr> all;

private:
  QuantityPtr keep(QuantityPtr quantity) {
    all.push_back(quantity);
    return quantity;
  }
  const SimSummary& run_;
  std::vector<QuantityPtr> inputs_;
  Message method_;
  std::array<QuantityPtr, kind_count> issued_;
};

/// The model's throughput, and how far the run is off it.
void compare(Run& of, const ResolvedScenario& scenario, const QuantityPtr& simulated) {
  QuantityPtr model;
  if (const auto kernel = kernel_quantities(scenario); !scenario.loop)
    model = find(kernel, "throughput");
  if (model)
    of.follow("simulated_difference", LOOM_TEXT("simulated against the model"), "d_simulated", "",
              Traced(simulated) / model - Traced(1));
}

/// Iterations of a loop of `size` instructions.
QuantityPtr turns_of(Run& of, const QuantityPtr& instructions, double size) {
  const QuantityPtr turn = given("turn_instructions", LOOM_TEXT("instructions of an iteration"),
                                 "N_iter", "instructions", size, LOOM_TEXT("counted in the loop"));
  return of.follow("simulated_turns", LOOM_TEXT("iterations of the loop"), "T_iter",
                   "iterations/cycle/SM", Traced(instructions) / turn);
}

void compare_code(Run& of, const ResolvedScenario& scenario, const QuantityPtr& instructions) {
  const auto& run = scenario.loop_run();
  const QuantityPtr turns =
      turns_of(of, instructions, static_cast<double>(scenario.loop->instructions.size()));
  if (!run)
    return;
  of.count("loop_assumed", LOOM_TEXT("assumptions of the simulated loop"), "N_assumed", "1",
           static_cast<double>(run->code.assumptions.size()));
  const LoopEvaluation at = evaluate(run->code.numbers, scenario.warps);
  const QuantityPtr bound = of.count("turns_bound", LOOM_TEXT("iterations by the bounds"), "B_iter",
                                     "iterations/cycle/SM", at.throughput);
  of.follow("simulated_difference", LOOM_TEXT("simulated against the bounds"), "d_simulated", "",
            Traced(turns) / bound - Traced(1));
}

/// What every run tells; `compared` adds how it stands to the bounds.
Section explain_run(Run of, const SimSummary& run, bool adds_only,
                    const std::function<void(Run& of, const QuantityPtr& told,
                                             const QuantityPtr& instructions)>& compared) {
  of.count_issued();
  using enum Kind;
  QuantityPtr other, adds, instructions;
  if (!run.too_short) {
    const Throughput& ipc = run.throughput_ipc_per_sm;
    instructions = of.rate(
        "simulated_instructions", LOOM_TEXT("simulated throughput of all instructions"), "T_every",
        {Kind::arithmetic, sfu, shared, global, clock, barrier}, ipc.instructions, nullptr);
    other = of.rate("simulated_other", LOOM_TEXT("simulated throughput of the others"), "T_other",
                    {sfu, shared, global}, ipc.other, instructions);
    adds = of.rate("simulated_arithmetic", LOOM_TEXT("simulated throughput of arithmetic"),
                   "T_adds", {Kind::arithmetic}, ipc.arithmetic, instructions);
    of.follow("simulated_throughput", LOOM_TEXT("simulated throughput"), "T_simulated", "IPC/SM",
              adds_only ? adds : other);
    of.count("simulated_error", LOOM_TEXT("how far the simulated throughput can be off"),
             "e_simulated", "IPC/SM", run.error_ipc_per_sm);
  }
  if (run.period_cycles > 0)
    of.count("simulated_period", LOOM_TEXT("period after which the run repeats itself"), "c_period",
             "cycles", static_cast<double>(run.period_cycles));
  of.count("simulated_arithmetic_in_flight",
           LOOM_TEXT("simulated arithmetic instructions in flight"), "N_adds_in_flight",
           "instructions/SM", run.arithmetic_in_flight);
  of.count("simulated_other_in_flight", LOOM_TEXT("simulated other instructions in flight"),
           "N_others_in_flight", "instructions/SM", run.other_in_flight);
  std::vector<Traced> lost;
  for (std::size_t loss = 0; loss < slot_loss_count; ++loss)
    if (run.lost_issue_slots[loss] > 0) {
      const std::string name(to_string(static_cast<SlotLoss>(loss)));
      lost.emplace_back(
          of.count("lost_" + name, lost_names[loss], "f_" + name, "", run.lost_issue_slots[loss]));
    }
  of.follow("issue_slots_used", LOOM_TEXT("issue slots used"), "f_used", "",
            lost.empty() ? Traced(1)
                         : greatest({Traced(0), Traced(1) - Traced(Traced::Kind::sum, lost)}));
  if (!run.too_short)
    compared(of, adds_only ? adds : other, instructions);
  return {"simulation", LOOM_TEXT("Simulated SM"), std::move(of.all)};
}

} // namespace

QuantityPtr explain_simulated(const Scenario& scenario, std::string_view parameter,
                              const SimulatedRun& below, const SimulatedRun& above) {
  Quantity quantity{.id = "simulation_throughput",
                    .name = LOOM_TEXT("simulated throughput"),
                    .symbol = "T_simulated",
                    .unit = "IPC/SM"};
  const QuantityPtr at = chosen(scenario, parameter);
  std::vector<QuantityPtr> inputs = inputs_of(scenario);
  std::erase_if(inputs, [&](const QuantityPtr& input) { return input->id == parameter; });
  const auto run = [&](const SimulatedRun& of, const std::string& mark) {
    const QuantityPtr place = given("simulation_run." + mark, at->name, at->symbol + mark, at->unit,
                                    of.at, LOOM_TEXT("a point of the simulated curve"));
    std::vector<QuantityPtr> of_run = inputs;
    of_run.push_back(place);
    return counted("simulation_throughput." + mark, LOOM_TEXT("simulated throughput"), "T_" + mark,
                   "IPC/SM", of.throughput, LOOM_TEXT("counted: an SM simulated event by event"),
                   of_run);
  };
  const QuantityPtr a = run(below, "a");
  if (below.at == above.at) {
    quantity.source = LOOM_TEXT("a point of the simulated curve");
    return computed(std::move(quantity), a);
  }
  const QuantityPtr b = run(above, "b");
  quantity.source = LOOM_TEXT("linear between two points of the simulated curve");
  const Traced first(a->inputs.back()), last(b->inputs.back());
  return computed(std::move(quantity),
                  Traced(a) + (Traced(b) - a) * (Traced(at) - first) / (last - first));
}

Section explain_simulation(const ResolvedScenario& scenario, const SimSummary& run) {
  return explain_run(Run(inputs_of(scenario), run), run, std::isinf(scenario.alpha),
                     [&](Run& of, const QuantityPtr& told, const QuantityPtr& instructions) {
                       if (scenario.loop)
                         compare_code(of, scenario, instructions);
                       else
                         compare(of, scenario, told);
                     });
}

Section explain_simulation(const ResolvedScenario& scenario, const SimSummary& run,
                           const LoopNumbersOf<Traced>& loop, double instructions) {
  const Traced bound = evaluate(loop, chosen(scenario, "warps")).throughput;
  std::vector<QuantityPtr> inputs;
  for (const QuantityPtr& each : quantities_in(bound))
    for (const QuantityPtr& input : chain(each))
      if (input->inputs.empty() && !find(inputs, input->id))
        inputs.push_back(input);
  if (QuantityPtr schedulers = fact_of_gpu(scenario, FactKey::schedulers))
    inputs.push_back(std::move(schedulers));
  return explain_run(Run(std::move(inputs), run), run, false,
                     [&](Run& of, const QuantityPtr&, const QuantityPtr& every) {
                       const QuantityPtr turns = turns_of(of, every, instructions);
                       if (std::isfinite(bound.value()))
                         of.follow("simulated_difference",
                                   LOOM_TEXT("simulated against the bounds"), "d_simulated", "",
                                   Traced(turns) / bound - Traced(1));
                     });
}

} // namespace loom::why
