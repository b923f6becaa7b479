// `latencyloom eval`: everything the bound model says of one operating point, and as JSON what the
// other models say.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/scenario/models.h"
#include "core/scenario/workload.h"

#include <cmath>
#include <fmt/format.h>
#include <optional>

namespace loom {

namespace {

struct EvalCommand {
  KernelOptions kernel;
  bool json = false;
};

/// What every model says of the operating point; null where it cannot tell.
void write_models(JsonWriter& writer, const Scenario& scenario) {
  writer.key("models").begin_object();
  for (std::size_t i = 0; i < model_count; ++i) {
    writer.key(model_table()[i].id);
    const Result<ModelRun> model = ModelRun::make(scenario, i);
    const auto rate = model ? model->throughput(scenario.alpha, scenario.warps) : std::nullopt;
    writer.number(rate);
  }
  writer.end_object();
}

std::string eval_json(const Scenario& scenario, const Evaluation& result) {
  const LoopNumbers loop = *mix_numbers(scenario); // there, as the result is
  LoopEvaluation as_loop = evaluate(loop, scenario.warps);
  // Rounding may part the last digits of two orders of the same sum: the record has one number.
  as_loop.throughput = result.throughput;
  as_loop.latency_bound = result.bounds.latency;
  as_loop.peak = result.peak;
  as_loop.warps_needed = result.warps_needed;
  as_loop.in_flight = {result.other_in_flight, result.arithmetic_in_flight};
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    writer.key("access").text(scenario.access);
    writer.key("alpha").number_or_inf(scenario.alpha);
    writer.key("warps_per_sm").number(scenario.warps).key("ilp").number(scenario.ilp);
    write_parameters(writer, scenario);
    writer.key("latency_cycles").number(result.latency_cycles);
    writer.key("bounds_ipc_per_sm").begin_object();
    writer.key("latency").number(result.bounds.latency).key("other").number(result.bounds.other);
    writer.key("arithmetic").number(result.bounds.arithmetic);
    writer.key("issue").number(result.bounds.issue).end_object();
    writer.key("throughput_ipc_per_sm").begin_object();
    writer.key("other").number(result.other_ipc).key("arithmetic").number(result.arithmetic_ipc);
    writer.key("instructions").number(result.instruction_ipc).end_object();
    writer.key("adds_per_cycle_per_sm").number(result.adds_per_cycle);
    writer.key("bottleneck").text(to_string(result.bottleneck));
    writer.key("warps_needed").number(result.warps_needed);
    write_evaluation(writer, loop, as_loop, [&] {
      writer.key("arithmetic").number(result.arithmetic_in_flight);
      writer.key("other").number(result.other_in_flight);
    });
    write_throughput_range(writer, scenario);
    write_models(writer, scenario);
  });
}

std::string bound_text(double bound) {
  return std::isinf(bound) ? "no limit" : significant(bound, 4);
}

const char* other_name(Mix mix) {
  switch (mix) {
  case Mix::global:
    return "global load";
  case Mix::sfu:
    return "SFU";
  case Mix::shared:
    return "shared load";
  }
  return "";
}

std::string eval_text(const ResolvedScenario& scenario, const Evaluation& result) {
  const char* other = other_name(scenario.mix);
  std::string text;
  const std::string& vendor = scenario.gpu->compute_capability;
  const int width = is_amd(vendor) ? 17 : 14;
  const auto line = [&](std::string_view label, const std::string& value) {
    text +=
        fmt::format("{:<{}} {}\n", in_words_of(vendor, label), width, in_words_of(vendor, value));
  };
  text += fmt::format("{:<{}} {} ({})\n", "GPU", width, scenario.gpu->name, scenario.gpu->id);
  line("kernel", fmt::format("FADD with {}{}, alpha {}, {} warps/SM, ILP {}", other,
                             scenario.mix == Mix::global ? ", " + scenario.access : "",
                             shortest(scenario.alpha), scenario.warps, scenario.ilp));
  std::string parameters;
  for (const Hardware parameter : used_parameters(scenario.mix))
    if (const auto& resolved = scenario[parameter]) {
      const ParameterInfo& info = parameter_info(parameter);
      parameters +=
          fmt::format("{}{} {} {}{}", parameters.empty() ? "" : ", ", info.id,
                      shortest(resolved->value), info.unit, resolved->overridden ? " (set)" : "");
    }
  line("parameters", parameters);
  line("latency", significant(result.latency_cycles, 4) +
                      (std::isinf(scenario.alpha) ? " cycles per FADD"
                                                  : fmt::format(" cycles per {}", other)));
  line("bounds",
       fmt::format("latency {}, {} {}, arithmetic {}, issue {} ({} IPC/SM)",
                   bound_text(result.bounds.latency), other, bound_text(result.bounds.other),
                   bound_text(result.bounds.arithmetic), bound_text(result.bounds.issue),
                   std::isinf(scenario.alpha) ? "FADD" : other));
  line("throughput",
       fmt::format("{} {} IPC/SM, {} FADD IPC/SM, {} IPC/SM in all, {} adds/cycle/SM",
                   significant(result.other_ipc, 4), other, significant(result.arithmetic_ipc, 4),
                   significant(result.instruction_ipc, 4), significant(result.adds_per_cycle, 4)));
  line("bottleneck", fmt::format("{}, {} % of the peak", to_string(result.bottleneck),
                                 significant(100 * result.fraction_of_peak, 3)));
  line("warps needed", significant(result.warps_needed, 4) + " warps/SM");
  line("in flight", fmt::format("{} arithmetic and {} other instructions per SM",
                                significant(result.arithmetic_in_flight, 4),
                                significant(result.other_in_flight, 4)));
  return text;
}

Result<std::string> answer(const EvalCommand& command) {
  if (command.kernel.loop)
    return eval_loop(command.kernel, command.json);
  const Result<Scenario> scenario = scenario_from(command.kernel);
  if (!scenario)
    return tl::unexpected(scenario.error());
  return kernel_model(*scenario).map([&](const KernelModel& model) {
    const Evaluation result = evaluate(model, scenario->alpha, scenario->warps);
    return command.json ? eval_json(*scenario, result) : eval_text(*scenario, result);
  });
}

} // namespace

void add_eval(const Options& program) {
  const auto [options, command] = program.command<EvalCommand>(
      "eval", "bounds, throughput and warps needed of one kernel", answer);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_fixed_latency(options, command.kernel);
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
