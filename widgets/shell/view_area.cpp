#include "widgets/shell/view_area.h"

#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/theme.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/view_frame.h"
#include "widgets/views/former_views.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QDataStream>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

constexpr int docks_settle_ms = 30; ///< after which docks have the sizes that a change brings

/// Ends a drag, where there is one.
void let_go(QWidget& held) {
  QMouseEvent release(QEvent::MouseButtonRelease, {}, QCursor::pos(), Qt::LeftButton, Qt::NoButton,
                      Qt::NoModifier);
  static_cast<QObject&>(held).event(&release); // of the widget alone: its parents are not meant
}

/// Whether it is behind a tab: Qt keeps it left of and above everything.
bool is_behind(const ViewDock& dock) { return dock.geometry().right() < 0; }

/// Closes in a saved layout the view with an id that none has any more. Whether it was open there.
bool close_former(QByteArray& state, const QString& id) {
  QByteArray name;
  QDataStream written(&name, QIODevice::WriteOnly);
  written << id;
  const qsizetype flags = state.indexOf(name) + name.size(); // as QMainWindow::saveState() has them
  if (flags < name.size() || flags >= state.size())
    return false;
  const bool open = (state[flags] & 1) != 0;
  state[flags] = static_cast<char>(state[flags] & ~1);
  return open;
}

/// Views that have become pages of others, which saved layouts still name.
QStringList former_docks() {
  QStringList ids{QStringLiteral("concurrency")};
  for (const ViewInfo& each : view_registry())
    if (!each.page_of.isEmpty())
      ids << each.id;
  return ids;
}

/// The number that is looked at in a view.
QString number_of(const ViewDock& dock) {
  const QString own = dock.view() ? dock.view()->asked() : QString();
  return own.isEmpty() ? dock.info().quantities.value(0) : own;
}

constexpr const char* larger_property = "larger"; ///< of a view in a large window: than in a dock

FigureStyle enlarged(FigureStyle style, double by) {
  for (double* each : {&style.text, &style.tick, &style.title, &style.marker})
    *each *= by;
  return style;
}

constexpr int most_places = 4; ///< top left, top right, bottom left, bottom right
constexpr int least_width = 64, least_height = 44; ///< of views beside each other, in grid steps

} // namespace

ViewArea::ViewArea(Workspace& workspace, const FigureStyle& style, QWidget* parent)
    : QMainWindow(parent), workspace_(workspace), style_(style) {
  setWindowFlags(Qt::Widget);
  setObjectName(QStringLiteral("views"));
  // No GroupedDragging: Qt 6.4 keeps pointers into the windows of torn-off groups when they close.
  setDockOptions(AllowNestedDocks | AllowTabbedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setDocumentMode(true);
  fold_.setSingleShot(true);
  fold_.setInterval(docks_settle_ms);
  connect(&fold_, &QTimer::timeout, this, &ViewArea::fold_or_unfold);
  for (const ViewPages& pages : views_of_pages()) {
    auto* dock = new ViewDock(workspace, pages, this);
    dock->set_style(style_);
    docks_.push_back(dock);
    connect(dock, &ViewDock::viewMade, this, &ViewArea::wire);
    connect(dock, &ViewDock::pageShown, this, [this, dock] {
      if (speaks(*dock))
        say(nullptr, {}); // of the page before
    });
    connect(dock, &ViewDock::exportAsked, this, [this, dock] { emit exportAsked(dock); });
    connect(dock, &ViewDock::editAsked, this, [this, dock] { emit editAsked(dock); });
    connect(dock, &ViewDock::copyAsked, this, [this, dock] { emit copyAsked(dock); });
    connect(dock, &ViewDock::numbersAsked, this, [this, dock] { emit numbersAsked(dock); });
    // The pointer leaves the view for the menu.
    connect(dock, &ViewDock::menuAsked, this, [this, dock] { menu_asked_ = asked_in(*dock); });
    connect(dock, &ViewDock::whyAsked, this, [this, dock] {
      last_used_ = dock;
      emit whyAsked(menu_asked_.id, menu_asked_.alpha, menu_asked_.warps);
    });
    for (auto change : {&QDockWidget::visibilityChanged, &QDockWidget::topLevelChanged})
      connect(dock, change, this, &ViewArea::name_tabs_once, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
      if (dock->isHidden())
        let_tabs_go();
      fold_soon();
      if (dock->about().id() == QLatin1String("loom"))
        emit stageInSight(visible && !dock->isFloating());
      if (dock->about().id() == QLatin1String("sass"))
        emit kernelInSight(visible && !dock->isFloating());
      if (!visible && speaks(*dock))
        say(nullptr, {}); // what it said was of what is not seen any more
    });
    connect(dock, &QDockWidget::dockLocationChanged, this, &ViewArea::name_tabs_once,
            Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, [this] {
      if (arranging_)
        return;
      shares_.clear();
      settled_.clear();
      fold_soon();
    });
    connect(dock, &ViewDock::largeAsked, this, [this, dock] { open_large(dock->info()); });
  }
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
    for (ViewDock* dock : docks_) {
      if ((before && dock->isAncestorOf(before)) || (now && dock->isAncestorOf(now)))
        dock->update(); // the ring round the view that has the keyboard
      if (now && dock->isAncestorOf(now))
        last_used_ = dock;
    }
  });
  reset_layout();
}

ViewArea::~ViewArea() {
  // The docks go after the lists of them; what they say on the way must not be answered.
  disconnect(qApp, nullptr, this, nullptr);
  for (View* view : views_)
    disconnect(view, nullptr, this, nullptr);
  for (ViewDock* dock : docks_)
    disconnect(dock, nullptr, this, nullptr);
}

void ViewArea::fold_soon() { fold_.start(); }

void ViewArea::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  inset();
  fold_soon();
}

void ViewArea::moveEvent(QMoveEvent* event) {
  QMainWindow::moveEvent(event);
  inset();
}

void ViewArea::inset() {
  // Beside the parameters the gap between the two is enough.
  setContentsMargins(x() == 0 ? 2 * unit(this) : 0, 0, unit(this), 0);
}

bool ViewArea::event(QEvent* event) {
  const bool taken = QMainWindow::event(event);
  if (event->type() == QEvent::MouseButtonRelease) { // of what lies between two views
    shares_.clear();
    fold_soon();
  }
  return taken;
}

void ViewArea::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  fold_soon();
}

QByteArray ViewArea::layout_state() const {
  return unfolded_.isEmpty() ? saveState(layout_version) : unfolded_;
}

void ViewArea::reset_layout() {
  Places places;
  for (const ViewDock* dock : docks_)
    places[dock->about().id()] = dock->about().first().default_place;
  place(places);
}

void ViewArea::arrange(Layout layout) {
  const auto rows =
      [](std::initializer_list<std::pair<int, std::initializer_list<const char*>>> all) {
        Places places;
        for (const auto& [place, ids] : all)
          for (const char* id : ids)
            places[QString::fromLatin1(id)] = place;
        return places;
      };
  switch (layout) {
  case Layout::teaching:
    return place(rows({{1, {"loom"}},
                       {3, {"cusp", "timeline", "occupancy"}},
                       {4, {"throughput", "divergence", "coalescing"}}}));
  case Layout::tuning:
    return place(rows({{1, {"loom"}}, {3, {"sass"}}, {4, {"throughput", "occupancy", "models"}}}));
  case Layout::paper:
    return place(rows({{1, {"throughput", "cusp", "timeline"}}, {2, {"models", "gpus"}}}));
  }
}

void ViewArea::restore_before() {
  const QByteArray back = before_arranged_;
  if (back.isEmpty())
    return;
  const QByteArray now = layout_state();
  (void)restore_layout(back);
  before_arranged_ = now;
  emit arranged();
}

int ViewArea::place_of(const ViewDock& dock) const {
  const auto found = places_.find(dock.about().id());
  return found == places_.end() ? 0 : std::clamp(found->second, 0, most_places);
}

void ViewArea::place(const Places& asked) {
  if (one_is_held()) {
    QTimer::singleShot(docks_settle_ms, this, [this, asked] { place(asked); });
    return;
  }
  let_views_go();
  if (isVisible()) // someone has seen what is there now
    before_arranged_ = layout_state();
  places_ = asked;
  wide_.clear();
  unfolded_.clear();
  before_.clear();
  fresh_ = true;
  const QScopedValueRollback arranging(arranging_, true);
  fold_soon();
  ViewDock* places[most_places + 1] = {};
  for (ViewDock* dock : docks_) {
    dock->setFloating(false);
    dock->hide();
    removeDockWidget(dock);
  }
  // The first of each place before the others: where there are tabs nothing is split any more.
  for (int at = 1; at <= most_places; ++at)
    for (ViewDock* dock : docks_)
      if (place_of(*dock) == at && !places[at]) {
        places[at] = dock;
        addDockWidget(at >= 3 ? Qt::BottomDockWidgetArea : Qt::TopDockWidgetArea, dock);
        if (at % 2 == 0 && places[at - 1])
          splitDockWidget(places[at - 1], dock, Qt::Horizontal);
        dock->show();
      }
  for (ViewDock* dock : docks_)
    if (ViewDock* first = places[place_of(*dock)]; first && first != dock) {
      addDockWidget(dockWidgetArea(first), dock);
      tabifyDockWidget(first, dock);
      dock->show();
    }
  // The others are tabs beside the last place, on the stage beside the largest, once they are asked
  // for.
  ViewDock* last = places[4]   ? places[1]
                   : places[3] ? places[3]
                   : places[2] ? places[2]
                               : places[1];
  for (ViewDock* dock : docks_)
    if (place_of(*dock) == 0 && last) {
      addDockWidget(last == places[3] ? Qt::BottomDockWidgetArea : Qt::TopDockWidgetArea, dock);
      tabifyDockWidget(last, dock);
      dock->hide();
    }
  for (ViewDock* first : places)
    if (first) {
      first->raise();
      first->need_view(); // there with the first picture
    }
  // What one exports or edits first is a chart.
  last_used_ = places[4] ? places[4] : places[1] ? places[1] : last;
  emit arranged();
}

void ViewArea::name_tabs_once() {
  for (ViewDock* dock : docks_) {
    const auto beside = tabifiedDockWidgets(dock);
    dock->set_tabbed(!dock->isFloating() &&
                     std::ranges::any_of(beside, [](auto* other) { return !other->isHidden(); }));
  }
  // Qt cuts the names short as soon as the tabs have no room: they scroll instead.
  for (QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    if (bar->elideMode() != Qt::ElideNone) // setting it again measures every name again
      bar->setElideMode(Qt::ElideNone);
    connect(bar, &QTabBar::tabBarClicked, this, &ViewArea::frame_clicked, Qt::UniqueConnection);
  }
}

void ViewArea::frame_clicked(int tab) {
  const auto* bar = qobject_cast<QTabBar*>(sender());
  const QString title = bar ? bar->tabText(tab) : QString();
  // Qt brings the tab to the front once the click has been answered.
  QTimer::singleShot(0, this, [this, title] {
    for (ViewDock* dock : docks_)
      if (dock->windowTitle() == title && dock->isVisible() && !is_behind(*dock))
        go_to_view(*dock);
  });
}

void ViewArea::let_tabs_go() {
  for (QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    let_go(*bar);
}

void ViewArea::let_views_go() {
  for (ViewDock* dock : docks_)
    let_go(*dock);
}

bool ViewArea::restore_layout(const QByteArray& state) {
  wide_.clear();
  unfolded_.clear();
  before_.clear();
  shares_.clear();
  settled_.clear();
  const QScopedValueRollback arranging(arranging_, true);
  fold_soon();
  let_views_go();
  QByteArray known = state;
  QStringList open;
  for (const QString& id : former_docks())
    if (close_former(known, id))
      open << id;
  if (!known.isEmpty() && restoreState(known, layout_version)) {
    for (const QString& id : open)
      if (ViewDock* now = dock(id); now->isHidden()) {
        now->show_page(id);
        now->show();
      }
    fresh_ = false;
    wide_ = known;
    return true;
  }
  reset_layout();
  return false;
}

void ViewArea::set_asking(bool asking) {
  asking_ = asking;
  for (const QPointer<View>& view : views_)
    if (view)
      view->set_asking(asking);
  if (asking)
    emit readout({});
}

void ViewArea::set_silent(bool silent) {
  silent_ = silent;
  for (StatusLine* foot : findChildren<StatusLine*>()) // of large windows
    foot->set_asking(silent, workspace_.snapshot());
}

void ViewArea::set_style(const FigureStyle& style) {
  style_ = style;
  if (before_.isEmpty() && isVisible())
    before_ = saveState(layout_version); // fonts have not moved anything yet
  fold_soon();
  inset();
  for (ViewDock* dock : docks_)
    dock->set_style(style);
  for (const QPointer<View>& view : views_)
    if (view) {
      const QVariant larger = view->property(larger_property);
      view->set_style(larger.isValid() ? enlarged(style, larger.toDouble()) : style);
    }
}

ViewDock* ViewArea::current() const {
  if (last_used_ && last_used_->isVisible())
    return last_used_;
  const auto shown = std::ranges::find_if(docks_, [](const ViewDock* d) { return d->isVisible(); });
  return shown == docks_.end() ? nullptr : *shown;
}

void ViewArea::go_to(std::size_t index) {
  if (index >= docks_.size())
    return;
  show_view(index);
  docks_[index]->need_view()->setFocus(Qt::ShortcutFocusReason);
  last_used_ = docks_[index];
}

void ViewArea::show_view(std::size_t index) {
  docks_[index]->show();
  docks_[index]->raise();
}

ViewDock* ViewArea::dock(const QString& id) const {
  const auto found = std::ranges::find(docks_, view_of_page(id),
                                       [](const ViewDock* each) { return each->about().id(); });
  return found == docks_.end() ? nullptr : *found;
}

void ViewArea::go_to(const QString& id) {
  if (ViewDock* of = dock(id)) {
    of->show_page(id);
    go_to(index_of(*of));
  }
}

void ViewArea::show_view_of(const QString& id) {
  if (ViewDock* of = dock(id)) {
    of->show_page(id);
    show_view(index_of(*of));
    last_used_ = of; // so that it stays in front where views fold
  }
}

View* ViewArea::need_view(const QString& id) const {
  ViewDock* of = dock(id);
  return of ? of->need_view(present_view(id)) : nullptr;
}

std::size_t ViewArea::index_of(const ViewDock& dock) const {
  return std::size_t(std::ranges::find(docks_, &dock) - docks_.begin());
}

bool ViewArea::speaks(const ViewDock& dock) const {
  return speaker_ && std::ranges::any_of(dock.pages(), [this](const ViewDock::Page& page) {
           return page.view == speaker_;
         });
}

void ViewArea::wire(View* view) {
  std::erase(views_, nullptr); // large windows that were closed
  views_.push_back(view);
  view->set_asking(asking_);
  connect(view, &View::readout, this, [this, view](const QString& text) {
    // A page or a tab behind others may be drawn anew, and speak then.
    const auto dock = std::ranges::find_if(
        docks_, [&](const ViewDock* each) { return each->isAncestorOf(view); });
    if (text.isEmpty() || dock == docks_.end() || ((*dock)->view() == view && !is_behind(**dock)))
      say(view, text);
  });
  connect(view, &View::explain, this, &ViewArea::explainAsked);
  connect(view, &View::whyAsked, this, [this] {
    const Asked now = asked();
    emit whyAsked(now.id, now.alpha, now.warps);
  });
  connect(view, &View::numbersChanged, this, &ViewArea::numbersChanged);
  connect(view, &View::viewAsked, this, [this](const QString& id) { go_to(id); });
  connect(view, &View::hoveredState, this,
          [this, view](double alpha, double warps) { share_hover(view, alpha, warps); });
}

void ViewArea::say(const View* view, const QString& text) {
  speaker_ = text.isEmpty() ? nullptr : view;
  emit readout(asking_ ? QString() : text);
}

ViewArea::Asked ViewArea::asked_in(const ViewDock& dock) const {
  return hovered_in_ == &dock ? hovered_ : Asked{number_of(dock), std::nan(""), std::nan("")};
}

ViewArea::Asked ViewArea::asked() const {
  if (hovered_in_)
    return hovered_;
  const auto pointed = std::ranges::find_if(docks_, [](const ViewDock* each) {
    return each->view() && each->view()->underMouse() && !each->view()->asked().isEmpty();
  });
  const ViewDock* dock = pointed == docks_.end() ? current() : *pointed;
  return dock ? asked_in(*dock) : Asked{{}, std::nan(""), std::nan("")};
}

std::vector<why::Section> ViewArea::sections() const {
  std::vector<why::Section> all;
  for (const QPointer<View>& view : views_)
    if (view && view->isVisible())
      for (why::Section& section : view->explained())
        if (std::ranges::find(all, section.id, &why::Section::id) == all.end())
          all.push_back(std::move(section));
  return all;
}

void ViewArea::share_hover(View* from, double alpha, double warps) {
  hovered_in_ = nullptr;
  if (!std::isnan(alpha) || !std::isnan(warps))
    for (const ViewDock* dock : docks_)
      if (dock->view() == from) {
        hovered_in_ = dock;
        hovered_ = {number_of(*dock), alpha, warps};
      }
  for (const QPointer<View>& view : views_)
    if (view && view != from && view->isVisible())
      view->show_hovered_state(alpha, warps);
}

void ViewArea::open_large(const ViewInfo& info) {
  auto* window = new QMainWindow(this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->setWindowTitle(info.title);
  auto* body = new QWidget(window);
  window->setCentralWidget(body);
  View* view = info.create(workspace_, body);
  auto* frame = new ViewFrame(view, body);
  wire(view);
  // A view alone on the screen is larger, text and all; for a projector, whose text is large
  // already, it rather has more room.
  const QSize room = this->window()->size();
  const double fits = std::min(room.width() / 1000.0, room.height() / 640.0);
  const double larger = style_.projector ? 1.15 : std::clamp(fits, 1.0, 1.8);
  view->setProperty(larger_property, larger);
  view->set_style(enlarged(style_, larger));
  QFont text = body->font();
  text.setPointSizeF(larger * text.pointSizeF());
  body->setFont(text);
  // What the main window says at its foot goes with the view.
  auto* status = new StatusLine(body);
  status->set_projecting(style_.projector);
  status->set_kernel_in_sight(view_of_page(info.id) == QLatin1String("sass"));
  status->set_asking(silent_, workspace_.snapshot());
  connect(&workspace_, &Workspace::snapshotChanged, status, &StatusLine::show_snapshot);
  connect(view, &View::readout, status, &StatusLine::show_readout);
  connect(status, &StatusLine::whyAsked, view, &View::whyAsked);
  QBoxLayout* foot = beside({{status, 1}});
  if (Drawer* drawer = drawer_of(view))
    foot->addWidget(drawer->make_button(body), 0, Qt::AlignTop);
  column(body, {}, -1, {{frame, 1}, foot});
  for (const auto key : {Qt::Key_Escape, Qt::Key_F12}) // as it came
    connect(new QShortcut(key, window), &QShortcut::activated, window, &QWidget::close);
  window->resize(room);
  window->show();
  view->setFocus(Qt::ShortcutFocusReason);
}

/// Until it is let go Qt looks at the gap that a dock has left or may take, and at the tabs beside
/// a dragged one: another layout would take those away.
bool ViewArea::one_is_held() const { return QApplication::mouseButtons() != Qt::NoButton; }

/// Several views side by side would be unreadable here.
bool ViewArea::narrow() const {
  const int step = unit(this);
  return width() < least_width * step || height() < least_height * step;
}

void ViewArea::fold_or_unfold() {
  if (one_is_held())
    return fold_soon();
  let_views_go();
  const QByteArray before = std::exchange(before_, {});
  if (!isVisible())
    return;
  const QScopedValueRollback arranging(arranging_, true);
  if (!narrow()) {
    if (!unfolded_.isEmpty()) {
      restoreState(std::exchange(unfolded_, {}), layout_version);
      fresh_ |= wide_.isEmpty(); // what was never wide has been squeezed out of proportion
      fold_soon();               // the docks are not there yet
    } else {
      if (std::exchange(fresh_, false))
        proportion();
      give_shares();
      keep_shares();
    }
    wide_ = saveState(layout_version);
    return;
  }
  if (!unfolded_.isEmpty())
    return;
  unfolded_ = !before.isEmpty() ? before : !wide_.isEmpty() ? wide_ : saveState(layout_version);
  ViewDock* front = current();
  ViewDock* first = nullptr;
  for (ViewDock* dock : docks_) {
    if (dock->isFloating())
      continue;
    if (first)
      tabifyDockWidget(first, dock);
    else
      first = dock;
  }
  if (front)
    front->raise();
}

void ViewArea::proportion() {
  whole_ = {1000, 1000};
  shares_.clear();
  for (const auto& [place, dock] : places()) {
    const int row = place_of(*dock);
    const auto taken = [this](int at) {
      return std::ranges::any_of(places_, [at](const auto& each) { return each.second == at; });
    };
    // The stage has two charts below it; else what is below explains what is above.
    const int above = taken(4) ? 550 : taken(3) ? 480 : 1000;
    shares_[place] = row == 1   ? QSize(taken(2) ? 500 : 1000, above)
                     : row == 2 ? QSize(500, above)
                     : row == 3 ? QSize(taken(4) ? 500 : 1000, 1000 - above)
                                : QSize(500, 1000 - above);
  }
}

std::map<const ViewDock*, ViewDock*> ViewArea::places() const {
  std::map<const ViewDock*, ViewDock*> all;
  for (ViewDock* dock : docks_) {
    if (!dock->isVisible() || dock->isFloating() || is_behind(*dock))
      continue;
    const auto tabs = tabifiedDockWidgets(dock);
    all[*std::ranges::find_if(
        docks_, [&](ViewDock* each) { return each == dock || tabs.contains(each); })] = dock;
  }
  return all;
}

QSize ViewArea::room_of(const ViewDock& dock) const {
  const QRect own = dock.geometry();
  QRect room = own;
  for (const QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    if (bar->isVisible() && bar->geometry().intersects(own.adjusted(0, -bar->height(), 0, 0)))
      room |= bar->geometry();
  return room.size();
}

void ViewArea::keep_shares() {
  if (!shares_.empty())
    return;
  for (const auto& [place, dock] : places())
    shares_[place] = room_of(*dock);
  whole_ = size();
}

void ViewArea::give_shares() {
  const auto now = places();
  if (!std::ranges::equal(
          now, shares_, {}, [](const auto& each) { return each.first; },
          [](const auto& each) { return each.first; })) {
    if (shares_.empty())
      return; // the user has moved a border: what stands there is kept
    settled_.push_front({std::exchange(shares_, {}), whole_});
    // As when these stood together last, with others or without: a lesson hides some for a while.
    const auto known = std::ranges::find_if(settled_, [&now](const auto& each) {
      return std::ranges::all_of(
          now, [&each](const auto& one) { return each.first.contains(one.first); });
    });
    if (known == settled_.end())
      return;
    for (const auto& [place, dock] : now)
      shares_[place] = known->first.at(place);
    whole_ = known->second;
    constexpr std::size_t most_settled = 16;
    settled_.resize(std::min(settled_.size(), most_settled));
  }
  QList<QDockWidget*> docks;
  QList<int> widths, heights;
  for (const auto& [place, dock] : now) {
    const QSize share = shares_.at(place);
    docks << dock;
    widths << std::max(1, share.width() * width() / whole_.width());
    heights << std::max(1, share.height() * height() / whole_.height());
  }
  resizeDocks(docks, widths, Qt::Horizontal);
  resizeDocks(docks, heights, Qt::Vertical);
}

} // namespace loom
