#include "core/lesson/lesson_translation.h"

#include "core/lesson/lesson_text.h"

#include <algorithm>

namespace loom {

namespace {

/// The {formulas} of a text, sorted: their order is the language's.
std::vector<std::string> formulas_of(std::string_view text) {
  std::vector<std::string> formulas;
  for (std::size_t open = text.find('{'); open != std::string_view::npos;
       open = text.find('{', open + 1))
    formulas.emplace_back(text.substr(open, text.find('}', open) - open + 1));
  std::ranges::sort(formulas);
  return formulas;
}

std::string list_of(const std::vector<std::string>& formulas) {
  std::string list;
  for (const std::string& each : formulas)
    list += (list.empty() ? "" : " ") + each;
  return list.empty() ? "none" : list;
}

class Translator {
public:
  Translator(std::string_view markdown, const std::string& file)
      : text_(lesson_text(markdown, {"reveal", "notes", "unit", "choices", "wrong"})), file_(file) {
  }

  std::vector<Error> into(lesson::Lesson& lesson) {
    put(lesson.title, text_.title, "the title, '# ...' in the first line,");
    for (lesson::Step& step : lesson.steps) {
      const auto found = text_.sections.find(step.id);
      if (found == text_.sections.end()) {
        line_ = 0;
        add("there is no heading '## " + step.id + "'");
        continue;
      }
      found->second.used = true;
      line_ = found->second.line;
      take(step, found->second);
    }
    for (const auto& [id, section] : text_.sections)
      if (!section.used) {
        line_ = section.line;
        add("the heading '## " + id + "' is no step of the lesson");
      }
    return std::move(problems_);
  }

private:
  void take(lesson::Step& step, const LessonSection& section) {
    put(step.prose, section.part(""), "the text");
    put(step.reveal, section.part("reveal"), "the part '### reveal'");
    put(step.notes, section.part("notes"), "the part '### notes'");
    put(step.unit, section.part("unit"), "the part '### unit'");
    const auto choices = lesson_items(section.part("choices"));
    if (same_count(choices.size(), step.choices.size(), "choices"))
      for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::string item = "item " + std::to_string(i + 1) + " of '### choices'";
        put(step.choices[i].label, choices[i].words, item);
        put(step.choices[i].reason, choices[i].below, "the reason below " + item);
      }
    const auto wrong = lesson_items(section.part("wrong"));
    if (same_count(wrong.size(), step.wrong.size(), "wrong"))
      for (std::size_t i = 0; i < wrong.size(); ++i)
        put(step.wrong[i].words, wrong[i].words,
            "item " + std::to_string(i + 1) + " of '### wrong'");
  }

  bool same_count(std::size_t found, std::size_t expected, const std::string& part) {
    if (found != expected)
      add("expected " + std::to_string(expected) + " items '- ...' under '### " + part +
          "', found " + std::to_string(found));
    return found == expected;
  }

  void put(std::string& own, std::string words, const std::string& what) {
    if (own.empty() != words.empty())
      return add(what + (own.empty() ? " has nothing in the lesson that it translates: take it out"
                                     : " is missing"));
    const auto expected = formulas_of(own), found = formulas_of(words);
    if (expected != found)
      add(what + " has other formulas than the lesson's: expected " + list_of(expected) +
          ", found " + list_of(found));
    else
      own = std::move(words);
  }

  void add(Message detail) {
    problems_.push_back({ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line_}});
  }

  LessonText text_;
  const std::string& file_;
  int line_ = 1;
  std::vector<Error> problems_;
};

} // namespace

std::vector<Error> translate_lesson(lesson::Lesson& lesson, std::string_view markdown,
                                    const std::string& file) {
  return Translator(markdown, file).into(lesson);
}

} // namespace loom
