#pragma once

/// The texts of a lesson: Markdown with a heading for each step.

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What stands under "## id".
struct LessonSection {
  /// By the name of its own heading ("reveal" of "### reveal"), "" for what comes first. Without
  /// blanks around.
  std::map<std::string, std::string, std::less<>> parts;
  int line = 0; ///< of the heading
  bool used = false;

  /// Empty where there is none.
  [[nodiscard]] std::string part(std::string_view name) const;
};

struct LessonText {
  std::string title; ///< of "# title" before the first step; may be empty
  std::map<std::string, LessonSection, std::less<>> sections; ///< by id
};

/// `parts` are the headings of the third level that mean something; others belong to the text.
[[nodiscard]] LessonText lesson_text(std::string_view markdown,
                                     std::initializer_list<std::string_view> parts);

/// An item of a list, "- words", with the one below it, "  - more".
struct LessonItem {
  std::string words, below;
};
/// The items of a part; an indented line goes on with the one before.
[[nodiscard]] std::vector<LessonItem> lesson_items(std::string_view part);

} // namespace loom
