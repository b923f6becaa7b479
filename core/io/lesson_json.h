#pragma once

/// Lesson files: a folder with lesson.json, the steps, and lesson.md, their texts. The README of
/// resources/lessons describes both.

#include "core/gpu/catalogue.h"
#include "core/lesson/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

inline constexpr int lesson_major = 1, lesson_minor = 0;
inline constexpr std::size_t max_lesson_steps = 100;
inline constexpr std::size_t max_lesson_bytes = 1u << 20; ///< of each file

/// The two files of a lesson, with the names that errors say.
struct LessonFiles {
  std::string json{}, markdown{};
  std::string json_file = "lesson.json", markdown_file = "lesson.md";
};

/// The lesson, or the first problem with file and place (JSON pointer, or line).
[[nodiscard]] Result<lesson::Lesson> read_lesson(const LessonFiles& files);

/// Every problem: what read_lesson() would refuse; then formulas that have no value, choices of
/// which none or several are right, settings that are refused, on the lesson's own GPU or the one
/// named.
[[nodiscard]] std::vector<Error> lint_lesson(const LessonFiles& files, const Catalogue& catalogue,
                                             const std::string& gpu = {});

} // namespace loom
