// Curves of a view as sounds.

#include "core/figure/sound.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/sound_menu.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/view.h"

#include <QMenu>

namespace loom {
namespace {

// On a logarithmic axis 10 is in the middle of 1 and 100.
TEST(SoundMenu, ACurveSoundsAsItLies) {
  Panel panel;
  panel.x = {.kind = AxisKind::log, .min = 1, .max = 100};
  panel.y = {.min = 0, .max = 8};
  Curve curve;
  curve.points = {{1, 0}, {10, 4}, {100, 8}};
  EXPECT_EQ(sound_of_curve(panel, curve), sound_of({{0, 0}, {0.5, 0.5}, {1, 1}}));
}

using SoundMenuOfViews = WindowTest;

TEST_F(SoundMenuOfViews, NamesTheCurvesOfEveryView) {
  for (const ViewInfo& info : view_registry()) {
    QMenu menu;
    const View* view = window.views().need_view(info.id);
    add_sound_menu(menu, &window, [view] { return view->figure(); });
    auto* sounds = menu.findChild<QMenu*>(QStringLiteral("sounds"));
    ASSERT_TRUE(sounds);
    emit sounds->aboutToShow();
    EXPECT_FALSE(sounds->actions().isEmpty());
    for (const Panel& panel : view->figure().panels)
      for (const Curve& curve : panel.curves)
        EXPECT_EQ(sound_of_curve(panel, curve).size(), sound_of({}).size()) << curve.id;
    if (info.id == QStringLiteral("cusp")) {
      EXPECT_GT(sounds->actions().size(), 1);
      EXPECT_TRUE(sounds->actions().front()->isEnabled());
    }
  }
}

} // namespace
} // namespace loom
