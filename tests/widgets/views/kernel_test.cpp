// The kernel view with real clicks and keys.

#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "tests/widgets/curve_of.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/theme.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/kernel_words.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QUrl>
#include <QtTest/QTest>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace loom {
namespace {

using kernel::Method;
using testing::HasSubstr;

class KernelViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("h200").value()), {}}};
  KernelView view{workspace, nullptr};

  void SetUp() override {
    view.set_style(screen_style(false, 1));
    view.resize(1100, 420);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    settle();
    ASSERT_TRUE(view.run());
  }
  void settle() {
    (void)workspace.snapshot();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !view.busy(); }, 20'000));
  }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  [[nodiscard]] double us() const { return view.run()->answer.of(kernel::main_method).time_us(); }
  void key(Qt::Key which) {
    QTest::keyClick(&view, which);
    settle();
  }
};

TEST_F(KernelViewTest, OpensOnAShippedKernel) {
  EXPECT_EQ(view.run()->program().name, "matmul_naive");
  EXPECT_THAT(
      find<QTextBrowser>("kernel_card")->toPlainText().toStdString(),
      HasSubstr("4096 (32 × 128) blocks of 256 (32 × 8) threads, 5.74 µs before the first begins"));
  // This very launch was measured.
  ASSERT_TRUE(view.run()->measured());
  EXPECT_EQ(find<QComboBox>("kernel_source")->count(), 7);
  EXPECT_EQ(workspace.undo_stack().count(), 0);
}

TEST_F(KernelViewTest, FieldsChangeTheLaunchAndCanBeUndone) {
  const double before = us();
  find<QSpinBox>("argument_4")->setValue(2048); // n
  settle();
  EXPECT_GT(us(), 1.9 * before);
  EXPECT_EQ(view.run()->answer.setup.launch.grid[0], 64); // covers n by 32 threads
  EXPECT_EQ(workspace.undo_stack().count(), 1);
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(us(), before);
  EXPECT_EQ(find<QSpinBox>("argument_4")->value(), 1024);
}

TEST_F(KernelViewTest, TheBlockIsDraggedToTheBest) {
  view.choose(KernelChart::block_size);
  settle();
  auto* plot = find<PlotWidget>("kernel_plot");
  const Panel panel = plot->panel();
  const auto mark = [&](const char* id) {
    return std::ranges::find(panel.marks, id, &Mark::id)->at;
  };
  const auto best = view.run()->block_sweep->best(kernel::main_method);
  ASSERT_TRUE(best);
  const kernel::SweepPoint point = view.run()->block_sweep->points[*best];
  EXPECT_EQ(mark("best").x, point.at);
  const QPoint from = plot->widget_at(mark("operating_point")).toPoint();
  const QPoint to = plot->widget_at(mark("best")).toPoint();
  QTest::mousePress(plot, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 8; ++i)
    QTest::mouseMove(plot, from + (to - from) * i / 8);
  QTest::mouseRelease(plot, Qt::LeftButton, {}, to);
  settle();
  EXPECT_EQ(double(kernel::count(view.run()->answer.setup.launch.block)), point.at);
  EXPECT_EQ(us(), point.time_us[0]);
  EXPECT_EQ(workspace.undo_stack().count(), 2); // the chart, and one drag
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(kernel::count(view.run()->answer.setup.launch.block), 256);
}

TEST_F(KernelViewTest, KeysWalkThroughEveryChart) {
  QSignalSpy said(&view, &View::readout);
  view.setFocus();
  for (int chart = 0; chart < kernel_chart_count; ++chart) {
    EXPECT_EQ(static_cast<int>(view.chart()), chart);
    said.clear();
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    ASSERT_FALSE(said.empty()) << chart;
    EXPECT_FALSE(said.back().front().toString().isEmpty()) << chart;
    const Figure figure = view.figure();
    ASSERT_FALSE(figure.panels.empty()) << chart;
    key(Qt::Key_PageDown);
  }
}

TEST_F(KernelViewTest, ShowsTheLatencyOfEachLevel) {
  view.open({.shipped = "backprop_adjust"});
  settle();
  view.choose(KernelChart::latency);
  auto* level = find<QComboBox>("kernel_level");
  auto* plot = find<PlotWidget>("kernel_plot");
  ASSERT_EQ(level->count(), 2);                                  // nothing goes to the DRAM
  EXPECT_EQ(level->currentText().toStdString(), "L2 bandwidth"); // that is raised
  const std::vector<Point> steps = curve_of(plot->panel(), "steps")->points;
  EXPECT_GT(steps.size(), 4U);
  EXPECT_GT(steps.back().x, steps.front().x); // until it asks for no more than there is
  EXPECT_LT(steps.back().y, steps.front().y);
  level->setCurrentIndex(0);
  emit level->activated(0);
  settle();
  EXPECT_EQ(curve_of(plot->panel(), "steps")->points.size(), 1U);
  EXPECT_THAT(plot->panel().title, HasSubstr("no latency is raised"));
}

TEST_F(KernelViewTest, ACudaFileIsCompiledOnlyWhenAsked) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.cu"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("extern \"C\" __global__ void mine(float* x) { x[threadIdx.x] = 1; }\n");
  file.close();
  view.open(given_file(path));
  EXPECT_FALSE(view.busy());
  EXPECT_TRUE(find<QPushButton>("kernel_compile")->isVisible());
  EXPECT_EQ(view.run()->program().name, "matmul_naive");
  QTest::mouseClick(find<QPushButton>("kernel_compile_not"), Qt::LeftButton);
  EXPECT_FALSE(find<QPushButton>("kernel_compile")->isVisible());
  view.open(given_file(path));
  QTest::mouseClick(find<QPushButton>("kernel_compile"), Qt::LeftButton);
  settle();
  if (view.run()->program().name != "mine") { // on a computer without clang
    EXPECT_THAT(find<QLabel>("kernel_problem")->text().toStdString(), HasSubstr("install clang"));
  }
}

TEST_F(KernelViewTest, ABlockOfMoreWorkIsNotCalledBest) {
  find<QComboBox>("grid_by_y")->setCurrentIndex(0);
  emit find<QComboBox>("grid_by_y")->activated(0);
  settle();
  EXPECT_EQ(view.run()->answer.setup.launch.grid[1], 128); // as it was
  view.choose(KernelChart::block_size);
  settle();
  const Panel& panel = find<PlotWidget>("kernel_plot")->panel();
  EXPECT_EQ(std::ranges::count(panel.marks, "best", &Mark::id), 0);
  EXPECT_THAT(panel.title, HasSubstr("more work"));
}

/// Goes on as long as what it loads is positive.
constexpr auto asking = R"(target triple = "nvptx64-nvidia-cuda"
define void @ask(float* %x, i32 %n) {
entry:
  br label %loop
loop:
  %v = load volatile float, float* %x
  %more = fcmp ogt float %v, 0.0
  br i1 %more, label %loop, label %out
out:
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*, i32)* @ask, !"kernel", i32 1}
)";

TEST_F(KernelViewTest, AsksForTripsThatOnlyMemoryKnows) {
  QApplication::clipboard()->setText(QString::fromLatin1(asking));
  view.setFocus();
  QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier); // pasted
  settle();
  ASSERT_EQ(view.run()->program().name, "ask");
  const double before = view.run()->answer.of(kernel::main_method).warp.time;
  auto* trips = find<QSpinBox>("trip_0");
  ASSERT_TRUE(trips);
  EXPECT_EQ(trips->value(), 100);
  trips->setValue(200);
  settle();
  const double after = view.run()->answer.of(kernel::main_method).warp.time;
  EXPECT_NEAR(after, 2 * before, 0.05 * before);
  EXPECT_THAT(find<QTextBrowser>("kernel_card")->toPlainText().toStdString(),
              HasSubstr("leaving the loop depends on what memory holds"));
  // Nothing was measured of it, and the H200 is shown already.
  view.choose(KernelChart::accuracy);
  settle();
  EXPECT_THAT(find<QLabel>("kernel_empty")->text().toStdString(), HasSubstr("Import a CSV"));
  EXPECT_FALSE(find<QPushButton>("kernel_measured_gpu")->isVisible());
}

TEST_F(KernelViewTest, AFileThatIsDroppedIsOpened) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("ask.ll"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(asking);
  file.close();
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &drop);
  settle();
  EXPECT_EQ(view.run()->program().name, "ask");
  EXPECT_EQ(find<QComboBox>("kernel_source")->currentText().toStdString(), "ask.ll");
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(view.run()->program().name, "matmul_naive");
  EXPECT_EQ(find<QComboBox>("kernel_source")->count(), 7);
}

TEST_F(KernelViewTest, WhatIsNoKernelIsNamedAndLeavesWhatIsShown) {
  view.open({.title = "bad.ll",
             .text = std::string("target triple = \"nvptx64-nvidia-cuda\"\ndefine nonsense\n")});
  settle();
  EXPECT_THAT(find<QLabel>("kernel_problem")->text().toStdString(), HasSubstr("bad.ll, line 2"));
  EXPECT_EQ(view.run()->program().name, "matmul_naive");
}

TEST_F(KernelViewTest, MeasurementsAreImported) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.csv"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("rows,n,grid_x,grid_y,block_x,block_y,time_us\n1024,1024,32,128,32,8,300\n");
  file.close();
  view.open(given_file(path));
  settle();
  EXPECT_EQ(view.chart(), KernelChart::accuracy);
  ASSERT_TRUE(view.run()->measured());
  EXPECT_EQ(view.run()->measured()->time_us, 300);
  ASSERT_EQ(view.run()->errors->size(), 1U);
  EXPECT_NEAR(view.run()->errors->front().relative(kernel::main_method), us() / 300 - 1, 1e-12);
  workspace.undo_stack().undo(); // the chart goes back with them
  settle();
  EXPECT_EQ(view.chart(), KernelChart::composition);
  view.choose(KernelChart::accuracy);
  settle();
  EXPECT_GT(view.run()->errors->size(), 100U); // the shipped ones again
}

TEST_F(KernelViewTest, SaysWhatAGpuLacksAndComesBack) {
  workspace.propose_gpu(catalogue.find("gtx560ti").value());
  settle();
  EXPECT_FALSE(view.run());
  EXPECT_THAT(find<QLabel>("kernel_empty")->text().toStdString(), HasSubstr("dram_lat"));
  EXPECT_TRUE(view.figure().panels.empty());
  auto* take = find<QPushButton>("kernel_measured_gpu");
  ASSERT_TRUE(take->isVisible());
  QTest::mouseClick(take, Qt::LeftButton);
  settle();
  EXPECT_EQ(workspace.scenario().gpu->id, "h200");
  EXPECT_TRUE(view.run());
}

TEST_F(KernelViewTest, ALaunchThatDoesNotFitIsExplained) {
  find<QSpinBox>("block_x")->setValue(1024); // times 8 along y
  settle();
  EXPECT_FALSE(view.run());
  EXPECT_THAT(find<QLabel>("kernel_empty")->text().toStdString(), HasSubstr("1024 threads"));
  EXPECT_FALSE(find<QPushButton>("kernel_measured_gpu")->isVisible())
      << "another GPU mends nothing";
  workspace.undo_stack().undo();
  settle();
  EXPECT_TRUE(view.run());
}

/// What a file of the document says, read into a document of its own.
Document reopened(const Workspace& workspace, const Catalogue& catalogue) {
  const auto read =
      document_from_json(document_to_json(workspace.document(), catalogue), "s.json", catalogue);
  EXPECT_TRUE(read) << to_line(read.error());
  return read ? read->document : workspace.document();
}

TEST_F(KernelViewTest, AFileBringsTheKernelTheLaunchAndTheChartBack) {
  view.open({.shipped = "fft"});
  settle();
  find<QSpinBox>("block_x")->setValue(64);
  settle();
  view.choose(KernelChart::code);
  Workspace other_workspace(catalogue, reopened(workspace, catalogue));
  KernelView other(other_workspace, nullptr);
  other.show();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !other.busy() && other.run(); }, 20'000));
  EXPECT_EQ(other.run()->program().name, "fft");
  EXPECT_EQ(other.run()->answer.setup.launch.block[0], 64);
  EXPECT_EQ(other.chart(), KernelChart::code);
}

TEST_F(KernelViewTest, TheFigureOfAFileIsTheViewsInEveryChart) {
  view.open({.title = "ask.ll", .text = std::string(asking)});
  settle();
  find<QSpinBox>("trip_0")->setValue(7);
  settle();
  for (const auto chart : {KernelChart::composition, KernelChart::block_size,
                           KernelChart::problem_size, KernelChart::code}) {
    view.choose(chart);
    settle();
    const Figure shown = view.figure();
    const Document document = reopened(workspace, catalogue);
    for (const QString& id : {QStringLiteral("kernel"), QString::fromStdString(shown.id)}) {
      const auto drawn = figure_named(id, document, catalogue);
      ASSERT_TRUE(drawn) << to_line(drawn.error());
      EXPECT_EQ(*drawn, shown) << shown.id;
    }
  }
}

TEST_F(KernelViewTest, ALaunchOfAnotherKernelIsNamedAndTheKernelsOwnIsShown) {
  KernelPart part;
  part.plan = kernel::Plan{}; // without the arguments that this kernel has
  workspace.propose(QStringLiteral("kernel"), &Document::kernel, part);
  settle();
  EXPECT_THAT(find<QLabel>("kernel_problem")->text().toStdString(),
              HasSubstr("expected 5 arguments, found 0"));
  EXPECT_EQ(view.run()->answer.setup.launch.block[1], 8);
  EXPECT_FALSE(figure_named(QStringLiteral("kernel"), workspace.document(), catalogue));
}

TEST_F(KernelViewTest, FollowsTheSlidersOfTheGpusNumbers) {
  const auto set = [&](const char* number, double value) {
    workspace.propose(QString::fromLatin1(number), *with(workspace.scenario(), number, value));
    settle();
  };
  const double before = us(), path = view.run()->main().warp.time;
  set("mem_lat", 2 * 695);
  EXPECT_EQ(view.run()->machine.latency.dram, 2 * 695);
  set("alu_lat", 40);
  EXPECT_EQ(view.run()->machine.cost(kernel::Kind::fp32).latency, 40);
  // Its waves are bound by bandwidth, which stays; its longest warp is a chain of latencies.
  EXPECT_GT(view.run()->main().warp.time, 1.5 * path);
  EXPECT_GE(us(), before);
  const auto drawn =
      figure_named(QStringLiteral("kernel"), reopened(workspace, catalogue), catalogue);
  ASSERT_TRUE(drawn) << to_line(drawn.error());
  EXPECT_EQ(*drawn, view.figure());
  workspace.undo_stack().undo();
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(us(), before);
  // What is taken for a number that the GPU lacks follows from the one that is set.
  workspace.propose_gpu(catalogue.find("gtx980").value());
  set("mem_lat", 500);
  EXPECT_THAT(find<QTextBrowser>("kernel_card")->toPlainText().toStdString(),
              HasSubstr("half of the DRAM's is taken, 250"));
}

} // namespace
} // namespace loom
