// `latencyloom sensitivity`: what a change of each parameter does, the largest first.

#include "app/answers.h"
#include "app/loop_options.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/study/loop_sensitivity.h"

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

void sort(Sensitivity& all) {
  std::ranges::stable_sort(all.rows, std::ranges::greater{},
                           [&](const SensitivityRow& row) { return needed_swing(all, row); });
}

/// `names` characters wide.
std::string sensitivity_text(const Scenario& scenario, const Sensitivity& all,
                             std::string_view unit_here, std::size_t names) {
  const auto named = [&scenario](std::string_view words) {
    return in_words_of(scenario.gpu->compute_capability, words);
  };
  const std::string unit = named(unit_here);
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

void write_changes(JsonWriter& writer, const Sensitivity& all, const char* throughput) {
  writer.key("warps_needed").number(all.needed);
  writer.key(throughput).number(all.throughput);
  writer.key("changes").begin_array();
  for (const SensitivityRow& row : all.rows) {
    writer.begin_object(JsonWriter::Layout::one_line).key("parameter").text(row.id);
    writer.key("low").number(row.low).key("high").number(row.high);
    writer.key("warps_needed_low").number(row.needed_low);
    writer.key("warps_needed_high").number(row.needed_high);
    writer.key("throughput_low").number(row.throughput_low);
    writer.key("throughput_high").number(row.throughput_high);
    writer.end_object();
  }
  writer.end_array();
}

std::string sensitivity_json(const Scenario& scenario, const Sensitivity& all) {
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    writer.key("alpha").number_or_inf(scenario.alpha);
    writer.key("warps_per_sm").number(scenario.warps).key("ilp").number(scenario.ilp);
    writer.key("target").number(scenario.target);
    write_parameters(writer, scenario);
    write_changes(writer, all, "throughput_ipc_per_sm");
  });
}

Result<std::string> loop_answer(const SensitivityCommand& command,
                                const SensitivityOptions& options) {
  const Result<LoopRequest> request = loop_request(command.kernel);
  if (!request)
    return tl::unexpected(request.error());
  const auto loop = request->numbers<why::Traced>(request->loop);
  if (!loop)
    return tl::unexpected(loop.error());
  const Scenario& scenario = request->scenario;
  Result<Sensitivity> all = loop_sensitivity(
      *loop, scenario.warps, scenario.target,
      [&](const NumberEdit& edit) { return request->numbers(request->loop, edit); }, options,
      command.model == "saturation" ? std::optional(saturation_of(*scenario.gpu, values_of(*loop)))
                                    : std::nullopt);
  if (!all)
    return tl::unexpected(all.error());
  sort(*all);
  if (!command.json) {
    std::size_t longest = 0;
    for (const SensitivityRow& row : all->rows)
      longest = std::max(longest, row.id.size());
    return sensitivity_text(scenario, *all, "iterations/cycle/SM", longest);
  }
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(scenario.gpu->id).key("loop").text(to_text(request->loop));
    writer.key("warps_per_sm").number(scenario.warps).key("target").number(scenario.target);
    write_changes(writer, *all, "throughput_iterations_per_cycle_per_sm");
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
  const SensitivityOptions options{.by = *percent / 100, .own_ranges = command.own_ranges};
  if (command.kernel.loop)
    return loop_answer(command, options);
  const Result<Scenario> scenario = scenario_from(command.kernel);
  if (!scenario)
    return tl::unexpected(scenario.error());
  return sensitivity(*scenario, options).map([&](Sensitivity result) {
    sort(result);
    return command.json ? sensitivity_json(*scenario, result)
                        : sensitivity_text(*scenario, result, "IPC/SM", 14);
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
