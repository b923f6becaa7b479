// Kernels and measured launches come in: shipped, opened, pasted, dropped, compiled.

#include "core/text/text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/kernel/kernel_view.h"

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
    auto study = open_kernel(source, name);
    return std::function<void()>([this, study, title = source.title] { open_study(study, title); });
  });
  QTimer::singleShot(reading_notice_ms, this, &KernelView::show_progress);
}

void KernelView::open_study(const Result<KernelStudyPtr>& study, const std::string& title) {
  if (!study) {
    problem_->say(QString::fromStdString(title), study.error());
    return redraw();
  }
  problem_->say({});
  part_ = part_of(**study, workspace().document().kernel.chart);
  study_ = *study;
  reads_ = true;
  run_.reset();
  // At once: what is drawn meanwhile would be of the kernel before.
  propose(tr("kernel"), part_, Shown::at_once);
  if (!predicting_.busy())
    redraw(); // the document has this kernel already
}

void KernelView::offer_compiling(const KernelSource& source) {
  to_compile_ = source;
  compile_words_->setText(
      tr("%1 is CUDA. Run clang on this computer to make LLVM IR of it, and nvcc, where there "
         "is one, for its registers?")
          .arg(QString::fromStdString(source.title)));
  compile_bar_->show();
}

void KernelView::compile() {
  compile_bar_->hide();
  reading_.start([this, source = to_compile_, cc = workspace().scenario().gpu->compute_capability](
                     const std::stop_token&, const Background::Progress&) {
    const auto made = compiled(source, cc);
    auto study = made ? open_kernel(*made, {}) : tl::unexpected<Error>(made.error());
    return std::function<void()>([this, study, title = source.title] { open_study(study, title); });
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
  if (!study_)
    return;
  const std::string file = QFileInfo(path).fileName().toStdString();
  auto text = read_file(path.toStdString(), kernel::max_launches_text);
  const auto launches = text ? kernel::measured_launches(*text, file, study_->program)
                             : tl::unexpected<Error>(text.error());
  if (!launches)
    return problem_->say(QString::fromStdString(file), launches.error());
  problem_->say({});
  KernelPart next = part_;
  next.launches_title = file;
  next.launches = *std::move(text);
  next.chart = KernelChart::accuracy;
  propose(tr("measured launches"), std::move(next));
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
