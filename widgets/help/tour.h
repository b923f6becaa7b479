#pragma once

/// The one-minute tour: a card beside one thing of the window after the other, over the working
/// window. Nothing is blocked; Esc or Skip ends it.

#include <QFrame>
#include <QMainWindow>
#include <QPointer>
#include <QRect>
#include <QTimer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace loom {

/// One stop: what it is about and where that is, in the window's coordinates; an empty rectangle
/// where it is not to be seen, and the stop is left out.
struct TourStop {
  QString title, text;
  std::function<QRect(const QMainWindow&)> place{};
};
/// The stops, in the language that is spoken.
[[nodiscard]] std::vector<TourStop> tour_stops();

/// The card and the ring round what it is about. Deletes itself when the tour ends.
class Tour : public QFrame {
  Q_OBJECT
public:
  explicit Tour(QMainWindow& window);
  ~Tour() override;

  /// Of the stops; from 0.
  [[nodiscard]] int stop() const { return stop_; }

public slots:
  void next();
  void previous();
  void end();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void fit();
  void go(int stop, int direction);
  void follow(); ///< what the stop is about may move, or go
  void place_beside(const QRect& anchor);

  QMainWindow& window_;
  std::vector<TourStop> stops_;
  int stop_ = -1;
  QRect anchor_;
  QPointer<QWidget> ring_;
  QLabel *title_, *text_, *count_;
  QPushButton *skip_, *previous_, *next_;
  QTimer timer_;
};

} // namespace loom
