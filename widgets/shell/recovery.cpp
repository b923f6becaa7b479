#include "widgets/shell/recovery.h"

#include "core/document/document_json.h"
#include "widgets/look/problem_text.h"
#include "widgets/recovery/set_aside.h"
#include "widgets/shell/file_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QLocale>

namespace loom {

namespace {
const QString bar_name = QStringLiteral("recovery_bar");
} // namespace

Recovery::Recovery(Workspace& workspace, MainWindow& window, const QString& folder)
    : workspace_(workspace), window_(window), folder_(folder),
      autosave_(workspace, window.files(), folder) {
  connect(&autosave_, &Autosave::failed, &window_,
          [this](const QString& text) { window_.messages().show_problem(text); });
}

void Recovery::offer() {
  FoundWork found = find_lost_work(folder_);
  lost_ = std::move(found.works);
  if (!found.problems.isEmpty())
    window_.messages().show_problem(tr("Unsaved work was found but cannot be read. %1")
                                        .arg(found.problems.join(QLatin1Char('\n'))));
  offer_next();
}

void Recovery::offer_next() {
  if (lost_.empty())
    return;
  const KeptWork& work = lost_.front().kept;
  const QString name =
      work.file.isEmpty() ? tr("a scenario without a file") : QFileInfo(work.file).fileName();
  QString text = tr("Unsaved work was found: %1, %2.")
                     .arg(name, QLocale().toString(work.written, QLocale::ShortFormat));
  if (lost_.size() > 1)
    text += QLatin1Char(' ') + tr("(%1 more)").arg(lost_.size() - 1);
  window_.bar(bar_name).ask(
      text, {{tr("&Restore"), [this] { restore(); }}, {tr("&Discard"), [this] { throw_away(); }}});
}

void Recovery::restore() {
  if (!window_.file_actions().may_lose_changes()) {
    offer_next();
    return;
  }
  LostWork work = std::move(lost_.front());
  auto read = document_from_json(work.kept.document, work.claim.work_file().toStdString(),
                                 workspace_.catalogue());
  if (!read) {
    window_.messages().show_problem(said_line(read.error()) + set_aside(work.claim.work_file()));
    work.claim.remove();
    lost_.erase(lost_.begin());
    offer_next();
    return;
  }
  window_.files().restore(read->document, work.kept.file, work.kept.content_of_file);
  autosave_.adopt(std::move(work.claim));
  // A window shows one document: the others are let go, for the next start to offer.
  if (lost_.size() > 1)
    window_.messages().show_warning(tr("What else was found is offered at the next start."));
  lost_.clear();
}

void Recovery::throw_away() {
  lost_.front().claim.remove();
  lost_.erase(lost_.begin());
  offer_next();
}

void Recovery::finish() { autosave_.discard(); }

} // namespace loom
