#pragma once

/// The answers of a class: a folder of sheets (answer_sheet.h), question by question.

#include "core/lesson/answer_sheet.h"

#include <string>
#include <vector>

namespace loom::lesson {

/// What one person answered to a question.
struct PersonsAnswer {
  std::string name; ///< empty where the sheet has none
  std::string file;
  std::vector<Given> answers; ///< at least one
  Verdict first, last;
};

/// A bar of a histogram of first answers.
struct Bin {
  std::string label{};    ///< the number, "10 to 20", or the choice; empty of a sketch
  Miss miss = Miss::none; ///< of a sketch: what is wrong with it
  std::size_t count = 0;
  bool right = false; ///< the right answer is in it
};

/// A step of a lesson on one GPU.
struct Question {
  std::size_t lesson = 0, step = 0; ///< indices; the first into the lessons given
  GpuPtr gpu;
  Scenario scenario;          ///< of the step
  double value = 0;           ///< the right number, or the index of the right choice
  std::vector<Drawn> truth{}; ///< the right curve
  std::vector<PersonsAnswer> people{};
  std::vector<Bin> histogram{};
  [[nodiscard]] std::size_t right() const; ///< first answers that are
};

struct ClassAnswers {
  std::vector<Question> questions; ///< in the order of lessons, steps, GPUs
  std::size_t sheets = 0;          ///< that were read
  std::vector<Error> skipped;      ///< files and folders that were not, and why
  std::vector<Error> remarks{};    ///< what is odd of files that were: two persons with one run
};

/// Reads the files of a folder and of those in it. bad_input where there is no such folder, or more
/// than 100,000 files. A folder in it with more than 1000 is skipped as a whole: one person does
/// not stop a class. Of one run of one person only the sheet with the most answers counts.
[[nodiscard]] Result<ClassAnswers> class_answers(const std::string& folder,
                                                 const std::vector<Lesson>& lessons,
                                                 const Catalogue& catalogue);

/// Bars of these numbers: one for each that was given, to three digits, while there are no more
/// than 12; else ten of the same width, or of the same ratio where the largest is 100 times the
/// smallest and all are above 0.
[[nodiscard]] std::vector<Bin> bins_of(const std::vector<double>& numbers,
                                       const std::vector<bool>& right, double value);

/// An answer in words of no language: "24", the choice's label, "1:0.5 2:0.7".
[[nodiscard]] std::string answer_text(const Step& step, const Given& given);

/// A row a person and question.
[[nodiscard]] std::string class_csv(const ClassAnswers& answers,
                                    const std::vector<Lesson>& lessons);

} // namespace loom::lesson
