// What the user does to the lesson that is written.

#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/step_form.h"
#include "widgets/look/problem_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace loom {

namespace {
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
} // namespace

void LessonAuthor::write(const lesson::Lesson& lesson) {
  draft_ = lesson::Draft(lesson);
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

} // namespace loom
