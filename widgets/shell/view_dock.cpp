#include "widgets/shell/view_dock.h"

#include "core/scenario/complete_gpus.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/icons.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/shell/sound_menu.h"
#include "widgets/shell/view_frame.h"
#include "widgets/style/tr.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <memory>

namespace loom {

namespace {
QToolButton* title_button(const QString& picture, const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  button->setIcon(faint_icon(picture));
  button->setToolTip(name);
  button->setAccessibleName(name);
  return button;
}
} // namespace

ViewDock::ViewDock(Workspace& workspace, const ViewInfo& info, QWidget* parent)
    : QDockWidget(info.title, parent), workspace_(workspace), info_(info),
      title_(new QWidget(this)), name_(new QLabel(info.title, title_)) {
  setObjectName(info.id);
  setAccessibleName(info.title);
  auto* row = new QHBoxLayout(title_);
  auto* more = title_button(QStringLiteral("more"), tr("Menu of %1").arg(info.title), title_);
  auto* close = title_button(QStringLiteral("close"), tr("Close %1").arg(info.title), title_);
  more->setObjectName(QStringLiteral("more"));
  name_->setObjectName(QStringLiteral("view_title"));
  name_->setForegroundRole(QPalette::PlaceholderText);
  row->setSpacing(0);
  row->addWidget(name_, 1);
  row->addWidget(more);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QDockWidget::close);
  connect(more, &QToolButton::clicked, this, &ViewDock::open_menu);
  connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
    if (visible && !view_)
      make_view_if_seen();
    // Behind another tab it is not hidden in Qt's sense.
    if (!visible)
      for (Transport* transport : findChildren<Transport*>())
        transport->stop();
  });
  setTitleBarWidget(title_);
  fit();
}

QMenu* ViewDock::make_menu() {
  emit menuAsked();
  auto* menu = new QMenu(this); // made when asked for: most are never opened
  menu->setObjectName(QStringLiteral("view_menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fill(*menu);
  return menu;
}

void ViewDock::open_menu() {
  QMenu* menu = make_menu();
  const QWidget* more = title_->findChild<QToolButton*>(QStringLiteral("more"));
  menu->popup(more->mapToGlobal(QPoint(more->width() - menu->sizeHint().width(), more->height())));
}

/// The view's own menu, by the right button and by the menu key; not the list of all docks.
void ViewDock::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard)
    open_menu();
  else
    make_menu()->popup(event->globalPos());
  event->accept();
}

void ViewDock::keyPressEvent(QKeyEvent* event) {
  // Not every platform takes this for the menu key.
  if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
    open_menu();
  else
    QDockWidget::keyPressEvent(event);
}

namespace {

/// Above a view that says nothing of AMD's GPUs, while one is chosen: why, and a button that takes
/// the GPU that was chosen before it. The view is grey then.
QWidget* reason_for_amd(Workspace& workspace, const QString& why, QWidget* view) {
  auto* bar = new QWidget(view->parentWidget());
  bar->setObjectName(QStringLiteral("reason_for_amd"));
  auto* reason = new QLabel(why, bar);
  reason->setTextFormat(Qt::PlainText);
  reason->setWordWrap(true);
  auto* take = new QPushButton(bar);
  take->setObjectName(QStringLiteral("take_other"));
  beside(bar, {12, 4, 12, 4}, -1, {{reason, 1}, take});
  const auto other = std::make_shared<GpuPtr>();
  QObject::connect(take, &QPushButton::clicked, &workspace,
                   [&workspace, other] { workspace.propose_gpu(*other); });
  const auto follow = [&workspace, bar, take, view, other](const SnapshotPtr& snapshot) {
    const GpuPtr& gpu = snapshot->scenario().gpu;
    const bool amd = is_amd(gpu->compute_capability);
    if (!amd)
      *other = gpu;
    else if (!*other) // opened with AMD's: the newest whose numbers sources say
      *other = complete_gpus(workspace.catalogue()).back();
    take->setText(tr("Take the %1").arg(QString::fromStdString((*other)->name)));
    bar->setVisible(amd);
    view->setEnabled(!amd);
  };
  QObject::connect(&workspace, &Workspace::snapshotChanged, bar, follow);
  follow(workspace.snapshot());
  return bar;
}

} // namespace

View* ViewDock::need_view() {
  if (view_)
    return view_;
  view_ = info_.create(workspace_, this);
  view_->set_style(style_);
  auto* inset = new QWidget(this);
  auto* column = new QVBoxLayout(inset);
  auto* frame = new ViewFrame(view_, inset);
  if (const QString why = view_->lacks_amd(); !why.isEmpty())
    column->addWidget(reason_for_amd(workspace_, why, frame));
  column->addWidget(frame, 1);
  setWidget(inset);
  if (Drawer* drawer = drawer_of(view_))
    static_cast<QHBoxLayout*>(title_->layout())->insertWidget(1, drawer->make_button(title_));
  fit();
  emit viewMade(view_);
  return view_;
}

void ViewDock::set_style(const FigureStyle& style) {
  style_ = style;
  if (view_)
    view_->set_style(style);
}

void ViewDock::set_tabbed(bool tabbed) { name_->setText(tabbed ? QString() : info_.title); }

void ViewDock::showEvent(QShowEvent* event) {
  const auto* area = qobject_cast<QMainWindow*>(parentWidget());
  // A tab behind another is shown for a moment while the window is laid out: its view can wait
  // until it is really looked at.
  if (!view_ && area && !area->tabifiedDockWidgets(this).isEmpty())
    make_view_if_seen();
  else
    need_view();
  QDockWidget::showEvent(event);
}

void ViewDock::make_view_if_seen() {
  QTimer::singleShot(0, this, [this] {
    // Qt keeps what is behind a tab left of and above everything.
    if (isVisible() && geometry().right() >= 0)
      need_view();
  });
}

void ViewDock::fill(QMenu& menu) {
  menu.addAction(tr("Export figure…"), this, &ViewDock::exportAsked);
  menu.addAction(tr("Edit figure…"), this, &ViewDock::editAsked);
  menu.addAction(tr("Copy figure"), this, &ViewDock::copyAsked);
  menu.addAction(tr("Figure in numbers and words…"), this, &ViewDock::numbersAsked);
  menu.addAction(tr("Why this number?"), this, &ViewDock::whyAsked);
  add_sound_menu(menu, this, [this] { return need_view()->figure(); });
  menu.addAction(tr("Pin for comparison"), &workspace_, &Workspace::pin);
  menu.addSeparator();
  const qsizetype before = menu.actions().size();
  need_view()->fill_menu(menu);
  if (menu.actions().size() > before)
    menu.addSeparator();
  menu.addAction(tr("Open as large window"), this, &ViewDock::largeAsked);
  menu.addAction(isFloating() ? tr("Put back") : tr("Float"), this,
                 [this] { setFloating(!isFloating()); });
  menu.addAction(tr("Close"), this, &QWidget::close);
}

void ViewDock::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  draw_card(painter, rect(), isFloating() ? 0 : unit(this) / 2.0, palette().base(),
            line(palette()));
  if (view_ && view_->hasFocus())
    draw_focus_ring(painter, rect(), isFloating() ? 0 : unit(this) / 2.0,
                    palette().color(QPalette::Highlight));
}

void ViewDock::fit() {
  const int step = unit(this);
  title_->layout()->setContentsMargins(step * 3 / 2, step / 4, step / 2, 0);
  if (widget()) // the card's border and round corners stay visible round the view
    widget()->layout()->setContentsMargins(step / 2, 0, step / 2, step / 2);
}

void ViewDock::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fit();
}

} // namespace loom
