#pragma once

/// Lesson files: NAME.lesson.json, the steps, NAME.md, their texts, and NAME.ru.md, those in
/// another language. The README of resources/lessons describes them.

#include "core/gpu/catalogue.h"
#include "core/lesson/lesson.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

inline constexpr int lesson_major = 1, lesson_minor = 0;
inline constexpr std::size_t max_lesson_steps = 100;
inline constexpr std::size_t max_lesson_bytes = 1u << 20; ///< of each file

inline constexpr std::string_view lesson_ending = ".lesson.json";

/// The files of a lesson, with the names that errors say.
struct LessonFiles {
  std::string json{}, markdown{};
  std::string json_file = "lesson.json", markdown_file = "lesson.md";
  struct Translation {
    std::string language; ///< "ru"
    std::string markdown, file;
  };
  std::vector<Translation> translations{};
};

/// Reads NAME.lesson.json and the Markdown files beside it.
[[nodiscard]] Result<LessonFiles> lesson_files(const std::string& json_file);

/// The lesson, with the texts of the translation in the language as far as it has them and they fit
/// the lesson's own; or the first problem with file and place (JSON pointer, or line).
[[nodiscard]] Result<lesson::Lesson> read_lesson(const LessonFiles& files,
                                                 std::string_view language = {});

/// A lesson while it is being written, from what write_lesson() made of it: what read_lesson()
/// would refuse is taken as far as it says something.
[[nodiscard]] Result<lesson::Lesson> read_unfinished_lesson(const LessonFiles& files);

/// The files that read_lesson() reads back as the same lesson; formulas as they were written, also
/// wrong ones.
[[nodiscard]] LessonFiles write_lesson(const lesson::Lesson& lesson);

/// Every problem: what read_lesson() would refuse; then formulas that have no value, choices of
/// which none or several are right, settings that are refused, on the lesson's own GPU or the one
/// named; views that are not among `views`, where these are given; on the lesson's own GPU numbers
/// of two digits and more that are asked for and stand in the question's text or in a parameter
/// that the lesson set; then those of the translations.
[[nodiscard]] std::vector<Error> lint_lesson(const LessonFiles& files, const Catalogue& catalogue,
                                             const std::string& gpu = {},
                                             std::span<const std::string> views = {});

} // namespace loom
