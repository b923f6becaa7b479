// The occupancy view with real clicks, drags and keys.

#include "core/model/loop_text.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"
#include "gpus/embedded.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/views/occupancy/occupancy_view.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/resource_column.h"
#include "widgets/views/occupancy/sm_drawing.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace loom {
namespace {

class OccupancyViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  OccupancyView view{workspace, nullptr};

  void SetUp() override {
    view.resize(1000, 320);
    view.show();
    ASSERT_TRUE(view.shown());
  }
  void show(const LaunchConfig& config) {
    Scenario next = workspace.scenario();
    next.launch.config = config;
    workspace.propose(QStringLiteral("launch"), next);
    settle();
  }
  void choose(const char* gpu) {
    workspace.propose_gpu(catalogue.find(gpu).value());
    settle();
  }
  void settle() { (void)workspace.snapshot(); }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  PlotWidget* plot(const char* resource) {
    return find<ResourceColumn>(resource)->findChild<PlotWidget*>();
  }
  QPoint at(const char* resource, double value, double warps) {
    return plot(resource)->widget_at({value, warps}).toPoint();
  }
  void click_box(QCheckBox* box) {
    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    settle();
  }
  QString worth() { return find<QLabel>("worth")->text(); }
  const LaunchConfig& config() { return workspace.scenario().launch.config; }
};

TEST_F(OccupancyViewTest, SaysWhatFitsWhatLimitsAndWhatItIsWorth) {
  // Queues leave less than the bounds promise: how much is the number in brackets.
  const auto says = [this](const char* pattern) {
    const auto match = QRegularExpression(QString::fromUtf8(pattern)).match(worth());
    EXPECT_TRUE(match.hasMatch()) << worth().toStdString();
    return match.captured(1).toDouble();
  };
  const double all =
      says("^100 % occupancy: 8 blocks, 64 of 64 warps/SM, limited by warp slots and "
           "registers[.] At α = 48, ILP 1 the kernel needs 54 warps for its peak by "
           "the bounds, and more gain 0 %; with queues its 64 warps reach ([0-9.]+) % "
           "of it[.]$");
  show({.threads = 256, .registers = 64});
  const double half =
      says("^50 % occupancy: 4 blocks, 32 of 64 warps/SM, limited by registers[.] At α = 48, ILP 1 "
           "the kernel needs 54 warps for its peak: 32 warps give 59.9 % of it, ([0-9.]+) % with "
           "queues; all 64 warps would give 100 %; ILP 2 hides latency with these 32 warps, by the "
           "bounds[.]$");
  EXPECT_LT(half, 59);
  EXPECT_LT(half, all);
  EXPECT_LT(all, 98);
  Scenario scenario = workspace.scenario();
  scenario.target = 0.9; // 0.9 · 53.46
  workspace.propose(QStringLiteral("target"), scenario);
  settle();
  says("needs 49 warps for 90 % of its peak: 32 warps give 59.9 % of the peak, ([0-9.]+) % with "
       "queues; all 64 warps would give 100 %; ILP 2 reaches 90 % of the peak with these 32 warps, "
       "by the bounds[.]$");
  EXPECT_EQ((*why::explain(workspace.scenario(), "whole_warps_needed"))->value, 49);
  show({.threads = 256, .registers = 32});
  says("needs 49 warps for 90 % of its peak: 64 warps give 100 % of the peak, ([0-9.]+) % with "
       "queues[.]$");
  choose("h200");
  scenario = workspace.scenario();
  scenario.target = 1;
  scenario.alpha = 0;
  scenario.launch.config = {.threads = 256, .registers = 32};
  workspace.propose(QStringLiteral("kernel"), scenario);
  settle();
  EXPECT_TRUE(worth().contains(
      QStringLiteral("100 % occupancy is not enough: it needs ILP 2, which hides latency")))
      << qPrintable(worth());
}

TEST_F(OccupancyViewTest, ASliderDragIsOneUndoEntryAndMovesTheWarpsThatFollow) {
  click_box(find<QCheckBox>("follow"));
  EXPECT_EQ(workspace.scenario().warps, 64);
  const int before = workspace.undo_stack().count();
  auto* slider = find<ResourceColumn>("registers")->findChild<ParameterSlider*>();
  const auto place = [&](int value) { return slider->place_of(value).toPoint(); };
  QTest::mousePress(slider, Qt::LeftButton, {}, place(32));
  for (const int value : {50, 60, 70, 128})
    QTest::mouseMove(slider, place(value));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, place(128));
  settle();
  EXPECT_NEAR(config().registers, 128, 2);
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  EXPECT_EQ(workspace.scenario().warps, view.shown()->occupancy.warps);
  EXPECT_LT(workspace.scenario().warps, 32);
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(config().registers, 32);
  EXPECT_EQ(workspace.scenario().warps, 64);
  EXPECT_EQ(find<QSpinBox>("registers_field")->value(), 32);
}

TEST_F(OccupancyViewTest, WarpsStopFollowingWhenTheyAreSetElsewhere) {
  auto* follow = find<QCheckBox>("follow");
  click_box(follow);
  EXPECT_TRUE(follow->isChecked());
  workspace.propose(QStringLiteral("warps"), 20);
  settle();
  EXPECT_FALSE(follow->isChecked());
  EXPECT_EQ(follow->text(),
            QStringLiteral("Other views show 20 warps: take the 64 of this launch"));
  find<QSpinBox>("registers_field")->setValue(64);
  settle();
  EXPECT_EQ(workspace.scenario().warps, 20);
  EXPECT_FALSE(workspace.scenario().launch.decides_warps);
}

TEST_F(OccupancyViewTest, TheOperatingPointOfACurveIsDraggedAndAClickSetsTheValue) {
  const int before = workspace.undo_stack().count();
  PlotWidget* threads = plot("threads");
  QTest::mousePress(threads, Qt::LeftButton, {}, at("threads", 256, 64));
  for (const double value : {300.0, 400.0, 509.0})
    QTest::mouseMove(threads, at("threads", value, 64));
  QTest::mouseRelease(threads, Qt::LeftButton, {}, at("threads", 509, 64));
  settle();
  EXPECT_EQ(config().threads, 512); // whole warps
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  QTest::mouseClick(plot("shared"), Qt::LeftButton, {}, at("shared", 24, 30));
  settle();
  EXPECT_NEAR(config().shared, 24 * 1024, 512);
  EXPECT_EQ(config().shared % 256, 0);
  EXPECT_EQ(workspace.undo_stack().count(), before + 2);
}

TEST_F(OccupancyViewTest, ArrowsOnACurveStepItsValue) {
  auto* registers = find<ResourceColumn>("registers");
  QTest::keyClick(registers, Qt::Key_Right);
  EXPECT_EQ(config().registers, 33);
  QTest::keyClick(registers, Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(config().registers, 23);
  auto* threads = find<ResourceColumn>("threads");
  show({.threads = 100, .registers = 32});
  QTest::keyClick(threads, Qt::Key_Right);
  EXPECT_EQ(config().threads, 128);
  QTest::keyClick(threads, Qt::Key_Home);
  EXPECT_EQ(config().threads, 32);
  QTest::keyClick(threads, Qt::Key_End);
  EXPECT_EQ(config().threads, 1024);
}

TEST_F(OccupancyViewTest, TheNearestChangesAreOneClickAway) {
  // The published example: 4 blocks with partitioned caching, 5 without.
  show({.threads = 128, .registers = 85});
  EXPECT_EQ(view.shown()->occupancy.blocks, 4);
  auto* gain = find<QPushButton>("registers_gain");
  EXPECT_EQ(gain->text(), QStringLiteral("◂ 80: +2"));
  EXPECT_EQ(gain->toolTip(),
            QStringLiteral("80 registers per thread instead of 85: 2 blocks gained, 6 blocks with "
                           "24 warps/SM"));
  auto* caching = find<QComboBox>("caching");
  ASSERT_TRUE(caching->isVisible());
  QTest::keyClick(caching, Qt::Key_End);
  settle();
  EXPECT_EQ(config().partitioned_caching, false);
  EXPECT_EQ(view.shown()->occupancy.blocks, 5);
  QTest::mouseClick(gain, Qt::LeftButton);
  settle();
  EXPECT_EQ(config().registers, 80);
  EXPECT_EQ(view.shown()->occupancy.blocks, 6);
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(config().registers, 85);
}

TEST_F(OccupancyViewTest, HoveringSaysValueAndUnit) {
  QSignalSpy said(&view, &View::readout), state(&view, &View::hoveredState);
  QTest::mouseMove(plot("registers"), at("registers", 128, 20));
  const QString words = said.back().at(0).toString();
  EXPECT_TRUE(words.contains(QStringLiteral("registers per thread"))) << qPrintable(words);
  EXPECT_TRUE(words.contains(QStringLiteral("warps/SM"))) << qPrintable(words);
  EXPECT_GT(state.back().at(1).toDouble(), 0);
  auto* sm = find<DiagramWidget>("sm");
  QTest::mouseMove(sm, sm->box_of("block:7").center().toPoint());
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("Block 8 of 8 on the SM: 8 warps, 8192 registers, 0 B of shared "
                           "memory"));
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("warp slots: 64 of 64 warps. Alone they would allow 8 blocks: the "
                           "limit"));
}

TEST_F(OccupancyViewTest, CountsTheWavesOfTheGrid) {
  auto* grid = find<QSpinBox>("grid");
  grid->setValue(1000);
  settle();
  EXPECT_EQ(workspace.scenario().launch.grid, 1000);
  EXPECT_TRUE(worth().endsWith(
      QStringLiteral("The grid is 8 waves of 128 (16 SMs × 8 blocks), the last 81.2 % full: tail "
                     "efficiency 97.7 %.")))
      << qPrintable(worth());
}

TEST_F(OccupancyViewTest, ControlsFollowTheGpu) {
  EXPECT_FALSE(find<QComboBox>("carveout")->isVisible());
  EXPECT_EQ(find<QSpinBox>("registers_field")->maximum(), 255);
  choose("h200");
  EXPECT_TRUE(find<QComboBox>("carveout")->isVisible());
  EXPECT_FALSE(find<QComboBox>("caching")->isVisible());
  EXPECT_EQ(find<QSpinBox>("shared_field")->maximum(), 227 * 1024);
  choose("gtx680");
  EXPECT_EQ(find<QSpinBox>("registers_field")->maximum(), 63);
}

TEST_F(OccupancyViewTest, SaysWhyAnImpossibleLaunchDoesNotFit) {
  show({.threads = 1024, .registers = 255});
  EXPECT_TRUE(worth().startsWith(QStringLiteral("Not even one block fits: a block of 32 warps "
                                                "needs")))
      << qPrintable(worth());
  EXPECT_TRUE(find<QPushButton>("registers_gain")->isVisible());
  EXPECT_TRUE(find<DiagramWidget>("sm")->box_of("block:0").isEmpty());
}

TEST_F(OccupancyViewTest, ALaunchOfAnotherGpuIsFittedWithOneClick) {
  show({.threads = 1024, .registers = 200});
  choose("gtx280"); // 512 threads, 124 registers
  auto* problem = find<QLabel>("problem");
  ASSERT_TRUE(problem->isVisible());
  EXPECT_TRUE(problem->text().contains(QStringLiteral("from 1 to 512")));
  QTest::mouseClick(find<QPushButton>("mend"), Qt::LeftButton);
  settle();
  EXPECT_FALSE(problem->isVisible());
  EXPECT_EQ(config().threads, 512);
  EXPECT_EQ(view.figure().panels.size(), 4u);
}

TEST_F(OccupancyViewTest, AGpuWithoutAComputeCapabilitySaysSoAndOffersAnother) {
  choose("toy");
  EXPECT_TRUE(
      find<QLabel>("problem")->text().contains(QStringLiteral("names no compute capability")));
  EXPECT_TRUE(view.figure().panels.empty());
  QTest::mouseClick(find<QPushButton>("mend"), Qt::LeftButton);
  settle();
  EXPECT_FALSE(find<QLabel>("problem")->isVisible());
  EXPECT_EQ(view.figure().panels.size(), 4u);
}

TEST(SmDrawing, FillsAllRowsWithTheSameBlocks) {
  Catalogue catalogue{embedded_gpu_files()};
  for (const std::string& id : catalogue.ids()) {
    const GpuPtr gpu = catalogue.find(id).value();
    Scenario scenario = with_gpu(default_scenario(catalogue.find("gtx980").value()), gpu);
    scenario.launch.config = {.threads = 96, .registers = 20, .shared = 1000};
    const auto run = run_occupancy(scenario);
    if (!run)
      continue;
    const Diagram diagram = sm_diagram(*run, 28, 17);
    const int blocks = run->occupancy.blocks;
    ASSERT_GT(blocks, 0) << gpu->id;
    const std::string last = "block:" + std::to_string(blocks - 1);
    // Its warps of 96 threads, and a part of each of the three bars.
    const int warps = lanes_of_warp(gpu->compute_capability) == 64 ? 2 : 3;
    EXPECT_EQ(std::ranges::count(diagram.boxes, last, &DiagramBox::id), warps + 3) << gpu->id;
    EXPECT_EQ(std::ranges::count(diagram.boxes, "block:" + std::to_string(blocks), &DiagramBox::id),
              0);
    for (const DiagramBox& box : diagram.boxes) {
      EXPECT_GE(box.x, -0.2);
      EXPECT_LE(box.x + box.width, diagram.width + 0.2) << gpu->id << ' ' << box.id;
      EXPECT_LE(box.y + box.height, diagram.height) << gpu->id << ' ' << box.id;
    }
  }
}

TEST_F(OccupancyViewTest, SaysWhatAnOccupancyIsWorthToTheLoopAtTheLeft) {
  Scenario next = workspace.scenario();
  next.instruction_loop = loop_from_text("LDG.32; FADD x48").value();
  next.launch.config = {.threads = 256, .registers = 80};
  workspace.propose(QStringLiteral("loop"), next);
  settle();
  // A block of 80 registers a thread in each half of the SM; 16 / (368 + 48 · 6) of 0.0815.
  EXPECT_TRUE(worth().contains(
      QStringLiteral("The loop needs 54 warps for its peak: 16 warps give 29.9 % of it")))
      << qPrintable(worth());
  // 656 cycles · 0.0815 / 16 warps = 3.3 chains.
  EXPECT_TRUE(worth().contains(
      QStringLiteral("; all 64 warps would give 100 %; ILP 4 hides latency with these 16 warps.")))
      << qPrintable(worth());
}

} // namespace
} // namespace loom
