#pragma once

/// All views at one sight, grouped by the question they answer, and the layouts below them. It goes
/// once one is chosen.

#include "widgets/shell/view_area.h"
#include "widgets/shell/view_groups.h"

#include <QFrame>

#include <functional>
#include <utility>
#include <vector>

class QToolButton;

namespace loom {

/// The layouts that can be chosen, with their names.
[[nodiscard]] std::vector<std::pair<ViewArea::Layout, QString>> layout_names();

class ViewMap final : public QFrame {
  Q_OBJECT
public:
  /// Shows it at the top of the window, in its middle; in smaller text where it is larger than
  /// that.
  static void open(ViewArea& views, QWidget& window);

protected:
  /// Arrows go to the nearest button in their direction.
  void keyPressEvent(QKeyEvent* event) override;

private:
  ViewMap(ViewArea& views, QWidget& window, double scale); ///< of the window's text
  QWidget* box_of(const ViewGroup& group);
  /// Closes the map and goes there.
  QToolButton* button_to(const QString& name, const QString& title, QWidget* box,
                         const std::function<void()>& go);
  QWidget* layouts();
  void go(int across, int down);

  ViewArea& views_;
};

} // namespace loom
