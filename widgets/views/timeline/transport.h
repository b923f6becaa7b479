#pragma once

/// The buttons that move a cycle cursor: to the start, step back, play, step, to the next stall,
/// speed, and a bar to scrub.

#include <QTimer>
#include <QWidget>

class QComboBox;
class QSlider;
class QToolButton;

namespace loom {

class Transport : public QWidget {
  Q_OBJECT
public:
  explicit Transport(QWidget* parent = nullptr);

  /// Cycles the cursor may stand on: `first` to `last`.
  void set_range(qint64 first, qint64 last);
  void set_cycle(qint64 cycle);
  [[nodiscard]] qint64 cycle() const { return cycle_; }
  [[nodiscard]] bool playing() const { return clock_.isActive(); }

public slots:
  void toggle_play();
  void step(qint64 by);
  void to_start();
  void to_end();
  void faster(int by); ///< some speeds up or, negative, down

signals:
  /// The user moved the cursor, or it plays.
  void moved(qint64 cycle);
  void nextStallAsked();
  void fitAsked();

private:
  void go(qint64 cycle);
  void advance();
  void show_playing();

  qint64 first_ = 0, last_ = 1, cycle_ = 0;
  double owed_ = 0; ///< parts of a cycle that playing has not moved yet
  QTimer clock_;
  QToolButton* play_;
  QComboBox* speed_;
  QSlider* scrub_;
};

} // namespace loom
