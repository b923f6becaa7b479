// The view of profiles: opened by file, paste and drop; sent to the scenario; bad input.

#include "core/document/document_json.h"
#include "core/study/profile_verdict.h"
#include "core/text/text.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/look/rich_text.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/profile/code_table.h"
#include "widgets/views/profile/launch_list.h"
#include "widgets/views/profile/profile_view.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/workspace/document_files.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QUrl>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

const QString ten = QStringLiteral(LOOM_SOURCE_DIR "/resources/profiles/h100_ten_kernels.csv");

class ProfileViewTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1100, 460);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
    view.setFocus();
  }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !view.busy(); }, 20000));
    QCoreApplication::processEvents();
  }
  void open(const QString& path) {
    view.open(given_file(path));
    settle();
  }
  std::string card() { return find<QTextBrowser>("profile_card")->toPlainText().toStdString(); }
  std::string problem() { return find<QLabel>("profile_problem")->text().toStdString(); }
  LaunchList& launches() { return *find<LaunchList>("profile_launch"); }
  /// As a click on the row of a launch would.
  void choose(int launch) {
    for (int row = 0; row < launches().model()->rowCount(); ++row) {
      const QModelIndex index = launches().model()->index(row, 0);
      launches().scrollTo(index);
      QTest::mouseClick(launches().viewport(), Qt::LeftButton, {},
                        launches().visualRect(index).center());
      settle();
      if (part().launch == launch)
        return;
    }
    FAIL() << "no row of launch " << launch;
  }
  const ProfilePart& part() { return workspace.document().profile; }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, Document{default_scenario(*catalogue.find("gtx980")), {}}};
  ProfileView view{workspace, nullptr};
};

TEST_F(ProfileViewTest, EmptyItHasASentenceAndAButtonThatShowsAnExample) {
  auto* example = find<QPushButton>("profile_example");
  ASSERT_TRUE(example->isVisible());
  QTest::mouseClick(example, Qt::LeftButton);
  settle();
  EXPECT_FALSE(example->isVisible());
  EXPECT_EQ(part().shipped, "columns_before");
  EXPECT_EQ(launches().launches(), 3);
  EXPECT_THAT(card(), HasSubstr("H200"));
  workspace.undo_stack().undo();
  QTest::qWait(50);
  EXPECT_TRUE(example->isVisible());
}

TEST_F(ProfileViewTest, ShowsMeasuredBesideModelled) {
  open(ten);
  EXPECT_EQ(part().launch, static_cast<int>(by_saving(*view.run()->launches).front().launch));
  choose(0);
  ASSERT_TRUE(view.run() && view.run()->model);
  EXPECT_TRUE(view.run()->simulation);
  EXPECT_THAT(card(), HasSubstr("0.335"));          // IPC of saxpy, 9.56 M / (216 k × 132)
  EXPECT_THAT(card(), HasSubstr("saxpy #1, 15.8")); // that at the lower occupancy
  EXPECT_THAT(card(), HasSubstr("DRAM"));
  const Figure figure = view.figure();
  EXPECT_EQ(figure.id, "profile");
  EXPECT_EQ(figure.panels.size(), 5u); // occupancy, use, waits, bytes and the table
  for (const Panel& panel : figure.panels)
    if (panel.kind == PanelKind::bars) {
      EXPECT_EQ(panel.bars.size(), 2u);
    }
}

TEST_F(ProfileViewTest, IsDroppedAndPasted) {
  QMimeData file;
  file.setUrls({QUrl::fromLocalFile(ten)});
  // Qt gives a drop to nobody whom nothing was dragged to.
  QDragEnterEvent enter({10, 10}, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &drop);
  settle();
  EXPECT_EQ(part().title, "h100_ten_kernels.csv");
  QGuiApplication::clipboard()->setText(QString::fromStdString(
      read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/raw_base.csv").value()));
  QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
  settle();
  EXPECT_EQ(launches().launches(), 1);
}

TEST_F(ProfileViewTest, ALaunchIsChosenKeptInTheFileAndOpenedAgain) {
  open(ten);
  choose(5);
  EXPECT_THAT(card(), HasSubstr("matmul_naive"));
  const std::string file = document_to_json(workspace.document(), catalogue);
  const auto again = document_from_json(file, "f", catalogue);
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(again->document.profile, part());
  const auto launches_again = launches_of(again->document.profile).value();
  ASSERT_EQ(launches_again->size(), 10u);
  EXPECT_EQ((*launches_again)[5], view.run()->launch());
}

TEST_F(ProfileViewTest, SendsTheLoopToTheScenarioWhereItStandsAsAMeasuredPoint) {
  open(ten);
  choose(0);
  QTest::mouseClick(find<QPushButton>("profile_send"), Qt::LeftButton);
  const Scenario& scenario = workspace.scenario();
  EXPECT_EQ(scenario.gpu->id, "h100-sxm5");
  EXPECT_EQ(scenario.warps, 61);
  ASSERT_TRUE(scenario.instruction_loop);
  EXPECT_EQ(*scenario.instruction_loop, view.run()->model->of.loop);
  const auto measured = [](const Panel& panel) {
    const auto found = std::ranges::find(panel.curves, "profiled", &Curve::id);
    return found == panel.curves.end() ? std::vector<Point>() : found->points;
  };
  const auto in_throughput = measured(throughput_panel(*workspace.snapshot()));
  ASSERT_EQ(in_throughput.size(), 2u); // saxpy ran at two occupancies
  EXPECT_NEAR(in_throughput[0].x, 15.79, 1e-9);
  EXPECT_NEAR(in_throughput[1].x, 60.97, 1e-9);
  EXPECT_NEAR(in_throughput[1].y, 0.3346 / 4.5604, 1e-4); // IPC / instructions of an iteration
  EXPECT_EQ(measured(cusp_panel(*workspace.snapshot())).size(), 1u);
  workspace.undo_stack().undo();
  EXPECT_FALSE(workspace.scenario().instruction_loop);
}

// A report as it is, dropped on the view or opened by the window, which knows it by its content.
TEST_F(ProfileViewTest, AReportIsOpenedAndEachLaunchHasItsVerdict) {
  const QString report = QStringLiteral(LOOM_SOURCE_DIR "/tests/core/profile/data/triton.ncu-rep");
  EXPECT_EQ(DocumentFiles::reading_view(report), QStringLiteral("profile"));
  const QTemporaryDir folder;
  const QString renamed = folder.filePath(QStringLiteral("report.bin"));
  ASSERT_TRUE(QFile::copy(report, renamed));
  EXPECT_EQ(DocumentFiles::reading_view(renamed), QStringLiteral("profile"));
  QMimeData file;
  file.setUrls({QUrl::fromLocalFile(report)});
  QDragEnterEvent enter({10, 10}, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &enter);
  EXPECT_TRUE(enter.isAccepted());
  open(report);
  EXPECT_EQ(problem(), "");
  ASSERT_EQ(launches().launches(), 3);
  for (int i = 0; i < launches().launches(); ++i) {
    choose(i);
    EXPECT_THAT(card(), HasSubstr("What limits"));
    EXPECT_THAT(card(), HasSubstr("measured: ")) << i;
  }
}

TEST_F(ProfileViewTest, AddsTheLaunchesOfAnotherFile) {
  open(QStringLiteral(LOOM_SOURCE_DIR "/tests/core/profile/data/raw_base.csv"));
  ASSERT_EQ(launches().launches(), 1);
  view.add(given_file(ten));
  settle();
  EXPECT_EQ(launches().launches(), 11);
}

TEST_F(ProfileViewTest, BadInputIsRefusedByNameAndPlaceAndWhatIsShownStays) {
  open(ten);
  struct Case {
    const char* text;
    const char* says;
  };
  for (const Case& each :
       {Case{"", "no profile"},
        {"\"ID\",\"Kernel Name\"\n", "expected a launch"},
        {"\"ID\";\"Kernel Name\";\"Block Size\";\"Grid Size\"\n\"0\";\"k\";\"nan\";\"1\"\n",
         "Block Size"},
        {"\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"launch__registers_per_thread\"\n"
         "\"\",\"\",\"\",\"\",\"\"\n\"0\",\"k\",\"(1,1,1)\",\"(1,1,1)\",\"1,5\"\n",
         "whole number"},
        {"\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\"\n\"0\",\"k", "Grid Size"}}) {
    view.open({.title = "bad.csv", .text = std::string(each.text)});
    settle();
    EXPECT_THAT(problem(), HasSubstr("bad.csv")) << each.text;
    EXPECT_EQ(launches().launches(), 10) << each.text;
  }
}

TEST_F(ProfileViewTest, KeysGoThroughBarsAndCharts) {
  open(ten);
  QSignalSpy readouts(&view, &View::readout);
  QTest::keyClick(&view, Qt::Key_Right);
  ASSERT_FALSE(readouts.isEmpty());
  EXPECT_THAT(readouts.last().first().toString().toStdString(), HasSubstr("measured"));
  EXPECT_THAT(readouts.last().first().toString().toStdString(), HasSubstr("%"));
  EXPECT_EQ(view.chart(), ProfileChart::use); // an export has no code
  QTest::keyClick(&view, Qt::Key_PageDown);
  EXPECT_EQ(view.chart(), ProfileChart::waits);
}

// What was measured stays on the screen where no model has an answer: by 2700 byte of DRAM, 50 % of
// the issue slots, an IPC of 1.25.
TEST_F(ProfileViewTest, MeasuredBarsStayWithoutAModel) {
  view.open(
      {.title = "no_counts.csv",
       .text = std::string("\"ID\",\"Kernel Name\",\"CC\",\"device__attribute_display_name\","
                           "\"dram__bytes_read.sum\",\"dram__bytes_write.sum\","
                           "\"smsp__issue_active.avg.per_cycle_active\","
                           "\"sm__inst_executed.avg.per_cycle_active\"\n"
                           "\"\",\"\",\"\",\"\",\"byte\",\"byte\",\"\",\"inst/cycle\"\n"
                           "\"0\",\"attention\",\"9.0\",\"NVIDIA H200\",\"2,000\",\"700\",\"0.50\","
                           "\"1.25\"\n")});
  settle();
  ASSERT_TRUE(view.run());
  EXPECT_FALSE(view.run()->model);
  const auto use = draw_profile(*view.run(), ProfileChart::use).panel;
  ASSERT_EQ(use.bars.size(), 1U);
  EXPECT_EQ(use.bars[0].heights, std::vector<double>{50});
  const auto bytes = draw_profile(*view.run(), ProfileChart::bytes).panel;
  EXPECT_DOUBLE_EQ(bytes.bars.at(0).heights.at(2), 0.0027);
  EXPECT_THAT(card(), HasSubstr("1.25"));
  EXPECT_THAT(card(), HasSubstr("resident warps"));
  EXPECT_THAT(card(), HasSubstr("measured: unknown"));
  EXPECT_FALSE(view.figure().panels.empty());
}

TEST_F(ProfileViewTest, AProfileThatDoesNotNameItsGpuTakesTheScenarios) {
  open(QStringLiteral(LOOM_SOURCE_DIR "/tests/core/profile/data/raw_mangled.csv"));
  ProfilePart next = part();
  ASSERT_FALSE(view.run()->model);
  auto* take = find<QPushButton>("profile_gpu");
  ASSERT_TRUE(take->isVisible());
  QTest::mouseClick(take, Qt::LeftButton);
  EXPECT_EQ(part().gpu, "gtx980");
}

const QString columns =
    QStringLiteral(LOOM_SOURCE_DIR "/resources/profiles/columns_before.ncu-repz");

// Launches by what could be saved: row_sums 817 of its 1074 µs, scale and polynomial less.
TEST_F(ProfileViewTest, LaunchesComeByWhatCouldBeSavedAndAreFiltered) {
  open(columns);
  const QAbstractItemModel& rows = *launches().model();
  ASSERT_EQ(rows.rowCount(), 3);
  EXPECT_THAT(rows.index(0, 0).data().toString().toStdString(), HasSubstr("row_sums"));
  EXPECT_THAT(rows.index(0, 0).data(Qt::AccessibleTextRole).toString().toStdString(),
              testing::AllOf(HasSubstr("1.07 ms"), HasSubstr("817 µs"), HasSubstr("L1")));
  find<QLineEdit>("profile_filter")->setText(QStringLiteral("latency"));
  ASSERT_EQ(rows.rowCount(), 1);
  EXPECT_THAT(rows.index(0, 0).data().toString().toStdString(), HasSubstr("scale"));
  EXPECT_EQ(part().launch, 0);
}

// A list, the code and a verdict: the code of a report stands beside its samples, with its lines.
TEST_F(ProfileViewTest, CodeShowsWhereItWaitsAndForWhat) {
  open(columns);
  EXPECT_EQ(view.chart(), ProfileChart::code);
  auto& table = *find<CodeTable>("profile_code");
  ASSERT_TRUE(table.isVisible());
  ASSERT_TRUE(view.run()->code);
  const WaitingCode& code = *view.run()->code;
  const auto longest = code.longest(1);
  EXPECT_EQ(table.current(), longest.front());
  QSignalSpy readouts(&view, &View::readout);
  table.setFocus(Qt::TabFocusReason);
  ASSERT_FALSE(readouts.isEmpty());
  EXPECT_THAT(readouts.last().first().toString().toStdString(),
              testing::AllOf(HasSubstr("% of the samples"), HasSubstr("% modelled"),
                             HasSubstr("columns.cu:2"), HasSubstr("it waits for")));
  QTest::keyClick(&table, Qt::Key_Return);
  EXPECT_EQ(table.current(), code.waits[longest.front()].waits_for);
  EXPECT_THAT(table.as_tsv().toStdString(), HasSubstr("LDG.E"));
  EXPECT_THAT(find<MarkedLabel>("profile_headline")->text().toStdString(),
              testing::AllOf(HasSubstr("row_sums"), HasSubstr("L1"), HasSubstr("1.07 ms")));
  EXPECT_THAT(card(), testing::AllOf(HasSubstr("What would help"), HasSubstr("neighbouring lanes"),
                                     HasSubstr("What would not help")));
}

// A document has the code, too, and a file of it says the same.
TEST_F(ProfileViewTest, TheDocumentKeepsTheCode) {
  open(columns);
  const WaitingCode before = *view.run()->code;
  const std::string file = document_to_json(workspace.document(), catalogue);
  const auto again = document_from_json(file, "f", catalogue);
  ASSERT_TRUE(again) << to_line(again.error());
  auto run = profile_run(again->document.profile, catalogue);
  ASSERT_TRUE(run && *run);
  add_code(**run, again->document.profile);
  ASSERT_TRUE((**run).code);
  EXPECT_EQ((**run).code->code.lines, before.code.lines);
  EXPECT_EQ((**run).code->correlation, before.correlation);
  EXPECT_EQ((**run).launch(), view.run()->launch());
}

// A source page has no times: opened after an export it joins that, alone it shows its code.
TEST_F(ProfileViewTest, ASourcePageJoinsTheExportOfItsKernel) {
  const QString page = QStringLiteral(LOOM_SOURCE_DIR "/tests/core/profile/data/source.csv");
  EXPECT_EQ(DocumentFiles::reading_view(page), QStringLiteral("profile"));
  open(page);
  ASSERT_TRUE(view.run() && view.run()->code);
  open(QStringLiteral(LOOM_SOURCE_DIR "/tests/core/profile/data/raw.csv"));
  choose(0);
  ASSERT_FALSE(view.run()->code);
  const profile::Launch launch = view.run()->launch();
  open(page);
  EXPECT_EQ(view.run()->launch(), launch);
  EXPECT_TRUE(view.run()->code);
}

} // namespace
} // namespace loom
