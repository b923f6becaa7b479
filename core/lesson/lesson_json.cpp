#include "core/lesson/lesson_json.h"

#include "core/base/nearest.h"
#include "core/lesson/lesson_text.h"
#include "core/lesson/lesson_translation.h"
#include "core/scenario/parameters.h"
#include "core/text/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace loom {

namespace {

using namespace lesson;

constexpr std::array<std::string_view, 6> kind_names{"text",   "number",  "choice",
                                                     "sketch", "compare", "free"};

class Reader {
public:
  explicit Reader(const LessonFiles& files, bool unfinished = false)
      : unfinished_(unfinished), problems_(files.json_file),
        prose_(lesson_text(files.markdown, {"reveal", "notes"}).sections) {}

  Lesson read(const json::Value& value) {
    Lesson result;
    json::Members members(value, "", problems_);
    if (json::check_version(members, "latencyloom-lesson", lesson_major, lesson_minor, problems_) ==
        json::VersionCheck::refused)
      return result;
    result.id = members.required_line("id", most(80));
    result.title = members.required_line("title", most(200));
    result.source = members.required_line("source", most(400));
    result.gpu = members.required_line("gpu", most(80));
    for (const auto& [each, at] : members.elements("steps", most(max_lesson_steps)))
      result.steps.push_back(step(each, at));
    if (result.steps.empty())
      problems_.add("/steps", LOOM_TEXT("expected at least one step"));
    members.finish();
    return result;
  }

  [[nodiscard]] const json::Problems& problems() const { return problems_; }
  [[nodiscard]] const auto& prose() const { return prose_; }

private:
  Step step(const json::Value& value, const std::string& pointer) {
    Step result;
    json::Members members(value, pointer, problems_);
    result.id = members.required_line("id", most(80));
    take_prose(result, members.pointer("id"));
    if (const auto index = members.required_choice("type", kind_names))
      result.kind = static_cast<StepKind>(*index);
    result.view = members.line("view", most(80)).value_or("");
    if (const json::Value* hide = members.array("hide", most(20)))
      for (const json::Value& view : *hide) {
        if (view.is_string())
          result.hide.push_back(view.get<std::string>());
        else
          problems_.add(members.pointer("hide"), LOOM_TEXT("expected ids of views"));
      }
    if (const json::Value* set = members.get("set"))
      result.set = settings(*set, members.pointer("set"), false);
    if (const json::Value* set = members.get("reveal"))
      result.reveal_set = settings(*set, members.pointer("reveal"), true);
    if (result.kind == StepKind::number) {
      result.answer = formula(members, "answer");
      result.unit = members.line("unit", most(80)).value_or("");
      result.tolerance =
          members.number("tolerance", {.min = 0, .max = 1}).value_or(result.tolerance);
    }
    if (result.kind == StepKind::choice)
      read_choices(result, members);
    if (result.kind == StepKind::sketch)
      read_sketch(result, members);
    if (result.kind == StepKind::number || result.kind == StepKind::sketch)
      read_reasons(result, members);
    members.finish();
    return result;
  }

  void take_prose(Step& step, const std::string& pointer) {
    const auto found = prose_.find(step.id);
    if (found == prose_.end()) {
      problems_.add(pointer, LOOM_TEXT("the text has no heading '## %1'")(step.id));
      return;
    }
    if (found->second.used)
      problems_.add(pointer, LOOM_TEXT("another step has the id '%1' already")(step.id));
    found->second.used = true;
    step.prose = found->second.part("");
    step.reveal = found->second.part("reveal");
    step.notes = found->second.part("notes");
  }

  std::optional<Expression> formula(json::Members& members, std::string_view key) {
    return formula(members.required_text(key, most(1000)), members.pointer(key));
  }

  std::optional<Expression> formula(const std::string& text, const std::string& pointer) {
    if (unfinished_)
      return Expression::written(text);
    if (text.empty())
      return std::nullopt;
    auto parsed = Expression::parse(text);
    if (parsed)
      return *std::move(parsed);
    problems_.add(pointer,
                  LOOM_TEXT("%1 in column %2")(parsed.error().detail, parsed.error().where.column));
    return std::nullopt;
  }

  std::vector<Setting> settings(const json::Value& value, const std::string& pointer,
                                bool formulas) {
    std::vector<Setting> result;
    if (!value.is_object()) {
      problems_.add(pointer, LOOM_TEXT("expected an object of parameters"));
      return result;
    }
    for (const auto& [name, entry] : value.items()) {
      const std::string at = json::deeper(pointer, name);
      const ParameterInfo* info = find_parameter(name);
      if (info && formulas && entry.is_string() && entry != "inf") {
        result.push_back({name, {}, {}, formula(entry.get<std::string>(), at)});
      } else if (info) {
        const json::NumberRule rule{info->min, info->max, info->whole, info->unit, name == "alpha"};
        if (const auto number = json::number(entry, at, rule, problems_))
          result.push_back({name, {}, number});
      } else if (name == shared_stride || name == global_stride) {
        if (const auto words = json::number(entry, at, {.max = 4096, .whole = true}, problems_))
          result.push_back({name, {}, words});
      } else if (name == "gpu" || name == "access" || find_choice(name)) {
        if (entry.is_string())
          result.push_back({name, entry.get<std::string>(), std::nullopt});
        else
          problems_.add(at, LOOM_TEXT("expected a text"));
      } else {
        problems_.add(
            at, LOOM_TEXT("no parameter of this name; expected %1 or one of the GPU's numbers")(
                    "gpu, access, mix, alpha, warps, ilp, shared_stride, global_stride, target"));
      }
    }
    // Another GPU drops what was set before it.
    std::stable_partition(result.begin(), result.end(),
                          [](const Setting& s) { return s.name == "gpu"; });
    return result;
  }

  void read_choices(Step& step, json::Members& members) {
    const json::Value* list = members.array("choices", most(12));
    if (!list || (list->size() < 2 && !unfinished_)) {
      problems_.add(members.pointer("choices"), LOOM_TEXT("expected at least two choices"));
      return;
    }
    for (const auto& [each, at] : members.elements("choices", most(12))) {
      json::Members choice(each, at, problems_);
      Choice result;
      result.label = choice.required_text("label", most(300));
      if (auto right = formula(choice, "right"))
        result.right = *std::move(right);
      result.reason = choice.text("reason", most(1000)).value_or("");
      choice.finish();
      step.choices.push_back(std::move(result));
    }
  }

  void read_sketch(Step& step, json::Members& members) {
    Sketch sketch;
    constexpr std::array<std::string_view, 2> axes{"alpha", "warps"};
    if (const auto axis = members.required_choice("x", axes))
      sketch.x = axes[*axis];
    sketch.y = members.required_line("y", most(80));
    const json::NumberRule range{.min = 0.01, .max = 1e6};
    sketch.from = members.number("from", range).value_or(0);
    sketch.to = members.number("to", range).value_or(0);
    if (!(sketch.from > 0 && sketch.to > sketch.from))
      problems_.add(members.pointer("to"),
                    LOOM_TEXT("expected \"from\" and \"to\", above 0 and ascending"));
    sketch.tolerance =
        members.number("tolerance", {.min = 0.01, .max = 1}).value_or(sketch.tolerance);
    sketch.share = members.number("share", {.min = 0.01, .max = 1}).value_or(sketch.share);
    step.sketch = sketch;
  }

  void read_reasons(Step& step, json::Members& members) {
    for (const auto& [each, at] : members.elements("wrong", most(20))) {
      json::Members reason(each, at, problems_);
      auto when = formula(reason, "when");
      std::string words = reason.required_text("reason", most(1000));
      reason.finish();
      if (when)
        step.wrong.push_back({*std::move(when), std::move(words)});
    }
  }

  /// No limits that somebody may pass while writing.
  [[nodiscard]] std::size_t most(std::size_t usual) const {
    return unfinished_ ? max_lesson_bytes : usual;
  }

  bool unfinished_;
  json::Problems problems_;
  decltype(LessonText::sections) prose_;
};

struct Read {
  Lesson lesson;
  std::vector<Error> problems;
};

Read read_all(const LessonFiles& files) {
  const auto value = json::parse(files.json, files.json_file);
  if (!value)
    return {{}, {value.error()}};
  Reader reader(files);
  Read result;
  result.lesson = reader.read(*value);
  result.problems = reader.problems().list();
  for (const auto& [id, section] : reader.prose())
    if (!section.used && result.problems.empty())
      result.problems.push_back(
          Error{ErrorCode::bad_input,
                LOOM_TEXT("the heading '## %1' is no step of lesson.json")(id),
                {.file = files.markdown_file, .line = section.line}});
  return result;
}

/// As a text or a field says the number: with three digits, one decimal, or rounded up to a whole.
/// One digit says too little to give anything away.
bool is_said_by(std::string_view number, double value) {
  return number.size() > 1 &&
         (number == fmt::format("{:.3g}", value) || number == fmt::format("{:.1f}", value) ||
          number == fmt::format("{:.0f}", std::ceil(value - 1e-9)));
}

/// Whether the number stands alone somewhere in the text.
bool says(std::string_view text, double value) {
  constexpr std::string_view digits = "0123456789", parts = "0123456789.,";
  for (auto at = text.find_first_of(digits); at != text.npos; at = text.find_first_of(digits, at)) {
    const auto end = std::min(text.find_first_not_of(parts, at), text.size());
    std::string_view number = text.substr(at, end - at);
    while (digits.find(number.back()) == digits.npos)
      number.remove_suffix(1);
    if (is_said_by(number, value))
      return true;
    at = end;
  }
  return false;
}

/// Adds the problems of one step on one GPU.
class Checker {
public:
  Checker(const Lesson& lesson, const LessonFiles& files, const Catalogue& catalogue,
          std::vector<Error>& problems)
      : lesson_(lesson), files_(files), catalogue_(catalogue), problems_(problems) {}

  void check(std::size_t index, const GpuPtr& gpu) {
    const Step& step = lesson_.steps[index];
    pointer_ = "/steps/" + std::to_string(index);
    const auto scenario = scenario_at(lesson_, index, gpu, catalogue_);
    if (!scenario)
      return add("/set", scenario.error().detail);
    for (const std::string* text : {&step.prose, &step.reveal})
      if (const auto value = filled(*text, *scenario, catalogue_); !value)
        add("/id", LOOM_TEXT("in its text: %1")(value.error().detail));
    const auto number = [&](const Expression& formula, const std::string& key) {
      const auto value = evaluate(formula, *scenario, catalogue_);
      if (!value)
        add(key, value.error().detail);
      return value.value_or(0);
    };
    if (step.answer)
      number(*step.answer, "/answer");
    int right = 0;
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
      right += number(step.choices[i].right, "/choices/" + std::to_string(i) + "/right") != 0;
      if (const auto words = filled(step.choices[i].reason, *scenario, catalogue_); !words)
        add("/choices/" + std::to_string(i) + "/reason", words.error().detail);
    }
    if (!step.choices.empty() && right != 1)
      add("/choices", LOOM_TEXT("expected one right choice, found %1 on GPU '%2'")(right, gpu->id));
    if (const auto there = revealed(step, *scenario, catalogue_); !there)
      add("/reveal", there.error().detail);
    if (step.sketch)
      if (const auto curve = true_curve(*step.sketch, *scenario, 2); !curve)
        add("/y", curve.error().detail);
    for (std::size_t i = 0; i < step.wrong.size(); ++i) {
      const std::string at = "/wrong/" + std::to_string(i);
      if (step.answer)
        number(step.wrong[i].when, at + "/when");
      if (const auto words = filled(step.wrong[i].words, *scenario, catalogue_); !words)
        add(at + "/reason", words.error().detail);
    }
  }

  /// @param views ids of all that there are
  void check_views(std::size_t index, std::span<const std::string> views) {
    const Step& step = lesson_.steps[index];
    pointer_ = "/steps/" + std::to_string(index);
    const auto check_view = [&](const std::string& id, const std::string& at) {
      if (!id.empty() && std::ranges::find(views, id) == views.end())
        add(at, LOOM_TEXT("there is no view '%1'%2")(id, did_you_mean(id, views)));
    };
    check_view(step.view, "/view");
    for (std::size_t i = 0; i < step.hide.size(); ++i)
      check_view(step.hide[i], "/hide/" + std::to_string(i));
  }

  /// What a student reads while the step asks: its text, and the parameters that the lesson set.
  void check_that_it_is_asked(std::size_t index, const GpuPtr& gpu) {
    const Step& step = lesson_.steps[index];
    pointer_ = "/steps/" + std::to_string(index);
    const auto scenario = scenario_at(lesson_, index, gpu, catalogue_);
    if (!step.answer || !scenario)
      return;
    const auto answer = evaluate(*step.answer, *scenario, catalogue_);
    const auto text = filled(step.prose, *scenario, catalogue_);
    if (!answer || !text)
      return;
    const std::string number = fmt::format("{:.4g}", *answer);
    if (says(*text, *answer))
      add("/answer",
          LOOM_TEXT("the step's own text says the answer, %1; say it in its reveal")(number));
    std::map<std::string, std::size_t> set_by;
    for (std::size_t i = 0; i <= index; ++i)
      for (const Setting& each : lesson_.steps[i].set)
        set_by[each.name] = i;
    for (const auto& [name, by] : set_by)
      for (const Setting& each : lesson_.steps[by].set)
        if (each.name == name && each.value &&
            is_said_by(fmt::format("{:.4g}", *each.value), *answer))
          add("/answer",
              LOOM_TEXT("the answer, %1, stands beside the question: step '%2' sets '%3' "
                        "to it")(number, lesson_.steps[by].id, name));
  }

private:
  void add(const std::string& at, Message detail) {
    problems_.push_back({ErrorCode::bad_input,
                         std::move(detail),
                         {.file = files_.json_file, .pointer = pointer_ + at}});
  }

  const Lesson& lesson_;
  const LessonFiles& files_;
  const Catalogue& catalogue_;
  std::vector<Error>& problems_;
  std::string pointer_;
};

} // namespace

Result<Lesson> read_lesson(const LessonFiles& files, std::string_view language) {
  Read read = read_all(files);
  const auto file =
      std::ranges::find(files.translations, language, &LessonFiles::Translation::language);
  if (!read.problems.empty())
    return tl::unexpected(read.problems.front());
  if (file != files.translations.end())
    (void)translate_lesson(read.lesson, file->markdown,
                           file->file); // lint_lesson() tells what lacks
  return std::move(read.lesson);
}

Result<Lesson> read_unfinished_lesson(const LessonFiles& files) {
  return json::parse(files.json, files.json_file).transform([&files](const json::Value& value) {
    return Reader(files, true).read(value);
  });
}

std::vector<Error> lint_lesson(const LessonFiles& files, const Catalogue& catalogue,
                               const std::string& gpu_id, std::span<const std::string> views) {
  Read read = read_all(files);
  if (!read.problems.empty())
    return read.problems;
  const auto gpu = catalogue.find(gpu_id.empty() ? read.lesson.gpu : gpu_id);
  if (!gpu)
    return {
        {ErrorCode::bad_input, gpu.error().detail, {.file = files.json_file, .pointer = "/gpu"}}};
  Checker checker(read.lesson, files, catalogue, read.problems);
  for (std::size_t i = 0; i < read.lesson.steps.size(); ++i)
    checker.check(i, *gpu);
  for (std::size_t i = 0; i < read.lesson.steps.size(); ++i) {
    if (!views.empty())
      checker.check_views(i, views);
    if (gpu_id.empty()) // on another GPU a number can be the answer by chance
      checker.check_that_it_is_asked(i, *gpu);
  }
  for (const LessonFiles::Translation& each : files.translations) {
    Lesson translated = read.lesson;
    for (Error& problem : translate_lesson(translated, each.markdown, each.file))
      read.problems.push_back(std::move(problem));
  }
  return read.problems;
}

} // namespace loom
