#include "core/lesson/class_answers.h"

#include "core/base/number.h"
#include "core/text/csv_line.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <span>
#include <tuple>

namespace loom::lesson {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_class_files = 100'000;
/// Of one of the folder's own folders: course pages give every student one.
constexpr std::size_t max_folder_files = 1000;
constexpr int deepest_folder = 4;
constexpr std::size_t most_bars = 12, even_bars = 10;

struct Sheet {
  std::string file;
  std::size_t lesson = 0;
  AnswerSheet answers;
  [[nodiscard]] std::size_t count() const {
    std::size_t count = 0;
    for (const GivenStep& step : answers.steps)
      count += step.answers.size();
    return count;
  }
};

tl::unexpected<Error> refuse(const std::string& file, Message why) {
  return fail(ErrorCode::bad_input, std::move(why), {.file = file});
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

/// Adds the files of one of the class's folders; none where there are too many.
Result<void> add_files_below(const fs::path& folder, std::vector<std::string>& files) {
  std::error_code failed;
  const std::size_t before = files.size();
  fs::recursive_directory_iterator entry(folder, failed);
  for (const fs::recursive_directory_iterator end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code unknown;
    if (entry->is_directory(unknown)) {
      if (is_hidden(entry->path()) || entry.depth() + 2 >= deepest_folder)
        entry.disable_recursion_pending();
    } else if (!is_hidden(entry->path())) {
      files.push_back(entry->path().string());
    }
    if (files.size() - before > max_folder_files) {
      files.resize(before);
      return refuse(folder.string(),
                    LOOM_TEXT("more than %1 files: none of them is read")(max_folder_files));
    }
  }
  return failed && files.size() == before ? refuse(folder.string(), verbatim(failed.message()))
                                          : Result<void>();
}

/// The files, by name; those of folders whose names begin with a dot are no one's answers.
Result<std::vector<std::string>> files_of(const std::string& folder, std::vector<Error>& skipped) {
  std::error_code failed;
  std::vector<std::string> files;
  fs::directory_iterator entry(folder, failed);
  if (failed)
    return refuse(folder, verbatim(failed.message()));
  for (const fs::directory_iterator end; !failed && entry != end; entry.increment(failed)) {
    std::error_code unknown;
    if (is_hidden(entry->path()))
      continue;
    if (!entry->is_directory(unknown))
      files.push_back(entry->path().string());
    else if (entry->is_symlink(unknown))
      continue; // it may lead anywhere
    else if (const Result<void> read = add_files_below(entry->path(), files); !read)
      skipped.push_back(read.error());
    if (files.size() > max_class_files)
      return refuse(folder,
                    LOOM_TEXT("expected at most %1 entries, found %2")(max_class_files, "more"));
  }
  std::ranges::sort(files);
  return files;
}

Result<Sheet> read_sheet(const std::string& file, const std::vector<Lesson>& lessons,
                         const Catalogue& catalogue) {
  if (!file.ends_with(".json"))
    return refuse(file, LOOM_TEXT("no answers of a lesson; expected NAME.answers.json"));
  LOOM_TRY(const auto sheet,
           must_be_regular(file)
               .and_then([&] { return read_file(file, max_answers_bytes); })
               .and_then([&](const std::string& text) { return read_answers(text, file); }));
  const auto lesson = std::ranges::find(lessons, sheet.lesson, &Lesson::id);
  if (lesson == lessons.end())
    return refuse(file, LOOM_TEXT("answers to lesson '%1', which is not at hand")(sheet.lesson));
  if (version_of(*lesson) != sheet.version)
    return refuse(file,
                  LOOM_TEXT("answers to lesson '%1' as it was in another version")(sheet.lesson));
  for (const GivenStep& given : sheet.steps) {
    const auto step = std::ranges::find(lesson->steps, given.step, &Step::id);
    if (step == lesson->steps.end())
      return refuse(file, LOOM_TEXT("lesson '%1' has no step '%2'")(sheet.lesson, given.step));
    const auto gpu = catalogue.find(given.gpu);
    if (!gpu)
      return refuse(file, gpu.error().detail);
    const auto scenario =
        scenario_at(*lesson, std::size_t(step - lesson->steps.begin()), *gpu, catalogue);
    if (!scenario)
      return refuse(file, scenario.error().detail);
    for (const Given& each : given.answers)
      if (const auto verdict = judge(*step, each, *scenario, catalogue); !verdict)
        return refuse(file, verdict.error().detail);
  }
  return Sheet{file, std::size_t(lesson - lessons.begin()), sheet};
}

bool same_answer(const Given& a, const Given& b) {
  const auto* const curve = std::get_if<std::vector<Drawn>>(&a.what);
  const auto* const other = std::get_if<std::vector<Drawn>>(&b.what);
  const auto same_point = [](const Drawn& p, const Drawn& q) { return p.x == q.x && p.y == q.y; };
  if (a.seconds != b.seconds || a.what.index() != b.what.index())
    return false;
  if (curve)
    return std::ranges::equal(*curve, *other, same_point);
  const auto* const number = std::get_if<double>(&a.what);
  return number ? *number == std::get<double>(b.what)
                : std::get<std::size_t>(a.what) == std::get<std::size_t>(b.what);
}

/// Whether each answer of `less` is among those of `more`, which may go on after it.
bool is_contained(const AnswerSheet& less, const AnswerSheet& more) {
  return std::ranges::all_of(less.steps, [&more](const GivenStep& step) {
    return std::ranges::any_of(more.steps, [&step](const GivenStep& other) {
      return other.step == step.step && other.gpu == step.gpu &&
             other.answers.size() >= step.answers.size() &&
             std::ranges::equal(step.answers, std::span(other.answers).first(step.answers.size()),
                                same_answer);
    });
  });
}

/// A sheet may get its name late.
bool one_person(const AnswerSheet& a, const AnswerSheet& b) {
  return a.name == b.name || a.name.empty() || b.name.empty();
}

/// Leaves the fullest that one person has of a run. Several persons with one run all count.
void drop_copies(std::vector<Sheet>& sheets, ClassAnswers& all) {
  std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> of_run;
  std::vector<bool> drop(sheets.size());
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    std::vector<std::size_t>& kept = of_run[{sheets[i].lesson, sheets[i].answers.run}];
    const auto same = std::ranges::find_if(kept, [&](std::size_t other) {
      return one_person(sheets[i].answers, sheets[other].answers);
    });
    if (same == kept.end()) {
      if (!kept.empty())
        all.remarks.push_back({ErrorCode::bad_input,
                               LOOM_TEXT("of the same run as %1, but another name; both count")(
                                   sheets[kept.front()].file),
                               {.file = sheets[i].file}});
      kept.push_back(i);
      continue;
    }
    const bool fuller = sheets[i].count() > sheets[*same].count();
    const std::size_t gone = fuller ? std::exchange(*same, i) : i;
    drop[gone] = true;
    const Sheet& counts = sheets[*same];
    all.skipped.push_back(
        {ErrorCode::bad_input,
         (is_contained(sheets[gone].answers, counts.answers)
              ? LOOM_TEXT("%1 has these answers, too")
              : LOOM_TEXT("%1 is of the same run with other answers, and counts in its place"))(
             counts.file),
         {.file = sheets[gone].file}});
  }
  std::size_t next = 0;
  std::erase_if(sheets, [&](const Sheet&) { return drop[next++]; });
}

std::vector<Bin> histogram(const Question& question, const Step& step) {
  std::vector<double> numbers;
  std::vector<bool> right;
  std::vector<Bin> bins;
  for (const Choice& choice : step.choices)
    bins.push_back({.label = choice.label,
                    .right = &choice - step.choices.data() == std::ptrdiff_t(question.value)});
  for (const PersonsAnswer& person : question.people) {
    const Given& first = person.answers.front();
    if (const auto* number = std::get_if<double>(&first.what)) {
      numbers.push_back(*number);
      right.push_back(person.first.right);
    } else if (const auto* choice = std::get_if<std::size_t>(&first.what)) {
      ++bins[*choice].count;
    } else {
      const Miss miss = person.first.right ? Miss::none : person.first.miss;
      auto bin = std::ranges::find_if(bins, [&](const Bin& each) {
        return each.miss == miss && each.right == person.first.right;
      });
      if (bin == bins.end())
        bin = bins.insert(person.first.right ? bins.begin() : bins.end(),
                          {.label = {}, .miss = miss, .right = person.first.right});
      ++bin->count;
    }
  }
  return step.answer ? bins_of(numbers, right, question.value) : bins;
}

} // namespace

std::size_t Question::right() const {
  return std::size_t(
      std::ranges::count_if(people, [](const PersonsAnswer& each) { return each.first.right; }));
}

std::vector<Bin> bins_of(const std::vector<double>& numbers, const std::vector<bool>& right,
                         double value) {
  std::vector<std::size_t> order(numbers.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return numbers[i]; });
  std::vector<Bin> bins;
  for (const std::size_t i : order) {
    const std::string label = significant(numbers[i], 3);
    if (bins.empty() || bins.back().label != label)
      bins.push_back({.label = label});
    ++bins.back().count;
    bins.back().right = bins.back().right || right[i];
  }
  if (bins.size() <= most_bars)
    return bins;
  const double low = numbers[order.front()], high = numbers[order.back()];
  const bool ratio = low > 0 && high >= 100 * low;
  const auto edge = [&](std::size_t i) {
    const double part = double(i) / double(even_bars);
    return ratio ? low * std::pow(high / low, part) : low + (high - low) * part;
  };
  std::vector<Bin> even;
  for (std::size_t i = 0; i < even_bars; ++i) {
    const bool last = i + 1 == even_bars;
    const double from = edge(i), to = last ? high : edge(i + 1);
    const auto inside = [&](double number) {
      return number >= from && (number < to || (last && number <= to));
    };
    even.push_back({.label = significant(from, 3) + "–" + significant(to, 3),
                    .count = std::size_t(std::ranges::count_if(numbers, inside)),
                    .right = inside(value)});
  }
  return even;
}

std::string answer_text(const Step& step, const Given& given) {
  if (const auto* number = std::get_if<double>(&given.what))
    return shortest(*number);
  if (const auto* choice = std::get_if<std::size_t>(&given.what))
    return step.choices[*choice].label;
  std::string text;
  for (const Drawn& point : std::get<std::vector<Drawn>>(given.what))
    text += (text.empty() ? "" : " ") + shortest(point.x) + ':' + shortest(point.y);
  return text;
}

Result<ClassAnswers> class_answers(const std::string& folder, const std::vector<Lesson>& lessons,
                                   const Catalogue& catalogue) {
  ClassAnswers all;
  LOOM_TRY(const auto files, files_of(folder, all.skipped));
  std::vector<Sheet> sheets;
  for (const std::string& file : files) {
    auto sheet = read_sheet(file, lessons, catalogue);
    if (sheet)
      sheets.push_back(*std::move(sheet));
    else
      all.skipped.push_back(sheet.error());
  }
  drop_copies(sheets, all);
  std::ranges::sort(all.skipped, {}, [](const Error& each) { return each.where.file; });
  all.sheets = sheets.size();
  std::map<std::tuple<std::size_t, std::size_t, std::string>, Question> questions;
  for (const Sheet& sheet : sheets) {
    const Lesson& lesson = lessons[sheet.lesson];
    for (const GivenStep& given : sheet.answers.steps) {
      const auto at = std::size_t(std::ranges::find(lesson.steps, given.step, &Step::id) -
                                  lesson.steps.begin());
      const Step& step = lesson.steps[at];
      const GpuPtr gpu = *catalogue.find(given.gpu);
      const Scenario scenario = *scenario_at(lesson, at, gpu, catalogue);
      Question& question = questions[{sheet.lesson, at, given.gpu}];
      if (question.people.empty()) {
        question = {.lesson = sheet.lesson, .step = at, .gpu = gpu, .scenario = scenario};
        if (step.answer)
          question.value = evaluate(*step.answer, scenario, catalogue).value_or(0);
        for (std::size_t i = 0; i < step.choices.size(); ++i)
          if (evaluate(step.choices[i].right, scenario, catalogue).value_or(0) != 0)
            question.value = double(i);
        constexpr std::size_t fine = 241;
        if (step.sketch)
          question.truth = true_curve(*step.sketch, scenario, fine).value_or(std::vector<Drawn>{});
      }
      const auto verdict = [&](const Given& each) {
        return judge(step, each, scenario, catalogue).value_or(Verdict{});
      };
      question.people.push_back({sheet.answers.name, sheet.file, given.answers,
                                 verdict(given.answers.front()), verdict(given.answers.back())});
    }
  }
  for (auto& [place, question] : questions) {
    std::ranges::stable_sort(question.people, {}, &PersonsAnswer::name);
    question.histogram = histogram(question, lessons[question.lesson].steps[question.step]);
    all.questions.push_back(std::move(question));
  }
  return all;
}

std::string class_csv(const ClassAnswers& answers, const std::vector<Lesson>& lessons) {
  std::string text = "lesson,step,gpu,name,first,first_right,last,last_right,answers,seconds_first,"
                     "seconds_last,file\n";
  for (const Question& question : answers.questions) {
    const Lesson& lesson = lessons[question.lesson];
    const Step& step = lesson.steps[question.step];
    for (const PersonsAnswer& person : question.people) {
      const Given &first = person.answers.front(), &last = person.answers.back();
      text += csv_field(lesson.id) + ',' + csv_field(step.id) + ',' + csv_field(question.gpu->id) +
              ',' + csv_field(person.name) + ',' + csv_field(answer_text(step, first)) + ',' +
              (person.first.right ? "1," : "0,") + csv_field(answer_text(step, last)) + ',' +
              (person.last.right ? "1," : "0,") + std::to_string(person.answers.size()) + ',' +
              shortest(first.seconds) + ',' + shortest(last.seconds) + ',' +
              csv_field(person.file) + '\n';
    }
  }
  return text;
}

} // namespace loom::lesson
