// Lessons as they are written: files that read back, states that are recorded, undo; and their
// translations.

#include "core/lesson/draft.h"
#include "core/lesson/lesson_json.h"
#include "core/lesson/lesson_translation.h"
#include "core/scenario/parameters.h"
#include "core/text/json.h"
#include "resources/lessons/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <limits>

namespace loom::lesson {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<LessonFiles> shipped_lessons() {
  std::vector<LessonFiles> all;
  for (const EmbeddedFile& file : embedded_lessons())
    if (file.name.ends_with(lesson_ending))
      if (auto files = lesson_files(LOOM_SOURCE_DIR "/resources/lessons/" + std::string(file.name)))
        all.push_back(*std::move(files));
  return all;
}

TEST(LessonFile, IsWrittenAsItWasRead) {
  EXPECT_THAT(shipped_lessons(), SizeIs(12));
  for (const LessonFiles& files : shipped_lessons()) {
    const auto read = read_lesson(files);
    ASSERT_TRUE(read) << to_line(read.error());
    const LessonFiles written = write_lesson(*read);
    const auto again = read_lesson(written);
    ASSERT_TRUE(again) << to_line(again.error());
    EXPECT_EQ(write_lesson(*again).json, written.json);
    EXPECT_EQ(write_lesson(*again).markdown, written.markdown);
    // Nothing of the file that people wrote is lost.
    const auto before = *json::parse(files.json, "before"), after = *json::parse(written.json, "");
    for (const char* key : {"id", "title", "source", "gpu"})
      EXPECT_EQ(before[key], after[key]) << files.json_file;
    ASSERT_EQ(before["steps"].size(), after["steps"].size());
    for (std::size_t i = 0; i < before["steps"].size(); ++i)
      for (const auto& [key, value] : before["steps"][i].items())
        if (value != "" && value != 0.02) { // no unit, the usual tolerance
          ASSERT_TRUE(after["steps"][i].contains(key)) << files.json_file << " step " << i << key;
          EXPECT_EQ(value, after["steps"][i][key])
              << files.json_file << " step " << i << ' ' << key;
        }
    for (std::size_t i = 0; i < read->steps.size(); ++i) {
      EXPECT_EQ(read->steps[i].prose, again->steps[i].prose);
      EXPECT_EQ(read->steps[i].reveal, again->steps[i].reveal);
      EXPECT_EQ(read->steps[i].notes, again->steps[i].notes);
    }
  }
}

TEST(LessonFile, AnUnfinishedOneIsReadAsFarAsItSaysSomething) {
  Lesson draft = new_lesson("gtx980", "S");
  draft = with_step(draft, 0, StepKind::choice, default_scenario(*catalogue().find("gtx980")),
                    catalogue());
  draft.steps[0].choices = {
      {.label = std::string(5000, 'x'), .right = Expression::written("1 +"), .reason = {}}};
  draft.steps[0].prose = "Half a {formula";
  const LessonFiles files = write_lesson(draft);
  EXPECT_FALSE(read_lesson(files));
  const auto read = read_unfinished_lesson(files);
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(write_lesson(*read).json, files.json);
  EXPECT_EQ(write_lesson(*read).markdown, files.markdown);
  EXPECT_FALSE(read_unfinished_lesson({.json = "{"}));
}

TEST(LessonExpression, AWrongOneIsKeptAndSaysWhy) {
  const Expression wrong = Expression::written("1 + * 2");
  EXPECT_EQ(wrong.text(), "1 + * 2");
  const auto value = wrong.evaluate([](std::string_view) -> Result<double> { return 0; });
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().where.column, 5);
  EXPECT_THAT(value.error().detail.english(), HasSubstr("expected a number"));
  EXPECT_EQ(*Expression::written("1 + 2").evaluate([](auto) -> Result<double> { return 0; }), 3);
}

TEST(LessonDraft, AStateBecomesAStep) {
  const GpuPtr gpu = *catalogue().find("gtx980");
  Scenario now = default_scenario(gpu);
  now = *with(now, "alpha", std::numeric_limits<double>::infinity());
  now = *with(now, "warps", 12);
  now = *with(now, "mem_lat", 500);
  now.shared_access.pattern.stride = 32;
  Lesson lesson = with_step(new_lesson("gtx980", "S"), 0, StepKind::text, now, catalogue());
  ASSERT_THAT(lesson.steps, SizeIs(1));
  EXPECT_THAT(lesson.steps[0].set, SizeIs(4));
  EXPECT_EQ(*scenario_at(lesson, 0, gpu, catalogue()), now);
  // The next one says only what is new.
  const Scenario next = *with_choice(*with(now, "warps", 20), "mix", "sfu");
  lesson = with_step(lesson, 1, StepKind::number, next, catalogue());
  EXPECT_THAT(lesson.steps[1].set, SizeIs(2));
  EXPECT_EQ(*scenario_at(lesson, 1, gpu, catalogue()), next);
  // Another GPU is for its step.
  const Scenario other = with_gpu(next, *catalogue().find("h200"));
  lesson = with_step(lesson, 2, StepKind::compare, other, catalogue());
  EXPECT_EQ(scenario_at(lesson, 2, gpu, catalogue())->gpu->id, "h200");
  EXPECT_EQ(scenario_at(lesson, 2, gpu, catalogue())->warps, other.warps);
  // And what is recorded survives the file.
  lesson.title = "T";
  lesson.steps[1].answer = Expression::written("warps_needed");
  const auto again = read_lesson(write_lesson(lesson));
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(*scenario_at(*again, 1, gpu, catalogue()), next);
}

TEST(LessonDraft, SaysWhenAStateIsMoreThanAStepCanSet) {
  const Scenario before = default_scenario(*catalogue().find("gtx980"));
  EXPECT_THAT(recorded(before, before, catalogue()).lost, IsEmpty());
  EXPECT_THAT(recorded(before, before, catalogue()).set, IsEmpty());
  Scenario now = before;
  now.launch.config.registers = 64;
  EXPECT_THAT(recorded(before, now, catalogue()).lost, testing::ElementsAre(Unreached::launch));
  now.divergence.threads = 8;
  now.shared_access.pattern.stride = 5; // a lesson sets strides,
  now.shared_access.banks = 16;         // but not how many banks there are
  EXPECT_THAT(
      recorded(before, now, catalogue()).lost,
      testing::ElementsAre(Unreached::launch, Unreached::divergence, Unreached::shared_access));
  Scenario fewer = before;
  fewer.overrides[0] = -1; // no latency
  EXPECT_THAT(recorded(before, fewer, catalogue()).lost, testing::ElementsAre(Unreached::other));
}

TEST(LessonDraft, StepsOfOneKindHaveTheirOwnNames) {
  const Scenario now = default_scenario(*catalogue().find("gtx980"));
  Lesson lesson = new_lesson("gtx980", "S");
  for (int i = 0; i < 3; ++i)
    lesson = with_step(lesson, 0, StepKind::choice, now, catalogue());
  EXPECT_EQ(lesson.steps[0].id, "choice3");
  EXPECT_EQ(lesson.steps[2].id, "choice");
  EXPECT_THAT(lesson.steps[0].choices, SizeIs(2));
  const Step step = with_kind(lesson.steps[0], StepKind::sketch);
  EXPECT_THAT(step.choices, IsEmpty());
  EXPECT_TRUE(step.sketch);
}

TEST(LessonDraft, LettersOfAFieldAreUndoneTogether) {
  Draft draft(new_lesson("gtx980", "S"));
  const auto title = [&](const char* text) {
    Lesson next = draft.now();
    next.title = text;
    draft.change(next, "title");
  };
  EXPECT_FALSE(draft.changed());
  title("A");
  title("AB");
  draft.change(draft.now()); // a step moved, say
  title("ABC");
  EXPECT_TRUE(draft.changed());
  draft.undo();
  EXPECT_EQ(draft.now().title, "AB");
  draft.undo();
  draft.undo();
  EXPECT_EQ(draft.now().title, "");
  EXPECT_FALSE(draft.changed());
  EXPECT_FALSE(draft.can_undo());
  draft.redo();
  EXPECT_EQ(draft.now().title, "AB");
  draft.saved();
  EXPECT_FALSE(draft.changed());
  title("X");
  EXPECT_FALSE(draft.can_redo());
  draft.undo();
  EXPECT_EQ(draft.now().title, "AB");
  draft.undo();
  title("Y"); // the saved state is gone
  draft.undo();
  EXPECT_TRUE(draft.can_redo());
  draft.redo();
  EXPECT_TRUE(draft.changed());
}

TEST(LessonDraft, KeepsTwoHundredStates) {
  Draft draft(new_lesson("gtx980", "S"));
  for (int i = 0; i < 300; ++i) {
    Lesson next = draft.now();
    next.title = std::to_string(i);
    draft.change(next);
  }
  int undone = 0;
  for (; draft.can_undo(); ++undone)
    draft.undo();
  EXPECT_EQ(undone, 199);
  EXPECT_EQ(draft.now().title, "100");
  EXPECT_TRUE(draft.changed()) << "the state that it began with is forgotten";
}

constexpr const char* translatable =
    R"({"format": "latencyloom-lesson", "version": "1.0", "id": "x",
  "title": "X", "source": "S", "gpu": "gtx980", "steps": [
  {"id": "a", "type": "number", "answer": "1", "unit": "words",
   "wrong": [{"when": "2", "reason": "Not {alu_lat}."}]},
  {"id": "b", "type": "choice", "choices": [{"label": "yes", "right": "1"},
                                            {"label": "no", "right": "0", "reason": "Why?"}]}]})";
constexpr const char* own_text =
    "## a\nIt is {alu_lat} of {mem_lat}.\n### notes\nN.\n## b\nWell?\n";
constexpr const char* russian = "# Икс\n## a\nИз {mem_lat} — {alu_lat}.\n### notes\nЗ.\n### unit\n"
                                "слов\n### wrong\n- Не\n  {alu_lat}.\n## b\nНу?\n### choices\n"
                                "- да\n- нет\n  - Почему?\n";

TEST(LessonTranslation, PutsItsTextsInTheirPlaces) {
  const LessonFiles files{
      .json = translatable, .markdown = own_text, .translations = {{"ru", russian, "x.ru.md"}}};
  EXPECT_EQ(read_lesson(files)->title, "X");
  EXPECT_EQ(read_lesson(files, "zh_CN")->title, "X");
  const auto read = read_lesson(files, "ru");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->title, "Икс");
  EXPECT_EQ(read->steps[0].prose, "Из {mem_lat} — {alu_lat}.");
  EXPECT_EQ(read->steps[0].notes, "З.");
  EXPECT_EQ(read->steps[0].unit, "слов");
  EXPECT_EQ(read->steps[0].wrong[0].words, "Не {alu_lat}.");
  EXPECT_EQ(read->steps[1].choices[1].label, "нет");
  EXPECT_EQ(read->steps[1].choices[1].reason, "Почему?");
  EXPECT_THAT(lint_lesson(files, catalogue()), IsEmpty());
}

// A text that was added or changed after the translation stays in the lesson's own language.
TEST(LessonTranslation, WhatItLacksIsSaidInTheLessonsOwnWords) {
  std::string older = russian;
  older.replace(older.find("{mem_lat}"), 9, "{mem_thru}");
  older.erase(older.find("## b"));
  const LessonFiles files{
      .json = translatable, .markdown = own_text, .translations = {{"ru", older, "x.ru.md"}}};
  const auto read = read_lesson(files, "ru");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->title, "Икс");
  EXPECT_EQ(read->steps[0].prose, "It is {alu_lat} of {mem_lat}.");
  EXPECT_EQ(read->steps[0].notes, "З.");
  EXPECT_EQ(read->steps[1].prose, "Well?");
  EXPECT_EQ(read->steps[1].choices[0].label, "yes");
}

TEST(LessonTranslation, ProblemsNameFileAndLine) {
  const auto first = [](std::string from, const std::string& to) {
    std::string text = russian;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto problems = lint_lesson(
        {.json = translatable, .markdown = own_text, .translations = {{"ru", text, "x.ru.md"}}},
        catalogue());
    return problems.empty() ? std::string() : to_line(problems.front());
  };
  EXPECT_THAT(first("# Икс\n", ""), AllOf(HasSubstr("x.ru.md:1"), HasSubstr("title")));
  EXPECT_THAT(first("{mem_lat}", "{mem_thru}"),
              AllOf(HasSubstr("x.ru.md:2"), HasSubstr("expected {alu_lat} {mem_lat}")));
  EXPECT_THAT(first("Из {mem_lat} — {alu_lat}.\n", ""), HasSubstr("the text is missing"));
  EXPECT_THAT(first("### notes\nЗ.\n", ""), HasSubstr("'### notes' is missing"));
  EXPECT_THAT(first("Ну?\n", "Ну?\n### reveal\nВот.\n"), HasSubstr("take it out"));
  EXPECT_THAT(first("- да\n", ""), HasSubstr("expected 2 items '- ...' under '### choices'"));
  EXPECT_THAT(first("  - Почему?\n", ""), HasSubstr("item 2 of '### choices' is missing"));
  EXPECT_THAT(first("## b\n", "## c\n"), HasSubstr("no heading '## b'"));
  EXPECT_THAT(first("## b\n", "## c\nЧто?\n## b\n"), HasSubstr("'## c' is no step"));
}

// Nested braces and thousands of headings: in linear time, and a line that can be read.
TEST(LessonTranslation, HostileOnesAreToldInShortLines) {
  const std::size_t many = 400'000;
  for (const std::string& words :
       {std::string(many, '{') + " 1 " + std::string(many, '}'), std::string(many, '{'), [] {
          std::string headings;
          for (int i = 0; i < 50'000; ++i)
            headings += "## h" + std::to_string(i) + "\n";
          return headings;
        }()}) {
    const auto problems = lint_lesson({.json = translatable,
                                       .markdown = own_text,
                                       .translations = {{"ru", "# X\n## a\n" + words, "x.ru.md"}}},
                                      catalogue());
    EXPECT_THAT(problems, AllOf(testing::Not(IsEmpty()), SizeIs(testing::Le(100u))));
    for (const Error& problem : problems)
      EXPECT_LT(to_line(problem).size(), 8'000u);
  }
}

// Every text of every shipped lesson is there in all languages, and is not the English one.
TEST(ShippedLessons, AreTranslatedWhole) {
  for (const LessonFiles& files : shipped_lessons()) {
    const Lesson own = *read_lesson(files);
    for (const char* language : {"zh_CN", "ru"}) {
      EXPECT_TRUE(std::ranges::any_of(files.translations,
                                      [&](const auto& each) { return each.language == language; }))
          << files.json_file << ' ' << language;
      const auto read = read_lesson(files, language);
      ASSERT_TRUE(read) << to_line(read.error());
      EXPECT_NE(read->title, own.title);
      for (std::size_t i = 0; i < own.steps.size(); ++i) {
        const std::string at = files.json_file + ' ' + language + ' ' + own.steps[i].id;
        EXPECT_NE(read->steps[i].prose, own.steps[i].prose) << at;
        if (!own.steps[i].notes.empty()) {
          EXPECT_NE(read->steps[i].notes, own.steps[i].notes) << at;
        }
        for (std::size_t c = 0; c < own.steps[i].choices.size(); ++c)
          EXPECT_NE(read->steps[i].choices[c].label, own.steps[i].choices[c].label) << at;
        for (std::size_t w = 0; w < own.steps[i].wrong.size(); ++w)
          EXPECT_NE(read->steps[i].wrong[w].words, own.steps[i].wrong[w].words) << at;
      }
    }
  }
}

} // namespace
} // namespace loom::lesson
