#pragma once

/// Room for a view: as large as there is, and where that is less than the view needs for all of its
/// controls they fold into its drawer (widgets/look/drawer.h); where that is not enough, it
/// scrolls. A QScrollArea would give what wraps the height that it likes best instead of the least
/// that it needs.

#include <QElapsedTimer>
#include <QScrollArea>

namespace loom {

class ViewFrame : public QScrollArea {
  Q_OBJECT
public:
  ViewFrame(QWidget* view, QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void fit();
  void fold();

  bool fitting_ = false;
  QSize room_;       ///< for the view and its scroll bars
  bool anew_ = true; ///< the room or the type is another one: parts may come out of the drawer
  bool scrolls_ = false, down_ = false; ///< at all; up and down
  int changes_ = 0;                     ///< of these, each soon after the one before
  QElapsedTimer since_change_;
};

} // namespace loom
