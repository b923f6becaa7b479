#pragma once

/// The buttons that move a cursor through a run, cycle by cycle or instruction by instruction: to
/// the start, step back, play, step, to the next event, speed, and a bar to scrub.

#include <QTimer>
#include <QWidget>

class QComboBox;
class QKeyEvent;
class QSlider;
class QToolButton;

namespace loom {

/// What the buttons say; translated by the view that has them.
struct TransportWords {
  QString back, on;       ///< "One cycle back (Left)"
  QString previous, next; ///< "To the next stall (Shift+Right)"; empty: no such button
  QString per_second;     ///< "%1 cycles/s"
  QString speed;          ///< "Cycles a second when playing ([ slower, ] faster)"
  QString name, position; ///< "Cycle", "Cycle under the cursor"
  QString fit{};          ///< "Show all cycles (F)"; empty: no such button
  int usual_speed = 2;    ///< 0 slowest to 6
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
  /// Does what the buttons' keys say, also for the view that has the focus: Left, Right, Home, End,
  /// Space and [ ]. False for every other key, and with Shift, which is for the view to say.
  bool take_key(const QKeyEvent& event);

public slots:
  void stop();
  void toggle_play();
  void step(qint64 by);
  void to_start();
  void to_end();
  void faster(int by); ///< some speeds up or, negative, down

signals:
  /// The user moved the cursor, or it plays.
  void moved(qint64 place);
  void nextAsked();
  void previousAsked();
  void fitAsked();

private:
  void go(qint64 place);
  void advance();
  void show_playing();

  qint64 first_ = 0, last_ = 1, place_ = 0;
  double owed_ = 0; ///< parts of a step that playing has not moved yet
  QTimer clock_;
  QToolButton* play_;
  QComboBox* speed_;
  QSlider* scrub_;
};

} // namespace loom
