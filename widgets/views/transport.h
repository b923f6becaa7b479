#pragma once

/// The buttons that move a cursor through a run, cycle by cycle or instruction by instruction: to
/// the start, step back, play, step, to the next event, speed, and a bar to scrub. Nothing plays
/// before the user asks, nor while it cannot be seen; where reduced motion is asked for, what would
/// play steps.

#include <QTimer>
#include <QWidget>

#include <string>

class QComboBox;
class QKeyEvent;
class QSlider;
class QToolButton;

namespace loom {

namespace why {
struct Section;
}

/// What the buttons say; translated by the view that has them.
struct TransportWords {
  QString back, on;       ///< "One cycle back (Left)"
  QString previous, next; ///< "To the next stall (Shift+Right)"; empty: Shift takes ten steps
  QString per_second;     ///< "%1 cycles/s"
  QString speed;          ///< "Cycles a second when playing ([ slower, ] faster)"
  QString name, position; ///< "Cycle", "Cycle under the cursor"
  QString fit{};          ///< "Show all cycles (F)"; empty: no such button
  const char* what = "";  ///< steps are, as core/why calls them: "cycles"
  double usual = 1;       ///< steps a second at 1×
  bool endless = false;   ///< long runs also play as fast as one can look
};

class Transport : public QWidget {
  Q_OBJECT
public:
  explicit Transport(const TransportWords& words, QWidget* parent = nullptr);

  /// Places the cursor may stand on: `first` to `last`.
  void set_range(qint64 first, qint64 last);
  void set_place(qint64 place);
  [[nodiscard]] qint64 place() const { return place_; }
  [[nodiscard]] bool playing() const { return clock_.isActive(); }
  /// What the speeds are that one can choose (core/why/limits.h).
  [[nodiscard]] why::Section numbers() const;
  /// Steps a second, as chosen.
  [[nodiscard]] double speed() const;
  /// Does what the buttons' keys say, also for the view that has the focus: Left and Right, with
  /// Shift to the events, Home, End, Space and [ ]. False for every other key.
  bool take_key(const QKeyEvent& event);

public slots:
  void stop();
  void toggle_play(); ///< at the end from the start; a step where motion is reduced
  void step(qint64 by);
  void to_start();
  void to_end();
  void faster(int by); ///< some speeds up or, negative, down

signals:
  /// The user moved the cursor, or it plays.
  void moved(qint64 place);
  void eventAsked(int direction); ///< 1: the next, −1: the one before
  void fitAsked();
  /// It begins to move by itself or under the user's hand, and stops; what comes between is one
  /// change.
  void running(bool on);

protected:
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void go(qint64 place);
  void to_event(int direction);
  void advance();
  void fit();
  void show_playing();

  qint64 first_ = 0, last_ = 1, place_ = 0;
  double owed_ = 0; ///< parts of a step that playing has not moved yet
  QTimer clock_;
  std::string what_; ///< its steps are
  double usual_;
  bool previous_, next_; ///< there are events to go to
  QToolButton* play_;
  QComboBox* speed_;
  QSlider* scrub_;
};

} // namespace loom
