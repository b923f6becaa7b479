#pragma once

/// The lessons at hand: those shipped, and those of a teacher's folder.

#include "core/lesson/lesson_json.h"

#include <QString>

#include <vector>

namespace loom {

/// The shipped lessons, in order, in the language that is spoken or else in English.
[[nodiscard]] std::vector<lesson::Lesson> shipped_lessons();

/// What a folder held.
struct LessonFolder {
  std::vector<lesson::Lesson> lessons; ///< by file name
  std::vector<Error> problems;         ///< of the files that are no lesson
};
/// Every NAME.lesson.json with its NAME.md in the folder itself, in the language that is spoken
/// where there is a translation without a problem. A folder without any is a problem.
[[nodiscard]] LessonFolder lessons_in(const QString& folder, const Catalogue& catalogue);

/// Writes NAME.lesson.json and NAME.md.
[[nodiscard]] Result<void> save_lesson(const lesson::Lesson& lesson, const QString& json_file);

/// The answer of a step as Markdown, with what is revealed; empty where there is none.
[[nodiscard]] Result<QString> answer_of(const lesson::Step& step, const Scenario& scenario,
                                        const Catalogue& catalogue);

/// The whole lesson as Markdown for the GPU, with the answers or with room for them.
[[nodiscard]] Result<QString> handout(const lesson::Lesson& lesson, const GpuPtr& gpu,
                                      const Catalogue& catalogue, bool answers);

} // namespace loom
