#include "core/lesson/draft.h"

#include <algorithm>

namespace loom::lesson {

namespace {

constexpr std::size_t most_states = 200;

/// "number", "number2", ...: what no step is called yet.
std::string free_id(const Lesson& lesson, StepKind kind) {
  const std::string name(to_string(kind));
  std::string id = name;
  for (int i = 2; std::ranges::find(lesson.steps, id, &Step::id) != lesson.steps.end(); ++i)
    id = name + std::to_string(i);
  return id;
}

} // namespace

void Draft::change(Lesson next, std::string field) {
  if (at_ > 0 && !field.empty() && states_[at_].field == field && saved_ != at_ && !can_redo()) {
    states_[at_].lesson = std::move(next);
    return;
  }
  if (saved_ && *saved_ > at_)
    saved_.reset();
  states_.resize(at_ + 1, states_.front());
  states_.push_back({std::move(next), std::move(field)});
  ++at_;
  if (states_.size() <= most_states)
    return;
  states_.erase(states_.begin());
  --at_;
  saved_ = saved_ && *saved_ > 0 ? std::optional(*saved_ - 1) : std::nullopt;
}

void Draft::undo() {
  if (can_undo())
    --at_;
}

void Draft::redo() {
  if (can_redo())
    ++at_;
}

void Draft::saved() { saved_ = at_; }

Lesson new_lesson(const std::string& gpu, const std::string& source) {
  return {.id = "lesson", .title = {}, .source = source, .gpu = gpu, .file = {}, .steps = {}};
}

Lesson with_state(Lesson lesson, std::size_t step, const Scenario& now,
                  const Catalogue& catalogue) {
  lesson.steps[step].set.clear();
  const auto gpu = catalogue.find(lesson.gpu);
  if (!gpu)
    return lesson;
  if (const auto before = scenario_at(lesson, step, *gpu, catalogue))
    lesson.steps[step].set = recorded(*before, now, catalogue).set;
  return lesson;
}

std::vector<Unreached> lost_at(const Lesson& lesson, std::size_t step, const Scenario& now,
                               const Catalogue& catalogue) {
  if (const auto gpu = catalogue.find(lesson.gpu))
    if (const auto there = scenario_at(lesson, step, *gpu, catalogue))
      return unreached(*there, now);
  return {};
}

Lesson with_step(Lesson lesson, std::size_t after, StepKind kind, const Scenario& now,
                 const Catalogue& catalogue) {
  after = std::min(after, lesson.steps.size());
  Step step;
  step.id = free_id(lesson, kind);
  lesson.steps.insert(lesson.steps.begin() + static_cast<std::ptrdiff_t>(after),
                      with_kind(std::move(step), kind));
  return with_state(std::move(lesson), after, now, catalogue);
}

Step with_kind(Step step, StepKind kind) {
  step.kind = kind;
  if (kind != StepKind::number) {
    step.answer.reset();
    step.unit.clear();
  } else if (!step.answer) {
    step.answer = Expression::written("");
  }
  if (kind != StepKind::choice)
    step.choices.clear();
  else if (step.choices.empty())
    step.choices = {{.label = {}, .right = Expression::written("1"), .reason = {}},
                    {.label = {}, .right = Expression::written("0"), .reason = {}}};
  if (kind != StepKind::sketch)
    step.sketch.reset();
  else if (!step.sketch)
    step.sketch = Sketch{.x = "alpha", .y = "warps_needed", .from = 0.1, .to = 10000};
  if (kind != StepKind::number && kind != StepKind::sketch)
    step.wrong.clear();
  return step;
}

} // namespace loom::lesson
