// `lesson` and `answer`: what a page asks of the lesson that it carries. The command line has
// neither: there one step is as good as another.

#include "app/command.h"
#include "app/kernel_options.h"
#include "core/base/number.h"
#include "core/document/page_state.h"
#include "core/lesson/answer_sheet.h"
#include "core/lesson/lesson_json.h"
#include "core/lesson/typed_number.h"
#include "core/text/json.h"
#include "resources/programs/embedded.h"

#include <algorithm>

namespace loom {

namespace {

using lesson::Lesson;
using lesson::Step;

/// Where in which lesson a page is.
struct StepRequest {
  LessonFiles files;
  std::string step, gpu; ///< gpu: that the class has chosen; empty: the lesson's own
  std::string answers;   ///< given so far, as a file has them; empty: none
  bool revealed = false;
  std::string number, choice, sketch; ///< an answer: one of them
  std::string seconds, run;
};

struct Place {
  Lesson lesson;
  std::size_t step = 0;
  GpuPtr gpu;
  Scenario scenario;
  lesson::AnswerSheet sheet;
  [[nodiscard]] const Step& now() const { return lesson.steps[step]; }
};

Result<Place> place_of(const StepRequest& request, const Catalogue& catalogue) {
  Place place;
  LOOM_TRY(place.lesson, read_lesson(request.files));
  const double step = parse_number(request.step).value_or(0);
  place.step =
      std::min(static_cast<std::size_t>(std::max(step, 0.0)), place.lesson.steps.size() - 1);
  LOOM_TRY(place.gpu, catalogue.find(request.gpu.empty() ? place.lesson.gpu : request.gpu));
  LOOM_TRY(place.scenario, lesson::scenario_at(place.lesson, place.step, place.gpu, catalogue));
  const std::string version = lesson::version_of(place.lesson);
  const auto before = read_answers(request.answers, "answers");
  if (before && before->version == version) // else the lesson asks for something else by now
    place.sheet = *before;
  else
    place.sheet = {
        .lesson = place.lesson.id, .version = version, .run = request.run, .name = {}, .steps = {}};
  return place;
}

/// The places of a sketch on its axis: not more than a hand can tell apart.
Result<std::vector<lesson::Drawn>> curve_of(const lesson::Sketch& sketch,
                                            const Scenario& scenario) {
  constexpr double most = 81;
  const double count = sketch.x == "alpha" ? most : std::min(most, sketch.to - sketch.from + 1);
  return lesson::true_curve(sketch, scenario, static_cast<std::size_t>(std::max(2.0, count)));
}

Result<void> write_question(JsonWriter& writer, const Place& place, bool revealed,
                            const Catalogue& catalogue) {
  const Step& now = place.now();
  writer.key("asks").text(now.answer            ? "number"
                          : now.sketch          ? "sketch"
                          : now.choices.empty() ? ""
                                                : "choice");
  writer.key("unit").text(now.unit);
  writer.key("choices").begin_array();
  for (const std::size_t i : lesson::choice_order(now)) {
    writer.begin_object(JsonWriter::Layout::one_line).key("index").number(static_cast<double>(i));
    writer.key("label").text(now.choices[i].label);
    if (revealed) {
      LOOM_TRY(const double right,
               lesson::evaluate(now.choices[i].right, place.scenario, catalogue));
      writer.key("right").boolean(right != 0);
    }
    writer.end_object();
  }
  writer.end_array();
  if (!now.sketch)
    return {};
  LOOM_TRY(const auto truth, curve_of(*now.sketch, place.scenario));
  std::vector<double> x, y;
  for (const lesson::Drawn& point : truth) {
    x.push_back(point.x);
    y.push_back(point.y);
  }
  writer.key("sketch").begin_object().key("over").text(now.sketch->x);
  writer.key("height").number(lesson::sketch_height(truth)).key("x").numbers(x);
  if (revealed)
    writer.key("truth").numbers(y);
  writer.end_object();
  return {};
}

Result<std::string> step(const StepRequest& request) {
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(const Place place, place_of(request, catalogue));
  const Step& now = place.now();
  LOOM_TRY(const std::string prose, lesson::filled(now.prose, place.scenario, catalogue));
  LOOM_TRY(const std::string reveal, lesson::filled(request.revealed ? now.reveal : std::string(),
                                                    place.scenario, catalogue));
  JsonWriter writer;
  writer.begin_object().key("id").text(place.lesson.id).key("title").text(place.lesson.title);
  writer.key("source").text(place.lesson.source);
  writer.key("step").number(static_cast<double>(place.step));
  writer.key("steps").number(static_cast<double>(place.lesson.steps.size()));
  writer.key("prose")
      .text(prose)
      .key("reveals")
      .boolean(!now.reveal.empty())
      .key("reveal")
      .text(reveal);
  LOOM_CHECK(write_question(writer, place, request.revealed, catalogue));
  const lesson::Curtain curtain = lesson::curtain_at(place.lesson, place.step, request.revealed);
  writer.key("view").text(curtain.view).key("hidden").texts(curtain.hidden);
  writer.key("alone").boolean(curtain.alone).key("asking").boolean(curtain.asking);
  writer.key("silent").boolean(curtain.silent);
  const bool moves = request.revealed && !now.reveal_set.empty();
  LOOM_TRY(const Scenario shown, moves ? lesson::revealed(now, place.scenario, catalogue)
                                       : Result<Scenario>(place.scenario));
  writer.key("moves").boolean(moves).key("state").begin_object();
  write_page_state(writer, shown);
  writer.end_object();
  LOOM_TRY(const auto fields, page_fields(curtain.view, shown, embedded_programs()));
  writer.key("fields").begin_object();
  for (const auto& [name, value] : fields)
    writer.key(name).text(value);
  writer.end_object();
  if (now.kind == lesson::StepKind::compare && place.step > 0) {
    LOOM_TRY(const Scenario before,
             lesson::scenario_at(place.lesson, place.step - 1, place.gpu, catalogue));
    writer.key("beside").begin_object().key("name").text(before.gpu->name);
    write_page_state(writer, before);
    writer.end_object();
  }
  const lesson::Score score = lesson::score(place.lesson, place.sheet, catalogue);
  writer.key("score").object({{"questions", score.questions},
                              {"skipped", score.skipped},
                              {"right", score.right},
                              {"at_once", score.at_once}});
  return writer.end_object().str();
}

/// What was entered, chosen or drawn.
Result<lesson::Given> given_of(const StepRequest& request, const Step& now) {
  lesson::Given given;
  given.seconds = std::clamp(parse_number(request.seconds).value_or(0), 0.0, 7.0 * 24 * 3600);
  if (!request.choice.empty()) {
    given.what = static_cast<std::size_t>(parse_number(request.choice).value_or(0));
  } else if (!request.sketch.empty()) {
    LOOM_TRY(const json::Value points, json::parse(request.sketch, "sketch"));
    std::vector<lesson::Drawn> drawn;
    for (const json::Value& point : points)
      drawn.push_back({point.at(0).get<double>(), point.at(1).get<double>()});
    given.what = std::move(drawn);
  } else {
    LOOM_TRY(given.what, lesson::typed_number(request.number, now.unit));
  }
  return given;
}

Result<std::string> judged(const StepRequest& request) {
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(Place place, place_of(request, catalogue));
  LOOM_TRY(const lesson::Given given, given_of(request, place.now()));
  LOOM_TRY(const lesson::Verdict verdict,
           lesson::judge(place.now(), given, place.scenario, catalogue));
  lesson::add_answer(place.sheet, place.now().id, place.gpu->id, given);
  JsonWriter writer;
  writer.begin_object().key("right").boolean(verdict.right).key("reason").text(verdict.reason);
  writer.key("miss").text(to_string(verdict.miss)).key("answers").text(write_answers(place.sheet));
  return writer.end_object().str();
}

void add_step(const Options& options, StepRequest& request) {
  options.add("--file", request.files.json, "NAME.lesson.json");
  options.add("--text", request.files.markdown, "NAME.md");
  options.add("--step", request.step, "from 0");
  options.add("--gpu", request.gpu, "that the class has chosen");
  options.add("--answers", request.answers, "given so far, as a file has them");
  options.add("--run", request.run, "of a new file of answers");
}

} // namespace

void add_lesson(const Options& program) {
  const auto [options, request] =
      program.command<StepRequest>("lesson", "a step of a lesson", step);
  add_step(options, request);
  options.add("--revealed", request.revealed, "with its answer");
  const auto [answer, given] = program.command<StepRequest>("answer", "an answer, judged", judged);
  add_step(answer, given);
  answer.add("--number", given.number, "as it was typed");
  answer.add("--choice", given.choice, "its index");
  answer.add("--sketch", given.sketch, "points, as JSON");
  answer.add("--seconds", given.seconds, "since the step was shown");
}

} // namespace loom
