#include "widgets/commands/menu_commands.h"
#include "widgets/help/help.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/theme_controller.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/help_dialogs.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/list_numbers.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/menu_fit.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/window_commands.h"
#include "widgets/stage/stage.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

namespace loom {

namespace {
constexpr int number_keys = 9;
}

void MainWindow::build_menus() {
  commands_ = new WindowCommands(*this);
  build_file_menu();
  build_edit_menu();
  build_view_menu();
  build_gpu_menu();
  build_lessons_menu();
  build_help_menu();
  build_toolbar();
  commands_->begin();
}

void MainWindow::build_file_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  menu->addAction(tr("&New"), QKeySequence::New, this, [this] {
    if (may_lose_changes())
      files_->start_new();
  });
  menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::ask_open);
  QMenu* recent = menu->addMenu(tr("Open &recent"));
  connect(recent, &QMenu::aboutToShow, this, [this, recent] {
    recent->clear();
    for (const QString& path : files_->recent())
      recent->addAction(QFileInfo(path).fileName(), this, [this, path] { open_file(path); })
          ->setToolTip(path);
    if (recent->isEmpty())
      recent->addAction(tr("Nothing yet"))->setEnabled(false);
  });
  menu->addSeparator();
  menu->addAction(tr("&Import measurements…"), QKeySequence(tr("Ctrl+I")), this,
                  [this] { ask_measurements(-1); });
  menu->addSeparator();
  menu->addAction(tr("&Save"), QKeySequence::Save, this, &MainWindow::save);
  menu->addAction(tr("Save &as…"), QKeySequence(tr("Ctrl+Shift+S")), this, &MainWindow::save_as);
  menu->addSeparator();
  export_ = menu->addAction(icon(QStringLiteral("export")), tr("&Export figure…"),
                            QKeySequence(tr("Ctrl+E")), this,
                            [this] { export_figure_of(views_->current()); });
  menu->addAction(tr("E&dit figure…"), QKeySequence(tr("Ctrl+Shift+E")), this,
                  [this] { edit_figure_of(views_->current()); });
  menu->addAction(tr("Figure in &numbers and words…"), QKeySequence(tr("Ctrl+Shift+N")), this,
                  [this] {
                    if (ViewDock* dock = views_->current())
                      show_numbers_of(dock);
                  });
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::build_edit_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  undo_ = workspace_.undo_stack().createUndoAction(this, tr("Undo"));
  undo_->setIcon(icon(QStringLiteral("undo")));
  undo_->setShortcut(QKeySequence::Undo);
  redo_ = workspace_.undo_stack().createRedoAction(this, tr("Redo"));
  redo_->setIcon(icon(QStringLiteral("redo")));
  redo_->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
  menu->addActions({undo_, redo_});
  menu->addSeparator();
  menu->addAction(tr("&Copy scenario"), QKeySequence::Copy, this,
                  [this] { QApplication::clipboard()->setMimeData(files_->copied()); });
  menu->addAction(tr("Copy scenario as &link"), QKeySequence(tr("Ctrl+Alt+C")), this,
                  [this] { QApplication::clipboard()->setText(files_->link()); });
  menu->addAction(tr("&Paste scenario"), QKeySequence::Paste, this, &MainWindow::paste_scenario);
  menu->addAction(tr("Copy &figure"), QKeySequence(tr("Ctrl+Shift+C")), this, [this] {
    if (ViewDock* dock = views_->current())
      copy_figure(dock);
  });
  menu->addSeparator();
  pin_ = menu->addAction(icon(QStringLiteral("pin")), tr("Pi&n for comparison"), &workspace_,
                         &Workspace::pin);
  unpin_ = menu->addAction(icon(QStringLiteral("unpin")), tr("&Unpin all"), &workspace_,
                           &Workspace::unpin_all);
  pin_->setObjectName(QStringLiteral("pin"));
  unpin_->setObjectName(QStringLiteral("unpin"));
  menu->addSeparator();
  menu->addAction(tr("&Reset all overrides"), &workspace_, &Workspace::reset_all)
      ->setObjectName(QStringLiteral("reset-overrides"));
  menu->addSeparator();
  commands_->fill_edit_menu(*menu);
}

void MainWindow::build_view_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  const auto& docks = views_->docks();
  for (std::size_t i = 0; i < docks.size(); ++i) {
    const ViewInfo& view = docks[i]->info();
    QAction* shows = docks[i]->toggleViewAction();
    shows->setObjectName(QStringLiteral("view-") + view.id);
    menu->addAction(shows);
    shows->setWhatsThis(tr("Show or hide %1").arg(view.title));
    auto* go = new QAction(view.title, this);
    go->setObjectName(QStringLiteral("go-") + view.id);
    connect(go, &QAction::triggered, this, [this, i] { views_->go_to(i); });
    addAction(go); // not in the menu: the list above shows the view, and its key
    connect(go, &QAction::changed, shows, [go, shows, title = view.title] {
      shows->setText(title + QLatin1Char('\t') + keys_text(*go));
    });
    if (i < number_keys)
      go->setShortcut(QKeySequence(int(Qt::Key_1) + int(i)));
  }
  menu->addSeparator();
  QMenu* own = menu->addMenu(tr("&Options of the views"));
  own->setObjectName(QStringLiteral("view_options"));
  connect(own, &QMenu::aboutToShow, this, [this, own] { fill_view_menus(*own); });
  menu->addAction(tr("&Gallery of figures…"), QKeySequence(tr("Ctrl+Shift+G")), this,
                  &MainWindow::show_gallery);
  menu->addAction(tr("&Measurements…"), this, &MainWindow::show_measurements)
      ->setObjectName(QStringLiteral("measurements"));
  menu->addAction(tr("&Reset layout"), views_, &ViewArea::reset_layout)
      ->setObjectName(QStringLiteral("reset-layout"));
  menu->addSeparator();
  QMenu* themes = menu->addMenu(tr("&Theme"));
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
  add_language_menu(*menu, settings_, [this] { restart(); });
  stage_ = new Stage(*this, theme_, settings_);
  stage_->set_panel(params_);
  connect(stage_->panel_action(), &QAction::toggled, this, &MainWindow::divide,
          Qt::QueuedConnection);
  stage_->fill(*menu);
}

void MainWindow::fill_view_menus(QMenu& menu) {
  menu.clear();
  for (ViewDock* dock : views_->docks()) {
    if (!dock->isVisible())
      continue;
    QMenu* own = menu.addMenu(dock->info().title);
    dock->need_view()->fill_menu(*own);
    if (own->isEmpty())
      own->menuAction()->setVisible(false);
  }
}

void MainWindow::build_gpu_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&GPU"));
  menu->addAction(tr("&Choose…"), QKeySequence(tr("Ctrl+G")), this,
                  [this] { params_->gpu_picker()->open_list(); });
  menu->addAction(tr("&Facts…"), this, &MainWindow::show_facts)
      ->setObjectName(QStringLiteral("facts"));
  menu->addSeparator();
  menu->addAction(tr("Fit to &measurements…"), this, &MainWindow::show_fit)
      ->setObjectName(QStringLiteral("fit"));
  menu->addAction(tr("&Save as my GPU…"), this, &MainWindow::save_own_gpu)
      ->setObjectName(QStringLiteral("save-gpu"));
  menu->addAction(tr("&Import…"), this, &MainWindow::import_gpu)
      ->setObjectName(QStringLiteral("import-gpu"));
}

void MainWindow::build_help_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  menu->addAction(tr("&Shortcuts"), QKeySequence(tr("F1")), commands_,
                  &WindowCommands::show_shortcuts);
  ask_why_ = menu->addAction(tr("&Why this number?"), QKeySequence(tr("Shift+F1")), this,
                             &MainWindow::show_why);
  connect(new ListNumbers(*ask_why_, this), &ListNumbers::asked, this,
          &MainWindow::show_why_of_field);
  help_ = new Help(*this, settings_, [this] {
    const ViewDock* dock = views_->current();
    return dock ? dock->info().id : QString();
  });
  help_->fill(*menu);
  menu->addAction(tr("&About LatencyLoom"), this, [this] { show_about(this); })
      ->setObjectName(QStringLiteral("about"));
}

void MainWindow::build_toolbar() {
  auto* bar = new QWidget(menuBar());
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, unit(this), 0);
  row->setSpacing(unit(this) / 4);
  for (QAction* action :
       {undo_, redo_, pin_, unpin_, export_, stage_->panel_action(), stage_->projector()}) {
    auto* button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    row->addWidget(button);
  }
  row->addWidget(commands_->make_search_button(bar));
  menuBar()->setCornerWidget(bar);
  new MenuFit(*menuBar());
}

} // namespace loom
