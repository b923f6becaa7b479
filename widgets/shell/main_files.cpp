// What becomes of the document's file: other programs write it, too.

#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"

#include <QEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace loom {

bool MainWindow::save() {
  if (files_->path().isEmpty())
    return save_as();
  return files_->changed_outside() ? save_over_change() : files_->save_to(files_->path());
}

bool MainWindow::save_over_change() {
  QMessageBox box(QMessageBox::Question, tr("Changed by another program"),
                  tr("%1 was changed by another program. Saving writes over what it wrote.")
                      .arg(QFileInfo(files_->path()).fileName()),
                  QMessageBox::Cancel, this);
  const auto* over = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
  const auto* as = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == as)
    return save_as();
  return box.clickedButton() == over && files_->save_to(files_->path());
}

void MainWindow::notice_change() {
  MessageBar& question = bar(QStringLiteral("changed_bar"));
  if (!question.text().isEmpty())
    return; // it is being asked already
  question.ask(tr("%1 was changed by another program.").arg(QFileInfo(files_->path()).fileName()),
               {{tr("&Reload"), [this] { files_->reload(); }},
                {tr("&Keep mine"), [this] { files_->keep_mine(); }},
                {tr("Save &as…"), [this] { save_as(); }}});
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::ActivationChange && isActiveWindow() && files_->changed_outside())
    notice_change();
  QMainWindow::changeEvent(event);
}

} // namespace loom
