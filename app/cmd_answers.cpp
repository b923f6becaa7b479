// `latencyloom answers`: what a class answered in lessons, from the files that students saved.

#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/number.h"
#include "core/lesson/class_answers.h"
#include "core/lesson/lesson_json.h"
#include "widgets/lessons/lesson_store.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom {

namespace {

struct AnswersCommand {
  std::string folder;
  std::vector<std::string> lessons; ///< files of lessons that are not shipped
  bool csv = false;
};

constexpr std::size_t widest_bar = 40;

/// "24", "a curve": short enough for a column.
std::string short_answer(const lesson::Step& step, const lesson::Given& given) {
  constexpr std::size_t most = 24;
  if (step.sketch)
    return "a curve";
  std::string text = lesson::answer_text(step, given);
  if (text.size() <= most)
    return text;
  std::size_t end = most - 3;
  while (end > 0 && (text[end] & 0xC0) == 0x80) // not inside a letter
    --end;
  return text.substr(0, end) + "...";
}

std::string right_word(const lesson::Verdict& verdict) { return verdict.right ? "yes" : "no"; }

std::string as_text(const lesson::ClassAnswers& answers,
                    const std::vector<lesson::Lesson>& lessons) {
  std::string text;
  for (const lesson::Question& question : answers.questions) {
    const lesson::Lesson& lesson = lessons[question.lesson];
    const lesson::Step& step = lesson.steps[question.step];
    text += fmt::format("{}{}, step {} '{}', {}: {} of {} right at first\n",
                        text.empty() ? "" : "\n", lesson.title, question.step + 1, step.id,
                        question.gpu->name, question.right(), question.people.size());
    if (step.answer)
      text += fmt::format("right: {}{}{}\n", significant(question.value),
                          step.unit.empty() ? "" : " ", step.unit);
    std::size_t longest = 1;
    for (const lesson::Bin& bin : question.histogram)
      longest = std::max(longest, bin.count);
    for (const lesson::Bin& bin : question.histogram) {
      const std::size_t bar =
          longest <= widest_bar ? bin.count : (bin.count * widest_bar + longest - 1) / longest;
      std::string line = fmt::format(
          "  {:>4} {:<{}} {}", bin.count, std::string(bar, '#'), std::min(longest, widest_bar),
          bin.label.empty() ? std::string(lesson::to_string(bin.miss)) : bin.label);
      text += line + (bin.right && !bin.label.empty() ? " (right)\n" : "\n");
    }
    text += fmt::format("  {:<24} {:<24} {:<5} {:<24} {:<5} {:>7} {:>7}\n", "NAME", "FIRST",
                        "RIGHT", "LAST", "RIGHT", "ANSWERS", "SECONDS");
    for (const lesson::PersonsAnswer& person : question.people)
      text += fmt::format("  {:<24} {:<24} {:<5} {:<24} {:<5} {:>7} {:>7}\n",
                          person.name.empty() ? person.file : person.name,
                          short_answer(step, person.answers.front()), right_word(person.first),
                          short_answer(step, person.answers.back()), right_word(person.last),
                          person.answers.size(), significant(person.answers.back().seconds));
  }
  return text;
}

Result<std::string> answer(const AnswersCommand& command) {
  const Catalogue catalogue = load_catalogue();
  std::vector<lesson::Lesson> lessons = shipped_lessons();
  for (const std::string& file : command.lessons) {
    if (!file.ends_with(lesson_ending))
      return bad_argument(verbatim("--lesson: expected NAME.lesson.json, found '" + file + "'"));
    LOOM_TRY(const auto own, lesson_files(file).and_then(
                                 [](const LessonFiles& files) { return read_lesson(files); }));
    lessons.insert(lessons.begin(), own); // goes before a shipped one with its id
  }
  LOOM_TRY(const auto answers, lesson::class_answers(command.folder, lessons, catalogue));
  for (const auto* each : {&answers.skipped, &answers.remarks})
    for (const Error& said : *each)
      warn(said);
  if (answers.sheets == 0)
    return fail(ErrorCode::bad_input, verbatim("the folder has no answers of a lesson"),
                {.file = command.folder});
  return command.csv ? lesson::class_csv(answers, lessons) : as_text(answers, lessons);
}

} // namespace

void add_answers(const Options& program) {
  const auto [options, command] = program.command<AnswersCommand>(
      "answers", "what a class answered in lessons, from a folder of saved answers", answer);
  options.add("FOLDER", command.folder, "folder with NAME.answers.json of the students").required();
  options
      .add("--lesson", command.lessons, "lesson (NAME.lesson.json) that is not a shipped one",
           "FILE")
      .repeatable();
  options.add("--csv", command.csv, "as CSV, a row a person and question");
}

} // namespace loom
