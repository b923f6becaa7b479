#pragma once

/// A ring round the pointer that the last row can see, and ripples where it clicks. It takes no
/// events and follows the pointer from window to window.

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace loom {

/// Shown in whichever window the pointer is in.
class HaloRing : public QWidget {
  Q_OBJECT
public:
  explicit HaloRing(QWidget* window);
  void press(bool down);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QVariantAnimation ripple_;
  bool down_ = false;
};

class PointerHalo : public QObject {
  Q_OBJECT
public:
  explicit PointerHalo(QObject* parent);
  ~PointerHalo() override;
  void set_on(bool on);
  [[nodiscard]] const QWidget* ring() const { return ring_; } ///< null before the pointer moved

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void follow(const QPoint& global);

  QPointer<HaloRing> ring_;
  bool on_ = false;
};

} // namespace loom
