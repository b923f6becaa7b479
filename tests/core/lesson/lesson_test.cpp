// Lessons: formulas, what is said of answers, the eight that are shipped.

#include "core/lesson/lesson_json.h"
#include "resources/lessons/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cmath>

namespace loom::lesson {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

double value_of(const char* text) {
  const auto parsed = Expression::parse(text);
  if (!parsed)
    return std::nan("");
  return parsed
      ->evaluate([](std::string_view name) -> Result<double> {
        if (name == "a")
          return 3;
        if (name == "g80.b")
          return 7;
        return fail(ErrorCode::bad_argument, verbatim("no " + std::string(name)));
      })
      .value_or(std::nan(""));
}

TEST(LessonExpression, Arithmetic) {
  EXPECT_EQ(value_of("1 + 2 * 3"), 7);
  EXPECT_EQ(value_of("(1 + 2) * 3"), 9);
  EXPECT_EQ(value_of("8 / 4 / 2"), 1);
  EXPECT_EQ(value_of("8 - 4 - 2"), 2);
  EXPECT_EQ(value_of("-a + 1"), -2);
  EXPECT_EQ(value_of("2e3 / 1e-3"), 2e6);
  EXPECT_EQ(value_of("g80.b - a"), 4);
  EXPECT_EQ(value_of("min(a, 2, 5) + max(1, a)"), 5);
  EXPECT_EQ(value_of("ceil(2.1) + floor(2.9) + round(2.5) + abs(-1)"), 9);
  EXPECT_EQ(value_of("a < 4 and g80.b >= 7"), 1);
  EXPECT_EQ(value_of("a > 4 or a == 4"), 0);
}

TEST(LessonExpression, WrongTextsNameTheColumn) {
  const auto column = [](const char* text) {
    const auto parsed = Expression::parse(text);
    return parsed ? 0 : parsed.error().where.column;
  };
  EXPECT_EQ(column("1 +"), 4);
  EXPECT_EQ(column("(1"), 3);
  EXPECT_EQ(column("1 2"), 3);
  EXPECT_EQ(column("sin(1)"), 1);
  EXPECT_EQ(column("ceil(1, 2)"), 10);
  EXPECT_EQ(column(""), 1);
  EXPECT_EQ(column("1e999"), 1);
  EXPECT_NE(column(std::string(2000, '1').c_str()), 0);
  EXPECT_NE(column((std::string(200, '(') + "1" + std::string(200, ')')).c_str()), 0);
  EXPECT_NE(column((std::string(400, '-') + "1").c_str()), 0) << "one sign is enough";
}

TEST(LessonExpression, NamesOnceInOrder) {
  EXPECT_THAT(Expression::parse("b + a * b - g80.c")->names(), ElementsAre("b", "a", "g80.c"));
}

LessonFiles files(std::string json, std::string markdown) {
  return {.json = std::move(json), .markdown = std::move(markdown)};
}

constexpr const char* head = R"({"format": "latencyloom-lesson", "version": "1.0", "id": "x",
  "title": "X", "source": "S", "gpu": "gtx980", "steps": [)";

TEST(LessonFile, ProblemsNameTheirPlace) {
  const auto first = [](const std::string& steps, const char* markdown) {
    const auto problems = lint_lesson(files(head + steps + "]}", markdown), catalogue());
    return problems.empty() ? std::string() : to_line(problems.front());
  };
  EXPECT_EQ(first(R"({"id": "a", "type": "text"})", "## a\nWords."), "");
  EXPECT_THAT(first(R"({"id": "a", "type": "text"})", ""), HasSubstr("no heading '## a'"));
  EXPECT_THAT(first(R"({"id": "a", "type": "text"})", "## a\n## b\n"),
              testing::AllOf(HasSubstr("lesson.md:2"), HasSubstr("'## b'")));
  EXPECT_THAT(first(R"({"id": "a", "type": "nuber"})", "## a\n"),
              testing::AllOf(HasSubstr("/steps/0/type"), HasSubstr("number")));
  EXPECT_THAT(first(R"({"id": "a", "type": "number", "answer": "1 +"})", "## a\n"),
              testing::AllOf(HasSubstr("/steps/0/answer"), HasSubstr("column 4")));
  EXPECT_THAT(first(R"({"id": "a", "type": "number", "answer": "warp_needed"})", "## a\n"),
              HasSubstr("warps_needed"));
  EXPECT_THAT(first(R"({"id": "a", "type": "text"})", "## a\n{1 +}\n"), HasSubstr("{1 +}"));
  EXPECT_THAT(first(R"({"id": "a", "type": "text", "set": {"alpha": -1}})", "## a\n"),
              HasSubstr("/steps/0/set/alpha"));
  EXPECT_THAT(first(R"({"id": "a", "type": "choice", "choices": [
                        {"label": "p", "right": "1"}, {"label": "q", "right": "1"}]})",
                    "## a\n"),
              HasSubstr("one right choice, found 2"));
  EXPECT_THAT(first(R"({"id": "a", "type": "text", "extra": 1})", "## a\n"), HasSubstr("extra"));
}

TEST(LessonFile, AQuestionWhoseAnswerStandsBesideItIsRefused) {
  const auto problems = [](const std::string& steps, const char* markdown) {
    std::string lines;
    for (const Error& each : lint_lesson(files(head + steps + "]}", markdown), catalogue()))
      lines += to_line(each) + '\n';
    return lines;
  };
  // GTX 980: 6 cycles × 4 adds a cycle
  const std::string asks = R"({"id": "a", "type": "number", "answer": "alu_lat * alu_thru")";
  EXPECT_EQ(problems(asks + "}", "## a\n6 cycles, 4 a cycle: how many? Not 240, not 2.24."), "");
  EXPECT_THAT(problems(asks + "}", "## a\nWhy is it 24, or {alu_lat * alu_thru}?"),
              testing::AllOf(HasSubstr("/steps/0/answer"), HasSubstr("24"), HasSubstr("reveal")));
  EXPECT_THAT(problems(asks + R"(, "set": {"warps": 24}})", "## a\nHow many?"),
              testing::AllOf(HasSubstr("/steps/0/answer"), HasSubstr("'warps'")));
  EXPECT_THAT(problems(R"({"id": "b", "type": "text", "set": {"warps": 24}}, )" + asks + "}",
                       "## b\nLook.\n## a\nHow many?"),
              testing::AllOf(HasSubstr("/steps/1/answer"), HasSubstr("step 'b'")));
  EXPECT_EQ(problems(R"({"id": "b", "type": "text", "set": {"warps": 24}}, )" + asks +
                         R"(, "set": {"warps": 8}})",
                     "## b\nLook.\n## a\nHow many?"),
            "");
}

TEST(LessonFile, AViewThatIsNotThereIsRefused) {
  const std::vector<std::string> views{"cusp", "throughput"};
  const auto problem = [&views](const std::string& step) {
    const auto found =
        lint_lesson(files(head + step + "]}", "## a\nLook."), catalogue(), {}, views);
    return found.empty() ? std::string() : to_line(found.front());
  };
  EXPECT_EQ(problem(R"({"id": "a", "type": "text", "view": "cusp"})"), "");
  EXPECT_THAT(problem(R"({"id": "a", "type": "text", "view": "cups"})"),
              testing::AllOf(HasSubstr("/steps/0/view"), HasSubstr("'cups'"), HasSubstr("'cusp'")));
  EXPECT_THAT(problem(R"({"id": "a", "type": "text", "hide": ["cusp", "thruput"]})"),
              testing::AllOf(HasSubstr("/steps/0/hide/1"), HasSubstr("'thruput'")));
}

Lesson lesson(const char* steps, const char* markdown) {
  return *read_lesson(files(head + std::string(steps) + "]}", markdown));
}

TEST(Lesson, ANumberIsJudgedByTheModelOfTheChosenGpu) {
  const Lesson l = lesson(R"({"id": "a", "type": "number", "answer": "alu_lat * alu_thru",
      "set": {"alpha": "inf"},
      "wrong": [{"when": "alu_lat", "reason": "That is the latency, {alu_lat} cycles, alone."}]})",
                          "## a\nHow many?");
  const auto verdict = [&](const char* gpu, double answer) {
    const auto scenario = scenario_at(l, 0, *catalogue().find(gpu), catalogue());
    return *judge(l.steps[0], answer, *scenario, catalogue());
  };
  // Maxwell: 6 cycles × 4 IPC (thesis, §3.1); H200: 4 × 4
  EXPECT_TRUE(verdict("gtx980", 24).right);
  EXPECT_FALSE(verdict("gtx980", 25).right);
  EXPECT_TRUE(verdict("h200", 16).right);
  EXPECT_EQ(verdict("gtx980", 6).reason, "That is the latency, 6 cycles, alone.");
  EXPECT_EQ(verdict("gtx980", 7).reason, "");
}

TEST(Lesson, AWholeNumberOrThreeDigitsWillDo) {
  const Lesson l = lesson(R"({"id": "a", "type": "number", "answer": "cusp_warps"})", "## a\n");
  const auto scenario = scenario_at(l, 0, *catalogue().find("gtx980"), catalogue());
  for (const double good : {53.0, 53.5, 54.0, 53.503}) // 53.503
    EXPECT_TRUE(judge(l.steps[0], good, *scenario, catalogue())->right) << good;
  for (const double wrong : {30.0, 51.0, 56.0})
    EXPECT_FALSE(judge(l.steps[0], wrong, *scenario, catalogue())->right) << wrong;
}

TEST(Lesson, SettingsAddUpAndAnotherGpuStaysForItsStep) {
  const Lesson l = lesson(R"({"id": "a", "type": "text", "set": {"alpha": 8}},
      {"id": "b", "type": "compare", "set": {"gpu": "h200"}},
      {"id": "c", "type": "text", "set": {"warps": 5}})",
                          "## a\n## b\n## c\n");
  const GpuPtr gpu = *catalogue().find("gtx980");
  EXPECT_EQ(scenario_at(l, 1, gpu, catalogue())->gpu->id, "h200");
  EXPECT_EQ(scenario_at(l, 1, gpu, catalogue())->alpha, 8);
  EXPECT_EQ(scenario_at(l, 2, gpu, catalogue())->gpu->id, "gtx980");
  EXPECT_EQ(scenario_at(l, 2, gpu, catalogue())->alpha, 8);
  EXPECT_EQ(scenario_at(l, 2, gpu, catalogue())->warps, 5);
}

TEST(Lesson, ARevealSetsWhatItSpeaksOf) {
  const char* steps = R"({"id": "a", "type": "number", "answer": "warps_needed",
      "set": {"alpha": 20, "warps": 16}, "reveal": {"ilp": 1, "warps": "warps_needed"}},
      {"id": "b", "type": "text"})";
  const Lesson l = lesson(steps, "## a\n## b\n");
  const GpuPtr gpu = *catalogue().find("gtx980");
  const Scenario asked = *scenario_at(l, 0, gpu, catalogue());
  EXPECT_EQ(asked.warps, 16);
  // 488 cycles × 0.0815 loads a cycle = 39.8 warps (thesis, §4.3)
  EXPECT_EQ(revealed(l.steps[0], asked, catalogue())->warps, 40);
  EXPECT_EQ(scenario_at(l, 1, gpu, catalogue())->warps, 16) << "for its own step alone";
  EXPECT_EQ(*revealed(l.steps[1], asked, catalogue()), asked);
  const auto again = read_lesson(write_lesson(l));
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(revealed(again->steps[0], asked, catalogue())->warps, 40);
}

TEST(LessonFile, ARevealThatCannotBeShownIsRefused) {
  const auto problem = [](const char* reveal) {
    const std::string step = R"({"id": "a", "type": "text", "reveal": )";
    const auto found = lint_lesson(files(head + step + reveal + "}]}", "## a\nLook."), catalogue());
    return found.empty() ? std::string() : to_line(found.front());
  };
  EXPECT_EQ(problem(R"({"warps": "max_warps / 2"})"), "");
  for (const char* wrong : {R"({"warps": "no_such_number"})", R"({"warps": "16 +"})",
                            R"({"warps": -1})", R"({"warp": 16})"})
    EXPECT_THAT(problem(wrong), HasSubstr("/steps/0/reveal")) << wrong;
}

TEST(Lesson, ASketchedCuspIsRightAndAFallingLineIsNot) {
  const Lesson l = lesson(R"({"id": "a", "type": "sketch", "x": "alpha", "y": "warps_needed",
      "from": 0.1, "to": 10000, "wrong": [{"when": "top_x == 0.1", "reason": "It rises first."}]})",
                          "## a\n");
  const auto scenario = scenario_at(l, 0, *catalogue().find("gtx980"), catalogue());
  // 30 warps at the left, 53.5 at α = 48, 24 at the right (thesis, §4.5)
  EXPECT_TRUE(
      judge(l.steps[0],
            std::vector<Drawn>{{0.1, 30}, {1, 30}, {10, 35}, {48, 52}, {200, 30}, {1e4, 24}},
            *scenario, catalogue())
          ->right);
  const auto falling =
      judge(l.steps[0], std::vector<Drawn>{{0.1, 64}, {1e4, 0}}, *scenario, catalogue());
  EXPECT_FALSE(falling->right);
  EXPECT_EQ(falling->reason, "It rises first.");
}

// The cusp of the GTX 980: 30 warps at the left, 53.5 at α = 48, 24 at the right (thesis, §4.5).
TEST(Lesson, ASketchIsJudgedByItsShape) {
  const Lesson l = lesson(R"({"id": "a", "type": "sketch", "x": "alpha", "y": "warps_needed",
      "from": 0.1, "to": 10000, "tolerance": 0.4, "share": 0.6, "wrong": []})",
                          "## a\n");
  const auto scenario = scenario_at(l, 0, *catalogue().find("gtx980"), catalogue());
  const auto miss = [&](const std::vector<Drawn>& drawn) {
    const auto verdict = judge(l.steps[0], drawn, *scenario, catalogue());
    EXPECT_EQ(verdict->right, verdict->miss == Miss::none);
    return verdict->miss;
  };
  for (double height = 0; height <= 64;
       height += 1) // wherever it lies: most points are near enough
    EXPECT_EQ(miss({{0.1, height}, {1e4, height}}), Miss::flat) << height;
  EXPECT_EQ(miss({{0.1, 24}, {1e4, 54}}), Miss::no_turn);
  EXPECT_EQ(miss({{0.1, 30}, {1, 54}, {10, 30}, {1e4, 24}}), Miss::turns_apart);
  EXPECT_EQ(miss({{0.1, 30}, {500, 54}, {1000, 30}, {1e4, 24}}), Miss::turns_apart);
  EXPECT_EQ(miss({{0.1, 60}, {1, 60}, {2, 30}, {40, 90}, {60, 90}, {1e3, 60}, {1e4, 60}}),
            Miss::start);
  EXPECT_EQ(miss({{0.1, 30}, {10, 35}, {48, 52}, {200, 30}, {1e4, 24}}), Miss::none);
}

// What goes one way is to go one way: throughput against warps rises to its limit.
TEST(Lesson, ASketchOfARiseMayNotGoUpAndDown) {
  const Lesson l = lesson(R"({"id": "a", "type": "sketch", "x": "warps", "y": "throughput",
      "from": 1, "to": 64, "tolerance": 0.5, "share": 0.5, "wrong": []})",
                          "## a\n");
  const auto scenario = scenario_at(l, 0, *catalogue().find("gtx980"), catalogue());
  const auto truth = true_curve(*l.steps[0].sketch, *scenario, 33);
  EXPECT_TRUE(judge(l.steps[0], *truth, *scenario, catalogue())->right);
  std::vector<Drawn> back = *truth;
  for (std::size_t i = 16; i < 24; ++i)
    back[i].y *= 0.4;
  EXPECT_EQ(judge(l.steps[0], back, *scenario, catalogue())->miss, Miss::back_forth);
}

TEST(Lesson, AnyWrongNumberIsSaidToBeHighOrLow) {
  const Lesson l = lesson(R"({"id": "a", "type": "number", "answer": "alu_lat * 4"})", "## a\n");
  const auto scenario = scenario_at(l, 0, *catalogue().find("gtx980"), catalogue());
  const auto miss = [&](double answer) { // 6 × 4 = 24 (thesis, §3.1)
    return judge(l.steps[0], answer, *scenario, catalogue())->miss;
  };
  EXPECT_EQ(miss(24), Miss::none);
  EXPECT_EQ(miss(20), Miss::low);
  EXPECT_EQ(miss(6), Miss::far_low);
  EXPECT_EQ(miss(0), Miss::far_low);
  EXPECT_EQ(miss(-30), Miss::far_low);
  EXPECT_EQ(miss(32), Miss::high);
  EXPECT_EQ(miss(768), Miss::far_high);
}

/// The shipped ones, by file name.
std::vector<LessonFiles> shipped() {
  std::vector<LessonFiles> all;
  for (const EmbeddedFile& file : embedded_lessons())
    if (file.name.ends_with(".lesson.json")) {
      const std::string name(file.name.substr(0, file.name.find('.')));
      LessonFiles pair{.json = std::string(file.content), .json_file = std::string(file.name)};
      for (const EmbeddedFile& text : embedded_lessons())
        if (text.name == name + ".md") {
          pair.markdown = std::string(text.content);
          pair.markdown_file = name + ".md";
        }
      all.push_back(pair);
    }
  return all;
}

TEST(ShippedLessons, AreTwelveWithoutAProblem) {
  EXPECT_EQ(shipped().size(), 12U);
  for (const LessonFiles& each : shipped())
    for (const Error& problem : lint_lesson(each, catalogue()))
      ADD_FAILURE() << to_line(problem);
}

// Whoever chooses another GPU is asked about that one.
TEST(ShippedLessons, HoldOnOtherGpus) {
  for (const LessonFiles& each : shipped())
    for (const char* gpu : {"gtx480", "gtx680", "gtx980", "v100", "h200"})
      for (const Error& problem : lint_lesson(each, catalogue(), gpu))
        ADD_FAILURE() << gpu << ": " << to_line(problem);
}

/// The value that a step of a shipped lesson asks for, on a GPU.
double answer(const char* lesson_id, const char* step_id, const char* gpu) {
  for (const LessonFiles& each : shipped()) {
    const Lesson l = *read_lesson(each);
    for (std::size_t i = 0; l.id == lesson_id && i < l.steps.size(); ++i)
      if (l.steps[i].id == step_id)
        return *evaluate(*l.steps[i].answer,
                         *scenario_at(l, i, *catalogue().find(gpu), catalogue()), catalogue());
  }
  ADD_FAILURE() << lesson_id << ' ' << step_id;
  return 0;
}

why::QuantityPtr explained_in(const Scenario& scenario, const char* formula) {
  return explained(*Expression::parse(formula), scenario, catalogue()).value_or(nullptr);
}

TEST(LessonNumbers, AFormulaIsDerivedFromTheNumbersOfItsScenario) {
  const Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  const auto name = explained_in(scenario, "mem_lat");
  ASSERT_TRUE(name);
  EXPECT_EQ(name->id, "lesson.mem_lat"); // that of the window may be another
  EXPECT_EQ(name->value, 368);           // thesis, Table 4.2
  EXPECT_FALSE(name->source.empty());
  const auto formula = explained_in(scenario, "mem_lat / alu_lat - 1");
  ASSERT_TRUE(formula && formula->formula);
  EXPECT_DOUBLE_EQ(formula->value, 368.0 / 6 - 1);
  EXPECT_EQ(formula->formula->kind(), why::Traced::Kind::difference);
  EXPECT_EQ(formula->inputs.size(), 2U);
  EXPECT_EQ(explained_in(scenario, "-min(alu_lat, 9) + max(2, 3) + ceil(1.5)")->value, -6 + 3 + 2);
  // What has no sign in a derivation still names what it rests on.
  const auto rounded = explained_in(scenario, "round(mem_lat / 100)");
  ASSERT_TRUE(rounded);
  EXPECT_FALSE(rounded->formula);
  EXPECT_EQ(rounded->value, 4);
  EXPECT_EQ(rounded->inputs.front()->id, "lesson.mem_lat");
  EXPECT_EQ(explained_in(scenario, "gtx280.alu_lat")->id, "lesson.gtx280.alu_lat");
  EXPECT_FALSE(explained_in(scenario, "no_such_number"));
}

TEST(LessonNumbers, EveryNumberOfEveryShippedTextIsExplained) {
  int count = 0;
  for (const LessonFiles& each : shipped()) {
    const Lesson lesson = *read_lesson(each);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const auto scenario = scenario_at(lesson, i, *catalogue().find(lesson.gpu), catalogue());
      ASSERT_TRUE(scenario);
      const auto written = [&](const Expression& formula, const std::string& number) {
        const auto quantity = explained(formula, *scenario, catalogue());
        EXPECT_TRUE(quantity) << formula.text();
        if (quantity) {
          const double value = evaluate(formula, *scenario, catalogue()).value();
          EXPECT_DOUBLE_EQ((*quantity)->value, value) << formula.text();
          if ((*quantity)->formula) {
            EXPECT_DOUBLE_EQ((*quantity)->formula->value(), value) << formula.text();
          }
          ++count;
        }
        return number;
      };
      const Step& step = lesson.steps[i];
      for (const std::string& text : {step.prose, step.reveal, step.notes})
        EXPECT_EQ(filled(text, *scenario, catalogue(), written),
                  filled(text, *scenario, catalogue()));
    }
  }
  EXPECT_GT(count, 50);
}

// Each answer from the thesis.
TEST(ShippedLessons, AnswersAreThoseOfTheThesis) {
  EXPECT_EQ(answer("littles-law", "adds", "gtx980"), 24);           // §3.1: 6 × 4
  EXPECT_NEAR(answer("memory-harder", "warps", "gtx980"), 30, 0.1); // §4.3
  EXPECT_NEAR(answer("cusp-shape", "height", "gtx980"), 54, 0.6);   // §4.5
  EXPECT_NEAR(answer("cusp-shape", "place", "gtx980"), 49, 1);      // §4.5
  EXPECT_EQ(answer("concurrent", "memory", "toy"), 3);              // §4.6: 3 + 3
  EXPECT_EQ(answer("concurrent", "arithmetic", "toy"), 3);
  EXPECT_EQ(answer("guide", "estimate", "gtx980"), 5); // §4.8: 600 / (4 × 30)
  // §4.4: 1.24, without the small cards that the program lists beside the thesis's.
  EXPECT_NEAR(answer("memory-wall", "factor", "gtx980"), 1.24, 0.025);
  EXPECT_NEAR(answer("memory-wall", "then", "gtx980"), 2.7, 0.05); // §4.3: GT200
  EXPECT_EQ(answer("banks", "stride2", "gtx980"), 2);              // §2.6
  EXPECT_EQ(answer("control-codes", "stall", "gtx980"), 4);        // survey, SM 8.0
}

Step text_of(std::string view, std::vector<std::string> hide = {}) {
  Step step;
  step.view = std::move(view);
  step.hide = std::move(hide);
  return step;
}
Step number_of(std::string view, std::vector<std::string> hide = {}) {
  Step step = text_of(std::move(view), std::move(hide));
  step.kind = StepKind::number;
  step.answer = Expression::parse("24").value();
  return step;
}

TEST(LessonCurtain, OnlyTheStepsOwnViewIsOpenWhileItAsks) {
  Lesson lesson;
  lesson.steps = {text_of("loom", {"cusp"}), number_of("", {"throughput"}), text_of("cusp")};
  const Curtain before = curtain_at(lesson, 0, false);
  EXPECT_THAT(before.hidden, ElementsAre("cusp"));
  EXPECT_FALSE(before.alone);
  EXPECT_TRUE(before.asking) << "the next step asks about the same numbers";
  EXPECT_TRUE(before.silent);
  const Curtain asks = curtain_at(lesson, 1, false);
  EXPECT_EQ(asks.view, "loom") << "of the last step that names one";
  EXPECT_THAT(asks.hidden, ElementsAre("throughput"));
  EXPECT_TRUE(asks.alone && asks.asking && asks.silent);
  const Curtain revealed = curtain_at(lesson, 1, true);
  EXPECT_THAT(revealed.hidden, IsEmpty());
  EXPECT_FALSE(revealed.alone || revealed.asking || revealed.silent);
}

TEST(LessonCurtain, WhatALaterNumberAsksOfTheSameViewStaysWithheld) {
  Lesson lesson;
  lesson.steps = {number_of("cusp"), text_of("loom"), number_of("cusp", {"models"})};
  const Curtain revealed = curtain_at(lesson, 0, true);
  EXPECT_THAT(revealed.hidden, ElementsAre("models"));
  EXPECT_TRUE(revealed.asking);
  EXPECT_FALSE(revealed.silent) << "the next step asks nothing";
  lesson.steps[2].view = "throughput";
  EXPECT_FALSE(curtain_at(lesson, 0, true).asking);
}

TEST(LessonCurtain, ASketchIsAnsweredWhereItWasDrawn) {
  Lesson lesson;
  lesson.steps = {text_of("cusp"), number_of("cusp", {"cusp"})};
  lesson.steps[0].kind = StepKind::sketch;
  lesson.steps[0].sketch = Sketch{.x = "alpha", .y = "warps_needed", .from = 1, .to = 10};
  const Curtain revealed = curtain_at(lesson, 0, true);
  EXPECT_THAT(revealed.hidden, ElementsAre("cusp"));
  EXPECT_FALSE(revealed.asking);
}

TEST(LessonSketch, TheAxisEndsAtARoundNumberWellAboveTheCurve) {
  EXPECT_EQ(sketch_height({{1, 2}, {2, 53.5}}), 100);
  EXPECT_EQ(sketch_height({{1, 24}}), 40);
  EXPECT_EQ(sketch_height({}), 2);
}

} // namespace
} // namespace loom::lesson
