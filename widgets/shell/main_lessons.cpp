// What the Lessons menu does.

#include "core/lesson/draft.h"
#include "core/text/text.h"
#include "widgets/lessons/frozen_picture.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/presenter_window.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/why/why_window.h"
#include "widgets/workspace/workspace.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPdfWriter>
#include <QProcess>
#include <QSettings>
#include <QSplitter>
#include <QTextDocument>

#include <algorithm>
#include <iterator>

namespace loom {

namespace {

const QString folder_key = QStringLiteral("lessons/folder");
const QString running_key = QStringLiteral("lessons/running");

/// The Markdown as an A4 document.
QByteArray as_pdf(const QString& title, const QString& markdown, const QFont& font) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({20, 20, 20, 20}, QPageLayout::Millimeter);
    QTextDocument document;
    QFont text = font;
    text.setPointSizeF(11);
    document.setDefaultFont(text);
    document.setMarkdown(markdown);
    document.print(&writer);
  }
  return buffer.data();
}

} // namespace

void MainWindow::build_lessons_menu() {
  lessons_menu_ = menuBar()->addMenu(tr("&Lessons"));
  lessons_menu_->setObjectName(QStringLiteral("lessons_menu"));
  connect(lessons_menu_, &QMenu::aboutToShow, this, &MainWindow::fill_lessons_menu);
  const auto key = [this](const char* name, const QKeySequence& keys, auto act) {
    auto* action = new QAction(tr(name), this);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, act] {
      if (lesson_ && lesson_->isVisible())
        act(*lesson_);
    });
    addAction(action); // a key also while the menu was never open
    lesson_actions_ << action;
  };
  key(QT_TR_NOOP("&Next step"), QKeySequence(tr("N")), [](LessonPanel& lesson) { lesson.next(); });
  key(QT_TR_NOOP("&Previous step"), QKeySequence(tr("Shift+N")),
      [](LessonPanel& lesson) { lesson.previous(); });
  key(QT_TR_NOOP("&Reveal the answer"), QKeySequence(tr("R")),
      [](LessonPanel& lesson) { lesson.reveal(); });
}

void MainWindow::fill_lessons_menu() {
  lessons_menu_->clear();
  const auto add = [this](const std::vector<lesson::Lesson>& lessons) {
    for (const lesson::Lesson& lesson : lessons)
      if (QAction* action = lessons_menu_->addAction(to_qstring(lesson.title), this,
                                                     [this, lesson] { begin_lesson(lesson); });
          is_done(lesson, settings_)) {
        action->setCheckable(true);
        action->setChecked(true);
      }
  };
  add(shipped_lessons());
  if (const QString folder = settings_.value(folder_key).toString(); !folder.isEmpty()) {
    lessons_menu_->addSeparator();
    add(lessons_in(folder, workspace_.catalogue()).lessons);
  }
  lessons_menu_->addAction(tr("Lessons of a &folder…"), this, &MainWindow::ask_lesson_folder);
  lessons_menu_->addSeparator();
  const bool running = lesson_ && lesson_->isVisible();
  for (QAction* action : lesson_actions_) {
    action->setEnabled(running);
    lessons_menu_->addAction(action);
  }
  for (const bool answers : {false, true})
    lessons_menu_
        ->addAction(answers ? tr("Handout with &answers…") : tr("&Handout…"), this,
                    [this, answers] { save_handout(answers); })
        ->setEnabled(running);
  lessons_menu_->addAction(tr("Pre&senter window"), this, &MainWindow::show_presenter)
      ->setEnabled(running);
  lessons_menu_->addSeparator();
  lessons_menu_->addAction(tr("Ne&w lesson"), this, [this] {
    write_lesson(lesson::new_lesson(workspace_.scenario().gpu->id, tr("own").toStdString()));
  });
  lessons_menu_->addAction(tr("&Edit this lesson…"), this, &MainWindow::edit_this_lesson)
      ->setEnabled(running);
}

void MainWindow::make_lesson_panel() {
  if (lesson_)
    return;
  lesson_ = new LessonPanel(workspace_, settings_, split_);
  lesson_->set_style(theme_.figure_style());
  lesson_->hide(); // the splitter shows what it takes
  split_->addWidget(lesson_);
  connect(&theme_, &ThemeController::changed, lesson_,
          [this] { lesson_->set_style(theme_.figure_style()); });
  connect(lesson_, &LessonPanel::closed, this, [this] {
    lesson_->hide();
    hide_views({});
    if (author_ && author_->writing())
      show_beside(author_);
  });
  connect(lesson_, &LessonPanel::whyAsked, this, &MainWindow::show_why_of_field);
  connect(lesson_, &LessonPanel::numbersChanged, this, [this] {
    if (why_)
      why_->refresh();
  });
  connect(lesson_, &LessonPanel::hideAsked, this, &MainWindow::hide_views);
  connect(lesson_, &LessonPanel::viewAsked, this, [this](const QString& id) {
    const auto& docks = views_->docks();
    const auto place =
        std::ranges::find_if(docks, [&](const ViewDock* dock) { return dock->info().id == id; });
    if (place != docks.end())
      views_->show_view(std::size_t(place - docks.begin()));
  });
}

void MainWindow::show_beside(QWidget* panel) {
  for (QAction* action : lesson_actions_)
    action->setEnabled(panel == lesson_);
  for (QWidget* other : std::initializer_list<QWidget*>{lesson_, author_})
    if (other && other != panel)
      other->hide();
  const bool shown = panel->isVisible();
  panel->show();
  if (!shown)
    give_widths(split_->sizes().front());
}

void MainWindow::begin_lesson(const lesson::Lesson& lesson) {
  make_lesson_panel();
  lesson_->begin(lesson); // before it is shown: its width is that of what it holds then
  show_beside(lesson_);
}

std::optional<QStringList> MainWindow::close_to_restart() {
  const QString path = files_->path();
  if (lesson_ && lesson_->isVisible()) // written with all else when the window closes
    settings_.setValue(running_key, to_qstring(lesson_->lesson()->id));
  if (!close()) {
    settings_.remove(running_key);
    return std::nullopt;
  }
  return path.isEmpty() ? QStringList() : QStringList{path};
}

void MainWindow::restart() {
  if (const auto arguments = close_to_restart())
    QProcess::startDetached(QCoreApplication::applicationFilePath(), *arguments);
}

void MainWindow::resume_lesson() {
  const std::string id = settings_.value(running_key).toString().toStdString();
  settings_.remove(running_key);
  if (id.empty())
    return;
  std::vector<lesson::Lesson> known = shipped_lessons();
  if (const QString folder = settings_.value(folder_key).toString(); !folder.isEmpty())
    std::ranges::move(lessons_in(folder, workspace_.catalogue()).lessons,
                      std::back_inserter(known));
  if (const auto found = std::ranges::find(known, id, &lesson::Lesson::id); found != known.end())
    begin_lesson(*found);
}

void MainWindow::write_lesson(const lesson::Lesson& lesson) {
  if (author_ && !author_->may_close())
    return;
  if (!author_) {
    author_ = new LessonAuthor(workspace_, settings_, split_);
    author_->hide();
    split_->addWidget(author_);
    connect(author_, &LessonAuthor::closed, author_, &QWidget::hide);
    connect(author_, &LessonAuthor::failed, this,
            [this](const QString& text) { messages().show_problem(text); });
    connect(author_, &LessonAuthor::warned, this,
            [this](const QString& text) { messages().show_warning(text); });
    connect(author_, &LessonAuthor::previewAsked, this,
            [this](const lesson::Lesson& written, std::size_t step) {
              make_lesson_panel();
              show_beside(lesson_);
              lesson_->preview(written, step);
            });
  }
  hide_views({});
  show_beside(author_);
  author_->write(lesson);
}

void MainWindow::edit_this_lesson() {
  lesson::Lesson lesson = *lesson_->lesson();
  if (!lesson.file.empty()) { // its own texts, not those of a translation
    const auto own = lesson_files(lesson.file).and_then([](const LessonFiles& files) {
      return read_lesson(files);
    });
    if (!own)
      return messages().show_problem(said_line(own.error()));
    const std::string file = lesson.file;
    lesson = *own;
    lesson.file = file;
  }
  write_lesson(lesson);
}

void MainWindow::show_presenter() {
  if (!presenter_) {
    presenter_ = new PresenterWindow(*lesson_, workspace_.catalogue(), this);
    connect(presenter_, &PresenterWindow::freezeAsked, this, &MainWindow::freeze);
  }
  presenter_->show();
  presenter_->raise();
  presenter_->activateWindow();
}

void MainWindow::freeze(bool frozen) {
  for (const QPointer<QWidget>& picture : frozen_)
    delete picture;
  frozen_.clear();
  if (!frozen)
    return;
  frozen_ = {new FrozenPicture(views_, body_), new FrozenPicture(lesson_, body_),
             new FrozenPicture(status_, body_, tr("frozen"))};
  // What is in windows of its own: torn-off views, also those torn off from now on, large ones.
  const auto cover = [this](QWidget* shown, QWidget* window) {
    if (shown && window->isVisible())
      frozen_ << new FrozenPicture(shown, window);
  };
  for (const ViewDock* dock : views_->docks()) {
    const auto cover_floating = [cover, dock] {
      if (dock->isFloating())
        cover(dock->widget(), dock->window());
    };
    cover_floating();
    connect(dock, &QDockWidget::topLevelChanged, frozen_.front(), cover_floating);
  }
  for (QMainWindow* large : views_->findChildren<QMainWindow*>(Qt::FindDirectChildrenOnly))
    cover(large->centralWidget(), large);
}

void MainWindow::hide_views(const QStringList& ids) {
  for (ViewDock* dock : views_->docks()) {
    const QString& id = dock->info().id;
    const bool before = hidden_views_.contains(id), now = ids.contains(id);
    if (before && !now)
      dock->show();
    if (now && !before && !dock->isHidden()) {
      dock->hide();
      hidden_views_ << id;
    }
  }
  hidden_views_.removeIf([&](const QString& id) { return !ids.contains(id); });
}

void MainWindow::ask_lesson_folder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with lessons"),
                                                           settings_.value(folder_key).toString());
  if (folder.isEmpty())
    return;
  const LessonFolder found = lessons_in(folder, workspace_.catalogue());
  if (!found.problems.empty())
    messages().show_problem(said_line(found.problems.front()));
  if (found.lessons.empty())
    return;
  settings_.setValue(folder_key, folder);
  begin_lesson(found.lessons.front());
}

void MainWindow::save_handout(bool answers) {
  const lesson::Lesson& lesson = *lesson_->lesson();
  const auto text = handout(lesson, lesson_->gpu(), workspace_.catalogue(), answers);
  if (!text) {
    messages().show_problem(said_line(text.error()));
    return;
  }
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Handout"), to_qstring(lesson.id) + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
  if (path.isEmpty())
    return;
  const QByteArray pdf = as_pdf(to_qstring(lesson.title), *text, font());
  const auto written =
      write_file(path.toStdString(), std::string_view(pdf.constData(), std::size_t(pdf.size())));
  if (!written)
    messages().show_problem(said_line(written.error()));
}

} // namespace loom
