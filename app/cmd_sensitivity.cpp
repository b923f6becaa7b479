// `latencyloom sensitivity`: what a change of each parameter does, the largest first.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "core/base/number.h"
#include "core/scenario/sensitivity.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom {
namespace {

struct SensitivityCommand {
  KernelOptions kernel;
  std::string by = "10"; ///< percent
  bool own_ranges = false, json = false;
};

void sort(Sensitivity& all) {
  std::ranges::stable_sort(all.rows, std::ranges::greater{},
                           [&](const SensitivityRow& row) { return needed_swing(all, row); });
}

std::string sensitivity_text(const Sensitivity& all) {
  std::string text = fmt::format("now: {} warps/SM needed, {} IPC/SM\n\n",
                                 significant(all.needed, 4), significant(all.throughput, 4));
  text += fmt::format("{:<14}  {:>10}  {:>10}  {:>20}  {:>20}\n", "PARAMETER", "LOW", "HIGH",
                      "WARPS NEEDED", "IPC/SM");
  for (const SensitivityRow& row : all.rows)
    text += fmt::format("{:<14}  {:>10}  {:>10}  {:>9} {:>10}  {:>9} {:>10}\n", row.id,
                        significant(row.low, 4), significant(row.high, 4),
                        significant(row.needed_low, 4), significant(row.needed_high, 4),
                        significant(row.throughput_low, 4), significant(row.throughput_high, 4));
  return text;
}

std::string sensitivity_json(const Scenario& scenario, const Sensitivity& all) {
  return json_answer([&](JsonWriter& writer) {
    write_gpu_and_mix(writer, scenario);
    writer.key("alpha");
    write_alpha(writer, scenario.alpha);
    writer.key("warps_per_sm").number(scenario.warps).key("ilp").number(scenario.ilp);
    writer.key("target").number(scenario.target);
    write_parameters(writer, scenario);
    writer.key("warps_needed").number(all.needed);
    writer.key("throughput_ipc_per_sm").number(all.throughput);
    writer.key("changes").begin_array();
    for (const SensitivityRow& row : all.rows) {
      writer.begin_object(JsonWriter::Layout::one_line).key("parameter").text(row.id);
      writer.key("low").number(row.low).key("high").number(row.high);
      writer.key("warps_needed_low").number(row.needed_low);
      writer.key("warps_needed_high").number(row.needed_high);
      writer.key("throughput_low").number(row.throughput_low);
      writer.key("throughput_high").number(row.throughput_high).end_object();
    }
    writer.end_array();
  });
}

Result<std::string> answer(const SensitivityCommand& command) {
  const auto percent = parse_number(command.by);
  if (!percent || !(*percent > 0 && *percent < 100))
    return bad_argument(
        verbatim("--by: expected a number of percent above 0 and below 100, found '" +
                 command.by.substr(0, 60) + "'"));
  const Result<Scenario> scenario = scenario_from(command.kernel);
  if (!scenario)
    return tl::unexpected(scenario.error());
  return sensitivity(*scenario, {.by = *percent / 100, .own_ranges = command.own_ranges})
      .map([&](Sensitivity result) {
        sort(result);
        return command.json ? sensitivity_json(*scenario, result) : sensitivity_text(result);
      });
}

} // namespace

void add_sensitivity(const Options& program) {
  const auto [options, command] = program.command<SensitivityCommand>(
      "sensitivity", "what a change of each parameter does to warps needed and throughput", answer);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_target(options, command.kernel, "that 'needed' means");
  options.add("--by", command.by, "percent up and down, above 0 and below 100 (default 10)",
              "PERCENT");
  options.add("--own-ranges", command.own_ranges,
              "the range that a number's source leaves, where it gives one");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
