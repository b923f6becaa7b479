#pragma once

/// What one person answered in a lesson: NAME.answers.json, which is sent to the lecturer. It has
/// what was given and not whether it is right: the lesson that is at hand where it is read judges.

#include "core/lesson/lesson.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loom {

inline constexpr int answers_major = 1, answers_minor = 0;
inline constexpr std::string_view answers_ending = ".answers.json";
inline constexpr std::size_t max_answers_bytes = std::size_t{256} << 10; ///< of a file
inline constexpr std::size_t max_tries = 50;                             ///< at one question
inline constexpr std::size_t max_sketch_points = 500;

namespace lesson {

/// One answer: a number in the step's unit, the index of a choice, or a curve.
struct Given {
  double seconds = 0; ///< since the step was shown, 0 to a week
  std::variant<double, std::size_t, std::vector<Drawn>> what{};
};

/// The answers to the question of a step on one GPU, in the order given, before it was revealed.
struct GivenStep {
  std::string step; ///< id
  std::string gpu;  ///< id
  std::vector<Given> answers;
};

struct AnswerSheet {
  std::string lesson;  ///< id
  std::string version; ///< version_of() the lesson
  std::string run;     ///< the same for all that is saved of one time through the lesson
  std::string name;    ///< of the person; may be empty
  std::vector<GivenStep> steps;
};

/// What a lesson asks, as 16 hexadecimal digits: the same in every language, others once a
/// question, its state or its answer is changed.
[[nodiscard]] std::string version_of(const Lesson& lesson);

/// Puts another answer into the sheet; past max_tries nothing is added.
void add_answer(AnswerSheet& sheet, const std::string& step, const std::string& gpu, Given given);

/// An answer judged at the state of its step; bad_input where it is none to the step's question.
[[nodiscard]] Result<Verdict> judge(const Step& step, const Given& given, const Scenario& scenario,
                                    const Catalogue& catalogue, const Written& written = {});

/// What became of the questions of a lesson.
struct Score {
  int questions = 0;
  int skipped = 0; ///< without any answer
  int right = 0;   ///< in the end
  int at_once = 0; ///< with the first answer
};
[[nodiscard]] Score score(const Lesson& lesson, const AnswerSheet& sheet,
                          const Catalogue& catalogue);

} // namespace lesson

[[nodiscard]] std::string write_answers(const lesson::AnswerSheet& sheet);
/// bad_input with the place for what is no sheet.
[[nodiscard]] Result<lesson::AnswerSheet> read_answers(std::string_view json,
                                                       const std::string& file);

} // namespace loom
