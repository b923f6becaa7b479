#include "widgets/shell/window_menus.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/commands/word_button.h"
#include "widgets/dialogs/help_dialogs.h"
#include "widgets/help/help.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/theme_controller.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/figure_actions.h"
#include "widgets/shell/file_actions.h"
#include "widgets/shell/gpu_actions.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/menu_fit.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/view_map.h"
#include "widgets/shell/why_actions.h"
#include "widgets/shell/window_commands.h"
#include "widgets/stage/stage.h"
#include "widgets/workspace/workspace.h"

#include <QAbstractSpinBox>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>

namespace loom {

namespace {

/// Where nothing is being typed the keys of undo and redo are the window's: a field that took them
/// would change its words and not the model.
class FieldKeys final : public QObject {
public:
  explicit FieldKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
      return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool redo = key->matches(QKeySequence::Redo);
    if (!redo && !key->matches(QKeySequence::Undo))
      return false;
    const auto* field = qobject_cast<QAbstractSpinBox*>(watched)
                            ? watched->findChild<QLineEdit*>()
                            : qobject_cast<QLineEdit*>(watched);
    if (!field || field->isModified() || (redo && field->isRedoAvailable()))
      return false;
    for (const QObject* of = field; of; of = of->parent())
      if (qobject_cast<const LessonAuthor*>(of))
        return false; // a lesson has an undo of its own
    event->ignore();
    return true;
  }
};
} // namespace

WindowMenus::WindowMenus(MainWindow& window, Workspace& workspace, ThemeController& theme,
                         QSettings& settings)
    : QObject(&window), window_(window), workspace_(workspace), theme_(theme), settings_(settings),
      commands_(new WindowCommands(window, workspace, settings)) {
  build_file_menu();
  build_edit_menu();
  build_view_menu();
  window.gpus().fill(*add_menu(tr("&GPU")));
  window.lessons().add_menu(*window.menuBar());
  build_help_menu();
  build_toolbar();
  commands_->begin();
}

QMenu* WindowMenus::add_menu(const QString& title) { return window_.menuBar()->addMenu(title); }

void WindowMenus::build_file_menu() {
  QMenu* menu = add_menu(tr("&File"));
  FileActions* files = &window_.file_actions();
  FigureActions* figures = &window_.figures();
  ViewArea* views = &window_.views();
  menu->addAction(tr("&New"), QKeySequence::New, files, &FileActions::start_new);
  menu->addAction(tr("&Open…"), QKeySequence::Open, files, &FileActions::ask_open);
  QMenu* recent = menu->addMenu(tr("Open &recent"));
  connect(recent, &QMenu::aboutToShow, this, [this, recent, files] {
    recent->clear();
    for (const QString& path : window_.files().recent())
      recent->addAction(QFileInfo(path).fileName(), files, [files, path] { files->open(path); })
          ->setToolTip(path);
    if (recent->isEmpty())
      recent->addAction(tr("Nothing yet"))->setEnabled(false);
  });
  menu->addAction(tr("&Unsaved work…"), &window_, &MainWindow::unsavedWorkAsked)
      ->setObjectName(QStringLiteral("unsaved-work"));
  menu->addSeparator();
  menu->addAction(tr("&Import measurements…"), QKeySequence(tr("Ctrl+I")), this,
                  [this] { window_.gpus().ask_measurements(-1); });
  menu->addSeparator();
  menu->addAction(tr("&Save"), QKeySequence::Save, files, &FileActions::save);
  menu->addAction(tr("Save &as…"), QKeySequence(tr("Ctrl+Shift+S")), files, &FileActions::save_as);
  menu->addSeparator();
  export_ = menu->addAction(icon(QStringLiteral("export")), tr("&Export figure…"),
                            QKeySequence(tr("Ctrl+E")), figures,
                            [=] { figures->ask_export(views->current()); });
  menu->addAction(tr("E&dit figure…"), QKeySequence(tr("Ctrl+Shift+E")), figures,
                  [=] { figures->edit(views->current()); });
  menu->addAction(tr("Figure in &numbers and words…"), QKeySequence(tr("Ctrl+Shift+N")), figures,
                  [=] { figures->show_numbers(views->current()); });
  menu->addAction(tr("Share as &page…"), files, &FileActions::share);
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), &window_, &QWidget::close);
}

void WindowMenus::build_edit_menu() {
  QMenu* menu = add_menu(tr("&Edit"));
  undo_ = workspace_.undo_stack().createUndoAction(&window_, tr("Undo"));
  undo_->setIcon(icon(QStringLiteral("undo")));
  undo_->setShortcut(QKeySequence::Undo);
  redo_ = workspace_.undo_stack().createRedoAction(&window_, tr("Redo"));
  redo_->setIcon(icon(QStringLiteral("redo")));
  redo_->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
  menu->addActions({undo_, redo_});
  new FieldKeys(this);
  menu->addSeparator();
  menu->addAction(tr("&Copy scenario"), QKeySequence::Copy, this,
                  [this] { QApplication::clipboard()->setMimeData(window_.files().copied()); });
  menu->addAction(tr("Copy scenario as &link"), QKeySequence(tr("Ctrl+Alt+C")), this,
                  [this] { QApplication::clipboard()->setText(window_.files().link()); });
  menu->addAction(tr("&Paste scenario"), QKeySequence::Paste, &window_.file_actions(),
                  &FileActions::paste);
  menu->addAction(tr("Copy &figure"), QKeySequence(tr("Ctrl+Shift+C")), this,
                  [this] { window_.figures().copy(window_.views().current()); });
  menu->addSeparator();
  pin_ = menu->addAction(icon(QStringLiteral("pin")), tr("Pi&n for comparison"), &workspace_,
                         &Workspace::pin);
  unpin_ = menu->addAction(icon(QStringLiteral("unpin")), tr("&Unpin all"), &workspace_,
                           &Workspace::unpin_all);
  pin_->setObjectName(QStringLiteral("pin"));
  unpin_->setObjectName(QStringLiteral("unpin"));
  const auto enable = [this] { unpin_->setEnabled(!workspace_.document().pins.empty()); };
  connect(&workspace_, &Workspace::snapshotChanged, this, enable);
  enable();
  menu->addSeparator();
  menu->addAction(tr("&Reset all overrides"), &workspace_, &Workspace::reset_all)
      ->setObjectName(QStringLiteral("reset-overrides"));
  menu->addSeparator();
  commands_->fill_edit_menu(*menu);
}

void WindowMenus::build_view_menu() {
  QMenu* menu = add_menu(tr("&View"));
  add_views(*menu);
  menu->addSeparator();
  QMenu* own = menu->addMenu(tr("&Options of the views"));
  own->setObjectName(QStringLiteral("view_options"));
  connect(own, &QMenu::aboutToShow, this, [this, own] { fill_view_options(*own); });
  menu->addAction(tr("&Gallery of figures…"), QKeySequence(tr("Ctrl+Shift+G")), &window_.figures(),
                  &FigureActions::show_gallery);
  menu->addAction(tr("&Measurements…"), &window_.gpus(), &GpuActions::show_measurements)
      ->setObjectName(QStringLiteral("measurements"));
  menu->addAction(tr("View in front as lar&ge window"), QKeySequence(tr("F12")), this,
                  [this] {
                    if (const ViewDock* front = window_.views().current())
                      window_.views().open_large(front->info());
                  })
      ->setObjectName(QStringLiteral("large-window"));
  menu->addSeparator();
  add_themes(*menu);
  add_language_menu(*menu, settings_, [this] { emit window_.languageChosen(); });
  stage_ = new Stage(window_, theme_, settings_);
  stage_->set_panel(&window_.params());
  connect(stage_->panel_action(), &QAction::toggled, &window_, &MainWindow::divide,
          Qt::QueuedConnection);
  stage_->fill(*menu);
}

void WindowMenus::add_views(QMenu& menu) {
  map_ = menu.addAction(icon(QStringLiteral("views")), tr("&All views…"), QKeySequence(tr("V")),
                        this, [this] { ViewMap::open(window_.views(), window_); });
  map_->setObjectName(QStringLiteral("view-map"));
  for (const ViewGroup& group : view_groups()) {
    QMenu* of_group = menu.addMenu(group.title);
    for (const ViewPages& view : group.views)
      add_view(*of_group, *window_.views().dock(view.id()));
  }
  menu.addSeparator();
  QMenu* layouts = menu.addMenu(tr("La&youts"));
  for (const auto& [layout, name] : layout_names()) {
    QAction* action = layouts->addAction(
        name, this, [this, layout = layout] { window_.views().arrange(layout); });
    action->setObjectName(QStringLiteral("layout-%1").arg(int(layout)));
  }
  layouts->addAction(tr("&Usual layout"), &window_.views(), &ViewArea::reset_layout)
      ->setObjectName(QStringLiteral("reset-layout"));
  layouts->addSeparator();
  QAction* before = layouts->addAction(tr("&Back to the layout before"), &window_.views(),
                                       &ViewArea::restore_before);
  before->setObjectName(QStringLiteral("layout-before"));
  before->setEnabled(window_.views().can_restore_before());
  connect(&window_.views(), &ViewArea::arranged, before,
          [this, before] { before->setEnabled(window_.views().can_restore_before()); });
}

void WindowMenus::add_view(QMenu& menu, ViewDock& dock) {
  const ViewPages& view = dock.about();
  QAction* shows = dock.toggleViewAction();
  shows->setObjectName(QStringLiteral("view-") + view.id());
  menu.addAction(shows);
  shows->setWhatsThis(tr("Show or hide %1").arg(view.title()));
  // Not in the menu: the list above shows the view, and its key.
  const auto add = [this](const QString& name, const QString& title, auto act) {
    auto* action = new QAction(title, &window_);
    action->setObjectName(QStringLiteral("go-") + name);
    connect(action, &QAction::triggered, this, act);
    window_.addAction(action);
    return action;
  };
  QAction* go = add(view.id(), view.title(), [this, &dock] {
    if (window_.views().current() == &dock && dock.isAncestorOf(window_.focusWidget()))
      dock.show_next_page();
    window_.views().go_to_view(dock);
  });
  connect(go, &QAction::changed, shows, [go, shows, title = view.title()] {
    shows->setText(title + QLatin1Char('\t') + keys_text(*go));
  });
  if (const int key = view.first().order / 10; view.first().order % 10 == 0)
    go->setShortcut(QKeySequence(int(Qt::Key_0) + key % 10));
  else
    go->setShortcut(QKeySequence(view.first().key));
  if (view.pages.size() < 2)
    return;
  for (const ViewInfo* page : view.pages) {
    const QString name = page == view.pages.front() ? QStringLiteral("page-") + page->id : page->id;
    add(name, page->title, [this, id = page->id] { window_.views().go_to(id); });
  }
}

void WindowMenus::add_themes(QMenu& menu) {
  QMenu* themes = menu.addMenu(tr("&Theme"));
  auto* group = new QActionGroup(themes);
  const QStringList names{tr("&System"), tr("&Light"), tr("&Dark")};
  for (int i = 0; i < names.size(); ++i) {
    QAction* action = themes->addAction(names[i]);
    action->setObjectName(QStringLiteral("theme-%1").arg(i));
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, i] { theme_.choose(ThemeChoice(i)); });
  }
  connect(themes, &QMenu::aboutToShow, this,
          [this, group] { group->actions().at(int(theme_.choice()))->setChecked(true); });
}

void WindowMenus::fill_view_options(QMenu& menu) {
  menu.clear();
  for (ViewDock* dock : window_.views().docks()) {
    if (!dock->isVisible())
      continue;
    QMenu* own = menu.addMenu(dock->info().title);
    dock->need_view()->fill_menu(*own);
    if (own->isEmpty())
      own->menuAction()->setVisible(false);
  }
}

void WindowMenus::build_help_menu() {
  QMenu* menu = add_menu(tr("&Help"));
  menu->addAction(tr("&Shortcuts"), QKeySequence(tr("F1")), commands_,
                  &WindowCommands::show_shortcuts);
  window_.why().add_to(*menu);
  help_ = new Help(window_, settings_, [this] {
    const ViewDock* dock = window_.views().current();
    return dock ? dock->info().id : QString();
  });
  help_->fill(*menu);
  connect(help_, &Help::purposeChosen, this, [this](Purpose purpose) {
    if (purpose == Purpose::study)
      window_.lessons().begin(shipped_lessons().front());
    else
      window_.views().arrange(purpose == Purpose::teach ? ViewArea::Layout::teaching
                                                        : ViewArea::Layout::tuning);
  });
  menu->addAction(tr("C&ite this version"), this, [this] { show_citation(&window_); })
      ->setObjectName(QStringLiteral("cite"));
  menu->addAction(tr("&About LatencyLoom"), this, [this] { show_about(&window_); })
      ->setObjectName(QStringLiteral("about"));
}

void WindowMenus::build_toolbar() {
  auto* bar = new QWidget(window_.menuBar());
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, unit(bar), 0);
  row->setSpacing(unit(bar) / 4);
  for (QAction* action :
       {undo_, redo_, pin_, unpin_, export_, stage_->panel_action(), stage_->projector()}) {
    auto* button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    row->addWidget(button);
  }
  auto* all =
      new WordButton(*map_, tr("Views"), tr("All views by the question they answer"), window_, bar);
  all->setObjectName(QStringLiteral("views_button"));
  row->addWidget(all);
  row->addWidget(commands_->make_search_button(bar));
  window_.menuBar()->setCornerWidget(bar);
  new MenuFit(*window_.menuBar());
}

} // namespace loom
