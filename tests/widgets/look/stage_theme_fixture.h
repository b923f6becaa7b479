#pragma once

/// A window whose size, theme and scale change, and where everything is then.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>
#include <QTabBar>

#include <map>

namespace loom {

class StageThemeTest : public WindowTest {
protected:
  /// Until everything stays where it is: sizes settle after the window has kept its own for a
  /// moment.
  void settle(int ms = 300) {
    std::map<const QWidget*, QRect> before;
    for (int round = 0; round < 20 && before != geometry(); ++round) {
      before = geometry();
      QTest::qWait(ms);
      QApplication::sendPostedEvents();
    }
  }
  void resize_to(QSize size) {
    window.resize(size);
    settle();
    ASSERT_EQ(window.size(), size);
  }
  /// Not on screen, though Qt calls it visible.
  bool behind_a_tab(const QWidget& widget) {
    for (const ViewDock* dock : window.views().docks())
      if (dock == &widget || dock->isAncestorOf(&widget))
        return dock->geometry().right() < 0;
    return qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr; // its scroll buttons
  }
  /// Where everything is that can be seen.
  std::map<const QWidget*, QRect> geometry() {
    std::map<const QWidget*, QRect> all;
    for (const QWidget* each : window.findChildren<QWidget*>())
      if (each->isVisible() && !behind_a_tab(*each))
        all[each] = each->geometry();
    return all;
  }
};

} // namespace loom
