#include "app/figure_lint.h"

#include "app/answers.h"
#include "app/output.h"
#include "core/base/number.h"
#include "widgets/export/lint.h"
#include "widgets/look/language.h"

#include <fmt/format.h>

namespace loom {

namespace {

/// The options that make `fix` of `spec`.
std::string options_of(const ExportSpec& spec, const ExportSpec& fix) {
  std::string options;
  if (fix.width_mm != spec.width_mm || fix.height_mm != spec.height_mm ||
      fix.text_pt != spec.text_pt)
    options = fmt::format("--size {}x{}mm --text {}", shortest(fix.width_mm),
                          shortest(fix.height_mm), shortest(fix.text_pt));
  if (fix.palette != spec.palette)
    options += std::string(options.empty() ? "" : " ") + "--palette mono";
  return options;
}

void write_json(JsonWriter& json, const FigureJob& job, const ExportSpec& spec,
                const FigureProblem& problem) {
  json.begin_object(JsonWriter::Layout::one_line).key("figure").text(job.name);
  json.key("kind").text(problem_id(problem.kind)).key("problem").text(problem.words.toStdString());
  json.key("fix");
  (problem.fix ? json.text(options_of(spec, *problem.fix)) : json.null()).end_object();
}

std::string line_of(const FigureJob& job, const ExportSpec& spec, const FigureProblem& problem) {
  const std::string fix = problem.fix ? "; " + options_of(spec, *problem.fix) + " mends it" : "";
  return fmt::format("{}: {}: {}{}\n", job.name, problem_id(problem.kind),
                     problem.words.toStdString(), fix);
}

} // namespace

int lint_jobs(const std::vector<FigureJob>& jobs, bool json, const std::function<void()>& prepare) {
  prepare();
  struct Found {
    const FigureJob* job;
    ExportSpec spec;
    FigureProblem problem;
  };
  std::vector<Found> all;
  for (const FigureJob& job : jobs) {
    const Speaking as_wanted(language_of(job));
    const Result<LookedExport> drawing = drawing_of(job);
    if (!drawing) {
      Error error = drawing.error();
      error.detail = Text{"figure %1: %2"}(job.name, error.detail);
      return report(error);
    }
    for (FigureProblem& problem : lint(drawing->figure, drawing->spec))
      all.push_back({&job, drawing->spec, std::move(problem)});
  }
  std::string text;
  if (json)
    text = json_answer([&](JsonWriter& writer) {
      writer.key("problems").begin_array();
      for (const Found& found : all)
        write_json(writer, *found.job, found.spec, found.problem);
      writer.end_array();
    });
  else
    for (const Found& found : all)
      text += line_of(*found.job, found.spec, found.problem);
  const int printed = print(text);
  return printed != 0 ? printed : all.empty() ? 0 : 1;
}

} // namespace loom
