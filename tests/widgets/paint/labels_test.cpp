// Names in plots lie on no curve and on no other name, however small the views are.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/panel_painter.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>

namespace loom {
namespace {

struct Shown {
  const char* name;
  int percent;
  bool projector, dark;
};

void PrintTo(const Shown& shown, std::ostream* out) { *out << shown.name; }

class LabelsTest : public WindowTest, public testing::WithParamInterface<Shown> {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    window.resize(1280, 720);
    theme.choose(GetParam().dark ? ThemeChoice::dark : ThemeChoice::light);
    theme.set_percent(GetParam().percent);
    theme.set_projector(GetParam().projector);
    QTest::qWait(400); // sizes settle after the window has kept its own for a moment
  }

  void check(const PlotWidget& plot, const View& view, const std::string& where) {
    PanelPainter painter;
    const Canvas canvas(view.style(), plot.logicalDpiY() / 72.0);
    painter.set(plot.panel(), canvas, plot.size());
    const std::vector<PlacedLabel> labels = painter.labels();
    const Obstacles drawn = painter.obstacles();
    for (std::size_t i = 0; i < labels.size(); ++i) {
      ++names;
      const std::string said = where + ": " + labels[i].text.toStdString();
      const QRectF box = labels[i].box.adjusted(1, 1, -1, -1);
      EXPECT_TRUE(QRectF(plot.rect()).contains(box)) << said;
      for (const QLineF& line : drawn.lines)
        if (crosses(line, box)) {
          ADD_FAILURE() << said << " lies on a curve";
          break;
        }
      for (const Mark& mark : plot.panel().marks)
        if (mark.kind == MarkKind::operating_point) {
          const double radius = 0.9 * canvas.points(view.style().marker);
          EXPECT_FALSE(box.intersects(QRectF(painter.to_units(mark.at) - QPointF(radius, radius),
                                             QSizeF(2 * radius, 2 * radius))))
              << said << " lies on the operating point";
        }
      for (std::size_t j = i + 1; j < labels.size(); ++j)
        EXPECT_FALSE(box.intersects(labels[j].box))
            << said << " lies on " << labels[j].text.toStdString();
    }
    const auto& legend = painter.layout().legend;
    for (std::size_t i = 0; i < legend.size(); ++i) {
      ++names;
      EXPECT_TRUE(QRectF(plot.rect()).contains(legend[i].text.adjusted(1, 1, -1, -1)))
          << where << ": " << legend[i].label.toStdString();
      for (std::size_t j = i + 1; j < legend.size(); ++j)
        EXPECT_FALSE(legend[i].text.intersects(legend[j].text)) << where;
    }
  }
  void check_visible(const std::string& where) {
    for (const View* view : window.views().findChildren<View*>())
      for (const PlotWidget* plot : view->findChildren<PlotWidget*>())
        if (plot->isVisible() && !plot->visibleRegion().isEmpty())
          check(*plot, *view, where);
  }
  int names = 0;
};

TEST_P(LabelsTest, OfEveryViewLieOnNoCurveAndNoOtherLabel) {
  for (const ViewInfo& info : view_registry()) {
    window.views().go_to(info.id);
    QTest::qWait(120);
    check_visible(info.id.toStdString());
  }
  EXPECT_GT(names, 20);
}

// Curves take other places with every state.
TEST_P(LabelsTest, OfTheFirstViewsLieOnNoCurveInAnyState) {
  for (const char* gpu : {"gtx980", "h200", "g80"})
    for (const double alpha : {1.0, 48.0, 400.0})
      for (const int warps : {8, 54}) {
        const auto found = catalogue.find(gpu);
        if (!found)
          continue;
        Scenario next = default_scenario(*found);
        next.alpha = alpha;
        next.warps = warps;
        workspace.propose(QStringLiteral("state"), next);
        QTest::qWait(60);
        for (const char* id : {"throughput", "cusp"}) {
          const auto* dock = window.views().findChild<ViewDock*>(QLatin1String(id));
          if (const View* view = dock->view())
            for (const PlotWidget* plot : view->findChildren<PlotWidget*>())
              if (plot->isVisible())
                check(*plot, *view,
                      std::string(id) + " of " + gpu + " at alpha " + std::to_string(alpha));
        }
      }
}

INSTANTIATE_TEST_SUITE_P(At720Lines, LabelsTest,
                         testing::Values(Shown{"usual", 100, false, false},
                                         Shown{"dark", 100, false, true},
                                         Shown{"double", 200, false, false},
                                         Shown{"projector", 100, true, false},
                                         Shown{"double_projector", 200, true, false}),
                         [](const auto& shown) { return std::string(shown.param.name); });

} // namespace
} // namespace loom
