#include "widgets/shell/recovery.h"

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/lesson/lesson_json.h"
#include "widgets/dialogs/lost_work_dialog.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/look/problem_text.h"
#include "widgets/recovery/set_aside.h"
#include "widgets/shell/file_actions.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QMimeData>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace loom {

Recovery::Recovery(Workspace& workspace, MainWindow& window, const QString& folder)
    : workspace_(workspace), window_(window), folder_(folder),
      autosave_(workspace, window.files(), folder),
      lesson_autosave_(folder, [&window]() -> std::optional<KeptWork> {
        const LessonAuthor* author = window.lessons().author();
        if (!author || !author->changed())
          return std::nullopt;
        const LessonFiles files = write_lesson(author->lesson());
        return KeptWork{QString::fromStdString(author->lesson().file),
                        0,
                        QDateTime::currentDateTime(),
                        files.json,
                        true,
                        files.markdown};
      }) {
  for (const Autosave* each : {&autosave_, &lesson_autosave_})
    connect(each, &Autosave::failed, &window_,
            [this](const QString& text) { window_.messages().show_problem(text); });
  connect(&window_.lessons(), &LessonActions::authorMade, this, [this] {
    connect(window_.lessons().author(), &LessonAuthor::unsavedChanged, this, [this](bool unsaved) {
      unsaved ? lesson_autosave_.changed() : lesson_autosave_.discard();
    });
  });
  window_.file_actions().keep_with([this] { return autosave_.write_now(); });
  connect(&window_, &MainWindow::unsavedWorkAsked, this, &Recovery::show_list);
  connect(&window_, &MainWindow::closing, this, &Recovery::finish);
}

Recovery::~Recovery() { window_.file_actions().keep_with({}); }

std::vector<LostWork> Recovery::find() {
  FoundWork found = find_lost_work(folder_);
  if (!found.problems.isEmpty())
    window_.messages().show_problem(tr("Unsaved work was found but cannot be read. %1")
                                        .arg(found.problems.join(QLatin1Char('\n'))));
  drop_old(found.works, QDateTime::currentDateTime());
  return std::move(found.works);
}

void Recovery::begin(QSettings& settings, const QString& file) {
  std::vector<LostWork> works = find();
  const bool link = file.startsWith(QLatin1String(scenario_link_prefix));
  const QString left = file.isEmpty() ? settings.value("files/left").toString() : file;
  if (link) {
    QMimeData data;
    data.setText(file);
    window_.files().paste(data);
  } else if (const auto work = std::ranges::find(works, left, &LostWork::name);
             work != works.end()) {
    LostWork mine = std::move(*work);
    works.erase(work);
    open(std::move(mine));
  } else if (!file.isEmpty() || (QFileInfo(left).isAbsolute() && QFileInfo::exists(left))) {
    window_.files().open(left);
  } else if (const auto last = document_from_json(
                 settings.value("scenario/last").toByteArray().toStdString(), "last scenario",
                 workspace_.catalogue())) { // where version 1.0 kept it
    window_.files().restore(new_work_name(), last->document, {}, 0);
  }
  settings.remove("scenario/last");
  workspace_.undo_stack().clear(); // there was nothing before
  if (!works.empty())
    window_.bar(QStringLiteral("recovery_bar"))
        .ask(tr("Documents that were not saved: %1").arg(works.size()),
             {{tr("Sho&w…"), [this] { show_list(); }}});
}

void Recovery::show_list() {
  auto* dialog = new LostWorkDialog(find(), workspace_.catalogue(), &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &LostWorkDialog::openAsked, this, [this, dialog] {
    LostWork work = dialog->take_chosen();
    dialog->close();
    work.kept.lesson ? open_lesson(std::move(work)) : open(std::move(work));
  });
  dialog->open();
}

void Recovery::set_work_aside(LostWork& work, const Error& problem) {
  window_.messages().show_problem(said_line(problem) + set_aside(work.claim.work_file()));
  work.claim.remove();
}

void Recovery::open(LostWork work) {
  const auto read = document_from_json(work.kept.document, work.claim.work_file().toStdString(),
                                       workspace_.catalogue());
  if (!read)
    return set_work_aside(work, read.error());
  if (!window_.file_actions().may_leave())
    return;
  const KeptWork kept = work.kept;
  const QString name = work.name();
  { const LostWork gone = std::move(work); } // which lets go of it, for the document to take it up
  window_.files().restore(name, read->document, kept.file, kept.content_of_file);
}

void Recovery::open_lesson(LostWork work) {
  LessonFiles files;
  files.json = work.kept.document;
  files.markdown = work.kept.lesson_text;
  files.json_file = work.claim.work_file().toStdString();
  auto lesson = read_unfinished_lesson(files);
  if (!lesson)
    return set_work_aside(work, lesson.error());
  lesson->file = work.kept.file.toStdString();
  if (!window_.lessons().write(*lesson, false))
    return;
  const QString name = work.name();
  { const LostWork gone = std::move(work); }
  lesson_autosave_.take_up(name);
}

void Recovery::keep_now() {
  (void)autosave_.write_now();
  (void)lesson_autosave_.write_now();
}

void Recovery::finish() {
  if (window_.files().path().isEmpty())
    autosave_.let_go();
  else
    autosave_.discard();
  lesson_autosave_.discard();
}

} // namespace loom
