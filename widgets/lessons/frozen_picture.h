#pragma once

/// A picture of a widget that lies over it: what an audience goes on seeing while the widget is
/// worked on behind it.

#include <QPixmap>
#include <QWidget>

namespace loom {

class FrozenPicture : public QWidget {
  Q_OBJECT
public:
  /// Takes the picture now and follows the place of `target`, a descendant of `over`, until it is
  /// deleted. `sign` stands small at the right; it may be empty.
  FrozenPicture(QWidget* target, QWidget* over, QString sign = {});

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void place();

  QWidget* target_;
  QPixmap picture_;
  QString sign_;
};

} // namespace loom
