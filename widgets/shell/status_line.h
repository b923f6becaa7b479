#pragma once

/// The bottom of the window: the sentence, and at the right what the pointer is on.

#include "widgets/workspace/snapshot.h"

#include <QWidget>

class QLabel;

namespace loom {

class StatusLine : public QWidget {
  Q_OBJECT
public:
  explicit StatusLine(QWidget* parent = nullptr);
  void show_snapshot(const SnapshotPtr& snapshot);
  /// Shown in the room that the sentence leaves; empty clears.
  void show_readout(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void fit();

  QLabel* sentence_;
  QLabel* readout_;
  QString text_;
  QString readout_text_;
};

} // namespace loom
