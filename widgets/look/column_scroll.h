#pragma once

/// Scrolls a column of controls up and down. It is never narrower than they are, so that nothing is
/// lost at its right.

#include <QScrollArea>

namespace loom {

class ColumnScroll : public QScrollArea {
  Q_OBJECT
public:
  explicit ColumnScroll(QWidget* parent = nullptr);

  void hold(QWidget* column); ///< on the ground of what is round it
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool fitting_ = false;
};

} // namespace loom
