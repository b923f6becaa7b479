#pragma once

/// The bottom of the window: the sentence, and what the pointer is on beside it, or under it where
/// the window is too narrow for both.

#include "widgets/workspace/snapshot.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace loom {

class StatusLine : public QWidget {
  Q_OBJECT
public:
  explicit StatusLine(QWidget* parent = nullptr);
  void show_snapshot(const SnapshotPtr& snapshot);
  /// For a projector what the pointer is on stands here alone, in larger text and in place of the
  /// sentence, while it is on something.
  /// The loom's sentence says what limits a mix: here is room for read-outs then.
  void set_said_above(bool above);
  /// My kernel says what limits a kernel: the scenario's sentence would be a second answer.
  void set_kernel_in_sight(bool in_sight);
  void set_projecting(bool on);
  /// While a lesson asks for a prediction the sentence would be the answer.
  void set_asking(bool asking, const SnapshotPtr& snapshot);
  /// Empty clears.
  void show_readout(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  /// The user asks where the numbers of the sentence come from.
  void whyAsked();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Says beside the sentence when it rests on numbers that nobody measured.
  void show_unsure(const Snapshot& snapshot);
  void fit();
  void fit_projected(const QRect& box);
  [[nodiscard]] int line_height() const;
  /// Decided by the width alone: the views do not jump when the words change.
  [[nodiscard]] int rows() const;

  QLabel* sentence_;
  QLabel* readout_;
  QToolButton* why_;
  QString text_;
  QString readout_text_;
  bool said_above_ = false, of_mix_ = false, kernel_in_sight_ = false;
  bool projecting_ = false;
  bool asking_ = false;
};

} // namespace loom
