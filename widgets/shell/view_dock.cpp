#include "widgets/shell/view_dock.h"

#include "core/scenario/complete_gpus.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/icons.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/shell/page_switch.h"
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

#include <algorithm>
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

ViewDock::ViewDock(Workspace& workspace, const ViewPages& pages, QWidget* parent)
    : QDockWidget(pages.title(), parent), workspace_(workspace), about_(pages),
      title_(new QWidget(this)), name_(new QLabel(pages.title(), title_)) {
  setObjectName(pages.id());
  setAccessibleName(pages.title());
  auto* row = new QHBoxLayout(title_);
  auto* more = title_button(QStringLiteral("more"), tr("Menu of %1").arg(pages.title()), title_);
  auto* close = title_button(QStringLiteral("close"), tr("Close %1").arg(pages.title()), title_);
  more->setObjectName(QStringLiteral("more"));
  name_->setObjectName(QStringLiteral("view_title"));
  name_->setForegroundRole(QPalette::PlaceholderText);
  row->setSpacing(0);
  for (const ViewInfo* each : pages.pages)
    pages_.push_back({*each});
  if (pages_.size() > 1) {
    row->addWidget(make_switch());
    row->addStretch(1);
  } else {
    row->addWidget(name_, 1);
  }
  row->addWidget(more);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QDockWidget::close);
  connect(more, &QToolButton::clicked, this, &ViewDock::open_menu);
  connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
    if (visible && !view())
      make_view_if_seen();
    // Behind another tab it is not hidden in Qt's sense.
    if (!visible)
      for (Transport* transport : findChildren<Transport*>())
        transport->stop();
  });
  setTitleBarWidget(title_);
  auto* inside = new QWidget(this);
  column_ = new QVBoxLayout(inside);
  setWidget(inside);
  fit();
}

namespace {

/// What stands over a page that would answer a question before it is asked.
QWidget* make_curtain(QWidget* parent) {
  auto* curtain = new QWidget(parent);
  curtain->setObjectName(QStringLiteral("curtain"));
  auto* mark = new QLabel(QStringLiteral("?"), curtain);
  QFont large = mark->font();
  large.setPointSizeF(6 * large.pointSizeF());
  mark->setFont(large);
  mark->setForegroundRole(QPalette::PlaceholderText);
  auto* why = new QLabel(
      ViewDock::tr("This picture would give the answer away. It comes back with the answer."),
      curtain);
  why->setWordWrap(true);
  why->setAlignment(Qt::AlignCenter);
  curtain->setAccessibleName(why->text());
  column(curtain, {8, 8, 8, 8}, -1, {{}, {mark, 0, Qt::AlignCenter}, why, {}});
  return curtain;
}

} // namespace

PageSwitch* ViewDock::make_switch() {
  switch_ = new PageSwitch(name_, title_);
  for (const Page& page : pages_) {
    const QString name = page_title(page.info);
    switch_->add(page.info.id, name, tr("%1, page of %2").arg(name, about_.title()),
                 tr("Shows %1").arg(page.info.title));
  }
  connect(switch_, &PageSwitch::picked, this, qOverload<std::size_t>(&ViewDock::show_page));
  return switch_;
}

void ViewDock::show_page(const QString& id) {
  for (std::size_t i = 0; i < pages_.size(); ++i)
    if (pages_[i].info.id == id)
      show_page(i);
}

void ViewDock::show_next_page() { show_page((now_ + 1) % pages_.size()); }

void ViewDock::show_page(std::size_t index) {
  if (index == now_)
    return;
  const bool made = view() != nullptr, had_keyboard = made && isAncestorOf(focusWidget());
  now_ = index;
  switch_->show(index);
  if (made)
    need_view();
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    const Page& page = pages_[i];
    if (page.room && i != now_)
      for (Transport* transport : page.room->findChildren<Transport*>())
        transport->stop();
  }
  show_room();
  if (had_keyboard)
    view()->setFocus(Qt::OtherFocusReason);
  emit pageShown();
}

void ViewDock::curtain(const QStringList& pages) {
  for (Page& page : pages_)
    page.curtained = pages.contains(page.info.id);
  show_room();
}

void ViewDock::cover(QWidget* with) {
  if (cover_ == with)
    return;
  if (cover_) {
    column_->removeWidget(cover_);
    cover_->hide();
  }
  cover_ = with;
  if (cover_) {
    column_->addWidget(cover_, 1);
    cover_->show();
  }
  show_room();
}

void ViewDock::show_room() {
  const bool curtained = pages_[now_].curtained && !cover_;
  if (curtained && !curtain_) {
    curtain_ = make_curtain(widget());
    column_->addWidget(curtain_, 1);
  }
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    const Page& page = pages_[i];
    if (page.room)
      page.room->setVisible(i == now_ && !curtained && !cover_);
    if (page.drawer_button)
      page.drawer_button->setVisible(i == now_ && !curtained && !cover_);
  }
  if (curtain_)
    curtain_->setVisible(curtained);
}

QMenu* ViewDock::make_menu() {
  emit menuAsked();
  auto* menu = new QMenu(this); // made when asked for: most are never opened
  menu->setObjectName(QStringLiteral("view_menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fill(*menu, info().id);
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

View* ViewDock::need_view() { return make(pages_[now_]); }

View* ViewDock::need_view(const QString& page) {
  const auto found =
      std::ranges::find_if(pages_, [&page](const Page& each) { return each.info.id == page; });
  return found == pages_.end() ? nullptr : make(*found);
}

View* ViewDock::make(Page& page) {
  if (page.view)
    return page.view;
  // Hidden, and nobody's page, until it is whole: what a view asks for first can change the window.
  auto* room = new QWidget(widget());
  room->hide();
  View* view = page.info.create(workspace_, room);
  view->set_style(style_);
  auto* frame = new ViewFrame(view, room);
  QBoxLayout* parts = column(room, {}, 0, {});
  if (const QString why = view->lacks_amd(); !why.isEmpty())
    parts->addWidget(reason_for_amd(workspace_, why, frame));
  parts->addWidget(frame, 1);
  column_->addWidget(room, 1);
  if (Drawer* drawer = drawer_of(view)) {
    page.drawer_button = new QWidget(title_); // the button hides itself while nothing is folded
    beside(page.drawer_button, {}, 0, {{drawer->make_button(page.drawer_button)}});
    auto* row = static_cast<QHBoxLayout*>(title_->layout());
    row->insertWidget(row->count() - 2, page.drawer_button);
  }
  page.room = room;
  page.view = view;
  show_room();
  emit viewMade(view, page.info.id);
  return view;
}

void ViewDock::set_style(const FigureStyle& style) {
  style_ = style;
  for (const Page& page : pages_)
    if (page.view)
      page.view->set_style(style);
}

void ViewDock::set_tabbed(bool tabbed) {
  name_->setText(tabbed ? QString() : about_.title());
  if (switch_)
    switch_->updateGeometry();
}

void ViewDock::showEvent(QShowEvent* event) {
  const auto* area = qobject_cast<QMainWindow*>(parentWidget());
  // A tab behind another is shown for a moment while the window is laid out: its view can wait
  // until it is really looked at.
  if (!view() && area && !area->tabifiedDockWidgets(this).isEmpty())
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

void ViewDock::fill(QMenu& menu, const QString& page) {
  const auto of = std::ranges::find(pages_, page, [](const Page& each) { return each.info.id; });
  if (of != pages_.end() && !of->curtained)
    fill_with_view(menu, *of);
  menu.addAction(tr("Open as large window"), this, &ViewDock::largeAsked);
  menu.addAction(isFloating() ? tr("Put back") : tr("Float"), this,
                 [this] { setFloating(!isFloating()); });
  menu.addAction(tr("Close"), this, &QWidget::close);
}

void ViewDock::fill_with_view(QMenu& menu, Page& page) {
  menu.addAction(tr("Export figure…"), this, &ViewDock::exportAsked);
  menu.addAction(tr("Edit figure…"), this, &ViewDock::editAsked);
  menu.addAction(tr("Copy figure"), this, &ViewDock::copyAsked);
  menu.addAction(tr("Figure in numbers and words…"), this, &ViewDock::numbersAsked);
  menu.addAction(tr("Why this number?"), this, &ViewDock::whyAsked);
  View* view = make(page);
  menu.addAction(tr("Pin for comparison"), &workspace_, &Workspace::pin);
  menu.addSeparator();
  const qsizetype before = menu.actions().size();
  view->fill_menu(menu);
  if (menu.actions().size() > before)
    menu.addSeparator();
}

void ViewDock::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  draw_card(painter, rect(), isFloating() ? 0 : unit(this) / 2.0, palette().base(),
            line(palette()));
  if (view() && view()->hasFocus())
    draw_focus_ring(painter, rect(), isFloating() ? 0 : unit(this) / 2.0,
                    palette().color(QPalette::Highlight));
}

void ViewDock::fit() {
  const int step = unit(this);
  title_->layout()->setContentsMargins(step * 3 / 2, step / 4, step / 2, 0);
  // The card's border and round corners stay visible round the view.
  if (widget())
    column_->setContentsMargins(step / 2, 0, step / 2, step / 2);
}

void ViewDock::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fit();
}

} // namespace loom
