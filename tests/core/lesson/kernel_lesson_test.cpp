#include "core/lesson/kernel_lesson.h"
#include "core/lesson/lesson_json.h"
#include "gpus/embedded.h"
#include "tests/core/study/report_file.h"

#include <gmock/gmock.h>

namespace loom::lesson {
namespace {

using testing::HasSubstr;

class KernelLesson : public testing::Test {
protected:
  Result<Lesson> lesson_of(const profile::Report& report, std::size_t launch) {
    auto code = profile::sampled_code(report, launch, "f");
    return kernel_lesson(report.profile.launches[launch], waiting_code(code.value()), *gpu);
  }
  const Choice& right(const Step& step) {
    const auto found = std::ranges::find_if(
        step.choices, [](const Choice& each) { return each.right.text() != "0"; });
    EXPECT_NE(found, step.choices.end());
    return *found;
  }
  Catalogue catalogue{embedded_gpu_files()};
  GpuPtr gpu = *catalogue.find("h200");
  profile::Report report = report_file("resources/profiles/columns_before.ncu-repz");
};

// The counters have L1 used 99 % of its peak; ncu took most samples at an FADD of line 25.
TEST_F(KernelLesson, AsksFiveQuestionsThatTheProfileAnswers) {
  const auto lesson = lesson_of(report, 0);
  ASSERT_TRUE(lesson) << to_line(lesson.error());
  ASSERT_EQ(lesson->steps.size(), 6U);
  EXPECT_EQ(lesson->gpu, "h200");
  EXPECT_THAT(lesson->title, HasSubstr("row_sums"));
  EXPECT_EQ(right(lesson->steps[1]).label, "L1");
  EXPECT_THAT(right(lesson->steps[2]).label,
              testing::AllOf(HasSubstr("FADD"), HasSubstr("columns.cu:25")));
  EXPECT_THAT(lesson->steps[2].reveal, HasSubstr("LDG"));
  EXPECT_EQ(right(lesson->steps[5]).label, "L1");
}

TEST_F(KernelLesson, IsALessonLikeAnyOther) {
  for (std::size_t launch = 0; launch < report.profile.launches.size(); ++launch) {
    const auto lesson = lesson_of(report, launch);
    ASSERT_TRUE(lesson) << to_line(lesson.error());
    const LessonFiles files = write_lesson(*lesson);
    for (const Error& each : lint_lesson(files, catalogue))
      ADD_FAILURE() << launch << ": " << to_line(each);
    const auto again = read_lesson(files);
    ASSERT_TRUE(again) << to_line(again.error());
    EXPECT_EQ(again->steps.size(), lesson->steps.size());
    const Scenario scenario = default_scenario(gpu);
    const auto warps = evaluate(*again->steps[3].answer, scenario, catalogue);
    const auto verdict = judge(again->steps[3], *warps, scenario, catalogue);
    EXPECT_TRUE(verdict && verdict->right);
  }
}

// A kernel's name may hold braces, which begin formulas in a lesson's text.
TEST_F(KernelLesson, NamesWithBracesAreNoFormulas) {
  report.profile.launches[0].kernel = "void f<{lambda(int)#1}>(int)";
  const auto lesson = lesson_of(report, 0);
  ASSERT_TRUE(lesson);
  EXPECT_TRUE(lint_lesson(write_lesson(*lesson), catalogue).empty());
}

TEST_F(KernelLesson, WithoutSamplesThereIsNone) {
  auto code = profile::sampled_code(report, 0, "f").value();
  for (auto& line : code.lines)
    line.samples = 0;
  EXPECT_FALSE(kernel_lesson(report.profile.launches[0], waiting_code(code), *gpu));
  profile::Launch brief = report.profile.launches[0];
  brief.values[static_cast<std::size_t>(profile::Metric::duration)] = 2e-6;
  EXPECT_FALSE(
      kernel_lesson(brief, waiting_code(profile::sampled_code(report, 0, "f").value()), *gpu));
}

} // namespace
} // namespace loom::lesson
