#include "core/lesson/lesson_text.h"

#include <algorithm>

namespace loom {

namespace {

std::string trimmed(std::string text) {
  const auto blank = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
  while (!text.empty() && blank(text.back()))
    text.pop_back();
  text.erase(text.begin(), std::ranges::find_if_not(text, blank));
  return text;
}

/// The next line, without its end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

} // namespace

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
      section = &result.sections[trimmed(std::string(text.substr(3)))];
      section->line = line;
      part = &section->parts[""];
      continue;
    }
    if (!section) {
      if (text.starts_with("# ") && result.title.empty())
        result.title = trimmed(std::string(text.substr(2)));
      continue;
    }
    if (text.starts_with("### ")) {
      const std::string name = trimmed(std::string(text.substr(4)));
      if (std::ranges::find(parts, name) != parts.end()) {
        part = &section->parts[name];
        continue;
      }
    }
    *part += std::string(text) + '\n';
  }
  for (auto& [id, each] : result.sections)
    for (auto& [name, words] : each.parts)
      words = trimmed(std::move(words));
  return result;
}

std::vector<LessonItem> lesson_items(std::string_view part) {
  std::vector<LessonItem> items;
  std::string* words = nullptr;
  while (!part.empty()) {
    const std::string_view line = take_line(part);
    if (line.starts_with("- ")) {
      words = &items.emplace_back().words;
      *words = trimmed(std::string(line.substr(2)));
    } else if (line.starts_with("  - ") && !items.empty()) {
      words = &items.back().below;
      *words = trimmed(std::string(line.substr(4)));
    } else if (const std::string more = trimmed(std::string(line)); words && !more.empty()) {
      *words += ' ' + more;
    }
  }
  return items;
}

} // namespace loom
