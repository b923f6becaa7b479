#include "widgets/lessons/lesson_store.h"

#include "core/base/number.h"
#include "core/io/text.h"
#include "resources/lessons/embedded.h"
#include "widgets/params/parameter_text.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace loom {

namespace {

constexpr std::string_view ending = ".lesson.json";

QString tr(const char* text) { return QCoreApplication::translate("Lessons", text); }

/// What a step asks, in a line below its text.
QString question_of(const lesson::Step& step) {
  QString text;
  for (const lesson::Choice& choice : step.choices)
    text += QStringLiteral("- ☐ %1\n").arg(to_qstring(choice.label));
  if (step.answer)
    text += QStringLiteral("\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ %1\n").arg(to_qstring(step.unit));
  return text;
}

Result<QString> answer_of(const lesson::Step& step, const Scenario& scenario,
                          const Catalogue& catalogue) {
  QString text;
  if (step.answer) {
    const auto value = lesson::evaluate(*step.answer, scenario, catalogue);
    if (!value)
      return tl::unexpected(value.error());
    text +=
        QStringLiteral("**%1 %2**\n\n").arg(to_qstring(significant(*value)), to_qstring(step.unit));
  }
  for (const lesson::Choice& choice : step.choices)
    if (lesson::evaluate(choice.right, scenario, catalogue).value_or(0) != 0)
      text += QStringLiteral("**%1**\n\n").arg(to_qstring(choice.label));
  const auto reveal = lesson::filled(step.reveal, scenario, catalogue);
  if (!reveal)
    return tl::unexpected(reveal.error());
  return text + to_qstring(*reveal);
}

} // namespace

std::vector<lesson::Lesson> shipped_lessons() {
  std::vector<lesson::Lesson> lessons;
  const auto files = embedded_lessons();
  for (const EmbeddedFile& file : files) {
    if (!file.name.ends_with(ending))
      continue;
    const std::string text(file.name.substr(0, file.name.size() - ending.size()));
    const auto markdown = std::ranges::find(files, text + ".md", &EmbeddedFile::name);
    if (markdown == files.end())
      continue;
    if (auto read = read_lesson({std::string(file.content), std::string(markdown->content)}))
      lessons.push_back(*std::move(read));
  }
  return lessons;
}

LessonFolder lessons_in(const QString& folder, const Catalogue& catalogue) {
  LessonFolder found;
  const QDir dir(folder);
  const QStringList names =
      dir.entryList({QStringLiteral("*.lesson.json")}, QDir::Files, QDir::Name);
  for (const QString& name : names) {
    const std::string json = dir.filePath(name).toStdString();
    const std::string text = json.substr(0, json.size() - ending.size()) + ".md";
    const auto steps = read_file(json, max_lesson_bytes);
    const auto markdown = read_file(text, max_lesson_bytes);
    if (!steps || !markdown) {
      found.problems.push_back(!steps ? steps.error() : markdown.error());
      continue;
    }
    const LessonFiles files{*steps, *markdown, json, text};
    const auto problems = lint_lesson(files, catalogue);
    if (problems.empty())
      found.lessons.push_back(*read_lesson(files));
    found.problems.insert(found.problems.end(), problems.begin(), problems.end());
  }
  if (names.isEmpty())
    found.problems.push_back({ErrorCode::bad_input,
                              "the folder has no lesson; expected NAME.lesson.json and NAME.md",
                              {.file = folder.toStdString()}});
  return found;
}

Result<QString> handout(const lesson::Lesson& lesson, const GpuPtr& gpu, const Catalogue& catalogue,
                        bool answers) {
  QString text =
      QStringLiteral("# %1\n\n*%2 · %3*\n\n")
          .arg(to_qstring(lesson.title), to_qstring(gpu->name), to_qstring(lesson.source));
  int number = 0;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const lesson::Step& step = lesson.steps[i];
    const auto scenario = lesson::scenario_at(lesson, i, gpu, catalogue);
    if (!scenario)
      return tl::unexpected(scenario.error());
    const auto prose = lesson::filled(step.prose, *scenario, catalogue);
    if (!prose)
      return tl::unexpected(prose.error());
    text += QStringLiteral("**%1.** %2\n\n").arg(++number).arg(to_qstring(*prose));
    text += question_of(step) + QLatin1Char('\n');
    if (!answers)
      continue;
    const auto answer = answer_of(step, *scenario, catalogue);
    if (!answer)
      return answer;
    if (!answer->trimmed().isEmpty())
      text += tr("Answer:") + QLatin1Char(' ') + *answer + QStringLiteral("\n\n");
  }
  return text;
}

} // namespace loom
