#pragma once

/// A lesson in another language: NAME.ru.md beside NAME.md, with all its texts. The README of
/// resources/lessons describes it.

#include "core/base/result.h"
#include "core/lesson/lesson.h"

#include <string_view>
#include <vector>

namespace loom {

/// Puts the texts of a translation in the place of the lesson's own. Every problem with file and
/// line: a text that is missing or too much, one with other {formulas} than the lesson's, a list
/// with another number of items. What has no translation stays as it was.
[[nodiscard]] std::vector<Error> translate_lesson(lesson::Lesson& lesson, std::string_view markdown,
                                                  const std::string& file);

} // namespace loom
