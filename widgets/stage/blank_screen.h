#pragma once

/// Covers a window in black, so that everybody looks at the speaker. Any key or click takes it away
/// and does nothing else.

#include <QPointer>
#include <QWidget>

namespace loom {

class BlankScreen : public QWidget {
  Q_OBJECT
public:
  explicit BlankScreen(QWidget* window);
  void cover();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void uncover();

  QPointer<QWidget> focus_; ///< had the keyboard before
};

} // namespace loom
