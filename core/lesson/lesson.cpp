#include "core/lesson/lesson.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace loom::lesson {

namespace {

constexpr std::array<std::string_view, 6> kinds{"text",   "number",  "choice",
                                                "sketch", "compare", "free"};

Result<double> value_of(std::string_view name, const Scenario& scenario,
                        const Catalogue& catalogue) {
  return quantity(name, scenario, catalogue).map([](const why::QuantityPtr& q) {
    return q->value;
  });
}

bool near(double a, double b, double tolerance) {
  return std::abs(a - b) <= tolerance * std::abs(b);
}

/// Whether a person who knows `value` would say `given`.
bool says(double given, double value, double tolerance) {
  const bool whole =
      std::abs(value) > 5 && (given == std::round(value) || given == std::ceil(value));
  return whole || near(given, value, tolerance);
}

Result<std::string> why_wrong(const Step& step, const Expression::Lookup& lookup,
                              const std::function<bool(double)>& fits, const Scenario& scenario,
                              const Catalogue& catalogue, const Written& written) {
  for (const Reason& reason : step.wrong) {
    LOOM_TRY(const double value, reason.when.evaluate(lookup));
    if (fits(value))
      return filled(reason.words, scenario, catalogue, written);
  }
  return std::string();
}

/// y of what was drawn at x, between its neighbours.
double at(const std::vector<Drawn>& drawn, double x) {
  const auto after = std::ranges::lower_bound(drawn, x, {}, &Drawn::x);
  if (after == drawn.begin())
    return drawn.front().y;
  if (after == drawn.end())
    return drawn.back().y;
  const Drawn& before = *(after - 1);
  return before.y + (after->y - before.y) * (x - before.x) / (after->x - before.x);
}

Miss miss_of(double given, double value) {
  // Signs apart, or one of them nought: a factor says nothing.
  const bool far = given * value <= 0 || std::abs(given) > 2 * std::abs(value) ||
                   std::abs(given) < std::abs(value) / 2;
  if (given < value)
    return far ? Miss::far_low : Miss::low;
  return far ? Miss::far_high : Miss::high;
}

/// What a curve does between its ends.
struct Shape {
  double first = 0, last = 0;
  Drawn top, bottom;
  /// How far it goes above, or below, both of its ends.
  [[nodiscard]] double above() const { return top.y - std::max(first, last); }
  [[nodiscard]] double below() const { return std::min(first, last) - bottom.y; }
  [[nodiscard]] double height() const { return top.y - bottom.y; }
};

Shape shape_of(const std::vector<Drawn>& curve) {
  return {curve.front().y, curve.back().y, *std::ranges::max_element(curve, {}, &Drawn::y),
          *std::ranges::min_element(curve, {}, &Drawn::y)};
}

/// How much a curve goes against its own way from end to end.
double back_of(const std::vector<Drawn>& curve) {
  const double way = curve.back().y < curve.front().y ? -1 : 1;
  double furthest = way * curve.front().y, back = 0;
  for (const Drawn& point : curve) {
    furthest = std::max(furthest, way * point.y);
    back = std::max(back, furthest - way * point.y);
  }
  return back;
}

/// What is wrong with a curve's shape; none where nothing is.
Miss shape_miss(const std::vector<Drawn>& drawn, const std::vector<Drawn>& truth) {
  constexpr double least_turn = 0.15; ///< of the height, for a turn to count
  constexpr double apart = 4;         ///< of the true x
  const Shape is = shape_of(drawn), should = shape_of(truth);
  if (should.height() <= least_turn * std::abs(should.top.y))
    return Miss::none; // a flat curve is right here
  if (is.height() < should.height() / 2)
    return Miss::flat;
  const auto turns = [&](double turn, double true_turn, double x, double true_x) {
    if (turn < true_turn / 2)
      return Miss::no_turn;
    return x < true_x / apart || x > true_x * apart ? Miss::turns_apart : Miss::none;
  };
  if (should.above() > least_turn * should.height())
    return turns(is.above(), should.above(), is.top.x, should.top.x);
  if (should.below() > least_turn * should.height())
    return turns(is.below(), should.below(), is.bottom.x, should.bottom.x);
  return back_of(drawn) > back_of(truth) + should.height() / 4 ? Miss::back_forth : Miss::none;
}

} // namespace

std::string_view to_string(StepKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::string_view to_string(Miss miss) {
  constexpr std::array<std::string_view, 12> ids{"right",      "low",   "far_low", "high",
                                                 "far_high",   "flat",  "no_turn", "turns_apart",
                                                 "back_forth", "start", "end",     "between"};
  return ids[std::size_t(miss)];
}

bool asks(const Step& step) { return step.answer || step.sketch || !step.choices.empty(); }

std::vector<std::size_t> choice_order(const Step& step) {
  std::vector<std::size_t> order(step.choices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::size_t seed = 0;
  for (const char letter : step.id)
    seed = seed * 31 + static_cast<unsigned char>(letter);
  if (!order.empty())
    std::ranges::rotate(order, order.begin() + static_cast<std::ptrdiff_t>(seed % order.size()));
  return order;
}

Curtain curtain_at(const Lesson& lesson, std::size_t step, bool revealed) {
  const auto view_at = [&lesson](std::size_t of) {
    for (std::size_t at = of + 1; at-- > 0;)
      if (!lesson.steps[at].view.empty())
        return lesson.steps[at].view;
    return std::string();
  };
  const Step& now = lesson.steps[step];
  const bool next = step + 1 < lesson.steps.size() && asks(lesson.steps[step + 1]);
  Curtain curtain{.view = view_at(step), .silent = next};
  if (!revealed) {
    const bool here = asks(now);
    curtain.hidden = now.hide;
    curtain.alone = here;
    curtain.asking = here || (now.kind == StepKind::text && next);
    curtain.silent |= here;
    return curtain;
  }
  // A sketch is answered where it was drawn: what the next step hides needs not be seen for it. Nor
  // does a view show with one number the other that is asked for later.
  for (std::size_t at = step + 1; at < lesson.steps.size(); ++at)
    if (now.sketch || (lesson.steps[at].answer && view_at(at) == curtain.view)) {
      curtain.hidden = lesson.steps[at].hide;
      curtain.asking = !now.sketch;
      break;
    }
  return curtain;
}

Result<Scenario> with_setting(Scenario scenario, const Setting& setting,
                              const Catalogue& catalogue) {
  if (setting.name == "gpu")
    return catalogue.find(setting.text).map([&](const GpuPtr& gpu) {
      return with_gpu(std::move(scenario), gpu);
    });
  if (setting.value && setting.name == shared_stride) {
    scenario.shared_access.pattern.stride = static_cast<std::int64_t>(*setting.value);
    return scenario;
  }
  if (setting.value && setting.name == global_stride) {
    scenario.global_access.pattern.stride = static_cast<std::int64_t>(*setting.value);
    return scenario;
  }
  if (setting.name == "access")
    return with_access(std::move(scenario), setting.text);
  if (setting.value)
    return with(std::move(scenario), setting.name, *setting.value);
  return with_choice(std::move(scenario), setting.name, setting.text);
}

Result<Scenario> scenario_at(const Lesson& lesson, std::size_t step, const GpuPtr& gpu,
                             const Catalogue& catalogue) {
  Scenario scenario = default_scenario(gpu);
  for (std::size_t i = 0; i <= step && i < lesson.steps.size(); ++i)
    for (const Setting& setting : lesson.steps[i].set) {
      if (setting.name == "gpu" && i != step)
        continue; // another GPU is shown for one step
      auto next = with_setting(scenario, setting, catalogue);
      if (!next)
        return next;
      scenario = *std::move(next);
    }
  return scenario;
}

Result<Scenario> revealed(const Step& step, const Scenario& asked, const Catalogue& catalogue) {
  Scenario scenario = asked;
  for (Setting setting : step.reveal_set) {
    if (setting.formula) {
      LOOM_TRY(const double value, evaluate(*setting.formula, asked, catalogue));
      const ParameterInfo* info = find_parameter(setting.name);
      setting.value = info && info->whole ? std::ceil(value - 1e-9) : value;
    }
    LOOM_TRY(scenario, with_setting(scenario, setting, catalogue));
  }
  return scenario;
}

Result<double> evaluate(const Expression& expression, const Scenario& scenario,
                        const Catalogue& catalogue) {
  return expression.evaluate(
      [&](std::string_view name) { return value_of(name, scenario, catalogue); });
}

Result<std::string> filled(const std::string& markdown, const Scenario& scenario,
                           const Catalogue& catalogue, const Written& written) {
  std::string text;
  for (std::size_t i = 0; i < markdown.size();) {
    const std::size_t open = markdown.find('{', i);
    const std::size_t close = open == std::string::npos ? open : markdown.find('}', open);
    text += markdown.substr(i, close == std::string::npos ? close : open - i);
    if (close == std::string::npos)
      break;
    std::string inside = markdown.substr(open + 1, close - open - 1);
    int digits = 3;
    if (const auto colon = inside.rfind(':'); colon != std::string::npos) {
      const auto number = parse_number(inside.substr(colon + 1));
      if (!number || *number < 1 || *number > 17)
        return bad_argument(
            LOOM_TEXT("{%1}: %2")(inside, LOOM_TEXT("expected 1 to 17 digits after ':'")));
      digits = static_cast<int>(*number);
      inside.resize(colon);
    }
    const Result<Expression> formula = Expression::parse(inside);
    const Result<double> value = formula.and_then(
        [&](const Expression& expression) { return evaluate(expression, scenario, catalogue); });
    if (!value)
      return bad_argument(LOOM_TEXT("{%1}: %2")(inside, value.error().detail));
    const std::string number = significant(*value, digits);
    text += written ? written(*formula, number) : number;
    i = close + 1;
  }
  return text;
}

Result<Verdict> judge(const Step& step, double answer, const Scenario& scenario,
                      const Catalogue& catalogue, const Written& written) {
  if (!step.answer)
    return bad_argument(LOOM_TEXT("the step asks for no number"));
  LOOM_TRY(const double value, evaluate(*step.answer, scenario, catalogue));
  if (says(answer, value, step.tolerance))
    return Verdict{true, {}};
  return why_wrong(
             step, [&](std::string_view name) { return value_of(name, scenario, catalogue); },
             [&](double wrong) { return says(answer, wrong, step.tolerance); }, scenario, catalogue,
             written)
      .map([&](std::string reason) {
        return Verdict{false, std::move(reason), miss_of(answer, value)};
      });
}

Result<Verdict> judge(const Step& step, std::size_t choice, const Scenario& scenario,
                      const Catalogue& catalogue, const Written& written) {
  if (choice >= step.choices.size())
    return bad_argument(LOOM_TEXT("the step has no such choice"));
  LOOM_TRY(const double right, evaluate(step.choices[choice].right, scenario, catalogue));
  if (right != 0)
    return Verdict{true, {}};
  return filled(step.choices[choice].reason, scenario, catalogue, written)
      .map([](std::string reason) {
        return Verdict{false, std::move(reason)};
      });
}

Result<std::vector<Drawn>> true_curve(const Sketch& sketch, const Scenario& scenario,
                                      std::size_t count) {
  std::vector<Drawn> curve;
  curve.reserve(count);
  Scenario here = scenario;
  const bool log = sketch.x == "alpha";
  for (std::size_t i = 0; i < count; ++i) {
    const double share = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0;
    double x = log ? sketch.from * std::pow(sketch.to / sketch.from, share)
                   : std::round(sketch.from + (sketch.to - sketch.from) * share);
    x = std::clamp(x, sketch.from, sketch.to); // pow() may miss the end by a bit
    LOOM_TRY(here, with(here, sketch.x, x));
    LOOM_TRY(const why::QuantityPtr y, quantity(sketch.y, here));
    curve.push_back({x, y->value});
  }
  return curve;
}

double sketch_height(const std::vector<Drawn>& truth) {
  constexpr double room_above = 1.5;
  const auto top = std::ranges::max_element(truth, {}, &Drawn::y);
  const double value = room_above * (top == truth.end() ? 1 : top->y);
  const double power = std::pow(10, std::floor(std::log10(std::max(value, 1e-9))));
  for (const double step : {1.0, 2.0, 4.0, 5.0, 8.0, 10.0})
    if (step * power >= value)
      return step * power;
  return 10 * power;
}

Result<Verdict> judge(const Step& step, const std::vector<Drawn>& drawn, const Scenario& scenario,
                      const Catalogue& catalogue, const Written& written) {
  if (!step.sketch || drawn.size() < 2)
    return bad_argument(LOOM_TEXT("the step asks for no curve, or there is none yet"));
  constexpr std::size_t places = 40;
  LOOM_TRY(const auto truth, true_curve(*step.sketch, scenario, places));
  const auto top = std::ranges::max_element(truth, {}, &Drawn::y);
  const auto drawn_top = std::ranges::max_element(drawn, {}, &Drawn::y);
  const auto fits = [&](const Drawn& point) {
    return std::abs(at(drawn, point.x) - point.y) <= step.sketch->tolerance * top->y;
  };
  const auto right = std::ranges::count_if(truth, fits);
  Miss miss = shape_miss(drawn, truth);
  if (miss == Miss::none && static_cast<double>(right) >= step.sketch->share * places)
    return Verdict{true, {}};
  if (miss == Miss::none)
    miss = !fits(truth.front()) ? Miss::start : !fits(truth.back()) ? Miss::end : Miss::between;
  const auto lookup = [&](std::string_view name) -> Result<double> {
    const std::array<std::pair<std::string_view, double>, 6> own{{{"first", drawn.front().y},
                                                                  {"last", drawn.back().y},
                                                                  {"top", drawn_top->y},
                                                                  {"top_x", drawn_top->x},
                                                                  {"true_top", top->y},
                                                                  {"true_top_x", top->x}}};
    for (const auto& [known, value] : own)
      if (known == name)
        return value;
    return value_of(name, scenario, catalogue);
  };
  return why_wrong(
             step, lookup, [](double holds) { return holds != 0; }, scenario, catalogue, written)
      .map([miss](std::string reason) {
        return Verdict{false, std::move(reason), miss};
      });
}

} // namespace loom::lesson
