#include "widgets/shell/gpu_actions.h"

#include "core/gpu/gpu_json.h"
#include "core/gpu/nearest_gpu.h"
#include "core/scenario/own_gpu.h"
#include "core/text/text.h"
#include "widgets/dialogs/facts_dialog.h"
#include "widgets/dialogs/fit_dialog.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/measurements_dialog.h"
#include "widgets/dialogs/own_gpu_dialog.h"
#include "widgets/dialogs/user_gpus.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme_controller.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/why_actions.h"
#include "widgets/workspace/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace loom {

GpuActions::GpuActions(MainWindow& window, Workspace& workspace, ThemeController& theme)
    : QObject(&window), window_(window), workspace_(workspace), theme_(theme) {}

void GpuActions::fill(QMenu& menu) {
  menu.addAction(tr("&Choose…"), QKeySequence(tr("Ctrl+G")), this,
                 [this] { window_.params().gpu_picker()->open_list(); });
  menu.addAction(tr("&Facts…"), this, &GpuActions::show_facts)
      ->setObjectName(QStringLiteral("facts"));
  menu.addSeparator();
  menu.addAction(tr("Fit to &measurements…"), this, &GpuActions::show_fit)
      ->setObjectName(QStringLiteral("fit"));
  menu.addAction(tr("&Save as my GPU…"), this, &GpuActions::save_own)
      ->setObjectName(QStringLiteral("save-gpu"));
  menu.addAction(tr("&Import…"), this, &GpuActions::import_gpu)
      ->setObjectName(QStringLiteral("import-gpu"));
}

void GpuActions::show_facts() {
  auto* dialog = new FactsDialog(workspace_.scenario(), &window_);
  window_.why().open_answering(dialog, [dialog] { return dialog->explained(); });
}

void GpuActions::offer_own(int patience) {
  const QString tool = QStandardPaths::findExecutable(QStringLiteral("nvidia-smi"));
  if (tool.isEmpty())
    return;
  // Nobody's: what waits for a driver that hangs cannot be ended, and its owner would wait for it.
  auto* process = new QProcess;
  process->setStandardErrorFile(QProcess::nullDevice());
  process->setStandardInputFile(QProcess::nullDevice());
  connect(process, &QProcess::finished, this, [this, process](int code, QProcess::ExitStatus how) {
    if (how == QProcess::NormalExit && code == 0)
      offer(process->readAllStandardOutput());
  });
  connect(process, &QProcess::finished, process, &QObject::deleteLater);
  connect(process, &QProcess::errorOccurred, process, [process](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart)
      process->deleteLater();
  });
  QTimer::singleShot(patience, process, &QProcess::kill);
  process->start(tool, {QStringLiteral("--query-gpu=name,memory.total"),
                        QStringLiteral("--format=csv,noheader,nounits")});
}

void GpuActions::offer(const QByteArray& devices) {
  std::vector<GpuPtr> cards;
  for (const std::string& id : workspace_.catalogue().ids())
    if (const auto gpu = workspace_.catalogue().find(id); gpu && (*gpu)->segment != "chip")
      cards.push_back(*gpu);
  for (const QByteArray& line : devices.split('\n')) {
    const auto comma = line.lastIndexOf(',');
    if (comma < 0)
      continue;
    DeviceTraits traits;
    bool known = false; // GPUs that share the CPU's memory have none of their own
    if (const double mebibytes = line.mid(comma + 1).trimmed().toDouble(&known); known)
      traits.memory = mebibytes * 1024 * 1024;
    const auto gpu = gpu_named(line.left(comma).trimmed().toStdString(), cards, traits);
    if (!gpu || (*gpu)->id == workspace_.scenario().gpu->id)
      continue;
    window_.bar(QStringLiteral("own_gpu"))
        .ask(tr("This computer has a GPU of the catalogue: %1.")
                 .arg(QString::fromStdString((*gpu)->name)),
             {{tr("Show it"), [this, gpu = *gpu] { workspace_.propose_gpu(gpu); }},
              {tr("Not now"), [] {}}});
    return;
  }
}

void GpuActions::ask_measurements(int again) {
  const QString path = QFileDialog::getOpenFileName(
      &window_, tr("Import measurements"), {}, tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
  if (!path.isEmpty())
    import_measurements(path, again);
}

void GpuActions::import_measurements(const QString& path, int again) {
  const auto& sets = workspace_.scenario().measured;
  if (again < 0) // a set that came without its points is brought in again by its file's name
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (sets[i]->data.points.empty() && sets[i]->name == QFileInfo(path).fileName().toStdString())
        again = int(i);
  const MeasuredSetPtr known = again < 0 ? nullptr : sets[std::size_t(again)];
  auto* dialog = new ImportDialog(workspace_.scenario(), path, known, &window_);
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

void GpuActions::show_measurements() {
  auto* dialog = new MeasurementsDialog(workspace_, &window_);
  connect(dialog, &MeasurementsDialog::importAsked, this, &GpuActions::ask_measurements);
  window_.why().open_answering(dialog, [dialog] { return dialog->explained(); });
}

void GpuActions::save_own() {
  auto* dialog = new OwnGpuDialog(
      workspace_, user_gpu_folder(),
      tr("Keeps the numbers as they are now, those that you set included, under a name of your "
         "own."),
      [scenario = workspace_.scenario()](std::string id, std::string name) {
        return own_gpu(scenario, std::move(id), std::move(name));
      },
      &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void GpuActions::show_fit() {
  auto* dialog = new FitDialog(workspace_, user_gpu_folder(), theme_.figure_style(), &window_);
  window_.why().open_answering(dialog, [dialog] { return dialog->explained(); });
}

void GpuActions::import_gpu() {
  const QString path = QFileDialog::getOpenFileName(&window_, tr("Import a GPU"), {},
                                                    tr("GPU files (*.json);;All files (*)"));
  if (path.isEmpty())
    return;
  const std::string file = path.toStdString();
  auto gpu = read_file(file)
                 .and_then([&file](const std::string& text) { return gpu_from_json(text, file); })
                 .and_then([this](const GpuSpec& spec) {
                   return save_user_gpu(workspace_.catalogue(), user_gpu_folder(), spec);
                 });
  if (gpu)
    workspace_.propose_gpu(*gpu);
  else
    window_.messages().show_problem(said_line(gpu.error()));
}

} // namespace loom
