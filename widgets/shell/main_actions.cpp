#include "core/gpu/gpu_json.h"
#include "core/scenario/own_gpu.h"
#include "core/text/text.h"
#include "core/why/section.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme_controller.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/dialog_numbers.h"
#include "widgets/shell/export_dialog.h"
#include "widgets/shell/facts_dialog.h"
#include "widgets/shell/fit_dialog.h"
#include "widgets/shell/import_dialog.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/measurements_dialog.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/own_gpu_dialog.h"
#include "widgets/shell/user_gpus.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/why/why_window.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

bool MainWindow::may_lose_changes() {
  if (!files_->modified())
    return true;
  const auto answer = QMessageBox::question(
      this, tr("Unsaved changes"),
      tr("%1 has changes that are not saved.").arg(QFileInfo(files_->path()).fileName()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void MainWindow::ask_open() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open a scenario or an exported figure"), QFileInfo(files_->path()).path(),
      tr("Scenarios and figures (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;All files "
         "(*)"));
  if (!path.isEmpty())
    open_file(path);
}

bool MainWindow::save_as() {
  const QString known =
      files_->path().isEmpty()
          ? QString::fromStdString(workspace_.scenario().gpu->id) + QStringLiteral(".loom.json")
          : files_->path();
  QFileDialog dialog(this, tr("Save the scenario"), known, tr("Scenarios (*.loom.json)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  // Left to the dialog, so that it asks before the whole name overwrites something.
  dialog.setDefaultSuffix(QStringLiteral("loom.json"));
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
    return false;
  return files_->save_to(dialog.selectedFiles().front());
}

void MainWindow::paste_scenario() {
  if (const QMimeData* found = QApplication::clipboard()->mimeData();
      found && DocumentFiles::has_scenario(*found))
    files_->paste(*found);
  else
    messages().show_problem(tr("There is no scenario on the clipboard."));
}

DialogNumbers* MainWindow::open_answering(QDialog* dialog,
                                          std::function<std::vector<why::Section>()> explained) {
  auto* numbers = new DialogNumbers(*ask_why_, workspace_, std::move(explained), dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return numbers;
}

void MainWindow::show_facts() {
  auto* dialog = new FactsDialog(workspace_.scenario(), this);
  open_answering(dialog, [dialog] { return dialog->explained(); });
}

void MainWindow::ask_measurements(int again) {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Import measurements"), {}, tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
  if (!path.isEmpty())
    import_measurements(path, again);
}

void MainWindow::import_measurements(const QString& path, int again) {
  const auto& sets = workspace_.scenario().measured;
  if (again < 0) // a set that came without its points is brought in again by its file's name
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (sets[i]->data.points.empty() && sets[i]->name == QFileInfo(path).fileName().toStdString())
        again = int(i);
  const MeasuredSetPtr known = again < 0 ? nullptr : sets[std::size_t(again)];
  auto* dialog = new ImportDialog(workspace_.scenario(), path, known, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ImportDialog::imported, this, [this, known](const MeasuredSetPtr& set) {
    Document next = workspace_.document();
    auto& all = next.scenario.measured;
    if (const auto at = std::ranges::find(all, known); known && at != all.end())
      *at = set;
    else
      all.push_back(set);
    workspace_.propose_document(tr("Import measurements"), std::move(next));
  });
  dialog->open();
}

void MainWindow::show_measurements() {
  auto* dialog = new MeasurementsDialog(workspace_, this);
  connect(dialog, &MeasurementsDialog::importAsked, this, &MainWindow::ask_measurements);
  open_answering(dialog, [dialog] { return dialog->explained(); });
}

void MainWindow::save_own_gpu() {
  auto* dialog = new OwnGpuDialog(
      workspace_, user_gpu_folder(),
      tr("Keeps the numbers as they are now, those that you set included, under a name of your "
         "own."),
      [scenario = workspace_.scenario()](std::string id, std::string name) {
        return own_gpu(scenario, std::move(id), std::move(name));
      },
      this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::show_fit() {
  auto* dialog = new FitDialog(workspace_, user_gpu_folder(), theme_.figure_style(), this);
  open_answering(dialog, [dialog] { return dialog->explained(); });
}

void MainWindow::show_why() {
  for (const auto* bar : body_->findChildren<MessageBar*>(Qt::FindDirectChildrenOnly))
    if (const QString id = bar->asked(); !id.isEmpty())
      return show_why_of_field(id);
  if (lesson_ && lesson_->isVisible())
    if (const QString id = lesson_->asked(); !id.isEmpty())
      return show_why_of_field(id);
  const QString pointed = pointed_quantity(*params_);
  const QString beside =
      pointed.isEmpty() && !views_->underMouse() ? typed_quantity(*params_) : pointed;
  beside.isEmpty() ? show_why_of_view() : show_why_of_field(beside);
}

void MainWindow::show_why_of_view() {
  const ViewArea::Asked asked = views_->asked();
  show_why_of(asked.id, asked.alpha, asked.warps);
}

void MainWindow::show_why_of_field(const QString& id) {
  show_why_of(id, std::nan(""), std::nan(""));
}

void MainWindow::show_why_of(const QString& id, double alpha, double warps) {
  if (!why_) {
    why_ = new WhyWindow(workspace_, this);
    why_->set_views([this] {
      std::vector<why::Section> shown = views_->sections();
      if (lesson_ && lesson_->isVisible())
        shown.push_back(lesson_->explained());
      return shown;
    });
    connect(views_, &ViewArea::numbersChanged, why_, &WhyWindow::refresh);
  }
  why_->ask_at(id.isEmpty() ? QStringLiteral("throughput") : id, alpha, warps);
  why_->show();
  why_->raise();
  why_->activateWindow();
}

void MainWindow::import_gpu() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import a GPU"), {},
                                                    tr("GPU files (*.json);;All files (*)"));
  if (!path.isEmpty())
    take_gpu(path);
}

void MainWindow::take_gpu(const QString& path) {
  const std::string file = path.toStdString();
  auto gpu = read_file(file)
                 .and_then([&file](const std::string& text) { return gpu_from_json(text, file); })
                 .and_then([this](const GpuSpec& spec) {
                   return save_user_gpu(workspace_.catalogue(), user_gpu_folder(), spec);
                 });
  if (gpu)
    workspace_.propose_gpu(*gpu);
  else
    messages().show_problem(said_line(gpu.error()));
}

} // namespace loom
