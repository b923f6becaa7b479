#include "tests/soak/monkey.h"

#include "widgets/look/theme_controller.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/view_area.h"

#include <QAbstractSlider>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QUrl>
#include <QWheelEvent>
#include <QWindow>

namespace loom {

void Monkey::press_key(QWidget& at) {
  static constexpr Qt::Key keys[]{
      Qt::Key_Up,    Qt::Key_Down,      Qt::Key_Left,   Qt::Key_Right, Qt::Key_Home, Qt::Key_End,
      Qt::Key_Tab,   Qt::Key_Backtab,   Qt::Key_Return, Qt::Key_Space, Qt::Key_1,    Qt::Key_5,
      Qt::Key_9,     Qt::Key_PageUp,    Qt::Key_Delete, Qt::Key_Plus,  Qt::Key_Z,    Qt::Key_Y,
      Qt::Key_A,     Qt::Key_Backspace, Qt::Key_Escape, Qt::Key_Menu,  Qt::Key_F6,   Qt::Key_C,
      Qt::Key_Minus, Qt::Key_PageDown,  Qt::Key_V,      Qt::Key_0,     Qt::Key_F1};
  static constexpr Qt::KeyboardModifier with[]{Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
                                               Qt::ControlModifier, Qt::ShiftModifier};
  const Qt::Key key = keys[random_.bounded(int(std::size(keys)))];
  const Qt::KeyboardModifiers modifiers = with[random_.bounded(int(std::size(with)))];
  QWidget* to = QApplication::focusWidget();
  if (!to || to->window() != at.window())
    to = &at;
  const int times = 1 + random_.bounded(4) / 3 * random_.bounded(20);
  say(QStringLiteral("press %1 ×%2").arg(QKeySequence(int(modifiers) | key).toString()).arg(times),
      *to);
  const QPointer<QWidget> alive(to);
  for (int i = 0; i < times && alive; ++i)
    QTest::keyClick(alive, key, modifiers);
}

void Monkey::type_text(QWidget& at) {
  const QString text = one_of(texts_).left(60);
  say(QStringLiteral("type '%1'").arg(text), at);
  const QPointer<QWidget> alive(&at);
  at.setFocus();
  if (alive && random_.bounded(2))
    QTest::keyClick(alive, Qt::Key_A, Qt::ControlModifier);
  for (const QChar letter : text)
    if (alive)
      QTest::sendKeyEvent(QTest::Click, alive, Qt::Key_unknown, QString(letter), Qt::NoModifier);
  if (alive && random_.bounded(2))
    QTest::keyClick(alive, Qt::Key_Return);
}

void Monkey::click(QWidget& at) {
  const QPoint where = point_in(at), in_window = at.mapTo(at.window(), where);
  const int kind = random_.bounded(8);
  say(QStringLiteral("click %1 (%2, %3)").arg(kind).arg(where.x()).arg(where.y()), at);
  QWindow* window = at.window()->windowHandle();
  if (kind == 0)
    QTest::mouseDClick(window, Qt::LeftButton, {}, in_window);
  else if (kind == 1)
    QApplication::postEvent(
        &at, new QContextMenuEvent(QContextMenuEvent::Mouse, where, at.mapToGlobal(where)));
  else if (kind == 2)
    QTest::mouseMove(window, in_window);
  else
    QTest::mouseClick(window, Qt::LeftButton, kind == 3 ? Qt::ShiftModifier : Qt::NoModifier,
                      in_window);
}

void Monkey::drag(QWidget& at) {
  const QPoint from = point_in(at), to = point_in(at) * 3 - QPoint(at.width(), at.height());
  const int moves = 2 + random_.bounded(12);
  say(QStringLiteral("drag (%1, %2) to (%3, %4)")
          .arg(from.x())
          .arg(from.y())
          .arg(to.x())
          .arg(to.y()),
      at);
  const QPointer<QWindow> window = at.window()->windowHandle();
  const QPoint origin = at.mapTo(at.window(), QPoint());
  const QScopedValueRollback held(held_, true);
  QTest::mousePress(window, Qt::LeftButton, {}, origin + from);
  for (int i = 1; i <= moves && window; ++i) {
    QTest::mouseMove(window, origin + from + (to - from) * i / moves);
    if (i % 4 == 0)
      QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
  }
  if (window)
    QTest::mouseRelease(window, Qt::LeftButton, {}, origin + to);
}

/// By their titles, their tabs and what lies between them.
void Monkey::rearrange_views() {
  QList<QWidget*> all;
  for (QWidget* each : window_.findChildren<QWidget*>())
    if (!each->visibleRegion().isEmpty() &&
        (each->objectName() == QLatin1String("view_title") || qobject_cast<ViewArea*>(each) ||
         (qobject_cast<QTabBar*>(each) && qobject_cast<ViewArea*>(each->parentWidget()))))
      all << each;
  if (!all.isEmpty())
    drag(*all[random_.bounded(all.size())]);
}

void Monkey::turn_wheel(QWidget& at) {
  const QPoint where = point_in(at), turned(0, 120 * (random_.bounded(7) - 3));
  const Qt::KeyboardModifiers with = random_.bounded(3) ? Qt::NoModifier : Qt::ControlModifier;
  say(QStringLiteral("wheel %1").arg(turned.y()), at);
  QWheelEvent event(where, at.mapToGlobal(where), {}, turned, Qt::NoButton, with, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&at, &event);
}

void Monkey::set_control(QWidget& top) {
  QList<QWidget*> all;
  for (QWidget* each : top.findChildren<QWidget*>())
    if (each->isVisibleTo(&top) && each->isEnabled() &&
        (qobject_cast<QAbstractSlider*>(each) || qobject_cast<QComboBox*>(each) ||
         qobject_cast<QSpinBox*>(each) || qobject_cast<QTabBar*>(each)))
      all << each;
  if (all.isEmpty())
    return;
  QWidget* at = all[random_.bounded(all.size())];
  const auto value = [this](int low, int high) {
    return static_cast<int>(low + random_.bounded(std::max<qint64>(1, qint64{high} - low + 1)));
  };
  const auto set = [&](int to, auto&& how) {
    say(QStringLiteral("set to %1").arg(to), *at);
    how(to);
  };
  if (auto* slider = qobject_cast<QAbstractSlider*>(at))
    set(value(slider->minimum(), slider->maximum()), [&](int to) { slider->setValue(to); });
  else if (auto* box = qobject_cast<QComboBox*>(at))
    set(value(-1, box->count() - 1), [&](int to) {
      box->setCurrentIndex(std::max(0, to));
      emit box->activated(box->currentIndex());
    });
  else if (auto* number = qobject_cast<QSpinBox*>(at))
    set(value(number->minimum(), number->maximum()), [&](int to) { number->setValue(to); });
  else if (auto* tabs = qobject_cast<QTabBar*>(at))
    set(value(0, tabs->count() - 1), [&](int to) { tabs->setCurrentIndex(to); });
}

void Monkey::trigger_action(QWidget& top) {
  QList<QAction*> all;
  for (QAction* each : top.findChildren<QAction*>())
    if (each->isEnabled() && !each->isSeparator() && !each->menu())
      all << each;
  if (all.isEmpty())
    return;
  QAction* action = all[random_.bounded(all.size())];
  say(QStringLiteral("trigger '%1'").arg(action->text()), top);
  action->trigger();
}

void Monkey::open_menu(QWidget& top) {
  QList<QMenu*> all;
  for (QMenu* each : top.findChildren<QMenu*>())
    if (!each->isVisible())
      all << each;
  if (all.isEmpty())
    return;
  QMenu* menu = all[random_.bounded(all.size())];
  say(QStringLiteral("open menu '%1'").arg(menu->title()), top);
  menu->popup(top.mapToGlobal(point_in(top)));
}

void Monkey::drop_file(QWidget& at) {
  QMimeData data;
  const int kind = random_.bounded(6);
  const QString what = kind == 0 ? one_of(texts_) : one_of(files_);
  if (kind == 0)
    data.setText(what);
  else if (kind == 1)
    data.setUrls({QUrl::fromLocalFile(what), QUrl::fromLocalFile(one_of(files_))});
  else
    data.setUrls({QUrl::fromLocalFile(what)});
  QWidget* onto = &at;
  while (!onto->acceptDrops() && onto->parentWidget())
    onto = onto->parentWidget();
  say(QStringLiteral("drop '%1'").arg(what.left(100)), *onto);
  const QPoint where = onto->rect().center();
  QDragEnterEvent enter(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  const QPointer<QWidget> alive(onto);
  QApplication::sendEvent(onto, &enter);
  if (!alive || !enter.isAccepted())
    return;
  QDropEvent drop(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(onto, &drop);
}

void Monkey::change_clipboard() {
  const QString text = one_of(texts_);
  say(QStringLiteral("copy '%1'").arg(text.left(60)));
  QApplication::clipboard()->setText(text);
}

void Monkey::change_window() {
  const int kind = random_.bounded(4);
  if (kind == 0) {
    const QSize size(640 + random_.bounded(2000), 440 + random_.bounded(1200));
    say(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    window_.resize(size);
  } else if (kind == 1) {
    const int percent = 75 + 25 * random_.bounded(6);
    say(QStringLiteral("scale to %1 %").arg(percent));
    theme_.set_percent(percent);
  } else if (kind == 2) {
    say(QStringLiteral("remember and open another window"));
    again_();
  } else {
    const auto theme = static_cast<ThemeChoice>(random_.bounded(3));
    say(QStringLiteral("theme %1").arg(int(theme)));
    theme_.choose(theme);
  }
}

void Monkey::end_dialog(QWidget& dialog) {
  auto* files = qobject_cast<QFileDialog*>(&dialog);
  if (files && random_.bounded(2)) {
    const QString path = one_of(files_);
    say(QStringLiteral("choose '%1'").arg(path), dialog);
    files->selectFile(path);
    // It may ask whether to write over a file: then that question is the next step's.
    static_cast<QDialog*>(files)->accept();
  } else if (auto* asked = qobject_cast<QDialog*>(&dialog)) {
    const bool yes = !files && random_.bounded(2);
    say(yes ? QStringLiteral("accept") : QStringLiteral("reject"), dialog);
    yes ? asked->accept() : asked->reject();
  } else {
    say(QStringLiteral("close"), dialog);
    dialog.close();
  }
}

} // namespace loom
