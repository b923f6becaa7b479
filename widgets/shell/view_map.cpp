#include "widgets/shell/view_map.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/look/controls.h"
#include "widgets/look/theme.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {

namespace {
constexpr int groups_across = 2;
}

std::vector<std::pair<ViewArea::Layout, QString>> layout_names() {
  return {{ViewArea::Layout::teaching, ViewArea::tr("&Teaching")},
          {ViewArea::Layout::tuning, ViewArea::tr("Tuning a &kernel")},
          {ViewArea::Layout::paper, ViewArea::tr("&Paper")}};
}

ViewMap::ViewMap(ViewArea& views, QWidget& window, double scale)
    : QFrame(&window, Qt::Popup), views_(views) {
  QFont text = window.font();
  text.setPointSizeF(scale * text.pointSizeF());
  setFont(text);
  setObjectName(QStringLiteral("view_map"));
  setAttribute(Qt::WA_DeleteOnClose);
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setAccessibleName(tr("All views by the question they answer"));
  const int step = unit(this);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(3 * step);
  grid->setVerticalSpacing(2 * step);
  const std::vector<ViewGroup> groups = view_groups();
  for (int i = 0; i < int(groups.size()); ++i)
    grid->addWidget(box_of(groups[std::size_t(i)]), i / groups_across, i % groups_across,
                    Qt::AlignTop);
  column(this, {2 * step, 2 * step, 2 * step, step}, -1, {grid, layouts()});
}

QWidget* ViewMap::box_of(const ViewGroup& group) {
  auto* box = new QWidget(this);
  box->setAccessibleName(group.title);
  auto* head = new QLabel(group.title, box);
  head->setFont(in_bold(head->font()));
  head->setContentsMargins(unit(this) / 2, 0, 0, unit(this) / 2);
  QBoxLayout* rows = column(box, {}, 0, {head});
  const ViewDock* current = views_.current();
  for (const ViewPages& view : group.views) {
    QToolButton* button =
        button_to(QStringLiteral("map-") + view.id(), view.title(), box,
                  [this, id = view.id()] { views_.go_to_view(*views_.dock(id)); });
    button->setAccessibleDescription(group.title);
    button->setChecked(current && current->about().id() == view.id());
    rows->addWidget(button, 0, Qt::AlignLeft);
    if (view.pages.size() < 2)
      continue;
    QBoxLayout* pages = beside({}, 0);
    pages->setContentsMargins(2 * unit(this), 0, 0, 0);
    for (const ViewInfo* page : view.pages) {
      const bool first = page == view.pages.front();
      QToolButton* to_page =
          button_to(QLatin1String(first ? "map-page-" : "map-") + page->id, page_title(*page), box,
                    [this, id = page->id] { views_.go_to(id); });
      to_page->setAccessibleDescription(view.title());
      pages->addWidget(to_page);
    }
    pages->addStretch(1);
    rows->addLayout(pages);
  }
  return box;
}

QToolButton* ViewMap::button_to(const QString& name, const QString& title, QWidget* box,
                                const std::function<void()>& go) {
  auto* button = new QToolButton(box);
  button->setObjectName(name);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  const auto* action = views_.window()->findChild<QAction*>(
      QString(name).replace(QLatin1String("map-"), QLatin1String("go-")),
      Qt::FindDirectChildrenOnly);
  const QString keys = action ? keys_text(*action) : QString();
  button->setText(keys.isEmpty() ? title : QStringLiteral("%1  %2").arg(title, keys));
  button->setAccessibleName(title);
  button->setCheckable(true);
  connect(button, &QToolButton::clicked, this, [this, go] {
    close();
    go();
  });
  return button;
}

QWidget* ViewMap::layouts() {
  auto* box = new QWidget(this);
  QBoxLayout* row =
      beside(box, {unit(this) / 2, unit(this), 0, 0}, -1, {new QLabel(tr("Layout:"), box)});
  const auto add = [&](const QString& text, const QString& name, auto act) {
    auto* button = new QToolButton(box);
    button->setObjectName(name);
    button->setText(QString(text).remove(QLatin1Char('&')));
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, act] {
      close();
      act();
    });
    row->addWidget(button);
    return button;
  };
  for (const auto& [layout, name] : layout_names())
    add(name, QStringLiteral("map-layout-%1").arg(int(layout)),
        [this, layout = layout] { views_.arrange(layout); });
  add(tr("&Usual layout"), QStringLiteral("map-reset"), [this] { views_.reset_layout(); });
  add(tr("&Back to the layout before"), QStringLiteral("map-before"), [this] {
    views_.restore_before();
  })->setEnabled(views_.can_restore_before());
  row->addStretch(1);
  return box;
}

void ViewMap::open(ViewArea& views, QWidget& window) {
  constexpr double smallest = 0.4, step = 0.05; ///< of the window's text
  const QRect room = window.screen()->availableGeometry();
  const QSize most = room.size().boundedTo(window.size().expandedTo({640, 480}));
  ViewMap* map = nullptr;
  for (double scale = 1; !map || scale >= smallest; scale -= step) {
    delete map;
    map = new ViewMap(views, window, scale);
    map->ensurePolished();
    if (const QSize asked = map->sizeHint();
        asked.width() <= most.width() && asked.height() <= most.height())
      break;
  }
  const QSize size = map->sizeHint().boundedTo(room.size());
  const QPoint top =
      window.mapToGlobal(QPoint((window.width() - size.width()) / 2, 4 * unit(&window)));
  map->setGeometry(std::clamp(top.x(), room.left(), room.right() + 1 - size.width()),
                   std::clamp(top.y(), room.top(), room.bottom() + 1 - size.height()), size.width(),
                   size.height());
  map->show();
  const auto buttons = map->findChildren<QToolButton*>();
  const auto current = std::ranges::find_if(buttons, &QToolButton::isChecked);
  (current == buttons.end() ? buttons.front() : *current)->setFocus(Qt::PopupFocusReason);
}

void ViewMap::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Left:
    return go(-1, 0);
  case Qt::Key_Right:
    return go(1, 0);
  case Qt::Key_Up:
    return go(0, -1);
  case Qt::Key_Down:
    return go(0, 1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (auto* button = qobject_cast<QToolButton*>(focusWidget()))
      button->click();
    return;
  case Qt::Key_Escape:
    close();
    return;
  default:
    QFrame::keyPressEvent(event);
  }
}

void ViewMap::go(int across, int down) {
  const QWidget* from = focusWidget();
  if (!from)
    return;
  const auto left_middle = [this](const QWidget& of) {
    return of.mapTo(this, QPoint(0, of.height() / 2));
  };
  const QPoint at = left_middle(*from);
  QToolButton* nearest = nullptr;
  double least = std::numeric_limits<double>::infinity();
  for (QToolButton* button : findChildren<QToolButton*>()) {
    const QPoint way = left_middle(*button) - at;
    const int along = across * way.x() + down * way.y();
    const int aside = std::abs(across != 0 ? way.y() : way.x());
    if (button == from || !button->isEnabled() || along <= 0)
      continue;
    if (const double distance = along + 2.0 * aside; distance < least) {
      least = distance;
      nearest = button;
    }
  }
  if (nearest)
    nearest->setFocus(Qt::OtherFocusReason);
}

} // namespace loom
