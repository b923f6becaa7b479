// `latencyloom lint`: every problem of GPU, scenario and lesson files, each on a line of its own.

#include "app/kernel_options.h"
#include "app/output.h"
#include "core/document/document_json.h"
#include "core/gpu/gpu_lint.h"
#include "core/gpu/relations.h"
#include "core/lesson/lesson_json.h"
#include "core/text/text.h"
#include "widgets/views/view_pages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loom {

namespace {

struct LintCommand {
  std::vector<std::string> files;
  bool catalogue = false; ///< every GPU file that the program carries
};

std::vector<Error> problems_of(const std::string& bytes, const std::string& file,
                               const Catalogue& catalogue) {
  if (!file.ends_with(lesson_ending))
    return lint_file(bytes, file, catalogue);
  const Result<LessonFiles> files = lesson_files(file);
  return files ? lint_lesson(*files, catalogue, {}, view_ids()) : std::vector<Error>{files.error()};
}

int run(const LintCommand& command) {
  const Catalogue catalogue = load_catalogue();
  int status = 0;
  std::string good;
  if (command.catalogue) {
    const std::vector<Error> problems = lint_catalogue(catalogue);
    for (const Error& problem : problems)
      status = std::max(status, report(problem));
    if (problems.empty())
      good += "catalogue: no problems\n";
    for (const Gap& gap : gaps(catalogue))
      good += fmt::format("no source at hand gives the {} of {}: {}\n", gap.what.english(),
                          gap.gpus.size(), fmt::join(gap.gpus, ", "));
  }
  for (const std::string& file : command.files) {
    const Result<std::string> bytes = read_file(file, max_figure_bytes);
    const std::vector<Error> problems =
        bytes ? problems_of(*bytes, file, catalogue) : std::vector<Error>{bytes.error()};
    for (const Error& problem : problems)
      status = std::max(status, report(problem));
    if (problems.empty())
      good += file + ": no problems\n";
  }
  return status == 0 ? print(good) : status;
}

} // namespace

void add_lint(const Options& program) {
  const auto [options, command] = program.command<LintCommand>(
      "lint", "check GPU and scenario files; prints every problem", run);
  options.add("FILE", command.files, "GPU or scenario files (.json) to check");
  options.add("--catalogue", command.catalogue, "check every GPU file built in");
  options.require_any();
}

} // namespace loom
