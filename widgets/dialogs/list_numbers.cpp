#include "widgets/dialogs/list_numbers.h"

#include "widgets/numbers/cell_numbers.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>

namespace loom {

namespace {

/// The list of an open popup; null where there is none.
QAbstractItemView* open_list() {
  const QWidget* popup = QApplication::activePopupWidget();
  return popup ? popup->findChild<QAbstractItemView*>() : nullptr;
}

QString number_of(const QModelIndex& item) { return item.data(quantity_role).toString(); }

} // namespace

ListNumbers::ListNumbers(const QAction& why, QObject* parent) : QObject(parent), why_(why) {
  qApp->installEventFilter(this);
}

bool ListNumbers::ask(const QModelIndex& item) {
  const QString id = number_of(item);
  if (id.isEmpty())
    return false;
  while (QWidget* popup = QApplication::activePopupWidget()) // the menu, then the list
    popup->close();
  emit asked(id);
  return true;
}

bool ListNumbers::open_menu(const QAbstractItemView& list, const QModelIndex& item,
                            const QPoint& at) {
  if (number_of(item).isEmpty())
    return false;
  auto* menu = new QMenu(list.window());
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(CellNumbers::tr("Why this number?"), this,
                  [this, item = QPersistentModelIndex(item)] { ask(item); });
  menu->popup(at);
  return true;
}

bool ListNumbers::eventFilter(QObject* object, QEvent* event) {
  const bool key = event->type() == QEvent::KeyPress;
  const bool button =
      event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease;
  if (!key && !button)
    return false;
  QAbstractItemView* list = open_list();
  if (!list)
    return false;
  if (key) {
    const auto* pressed = static_cast<QKeyEvent*>(event);
    if (QKeySequence(pressed->keyCombination()) == why_.shortcut())
      return ask(list->currentIndex());
    return pressed->key() == Qt::Key_Menu &&
           open_menu(
               *list, list->currentIndex(),
               list->viewport()->mapToGlobal(list->visualRect(list->currentIndex()).center()));
  }
  const auto* pressed = static_cast<QMouseEvent*>(event);
  if (pressed->button() != Qt::RightButton || object != list->viewport())
    return false;
  const QModelIndex item = list->indexAt(pressed->position().toPoint());
  // The release would choose the item.
  return event->type() == QEvent::MouseButtonPress
             ? open_menu(*list, item, pressed->globalPosition().toPoint())
             : !number_of(item).isEmpty();
}

} // namespace loom
