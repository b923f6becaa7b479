// A lesson's two files, parted by the first line that is "====": refused as lint says, or every
// step has a scenario and an answer, or says why not.

#include "core/lesson/lesson_json.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  static constexpr std::string_view apart = "\n====\n";
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  loom::LessonFiles files;
  const std::size_t end = std::min(text.find(apart), size);
  files.json = text.substr(0, end);
  files.markdown = text.substr(std::min(end + apart.size(), size));
  const auto lesson = loom::read_lesson(files);
  const bool clean = loom::lint_lesson(files, catalogue).empty();
  if (!lesson) {
    check(!clean, "lint finds what is refused");
    check(!lesson.error().where.file.empty() && !lesson.error().detail.empty(),
          "what is wrong is said, and in which file");
    return 0;
  }
  check(!lesson->steps.empty() && lesson->steps.size() <= loom::max_lesson_steps,
        "a lesson has steps");
  const auto gpu = catalogue.find(lesson->gpu);
  if (!gpu)
    return 0;
  for (std::size_t s = 0; s < lesson->steps.size(); ++s) {
    const loom::lesson::Step& step = lesson->steps[s];
    const auto scenario = loom::lesson::scenario_at(*lesson, s, *gpu, catalogue);
    check(scenario || !clean, "a clean lesson's settings hold");
    if (!scenario)
      continue;
    check(loom::lesson::filled(step.prose, *scenario, catalogue) || !clean,
          "a clean lesson's texts can be filled in");
    if (step.answer)
      check(loom::lesson::judge(step, 1.0, *scenario, catalogue) || !clean,
            "a number can be judged");
    if (!step.choices.empty())
      check(loom::lesson::judge(step, std::size_t{0}, *scenario, catalogue) || !clean,
            "a choice can be judged");
    if (step.sketch)
      check(loom::lesson::true_curve(*step.sketch, *scenario, 3) || !clean, "a sketch has a curve");
  }
  return 0;
}
