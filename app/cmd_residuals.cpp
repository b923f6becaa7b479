// `latencyloom residuals`: how far each model is off what was measured.

#include "app/answers.h"
#include "app/import_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "core/base/number.h"
#include "core/figure/measured.h"
#include "core/measured/import.h"
#include "core/scenario/measured_sets.h"
#include "core/study/needed_warps.h"
#include "core/study/own_points.h"
#include "core/study/residuals.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace loom {

namespace {

std::string percent(double share) { return significant(100 * share, 3) + " %"; }

struct ResidualsCommand {
  KernelOptions kernel; ///< mix and access only where given; alpha is of a file without a column
  std::string model = "bound";
  std::optional<std::string> data;
  ImportOptions import;
  bool json = false, points = false;
};

/// One set with what each model asked for says of it, in their order.
struct Answer {
  MeasuredSetPtr set;
  double target = 1; ///< of warps needed
  std::vector<std::vector<Residual>> of_models;
  [[nodiscard]] bool of_needed() const { return !set->data.needed.empty(); }
  [[nodiscard]] std::size_t points() const {
    return of_needed() ? set->data.needed.size() : set->data.points.size();
  }
};

Result<Answer> answer(const Scenario& scenario, MeasuredSetPtr set,
                      const std::vector<std::size_t>& models) {
  const double target = needed_target(scenario, *set);
  Answer answer{std::move(set), target, {}};
  for (const std::size_t index : models) {
    LOOM_TRY(const ModelRun model, ModelRun::make(scenario, index));
    answer.of_models.push_back(answer.of_needed()
                                   ? needed_residuals(model, *answer.set, answer.target)
                                   : residuals(model, *answer.set));
  }
  return answer;
}

/// Every mix and access pattern that the GPU was measured with at the scenario's ILP, those that
/// the options leave out taken away.
Result<std::vector<Scenario>> measured_kernels(const KernelOptions& options,
                                               const Scenario& scenario) {
  std::vector<Scenario> kernels;
  for (const Measurement& measurement : scenario.gpu->measurements) {
    if (measurement.ilp != scenario.ilp ||
        (options.mix && measurement.mix != get_choice(scenario, "mix")) ||
        (options.access && measurement.access != scenario.access))
      continue;
    LOOM_TRY(
        const auto kernel,
        with_choice(scenario, "mix", measurement.mix).and_then([&measurement](Scenario with_mix) {
          return with_access(std::move(with_mix), measurement.access);
        }));
    if (std::ranges::find(kernels, kernel) == kernels.end())
      kernels.push_back(kernel);
  }
  return kernels;
}

Result<std::vector<Answer>> answers(const ResidualsCommand& command, const Scenario& scenario,
                                    const Catalogue& catalogue,
                                    const std::vector<std::size_t>& models) {
  std::vector<Answer> found;
  const auto add = [&](const Scenario& kernel, MeasuredSetPtr set) {
    return answer(kernel, std::move(set), models).map([&found](Answer one) {
      found.push_back(std::move(one));
    });
  };
  if (command.data) {
    return import_file(*command.data, command.import,
                       command.kernel.alpha ? GivenAlpha::of_rows : GivenAlpha::none, scenario)
        .and_then([&](MeasuredSetPtr set) -> Result<void> {
          const bool says = ("\n" + set->data.notes).find("\ntarget: ") != std::string::npos;
          const auto said = target_line(set->data.notes);
          if (says && said && !set->data.needed.empty() && command.kernel.target &&
              !is_same_state(*said, scenario.target))
            return bad_argument(verbatim("--target: " + set->name + " says warps needed for " +
                                         percent(*said) + " of the peak, not for " +
                                         percent(scenario.target)));
          return add(scenario, std::move(set));
        })
        .map([&found] { return std::move(found); });
  }
  if (scenario.instruction_loop)
    return bad_argument(verbatim("what GPUs were measured with are mixes; give measurements of the "
                                 "loop with --data"));
  LOOM_TRY(const auto kernels, measured_kernels(command.kernel, scenario));
  for (const Scenario& kernel : kernels)
    for (const MeasuredSetPtr& set : measured_sets(kernel, &catalogue))
      LOOM_CHECK(add(kernel, set));
  if (found.empty())
    return bad_argument(verbatim("no measurements of such a kernel on " + scenario.gpu->name +
                                 " are known; give some with --data"));
  return found;
}

/// "2 warps", "1.997 warps, taken as 2".
std::string warps_text(const Residual& residual) {
  const double warps = residual.measured.warps;
  std::string text = significant(warps, 4) + (warps == 1 ? " warp" : " warps");
  if (residual.warps != warps)
    text += ", taken as " + shortest(residual.warps);
  return text;
}

std::string as_text(const std::vector<Answer>& answers, const std::vector<std::size_t>& models) {
  std::string text;
  for (const Answer& answer : answers) {
    const MeasuredSet& set = *answer.set;
    const std::string kernel = set.loop.empty()
                                   ? fmt::format("{}, {}, ILP {}", set.mix, set.access, set.ilp)
                                   : on_one_line(set.loop);
    text += fmt::format(
        "{}{}: {}, {} points{}\n", text.empty() ? "" : "\n", set.name, kernel, answer.points(),
        answer.of_needed() ? ", warps needed for " + percent(answer.target) + " of the peak" : "");
    const bool errors = std::ranges::any_of(
        answer.of_models, [](const auto& each) { return chi_squared(each).has_value(); });
    text += fmt::format("{:<22} {:>6} {:>8} {:>8} {:>8} {:>8}{}  {}\n", "MODEL", "POINTS", "MEAN",
                        "MEDIAN", "BIAS", "WORST", errors ? "     CHI2" : "", "WHERE");
    for (std::size_t i = 0; i < models.size(); ++i) {
      const std::string_view id = model_table()[models[i]].id;
      const auto sum = summarise(answer.of_models[i]);
      if (!sum) {
        text += fmt::format("{:<22} {:>6}\n", id, 0);
        continue;
      }
      const Residual& worst = sum->worst;
      const auto chi = chi_squared(answer.of_models[i]);
      text += fmt::format(
          "{:<22} {:>6} {:>8} {:>8} {:>8} {:>8}{}  alpha {}{}: {} for {}\n", id, sum->count,
          percent(sum->mean), percent(sum->median), percent(sum->bias), percent(worst.relative),
          errors ? fmt::format(" {:>8}", chi ? significant(chi->sum, 3) : "") : "",
          shortest(worst.measured.alpha), answer.of_needed() ? "" : ", " + warps_text(worst),
          significant(worst.predicted, 4),
          answer.of_needed() ? warps_text(worst) : significant(worst.measured.throughput, 4));
    }
  }
  return text;
}

std::string as_json(const Scenario& scenario, const std::vector<Answer>& answers,
                    const std::vector<std::size_t>& models) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(scenario.gpu->id).key("sets").begin_array();
    for (const Answer& answer : answers) {
      const MeasuredSet& set = *answer.set;
      writer.begin_object().key("name").text(set.name);
      if (set.loop.empty())
        writer.key("mix").text(set.mix).key("access").text(set.access);
      else
        writer.key("loop").text(set.loop);
      writer.key("ilp").number(set.ilp);
      writer.key("points").number(static_cast<double>(answer.points()));
      if (answer.of_needed())
        writer.key("measured").text("warps_needed").key("target").number(answer.target);
      writer.key("models").begin_object();
      for (std::size_t i = 0; i < models.size(); ++i) {
        writer.key(model_table()[models[i]].id);
        const auto sum = summarise(answer.of_models[i]);
        if (!sum) {
          writer.null();
          continue;
        }
        writer.begin_object().key("points").number(static_cast<double>(sum->count));
        writer.key("mean").number(sum->mean).key("median").number(sum->median);
        writer.key("bias").number(sum->bias);
        const auto chi = chi_squared(answer.of_models[i]);
        writer.key("points_with_errors").number(chi ? static_cast<double>(chi->points) : 0);
        writer.key("chi_squared").number(chi ? std::optional(chi->sum) : std::nullopt);
        writer.key("worst").begin_object();
        writer.key("alpha").number_or_inf(sum->worst.measured.alpha);
        if (answer.of_needed()) {
          writer.key("measured_warps_per_sm").number(sum->worst.measured.warps);
          writer.key("predicted_warps_per_sm").number(sum->worst.predicted);
        } else {
          writer.key("warps_per_sm").number(sum->worst.measured.warps);
          if (sum->worst.warps != sum->worst.measured.warps)
            writer.key("taken_as_warps").number(sum->worst.warps);
          const std::string unit =
              set.loop.empty() ? "_ipc_per_sm" : "_iterations_per_cycle_per_sm";
          writer.key("measured" + unit).number(sum->worst.measured.throughput);
          writer.key("predicted" + unit).number(sum->worst.predicted);
        }
        writer.key("relative_error").number(sum->worst.relative).end_object().end_object();
      }
      writer.end_object().end_object();
    }
    writer.end_array();
  });
}

/// A row a point; a model without a number for it has empty cells.
std::string as_points(const std::vector<Answer>& answers, const std::vector<std::size_t>& models) {
  const bool of_needed = answers.front().of_needed(); // then it is one file's
  std::string text = of_needed ? "alpha,warps_needed" : "alpha,warps_per_sm,throughput";
  for (const std::size_t model : models)
    text += fmt::format(",{0},{0}_relative_error", model_table()[model].id);
  text += ",set\n";
  for (const Answer& answer : answers) {
    std::vector<std::size_t> next(models.size(), 0); // of each model's residuals
    std::vector<MeasuredPoint> points = answer.set->data.points;
    for (const NeededPoint& point : answer.set->data.needed)
      points.push_back(
          {.alpha = point.alpha, .warps = point.warps, .low = point.low, .high = point.high});
    for (const MeasuredPoint& point : points) {
      text += shortest(point.alpha) + "," + shortest(point.warps);
      if (!of_needed)
        text += "," + shortest(point.throughput);
      for (std::size_t i = 0; i < models.size(); ++i) {
        const auto& all = answer.of_models[i];
        if (next[i] < all.size() && all[next[i]].measured == point) {
          text += "," + shortest(all[next[i]].predicted) + "," + shortest(all[next[i]].relative);
          ++next[i];
        } else {
          text += ",,";
        }
      }
      text += "," + csv_field(answer.set->name) + "\n";
    }
  }
  return text;
}

Result<std::string> answer(const ResidualsCommand& command) {
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(const auto models, model_list(command.model));
  if (command.json && command.points)
    return bad_argument(verbatim("--json and --points exclude each other"));
  if (!command.data &&
      (!command.import.map.empty() || command.kernel.alpha || command.import.extra_arithmetic))
    return bad_argument(verbatim("--map, --alpha and --extra-arithmetic are for --data"));
  LOOM_TRY(const Scenario scenario, workload_from(command.kernel, catalogue));
  LOOM_TRY(const auto found, answers(command, scenario, catalogue, models));
  if (command.kernel.target && std::ranges::none_of(found, &Answer::of_needed))
    return bad_argument(
        verbatim("--target is for measured warps needed, and these are throughputs; "
                 "leave it out"));
  const auto says_nothing = [](const Answer& answer) {
    return std::ranges::all_of(answer.of_models, [](const auto& each) { return each.empty(); });
  };
  if (std::ranges::all_of(found, says_nothing))
    return fail(ErrorCode::internal,
                verbatim("none of these models has a number for any of the points; --model names "
                         "others"),
                {.file = found.front().set->name});
  return command.json     ? as_json(scenario, found, models)
         : command.points ? as_points(found, models)
                          : as_text(found, models);
}

} // namespace

void add_residuals(const Options& program) {
  const auto [options, command] = program.command<ResidualsCommand>(
      "residuals", "how far models are off measurements: a GPU's own, or a CSV of yours", answer);
  add_kernel(options, command.kernel);
  add_loop(options, command.kernel);
  add_sets(options, command.kernel);
  add_fixed_latency(options, command.kernel);
  add_target(options, command.kernel, "for which warps were measured to be needed");
  options.add("--data", command.data, "measurements of your own instead of the GPU's", "FILE.csv");
  add_import(options, command.import, command.kernel);
  options.add("--model", command.model,
              "a comma list, or all (default bound). Models: " + model_names(), "MODELS");
  options.add("--json", command.json, "as JSON");
  options.add("--points", command.points, "every point as CSV");
  options.footer(
      "CHI2 adds up ((model - measured) / error)^2 over the points that have error bars, each as\n"
      "long as a standard deviation to either side.\n"
      "A file with bad rows is refused with their count and the place of the first of each kind;\n"
      "--keep-going warns instead.");
}

} // namespace loom
