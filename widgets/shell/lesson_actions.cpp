#include "widgets/shell/lesson_actions.h"

#include "core/lesson/class_answers.h"
#include "core/lesson/draft.h"
#include "core/lesson/kernel_lesson.h"
#include "core/profile/held_code.h"
#include "core/text/text.h"
#include "widgets/lessons/class_answers_dialog.h"
#include "widgets/lessons/frozen_picture.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/presenter_window.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/former_views.h"
#include "widgets/views/profile/profile_run.h"
#include "widgets/workspace/workspace.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPdfWriter>
#include <QSettings>
#include <QSplitter>

#include <algorithm>
#include <memory>
#include <utility>

namespace loom {

namespace {

const QString folder_key = QStringLiteral("lessons/folder");
const QString answers_folder_key = QStringLiteral("lessons/answers_folder");
const QString name_key = QStringLiteral("lessons/name");
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
    RichDocument document;
    QFont text = font;
    text.setPointSizeF(11);
    document.setDefaultFont(text);
    put_markdown(document, markdown);
    document.print(&writer);
  }
  return buffer.data();
}

QStringList titles_of(const LessonFolder& folder) {
  QStringList titles;
  for (const lesson::Lesson& lesson : folder.lessons)
    titles << to_qstring(lesson.title);
  return titles;
}

} // namespace

LessonActions::LessonActions(MainWindow& window, Workspace& workspace, ThemeController& theme,
                             QSettings& settings, QSplitter& split)
    : QObject(&window), window_(window), workspace_(workspace), theme_(theme), settings_(settings),
      split_(split) {}

void LessonActions::add_menu(QMenuBar& bar) {
  menu_ = bar.addMenu(tr("&Lessons"));
  menu_->setObjectName(QStringLiteral("lessons_menu"));
  connect(menu_, &QMenu::aboutToShow, this, [this] {
    fill_menu();
    if (const QString folder = settings_.value(folder_key).toString(); !folder.isEmpty())
      read_folder(folder, [this, before = titles_of(found_)] {
        if (titles_of(found_) != before)
          fill_menu();
      });
  });
  const auto key = [this](const char* name, const QList<QKeySequence>& keys, auto act) {
    auto* action = new QAction(tr(name), &window_);
    action->setShortcuts(keys);
    action->setEnabled(false); // without a lesson the page keys are those of sliders and lists
    connect(action, &QAction::triggered, this, [this, act] {
      if (LessonPanel* lesson = running())
        act(*lesson);
    });
    window_.addAction(action); // a key also while the menu was never open
    keys_ << action;
  };
  // Clickers send the page keys.
  key(QT_TR_NOOP("&Next step"), {QKeySequence(tr("N")), QKeySequence(Qt::Key_PageDown)},
      [](LessonPanel& lesson) { lesson.next(); });
  key(QT_TR_NOOP("&Previous step"), {QKeySequence(tr("Shift+N")), QKeySequence(Qt::Key_PageUp)},
      [](LessonPanel& lesson) { lesson.previous(); });
  key(QT_TR_NOOP("&Reveal the answer"), {QKeySequence(tr("R"))},
      [](LessonPanel& lesson) { lesson.reveal(); });
  freeze_ = new QAction(tr("&Freeze what the audience sees"), &window_);
  freeze_->setObjectName(QStringLiteral("freeze"));
  freeze_->setCheckable(true);
  freeze_->setShortcut(QKeySequence(tr("Z")));
  connect(freeze_, &QAction::toggled, this, &LessonActions::freeze);
  window_.addAction(freeze_);
}

LessonPanel* LessonActions::running() { return panel_ && panel_->isVisible() ? panel_ : nullptr; }

void LessonActions::report(const QString& problem) { window_.messages().show_problem(problem); }

void LessonActions::fill_menu() {
  menu_->clear();
  const auto add = [this](const std::vector<lesson::Lesson>& lessons) {
    for (const lesson::Lesson& lesson : lessons)
      if (QAction* action =
              menu_->addAction(to_qstring(lesson.title), this, [this, lesson] { begin(lesson); });
          is_done(lesson, settings_)) {
        action->setCheckable(true);
        action->setChecked(true);
      }
  };
  add(shipped_lessons());
  if (const QString folder = settings_.value(folder_key).toString(); !folder.isEmpty()) {
    menu_->addSeparator();
    add(found_.lessons);
  }
  menu_->addAction(tr("Lessons of a &folder…"), this, &LessonActions::ask_folder);
  menu_->addAction(tr("Lesson of my &kernel"), this, &LessonActions::begin_of_kernel)
      ->setEnabled(workspace_.document().profile != ProfilePart{});
  menu_->addSeparator();
  const bool runs = running() != nullptr;
  for (QAction* action : keys_) {
    action->setEnabled(runs);
    menu_->addAction(action);
  }
  for (const bool answers : {false, true})
    menu_
        ->addAction(answers ? tr("Handout with &answers…") : tr("&Handout…"), this,
                    [this, answers] { save_handout(answers); })
        ->setEnabled(runs);
  menu_->addAction(tr("Save m&y answers…"), this, &LessonActions::ask_save_answers)
      ->setEnabled(runs && !panel_->answers().steps.empty());
  menu_->addAction(tr("Answers of the &class…"), this, &LessonActions::ask_answers);
  menu_->addSeparator();
  menu_->addAction(tr("Pre&senter window"), this, &LessonActions::show_presenter)->setEnabled(runs);
  menu_->addAction(freeze_);
  menu_->addSeparator();
  menu_->addAction(tr("Ne&w lesson"), this, [this] {
    write(lesson::new_lesson(workspace_.scenario().gpu->id, tr("own").toStdString()));
  });
  menu_->addAction(tr("&Edit this lesson…"), this, &LessonActions::edit_this)->setEnabled(runs);
}

void LessonActions::make_panel() {
  if (panel_)
    return;
  panel_ = new LessonPanel(workspace_, settings_, &split_);
  panel_->set_style(theme_.figure_style());
  panel_->hide(); // the splitter shows what it takes
  split_.addWidget(panel_);
  connect(&theme_, &ThemeController::changed, panel_,
          [this] { panel_->set_style(theme_.figure_style()); });
  connect(panel_, &LessonPanel::closed, this, [this] {
    panel_->hide();
    panel_->leave();
    for (QAction* action : keys_)
      action->setEnabled(false);
    clear_stage();
    if (author_ && author_->writing())
      show_beside(author_);
  });
  connect(panel_, &LessonPanel::lessonAsked, this, &LessonActions::begin);
  connect(panel_, &LessonPanel::saveAsked, this, &LessonActions::ask_save_answers);
  connect(panel_, &LessonPanel::whyAsked, this, &LessonActions::whyAsked);
  connect(panel_, &LessonPanel::numbersChanged, this, &LessonActions::numbersChanged);
  connect(panel_, &LessonPanel::curtainAsked, this, &LessonActions::curtain_views);
  connect(panel_, &LessonPanel::stageAsked, this, &LessonActions::stage);
  connect(panel_, &LessonPanel::asking, &window_.views(), &ViewArea::set_asking);
  connect(panel_, &LessonPanel::silent, &window_.views(), &ViewArea::set_silent);
  connect(panel_, &LessonPanel::silent, &window_.status(),
          [this](bool asks) { window_.status().set_asking(asks, workspace_.snapshot()); });
  connect(panel_, &LessonPanel::viewAsked, &window_.views(), &ViewArea::show_view_of);
}

void LessonActions::show_beside(QWidget* panel) {
  for (QAction* action : keys_)
    action->setEnabled(panel == panel_);
  for (QWidget* other : std::initializer_list<QWidget*>{panel_, author_})
    if (other && other != panel)
      other->hide();
  const bool shown = panel->isVisible();
  panel->show();
  if (!shown)
    emit widthsChanged();
}

void LessonActions::begin(const lesson::Lesson& lesson) {
  make_panel();
  if (auto* welcome = window_.findChild<QWidget*>(QStringLiteral("welcome")))
    welcome->close();    // who takes a lesson is no stranger
  panel_->begin(lesson); // before it is shown: its width is that of what it holds then
  show_beside(panel_);
  panel_->show_view(); // another may have come forward as the views made room
}

void LessonActions::begin_of_kernel() {
  const ProfilePart& part = workspace_.document().profile;
  auto run = profile_run(part, workspace_.catalogue());
  if (!run || !*run)
    return report(run ? tr("No report is open.") : said_line(run.error()));
  add_code(**run, part);
  const auto made = [&]() -> Result<lesson::Lesson> {
    LOOM_CHECK((**run).model);
    if (!(**run).code)
      return profile::no_code();
    return lesson::kernel_lesson((**run).launch(), *(**run).code, *(**run).model->scenario.gpu);
  }();
  if (!made)
    return report(said_line(made.error()));
  lesson::Lesson lesson = *made;
  for (lesson::Step& step : lesson.steps) {
    step.view = "profile"; // the report is here, and answers every question
    step.hide = {step.view};
  }
  begin(lesson);
}

bool LessonActions::may_close() { return !author_ || author_->may_close(); }

void LessonActions::keep_running() {
  if (const LessonPanel* lesson = running())
    settings_.setValue(running_key, to_qstring(lesson->lesson()->id));
}

void LessonActions::resume() {
  const std::string id = settings_.value(running_key).toString().toStdString();
  settings_.remove(running_key);
  if (id.empty())
    return;
  const auto begins = [this, id](const std::vector<lesson::Lesson>& known) {
    const auto found = std::ranges::find(known, id, &lesson::Lesson::id);
    if (found != known.end())
      begin(*found);
    return found != known.end();
  };
  const QString folder = settings_.value(folder_key).toString();
  if (!begins(shipped_lessons()) && !folder.isEmpty())
    read_folder(folder, [this, begins] { begins(found_.lessons); });
}

void LessonActions::read_folder(const QString& folder, std::function<void()> then) {
  auto own = std::make_shared<const Catalogue>(workspace_.catalogue()); // it reads GPUs as needed
  reading_.start([this, folder, own, then = std::move(then)](const std::stop_token&,
                                                             const Background::Progress&) {
    auto found = std::make_shared<LessonFolder>(lessons_in(folder, *own));
    return [this, found, then] {
      found_ = std::move(*found);
      then();
    };
  });
}

bool LessonActions::write(const lesson::Lesson& lesson, bool saved) {
  if (author_ && !author_->may_close())
    return false;
  if (!author_) {
    author_ = new LessonAuthor(workspace_, settings_, &split_);
    author_->hide();
    split_.addWidget(author_);
    connect(author_, &LessonAuthor::closed, author_, &QWidget::hide);
    connect(author_, &LessonAuthor::failed, this, &LessonActions::report);
    connect(author_, &LessonAuthor::warned, this,
            [this](const QString& text) { window_.messages().show_warning(text); });
    connect(author_, &LessonAuthor::previewAsked, this,
            [this](const lesson::Lesson& written, std::size_t step) {
              make_panel();
              show_beside(panel_);
              panel_->preview(written, step);
            });
    emit authorMade();
  }
  clear_stage();
  show_beside(author_);
  author_->write(lesson, saved);
  return true;
}

void LessonActions::edit_this() {
  lesson::Lesson lesson = *panel_->lesson();
  if (!lesson.file.empty()) { // its own texts, not those of a translation
    const auto own = lesson_files(lesson.file).and_then([](const LessonFiles& files) {
      return read_lesson(files);
    });
    if (!own)
      return report(said_line(own.error()));
    const std::string file = lesson.file;
    lesson = *own;
    lesson.file = file;
  }
  write(lesson);
}

void LessonActions::show_presenter() {
  if (!presenter_) {
    presenter_ = new PresenterWindow(*panel_, workspace_.catalogue(), &window_);
    presenter_->show_frozen(freeze_->isChecked());
    connect(presenter_, &PresenterWindow::freezeAsked, freeze_, &QAction::setChecked);
    connect(freeze_, &QAction::toggled, presenter_, &PresenterWindow::show_frozen);
  }
  come_forward(*presenter_);
}

void LessonActions::freeze(bool frozen) {
  for (const QPointer<QWidget>& picture : frozen_)
    delete picture;
  frozen_.clear();
  if (!frozen)
    return;
  ViewArea& views = window_.views();
  QWidget* body = window_.centralWidget();
  frozen_ = {new FrozenPicture(&views, body),
             new FrozenPicture(&window_.status(), body, tr("frozen"))};
  if (panel_)
    frozen_ << new FrozenPicture(panel_, body);
  // What is in windows of its own: torn-off views, also those torn off from now on, large ones.
  const auto cover = [this](QWidget* shown, QWidget* window) {
    if (shown && window->isVisible())
      frozen_ << new FrozenPicture(shown, window);
  };
  for (const ViewDock* dock : views.docks()) {
    const auto cover_floating = [cover, dock] {
      if (dock->isFloating())
        cover(dock->widget(), dock->window());
    };
    cover_floating();
    connect(dock, &QDockWidget::topLevelChanged, frozen_.front(), cover_floating);
  }
  for (QMainWindow* large : views.findChildren<QMainWindow*>(Qt::FindDirectChildrenOnly))
    cover(large->centralWidget(), large);
}

void LessonActions::curtain_views(const QStringList& asked) {
  QStringList ids;
  for (const QString& id : asked)
    ids << present_view(id);
  for (ViewDock* dock : window_.views().docks())
    dock->curtain(ids);
}

void LessonActions::stage(QWidget* pad, const QString& view) {
  const ViewDock* of_view = pad ? window_.views().dock(view) : nullptr;
  for (ViewDock* dock : window_.views().docks())
    if (dock != of_view)
      dock->cover(nullptr); // before another takes it
  for (ViewDock* dock : window_.views().docks())
    if (dock == of_view)
      dock->cover(pad);
}

void LessonActions::clear_stage() {
  curtain_views({});
  stage(nullptr, {});
}

void LessonActions::ask_folder() {
  const QString folder = QFileDialog::getExistingDirectory(&window_, tr("Folder with lessons"),
                                                           settings_.value(folder_key).toString());
  if (folder.isEmpty())
    return;
  read_folder(folder, [this, folder] {
    if (!found_.problems.empty())
      report(said_line(found_.problems.front()));
    if (found_.lessons.empty())
      return;
    settings_.setValue(folder_key, folder);
    begin(found_.lessons.front());
  });
}

void LessonActions::ask_save_answers() {
  bool said = false;
  const QString name = QInputDialog::getText(
      &window_, tr("Save my answers"), tr("Your name, as the lecturer knows you:"),
      QLineEdit::Normal, settings_.value(name_key).toString(), &said);
  if (!said)
    return;
  const QString lesson = to_qstring(panel_->lesson()->id);
  const QString path = QFileDialog::getSaveFileName(
      &window_, tr("Save my answers"), lesson + to_qstring(answers_ending),
      tr("Answers (*%1)").arg(to_qstring(answers_ending)));
  if (path.isEmpty())
    return;
  settings_.setValue(name_key, name);
  if (const auto saved = save_answers(name, path); !saved)
    report(said_line(saved.error()));
  else
    window_.messages().show_warning(tr("Your answers are in %1: send it to your lecturer.")
                                        .arg(QDir::toNativeSeparators(path)));
}

Result<void> LessonActions::save_answers(const QString& name, const QString& path) {
  lesson::AnswerSheet sheet = panel_->answers();
  sheet.name = name.simplified().left(80).toStdString();
  return write_file(path.toStdString(), write_answers(sheet));
}

void LessonActions::ask_answers() {
  const QString folder =
      QFileDialog::getExistingDirectory(&window_, tr("Folder with the answers of the class"),
                                        settings_.value(answers_folder_key).toString());
  if (folder.isEmpty())
    return;
  settings_.setValue(answers_folder_key, folder);
  show_answers_in(folder);
}

void LessonActions::show_answers_in(const QString& folder) {
  auto own = std::make_shared<const Catalogue>(workspace_.catalogue());
  const QString lessons = settings_.value(folder_key).toString();
  reading_answers_.start(
      [this, folder, lessons, own](const std::stop_token&, const Background::Progress&) {
        auto known = std::make_shared<std::vector<lesson::Lesson>>();
        if (!lessons.isEmpty()) // these go before shipped ones with their ids
          *known = lessons_in(lessons, *own).lessons;
        for (lesson::Lesson& each : shipped_lessons())
          known->push_back(std::move(each));
        auto found = std::make_shared<Result<lesson::ClassAnswers>>(
            lesson::class_answers(folder.toStdString(), *known, *own));
        return [this, folder, known, found] {
          if (!*found)
            return report(said_line((*found).error()));
          auto* dialog =
              new ClassAnswersDialog(folder, **found, *known, theme_.figure_style(), &window_);
          dialog->setAttribute(Qt::WA_DeleteOnClose);
          connect(&theme_, &ThemeController::changed, dialog,
                  [this, dialog] { dialog->set_style(theme_.figure_style()); });
          connect(dialog, &ClassAnswersDialog::failed, this, &LessonActions::report);
          dialog->show();
        };
      });
}

void LessonActions::save_handout(bool answers) {
  const lesson::Lesson& lesson = *panel_->lesson();
  const auto text = handout(lesson, panel_->gpu(), workspace_.catalogue(), answers);
  if (!text)
    return report(said_line(text.error()));
  const QString path = QFileDialog::getSaveFileName(
      &window_, tr("Handout"),
      to_qstring(lesson.id) + (answers ? QStringLiteral("-answers.pdf") : QStringLiteral(".pdf")),
      tr("PDF (*.pdf)"));
  if (path.isEmpty())
    return;
  const QByteArray pdf = as_pdf(to_qstring(lesson.title), *text, window_.font());
  const auto written =
      write_file(path.toStdString(), std::string_view(pdf.constData(), std::size_t(pdf.size())));
  if (!written)
    report(said_line(written.error()));
}

} // namespace loom
