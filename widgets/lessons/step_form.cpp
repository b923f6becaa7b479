#include "widgets/lessons/step_form.h"

#include "core/base/number.h"
#include "core/lesson/draft.h"
#include "widgets/lessons/rows_field.h"
#include "widgets/look/controls.h"
#include "widgets/look/plain_edit.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/former_views.h"
#include "widgets/views/view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

using lesson::Expression;
using lesson::Step;
using lesson::StepKind;

QString state_text(const Step& step) {
  QStringList parts;
  for (const lesson::Setting& each : step.set)
    parts << QStringLiteral("%1 = %2").arg(
        to_qstring(each.name), to_qstring(each.value ? significant(*each.value, 6) : each.text));
  return parts.isEmpty() ? StepForm::tr("as the step before") : parts.join(QStringLiteral(", "));
}

/// The number in a field; nothing for what is none or not above 0.
std::optional<double> positive(const QString& text) {
  const auto value = parse_number(
      QString(text).trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
  return value && *value > 0 && std::isfinite(*value) ? value : std::nullopt;
}

/// Whether a step hides a view, by its id or by that of one whose place it took.
bool hides(const Step& step, const QString& view) {
  return std::ranges::any_of(step.hide, [&view](const std::string& each) {
    return present_view(to_qstring(each)) == view;
  });
}

QString percent(double share) { return to_qstring(significant(100 * share, 6)); }

} // namespace

QString kind_name(StepKind kind) {
  switch (kind) {
  case StepKind::text:
    return StepForm::tr("Text");
  case StepKind::number:
    return StepForm::tr("Predict a number");
  case StepKind::choice:
    return StepForm::tr("Choose an answer");
  case StepKind::sketch:
    return StepForm::tr("Sketch a curve");
  case StepKind::compare:
    return StepForm::tr("Compare GPUs");
  case StepKind::free:
    return StepForm::tr("Free play");
  }
  return {};
}

const std::vector<StepKind>& step_kinds() {
  static const std::vector<StepKind> all{StepKind::text,   StepKind::number,  StepKind::choice,
                                         StepKind::sketch, StepKind::compare, StepKind::free};
  return all;
}

StepForm::StepForm(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, unit(this), 0);
  column_->setSpacing(unit(this) / 2);
  add_state();
  text_ = add_text(
      tr("Text"), {}, 6, [](const Step& step) { return to_qstring(step.prose); },
      [](Step& step, const QString& text) { step.prose = text.toStdString(); });
  static_cast<PlainEdit*>(text_)->setPlaceholderText(
      tr("Markdown; {warps_needed} becomes its value"));
  add_number();
  add_choices();
  add_sketch();
  add_reasons();
  add_text(
      tr("Shown with the answer"), {}, 3, [](const Step& step) { return to_qstring(step.reveal); },
      [](Step& step, const QString& text) { step.reveal = text.toStdString(); });
  add_text(
      tr("Teacher's notes"), {}, 3, [](const Step& step) { return to_qstring(step.notes); },
      [](Step& step, const QString& text) { step.notes = text.toStdString(); });
  add_views();
  add_kind();
  column_->addStretch(1);
}

StepForm::~StepForm() {
  // A field that loses the focus while it is deleted must not call this object.
  for (QWidget* each : findChildren<QWidget*>())
    each->disconnect(this);
}

void StepForm::add(const QString& label, std::vector<StepKind> kinds, QWidget* editor,
                   std::function<void()> show) {
  if (!label.isEmpty() && editor->accessibleName().isEmpty())
    editor->setAccessibleName(label);
  QLabel* above = nullptr;
  if (!label.isEmpty()) {
    above = new QLabel(label, this);
    above->setBuddy(editor);
    above->setWordWrap(true);
    column_->addWidget(above);
  }
  column_->addWidget(editor);
  fields_.push_back({std::move(kinds), above, editor, std::move(show)});
}

QWidget* StepForm::add_text(const QString& label, std::vector<StepKind> kinds, int lines, Get get,
                            Put put) {
  const auto edit = [this, label, put](const QString& text) {
    Step next = step_;
    put(next, text);
    take(std::move(next), label);
  };
  if (lines == 1) {
    auto* line = new QLineEdit(this);
    connect(line, &QLineEdit::textEdited, this, edit);
    const auto show = [this, line, get] {
      if (const QString text = get(step_); line->text() != text)
        line->setText(text);
    };
    connect(line, &QLineEdit::editingFinished, this, show); // what was refused goes
    add(label, std::move(kinds), line, show);
    return line;
  }
  auto* area = new PlainEdit(this);
  area->setTabChangesFocus(true);
  area->setUndoRedoEnabled(false); // the lesson's own goes further back
  area->setFixedHeight(lines * area->fontMetrics().lineSpacing() + 2 * unit(this));
  connect(area, &QPlainTextEdit::textChanged, this, [area, get, edit, this] {
    if (area->toPlainText() != get(step_))
      edit(area->toPlainText());
  });
  add(label, std::move(kinds), area, [this, area, get] {
    if (const QString text = get(step_); area->toPlainText() != text)
      area->setPlainText(text);
  });
  return area;
}

void StepForm::add_state() {
  auto* row = new QWidget(this);
  auto* state = new QLabel(row);
  state->setWordWrap(true);
  auto* record = new QPushButton(tr("&Record now"), row);
  record->setObjectName(QStringLiteral("record"));
  record->setToolTip(tr("The step sets what the window shows now"));
  connect(record, &QPushButton::clicked, this, &StepForm::recordAsked);
  beside(row, {}, -1, {{state, 1}, {record, 0, Qt::AlignTop}});
  add(tr("State of the window"), {}, row, [this, state] { state->setText(state_text(step_)); });
}

void StepForm::add_views() {
  auto* view = new QComboBox(this);
  view->addItem(tr("as before"));
  for (const ViewInfo& info : view_registry())
    view->addItem(info.title, info.id);
  connect(view, &QComboBox::activated, this, [this, view] {
    Step next = step_;
    next.view = view->currentData().toString().toStdString();
    take(std::move(next), {});
  });
  add(tr("View to show"), {}, view, [this, view] {
    view->setCurrentIndex(
        step_.view.empty() ? 0 : std::max(0, view->findData(present_view(to_qstring(step_.view)))));
  });

  hide_ = new QPushButton(this);
  hide_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  hide_->setMenu(new QMenu(hide_));
  connect(hide_->menu(), &QMenu::aboutToShow, this, &StepForm::fill_hide_menu);
  add(tr("Hidden until the answer"), {StepKind::number, StepKind::choice, StepKind::sketch}, hide_,
      [this] {
        QStringList titles;
        for (const ViewInfo& info : view_registry())
          if (hides(step_, info.id))
            titles << info.title;
        hide_->setText(titles.isEmpty() ? tr("no view") : titles.join(QStringLiteral(", ")));
      });
}

void StepForm::add_kind() {
  auto* kind = new QComboBox(this);
  for (const StepKind each : step_kinds())
    kind->addItem(kind_name(each));
  connect(kind, &QComboBox::activated, this, [this](int index) {
    take(lesson::with_kind(step_, step_kinds()[std::size_t(index)]), {});
    show_step(step_);
  });
  add(tr("Kind"), {}, kind, [this, kind] {
    kind->setCurrentIndex(int(std::ranges::find(step_kinds(), step_.kind) - step_kinds().begin()));
  });
  auto* id = add_text(
      tr("Name in the file"), {}, 1, [](const Step& step) { return to_qstring(step.id); },
      [](Step& step, const QString& text) { step.id = text.trimmed().toStdString(); });
  id->setObjectName(QStringLiteral("step_id"));
}

void StepForm::fill_hide_menu() {
  hide_->menu()->clear();
  for (const ViewInfo& info : view_registry()) {
    const std::string id = info.id.toStdString();
    QAction* action = hide_->menu()->addAction(info.title);
    action->setCheckable(true);
    action->setChecked(hides(step_, info.id));
    connect(action, &QAction::toggled, this, [this, id](bool on) {
      Step next = step_;
      std::erase_if(next.hide, [&id](const std::string& each) {
        return present_view(to_qstring(each)).toStdString() == id;
      });
      if (on)
        next.hide.push_back(id);
      take(std::move(next), {});
      show_step(step_);
    });
  }
}

void StepForm::take(Step next, const QString& field) {
  step_ = std::move(next);
  emit edited(field);
}

void StepForm::show_step(const Step& step) {
  step_ = step;
  for (const Field& field : fields_) {
    const bool shown =
        field.kinds.empty() || std::ranges::find(field.kinds, step_.kind) != field.kinds.end();
    if (shown)
      field.show();
    field.editor->setVisible(shown);
    if (field.label)
      field.label->setVisible(shown);
  }
}

void StepForm::focus_text() { text_->setFocus(); }

void StepForm::show_value(const QString& text, bool good) {
  value_->setText(text);
  value_->setPalette(good ? palette() : error_words(palette()));
}

void StepForm::set_names(
    std::function<void(QMenu& menu, std::function<void(const QString&)> put)> fill) {
  connect(names_->menu(), &QMenu::aboutToShow, this, [this, fill] {
    names_->menu()->clear();
    fill(*names_->menu(), [this](const QString& name) {
      answer_->insert(name);
      emit answer_->textEdited(answer_->text());
      answer_->setFocus();
    });
  });
}

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
