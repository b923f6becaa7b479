#include "widgets/numbers/number_label.h"

#include "widgets/look/label_place.h"
#include "widgets/numbers/number_card.h"

#include <QContextMenuEvent>
#include <QMenu>

#include <algorithm>

namespace loom {

NumberLabel::NumberLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setFocusPolicy(Qt::NoFocus);      // until there is a number
  setProperty("says_itself", true); // when the vendor's words change: places_ go with the text
  setMouseTracking(true);
}

void NumberLabel::show_words(const QString& words) {
  places_.clear();
  QString text;
  each_number(words, [&](const QString& before, const QString& id, const QString& number) {
    text += before;
    if (!id.isEmpty())
      places_.push_back({static_cast<int>(text.size()), static_cast<int>(number.size()), id});
    text += number;
  });
  hovered_.clear();
  setFocusPolicy(places_.empty() ? Qt::NoFocus : Qt::TabFocus);
  if (text != this->text())
    setText(text);
  if (hasFocus())
    take(current_);
}

QString NumberLabel::ask_here() const {
  if (!hovered_.isEmpty() || window()->focusWidget() != this || places_.empty())
    return hovered_;
  return places_[static_cast<std::size_t>(current_)].id;
}

void NumberLabel::make_selectable() {
  if (textInteractionFlags() == Qt::TextSelectableByMouse)
    return;
  const Qt::FocusPolicy policy = focusPolicy();
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFocusPolicy(policy);
}

void NumberLabel::take(int place) {
  if (places_.empty())
    return;
  make_selectable();
  current_ = std::clamp(place, 0, static_cast<int>(places_.size()) - 1);
  const Place& at = places_[static_cast<std::size_t>(current_)];
  setSelection(at.from, at.length);
  hovered_.clear();
}

void NumberLabel::ask(const QString& id) {
  const auto place = std::ranges::find(places_, id, &Place::id);
  if (place == places_.end())
    return;
  current_ = static_cast<int>(place - places_.begin());
  setFocus();
  take(current_); // the answer is about it when the pointer is gone
  emit whyAsked();
}

void NumberLabel::contextMenuEvent(QContextMenuEvent* event) {
  const QString id = ask_here();
  if (id.isEmpty())
    return event->ignore(); // the view's own menu
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Why this number?"), this, [this, id] { ask(id); });
  menu->popup(event->globalPos());
}

void NumberLabel::enterEvent(QEnterEvent* event) {
  make_selectable();
  QLabel::enterEvent(event);
}

void NumberLabel::focusInEvent(QFocusEvent* event) {
  QLabel::focusInEvent(event);
  take(event->reason() == Qt::BacktabFocusReason ? static_cast<int>(places_.size()) - 1
       : event->reason() == Qt::TabFocusReason   ? 0
                                                 : current_);
}

bool NumberLabel::focusNextPrevChild(bool next) {
  const int place = current_ + (next ? 1 : -1);
  if (!hasFocus() || place < 0 || place >= static_cast<int>(places_.size()))
    return QLabel::focusNextPrevChild(next);
  take(place);
  return true;
}

void NumberLabel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    return ask(ask_here());
  QLabel::keyPressEvent(event);
}

void NumberLabel::leaveEvent(QEvent* event) {
  hovered_.clear();
  QLabel::leaveEvent(event);
}

void NumberLabel::mouseMoveEvent(QMouseEvent* event) {
  QLabel::mouseMoveEvent(event);
  const int at = character_at(*this, event->position().toPoint());
  const auto place = std::ranges::find_if(
      places_, [at](const Place& each) { return at >= each.from && at < each.from + each.length; });
  hovered_ = place == places_.end() ? QString() : place->id;
  setCursor(hovered_.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void NumberLabel::mouseReleaseEvent(QMouseEvent* event) {
  QLabel::mouseReleaseEvent(event);
  if (event->button() == Qt::LeftButton && !hasSelectedText())
    ask(hovered_);
}

} // namespace loom
