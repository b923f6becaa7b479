// Answers of students: the file, the folder of a class, question by question.

#include "core/lesson/class_answers.h"
#include "core/lesson/lesson_json.h"
#include "core/text/text.h"
#include "resources/lessons/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace loom::lesson {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Lesson shipped(std::string_view name) {
  LessonFiles files;
  for (const EmbeddedFile& file : embedded_lessons()) {
    if (file.name == std::string(name) + ".lesson.json")
      files.json = std::string(file.content);
    if (file.name == std::string(name) + ".md")
      files.markdown = std::string(file.content);
  }
  return read_lesson(files).value();
}

const std::vector<Lesson>& lessons() {
  static const std::vector<Lesson> all{shipped("01_littles_law"), shipped("03_cusp_shape")};
  return all;
}

AnswerSheet sheet(std::string name, std::string run) {
  return {"littles-law", version_of(lessons()[0]), std::move(run), std::move(name), {}};
}

class ClassFolder : public testing::Test {
protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() /
             ("loom-class-" + std::to_string(::getpid()) + "-" +
              testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder);
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  void put(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << text;
  }
  void put(const std::string& name, const AnswerSheet& sheet) const {
    put(name, write_answers(sheet));
  }
  [[nodiscard]] ClassAnswers read() const {
    return class_answers(folder.string(), lessons(), catalogue()).value();
  }
  [[nodiscard]] std::vector<std::string> skipped() const {
    std::vector<std::string> lines;
    for (const Error& each : read().skipped)
      lines.push_back(to_line(each).substr(folder.string().size() + 1));
    return lines;
  }
  std::filesystem::path folder;
};

TEST(AnswerSheet, ReadsBackWhatItWrites) {
  AnswerSheet one = sheet("Ада \"A\" Lovelace", "r1");
  add_answer(one, "adds", "gtx980", {12.5, 6.0});
  add_answer(one, "adds", "gtx980", {40, 24.0});
  add_answer(one, "half", "h200", {3, std::size_t{1}});
  add_answer(one, "shape", "gtx980", {9, std::vector<Drawn>{{0.1, 30}, {50, 53.5}, {1e4, 24}}});
  const auto back = read_answers(write_answers(one), "x");
  ASSERT_TRUE(back.has_value()) << to_line(back.error());
  EXPECT_EQ(write_answers(*back), write_answers(one));
  EXPECT_EQ(back->name, one.name);
  ASSERT_EQ(back->steps.size(), 3U);
  ASSERT_EQ(back->steps[0].answers.size(), 2U);
  EXPECT_EQ(std::get<double>(back->steps[0].answers[1].what), 24);
  EXPECT_EQ(back->steps[0].answers[0].seconds, 12.5);
  EXPECT_EQ(std::get<std::size_t>(back->steps[1].answers[0].what), 1U);
  EXPECT_EQ(back->steps[1].gpu, "h200");
  EXPECT_EQ(std::get<std::vector<Drawn>>(back->steps[2].answers[0].what)[1].y, 53.5);
}

TEST(AnswerSheet, KeepsNoMoreThanFiftyAnswersToAQuestion) {
  AnswerSheet one = sheet("a", "r");
  for (int i = 0; i < 80; ++i)
    add_answer(one, "adds", "gtx980", {1, double(i)});
  EXPECT_EQ(one.steps.at(0).answers.size(), 50U);
  EXPECT_TRUE(read_answers(write_answers(one), "x").has_value());
}

TEST(AnswerSheet, NamesThePlaceOfWhatIsWrong) {
  const std::string head = R"({"format":"latencyloom-answers","version":"1.0","lesson":"l",)"
                           R"("lesson_version":"v","run":"r","steps":[)";
  const auto problem = [&](const std::string& step) {
    const auto read = read_answers(head + step + "]}", "f");
    return read ? std::string("none") : to_line(read.error());
  };
  const std::string at = R"({"id":"s","gpu":"g","answers":[)";
  EXPECT_EQ(problem(at + R"({"seconds":1,"number":2}]})"), "none");
  EXPECT_THAT(problem(at + R"({"seconds":1}]})"), HasSubstr("/steps/0/answers/0"));
  EXPECT_THAT(problem(at + R"({"seconds":1,"number":2,"choice":1}]})"), HasSubstr("one of"));
  EXPECT_THAT(problem(at + R"({"seconds":-1,"number":2}]})"), HasSubstr("/seconds"));
  EXPECT_THAT(problem(at + R"({"seconds":1,"choice":0}]})"), HasSubstr("/choice"));
  EXPECT_THAT(problem(at + R"({"seconds":1,"sketch":[[2,1],[1,1]]}]})"), HasSubstr("/sketch/1/0"));
  EXPECT_THAT(problem(at + R"({"seconds":1,"sketch":[[2,1]]}]})"), HasSubstr("/sketch"));
  EXPECT_THAT(problem(at + "]}"), HasSubstr("/steps/0"));
  EXPECT_THAT(problem(at + R"({"seconds":1,"number":2,"more":1}]})"), HasSubstr("more"));
}

TEST(LessonVersion, IsTheSameInEveryLanguageAndAnotherForAnotherQuestion) {
  Lesson lesson = lessons()[0];
  const std::string version = version_of(lesson);
  EXPECT_EQ(version.size(), 16U);
  lesson.title = "Закон Литтла";
  lesson.steps[1].prose = "Сколько варпов нужно SM?";
  lesson.steps[1].wrong.clear();
  lesson.steps[2].choices[0].label = "половина";
  EXPECT_EQ(version_of(lesson), version);
  lesson.steps[1].answer = Expression::parse("warps_at_zero").value();
  EXPECT_NE(version_of(lesson), version);
  EXPECT_NE(version_of(lessons()[1]), version);
}

// On a GTX 980 6 cycles × 4 adds a cycle are 24 warps; two adds each are 12.
TEST_F(ClassFolder, CountsEachQuestion) {
  AnswerSheet ada = sheet("Ada", "1"), bob = sheet("Bob", "2"), eve = sheet("", "3");
  add_answer(ada, "adds", "gtx980", {10, 24.0});
  add_answer(ada, "half", "gtx980", {5, std::size_t{0}});
  add_answer(bob, "adds", "gtx980", {20, 6.0});
  add_answer(bob, "adds", "gtx980", {30, 24.0});
  add_answer(bob, "half", "gtx980", {5, std::size_t{1}});
  add_answer(eve, "adds", "gtx980", {15, 6.0});
  put("ada.answers.json", ada);
  put("bob.answers.json", bob);
  put("third/eve.answers.json", eve); // as course pages send them
  const ClassAnswers all = read();
  EXPECT_EQ(all.sheets, 3U);
  EXPECT_TRUE(all.skipped.empty());
  ASSERT_EQ(all.questions.size(), 2U);
  const Question& adds = all.questions[0];
  EXPECT_EQ(adds.step, 1U);
  EXPECT_EQ(adds.value, 24);
  EXPECT_EQ(adds.right(), 1U);
  ASSERT_EQ(adds.people.size(), 3U);
  EXPECT_EQ(adds.people[0].name, "");
  EXPECT_EQ(adds.people[2].name, "Bob");
  EXPECT_FALSE(adds.people[2].first.right);
  EXPECT_TRUE(adds.people[2].last.right);
  ASSERT_EQ(adds.histogram.size(), 2U);
  EXPECT_EQ(adds.histogram[0].label, "6");
  EXPECT_EQ(adds.histogram[0].count, 2U);
  EXPECT_FALSE(adds.histogram[0].right);
  EXPECT_EQ(adds.histogram[1].label, "24");
  EXPECT_EQ(adds.histogram[1].count, 1U);
  EXPECT_TRUE(adds.histogram[1].right);
  const Question& half = all.questions[1];
  ASSERT_EQ(half.histogram.size(), 3U); // also what nobody chose
  EXPECT_EQ(half.histogram[0].count, 1U);
  EXPECT_TRUE(half.histogram[0].right);
  EXPECT_EQ(half.histogram[1].count, 1U);
  EXPECT_EQ(half.histogram[2].count, 0U);
  const std::string csv = class_csv(all, lessons());
  EXPECT_THAT(csv, HasSubstr("littles-law,adds,gtx980,Bob,6,0,24,1,2,20,30,"));
  EXPECT_EQ(std::ranges::count(csv, '\n'), 6);
}

TEST_F(ClassFolder, JudgesEachSketchAndLaysThemOverEachOther) {
  AnswerSheet flat{"cusp-shape", version_of(lessons()[1]), "1", "Flat", {}};
  AnswerSheet true_one{"cusp-shape", version_of(lessons()[1]), "2", "True", {}};
  add_answer(flat, "shape", "gtx980", {1, std::vector<Drawn>{{0.1, 30}, {1e4, 30}}});
  const auto scenario =
      scenario_at(lessons()[1], 1, *catalogue().find("gtx980"), catalogue()).value();
  add_answer(true_one, "shape", "gtx980",
             {1, true_curve(*lessons()[1].steps[1].sketch, scenario, 33).value()});
  put("1.answers.json", flat);
  put("2.answers.json", true_one);
  const ClassAnswers all = read();
  ASSERT_EQ(all.questions.size(), 1U);
  const Question& shape = all.questions[0];
  EXPECT_EQ(shape.right(), 1U);
  EXPECT_EQ(shape.truth.size(), 241U);
  ASSERT_EQ(shape.histogram.size(), 2U);
  EXPECT_TRUE(shape.histogram[0].right);
  EXPECT_EQ(shape.histogram[1].miss, Miss::flat);
}

TEST_F(ClassFolder, NamesWhatItSkips) {
  AnswerSheet ada = sheet("Ada", "1");
  add_answer(ada, "adds", "gtx980", {10, 20.0});
  put("a.answers.json", ada);
  add_answer(ada, "adds", "gtx980", {12, 24.0});
  put("a2.answers.json", ada); // later, of the same time through
  put("b.txt", "hello");
  put("c.json", "{");
  put("d.json", R"({"format":"latencyloom","version":"1.0"})");
  AnswerSheet other = sheet("Bob", "2");
  other.lesson = "another";
  put("e.json", other);
  other = sheet("Bob", "2");
  other.version = "0123456789abcdef";
  put("f.json", other);
  other = sheet("Bob", "2");
  add_answer(other, "start", "gtx980", {10, 20.0}); // asks nothing
  put("g.json", other);
  other = sheet("Bob", "2");
  add_answer(other, "half", "gtx980", {10, std::size_t{7}});
  put("h.json", other);
  other = sheet("Bob", "2");
  add_answer(other, "adds", "nothing", {10, 20.0});
  put("i.json", other);
  put("j.json", std::string(max_answers_bytes + 1, ' '));
  std::filesystem::create_symlink("/dev/zero", folder / "k.json");
  put(".hidden", "no one's");
  const auto lines = skipped();
  ASSERT_EQ(lines.size(), 11U);
  const auto line = [&](std::size_t i) { return lines[i]; };
  EXPECT_THAT(line(0), testing::StartsWith("a.answers.json: "));
  EXPECT_THAT(line(0), HasSubstr("a2.answers.json has these answers, too"));
  EXPECT_EQ(line(1), "b.txt: no answers of a lesson; expected NAME.answers.json");
  EXPECT_THAT(line(2), testing::StartsWith("c.json:1:"));
  EXPECT_THAT(line(3), HasSubstr("latencyloom-answers"));
  EXPECT_EQ(line(4), "e.json: answers to lesson 'another', which is not at hand");
  EXPECT_EQ(line(5), "f.json: answers to lesson 'littles-law' as it was in another version");
  EXPECT_EQ(line(6), "g.json: step 'start' asks for something else");
  EXPECT_EQ(line(7), "h.json: step 'half' asks for something else");
  EXPECT_THAT(line(8), HasSubstr("nothing"));
  EXPECT_THAT(line(9), testing::StartsWith("j.json: "));
  EXPECT_THAT(line(10), testing::StartsWith("k.json: "));
  const ClassAnswers all = read();
  EXPECT_EQ(all.sheets, 1U);
  ASSERT_EQ(all.questions.size(), 1U);
  EXPECT_EQ(all.questions[0].people.at(0).answers.size(), 2U);
}

// A folder of a student's with far too many files is that student's affair.
TEST_F(ClassFolder, AFolderOfThousandsDoesNotStopTheClass) {
  AnswerSheet ada = sheet("Ada", "1");
  add_answer(ada, "adds", "gtx980", {10, 24.0});
  put("ada/a.answers.json", ada);
  put("z.answers.json", [&] {
    AnswerSheet zoe = sheet("Zoe", "2");
    add_answer(zoe, "adds", "gtx980", {10, 20.0});
    return zoe;
  }());
  std::filesystem::create_directories(folder / "mallory" / "deep");
  for (int i = 0; i < 5000; ++i)
    std::ofstream(folder / "mallory" / "deep" / (std::to_string(i) + ".json")) << "{";
  const auto lines = skipped();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0], "mallory: more than 1000 files: none of them is read");
  EXPECT_EQ(read().sheets, 2U);
}

// What is said of files with one run is true of them.
TEST_F(ClassFolder, TellsACopyFromOtherAnswersOfTheSameRun) {
  AnswerSheet ada = sheet("Ada", "1");
  add_answer(ada, "adds", "gtx980", {10, 20.0});
  put("a.answers.json", ada);
  AnswerSheet other = sheet("Ada", "1"); // not what a.answers.json says
  add_answer(other, "adds", "gtx980", {10, 7.0});
  add_answer(other, "adds", "gtx980", {12, 8.0});
  put("b.answers.json", other);
  AnswerSheet eve = ada; // a file that was handed on, and its name changed
  eve.name = "Eve";
  put("c.answers.json", eve);
  const auto lines = skipped();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_THAT(lines[0], testing::StartsWith("a.answers.json: "));
  EXPECT_THAT(lines[0], HasSubstr("b.answers.json is of the same run with other answers"));
  EXPECT_THAT(lines[0], testing::Not(HasSubstr("has these answers, too")));
  const ClassAnswers all = read();
  EXPECT_EQ(all.sheets, 2U);
  ASSERT_EQ(all.remarks.size(), 1U);
  EXPECT_THAT(to_line(all.remarks[0]), HasSubstr("c.answers.json: of the same run as"));
}

TEST_F(ClassFolder, CellsOfItsTableAreNoFormulas) {
  AnswerSheet ada = sheet("=HYPERLINK(\"http://x\",\"y\")", "1");
  add_answer(ada, "adds", "gtx980", {10, -2.5});
  put("@sum.answers.json", ada);
  const std::string csv = class_csv(read(), lessons());
  EXPECT_THAT(csv, HasSubstr(",\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\","));
  EXPECT_THAT(csv, HasSubstr(",-2.5,")); // a number is none
}

TEST(ClassAnswers, RefusesAFolderThatIsNone) {
  const auto none = class_answers("/nowhere/at/all", lessons(), catalogue());
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().where.file, "/nowhere/at/all");
}

std::vector<std::pair<std::string, std::size_t>> bars(const std::vector<Bin>& bins) {
  std::vector<std::pair<std::string, std::size_t>> all;
  for (const Bin& bin : bins)
    all.emplace_back(bin.label, bin.count);
  return all;
}

TEST(Histogram, HasABarForEachNumberWhileTheyAreFew) {
  const auto bins = bins_of({24, 6, 24, 24.0001, 576}, {true, false, true, true, false}, 24);
  EXPECT_THAT(bars(bins),
              ElementsAre(std::pair("6", 1U), std::pair("24", 3U), std::pair("576", 1U)));
  EXPECT_TRUE(bins[1].right);
}

TEST(Histogram, HasTenBarsForMany) {
  std::vector<double> numbers;
  for (int i = 0; i <= 20; ++i)
    numbers.push_back(10 + i); // 10 to 30: bars of 2
  const auto even = bins_of(numbers, std::vector<bool>(numbers.size()), 24);
  ASSERT_EQ(even.size(), 10U);
  EXPECT_EQ(even[0].label, "10–12");
  EXPECT_EQ(even[0].count, 2U);
  EXPECT_EQ(even[9].count, 3U); // with its upper end
  EXPECT_TRUE(even[7].right);   // 24 to 26
  numbers.push_back(3000);      // 300 times the smallest
  const auto ratio = bins_of(numbers, std::vector<bool>(numbers.size()), 24);
  ASSERT_EQ(ratio.size(), 10U);
  EXPECT_EQ(ratio[0].label, "10–17.7"); // 10 · 300^(1/10)
  EXPECT_EQ(ratio[0].count, 8U);
}

TEST(Score, CountsFirstAnswersAndLastOnes) {
  AnswerSheet one = sheet("a", "r");
  add_answer(one, "adds", "gtx980", {1, 6.0});
  add_answer(one, "adds", "gtx980", {2, 24.0});
  add_answer(one, "half", "gtx980", {1, std::size_t{0}});
  add_answer(one, "ilp", "gtx980", {1, 24.0});
  const Score sum = score(lessons()[0], one, catalogue());
  EXPECT_EQ(sum.questions, 3);
  EXPECT_EQ(sum.right, 2);
  EXPECT_EQ(sum.at_once, 1);
}

} // namespace
} // namespace loom::lesson
