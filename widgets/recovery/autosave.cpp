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
using namespace std::chrono_literals;
constexpr auto pause = 2s;
constexpr auto again = 1s;
constexpr int most_put_off = 3;
HandoverWay to_writer, to_window;
} // namespace

Autosave::Autosave(Workspace& workspace, const DocumentFiles& files, QString folder,
                   QObject* parent)
    : QObject(parent), workspace_(workspace), files_(files), folder_(std::move(folder)) {
  writer_.setMaxThreadCount(1);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Autosave::due);
  connect(&workspace_, &Workspace::snapshotChanged, this, &Autosave::changed);
  connect(&workspace_.undo_stack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
    if (clean)
      discard();
    else
      changed();
  });
}

void Autosave::changed() {
  if (!timer_.isActive() && !workspace_.undo_stack().isClean()) {
    put_off_ = 0;
    timer_.start(pause);
  }
}

void Autosave::due() {
  if (workspace_.dragging() && put_off_++ < most_put_off)
    timer_.start(again);
  else if (writer_.activeThreadCount() > 0) // a slow disk gets one at a time
    timer_.start(again);
  else
    start_writing();
}

Result<void> Autosave::claim_file() {
  if (claim_)
    return {};
  QDir().mkpath(folder_);
  auto taken = Claim::take(new_work_file(folder_));
  if (!taken)
    return tl::unexpected(taken.error());
  claim_ = std::move(*taken);
  return {};
}

void Autosave::start_writing() {
  if (workspace_.undo_stack().isClean() || kept_ == workspace_.document())
    return;
  if (const auto claimed = claim_file(); !claimed) {
    written(claimed);
    return;
  }
  kept_ = workspace_.document();
  const KeptWork work{files_.path(), files_.content_of_file(), QDateTime::currentDateTime(),
                      document_to_json(*kept_, workspace_.catalogue(), -1)};
  const Giving giving(to_writer);
  writer_.start([this, work, path = claim_->work_file().toStdString()] {
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

void Autosave::write_now() {
  timer_.stop();
  start_writing();
  writer_.waitForDone();
}

void Autosave::adopt(Claim claim) {
  discard();
  claim_ = std::move(claim);
  kept_ = workspace_.document();
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
