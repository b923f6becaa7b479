#include "core/lesson/answer_sheet.h"

#include "core/base/utf8.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"
#include "core/text/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace loom {

namespace lesson {

std::string version_of(const Lesson& lesson) {
  JsonWriter writer(-1);
  writer.begin_array().text(lesson.id).text(lesson.gpu);
  for (const Step& step : lesson.steps) {
    writer.begin_array().text(step.id).text(to_string(step.kind));
    for (const Setting& setting : step.set) {
      writer.text(setting.name).text(setting.text);
      if (setting.value)
        writer.text(fmt::format("{}", *setting.value)); // also of infinity
    }
    if (step.answer)
      writer.text(step.answer->text()).number(step.tolerance);
    for (const Choice& choice : step.choices)
      writer.text(choice.right.text());
    if (const auto& sketch = step.sketch)
      writer.text(sketch->x)
          .text(sketch->y)
          .number(sketch->from)
          .number(sketch->to)
          .number(sketch->tolerance)
          .number(sketch->share);
    writer.end_array();
  }
  writer.end_array();
  return fmt::format("{:016x}", fingerprint(writer.str()));
}

void add_answer(AnswerSheet& sheet, const std::string& step, const std::string& gpu, Given given) {
  auto at = std::ranges::find_if(
      sheet.steps, [&](const GivenStep& each) { return each.step == step && each.gpu == gpu; });
  if (at == sheet.steps.end())
    at = sheet.steps.insert(at, {step, gpu, {}});
  if (at->answers.size() < max_tries)
    at->answers.push_back(std::move(given));
}

Result<Verdict> judge(const Step& step, const Given& given, const Scenario& scenario,
                      const Catalogue& catalogue, const Written& written) {
  if (const auto* number = std::get_if<double>(&given.what); number && step.answer)
    return judge(step, *number, scenario, catalogue, written);
  if (const auto* choice = std::get_if<std::size_t>(&given.what);
      choice && *choice < step.choices.size())
    return judge(step, *choice, scenario, catalogue, written);
  if (const auto* drawn = std::get_if<std::vector<Drawn>>(&given.what);
      drawn && drawn->size() > 1 && step.sketch)
    return judge(step, *drawn, scenario, catalogue, written);
  return fail(ErrorCode::bad_input, LOOM_TEXT("step '%1' asks for something else")(step.id));
}

Score score(const Lesson& lesson, const AnswerSheet& sheet, const Catalogue& catalogue) {
  Score score;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const Step& step = lesson.steps[i];
    score.questions += asks(step);
    bool right = false, at_once = false, first = true;
    for (const GivenStep& given : sheet.steps) {
      const auto gpu = catalogue.find(given.gpu);
      if (given.step != step.id || !gpu)
        continue;
      const auto scenario = scenario_at(lesson, i, *gpu, catalogue);
      for (const Given& each : given.answers) {
        const auto verdict =
            scenario ? judge(step, each, *scenario, catalogue) : tl::unexpected(scenario.error());
        const bool is = verdict && verdict->right;
        right |= is;
        at_once |= is && std::exchange(first, false);
        first = false;
      }
    }
    score.skipped += asks(step) && first;
    score.right += right;
    score.at_once += at_once;
  }
  return score;
}

} // namespace lesson

namespace {

constexpr double longest_seconds = 7.0 * 24 * 3600;
constexpr std::size_t max_name = 200, max_id = 100;
/// A step may be answered on several GPUs.
constexpr std::size_t max_given_steps = 1000;

using namespace lesson;

void write_given(JsonWriter& writer, const Given& given) {
  writer.begin_object(JsonWriter::Layout::one_line).key("seconds").number(given.seconds);
  if (const auto* number = std::get_if<double>(&given.what))
    writer.key("number").number(*number);
  else if (const auto* choice = std::get_if<std::size_t>(&given.what))
    writer.key("choice").number(static_cast<double>(*choice + 1));
  else {
    writer.key("sketch").array(
        std::get<std::vector<Drawn>>(given.what),
        [&](const Drawn& point) {
          writer.begin_array(JsonWriter::Layout::one_line)
              .number(point.x)
              .number(point.y)
              .end_array();
        },
        JsonWriter::Layout::one_line);
  }
  writer.end_object();
}

class SheetReader {
public:
  explicit SheetReader(json::Problems& problems) : problems_(problems) {}

  AnswerSheet read(const json::Value& value) {
    AnswerSheet sheet;
    json::Members members(value, "", problems_);
    const auto version =
        check_version(members, "latencyloom-answers", answers_major, answers_minor, problems_);
    if (version == json::VersionCheck::refused)
      return sheet;
    sheet.lesson = members.required_line("lesson", max_id);
    sheet.version = members.required_line("lesson_version", max_id);
    sheet.run = members.required_line("run", max_id);
    sheet.name = members.line("name", max_name).value_or("");
    for (const auto& [each, at] : members.elements("steps", max_given_steps))
      sheet.steps.push_back(step(each, at));
    std::vector<std::string> ignored;
    members.finish(version == json::VersionCheck::newer_minor ? &ignored : nullptr);
    return sheet;
  }

private:
  GivenStep step(const json::Value& value, const std::string& pointer) {
    json::Members members(value, pointer, problems_);
    GivenStep step{members.required_line("id", max_id), members.required_line("gpu", max_id), {}};
    for (const auto& [each, at] : members.elements("answers", max_tries))
      step.answers.push_back(given(each, at));
    if (step.answers.empty() && problems_.empty())
      problems_.add(pointer, LOOM_TEXT("a step without an answer"));
    members.finish();
    return step;
  }

  Given given(const json::Value& value, const std::string& pointer) {
    constexpr double most = std::numeric_limits<double>::max();
    json::Members members(value, pointer, problems_);
    Given given;
    given.seconds =
        members.number("seconds", {.min = 0, .max = longest_seconds, .unit = "s"}).value_or(0);
    int answers = 0;
    if (const auto number = members.number("number", {.min = -most, .max = most})) {
      given.what = *number;
      ++answers;
    }
    if (const auto choice = members.number("choice", {.min = 1, .max = 100, .whole = true})) {
      given.what = static_cast<std::size_t>(*choice) - 1;
      ++answers;
    }
    if (const json::Value* points = members.array("sketch", max_sketch_points)) {
      given.what = curve(*points, members.pointer("sketch"));
      ++answers;
    }
    if (answers != 1)
      problems_.add(pointer, LOOM_TEXT("expected one of 'number', 'choice' and 'sketch'"));
    members.finish();
    return given;
  }

  std::vector<Drawn> curve(const json::Value& points, const std::string& pointer) {
    constexpr double most = std::numeric_limits<double>::max();
    std::vector<Drawn> curve;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::string at = json::deeper(pointer, std::to_string(i));
      if (!points[i].is_array() || points[i].size() != 2) {
        problems_.add(at, LOOM_TEXT("expected a point, [x, y]"));
        return curve;
      }
      const auto x =
          json::number(points[i][0], json::deeper(at, "0"),
                       {.min = curve.empty() ? -most : curve.back().x, .max = most}, problems_);
      const auto y =
          json::number(points[i][1], json::deeper(at, "1"), {.min = -most, .max = most}, problems_);
      if (!x || !y)
        return curve;
      curve.push_back({*x, *y});
    }
    if (curve.size() < 2)
      problems_.add(pointer, LOOM_TEXT("expected a curve of at least 2 points"));
    return curve;
  }

  json::Problems& problems_;
};

} // namespace

std::string write_answers(const AnswerSheet& sheet) {
  JsonWriter writer;
  writer.begin_object();
  writer.key("format").text("latencyloom-answers");
  writer.key("version").text(fmt::format("{}.{}", answers_major, answers_minor));
  writer.key("lesson").text(sheet.lesson).key("lesson_version").text(sheet.version);
  writer.key("run").text(sheet.run).key("name").text(one_line(sheet.name));
  writer.key("steps").objects(sheet.steps, [&](const GivenStep& step) {
    writer.key("id").text(step.step).key("gpu").text(step.gpu);
    writer.key("answers").array(step.answers,
                                [&](const Given& given) { write_given(writer, given); });
  });
  writer.end_object();
  return writer.str() + '\n';
}

Result<AnswerSheet> read_answers(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, [](const json::Value& value, json::Problems& problems) {
    return SheetReader(problems).read(value);
  });
}

} // namespace loom
