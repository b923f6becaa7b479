#include "widgets/views/loom/loom_recorder.h"

#include "widgets/paint/loom_widget.h"
#include "widgets/style/tr.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPixmap>
#include <QProcess>
#include <QProgressDialog>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr int pictures_per_second = 30, most_pictures = 9'999;

QString file_name(int number) {
  return QStringLiteral("%1.png").arg(number, 4, 10, QLatin1Char('0'));
}

} // namespace

LoomRecorder::LoomRecorder(LoomWidget& loom, QWidget& page, const QString& folder)
    : QObject(&page), loom_(loom), page_(page), folder_(folder) {
  const LoomPicture& picture = *loom.picture();
  const double seconds = flow_cycles(picture) / loom.cycles_per_second();
  pictures_ =
      std::clamp(static_cast<int>(std::lround(seconds * pictures_per_second)), 1, most_pictures);
  from_ = picture.from;
}

void LoomRecorder::start() {
  if (folder_.exists())
    return end(false, tr("%1 is there already: name a new folder").arg(folder_.path()));
  if (!folder_.mkpath(QStringLiteral(".")))
    return end(false, tr("the folder %1 cannot be made").arg(folder_.path()));
  progress_ = new QProgressDialog(tr("Recording %1 pictures").arg(pictures_), tr("Cancel"), 0,
                                  pictures_, &page_);
  progress_->setWindowModality(Qt::WindowModal);
  progress_->setMinimumDuration(0);
  loom_.set_flowing(false);
  QTimer::singleShot(0, this, &LoomRecorder::draw_next);
}

void LoomRecorder::draw_next() {
  if (progress_->wasCanceled() || !loom_.picture())
    return end(false, {});
  const LoomPicture& picture = *loom_.picture();
  loom_.show_from(picture.from + flow_cycles(picture) * drawn_ / pictures_);
  if (!page_.grab().save(folder_.filePath(file_name(++drawn_))))
    return end(false, tr("%1 cannot be written").arg(folder_.filePath(file_name(drawn_))));
  progress_->setValue(drawn_);
  if (drawn_ == pictures_)
    return make_film();
  QTimer::singleShot(0, this, &LoomRecorder::draw_next);
}

void LoomRecorder::make_film() {
  const QString ffmpeg = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
  if (ffmpeg.isEmpty())
    return end(true, {});
  auto* process = new QProcess(this);
  process->setWorkingDirectory(folder_.path());
  connect(process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus) {
    end(true, status == 0 ? QString() : tr("ffmpeg made no film of the pictures"));
  });
  connect(process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart)
      end(true, tr("ffmpeg made no film of the pictures"));
  });
  process->start(ffmpeg, {QStringLiteral("-y"), QStringLiteral("-framerate"),
                          QString::number(pictures_per_second), QStringLiteral("-i"),
                          QStringLiteral("%04d.png"), QStringLiteral("-vf"),
                          QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2"), // as H.264 wants it
                          QStringLiteral("-pix_fmt"), QStringLiteral("yuv420p"),
                          QStringLiteral("film.mp4")});
}

void LoomRecorder::end(bool whole, const QString& problem) {
  if (progress_) {
    if (!whole)
      folder_.removeRecursively();
    progress_->deleteLater();
    progress_ = nullptr;
  }
  emit ended(whole);
  if (!problem.isEmpty())
    QMessageBox::warning(&page_, tr("Record as pictures"), problem);
  deleteLater();
}

void ask_and_record(LoomWidget& loom, QWidget& page) {
  if (!loom.picture())
    return;
  const QString folder = QFileDialog::getSaveFileName(&page, tr("A new folder for the pictures"),
                                                      QStringLiteral("loom"));
  if (folder.isEmpty())
    return;
  auto* recorder = new LoomRecorder(loom, page, folder);
  const bool flowed = loom.flowing();
  QObject::connect(recorder, &LoomRecorder::ended, &page,
                   [&loom, flowed] { loom.set_flowing(flowed); });
  recorder->start();
}

} // namespace loom
