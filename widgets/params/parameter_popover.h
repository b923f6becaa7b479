#pragma once

/// What a number is and where it comes from: unit, status, source, note, and the way back.

#include "core/scenario/parameters.h"

#include <QFrame>

namespace loom {

class Workspace;

class ParameterPopover : public QFrame {
  Q_OBJECT
public:
  ParameterPopover(Workspace& workspace, const ParameterInfo& info, QWidget* parent);
  void open_below(const QWidget* anchor);
  /// Near a place on the screen, kept on it.
  void open_at(QPoint at);
  /// The rows as text, for tests and for screen readers.
  [[nodiscard]] QString text() const { return accessibleDescription(); }

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
};

} // namespace loom
