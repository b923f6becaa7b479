// What if: tornados, disagreement and the fit dialog with real clicks and keys.

#include "core/gpu/gpu_json.h"
#include "core/model/loop_text.h"
#include "core/scenario/parameters.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "widgets/dialogs/fit_dialog.h"
#include "widgets/dialogs/own_gpu_dialog.h"
#include "widgets/export/exporter.h"
#include "widgets/look/theme.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/tornado.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/sensitivity/disagreement_panel.h"
#include "widgets/views/sensitivity/sensitivity_view.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace loom {
namespace {

constexpr int patience = 20'000; ///< ms

class SensitivityViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  SensitivityView view{workspace, nullptr};

  void SetUp() override {
    go(0, 10);
    view.set_style(screen_style(false, 1));
    view.resize(1100, 300);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view)); // places are asked for once laid out
  }
  void go(double alpha, int warps) {
    Scenario next = workspace.scenario();
    next.alpha = alpha;
    next.warps = warps;
    workspace.propose(QStringLiteral("state"), next);
    settle();
  }
  void settle() { (void)workspace.snapshot(); }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  const Panel& panel(const char* name) { return find<PlotWidget>(name)->panel(); }
  /// In the middle of a parameter's bar.
  QPoint bar(const char* chart, const char* id) {
    const Panel& shown = panel(chart);
    const auto row = std::ranges::find(shown.swings, id, &Swing::id);
    EXPECT_NE(row, shown.swings.end()) << id;
    return find<PlotWidget>(chart)
        ->widget_at({(shown.tornado_base + row->high) / 2,
                     swing_place(shown, std::size_t(row - shown.swings.begin()))})
        .toPoint();
  }
};

// 368 cycles · 0.0815 IPC = 29.992 warps at α = 0, ±10 % of either ±10 % of it.
TEST_F(SensitivityViewTest, ShowsWhatEachParameterDoes) {
  const Panel& needed = panel("needed");
  ASSERT_EQ(needed.kind, PanelKind::tornado);
  EXPECT_NEAR(needed.tornado_base, 29.992, 1e-9);
  ASSERT_EQ(needed.swings.size(), 2u); // latency and throughput of memory
  for (const Swing& swing : needed.swings) {
    EXPECT_NEAR(swing.low, 26.9928, 1e-9) << swing.id;
    EXPECT_NEAR(swing.high, 32.9912, 1e-9) << swing.id;
  }
  ASSERT_EQ(panel("throughput").swings.size(), 2u); // latency and warps
  EXPECT_EQ(panel("throughput").swings[0].id, "mem_lat");
  EXPECT_EQ(find<QLabel>("inert")->text(),
            QStringLiteral("No influence here: alu_lat, alu_thru, issue_thru, other_issue"));
  find<QSpinBox>("by")->setValue(50);
  EXPECT_NEAR(panel("needed").swings[0].high, 1.5 * 29.992, 1e-9);
}

TEST_F(SensitivityViewTest, TheLargestSwingIsOnTopAtTheCuspToo) {
  go(48, 54);
  const Panel& needed = panel("needed");
  EXPECT_GT(needed.swings.size(), 5u);
  double before = 1e300;
  for (const Swing& swing : needed.swings) {
    const double reach = std::max({swing.low, swing.high, needed.tornado_base}) -
                         std::min({swing.low, swing.high, needed.tornado_base});
    EXPECT_LE(reach, before + 1e-9);
    before = reach;
  }
}

TEST_F(SensitivityViewTest, PointingSaysValuesAndAClickExplainsTheParameter) {
  QSignalSpy said(&view, &View::readout), explained(&view, &View::explain);
  QTest::mouseMove(find<PlotWidget>("needed"), bar("needed", "mem_lat"));
  ASSERT_FALSE(said.empty());
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("mem_lat 331.2 to 404.8 cycles\nwarps needed 26.99 to 32.99 warps/SM, "
                           "now 29.99"));
  QTest::mouseClick(find<PlotWidget>("needed"), Qt::LeftButton, {}, bar("needed", "mem_lat"));
  ASSERT_EQ(explained.count(), 1);
  EXPECT_EQ(explained.back().at(0).toString(), QStringLiteral("mem_lat"));
}

TEST_F(SensitivityViewTest, GoesByKeys) {
  QSignalSpy said(&view, &View::readout), explained(&view, &View::explain);
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_End);
  QTest::keyClick(&view, Qt::Key_Return);
  ASSERT_EQ(explained.count(), 1);
  EXPECT_EQ(explained.back().at(0).toString().toStdString(), panel("needed").swings.back().id);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Home);
  QTest::keyClick(&view, Qt::Key_Return);
  ASSERT_EQ(explained.count(), 2);
  EXPECT_EQ(explained.back().at(0).toString(), QStringLiteral("mem_lat"));
  EXPECT_TRUE(said.back().at(0).toString().contains(QStringLiteral("IPC/SM")));
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_TRUE(said.back().at(0).toString().isEmpty());
}

TEST_F(SensitivityViewTest, ALoopIsAskedOfGradualSaturationToo) {
  Scenario scenario = workspace.scenario();
  scenario.gpu = *catalogue.find("h200");
  scenario.instruction_loop = *loop_from_text("LDG.32; FFMA x40");
  scenario.warps = 30;
  workspace.propose(QStringLiteral("the loop"), scenario);
  (void)workspace.snapshot();
  const auto bars = [this] {
    std::set<std::string> labels;
    for (const Swing& swing : view.findChild<PlotWidget*>("throughput")->panel().swings)
      labels.insert(swing.id);
    return labels;
  };
  QTest::qWait(20);
  EXPECT_FALSE(bars().contains("queue_share"));
  QMenu menu;
  view.fill_menu(menu);
  const auto actions = menu.actions();
  const auto own = std::ranges::find(
      actions, QStringLiteral("By gradual saturation, not by the bounds"), &QAction::text);
  ASSERT_NE(own, actions.end());
  (*own)->trigger();
  EXPECT_TRUE(bars().contains("queue_share"));
}

TEST_F(SensitivityViewTest, SaysWhatAGpuLacks) {
  for (const std::string& id : catalogue.ids())
    if (const GpuPtr gpu = catalogue.find(id).value();
        !missing_parameters(default_scenario(gpu)).empty()) {
      workspace.propose_gpu(gpu);
      settle();
      break;
    }
  EXPECT_FALSE(find<PlotWidget>("needed")->isVisible());
  EXPECT_TRUE(view.figure().panels.empty());
}

TEST_F(SensitivityViewTest, EveryFormatTakesTheFigure) {
  go(48, 54);
  const Figure figure = view.figure();
  for (const ExportFormat format : {ExportFormat::pdf, ExportFormat::svg, ExportFormat::png,
                                    ExportFormat::csv, ExportFormat::tex}) {
    ExportSpec spec;
    spec.format = format;
    const auto bytes = export_figure(figure, workspace.document(), catalogue, spec);
    ASSERT_TRUE(bytes);
    if (format == ExportFormat::csv) {
      EXPECT_TRUE(bytes->contains("mem_lat,331.2,404.8,50.46"));
    }
    if (format == ExportFormat::tex) {
      EXPECT_TRUE(bytes->contains("mem_lat,331.2,404.8,50.46"));
      EXPECT_GT(bytes->count(" rectangle "), 4);
    }
  }
}

TEST_F(SensitivityViewTest, FindsWhereModelsDisagreeAndGoesThere) {
  auto* panel = view.findChild<DisagreementPanel*>();
  auto* a = find<QComboBox>("model_a");
  a->setCurrentIndex(static_cast<int>(*model_from("cuda-guide")));
  find<QComboBox>("model_b")->setCurrentIndex(0);
  QTest::mouseClick(find<QPushButton>("find"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel->busy(); }, patience));
  auto* list = find<QListWidget>("states");
  ASSERT_EQ(list->count(), 2); // see tests/core/study/sensitivity_test.cpp
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("× 25: α = 1480, 1 warps/SM"));
  const int before = workspace.undo_stack().count();
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  QTest::keyClick(list, Qt::Key_Return);
  settle();
  EXPECT_EQ(workspace.scenario().warps, 64);
  EXPECT_EQ(workspace.scenario().alpha, panel->states()[1].alpha);
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  EXPECT_EQ(list->count(), 2); // going there keeps what was found
  workspace.propose(QStringLiteral("mem_lat"), 500);
  settle();
  EXPECT_EQ(list->count(), 0); // another GPU, in effect
  find<QComboBox>("model_b")->setCurrentIndex(a->currentIndex());
  EXPECT_FALSE(find<QPushButton>("find")->isEnabled());
}

class FitDialogTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("h200").value()), {}}};
  QTemporaryDir folder;

  void SetUp() override {
    workspace.propose(QStringLiteral("mem_lat"), 600);
    (void)workspace.snapshot();
  }
  template <class Widget> static Widget* find(QWidget& dialog, const char* name) {
    return dialog.findChild<Widget*>(QString::fromLatin1(name));
  }
  static void run(FitDialog& dialog) {
    QTest::mouseClick(find<QPushButton>(dialog, "fit"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.busy(); }, patience));
  }
};

TEST_F(FitDialogTest, FitsInTheBackgroundAndUsesTheNumbersInOneUndoEntry) {
  FitDialog dialog(workspace, folder.path(), screen_style(false, 1), nullptr);
  dialog.show();
  EXPECT_TRUE(find<QCheckBox>(dialog, "mem_lat")->isChecked());
  EXPECT_TRUE(find<QCheckBox>(dialog, "queue_share")
                  ->text()
                  .startsWith(QStringLiteral("queue_share 0.163")));
  EXPECT_FALSE(find<QPushButton>(dialog, "use")->isEnabled());
  run(dialog);
  ASSERT_TRUE(dialog.found());
  EXPECT_NEAR(dialog.found()->values[0].value, 697, 10); // gpus/h200.json has 695 of a chase
  EXPECT_EQ(find<QTableWidget>(dialog, "fitted")->item(0, 1)->text(), QStringLiteral("600"));
  EXPECT_TRUE(find<QLabel>(dialog, "fit_words")
                  ->text()
                  .contains(QStringLiteral("Fitted on every second intensity")));
  const int before = workspace.undo_stack().count();
  QTest::mouseClick(find<QPushButton>(dialog, "use"), Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  EXPECT_EQ(get(workspace.scenario(), "mem_lat"), dialog.found()->values[0].value);
  workspace.undo_stack().undo();
  EXPECT_EQ(get(workspace.scenario(), "mem_lat"), 600);
}

TEST_F(FitDialogTest, KeepsTheGpuThatTheFitMakes) {
  FitDialog dialog(workspace, folder.path(), screen_style(false, 1), nullptr);
  dialog.show();
  run(dialog);
  QTest::mouseClick(find<QPushButton>(dialog, "save"), Qt::LeftButton);
  auto* name = dialog.findChild<OwnGpuDialog*>();
  ASSERT_TRUE(name);
  name->findChild<QLineEdit*>()->setText(QStringLiteral("Our H200"));
  QTest::mouseClick(name->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                    Qt::LeftButton);
  const std::string file = folder.filePath(QStringLiteral("our-h200.json")).toStdString();
  const auto gpu = gpu_from_json(read_file(file).value_or(""), file);
  ASSERT_TRUE(gpu) << to_line(gpu.error());
  EXPECT_EQ(gpu->facts.value(FactKey::mem_lat), dialog.found()->values[0].value);
  EXPECT_EQ(gpu->facts.find(FactKey::mem_lat)->status, FactStatus::derived);
  EXPECT_EQ(workspace.scenario().gpu->id, "our-h200");
}

TEST_F(FitDialogTest, SaysWhatCannotBeFittedAndStops) {
  FitDialog dialog(workspace, folder.path(), screen_style(false, 1), nullptr);
  dialog.show();
  EXPECT_EQ(find<QComboBox>(dialog, "fit_model")->findText(QStringLiteral("Simulation")), -1);
  find<QComboBox>(dialog, "fit_model")->setCurrentIndex(0);
  EXPECT_FALSE(find<QCheckBox>(dialog, "queue_share")); // the bounds do not know it
  QTest::mouseClick(find<QCheckBox>(dialog, "mem_thru"), Qt::LeftButton, {}, {8, 8});
  run(dialog);
  EXPECT_FALSE(dialog.found());
  EXPECT_TRUE(find<QLabel>(dialog, "fit_words")
                  ->text()
                  .contains(QStringLiteral("em_thru has no influence on these 196 points")))
      << qPrintable(find<QLabel>(dialog, "fit_words")->text());
  find<QComboBox>(dialog, "fit_model")->setCurrentIndex(1);
  QTest::mouseClick(find<QPushButton>(dialog, "fit"), Qt::LeftButton);
  QTest::mouseClick(find<QPushButton>(dialog, "fit"), Qt::LeftButton);
  EXPECT_FALSE(dialog.busy());
  EXPECT_EQ(find<QLabel>(dialog, "fit_words")->text(), QStringLiteral("The fit was stopped."));
}

TEST_F(FitDialogTest, SaysWhereNothingWasMeasured) {
  workspace.propose_gpu(catalogue.find("gtx980").value());
  (void)workspace.snapshot();
  FitDialog dialog(workspace, folder.path(), screen_style(false, 1), nullptr);
  EXPECT_FALSE(find<QPushButton>(dialog, "fit")->isEnabled());
  EXPECT_TRUE(find<QLabel>(dialog, "fit_words")
                  ->text()
                  .startsWith(QStringLiteral("Nothing was measured on GTX 980")));
}

// At α = 0 between 29.992 · 0.81 and 29.992 · 1.21 warps; 10 warps between 10/404.8 and 10/331.2.
TEST(CurveBands, LieBehindTheCurves) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.alpha = 0;
  scenario.warps = 10;
  const SnapshotPtr snapshot = evaluate_document({scenario, {}}, catalogue);
  const auto ends = [](const Panel& panel, double x) {
    const auto band = std::ranges::find(panel.areas, "band", &Area::id);
    EXPECT_NE(band, panel.areas.end());
    std::vector<double> ys;
    for (const Point& point : band->outline)
      if (std::abs(point.x - x) < 1e-9)
        ys.push_back(point.y);
    return ys;
  };
  const auto rates = ends(throughput_panel(*snapshot, nullptr, {.band = 0.1}), 16);
  ASSERT_EQ(rates.size(), 2u);
  EXPECT_NEAR(rates[0], 16 / 404.8, 1e-9);
  EXPECT_NEAR(rates[1], 16 / 331.2, 1e-9);
  const Panel needed = cusp_panel(*snapshot, {.band = 0.1});
  const auto warps = ends(needed, 1); // L = 374 at α = 1
  ASSERT_EQ(warps.size(), 2u);
  EXPECT_NEAR(warps[0], 374 * 0.0815 * 0.81, 1e-9);
  EXPECT_NEAR(warps[1], 374 * 0.0815 * 1.21, 1e-9);
}

} // namespace
} // namespace loom
