// `latencyloom needed-warps`: warps that were measured to be needed, against what models say.

#include "app/answers.h"
#include "app/import_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/study/needed_warps.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom {
namespace {

struct NeededCommand {
  KernelOptions kernel; ///< of --data; the GPU also of what others measured
  std::string model = "bound,saturation";
  std::optional<std::string> data;
  ImportOptions import;
  bool json = false, csv = false;
};

struct Court {
  std::vector<NeededCase> cases;
  std::vector<std::size_t> models;
  std::vector<std::vector<std::optional<double>>> predicted; ///< by model, then by case
};

/// "FADD", "global", "global, stride2", "LDG.32; FADD".
std::string kernel_of(const NeededCase& each) {
  if (each.scenario.instruction_loop)
    return on_one_line(measured_loop(each.scenario));
  if (!each.instruction.empty())
    return each.instruction;
  std::string text(get_choice(each.scenario, "mix"));
  return each.scenario.access == "coalesced" ? text : text + ", " + each.scenario.access;
}

/// The same without its access.
std::string kernel_id(const NeededCase& each) {
  return each.instruction.empty() && !each.scenario.instruction_loop
             ? std::string(get_choice(each.scenario, "mix"))
             : kernel_of(each);
}

std::string warps(const std::optional<double>& warps) {
  return warps ? significant(*warps, 4) : "-";
}

std::string as_text(const Court& court) {
  std::size_t wide = 3;
  for (const NeededCase& each : court.cases)
    wide = std::max(wide, each.scenario.gpu->id.size());
  std::size_t names = 16;
  for (const NeededCase& each : court.cases)
    names = std::max(names, kernel_of(each).size());
  std::string text = fmt::format("{:<{}}  {:<{}} {:>6} {:>4} {:>7} {:>9}", "GPU", wide, "KERNEL",
                                 names, "ALPHA", "ILP", "TARGET", "MEASURED");
  const auto width = [](std::size_t model) {
    return std::max<std::size_t>(10, model_table()[model].id.size());
  };
  for (const std::size_t model : court.models)
    text += fmt::format(" {:>{}}", model_table()[model].id, width(model) + 1);
  text += "\n";
  bool fitted = false;
  for (std::size_t i = 0; i < court.cases.size(); ++i) {
    const NeededCase& each = court.cases[i];
    text +=
        fmt::format("{:<{}}  {:<{}} {:>6} {:>4} {:>7} {:>9}", each.scenario.gpu->id, wide,
                    kernel_of(each), names, shortest(each.scenario.alpha), chains_of(each.scenario),
                    shortest(100 * each.scenario.target) + " %", significant(each.measured, 4));
    for (std::size_t m = 0; m < court.models.size(); ++m) {
      const bool star = is_fitted(each, court.models[m]) && court.predicted[m][i];
      fitted = fitted || star;
      text += fmt::format(" {:>{}}{}", warps(court.predicted[m][i]), width(court.models[m]),
                          star ? '*' : ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  if (fitted)
    text += "* numbers of the GPU that the model takes were fitted to this measurement\n";
  text +=
      fmt::format("\n{:<22} {:>6} {:>7} {:>8}  {}\n", "MODEL", "CASES", "WITHIN", "SHARE", "WORST");
  for (std::size_t m = 0; m < court.models.size(); ++m) {
    const std::string_view id = model_table()[court.models[m]].id;
    const auto summary = summarise(court.cases, court.predicted[m], court.models[m]);
    if (!summary) {
      text += fmt::format("{:<22} {:>6}\n", id, 0);
      continue;
    }
    const NeededCase& worst = court.cases[summary->worst];
    text += fmt::format("{:<22} {:>6} {:>7} {:>8}  {}, {}, alpha {}, ILP {}: {} for {}\n", id,
                        summary->count, summary->within,
                        significant(100 * summary->share(), 3) + " %", worst.scenario.gpu->id,
                        kernel_of(worst), shortest(worst.scenario.alpha), chains_of(worst.scenario),
                        warps(court.predicted[m][summary->worst]), significant(worst.measured, 4));
  }
  return text +
         "WITHIN: at most one warp a scheduler off; what a model was fitted to is left out\n";
}

std::string as_csv(const Court& court) {
  std::string text = "gpu,kernel,access,alpha,ilp,target,warps_per_scheduler_step,measured";
  for (const std::size_t model : court.models)
    text += fmt::format(",{0},{0}_fitted", model_table()[model].id);
  text += ",source\n";
  for (std::size_t i = 0; i < court.cases.size(); ++i) {
    const NeededCase& each = court.cases[i];
    const Scenario& of = each.scenario;
    text += fmt::format("{},{},{},{},{},{},{},{}", of.gpu->id, csv_field(kernel_id(each)),
                        of.instruction_loop ? "" : of.access, shortest(of.alpha), chains_of(of),
                        shortest(of.target), shortest(each.step), shortest(each.measured));
    for (std::size_t m = 0; m < court.models.size(); ++m)
      text += fmt::format(",{},{}", court.predicted[m][i] ? shortest(*court.predicted[m][i]) : "",
                          is_fitted(each, court.models[m]) ? "yes" : "no");
    text += "," + csv_field(each.source.english()) + "\n";
  }
  return text;
}

std::string as_json(const Court& court) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("cases").begin_array();
    for (std::size_t i = 0; i < court.cases.size(); ++i) {
      const NeededCase& each = court.cases[i];
      writer.begin_object();
      writer.key("gpu").text(each.scenario.gpu->id).key("kernel");
      writer.text(kernel_id(each)).key("access");
      each.scenario.instruction_loop ? writer.null() : writer.text(each.scenario.access);
      writer.key("alpha").number_or_inf(each.scenario.alpha);
      writer.key("ilp").number(chains_of(each.scenario)).key("target").number(each.scenario.target);
      writer.key("measured_warps_per_sm").number(each.measured);
      writer.key("source").text(each.source.english());
      writer.key("models").begin_object();
      for (std::size_t m = 0; m < court.models.size(); ++m) {
        writer.key(model_table()[court.models[m]].id);
        if (!court.predicted[m][i]) {
          writer.null();
          continue;
        }
        writer.row({{"warps_per_sm", *court.predicted[m][i]},
                    {"fitted", is_fitted(each, court.models[m])}});
      }
      writer.end_object().end_object();
    }
    writer.end_array().key("models").begin_object();
    for (std::size_t m = 0; m < court.models.size(); ++m) {
      writer.key(model_table()[court.models[m]].id);
      const auto summary = summarise(court.cases, court.predicted[m], court.models[m]);
      if (!summary) {
        writer.null();
        continue;
      }
      writer.row({{"cases", summary->count},
                  {"within_one_warp_per_scheduler", summary->within},
                  {"worst_case", summary->worst},
                  {"worst_warps_per_scheduler", summary->worst_steps}});
    }
    writer.end_object();
  });
}

/// Of what others measured, on one GPU where it is given.
Result<std::vector<NeededCase>> known_cases(const NeededCommand& command,
                                            const Catalogue& catalogue) {
  const KernelOptions& kernel = command.kernel;
  if (kernel.gpu_file || kernel.mix || kernel.access || kernel.ilp || kernel.loop ||
      kernel.target || kernel.alpha || !kernel.sets.empty() || !command.import.map.empty() ||
      command.import.extra_arithmetic || command.import.keep_going)
    return bad_argument(verbatim("what says a kernel or how a file is read is for --data: of what "
                                 "others measured --gpu alone chooses"));
  std::vector<NeededCase> cases = needed_cases(catalogue);
  if (!kernel.gpu)
    return cases;
  LOOM_TRY(const auto gpu, catalogue.find(*kernel.gpu));
  std::erase_if(cases, [&](const NeededCase& each) { return each.scenario.gpu->id != gpu->id; });
  if (cases.empty())
    return bad_argument(verbatim("nobody measured the warps that " + gpu->name +
                                 " needs; leave --gpu out for all that are known"));
  return cases;
}

/// Of the user's file.
Result<std::vector<NeededCase>> own_cases(const NeededCommand& command,
                                          const Catalogue& catalogue) {
  LOOM_TRY(const Scenario scenario, workload_from(command.kernel, catalogue));
  LOOM_TRY(const auto set,
           import_file(*command.data, command.import,
                       command.kernel.alpha ? GivenAlpha::of_rows : GivenAlpha::none, scenario));
  std::vector<NeededCase> cases = needed_cases(scenario, *set);
  if (cases.empty())
    return bad_argument(verbatim(*command.data + ": at no alpha does the throughput flatten, so "
                                                 "that it says no warps needed"));
  return cases;
}

Result<std::string> answer(const NeededCommand& command) {
  if (command.json && command.csv)
    return bad_argument(verbatim("--json and --csv exclude each other"));
  LOOM_TRY(const auto models, model_list(command.model));
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(auto cases,
           command.data ? own_cases(command, catalogue) : known_cases(command, catalogue));
  Court court{std::move(cases), models, {}};
  for (const std::size_t model : court.models) {
    auto& of_model = court.predicted.emplace_back();
    for (const NeededCase& each : court.cases)
      of_model.push_back(needed_by(each, model));
  }
  return command.json ? as_json(court) : command.csv ? as_csv(court) : as_text(court);
}

} // namespace

void add_needed_warps(const Options& program) {
  const auto [options, command] = program.command<NeededCommand>(
      "needed-warps", "warps that others measured to be needed, against what models say", answer);
  options.add("--model", command.model,
              "a comma list, or all (default bound,saturation). Models: " + model_names(),
              "MODELS");
  add_kernel(options, command.kernel, "of one GPU alone; of --data the one that was measured");
  add_loop(options, command.kernel);
  add_sets(options, command.kernel);
  add_target(options, command.kernel, "that the warps of --data were needed for");
  options.add("--data", command.data,
              "measurements of your own instead: warps needed, or throughputs that flatten",
              "FILE.csv");
  add_import(options, command.import, command.kernel);
  options.add("--json", command.json, "as JSON");
  options.add("--csv", command.csv, "every case as CSV");
}

} // namespace loom
