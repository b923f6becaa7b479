#include "widgets/recovery/autosave.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"
#include "widgets/workspace/document_files.h"
#include "widgets/workspace/handover.h"
#include "widgets/workspace/workspace.h"

#include <QDir>

#include <chrono>
#include <utility>

namespace loom {

namespace {
constexpr std::chrono::seconds pause{2};
constexpr std::chrono::seconds again{1};
HandoverWay to_writer, to_window;
} // namespace

Autosave::Autosave(QString folder, Unsaved unsaved, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), unsaved_(std::move(unsaved)),
      name_(new_work_name()) {
  writer_.setMaxThreadCount(1);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Autosave::due);
}

Autosave::Autosave(Workspace& workspace, const DocumentFiles& files, QString folder,
                   QObject* parent)
    : Autosave(
          std::move(folder),
          [&workspace, &files]() -> std::optional<KeptWork> {
            if (!files.unsaved())
              return std::nullopt;
            return KeptWork{files.path(), files.content_of_file(), QDateTime::currentDateTime(),
                            document_to_json(workspace.document(), workspace.catalogue(), -1)};
          },
          parent) {
  name_ = files.work();
  connect(&workspace.undo_stack(), &QUndoStack::indexChanged, this, &Autosave::changed);
  connect(&files, &DocumentFiles::unsavedChanged, this,
          [this](bool unsaved) { unsaved ? changed() : discard(); });
  connect(&files, &DocumentFiles::leaving, this, &Autosave::let_go);
  connect(&files, &DocumentFiles::pathChanged, this, [this, &files] { take_up(files.work()); });
}

void Autosave::changed() {
  if (!timer_.isActive())
    timer_.start(pause);
}

void Autosave::take_up(const QString& name) {
  if (name == name_)
    return;
  claim_.reset();
  kept_.reset();
  name_ = name;
  if (QFile::exists(work_file(folder_, name_)))
    (void)claim_file();
  changed();
}

Result<void> Autosave::claim_file() {
  if (claim_)
    return {};
  QDir().mkpath(folder_);
  auto taken = Claim::take(work_file(folder_, name_));
  if (taken && !*taken) { // another window has taken it up: this one keeps a copy
    name_ = new_work_name();
    taken = Claim::take(work_file(folder_, name_));
  }
  LOOM_CHECK(taken);
  claim_ = std::move(*taken);
  return {};
}

void Autosave::due() {
  if (writer_.activeThreadCount() > 0) { // a slow disk gets one at a time
    timer_.start(again);
    return;
  }
  std::optional<KeptWork> work = unsaved_();
  if (!work || (kept_ && kept_->document == work->document &&
                kept_->lesson_text == work->lesson_text && kept_->file == work->file))
    return;
  if (const auto claimed = claim_file(); !claimed)
    return written(claimed);
  kept_ = std::move(work);
  const Giving giving(to_writer);
  writer_.start([this, work = *kept_, path = claim_->work_file().toStdString()] {
    take(to_writer);
    // This object waits for its writer before it goes.
    const Result<void> how = write_file(path, to_text(work));
    const Giving back(to_window);
    QMetaObject::invokeMethod(
        this,
        [this, how] {
          take(to_window);
          written(how);
        },
        Qt::QueuedConnection);
  });
}

void Autosave::written(const Result<void>& how) {
  if (how) {
    told_ = false;
    return;
  }
  kept_.reset();
  timer_.start(pause); // perhaps there is room again by then
  if (!std::exchange(told_, true))
    emit failed(tr("Unsaved work cannot be kept for the case of a crash. Save it soon. %1")
                    .arg(said_line(how.error())));
}

Result<void> Autosave::write_now() {
  timer_.stop();
  writer_.waitForDone();
  kept_ = unsaved_();
  if (!kept_)
    return {};
  const Result<void> how = claim_file().and_then(
      [this] { return write_file(claim_->work_file().toStdString(), to_text(*kept_)); });
  written(how);
  return how;
}

void Autosave::let_go() {
  (void)write_now();
  timer_.stop();
  claim_.reset();
  kept_.reset();
}

void Autosave::discard() {
  timer_.stop();
  writer_.waitForDone();
  kept_.reset();
  if (claim_)
    claim_->remove();
  claim_.reset();
}

} // namespace loom
