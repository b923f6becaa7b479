// Kernels and measured launches come in: shipped, opened, pasted, dropped, compiled.

#include "core/text/text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

namespace loom {

namespace {

constexpr int reading_notice_ms = 200; ///< shorter work is not announced
constexpr std::size_t most_csv_bytes = std::size_t{16} << 20;

/// A CSV file that is dropped; empty for anything else.
QString dropped_csv(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  if (urls.size() != 1 || !urls.front().isLocalFile())
    return {};
  const QString path = urls.front().toLocalFile();
  return path.endsWith(QLatin1String(".csv")) ? path : QString();
}

} // namespace

void KernelView::open(const KernelSource& source, const std::string& name) {
  if (source.is_cuda() && source.text.empty())
    return offer_compiling(source);
  compile_bar_->hide();
  reading_.start([this, source, name](const std::stop_token&, const Background::Progress&) {
    auto study = study_kernel(source, name);
    return std::function<void()>([this, study, source] { take(study, source); });
  });
  QTimer::singleShot(reading_notice_ms, this, &KernelView::show_progress);
}

void KernelView::take(Result<KernelStudyPtr> study, const KernelSource& source) {
  if (!study) {
    problem_->say(source.title, study.error());
    if (!request_.study && source.shipped.isEmpty()) // a remembered file that is no kernel any more
      open(shipped_source(shipped_kernels().front()));
    return;
  }
  problem_->say({});
  KernelRequest next;
  next.study = *study;
  next.plan = remembered_plan(**study);
  next.size_arguments = kernel::size_arguments((*study)->program);
  next.dimension = next.plan.block[1] > 1 ? 1 : 0;
  propose(tr("kernel"), next);
}

void KernelView::offer_compiling(const KernelSource& source) {
  to_compile_ = source;
  compile_words_->setText(
      tr("%1 is CUDA. Run clang on this computer to make LLVM IR of it, and nvcc, where there "
         "is one, for its registers?")
          .arg(source.title));
  compile_bar_->show();
}

void KernelView::compile() {
  compile_bar_->hide();
  reading_.start([this, source = to_compile_, cc = workspace().scenario().gpu->compute_capability](
                     const std::stop_token&, const Background::Progress&) {
    const auto made = compiled(source, cc);
    auto study = made ? study_kernel(*made, {}) : tl::unexpected<Error>(made.error());
    return std::function<void()>([this, study, source] { take(study, source); });
  });
  QTimer::singleShot(reading_notice_ms, this, &KernelView::show_progress);
}

void KernelView::paste() {
  const QMimeData* found = QApplication::clipboard()->mimeData();
  if (const auto source = found ? kernel_in(*found) : std::nullopt)
    open(*source);
  else
    problem_->say(tr("There is no kernel on the clipboard: copy LLVM IR for nvptx64, as 'clang -x "
                     "cuda --cuda-device-only -O3 -S -emit-llvm' writes it."));
}

void KernelView::ask_file() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a kernel"), {},
                                                    tr("Kernels (*.ll *.bc *.cu);;All files (*)"));
  if (!path.isEmpty())
    open(kernel_file(path));
}

void KernelView::ask_launches() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import measured launches"), {},
                                                    tr("Tables (*.csv);;All files (*)"));
  if (!path.isEmpty())
    import_launches(path);
}

void KernelView::import_launches(const QString& path) {
  if (!request_.study)
    return;
  const std::string file = QFileInfo(path).fileName().toStdString();
  const auto text = read_file(path.toStdString(), most_csv_bytes);
  auto launches = text ? kernel::measured_launches(*text, file, request_.study->program)
                       : tl::unexpected<Error>(text.error());
  if (!launches)
    return problem_->say(QString::fromStdString(file), launches.error());
  problem_->say({});
  KernelRequest next = request_;
  next.own = *std::move(launches);
  propose(tr("measured launches"), next);
  choose(KernelChart::accuracy);
}

void KernelView::dragEnterEvent(QDragEnterEvent* event) {
  if (kernel_in(*event->mimeData()) || !dropped_csv(*event->mimeData()).isEmpty())
    event->acceptProposedAction();
  else
    event->ignore(); // the window may take it
}

void KernelView::dropEvent(QDropEvent* event) {
  if (const auto source = kernel_in(*event->mimeData())) {
    event->acceptProposedAction();
    open(*source);
  } else if (const QString csv = dropped_csv(*event->mimeData()); !csv.isEmpty()) {
    event->acceptProposedAction();
    import_launches(csv);
  }
}

} // namespace loom
