/// The GPU browser: sorting, filtering, taking a GPU, GPUs side by side, copying, exporting.

#include "core/base/number.h"
#include "tests/widgets/double_click.h"
#include "tests/widgets/views/gpus_fixture.h"
#include "widgets/export/exporter.h"
#include "widgets/recovery/kept_choices.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>

namespace loom {
namespace {

using testing::HasSubstr;

TEST_F(GpusTest, TheModelsKeepQtsRules) {
  const auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
  const QAbstractItemModelTester sorted(list().model(), fatal);
  const QAbstractItemModelTester beside(comparison().model(), fatal);
  type("maxwell");
  type("");
  list().sortByColumn(section(FactKey::mem_lat), Qt::DescendingOrder);
  GpuSpec own = **catalogue.find("gtx980");
  own.id = "mine";
  own.name = "Mine";
  workspace.propose_gpu(catalogue.add(own));
  (void)workspace.snapshot();
  EXPECT_EQ(list().model()->rowCount(), int(catalogue.ids().size()));
  EXPECT_EQ(cell("mine").data().toString(), QStringLiteral("● Mine"));
  compare({"gtx980", "h200", "t4"});
  QTest::mouseClick(find<QCheckBox>("gpu_only_differences"), Qt::LeftButton);
}

TEST_F(GpusTest, HoldsTheWholeCatalogueAndMarksTheScenariosGpu) {
  EXPECT_EQ(list().model()->rowCount(), int(catalogue.ids().size()));
  EXPECT_TRUE(cell("gtx980").data().toString().startsWith(QChar(0x25cf)));
  EXPECT_TRUE(cell("gtx980").data(strong_role).toBool());
  EXPECT_FALSE(cell("gtx970").data(strong_role).toBool());
  EXPECT_TRUE(list().viewport()->rect().intersects(list().visualRect(cell("gtx980"))));
  EXPECT_THAT(cell("gtx560ti").data(Qt::ToolTipRole).toString().toStdString(),
              HasSubstr("mem_lat"));
}

// A view that is made while its tab is still narrow used to open with half of the names cut off.
TEST_F(GpusTest, OpensWithItsNamesWhole) {
  GpusView small(workspace, nullptr);
  small.set_style(FigureStyle{});
  auto* table = small.findChild<GpuTable*>(QStringLiteral("gpu_list"));
  ASSERT_TRUE(table);
  table->resize(60, 60); // narrower than a name
  workspace.propose_gpu(*catalogue.find("h200"));
  (void)workspace.snapshot();
  small.resize(1000, 400);
  small.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&small));
  EXPECT_EQ(table->horizontalScrollBar()->value(), 0);
  EXPECT_EQ(table->columnViewportPosition(section(GpuWord::name)), 0);
}

TEST_F(GpusTest, AKindOfMemoryIsAColumnAndAChoice) {
  auto* memory = find<QComboBox>("gpu_memory");
  memory->setCurrentIndex(memory->findData(QStringLiteral("HBM2")));
  std::set<std::string> left;
  for (int row = 0; row < list().model()->rowCount(); ++row)
    left.insert(list().model()->index(row, 0).data().toString().toStdString());
  EXPECT_THAT(left, testing::IsSupersetOf({"V100", "P100", "A100 40 GB"}));
  EXPECT_FALSE(left.contains("T4"));
  memory->setCurrentIndex(0);
  type("gddr6x");
  EXPECT_THAT(cell("rtx3090").data().toString().toStdString(), HasSubstr("RTX 3090"));
  EXPECT_LT(list().model()->rowCount(), 20);
}

TEST_F(GpusTest, NumbersSortAsNumbersAndTheUnknownStandsLastBothWays) {
  for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
    for (const FactKey key : {FactKey::mem_lat, FactKey::pin_bandwidth}) {
      list().sortByColumn(section(key), direction);
      std::vector<double> values;
      bool unknown = false;
      for (int at = 0; at < list().model()->rowCount(); ++at) {
        const auto text = list().model()->index(at, section(key)).data(exact_role).toString();
        const auto value = parse_number(text.toStdString());
        EXPECT_FALSE(unknown && value) << at;
        unknown |= !value.has_value();
        if (value)
          values.push_back(*value);
      }
      EXPECT_TRUE(unknown);
      ASSERT_GT(values.size(), 5u);
      if (direction == Qt::DescendingOrder)
        std::ranges::reverse(values);
      EXPECT_TRUE(std::ranges::is_sorted(values));
    }
  }
  // By a click on the header.
  auto* header = list().horizontalHeader();
  list().scrollTo(list().model()->index(0, 0));
  QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                    QPoint(header->sectionViewportPosition(0) + 10, header->height() / 2));
  EXPECT_EQ(header->sortIndicatorSection(), 0);
}

TEST_F(GpusTest, FiltersWhileOneTypes) {
  type("maxwell, released > 2014");
  EXPECT_THAT(names(), testing::UnorderedElementsAre("GTX 960", "GTX TITAN X", "GTX 980 Ti",
                                                     "GTX 950", "Tesla M40", "M60"));
  EXPECT_EQ(find<QLabel>("gpu_count")->text(),
            QStringLiteral("6 of %1 GPUs").arg(catalogue.ids().size()));
  auto* problem = find<QLabel>("gpu_filter_problem");
  EXPECT_FALSE(problem->isVisible());
  type("maxwell");
  const auto maxwells = names();
  EXPECT_GT(maxwells.size(), 12u);
  find<QLineEdit>("gpu_filter")->setText(QStringLiteral("maxwell sms >="));
  EXPECT_TRUE(problem->isVisible());
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("needs a number"));
  EXPECT_EQ(names(), maxwells) << "as before the comparison was begun";
}

TEST_F(GpusTest, WhatFitsNoGpuIsSaid) {
  auto* problem = find<QLabel>("gpu_filter_problem");
  type("voodoo");
  EXPECT_TRUE(names().empty());
  EXPECT_TRUE(problem->isVisible());
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("voodoo"));
  type("maxwell");
  const auto maxwells = names();
  find<QLineEdit>("gpu_filter")->setText(QStringLiteral("maxwell released")); // to be compared
  EXPECT_EQ(names(), maxwells);
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("needs a comparison"));
  type("");
  EXPECT_FALSE(problem->isVisible());
  auto* architecture = find<QComboBox>("gpu_architecture");
  architecture->setCurrentIndex(architecture->findText(QStringLiteral("Hopper")));
  EXPECT_THAT(names(), testing::Contains("H200"));
  EXPECT_THAT(names(), testing::Not(testing::Contains("GTX 980")));
}

TEST_F(GpusTest, ADoubleClickOrEnterTakesTheGpuAndCanBeUndone) {
  const QModelIndex h200 = cell("h200");
  click(h200);
  EXPECT_EQ(current(), "gtx980");
  double_click(list().viewport(), list().visualRect(h200).center());
  (void)workspace.snapshot();
  EXPECT_EQ(current(), "h200");
  EXPECT_TRUE(cell("h200").data(strong_role).toBool());
  EXPECT_FALSE(cell("gtx980").data(strong_role).toBool());
  list().setCurrentIndex(cell("gtx560ti")); // lacks numbers, and can be taken all the same
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(current(), "gtx560ti");
  EXPECT_EQ(workspace.undo_stack().count(), 2);
  workspace.undo_stack().undo();
  EXPECT_EQ(current(), "h200");
}

TEST_F(GpusTest, SaysTheNumberUnderThePointerWithItsSource) {
  const QModelIndex lat = cell("gtx980", FactKey::mem_lat);
  list().scrollTo(lat);
  QTest::mouseMove(list().viewport(), list().visualRect(lat).center());
  const Fact& fact = *(*catalogue.find("gtx980"))->facts.find(FactKey::mem_lat);
  ASSERT_FALSE(readouts.isEmpty());
  const std::string said = readouts.last().first().toString().toStdString();
  EXPECT_THAT(said, HasSubstr("GTX 980"));
  EXPECT_THAT(said, HasSubstr("368 cycles"));
  EXPECT_THAT(said, HasSubstr(fact.source.english()));
}

TEST_F(GpusTest, CopiesTabSeparatedValuesInFullDigits) {
  type("maxwell, released > 2014");
  view.restore_choices({{"columns", "name+ released sm_count mem_lat nonsense"}});
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().split(QLatin1Char('\n')).first(),
            QStringLiteral("name\treleased\tsm_count (SMs)\tmem_lat (cycles)"));
  EXPECT_EQ(QGuiApplication::clipboard()->text().split(QLatin1Char('\n'))[1],
            QStringLiteral("GTX 950\t2015-08\t6\t365.7")); // the mean of 350, 368 and 379
  EXPECT_EQ(view.choices().value("columns"), "name+ released sm_count mem_lat");
}

TEST_F(GpusTest, TheFigureIsTheTableThatIsShown) {
  view.restore_choices({{"columns", "name+ released sm_count mem_lat"}});
  EXPECT_EQ(view.figure().panels.front().table.rows.size(), 40u);
  EXPECT_THAT(view.figure().footnotes.back(),
              HasSubstr("first 40 of " + std::to_string(catalogue.ids().size()) + " rows"));
  type("gtx980");
  Figure figure = view.figure();
  ASSERT_EQ(figure.panels.front().table.rows.size(), 2u); // GTX 980 and GTX 980 Ti
  const auto& row = figure.panels.front().table.rows.front();
  EXPECT_EQ(row[0].text, "GTX 980");
  EXPECT_EQ(row[3].text, "368");
  const Fact& fact = *(*catalogue.find("gtx980"))->facts.find(FactKey::mem_lat);
  EXPECT_THAT(figure.footnotes, testing::Contains(row[3].note + ": " + fact.source.english()));
  EXPECT_THAT(figure.sources, testing::Contains(fact.source.english()));
  type("");
  compare({"gtx980", "h200"});
  figure = view.figure();
  EXPECT_EQ(figure.id, "gpu-comparison");
  std::size_t rows = 0;
  for (const Panel& panel : figure.panels)
    rows += panel.table.rows.size();
  EXPECT_EQ(rows, std::size_t(comparison().model()->rowCount()));
  for (const auto format : {ExportFormat::csv, ExportFormat::svg, ExportFormat::tex}) {
    ExportSpec spec;
    spec.format = format;
    EXPECT_TRUE(export_figure(figure, workspace.document(), catalogue, spec));
  }
}

TEST_F(GpusTest, ColumnsAreShownAndHiddenByTheMenu) {
  QMenu menu;
  view.fill_menu(menu);
  const auto of = [&menu](const char* name) {
    for (QAction* action : menu.findChildren<QAction*>())
      if (action->text() == QString::fromLatin1(name) && action->isCheckable())
        return action;
    return static_cast<QAction*>(nullptr);
  };
  ASSERT_TRUE(of("l2_size"));
  EXPECT_FALSE(of("l2_size")->isChecked());
  of("l2_size")->trigger();
  EXPECT_FALSE(list().isColumnHidden(section(FactKey::l2_size)));
  of("mem_lat")->trigger();
  EXPECT_TRUE(list().isColumnHidden(section(FactKey::mem_lat)));
  EXPECT_FALSE(of("name")->isEnabled());
}

class GpusWindowTest : public WindowTest {};

TEST_F(GpusWindowTest, TheViewIsMadeWhenSeenAndItsColumnsAreRemembered) {
  ViewDock* dock = window.views().dock(QStringLiteral("gpus"));
  ASSERT_TRUE(dock);
  EXPECT_FALSE(dock->view());
  settings.setValue("views/gpus", R"({"columns": "name l2_size-"})");
  window.restore_layout();
  EXPECT_FALSE(dock->view());
  EXPECT_EQ(dock->need_view()->choices().value("columns"), "name l2_size-");
  dock->view()->restore_choices({{"columns", "name+ mem_lat"}});
  window.remember();
  EXPECT_EQ(choices_from_text(settings.value("views/gpus").toString()).value("columns"),
            "name+ mem_lat");
}

TEST_F(GpusWindowTest, CtrlCInTheTableCopiesTheTable) {
  window.views().go_to(QStringLiteral("gpus"));
  ViewDock* dock = window.views().dock(QStringLiteral("gpus"));
  window.activateWindow();
  auto* table = dock->need_view()->findChild<GpuTable*>(QStringLiteral("gpu_list"));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("name\t")));
}

} // namespace
} // namespace loom
