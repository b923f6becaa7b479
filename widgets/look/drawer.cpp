#include "widgets/look/drawer.h"

#include "widgets/look/column_scroll.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// Hidden by its view, and not because it lies in something that is.
bool is_unwanted(const QWidget& part) {
  return part.testAttribute(Qt::WA_WState_Hidden) &&
         part.testAttribute(Qt::WA_WState_ExplicitShowHide);
}

int height_at(const QWidget& part, int width) {
  const QLayout* layout = part.layout();
  return layout->hasHeightForWidth() ? layout->minimumHeightForWidth(width)
                                     : part.minimumSizeHint().height();
}

} // namespace

Drawer::Drawer(QWidget* view) : QFrame(view), view_(view), column_(new QWidget) {
  setObjectName(QStringLiteral("drawer"));
  setAccessibleName(tr("Controls"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  parts_layout_ = new QVBoxLayout(column_);
  auto* scroll = new ColumnScroll(this);
  scroll->hold(column_);
  column(this, {}, -1, {scroll});
  view->installEventFilter(this);
  column_->installEventFilter(this);
  hide();
}

QWidget* Drawer::hold(QWidget* part, bool with_last) {
  auto* holder = new QWidget(view_);
  column(holder, {}, -1, {part});
  parts_.push_back({holder, part, with_last});
  holder->setMaximumSize(part->maximumSize());
  for (QWidget* each : {holder, part})
    each->installEventFilter(this);
  show(parts_.back());
  return holder;
}

void Drawer::show(const Part& part) {
  part.holder->setVisible(!part.folded && !is_unwanted(*part.inside));
}

void Drawer::fit(int height, bool anew, const std::function<bool()>& fits) {
  if (open_)
    return;
  if (anew)
    for (Part& part : parts_)
      if (std::exchange(part.folded, false))
        show(part);
  for (Part& part : parts_) {
    if (!part.with_last && fits() && !crowds(height))
      break;
    if (!std::exchange(part.folded, true))
      show(part);
  }
  emit changed();
}

bool Drawer::crowds(int height) const {
  const int wide = view_->width() * 2 / 3;
  int above = 0;
  for (auto part = parts_.begin(); part != parts_.end();) {
    int stacked = 0, beside = 0, across = 0; // of those that fold together: a row of narrow ones
    do {
      const QWidget& holder = *part->holder;
      if (holder.isHidden())
        continue;
      const int own = height_at(holder, holder.width());
      if (holder.width() > wide) {
        stacked += own;
      } else {
        beside = std::max(beside, own);
        across += holder.width();
      }
    } while (++part != parts_.end() && part->with_last);
    above += stacked + (across > wide ? beside : 0);
  }
  return above > height / 3;
}

bool Drawer::folded() const {
  return std::ranges::any_of(
      parts_, [](const Part& part) { return part.folded && !is_unwanted(*part.inside); });
}

bool Drawer::is_full() const { return std::ranges::all_of(parts_, &Part::folded); }

void Drawer::set_open(bool open) {
  if (open == open_ || (open && !folded()))
    return;
  open_ = open;
  const bool had_keyboard = isAncestorOf(view_->window()->focusWidget());
  for (const Part& part : parts_) {
    if (!part.folded)
      continue;
    const bool unwanted = is_unwanted(*part.inside);
    if (open)
      parts_layout_->addWidget(part.inside);
    else
      part.holder->layout()->addWidget(part.inside);
    if (!unwanted)
      part.inside->show();
  }
  setVisible(open);
  if (open) {
    place();
    raise();
    for (QWidget* next = nextInFocusChain(); next != this; next = next->nextInFocusChain())
      if (isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
          (next->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !next->focusProxy()) {
        next->setFocus(Qt::TabFocusReason);
        break;
      }
  } else if (had_keyboard) {
    view_->setFocus(Qt::OtherFocusReason);
  }
  emit changed();
}

void Drawer::reveal(const QWidget* control) {
  for (const Part& part : parts_)
    if (part.folded && (part.inside == control || part.inside->isAncestorOf(control)))
      set_open(true);
}

QToolButton* Drawer::make_button(QWidget* parent) {
  auto* button = named(new QToolButton(parent), QStringLiteral("drawer_button"), tr("Controls"),
                       tr("Controls of this view, over the picture while they are needed"));
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setIcon(icon(QStringLiteral("controls")));
  // Hidden it keeps its room: with and without it the title would give the view two widths, one at
  // which parts fold and one at which they do not, without an end.
  QSizePolicy room = button->sizePolicy();
  room.setRetainSizeWhenHidden(true);
  button->setSizePolicy(room);
  const auto follow = [this, button] {
    button->setVisible(folded() || open_);
    button->setChecked(open_);
  };
  connect(button, &QToolButton::clicked, this, &Drawer::set_open);
  connect(this, &Drawer::changed, button, follow);
  follow();
  return button;
}

void Drawer::place() {
  const int width = view_->width();
  const int wanted = (parts_layout_->hasHeightForWidth() ? parts_layout_->heightForWidth(width)
                                                         : column_->sizeHint().height()) +
                     2 * frameWidth();
  const QWidget* seen = view_->parentWidget() ? view_->parentWidget() : view_;
  setGeometry(0, 0, width, std::min(seen->height() / 2, wanted)); // the picture stays in sight
}

bool Drawer::event(QEvent* event) {
  const bool is_key =
      event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
  if (is_key && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    if (event->type() == QEvent::KeyPress)
      set_open(false);
    return true;
  }
  return QFrame::event(event);
}

bool Drawer::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (open_ && ((watched == view_ && type == QEvent::Resize) ||
                (watched == column_ && type == QEvent::LayoutRequest)))
    place();
  if (type == QEvent::LayoutRequest)
    for (const Part& part : parts_)
      if (part.holder == watched)
        part.holder->setMaximumSize(part.inside->maximumSize());
  if (!open_ && (type == QEvent::ShowToParent || type == QEvent::HideToParent))
    for (const Part& part : parts_)
      if (part.inside == watched)
        show(part);
  return QFrame::eventFilter(watched, event);
}

/// What is behind the drawer is not clicked through it.
void Drawer::mousePressEvent(QMouseEvent* event) { event->accept(); }

Drawer* drawer_of(const QWidget* view) {
  return view->findChild<Drawer*>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace loom
