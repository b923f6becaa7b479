#include "widgets/lessons/lesson_author.h"

#include "core/base/number.h"
#include "core/why/explain.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/step_form.h"
#include "widgets/look/column_scroll.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/view_pages.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

namespace loom {

namespace {

constexpr int check_delay = 250; ///< ms

QToolButton* tool(const QString& text, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

const QString folder_key = QStringLiteral("lessons/folder");
constexpr int words_shown = 80; ///< letters of a step's text in the list

QString name_of_lost(lesson::Unreached part) {
  switch (part) {
  case lesson::Unreached::launch:
    return LessonAuthor::tr("the launch");
  case lesson::Unreached::divergence:
    return LessonAuthor::tr("the program and the threads of the divergence view");
  case lesson::Unreached::machine_code:
    return LessonAuthor::tr("the loop of machine code");
  case lesson::Unreached::global_access:
    return LessonAuthor::tr("the access to global memory, but for its stride");
  case lesson::Unreached::shared_access:
    return LessonAuthor::tr("the access to shared memory, but for its stride");
  case lesson::Unreached::other:
    break;
  }
  return LessonAuthor::tr("some numbers or choices");
}

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

LessonAuthor::LessonAuthor(Workspace& workspace, QSettings& settings, QWidget* parent)
    : QWidget(parent), workspace_(workspace), settings_(settings), draft_(lesson::Lesson()),
      head_(new QLabel(this)), list_(new QListWidget(this)), pages_(new QStackedWidget(this)),
      form_(new StepForm(this)), problems_head_(new QLabel(this)), problems_(new QListWidget(this)),
      preview_(new QPushButton(tr("&Preview"), this)),
      save_(new QPushButton(tr("&Save lesson"), this)), check_(new QTimer(this)) {
  setObjectName(QStringLiteral("author"));
  const int step = unit(this);
  head_->setFont(in_bold(font()));
  QToolButton* close = tool(QStringLiteral("✕"), tr("Stop writing the lesson"), this);
  close->setAutoRaise(true);
  QBoxLayout* rows = column(this, {step, step, step, step}, step,
                            {beside({{head_, 1}, {close, 0, Qt::AlignTop}})});
  build_list();
  build_lesson_page();
  add_page(form_);
  pages_->setMinimumHeight(step * 10);
  rows->addWidget(pages_, 1);
  problems_->setObjectName(QStringLiteral("lesson_problems"));
  problems_->setAccessibleName(tr("What is wrong with the lesson"));
  problems_->setWordWrap(true);
  problems_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  problems_->setMinimumHeight(step * 3);
  problems_->setMaximumHeight(step * 7);
  rows->addWidget(problems_head_);
  rows->addWidget(problems_);
  rows->addLayout(beside({preview_, {}, save_}));

  check_->setSingleShot(true);
  check_->setInterval(check_delay);
  connect(check_, &QTimer::timeout, this, [this] {
    show_problems();
    show_value();
  });
  connect(close, &QToolButton::clicked, this, [this] {
    if (!may_close())
      return;
    draft_ = lesson::Draft(lesson::Lesson()); // nothing is left to lose
    writing_ = false;
    choose(std::nullopt); // the list still had the steps that are gone
    emit closed();
  });
  connect(save_, &QPushButton::clicked, this, &LessonAuthor::save);
  connect(preview_, &QPushButton::clicked, this,
          [this] { emit previewAsked(lesson(), this->step().value_or(0)); });
  const auto to_problem = [this](QListWidgetItem* item) {
    go_to(found_[std::size_t(problems_->row(item))]);
  };
  connect(problems_, &QListWidget::itemActivated, this, to_problem);
  connect(problems_, &QListWidget::itemClicked, this, to_problem);
  connect(form_, &StepForm::edited, this, [this](const QString& field) {
    if (const auto chosen = this->step(); chosen && !filling_) {
      lesson::Lesson next = lesson();
      next.steps[*chosen] = form_->step();
      change(std::move(next),
             field.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(*chosen).arg(field));
    }
  });
  connect(form_, &StepForm::recordAsked, this, [this] {
    if (const auto chosen = this->step()) {
      change(lesson::with_state(lesson(), *chosen, workspace_.scenario(), workspace_.catalogue()));
      form_->show_step(lesson().steps[*chosen]);
      warn_of_loss(*chosen);
    }
  });
  form_->set_names([this](QMenu& menu, const std::function<void(const QString&)>& put) {
    names_menu(menu, put);
  });
  connect(&workspace_, &Workspace::snapshotChanged, check_, qOverload<>(&QTimer::start));
  for (QWidget* each : findChildren<QWidget*>())
    each->installEventFilter(this);
}

LessonAuthor::~LessonAuthor() {
  // A field that loses the focus while it is deleted must not call this object.
  for (QWidget* each : findChildren<QWidget*>())
    each->disconnect(this);
}

void LessonAuthor::build_list() {
  list_->setObjectName(QStringLiteral("lesson_steps"));
  list_->setAccessibleName(tr("Steps of the lesson"));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(unit(this) * 5);
  list_->setMaximumHeight(unit(this) * 13);
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!filling_)
      refill();
  });
  add_ = new QPushButton(tr("&Add step"), this);
  add_->setToolTip(tr("Adds a step with what the window shows now"));
  add_->setObjectName(QStringLiteral("add_step"));
  auto* kinds = new QMenu(add_);
  for (const lesson::StepKind kind : step_kinds())
    kinds->addAction(kind_name(kind), this, [this, kind] { add_step(kind); });
  add_->setMenu(kinds);
  up_ = tool(QStringLiteral("↑"), tr("Move the step up"), this);
  down_ = tool(QStringLiteral("↓"), tr("Move the step down"), this);
  remove_ = tool(QStringLiteral("✕"), tr("Remove the step"), this);
  undo_ = tool({}, tr("Undo a change of the lesson"), this);
  undo_->setIcon(icon(QStringLiteral("undo")));
  redo_ = tool({}, tr("Redo a change of the lesson"), this);
  redo_->setIcon(icon(QStringLiteral("redo")));
  connect(up_, &QToolButton::clicked, this, [this] { move_step(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { move_step(1); });
  connect(remove_, &QToolButton::clicked, this, &LessonAuthor::remove_step);
  connect(undo_, &QToolButton::clicked, this, &LessonAuthor::undo);
  connect(redo_, &QToolButton::clicked, this, &LessonAuthor::redo);
  auto* rows = static_cast<QVBoxLayout*>(layout());
  rows->addWidget(list_);
  rows->addLayout(beside({add_, up_, down_, remove_, {}, undo_, redo_}, unit(this) / 2));
}

void LessonAuthor::build_lesson_page() {
  auto* page = new QWidget(this);
  auto* form = new QFormLayout(page);
  form->setRowWrapPolicy(QFormLayout::WrapAllRows);
  form->setContentsMargins(0, 0, 0, 0);
  const auto line = [&](const QString& label, const char* name, std::string lesson::Lesson::*part) {
    auto* field = new QLineEdit(page);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    form->addRow(label, field);
    connect(field, &QLineEdit::textEdited, this, [this, part, label](const QString& text) {
      lesson::Lesson next = lesson();
      next.*part = text.toStdString();
      change(std::move(next), label);
    });
    return field;
  };
  title_ = line(tr("Title of the lesson"), "lesson_title", &lesson::Lesson::title);
  source_ = line(tr("Source"), "lesson_source", &lesson::Lesson::source);
  gpu_ = new QComboBox(page);
  for (const std::string& id : workspace_.catalogue().ids())
    if (const auto gpu = workspace_.catalogue().find(id))
      gpu_->addItem(to_qstring((*gpu)->name), to_qstring(id));
  gpu_->setAccessibleName(tr("GPU that it begins with"));
  form->addRow(tr("GPU that it begins with"), gpu_);
  connect(gpu_, &QComboBox::activated, this, [this] {
    lesson::Lesson next = lesson();
    next.gpu = gpu_->currentData().toString().toStdString();
    change(std::move(next));
  });
  add_page(page);
}

void LessonAuthor::add_page(QWidget* page) {
  auto* scroll = new ColumnScroll(this);
  scroll->hold(page);
  pages_->addWidget(scroll);
}

void LessonAuthor::write(const lesson::Lesson& lesson, bool saved) {
  emit unsavedChanged(false);
  draft_ = lesson::Draft(lesson, saved);
  writing_ = true;
  choose(std::nullopt);
  title_->setFocus();
}

std::optional<std::size_t> LessonAuthor::step() const {
  return list_->currentRow() > 0 ? std::optional(std::size_t(list_->currentRow() - 1))
                                 : std::nullopt;
}

void LessonAuthor::change(lesson::Lesson next, const QString& field) {
  draft_.change(std::move(next), field.toStdString());
  show_list();
  check_->start();
}

void LessonAuthor::choose(std::optional<std::size_t> step) {
  show_list();
  filling_ = true;
  list_->setCurrentRow(step ? int(*step) + 1 : 0);
  filling_ = false;
  refill();
}

void LessonAuthor::show_list() {
  filling_ = true;
  const int row = std::min(std::max(0, list_->currentRow()), int(lesson().steps.size()));
  while (list_->count() > int(lesson().steps.size()) + 1)
    delete list_->takeItem(list_->count() - 1);
  while (list_->count() < int(lesson().steps.size()) + 1)
    list_->addItem(QString());
  list_->item(0)->setText(tr("The lesson"));
  for (std::size_t i = 0; i < lesson().steps.size(); ++i)
    list_->item(int(i) + 1)
        ->setText(QStringLiteral("%1. %2: %3")
                      .arg(i + 1)
                      .arg(kind_name(lesson().steps[i].kind),
                           to_qstring(lesson().steps[i].prose).simplified().left(words_shown)));
  list_->setCurrentRow(row);
  head_->setText(draft_.changed() ? tr("Writing a lesson (not saved)") : tr("Writing a lesson"));
  undo_->setEnabled(draft_.can_undo());
  redo_->setEnabled(draft_.can_redo());
  up_->setEnabled(row > 1);
  down_->setEnabled(row > 0 && row < int(lesson().steps.size()));
  remove_->setEnabled(row > 0);
  preview_->setEnabled(!lesson().steps.empty());
  filling_ = false;
  emit unsavedChanged(draft_.changed());
}

void LessonAuthor::refill() {
  show_list();
  filling_ = true;
  const auto put = [](QLineEdit* field, const std::string& text) {
    if (field->text() == to_qstring(text))
      return;
    field->setText(to_qstring(text));
    field->setCursorPosition(0); // its beginning is seen
  };
  put(title_, lesson().title);
  put(source_, lesson().source);
  gpu_->setCurrentIndex(gpu_->findData(to_qstring(lesson().gpu)));
  if (const auto chosen = step())
    form_->show_step(lesson().steps[*chosen]);
  pages_->setCurrentIndex(step() ? 1 : 0);
  for (QWidget* each : form_->findChildren<QWidget*>()) // rows that are new
    each->installEventFilter(this);
  filling_ = false;
  show_problems();
  show_value();
}

void LessonAuthor::add_step(lesson::StepKind kind) {
  const std::size_t place =
      std::size_t(list_->currentRow() > 0 ? list_->currentRow() : int(lesson().steps.size()));
  change(lesson::with_step(lesson(), place, kind, workspace_.scenario(), workspace_.catalogue()));
  choose(place);
  form_->focus_text();
  warn_of_loss(place);
}

void LessonAuthor::warn_of_loss(std::size_t step) {
  QStringList lost;
  for (const lesson::Unreached part :
       lesson::lost_at(lesson(), step, workspace_.scenario(), workspace_.catalogue()))
    lost << name_of_lost(part);
  if (!lost.isEmpty())
    emit warned(tr("Step %1 cannot keep all that the window shows. It leaves out: %2.")
                    .arg(step + 1)
                    .arg(lost.join(QStringLiteral(", "))));
}

void LessonAuthor::remove_step() {
  const auto chosen = step();
  if (!chosen)
    return;
  lesson::Lesson next = lesson();
  next.steps.erase(next.steps.begin() + std::ptrdiff_t(*chosen));
  change(std::move(next));
  refill();
}

void LessonAuthor::move_step(int by) {
  const auto chosen = step();
  if (!chosen || int(*chosen) + by < 0 || int(*chosen) + by >= int(lesson().steps.size()))
    return;
  lesson::Lesson next = lesson();
  const auto to = std::size_t(int(*chosen) + by);
  std::swap(next.steps[*chosen], next.steps[to]);
  change(std::move(next));
  choose(to);
}

void LessonAuthor::undo() {
  draft_.undo();
  refill();
}

void LessonAuthor::redo() {
  draft_.redo();
  refill();
}

bool LessonAuthor::save() {
  if (!lesson().file.empty())
    return save_to(to_qstring(lesson().file));
  const QDir folder(settings_.value(folder_key, QDir::homePath()).toString());
  QFileDialog dialog(this, tr("Save the lesson"),
                     folder.filePath(to_qstring(lesson().id) + QStringLiteral(".lesson.json")),
                     tr("Lessons (*.lesson.json)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(QStringLiteral("lesson.json"));
  return dialog.exec() == QDialog::Accepted && save_to(dialog.selectedFiles().value(0));
}

bool LessonAuthor::save_to(const QString& json_file) {
  lesson::Lesson next = lesson();
  next.file = json_file.toStdString();
  if (lesson().file.empty()) // where a class has been is kept by this name
    next.id = QFileInfo(json_file).baseName().toStdString();
  if (const auto written = save_lesson(next, json_file); !written) {
    emit failed(said_line(written.error()));
    return false;
  }
  if (next.file != lesson().file)
    change(std::move(next));
  draft_.saved();
  if (!settings_.contains(folder_key))
    settings_.setValue(folder_key, QFileInfo(json_file).absolutePath());
  show_list();
  return true;
}

bool LessonAuthor::may_close() {
  if (!draft_.changed())
    return true;
  const auto answer = QMessageBox::question(
      this, tr("Unsaved changes"), tr("The lesson has changes that are not saved."),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool LessonAuthor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool back = key->matches(QKeySequence::Undo), again = key->matches(QKeySequence::Redo);
    if (back || again) {
      key->accept();
      if (event->type() == QEvent::KeyPress)
        back ? undo() : redo();
      return true;
    }
    if (watched == list_ && event->type() == QEvent::KeyPress) {
      const bool up = key->key() == Qt::Key_Up, down = key->key() == Qt::Key_Down;
      const bool moves = (up || down) && key->modifiers().testFlag(Qt::AltModifier);
      if (moves)
        move_step(up ? -1 : 1);
      else if (key->key() == Qt::Key_Delete)
        remove_step();
      else
        return false;
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void LessonAuthor::show_problems() {
  found_ = lint_lesson(write_lesson(lesson()), workspace_.catalogue(), {}, view_ids());
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
