#pragma once

/// A monkey at the window: random actions, one a step, each drawn from a generator of its own, so
/// that a step is the same in every run of a seed as long as the window is.

#include <QObject>
#include <QPointer>
#include <QRandomGenerator>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace loom {

class MainWindow;
class ThemeController;

class Monkey : public QObject {
  Q_OBJECT
public:
  /// Told what is about to be done, before it is.
  using Log = std::function<void(const QString& action)>;

  /// `again` opens the window as the program's next start would.
  Monkey(MainWindow& window, ThemeController& theme, quint32 seed, QStringList files,
         std::function<void()> again, Log log);

  /// Goes on step by step from the event loop, also inside of dialogs, until stop().
  void start();
  void stop() { stopped_ = true; }
  [[nodiscard]] qint64 steps() const { return step_; }

protected:
  /// Keeps the window open: what would quit or restart the program ends there.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void next();
  void act();
  // monkey_actions.cpp; each says what it does with log_ and does it
  void press_key(QWidget& at);
  void type_text(QWidget& at);
  void click(QWidget& at);
  void drag(QWidget& at);
  void rearrange_views();
  void turn_wheel(QWidget& at);
  void set_control(QWidget& at);
  void trigger_action(QWidget& top);
  void open_menu(QWidget& top);
  void drop_file(QWidget& at);
  void change_clipboard();
  void change_window();
  void end_dialog(QWidget& dialog);

  [[nodiscard]] QWidget* top_widget();
  [[nodiscard]] QWidget* widget_in(QWidget& top);
  [[nodiscard]] QPoint point_in(const QWidget& widget);
  [[nodiscard]] QString one_of(const QStringList& list);
  void say(const QString& action, const QWidget& at);
  void say(const QString& action);

  MainWindow& window_;
  ThemeController& theme_;
  quint32 seed_;
  QStringList texts_, files_;
  std::function<void()> again_;
  Log log_;
  QRandomGenerator random_;
  qint64 step_ = 0;
  bool stopped_ = false;
  bool held_ = false;           ///< the mouse button, while a drag is on its way
  QPointer<QWidget> long_open_; ///< a dialog or menu, and since how many steps
  int open_steps_ = 0;
};

} // namespace loom
