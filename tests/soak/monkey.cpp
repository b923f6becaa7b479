#include "tests/soak/monkey.h"

#include "tests/soak/pool.h"
#include "widgets/shell/main_window.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

namespace loom {

namespace {
constexpr int longest_open = 40; ///< steps until a dialog or menu is closed
}

Monkey::Monkey(MainWindow& window, ThemeController& theme, quint32 seed, QStringList files,
               std::function<void()> again, Log log)
    : window_(window), theme_(theme), seed_(seed), texts_(soak_texts()), files_(std::move(files)),
      again_(std::move(again)), log_(std::move(log)) {
  window_.installEventFilter(this);
}

void Monkey::start() { next(); }

bool Monkey::eventFilter(QObject* watched, QEvent* event) {
  if (watched != &window_ || event->type() != QEvent::Close || stopped_)
    return false;
  event->ignore();
  return true;
}

void Monkey::next() {
  if (stopped_) {
    // Out of every dialog's own event loop.
    if (QWidget* open = QApplication::activePopupWidget())
      open->close();
    else if (QWidget* dialog = QApplication::activeModalWidget())
      dialog->close();
    else
      return QApplication::exit(0); // quit() would ask about unsaved changes
    QTimer::singleShot(0, this, &Monkey::next);
    return;
  }
  // Asked for before anything is done: it goes on where a dialog has an event loop of its own.
  QTimer::singleShot(1, this, &Monkey::next);
  random_.seed(seed_ ^ static_cast<quint32>(++step_ * 2654435761u));
  act();
}

QWidget* Monkey::top_widget() {
  if (QWidget* popup = QApplication::activePopupWidget())
    return popup;
  if (QWidget* modal = QApplication::activeModalWidget())
    return modal;
  QList<QWidget*> tops;
  for (QWidget* each : QApplication::topLevelWidgets())
    if (each->isVisible() && each != &window_ && each->windowType() != Qt::ToolTip)
      tops << each;
  if (tops.isEmpty() || random_.bounded(3) > 0)
    return &window_;
  return tops[random_.bounded(tops.size())];
}

QWidget* Monkey::widget_in(QWidget& top) {
  QList<QWidget*> all;
  for (QWidget* each : top.findChildren<QWidget*>())
    if (each->isEnabled() && each->window() == top.window() &&
        !each->testAttribute(Qt::WA_TransparentForMouseEvents) &&
        !each->visibleRegion().isEmpty()) // Qt calls visible what is behind a tab or scrolled away
      all << each;
  return all.isEmpty() ? &top : all[random_.bounded(all.size())];
}

QPoint Monkey::point_in(const QWidget& widget) {
  return {random_.bounded(std::max(1, widget.width())),
          random_.bounded(std::max(1, widget.height()))};
}

QString Monkey::one_of(const QStringList& list) { return list[random_.bounded(list.size())]; }

void Monkey::say(const QString& action, const QWidget& at) {
  QString path;
  for (const QWidget* each = &at; each; each = each->parentWidget())
    if (each == &at || !each->objectName().isEmpty() || each->isWindow())
      path.prepend(QStringLiteral("/%1%2").arg(
          QString::fromLatin1(each->metaObject()->className()),
          each->objectName().isEmpty() ? QString() : '#' + each->objectName()));
  say(action + QStringLiteral(" at ") + path);
}

void Monkey::say(const QString& action) {
  log_(QStringLiteral("%1 %2").arg(step_).arg(QString(action).replace('\n', QLatin1String("\\n"))));
}

void Monkey::act() {
  QWidget* top = top_widget();
  if (top == &window_) {
    long_open_ = nullptr;
  } else if (long_open_ != top) {
    long_open_ = top;
    open_steps_ = 0;
  } else if (++open_steps_ > longest_open) {
    open_steps_ = 0;
    return end_dialog(*top);
  }
  if (top->inherits("QFileDialog") || (top->inherits("QMessageBox") && random_.bounded(3) == 0))
    return end_dialog(*top);
  QWidget& at = *widget_in(*top);
  if (held_) { // by the one hand; the other has the keyboard
    const int dice = random_.bounded(4);
    return dice == 0 ? press_key(at) : dice == 1 ? trigger_action(*top) : change_window();
  }
  const int dice = random_.bounded(100);
  if (dice < 18)
    click(at);
  else if (dice < 26)
    drag(at);
  else if (dice < 30)
    rearrange_views();
  else if (dice < 40)
    press_key(at);
  else if (dice < 48)
    type_text(at);
  else if (dice < 54)
    turn_wheel(at);
  else if (dice < 70)
    set_control(*top);
  else if (dice < 82)
    trigger_action(*top);
  else if (dice < 86)
    open_menu(*top);
  else if (dice < 91)
    drop_file(at);
  else if (dice < 95)
    change_clipboard();
  else if (dice < 98)
    change_window();
  else if (top != &window_)
    end_dialog(*top);
}

} // namespace loom
