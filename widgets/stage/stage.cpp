#include "widgets/stage/stage.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/theme_controller.h"
#include "widgets/stage/blank_screen.h"
#include "widgets/views/transport.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include <utility>

namespace loom {

namespace {

constexpr int settle_ms = 150;
constexpr double most_share = 0.42; ///< of the window's width that the panel may take unasked
constexpr const char* motion_key = "window/reduced_motion";

/// A hidden menu bar answers to no shortcut; the window does.
void lend_shortcuts(QWidget& window, const QList<QAction*>& actions) {
  for (QAction* action : actions) {
    if (action->menu())
      lend_shortcuts(window, action->menu()->actions());
    else if (!action->shortcut().isEmpty())
      window.addAction(action);
  }
}

} // namespace

Stage::Stage(QMainWindow& window, ThemeController& theme, QSettings& settings)
    : QObject(&window), window_(window), theme_(theme), settings_(settings),
      projector_(new QAction(icon(QStringLiteral("projector")), tr("&Projector mode"), this)),
      full_screen_(new QAction(tr("&Full screen"), this)),
      panel_action_(new QAction(icon(QStringLiteral("panel")), tr("P&arameters"), this)),
      blank_(new BlankScreen(&window)) {
  projector_->setShortcut(QKeySequence(tr("P")));
  projector_->setCheckable(true);
  projector_->setChecked(theme_.projector());
  projector_->setToolTip(tr("Projector mode (P): black on white, or white on black with the dark "
                            "theme, large text and bold lines"));
  full_screen_->setShortcut(QKeySequence(tr("F11")));
  full_screen_->setCheckable(true);
  connect(projector_, &QAction::toggled, this, [this](bool on) { theme_.set_projector(on); });
  panel_action_->setShortcut(QKeySequence(tr("Ctrl+Alt+S")));
  panel_action_->setCheckable(true);
  panel_action_->setChecked(true);
  panel_action_->setToolTip(tr("Show or hide the parameters (Ctrl+Alt+S)"));
  connect(panel_action_, &QAction::toggled, this, &Stage::show_chrome);
  connect(&theme_, &ThemeController::changed, this, [this] {
    projector_->setChecked(theme_.projector());
    resized_.start(); // fonts are on their way
  });
  connect(full_screen_, &QAction::triggered, this, &Stage::set_full_screen);
  theme_.set_reduced_motion(settings_.value(motion_key).toBool());
  resized_.setSingleShot(true);
  resized_.setInterval(settle_ms);
  connect(&resized_, &QTimer::timeout, this, [this] {
    theme_.set_window(window_.size());
    fold_panel();
  });
  qApp->installEventFilter(this); // the window's own events, and Esc whoever has the keyboard
}

void Stage::fill(QMenu& menu) {
  fill_size(*menu.addMenu(tr("Si&ze")));
  fill_presenting(*menu.addMenu(tr("Prese&nting")));
  menu.addAction(panel_action_);
  menu.addAction(projector_);
  menu.addAction(full_screen_);
}

void Stage::fill_size(QMenu& menu) {
  QAction* larger = menu.addAction(tr("&Larger"), this, [this] { theme_.zoom(1); });
  larger->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
  menu.addAction(tr("&Smaller"), QKeySequence(tr("Ctrl+-")), this, [this] { theme_.zoom(-1); });
  menu.addAction(tr("Usual si&ze"), QKeySequence(tr("Ctrl+0")), this,
                 [this] { theme_.set_percent(100); });
  menu.addSeparator();
  auto* group = new QActionGroup(&menu);
  for (const int percent : ThemeController::usual_percents) {
    QAction* action = menu.addAction(tr("%1 %").arg(percent), this,
                                     [this, percent] { theme_.set_percent(percent); });
    action->setCheckable(true);
    action->setData(percent);
    group->addAction(action);
  }
  connect(&menu, &QMenu::aboutToShow, this, [this, group] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toInt() == theme_.percent());
  });
}

void Stage::fill_presenting(QMenu& menu) {
  menu.addAction(tr("&Blank screen"), QKeySequence(tr("B")), this, [this] { blank_->cover(); });
  QAction* still = menu.addAction(tr("Reduced &motion"));
  still->setShortcut(QKeySequence(tr("Ctrl+Alt+M")));
  still->setCheckable(true);
  still->setChecked(theme_.reduced_motion());
  connect(still, &QAction::toggled, this, [this](bool on) {
    theme_.set_reduced_motion(on);
    settings_.setValue(motion_key, on);
  });
}

void Stage::set_full_screen(bool on) {
  lend_shortcuts(window_, window_.menuBar()->actions());
  window_.setWindowState(on ? window_.windowState() | Qt::WindowFullScreen
                            : window_.windowState() & ~Qt::WindowFullScreen);
}

void Stage::show_chrome() {
  const bool full = window_.isFullScreen();
  full_screen_->setChecked(full);
  window_.menuBar()->setVisible(!full);
  if (panel_)
    panel_->setVisible(!full && panel_action_->isChecked());
}

void Stage::set_panel(QWidget* panel) { panel_ = panel; }

void Stage::fold_panel() {
  if (!panel_)
    return;
  if (panel_->isVisible()) // a hidden one does not notice that its text has become another
    panel_steps_ = double(panel_->minimumSizeHint().width()) / unit(panel_);
  const bool narrow = panel_steps_ * unit(&window_) > most_share * window_.width();
  if (std::exchange(narrow_, narrow) != narrow)
    panel_action_->setChecked(!narrow);
}

/// What nobody else took goes to the one transport that can be seen, wherever the keyboard is.
bool Stage::play(const QKeyEvent& key) {
  Transport* seen = nullptr;
  for (Transport* each : window_.findChildren<Transport*>()) {
    if (each->visibleRegion().isEmpty())
      continue;
    if (seen)
      return false;
    seen = each;
  }
  return seen && seen->take_key(key);
}

bool Stage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_) {
    if (event->type() == QEvent::WindowStateChange)
      show_chrome();
    if (event->type() == QEvent::KeyPress)
      return play(*static_cast<QKeyEvent*>(event));
    if (event->type() == QEvent::Show)
      theme_.set_window(window_.size());
    if (event->type() == QEvent::Resize)
      resized_.start();
  }
  if (event->type() == QEvent::KeyPress && watched == QApplication::focusWidget() &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && window_.isFullScreen() &&
      window_.isActiveWindow() && !blank_->isVisible() && !QApplication::activePopupWidget())
    set_full_screen(false);
  return false;
}

} // namespace loom
