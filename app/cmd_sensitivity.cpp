// `latencyloom sensitivity`: what a change of each parameter does, the largest first.

#include "app/answers.h"
#include "app/loop_options.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/scenario/workload.h"
#include "core/study/sensitivity.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom {
namespace {

struct SensitivityCommand {
  KernelOptions kernel;
  std::string by = "10"; ///< percent
  std::string model = "bound";
  bool own_ranges = false, json = false;
};

std::string sensitivity_text(const Scenario& scenario, const Sensitivity& all) {
  const auto named = [&scenario](std::string_view words) {
    return in_words_of(scenario.gpu->compute_capability, words);
  };
  const std::string unit = named(throughput_unit(scenario));
  std::size_t names = 14;
  for (const SensitivityRow& row : all.rows)
    names = std::max(names, row.id.size());
  std::string text = fmt::format("now: {} {} needed, {} {}\n\n", significant(all.needed, 4),
                                 named("warps/SM"), significant(all.throughput, 4), unit);
  text += fmt::format("{:<{}}  {:>10}  {:>10}  {:>20}  {:>20}\n", "PARAMETER", names, "LOW", "HIGH",
                      named("WARPS NEEDED"), unit);
  for (const SensitivityRow& row : all.rows)
    text += fmt::format("{:<{}}  {:>10}  {:>10}  {:>9} {:>10}  {:>9} {:>10}\n", row.id, names,
                        significant(row.low, 4), significant(row.high, 4),
                        significant(row.needed_low, 4), significant(row.needed_high, 4),
                        significant(row.throughput_low, 4), significant(row.throughput_high, 4));
  return text;
}

std::string sensitivity_json(const Scenario& scenario, const Sensitivity& all) {
  const bool mix = !scenario.instruction_loop;
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    if (mix)
      writer.key("alpha").number_or_inf(scenario.alpha);
    writer.key("warps_per_sm").number(scenario.warps);
    if (mix)
      writer.key("ilp").number(scenario.ilp);
    writer.key("target").number(scenario.target);
    if (mix)
      write_parameters(writer, scenario);
    writer.key("warps_needed").number(all.needed);
    writer.key(mix ? "throughput_ipc_per_sm" : "throughput_iterations_per_cycle_per_sm")
        .number(all.throughput);
    writer.key("changes").rows(all.rows, [&](const SensitivityRow& row) {
      writer.key("parameter").text(row.id);
      writer.key("low").number(row.low).key("high").number(row.high);
      writer.key("warps_needed_low").number(row.needed_low);
      writer.key("warps_needed_high").number(row.needed_high);
      writer.key("throughput_low").number(row.throughput_low);
      writer.key("throughput_high").number(row.throughput_high);
    });
  });
}

Result<std::string> answer(const SensitivityCommand& command) {
  const auto percent = parse_number(command.by);
  if (!percent || !(*percent > 0 && *percent < 100))
    return bad_argument(
        verbatim("--by: expected a number of percent above 0 and below 100, found '" +
                 command.by.substr(0, 60) + "'"));
  if (command.model != "bound" && command.model != "saturation")
    return bad_argument(verbatim("--model: expected bound or saturation, found '" +
                                 command.model.substr(0, 60) + "'"));
  if (command.model != "bound" && !command.kernel.loop)
    return bad_argument(verbatim("--model saturation is of a loop: add --loop"));
  LOOM_TRY(const WorkloadRequest workload, workload_request(command.kernel));
  return sensitivity(workload.scenario, {.by = *percent / 100,
                                         .own_ranges = command.own_ranges,
                                         .saturated = command.model == "saturation",
                                         .alpha = workload.alpha})
      .map([&](Sensitivity all) {
        std::ranges::stable_sort(all.rows, std::ranges::greater{},
                                 [&](const SensitivityRow& row) { return needed_swing(all, row); });
        return command.json ? sensitivity_json(workload.scenario, all)
                            : sensitivity_text(workload.scenario, all);
      });
}

} // namespace

void add_sensitivity(const Options& program) {
  const auto [options, command] = program.command<SensitivityCommand>(
      "sensitivity", "what a change of each parameter does to warps needed and throughput", answer);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_target(options, command.kernel, "that 'needed' means");
  options.add("--by", command.by, "percent up and down, above 0 and below 100 (default 10)",
              "PERCENT");
  options.add("--model", command.model,
              "of a loop: bound, or saturation, which adds what queues do (default bound)",
              "MODEL");
  options.add("--own-ranges", command.own_ranges,
              "the range that a number's source leaves, where it gives one");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
