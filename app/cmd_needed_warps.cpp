// `latencyloom needed-warps`: warps that were measured to be needed, against what models say.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/model_list.h"
#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "core/study/needed_warps.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom {
namespace {

struct NeededCommand {
  std::string model = "bound,saturation";
  std::optional<std::string> gpu;
  bool json = false, csv = false;
};

struct Court {
  std::vector<NeededCase> cases;
  std::vector<std::size_t> models;
  std::vector<std::vector<std::optional<double>>> predicted; ///< by model, then by case
};

/// "FADD", "global", "global, stride2".
std::string kernel_of(const NeededCase& each) {
  if (!each.instruction.empty())
    return each.instruction;
  std::string text(get_choice(each.scenario, "mix"));
  return each.scenario.access == "coalesced" ? text : text + ", " + each.scenario.access;
}

std::string warps(const std::optional<double>& warps) {
  return warps ? significant(*warps, 4) : "-";
}

std::string as_text(const Court& court) {
  std::size_t wide = 3;
  for (const NeededCase& each : court.cases)
    wide = std::max(wide, each.scenario.gpu->id.size());
  std::string text = fmt::format("{:<{}}  {:<16} {:>6} {:>4} {:>7} {:>9}", "GPU", wide, "KERNEL",
                                 "ALPHA", "ILP", "TARGET", "MEASURED");
  const auto width = [](std::size_t model) {
    return std::max<std::size_t>(10, model_table()[model].id.size());
  };
  for (const std::size_t model : court.models)
    text += fmt::format(" {:>{}}", model_table()[model].id, width(model) + 1);
  text += "\n";
  bool fitted = false;
  for (std::size_t i = 0; i < court.cases.size(); ++i) {
    const NeededCase& each = court.cases[i];
    text += fmt::format("{:<{}}  {:<16} {:>6} {:>4} {:>7} {:>9}", each.scenario.gpu->id, wide,
                        kernel_of(each), shortest(each.scenario.alpha), each.scenario.ilp,
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
                        kernel_of(worst), shortest(worst.scenario.alpha), worst.scenario.ilp,
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
    text += fmt::format("{},{},{},{},{},{},{},{}", of.gpu->id,
                        each.instruction.empty() ? std::string(get_choice(of, "mix"))
                                                 : each.instruction,
                        of.access, shortest(of.alpha), of.ilp, shortest(of.target),
                        shortest(each.step), shortest(each.measured));
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
      writer.text(each.instruction.empty() ? get_choice(each.scenario, "mix") : each.instruction);
      writer.key("access").text(each.scenario.access);
      writer.key("alpha").number_or_inf(each.scenario.alpha);
      writer.key("ilp").number(each.scenario.ilp).key("target").number(each.scenario.target);
      writer.key("measured_warps_per_sm").number(each.measured);
      writer.key("source").text(each.source.english());
      writer.key("models").begin_object();
      for (std::size_t m = 0; m < court.models.size(); ++m) {
        writer.key(model_table()[court.models[m]].id);
        if (!court.predicted[m][i]) {
          writer.null();
          continue;
        }
        writer.begin_object(JsonWriter::Layout::one_line);
        writer.key("warps_per_sm").number(*court.predicted[m][i]);
        writer.key("fitted").boolean(is_fitted(each, court.models[m])).end_object();
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
      writer.begin_object(JsonWriter::Layout::one_line);
      writer.key("cases").number(static_cast<double>(summary->count));
      writer.key("within_one_warp_per_scheduler").number(static_cast<double>(summary->within));
      writer.key("worst_case").number(static_cast<double>(summary->worst));
      writer.key("worst_warps_per_scheduler").number(summary->worst_steps).end_object();
    }
    writer.end_object();
  });
}

Result<std::string> answer(const NeededCommand& command) {
  if (command.json && command.csv)
    return bad_argument(verbatim("--json and --csv exclude each other"));
  const auto models = model_list(command.model);
  if (!models)
    return tl::unexpected(models.error());
  const Catalogue catalogue = load_catalogue();
  Court court{needed_cases(catalogue), *models, {}};
  if (command.gpu) {
    const auto gpu = catalogue.find(*command.gpu);
    if (!gpu)
      return tl::unexpected(gpu.error());
    std::erase_if(court.cases,
                  [&](const NeededCase& each) { return each.scenario.gpu->id != (*gpu)->id; });
    if (court.cases.empty())
      return bad_argument(verbatim("nobody measured the warps that " + (*gpu)->name +
                                   " needs; leave --gpu out for all that are known"));
  }
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
  options.add("--gpu", command.gpu, "of one GPU alone", "ID");
  options.add("--json", command.json, "as JSON");
  options.add("--csv", command.csv, "every case as CSV");
}

} // namespace loom
