/// The memory view: which chart it shows, what it says of a place, keys, and GPUs without numbers.

#include "tests/widgets/curve_of.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/memory/memory_figure.h"
#include "widgets/views/memory/memory_view.h"

#include <QAbstractButton>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

class MemoryViewTest : public testing::Test {
protected:
  void SetUp() override {
    show("h200");
    view.set_style(FigureStyle{});
    view.resize(900, 360);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  void show(const char* gpu) {
    workspace.propose_gpu(*catalogue.find(gpu));
    (void)workspace.snapshot();
  }
  [[nodiscard]] const Panel& panel() const { return view.findChild<PlotWidget*>()->panel(); }
  [[nodiscard]] QString said() const {
    return readouts.isEmpty() ? QString() : readouts.last().first().toString();
  }
  void press(Qt::Key key) { QTest::keyClick(&view, key); }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  MemoryView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

TEST_F(MemoryViewTest, TheScenariosGpuStandsBeforeTheOthers) {
  ASSERT_TRUE(curve_of(panel(), "conflicts_h200"));
  EXPECT_EQ(curve_of(panel(), "conflicts_h200")->weight, Weight::bold);
  EXPECT_EQ(curve_of(panel(), "conflicts_t4")->role, Role::guide);
  EXPECT_EQ(panel().curves.back().id, "conflicts_h200"); // drawn over the others
  show("t4");
  EXPECT_EQ(curve_of(panel(), "conflicts_t4")->weight, Weight::bold);
  workspace.pin();
  show("h200");
  EXPECT_EQ(curve_of(panel(), "conflicts_t4")->role, Role::series2);
}

// Its GPUs are as their files have them; who moves a slider is told so, and no paper is.
TEST_F(MemoryViewTest, SaysThatSlidersDoNotChangeIt) {
  const std::string title = panel().title;
  workspace.propose(QStringLiteral("mem_lat"), 1390.0, Shown::at_once);
  (void)workspace.snapshot();
  EXPECT_EQ(panel().title, title + "; of the GPUs' files, without the numbers changed at the left");
  EXPECT_EQ(view.figure().panels.front().title, title);
}

TEST_F(MemoryViewTest, ButtonsChooseTheChartAndTheExportFollows) {
  const char* ids[] = {"memory-conflicts", "memory-shared-bandwidth", "memory-global-bandwidth",
                       "memory-caches", "memory-translation"};
  for (int index = 0; index < memory_chart_count; ++index) {
    auto* button = view.findChild<QAbstractButton*>(QStringLiteral("memory_chart_%1").arg(index));
    ASSERT_TRUE(button);
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(button->isChecked());
    EXPECT_EQ(view.figure().id, ids[index]);
    EXPECT_EQ(view.figure().panels.front(), panel());
    EXPECT_FALSE(view.figure().sources.empty());
  }
  press(Qt::Key_PageUp);
  EXPECT_EQ(view.chart(), MemoryChart::caches);
}

TEST_F(MemoryViewTest, PlateausAreNamedAndTheMeasuredPointsLieOverThem) {
  view.choose(MemoryChart::caches);
  std::vector<std::string> labels;
  for (const Curve& each : panel().curves)
    if (each.id == "staircase_h200")
      labels.push_back(each.label);
  EXPECT_THAT(labels,
              testing::ElementsAre("L1 32.1", "L2 280", "L2, both partitions 512", "DRAM 659"));
  ASSERT_TRUE(curve_of(panel(), "measured_h200"));
  EXPECT_EQ(curve_of(panel(), "measured_h200")->points.size(), 47u);
  show("t4");
  EXPECT_FALSE(curve_of(panel(), "measured_h200"));
}

TEST_F(MemoryViewTest, KeysWalkAlongOneGpuAndToTheNext) {
  view.choose(MemoryChart::conflicts);
  view.setFocus();
  press(Qt::Key_Right);
  EXPECT_THAT(said().toStdString(), HasSubstr("H200, without conflict: 23.04 cycles"));
  press(Qt::Key_Right);
  EXPECT_THAT(said().toStdString(), HasSubstr("H200, 2-way conflict: 25.03 cycles"));
  EXPECT_THAT(said().toStdString(), HasSubstr("h200_bank_conflicts.csv"));
  for (int i = 0; i < 10; ++i)
    press(Qt::Key_Right);
  EXPECT_THAT(said().toStdString(), HasSubstr("H200, 32-way conflict: 85 cycles"));
  press(Qt::Key_Up);
  EXPECT_THAT(said().toStdString(), HasSubstr("32-way conflict"));
  EXPECT_THAT(said().toStdString(), testing::Not(HasSubstr("H200")));
}

TEST_F(MemoryViewTest, HoverSaysThePlateauUnderThePointer) {
  view.choose(MemoryChart::caches);
  auto* plot = view.findChild<PlotWidget*>();
  (void)plot->grab();
  const Point place{4.0 * 1024 * 1024, 280};
  QTest::mouseMove(plot, plot->widget_at(place).toPoint() + QPoint(0, 3));
  EXPECT_THAT(said().toStdString(), HasSubstr("H200"));
  EXPECT_THAT(said().toStdString(), HasSubstr("cycles"));
  view.choose(MemoryChart::global_bandwidth);
  (void)plot->grab();
  const std::size_t last = panel().x.categories.size() - 1;
  QTest::mouseMove(plot, plot->widget_at({static_cast<double>(last), 2000}).toPoint());
  EXPECT_THAT(said().toStdString(),
              HasSubstr(panel().x.categories[last] + ": ")); // anywhere in the column
}

TEST_F(MemoryViewTest, AGpuWithoutNumbersSaysSoBesideTheOthers) {
  show("gtx680");
  EXPECT_THAT(panel().title, HasSubstr("Of the GTX 680 no source tells it"));
  EXPECT_TRUE(curve_of(panel(), "conflicts_t4"));
  view.choose(MemoryChart::shared_bandwidth);
  EXPECT_FALSE(panel().emphasis);
  show("t4");
  ASSERT_TRUE(panel().emphasis);
  EXPECT_EQ(panel().x.categories[*panel().emphasis], "T4");
  EXPECT_EQ(panel().bar_notes[*panel().emphasis], "90.0 %");
  show("p100");
  view.choose(MemoryChart::translation);
  EXPECT_TRUE(curve_of(panel(), "staircase_p100"));
}

TEST_F(MemoryViewTest, EverythingDrawnIsInsideTheAxes) {
  for (const char* gpu : {"h200", "h100", "a100", "k80", "gtx980", "toy"}) {
    show(gpu);
    for (int index = 0; index < memory_chart_count; ++index) {
      view.choose(static_cast<MemoryChart>(index));
      for (const Curve& each : panel().curves)
        for (const Point& point : each.points) {
          EXPECT_GE(point.x, panel().x.min) << gpu << index << each.id;
          EXPECT_LE(point.x, panel().x.max) << gpu << index << each.id;
          EXPECT_GE(point.y, panel().y.min) << gpu << index << each.id;
          EXPECT_LE(point.y, panel().y.max) << gpu << index << each.id;
        }
    }
  }
}

TEST(BinaryAxis, NamesPowersOfTwoAndUnitsOfBytes) {
  const auto labels = [](const Axis& axis, double length) {
    std::vector<QString> texts;
    for (const Tick& tick : axis_ticks(axis, {length, 20, 4, [](const QString& text) {
                                                return 7.0 * static_cast<double>(text.size());
                                              }}))
      if (!tick.label.isEmpty())
        texts.push_back(tick.label);
    return texts;
  };
  using testing::ElementsAre;
  EXPECT_THAT(labels({.kind = AxisKind::log2, .min = 1, .max = 32}, 300),
              ElementsAre("1", "2", "4", "8", "16", "32"));
  const Axis bytes{.kind = AxisKind::bytes, .min = 4096, .max = 1 << 30};
  EXPECT_THAT(labels(bytes, 260), ElementsAre("32 KiB", "1 MiB", "32 MiB", "1 GiB"));
  EXPECT_THAT(labels(bytes, 120), ElementsAre("1 MiB", "1 GiB"));
}

TEST(PaperShares, AreWhatTheFactsGive) {
  const Catalogue catalogue(embedded_gpu_files());
  const Document document = first_picture(catalogue);
  const MemoryDrawing drawing = memory_drawing(MemoryChart::global_bandwidth, document, catalogue);
  const auto note = [&](const char* gpu) {
    const auto& names = drawing.panel.x.categories;
    return drawing.panel
        .bar_notes[static_cast<std::size_t>(std::ranges::find(names, gpu) - names.begin())];
  };
  EXPECT_EQ(note("T4"), "68.8 %");
  EXPECT_EQ(note("P4"), "84.4 %");
  EXPECT_EQ(note("H200"), "81.9 %");
}

} // namespace
} // namespace loom
