// lesson_files() of core/lesson/lesson_json.h.

#include "core/lesson/lesson_json.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <algorithm>
#include <filesystem>

namespace loom {

Result<LessonFiles> lesson_files(const std::string& json_file) {
  namespace fs = std::filesystem;
  constexpr std::size_t max_translations = 64;
  LessonFiles files{.json_file = json_file};
  const std::string base = json_file.substr(0, json_file.size() - lesson_ending.size());
  files.markdown_file = base + ".md";
  const auto read = [](const std::string& file) {
    return must_be_regular(file).and_then([&file] { return read_file(file, max_lesson_bytes); });
  };
  auto json = read(files.json_file);
  LOOM_TRY(auto markdown, json ? read(files.markdown_file) : json);
  files.json = *std::move(json);
  files.markdown = std::move(markdown);
  const std::string name = fs::path(base).filename().string() + ".";
  std::error_code unreadable;
  const fs::path folder = fs::path(base).parent_path();
  for (const auto& entry : fs::directory_iterator(folder.empty() ? "." : folder, unreadable)) {
    const std::string other = entry.path().filename().string();
    if (!other.starts_with(name) || !other.ends_with(".md") || other.size() < name.size() + 3)
      continue;
    const std::string language = other.substr(name.size(), other.size() - name.size() - 3);
    const std::string path = base + "." + language + ".md";
    if (files.translations.size() == max_translations)
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("expected at most %1 entries, found %2")(max_translations, "more"),
                  {.file = base + ".*.md"});
    LOOM_TRY(auto text, read(path));
    files.translations.push_back({language, std::move(text), path});
  }
  std::ranges::sort(files.translations, {}, &LessonFiles::Translation::language);
  return files;
}

} // namespace loom
