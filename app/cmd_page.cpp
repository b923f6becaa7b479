// `latencyloom page`: a scenario, or a lesson, as one file that a browser shows without a network.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "app/page_picture.h"
#include "core/base/nearest.h"
#include "core/document/document_json.h"
#include "core/document/page.h"
#include "core/document/scenario_link.h"
#include "core/lesson/lesson_json.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "resources/lessons/embedded.h"
#include "resources/programs/embedded.h"

#include <algorithm>

namespace loom {

DrawPagePicture* draw_page_picture = nullptr;

namespace {

struct PageCommand {
  KernelOptions kernel;
  std::string scenario;
  std::optional<std::string> lesson; ///< an id, or NAME.lesson.json
  std::string output;
  bool json = false;
};

/// What is in a file or link, with the view in front.
Result<ReadDocument> opened(const std::string& given, const Catalogue& catalogue) {
  const bool link = given.starts_with(scenario_link_prefix);
  const std::string file = link ? "link" : given;
  LOOM_TRY(auto read,
           (link ? Result<std::string>(given) : read_file(given, max_figure_bytes))
               .and_then([&](const std::string& bytes) { return extract_scenario(bytes, file); })
               .and_then([&](const std::string& text) {
                 return document_from_json(text, file, catalogue);
               }));
  for (const Message& warning : read.warnings)
    warn({ErrorCode::bad_input, warning, {.file = file}});
  return read;
}

/// The lesson as it stands in a file, without the teacher's notes.
Result<LessonFiles> for_students(lesson::Lesson lesson) {
  for (lesson::Step& step : lesson.steps)
    step.notes.clear();
  return write_lesson(lesson);
}

/// The lesson in this file, or the shipped one of this id with those that come after it.
Result<std::vector<LessonFiles>> lessons_of(const std::string& given) {
  if (given.ends_with(lesson_ending))
    return lesson_files(given).and_then([](LessonFiles files) {
      files.translations.clear(); // a page speaks English
      const Catalogue of_pages(embedded_gpu_files());
      if (const auto problems = lint_lesson(files, of_pages); !problems.empty())
        return Result<std::vector<LessonFiles>>(tl::unexpected(problems.front()));
      return read_lesson(files).and_then(for_students).map([](LessonFiles only) {
        return std::vector{std::move(only)};
      });
    });
  const auto shipped = embedded_lessons();
  std::vector<std::string> known;
  std::vector<LessonFiles> course;
  for (const EmbeddedFile& file : shipped) {
    if (!file.name.ends_with(lesson_ending))
      continue;
    const std::string name(file.name.substr(0, file.name.size() - lesson_ending.size()));
    const auto text = std::ranges::find(shipped, name + ".md", &EmbeddedFile::name);
    const LessonFiles files{.json = std::string(file.content),
                            .markdown = std::string(text->content)};
    LOOM_TRY(const lesson::Lesson lesson, read_lesson(files));
    known.push_back(lesson.id);
    if (lesson.id != given && course.empty())
      continue;
    LOOM_TRY(LessonFiles taken, for_students(lesson));
    course.push_back(std::move(taken));
  }
  if (!course.empty())
    return course;
  return bad_argument(verbatim("--lesson: no lesson '" + given +
                               "'; expected NAME.lesson.json or one of " + joined(known) +
                               did_you_mean(given, known).english()));
}

/// The files packed, so that who looks into the page's source does not read the answers.
std::string packed(const std::vector<LessonFiles>& lessons) {
  JsonWriter files(-1);
  files.begin_object().key("lessons").objects(lessons, [&](const LessonFiles& lesson) {
    files.key("file").text(lesson.json).key("text").text(lesson.markdown);
  });
  return scenario_link(files.end_object().str());
}

Result<std::string> page(const PageCommand& command) {
  const Catalogue catalogue = load_catalogue();
  const KernelOptions& kernel = command.kernel;
  const bool chosen = kernel.gpu || kernel.gpu_file || kernel.mix || kernel.access ||
                      kernel.alpha || kernel.warps || kernel.ilp || kernel.loop ||
                      !kernel.sets.empty();
  if (chosen && !command.scenario.empty())
    return bad_argument(verbatim("the scenario says the GPU and the kernel; leave the options that "
                                 "say them, as --gpu and --alpha, out"));
  if (command.lesson && (chosen || !command.scenario.empty()))
    return bad_argument(
        verbatim("the lesson says the GPU and the kernel; leave the scenario and the "
                 "options that say them, as --gpu and --alpha, out"));
  ReadDocument read;
  if (!command.scenario.empty()) {
    LOOM_TRY(read, opened(command.scenario, catalogue));
  } else {
    LOOM_TRY(read.document.scenario, workload_from(kernel, catalogue));
  }
  PageExtras extras;
  if (command.lesson) {
    LOOM_TRY(extras.lesson, lessons_of(*command.lesson).map(packed));
  } else if (draw_page_picture) {
    if (const auto lack = page_lacks(read.view, read.view))
      warn({ErrorCode::bad_input, *lack, {.file = command.scenario}});
    extras.picture = draw_page_picture(read.document, read.view, catalogue);
  }
  return page_of(read.document, read.view, catalogue, embedded_programs(), command.scenario,
                 extras);
}

Result<std::string> run(const PageCommand& command) {
  const Result<std::string> html = page(command);
  if (!html)
    return html;
  LOOM_CHECK(write_file(command.output, *html));
  if (!command.json)
    return std::string();
  return json_answer([&](JsonWriter& writer) {
    writer.key("page").text(command.output);
    writer.key("bytes").number(static_cast<double>(html->size()));
  });
}

} // namespace

void add_page(const Options& program) {
  const auto [options, command] = program.command<PageCommand>(
      "page", "one file for a browser, which computes without a network", run);
  options.add("SCENARIO", command.scenario,
              "a saved scenario (.loom.json), a figure or a link that carries one");
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  options.add("--lesson", command.lesson,
              "a lesson with its questions: a shipped one by its id, with those that follow it, or "
              "NAME.lesson.json",
              "LESSON");
  options.add("-o,--output", command.output, "the page to write", "FILE.html").required();
  options.add("--json", command.json, "what was written, as JSON");
  options.footer("Behind '#' in the page's address stand its state, 'look=light', 'dark' or\n"
                 "'projector', and 'embed=1' for a frame of a course's page.");
}

} // namespace loom
