// What is wrong with the lesson that is written, and what its formulas come to.

#include "core/base/number.h"
#include "core/why/explain.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/step_form.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

#include <algorithm>
#include <cstdlib>

namespace loom {

namespace {

/// The step that a problem is in; nothing where it is in the lesson.
std::optional<std::size_t> step_of(const Error& problem, const lesson::Lesson& lesson) {
  constexpr std::string_view steps = "/steps/";
  if (!problem.where.pointer.starts_with(steps))
    return std::nullopt;
  const std::size_t index =
      std::size_t(std::strtoul(problem.where.pointer.c_str() + steps.size(), nullptr, 10));
  return index < lesson.steps.size() ? std::optional(index) : std::nullopt;
}

/// Where and what, as the list says it.
QString problem_text(const Error& problem, const lesson::Lesson& lesson) {
  const auto step = step_of(problem, lesson);
  QString place = to_qstring(problem.where.pointer).mid(1);
  if (step) {
    const QString part = place.section(QLatin1Char('/'), 2);
    place = LessonAuthor::tr("Step %1").arg(*step + 1);
    if (!part.isEmpty())
      place += QStringLiteral(", ") + part;
  }
  return place.isEmpty() ? spoken(problem.detail)
                         : QStringLiteral("%1: %2").arg(place, spoken(problem.detail));
}

} // namespace

void LessonAuthor::show_problems() {
  found_ = lint_lesson(write_lesson(lesson()), workspace_.catalogue());
  problems_->clear();
  for (const Error& problem : found_)
    problems_->addItem(problem_text(problem, lesson()));
  problems_head_->setText(found_.empty() ? tr("No problem is left.")
                                         : tr("Problems: %1").arg(found_.size()));
  problems_->setVisible(!found_.empty());
}

/// On the GPU that the window has now: the class may choose it, too.
void LessonAuthor::show_value() {
  const auto chosen = step();
  if (!chosen)
    return;
  const lesson::Step& step = lesson().steps[*chosen];
  const Catalogue& catalogue = workspace_.catalogue();
  const auto scenario =
      lesson::scenario_at(lesson(), *chosen, workspace_.scenario().gpu, catalogue);
  if (!scenario)
    return form_->show_value(said_line(scenario.error()), false);
  const QString gpu = to_qstring(scenario->gpu->name);
  const auto failed = [this](const QString& what, const Error& error) {
    const QString text =
        error.where.column > 0
            ? tr("%1, column %2: %3").arg(what).arg(error.where.column).arg(spoken(error.detail))
            : QStringLiteral("%1: %2").arg(what, spoken(error.detail));
    form_->show_value(text, false);
  };
  if (step.answer) {
    const auto value = lesson::evaluate(*step.answer, *scenario, catalogue);
    if (!value)
      return failed(tr("Answer"), value.error());
    return form_->show_value(
        tr("= %1 %2 on %3")
            .arg(to_qstring(significant(*value, 5)), to_qstring(step.unit), gpu)
            .simplified(),
        true);
  }
  QStringList right;
  for (std::size_t i = 0; i < step.choices.size(); ++i) {
    const auto value = lesson::evaluate(step.choices[i].right, *scenario, catalogue);
    if (!value)
      return failed(tr("Answer %1").arg(i + 1), value.error());
    if (*value != 0)
      right << to_qstring(step.choices[i].label);
  }
  if (step.kind == lesson::StepKind::choice)
    return form_->show_value(right.isEmpty()
                                 ? tr("No answer is right on %1").arg(gpu)
                                 : tr("Right on %1: %2").arg(gpu, right.join(QStringLiteral("; "))),
                             right.size() == 1);
  if (!step.sketch)
    return;
  constexpr std::size_t places = 40;
  const auto curve = lesson::true_curve(*step.sketch, *scenario, places);
  if (!curve || curve->empty())
    return failed(tr("Curve"), curve ? Error{} : curve.error());
  const auto top = std::ranges::max_element(*curve, {}, &lesson::Drawn::y);
  form_->show_value(tr("From %1 over %2 to %3 on %4")
                        .arg(to_qstring(significant(curve->front().y)),
                             to_qstring(significant(top->y)),
                             to_qstring(significant(curve->back().y)), gpu),
                    true);
}

void LessonAuthor::go_to(const Error& problem) {
  choose(step_of(problem, lesson()));
  step() ? form_->focus_text() : title_->setFocus();
}

void LessonAuthor::names_menu(QMenu& menu, const std::function<void(const QString&)>& put) const {
  for (const why::Section& section : why::explain(workspace_.scenario())) {
    QMenu* part = menu.addMenu(spoken(section.name));
    for (const why::QuantityPtr& quantity : section.quantities)
      part->addAction(
          QStringLiteral("%1 — %2").arg(to_qstring(quantity->id), spoken(quantity->name)),
          [put, id = to_qstring(quantity->id)] { put(id); });
  }
}

} // namespace loom
