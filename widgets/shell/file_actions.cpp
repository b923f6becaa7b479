#include "widgets/shell/file_actions.h"

#include "core/document/page.h"
#include "core/text/text.h"
#include "resources/programs/embedded.h"
#include "widgets/figures/shared/page_picture.h"
#include "widgets/look/problem_text.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/document_files.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <utility>

namespace loom {

FileActions::FileActions(MainWindow& window, Workspace& workspace, DocumentFiles& files)
    : QObject(&window), window_(window), workspace_(workspace), files_(files) {
  constexpr int moment = 300; // ms
  noticing_.setSingleShot(true);
  noticing_.setInterval(moment);
  connect(&noticing_, &QTimer::timeout, this, [this] {
    watch();
    notice_change();
  });
  const auto notice_soon = [this] {
    if (!noticing_.isActive()) // a folder may never come to rest
      noticing_.start();
  };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, notice_soon);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, notice_soon);
  connect(&files_, &DocumentFiles::pathChanged, this, &FileActions::watch);
  watch();
}

void FileActions::watch() {
  QStringList wanted;
  const QString left = files_.where_left();
  if (const QFileInfo file(left); file.isAbsolute()) {
    watched_ = left;
    for (const QString& path : {file.filePath(), file.path()})
      if (QFileInfo::exists(path))
        wanted << path;
  }
  const QStringList watched = watcher_.files() + watcher_.directories();
  for (const QString& path : watched)
    if (!wanted.contains(path))
      watcher_.removePath(path);
  for (const QString& path : std::as_const(wanted))
    if (!watched.contains(path))
      watcher_.addPath(path);
}

void FileActions::start_new() {
  if (may_leave())
    files_.start_new();
}

void FileActions::open(const QString& path) {
  if (!DocumentFiles::reading_view(path).isEmpty() || may_leave()) // else it joins the document
    files_.open(path);
}

bool FileActions::may_leave() {
  notice_change(); // a file that is gone makes the document unsaved
  if (!files_.unsaved())
    return true;
  const Result<void> kept = keep_ ? keep_() : Result<void>();
  if (kept) {
    window_.messages().show_warning(
        tr("What was not saved is kept: undo brings it back, and so does File › Unsaved work."));
    return true;
  }
  QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                  tr("What is not saved cannot be kept. %1").arg(said_line(kept.error())),
                  QMessageBox::Discard | QMessageBox::Cancel, &window_);
  const auto* as = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == as ? save_as()
                                   : box.clickedButton() == box.button(QMessageBox::Discard);
}

bool FileActions::may_close() {
  notice_change();
  if (files_.path().isEmpty())
    return may_leave();
  if (!files_.unsaved())
    return true;
  const QFileInfo file(files_.path());
  const auto answer = QMessageBox::question(
      &window_, tr("Unsaved changes"),
      (file.exists() ? tr("%1 has changes that are not saved.")
                     : tr("%1 was deleted by another program. What it had is still here."))
          .arg(file.fileName()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void FileActions::ask_open() {
  const QString path = QFileDialog::getOpenFileName(
      &window_, tr("Open a scenario, an exported figure or a kernel"),
      QFileInfo(files_.path()).path(),
      tr("Scenarios and figures (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;"
         "Kernels: reports, listings, code (*.ncu-rep *.ncu-repz *.csv *.gz *.cubin *.sass *.ptx "
         "*.ll *.bc *.cu);;All files (*)"));
  if (!path.isEmpty())
    open(path);
}

bool FileActions::save_as() {
  const QString known =
      files_.path().isEmpty()
          ? QString::fromStdString(workspace_.scenario().gpu->id) + QStringLiteral(".loom.json")
          : files_.path();
  QFileDialog dialog(&window_, tr("Save the scenario"), known, tr("Scenarios (*.loom.json)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  // Left to the dialog, so that it asks before the whole name overwrites something.
  dialog.setDefaultSuffix(QStringLiteral("loom.json"));
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
    return false;
  return files_.save_to(dialog.selectedFiles().front());
}

namespace {
/// What is said as a sentence of its own.
QString capital(const QString& words) { return words.left(1).toUpper() + words.mid(1); }
} // namespace

void FileActions::share() {
  const ViewDock* front = window_.views().current();
  const Document& document = workspace_.document();
  const std::string view = front ? front->info().id.toStdString() : std::string();
  const auto page = page_of(document, view, workspace_.catalogue(), embedded_programs(), {},
                            {.picture = page_picture(document, view, workspace_.catalogue())});
  if (!page)
    return window_.messages().show_problem(capital(said_line(page.error())) + QChar(u'.'));
  const auto lacks = page_lacks(view, front ? front->info().title.toStdString() : view);
  const QString lack = lacks ? capital(spoken(*lacks)) + QChar(u'.') : QString();
  QFileDialog dialog(&window_, tr("Share as page"),
                     to_qstring(workspace_.scenario().gpu->id) + QStringLiteral(".html"),
                     tr("Pages (*.html)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(QStringLiteral("html"));
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
    return;
  const QString path = dialog.selectedFiles().front();
  if (const auto written = write_file(path.toStdString(), *page); !written)
    window_.messages().show_problem(said_line(written.error()));
  else
    window_.messages().show_warning((tr("The page is in %1: a browser opens it without a network.")
                                         .arg(QDir::toNativeSeparators(path)) +
                                     QChar(u' ') + lack)
                                        .trimmed());
}

void FileActions::paste() {
  if (const QMimeData* found = QApplication::clipboard()->mimeData();
      found && DocumentFiles::has_scenario(*found))
    files_.paste(*found);
  else
    window_.messages().show_problem(tr("There is no scenario on the clipboard."));
}

bool FileActions::save() {
  if (files_.path().isEmpty())
    return save_as();
  return files_.changed_outside() ? save_over_change() : files_.save_to(files_.path());
}

bool FileActions::save_over_change() {
  QMessageBox box(QMessageBox::Question, tr("Changed by another program"),
                  tr("%1 was changed by another program. Saving writes over what it wrote.")
                      .arg(QFileInfo(files_.path()).fileName()),
                  QMessageBox::Cancel, &window_);
  const auto* over = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
  const auto* as = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == as)
    return save_as();
  return box.clickedButton() == over && files_.save_to(files_.path());
}

void FileActions::notice_change() {
  const QString name = QFileInfo(watched_).fileName();
  if (files_.deleted_outside())
    window_.bar(QStringLiteral("changed_bar"))
        .ask(tr("%1 was deleted by another program. What it had is still here.").arg(name),
             {{tr("&Save"), [this] { save(); }}, {tr("Save &as…"), [this] { save_as(); }}});
  if (files_.path().isEmpty() || !files_.changed_outside()) // a figure is not saved to
    return;
  MessageBar& question = window_.bar(QStringLiteral("changed_bar"));
  if (!question.text().isEmpty())
    return; // it is being asked already
  question.ask(tr("%1 was changed by another program.").arg(name),
               {{tr("&Reload"), [this] { files_.reload(); }},
                {tr("&Keep mine"), [this] { files_.keep_mine(); }},
                {tr("Save &as…"), [this] { save_as(); }}});
}

} // namespace loom
