#pragma once

/// A dot beside a number that the user has set; a click takes it back.

#include <QToolButton>

namespace loom {

class OverrideDot : public QToolButton {
  Q_OBJECT
public:
  explicit OverrideDot(QWidget* parent = nullptr);
  /// Keeps its place when not shown, so that nothing jumps.
  void set_shown(bool shown);
  [[nodiscard]] bool is_shown() const { return shown_; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  bool shown_ = false;
};

} // namespace loom
