// `latencyloom fit`: parameters fitted to measurements, and the GPU that they make.

#include "app/answers.h"
#include "app/commands.h"
#include "app/import_options.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/gpu/gpu_json.h"
#include "core/scenario/fit.h"
#include "core/scenario/measured_sets.h"

#include <cmath>
#include <fmt/format.h>

namespace loom {
namespace {

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t comma; from <= list.size(); from = comma + 1) {
    comma = std::min(list.find(',', from), list.size());
    parts.push_back(list.substr(from, comma - from));
  }
  return parts;
}

Result<std::vector<MeasuredSetPtr>> data_for(const FitCommand& command, const Scenario& scenario,
                                             const Catalogue& catalogue) {
  std::vector<MeasuredSetPtr> sets;
  if (command.data.empty()) {
    sets = measured_sets(scenario, &catalogue);
    if (sets.empty())
      return fail(ErrorCode::bad_argument,
                  "nothing was measured on GPU '" + scenario.gpu->id + "' with mix " +
                      std::string(get_choice(scenario, "mix")) + ", access " + scenario.access +
                      " and ILP " + std::to_string(scenario.ilp) + "; give --data FILE.csv");
    return sets;
  }
  for (const std::string& file : command.data) {
    auto set = import_file(file, command.import, command.kernel.alpha.has_value(), scenario);
    if (!set)
      return tl::unexpected(set.error());
    sets.push_back(*std::move(set));
  }
  return sets;
}

std::string error_text(const ResidualSummary& summary) {
  const Residual& worst = summary.worst;
  return fmt::format("mean {} %, worst {} % at alpha {} and {} warps/SM",
                     significant(100 * summary.mean), significant(100 * worst.relative),
                     significant(worst.measured.alpha), significant(worst.measured.warps));
}

std::string fit_text(const Fit& fit) {
  std::string text;
  const auto line = [&text](std::string_view label, const std::string& value) {
    text += fmt::format("{:<18} {}\n", label, value);
  };
  line("model", std::string(model_table()[fit.model].name));
  std::string names;
  for (const std::string& name : fit.data)
    names += (names.empty() ? "" : ", ") + name;
  line("data", fmt::format("{}, {} points", names, fit.points));
  for (const FittedValue& each : fit.values)
    line(each.parameter.id,
         fmt::format("{}{}{} +- {}, 95 % from {} to {}; was {}{}", significant(each.value, 4),
                     each.parameter.unit.empty() ? "" : " ", each.parameter.unit,
                     significant(each.error, 2), significant(each.low, 4),
                     significant(each.high, 4), significant(each.start, 4),
                     each.at_end ? "; at the end of its range" : ""));
  for (const FitCorrelation& pair : fit.inseparable)
    line("correlation",
         fmt::format("{}: {} and {} can hardly be told apart by this data",
                     significant(pair.correlation), fit.values[pair.first].parameter.id,
                     fit.values[pair.second].parameter.id));
  line("error before", error_text(fit.before));
  line("error after", error_text(fit.after));
  if (fit.held_out) {
    line("held out before", error_text(fit.held_out->before));
    line("held out after", fmt::format("{}; {} points held out of a fit on the {} of every second "
                                       "alpha",
                                       error_text(fit.held_out->after), fit.held_out->after.count,
                                       fit.held_out->fitted));
  }
  return text;
}

void write_error(JsonWriter& writer, std::string_view key, const ResidualSummary& summary) {
  writer.key(key).begin_object(JsonWriter::Layout::one_line);
  writer.key("mean").number(summary.mean).key("median").number(summary.median);
  writer.key("bias").number(summary.bias);
  writer.key("worst").number(summary.worst.relative).key("worst_alpha");
  write_alpha(writer, summary.worst.measured.alpha);
  writer.key("worst_warps").number(summary.worst.measured.warps).end_object();
}

std::string fit_json(const Fit& fit) {
  JsonWriter writer;
  writer.begin_object();
  write_version(writer);
  writer.key("gpu").text(fit.scenario.gpu->id);
  writer.key("model").text(model_table()[fit.model].id);
  writer.key("data").begin_array(JsonWriter::Layout::one_line);
  for (const std::string& name : fit.data)
    writer.text(name);
  writer.end_array().key("points").number(static_cast<double>(fit.points));
  writer.key("values").begin_object();
  for (const FittedValue& each : fit.values) {
    writer.key(each.parameter.id).begin_object(JsonWriter::Layout::one_line);
    writer.key("value").number(each.value).key("unit").text(each.parameter.unit);
    writer.key("standard_error").number(each.error);
    writer.key("low_95").number(each.low).key("high_95").number(each.high);
    writer.key("before").number(each.start);
    writer.key("at_end_of_range").boolean(each.at_end).end_object();
  }
  writer.end_object().key("inseparable").begin_array();
  for (const FitCorrelation& pair : fit.inseparable) {
    writer.begin_object(JsonWriter::Layout::one_line);
    writer.key("first").text(fit.values[pair.first].parameter.id);
    writer.key("second").text(fit.values[pair.second].parameter.id);
    writer.key("correlation").number(pair.correlation).end_object();
  }
  writer.end_array();
  write_error(writer, "error_before", fit.before);
  write_error(writer, "error_after", fit.after);
  writer.key("held_out");
  if (fit.held_out) {
    writer.begin_object().key("fitted_points").number(static_cast<double>(fit.held_out->fitted));
    writer.key("held_out_points").number(static_cast<double>(fit.held_out->after.count));
    write_error(writer, "error_before", fit.held_out->before);
    write_error(writer, "error_after", fit.held_out->after);
    writer.end_object();
  } else {
    writer.null();
  }
  writer.key("residuals").begin_array();
  for (const Residual& residual : fit.residuals) {
    writer.begin_object(JsonWriter::Layout::one_line).key("alpha");
    write_alpha(writer, residual.measured.alpha);
    writer.key("warps_per_sm").number(residual.measured.warps);
    writer.key("measured").number(residual.measured.throughput);
    writer.key("predicted").number(residual.predicted);
    writer.key("relative").number(residual.relative).end_object();
  }
  writer.end_array().end_object();
  return writer.str() + "\n";
}

} // namespace

int run(const FitCommand& command) {
  const Catalogue catalogue = load_catalogue();
  const Result<Scenario> scenario = scenario_from(command.kernel, catalogue);
  if (!scenario)
    return report(scenario.error());
  const auto model = model_from(command.model);
  if (!model)
    return report(
        {ErrorCode::bad_argument, "--model: unknown model '" + command.model.substr(0, 60) + "'" +
                                      did_you_mean(command.model, model_ids()).english()});
  if (!command.free)
    return report({ErrorCode::bad_argument,
                   "fit: expected --free with the parameters to fit, as in --free mem_lat"});
  const auto data = data_for(command, *scenario, catalogue);
  if (!data)
    return report(data.error());
  const auto result = fit({*scenario, *model, split(*command.free), *data});
  if (!result)
    return report(result.error());
  if (command.output) {
    const GpuSpec gpu = fitted_gpu(*result, command.id.value_or((*scenario).gpu->id + "-fitted"),
                                   command.name.value_or((*scenario).gpu->name + ", fitted"));
    const std::string text = gpu_to_json(gpu);
    if (const auto good = gpu_from_json(text, *command.output); !good)
      return report({ErrorCode::bad_argument, good.error().detail, good.error().where});
    if (const auto written = write_file(*command.output, text); !written)
      return report(written.error());
  }
  return print(command.json ? fit_json(*result) : fit_text(*result));
}

} // namespace loom
