// The fields of a step that asks something.

#include "core/base/number.h"
#include "widgets/lessons/rows_field.h"
#include "widgets/lessons/step_form.h"
#include "widgets/texts/parameter_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <cmath>

namespace loom {

namespace {

using lesson::Expression;
using lesson::Step;
using lesson::StepKind;

/// The number in a field; nothing for what is none or not above 0.
std::optional<double> positive(const QString& text) {
  const auto value = parse_number(
      QString(text).trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
  return value && *value > 0 && std::isfinite(*value) ? value : std::nullopt;
}

QString percent(double share) { return to_qstring(significant(100 * share, 6)); }

} // namespace

void StepForm::add_number() {
  answer_ = static_cast<QLineEdit*>(add_text(
      tr("Answer, as a formula"), {StepKind::number}, 1,
      [](const Step& step) { return step.answer ? to_qstring(step.answer->text()) : QString(); },
      [](Step& step, const QString& text) {
        step.answer = Expression::written(text.toStdString());
      }));
  answer_->setObjectName(QStringLiteral("answer"));
  value_ = new QLabel(this);
  value_->setObjectName(QStringLiteral("formula_value"));
  value_->setWordWrap(true);
  value_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  add({}, {StepKind::number, StepKind::choice, StepKind::sketch}, value_, [] {});
  names_ = new QPushButton(tr("Number of the model"), this);
  names_->setMenu(new QMenu(names_));
  add({}, {StepKind::number}, names_, [] {});
  add_text(
      tr("Unit"), {StepKind::number}, 1, [](const Step& step) { return to_qstring(step.unit); },
      [](Step& step, const QString& text) { step.unit = text.toStdString(); });
  add_text(
      tr("Tolerance (%)"), {StepKind::number}, 1,
      [](const Step& step) { return percent(step.tolerance); },
      [](Step& step, const QString& text) {
        if (const auto value = positive(text); value && *value <= 100)
          step.tolerance = *value / 100;
      });
}

void StepForm::add_choices() {
  auto* rows = new RowsField(
      {tr("answer"), tr("right where this formula is not 0"), tr("why it is wrong (may be empty)")},
      tr("Add an answer"), this);
  rows->setObjectName(QStringLiteral("choices"));
  connect(rows, &RowsField::edited, this, [this, rows] {
    Step next = step_;
    next.choices.clear();
    for (const QStringList& row : rows->rows())
      next.choices.push_back(
          {row[0].toStdString(), Expression::written(row[1].toStdString()), row[2].toStdString()});
    take(std::move(next), QStringLiteral("choices"));
  });
  add(tr("Answers to choose from"), {StepKind::choice}, rows, [this, rows] {
    QList<QStringList> texts;
    for (const lesson::Choice& each : step_.choices)
      texts << QStringList{to_qstring(each.label), to_qstring(each.right.text()),
                           to_qstring(each.reason)};
    rows->set_rows(texts);
  });
}

void StepForm::add_sketch() {
  auto* axis = new QComboBox(this);
  axis->addItems({QStringLiteral("alpha"), QStringLiteral("warps")});
  connect(axis, &QComboBox::activated, this, [this, axis] {
    Step next = step_;
    next.sketch->x = axis->currentText().toStdString();
    take(std::move(next), {});
  });
  add(tr("Over"), {StepKind::sketch}, axis,
      [this, axis] { axis->setCurrentText(to_qstring(step_.sketch ? step_.sketch->x : "alpha")); });
  add_text(
      tr("Number to draw"), {StepKind::sketch}, 1,
      [](const Step& step) { return step.sketch ? to_qstring(step.sketch->y) : QString(); },
      [](Step& step, const QString& text) { step.sketch->y = text.trimmed().toStdString(); });
  const auto number = [this](const QString& label, double lesson::Sketch::*member, double scale) {
    add_text(
        label, {StepKind::sketch}, 1,
        [member, scale](const Step& step) {
          return step.sketch ? to_qstring(significant((*step.sketch).*member * scale, 6))
                             : QString();
        },
        [member, scale](Step& step, const QString& text) {
          if (const auto value = positive(text))
            (*step.sketch).*member = *value / scale;
        });
  };
  number(tr("From"), &lesson::Sketch::from, 1);
  number(tr("To"), &lesson::Sketch::to, 1);
  number(tr("Tolerance (% of the largest value)"), &lesson::Sketch::tolerance, 100);
  number(tr("Points that have to be right (%)"), &lesson::Sketch::share, 100);
}

void StepForm::add_reasons() {
  auto* rows = new RowsField({tr("wrong answer, as a formula"), tr("what to say of it")},
                             tr("Add a wrong answer"), this);
  rows->setObjectName(QStringLiteral("reasons"));
  connect(rows, &RowsField::edited, this, [this, rows] {
    Step next = step_;
    next.wrong.clear();
    for (const QStringList& row : rows->rows())
      next.wrong.push_back({Expression::written(row[0].toStdString()), row[1].toStdString()});
    take(std::move(next), QStringLiteral("wrong"));
  });
  add(tr("Wrong answers that are foreseen"), {StepKind::number, StepKind::sketch}, rows,
      [this, rows] {
        QList<QStringList> texts;
        for (const lesson::Reason& each : step_.wrong)
          texts << QStringList{to_qstring(each.when.text()), to_qstring(each.words)};
        rows->set_rows(texts);
      });
}

} // namespace loom
