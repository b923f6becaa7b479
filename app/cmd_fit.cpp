// `latencyloom fit`: parameters fitted to measurements, and the GPU that they make.

#include "app/answers.h"
#include "app/import_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/gpu/gpu_json.h"
#include "core/scenario/measured_sets.h"
#include "core/study/fit.h"

#include <fmt/format.h>

namespace loom {
namespace {

struct FitCommand {
  KernelOptions kernel;
  std::string model = "bound";
  std::optional<std::string> free, output, id, name;
  std::vector<std::string> data; ///< CSV files; the GPU's own measurements when empty
  ImportOptions import;
  bool json = false;
};

Result<std::vector<MeasuredSetPtr>> data_for(const FitCommand& command, const Scenario& scenario,
                                             const Catalogue& catalogue) {
  std::vector<MeasuredSetPtr> sets;
  if (command.data.empty()) {
    sets = measured_sets(scenario, &catalogue);
    if (sets.empty() && scenario.instruction_loop)
      return bad_argument(verbatim("what GPUs were measured with are mixes; give measurements of "
                                   "the loop with --data FILE.csv"));
    if (sets.empty())
      return bad_argument(verbatim("nothing was measured on GPU '" + scenario.gpu->id +
                                   "' with mix " + std::string(get_choice(scenario, "mix")) +
                                   ", access " + scenario.access + " and ILP " +
                                   std::to_string(scenario.ilp) + "; give --data FILE.csv"));
    return sets;
  }
  for (const std::string& file : command.data) {
    LOOM_TRY(auto set,
             import_file(file, command.import,
                         command.kernel.alpha ? GivenAlpha::of_rows : GivenAlpha::none, scenario));
    sets.push_back(std::move(set));
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
  line("model", std::string(model_table()[fit.model].name.english));
  line("data", fmt::format("{}, {} points", joined(fit.data), fit.points));
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
  writer.key("worst").number(summary.worst.relative);
  writer.key("worst_alpha").number_or_inf(summary.worst.measured.alpha);
  writer.key("worst_warps").number(summary.worst.measured.warps).end_object();
}

std::string fit_json(const Fit& fit) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(fit.scenario.gpu->id);
    writer.key("model").text(model_table()[fit.model].id);
    writer.key("data").texts(fit.data, JsonWriter::Layout::one_line);
    writer.key("points").number(static_cast<double>(fit.points));
    writer.key("values").begin_object();
    for (const FittedValue& each : fit.values)
      writer.key(each.parameter.id)
          .row({{"value", each.value},
                {"unit", each.parameter.unit},
                {"standard_error", each.error},
                {"low_95", each.low},
                {"high_95", each.high},
                {"before", each.start},
                {"at_end_of_range", each.at_end}});
    writer.end_object().key("inseparable").rows(fit.inseparable, [&](const FitCorrelation& pair) {
      writer.key("first").text(fit.values[pair.first].parameter.id);
      writer.key("second").text(fit.values[pair.second].parameter.id);
      writer.key("correlation").number(pair.correlation);
    });
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
    writer.key("residuals").rows(fit.residuals, [&](const Residual& residual) {
      writer.key("alpha").number_or_inf(residual.measured.alpha);
      writer.key("warps_per_sm").number(residual.measured.warps);
      writer.key("measured").number(residual.measured.throughput);
      writer.key("predicted").number(residual.predicted);
      writer.key("relative").number(residual.relative);
    });
  });
}

/// Writes the fitted GPU where it was asked for.
Result<void> write_gpu(const FitCommand& command, const Fit& fit) {
  if (!command.output)
    return {};
  const GpuSpec& gpu = *fit.scenario.gpu;
  const std::string text = gpu_to_json(fitted_gpu(fit, command.id.value_or(gpu.id + "-fitted"),
                                                  command.name.value_or(gpu.name + ", fitted")));
  if (const auto good = gpu_from_json(text, *command.output); !good)
    return fail(ErrorCode::bad_argument, good.error().detail, good.error().where);
  return write_file(*command.output, text);
}

Result<std::string> answer(const FitCommand& command) {
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(const Scenario scenario, workload_from(command.kernel, catalogue));
  LOOM_TRY(const auto model, model_named("--model", command.model));
  if (!command.free)
    return bad_argument(
        verbatim("fit: expected --free with the parameters to fit, as in --free mem_lat"));
  LOOM_TRY(const auto data, data_for(command, scenario, catalogue));
  const auto free = split(*command.free, ",");
  return fit({scenario, model, {free.begin(), free.end()}, data}).and_then([&](const Fit& fit) {
    return write_gpu(command, fit).map([&] {
      return command.json ? fit_json(fit) : fit_text(fit);
    });
  });
}

} // namespace

void add_fit(const Options& program) {
  const auto [options, command] =
      program.command<FitCommand>("fit", "fit parameters to measurements, with intervals", answer);
  add_kernel(options, command.kernel);
  add_loop(options, command.kernel);
  add_sets(options, command.kernel, "where a parameter stays, or begins when free");
  options.add(
      "--free", command.free,
      "parameters to fit: numbers of --set; queue_share, latency_tail, issue_efficiency and "
      "of loops l2_busy_share of the saturation model",
      "NAME,...");
  options.add("--model", command.model, "model to fit (default bound): " + model_names(), "MODEL");
  options
      .add("--data", command.data,
           "measurements of your own, repeatable (default: what the GPU was measured to do)",
           "FILE.csv")
      .repeatable();
  add_import(options, command.import, command.kernel);
  options.add("-o,--output", command.output, "write the fitted GPU as a file of your own", "FILE");
  options.add("--id", command.id, "its id (default: the GPU's with -fitted)", "ID");
  options.add("--name", command.name, "its name (default: the GPU's with 'fitted')", "NAME");
  options.add("--json", command.json, "as JSON, with every residual");
}

} // namespace loom
