#pragma once

/// A bar that moves α from 0.1 to 1000, decade by decade alike, in the scenario itself: every view
/// follows. What is played or scrubbed at a stretch is one change to undo.

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLabel;

namespace loom {

class Transport;
class Workspace;

class AlphaSweep : public QWidget {
  Q_OBJECT
public:
  static constexpr int steps_per_decade = 40, decades = 4;

  explicit AlphaSweep(Workspace& workspace, QWidget* parent = nullptr);

  /// The transport's keys; false for every other.
  bool take_key(const QKeyEvent& event);

private:
  void move(qint64 place);
  /// Of the workload; 0 where a loop has none.
  [[nodiscard]] double shown_alpha() const;
  /// Where α is now. Stops where somebody else moved it.
  void follow();

  Workspace& workspace_;
  QLabel* value_;
  Transport* transport_;
  bool holds_drag_ = false;
  std::optional<double> asked_; ///< the α that was proposed last, while nobody else moved it
};

} // namespace loom
