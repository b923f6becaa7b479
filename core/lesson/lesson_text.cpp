#include "core/lesson/lesson_text.h"

#include "core/base/pieces.h"

#include <algorithm>

namespace loom {

std::string LessonSection::part(std::string_view name) const {
  const auto found = parts.find(name);
  return found == parts.end() ? std::string() : found->second;
}

LessonText lesson_text(std::string_view markdown, std::initializer_list<std::string_view> parts) {
  LessonText result;
  LessonSection* section = nullptr;
  std::string* part = nullptr;
  for (int line = 1; !markdown.empty(); ++line) {
    const std::string_view text = take_line(markdown);
    if (text.starts_with("## ")) {
      section = &result.sections[std::string(trimmed(text.substr(3)))];
      section->line = line;
      part = &section->parts[""];
      continue;
    }
    if (!section) {
      if (text.starts_with("# ") && result.title.empty())
        result.title = trimmed(text.substr(2));
      continue;
    }
    if (text.starts_with("### ")) {
      const std::string name(trimmed(text.substr(4)));
      if (std::ranges::find(parts, name) != parts.end()) {
        part = &section->parts[name];
        continue;
      }
    }
    *part += std::string(text) + '\n';
  }
  for (auto& [id, each] : result.sections)
    for (auto& [name, words] : each.parts)
      words = std::string(trimmed(words));
  return result;
}

std::vector<LessonItem> lesson_items(std::string_view part) {
  std::vector<LessonItem> items;
  std::string* words = nullptr;
  while (!part.empty()) {
    const std::string_view line = take_line(part);
    if (line.starts_with("- ")) {
      words = &items.emplace_back().words;
      *words = trimmed(line.substr(2));
    } else if (line.starts_with("  - ") && !items.empty()) {
      words = &items.back().below;
      *words = trimmed(line.substr(4));
    } else if (const std::string more(trimmed(line)); words && !more.empty()) {
      *words += ' ' + more;
    }
  }
  return items;
}

} // namespace loom
