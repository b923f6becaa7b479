#include "core/lesson/lesson_translation.h"

#include "core/lesson/lesson_text.h"

#include <algorithm>

namespace loom {

namespace {

constexpr std::size_t most_problems = 100;

/// The {formulas} of a text, sorted: their order is the language's. None begins inside another one.
std::vector<std::string> formulas_of(std::string_view text) {
  std::vector<std::string> formulas;
  for (std::size_t open = text.find('{'), close = 0; open != std::string_view::npos;
       open = text.find('{', close)) {
    close = text.find('}', open);
    if (close == std::string_view::npos)
      break;
    formulas.emplace_back(text.substr(open, ++close - open));
  }
  std::ranges::sort(formulas);
  return formulas;
}

Message list_of(const std::vector<std::string>& formulas) {
  std::string list;
  for (const std::string& each : formulas)
    list += (list.empty() ? "" : " ") + each;
  return list.empty() ? LOOM_TEXT("none") : Text{"%1"}(list);
}

class Translator {
public:
  Translator(std::string_view markdown, const std::string& file)
      : text_(lesson_text(markdown, {"reveal", "notes", "unit", "choices", "wrong"})), file_(file) {
  }

  std::vector<Error> into(lesson::Lesson& lesson) {
    put(lesson.title, text_.title, LOOM_TEXT("the title, '# ...' in the first line,"));
    for (lesson::Step& step : lesson.steps) {
      const auto found = text_.sections.find(step.id);
      if (found == text_.sections.end()) {
        line_ = 0;
        add(LOOM_TEXT("there is no heading '## %1'")(step.id));
        continue;
      }
      found->second.used = true;
      line_ = found->second.line;
      take(step, found->second);
    }
    for (const auto& [id, section] : text_.sections)
      if (!section.used) {
        line_ = section.line;
        add(LOOM_TEXT("the heading '## %1' is no step of the lesson")(id));
      }
    return std::move(problems_);
  }

private:
  void take(lesson::Step& step, const LessonSection& section) {
    put(step.prose, section.part(""), LOOM_TEXT("the text"));
    constexpr Text part = LOOM_TEXT("the part '### %1'");
    put(step.reveal, section.part("reveal"), part("reveal"));
    put(step.notes, section.part("notes"), part("notes"));
    put(step.unit, section.part("unit"), part("unit"));
    constexpr Text item = LOOM_TEXT("item %1 of '### %2'");
    const auto choices = lesson_items(section.part("choices"));
    if (same_count(choices.size(), step.choices.size(), "choices"))
      for (std::size_t i = 0; i < choices.size(); ++i) {
        const Message choice = item(i + 1, "choices");
        put(step.choices[i].label, choices[i].words, choice);
        put(step.choices[i].reason, choices[i].below, LOOM_TEXT("the reason below %1")(choice));
      }
    const auto wrong = lesson_items(section.part("wrong"));
    if (same_count(wrong.size(), step.wrong.size(), "wrong"))
      for (std::size_t i = 0; i < wrong.size(); ++i)
        put(step.wrong[i].words, wrong[i].words, item(i + 1, "wrong"));
  }

  bool same_count(std::size_t found, std::size_t expected, const std::string& part) {
    if (found != expected)
      add(LOOM_TEXT("expected %1 items '- ...' under '### %2', found %3")(expected, part, found));
    return found == expected;
  }

  void put(std::string& own, std::string words, const Message& what) {
    if (own.empty() != words.empty())
      return add((own.empty()
                      ? LOOM_TEXT("%1 has nothing in the lesson that it translates: take it out")
                      : LOOM_TEXT("%1 is missing"))(what));
    const auto expected = formulas_of(own), found = formulas_of(words);
    if (expected != found)
      add(LOOM_TEXT("%1 has other formulas than the lesson's: expected %2, found %3")(
          what, list_of(expected), list_of(found)));
    else
      own = std::move(words);
  }

  void add(Message detail) {
    if (problems_.size() < most_problems)
      problems_.push_back(
          {ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line_}});
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
