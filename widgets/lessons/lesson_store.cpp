#include "widgets/lessons/lesson_store.h"

#include "core/base/number.h"
#include "core/text/text.h"
#include "resources/lessons/embedded.h"
#include "widgets/look/language.h"
#include "widgets/look/rich_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/view_pages.h"

#include <QDir>

#include <algorithm>

namespace loom {

namespace {

/// What a step asks, in a line below its text.
QString question_of(const lesson::Step& step) {
  QString text;
  for (const lesson::Choice& choice : step.choices)
    text += QStringLiteral("- ☐ %1\n").arg(markdown_escaped(to_qstring(choice.label)));
  if (step.answer)
    text += QStringLiteral("\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ %1\n")
                .arg(markdown_escaped(to_qstring(step.unit)));
  return text;
}

} // namespace

std::vector<lesson::Lesson> shipped_lessons() {
  std::vector<lesson::Lesson> lessons;
  const auto files = embedded_lessons();
  const std::string language = spoken_language().toStdString();
  for (const EmbeddedFile& file : files) {
    if (!file.name.ends_with(lesson_ending))
      continue;
    const std::string name(file.name.substr(0, file.name.size() - lesson_ending.size()));
    const auto text = [&](const std::string& of) {
      const auto found = std::ranges::find(files, of, &EmbeddedFile::name);
      return found == files.end() ? std::string() : std::string(found->content);
    };
    LessonFiles pair{.json = std::string(file.content), .markdown = text(name + ".md")};
    if (auto own = text(name + "." + language + ".md"); !own.empty())
      pair.translations.push_back({language, std::move(own), {}});
    if (auto read = read_lesson(pair, language))
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
    const auto files = lesson_files(dir.filePath(name).toStdString());
    if (!files) {
      found.problems.push_back(files.error());
      continue;
    }
    const auto problems = lint_lesson(*files, catalogue, {}, view_ids());
    found.problems.insert(found.problems.end(), problems.begin(), problems.end());
    // A lesson with a problem in its translation alone can be held in its own language.
    const bool own = std::ranges::all_of(problems, [&](const Error& problem) {
      return problem.where.file != files->json_file && problem.where.file != files->markdown_file;
    });
    if (!own)
      continue;
    auto lesson = read_lesson(*files, spoken_language().toStdString());
    lesson->file = files->json_file;
    found.lessons.push_back(*std::move(lesson));
  }
  if (names.isEmpty())
    found.problems.push_back(
        {ErrorCode::bad_input,
         LOOM_TEXT("the folder has no lesson; expected NAME.lesson.json and NAME.md"),
         {.file = folder.toStdString()}});
  return found;
}

Result<void> save_lesson(const lesson::Lesson& lesson, const QString& json_file) {
  const std::string json = json_file.toStdString();
  const LessonFiles files = write_lesson(lesson);
  const auto text =
      write_file(json.substr(0, json.size() - lesson_ending.size()) + ".md", files.markdown);
  return text ? write_file(json, files.json) : text;
}

Result<QString> answer_of(const lesson::Step& step, const Scenario& scenario,
                          const Catalogue& catalogue) {
  QString text;
  if (step.answer) {
    LOOM_TRY(const auto value, lesson::evaluate(*step.answer, scenario, catalogue));
    // Markdown takes no blank before the closing marks.
    text += QStringLiteral("**%1**\n\n")
                .arg((to_qstring(significant(value)) + QLatin1Char(' ') +
                      markdown_escaped(to_qstring(step.unit)))
                         .trimmed());
  }
  for (const lesson::Choice& choice : step.choices)
    if (lesson::evaluate(choice.right, scenario, catalogue).value_or(0) != 0)
      text += QStringLiteral("**%1**\n\n").arg(markdown_escaped(to_qstring(choice.label)));
  LOOM_TRY(const auto reveal, lesson::filled(step.reveal, scenario, catalogue));
  return text + to_qstring(reveal);
}

Result<QString> handout(const lesson::Lesson& lesson, const GpuPtr& gpu, const Catalogue& catalogue,
                        bool answers) {
  QString text =
      QStringLiteral("# %1\n\n*%2 · %3*\n\n")
          .arg(markdown_escaped(to_qstring(lesson.title)), markdown_escaped(to_qstring(gpu->name)),
               markdown_escaped(to_qstring(lesson.source)));
  if (!answers)
    text += tr("Name:") + QLatin1Char(' ') + QStringLiteral("\\_").repeated(24) +
            QStringLiteral("\n\n");
  int number = 0;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const lesson::Step& step = lesson.steps[i];
    LOOM_TRY(const auto scenario, lesson::scenario_at(lesson, i, gpu, catalogue));
    LOOM_TRY(const auto prose, lesson::filled(step.prose, scenario, catalogue));
    text += QStringLiteral("**%1.** %2\n\n").arg(++number).arg(to_qstring(prose));
    text += question_of(step) + QLatin1Char('\n');
    if (!answers)
      continue;
    const auto answer = answer_of(step, scenario, catalogue);
    if (!answer)
      return answer;
    if (!answer->trimmed().isEmpty())
      text += tr("Answer:") + QLatin1Char(' ') + *answer + QStringLiteral("\n\n");
  }
  return text;
}

} // namespace loom
