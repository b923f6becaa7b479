#pragma once

/// Keeps every menu of a window in sight: where text is large and the window narrow, the menu bar
/// and the buttons in its corner are written smaller instead of going behind an arrow.

#include <QTimer>

class QMenuBar;

namespace loom {

class MenuFit : public QObject {
  Q_OBJECT
public:
  /// Of the window that has this bar.
  explicit MenuFit(QMenuBar& bar);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fit();
  [[nodiscard]] bool all_in_sight() const;

  QMenuBar& bar_;
  QTimer later_; ///< when the fonts of all are known
};

} // namespace loom
