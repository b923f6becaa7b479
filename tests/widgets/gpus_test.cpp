/// The GPU browser: sorting, filtering, taking a GPU, GPUs side by side, copying, exporting.

#include "core/base/number.h"
#include "tests/widgets/shell_fixture.h"
#include "widgets/figure/exporter.h"
#include "widgets/shell/facts_dialog.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/gpus/comparison_model.h"
#include "widgets/views/gpus/gpu_cells.h"
#include "widgets/views/gpus/gpu_list_model.h"
#include "widgets/views/gpus/gpu_table.h"
#include "widgets/views/gpus/gpus_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

int section(GpuColumn column) {
  return int(std::ranges::find(gpu_columns(), column) - gpu_columns().begin());
}

class GpusTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1000, 400);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
  }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  GpuTable& list() { return *find<GpuTable>("gpu_list"); }
  GpuTable& comparison() { return *find<GpuTable>("gpu_comparison"); }
  [[nodiscard]] const std::string& current() const { return workspace.scenario().gpu->id; }

  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (int row = 0; row < list().model()->rowCount(); ++row)
      all.push_back(list().model()->index(row, 0).data(plain_role).toString().toStdString());
    return all;
  }
  QModelIndex cell(const char* gpu, GpuColumn column = GpuWord::name) {
    const auto all = names();
    const auto at = std::ranges::find(all, (*catalogue.find(gpu))->name) - all.begin();
    return list().model()->index(int(at), section(column));
  }
  void click(const QModelIndex& index, Qt::KeyboardModifiers keys = {}) {
    list().scrollTo(index);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, keys, list().visualRect(index).center());
  }
  void type(const char* filter) {
    auto* field = find<QLineEdit>("gpu_filter");
    field->clear();
    QTest::keyClicks(field, QString::fromLatin1(filter));
  }
  void compare(std::initializer_list<const char*> gpus) {
    for (const char* gpu : gpus)
      click(cell(gpu), gpu == *gpus.begin() ? Qt::NoModifier : Qt::ControlModifier);
    QTest::mouseClick(find<QPushButton>("gpu_compare"), Qt::LeftButton);
  }
  /// The comparison's row of a number, −1 for none.
  int row(const char* title) {
    const auto* model = comparison().model();
    for (int at = 0; at < model->rowCount(); ++at)
      if (model->index(at, ComparisonModel::title_column).data().toString().toStdString() == title)
        return at;
    return -1;
  }
  std::string compared(const char* title, int column) {
    return comparison().model()->index(row(title), column).data().toString().toStdString();
  }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  GpusView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

TEST_F(GpusTest, TheModelsKeepQtsRules) {
  const auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
  const QAbstractItemModelTester sorted(list().model(), fatal);
  const QAbstractItemModelTester beside(comparison().model(), fatal);
  type("maxwell");
  type("");
  list().sortByColumn(section(FactKey::mem_lat), Qt::DescendingOrder);
  auto own = std::make_shared<GpuSpec>(**catalogue.find("gtx980"));
  own->id = "mine";
  own->name = "Mine";
  catalogue.add(own);
  workspace.propose_gpu(own);
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
  EXPECT_THAT(cell("p100").data(Qt::ToolTipRole).toString().toStdString(), HasSubstr("mem_lat"));
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
                                                     "GTX 950", "Tesla M40"));
  EXPECT_EQ(find<QLabel>("gpu_count")->text(), QStringLiteral("5 of 125 GPUs"));
  auto* problem = find<QLabel>("gpu_filter_problem");
  EXPECT_FALSE(problem->isVisible());
  type("maxwell");
  find<QLineEdit>("gpu_filter")->setText(QStringLiteral("maxwell sms >="));
  EXPECT_TRUE(problem->isVisible());
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("needs a number"));
  EXPECT_EQ(names().size(), 12u); // as before the comparison was begun
}

TEST_F(GpusTest, WhatFitsNoGpuIsSaid) {
  auto* problem = find<QLabel>("gpu_filter_problem");
  type("voodoo");
  EXPECT_TRUE(names().empty());
  EXPECT_TRUE(problem->isVisible());
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("voodoo"));
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
  QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(h200).center());
  (void)workspace.snapshot();
  EXPECT_EQ(current(), "h200");
  EXPECT_TRUE(cell("h200").data(strong_role).toBool());
  EXPECT_FALSE(cell("gtx980").data(strong_role).toBool());
  list().setCurrentIndex(cell("p100")); // lacks numbers, and can be taken all the same
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(current(), "p100");
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
  EXPECT_THAT(said, HasSubstr(fact.source));
}

TEST_F(GpusTest, ComparesWithRatiosAndMarksWhatDiffers) {
  EXPECT_FALSE(find<QPushButton>("gpu_compare")->isEnabled());
  list().sortByColumn(0, Qt::AscendingOrder);
  compare({"gtx980", "h200"});
  ASSERT_TRUE(view.comparing());
  const int first = ComparisonModel::first_gpu_column;
  // 16 SMs of a GTX 980 and 132 of an H200: 8.25 times as many.
  EXPECT_EQ(compared("sm_count", first), "16");
  EXPECT_EQ(compared("sm_count", first + 1), "132");
  EXPECT_EQ(compared("sm_count", first + 2), "8.25");
  EXPECT_EQ(compared("sm_count", ComparisonModel::differs_column), "≠");
  EXPECT_EQ(compared("max_warps", first + 2), "1"); // 64 on both
  EXPECT_EQ(compared("max_warps", ComparisonModel::differs_column), "");
  EXPECT_GE(row("Latencies"), 0);
  QTest::mouseClick(find<QCheckBox>("gpu_only_differences"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_EQ(row("max_warps"), -1);
  EXPECT_GE(row("sm_count"), 0);
  // What only one of them knows is no difference.
  const auto* model = comparison().model();
  for (int at = 0; at < model->rowCount(); ++at)
    if (!model->index(at, ComparisonModel::title_column).data(strong_role).toBool())
      ADD_FAILURE() << at;
  QTest::keyClick(&comparison(), Qt::Key_Escape);
  EXPECT_FALSE(view.comparing());
}

TEST_F(GpusTest, GpusAreAddedToAComparisonRemovedAndTaken) {
  compare({"h200"}); // one alone: beside the scenario's
  ASSERT_TRUE(view.comparing());
  const auto* model = comparison().model();
  const int first = ComparisonModel::first_gpu_column;
  EXPECT_EQ(model->headerData(first, Qt::Horizontal).toString(), QStringLiteral("GTX 980"));
  EXPECT_EQ(model->headerData(first + 1, Qt::Horizontal).toString(), QStringLiteral("H200"));
  auto* add = find<QComboBox>("gpu_add");
  emit add->activated(add->findText(QStringLiteral("T4")));
  EXPECT_EQ(model->columnCount(), first + 5);
  comparison().setCurrentIndex(model->index(row("sm_count"), first + 1));
  QTest::keyClick(&comparison(), Qt::Key_Return);
  EXPECT_EQ(current(), "h200");
  QTest::keyClick(&comparison(), Qt::Key_Delete);
  EXPECT_EQ(model->columnCount(), first + 3);
  comparison().setCurrentIndex(model->index(row("sm_count"), first));
  QTest::keyClick(&comparison(), Qt::Key_Delete); // one is no comparison
  EXPECT_FALSE(view.comparing());
}

TEST_F(GpusTest, CopiesTabSeparatedValuesInFullDigits) {
  type("maxwell, released > 2014");
  view.restore(QStringLiteral("name+ released sm_count mem_lat nonsense"));
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().split(QLatin1Char('\n')).first(),
            QStringLiteral("name\treleased\tsm_count (SMs)\tmem_lat (cycles)"));
  EXPECT_EQ(QGuiApplication::clipboard()->text().split(QLatin1Char('\n'))[1],
            QStringLiteral("GTX 950\t2015-08\t6\t"));
  EXPECT_EQ(view.kept(), QStringLiteral("name+ released sm_count mem_lat"));
}

TEST_F(GpusTest, TheFigureIsTheTableThatIsShown) {
  view.restore(QStringLiteral("name+ released sm_count mem_lat"));
  EXPECT_EQ(view.figure().panels.front().table.rows.size(), 40u);
  EXPECT_THAT(view.figure().footnotes.back(), HasSubstr("first 40 of 125 rows"));
  type("gtx980");
  Figure figure = view.figure();
  ASSERT_EQ(figure.panels.front().table.rows.size(), 2u); // GTX 980 and GTX 980 Ti
  const auto& row = figure.panels.front().table.rows.front();
  EXPECT_EQ(row[0].text, "GTX 980");
  EXPECT_EQ(row[3].text, "368");
  const Fact& fact = *(*catalogue.find("gtx980"))->facts.find(FactKey::mem_lat);
  EXPECT_THAT(figure.footnotes, testing::Contains(row[3].note + ": " + fact.source));
  EXPECT_THAT(figure.sources, testing::Contains(fact.source));
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
  ViewDock* dock = nullptr;
  for (ViewDock* each : window.views().docks())
    if (each->info().id == QStringLiteral("gpus"))
      dock = each;
  ASSERT_TRUE(dock);
  EXPECT_FALSE(dock->view());
  settings.setValue(QStringLiteral("views/gpus"), QStringLiteral("name l2_size-"));
  window.restore_layout();
  EXPECT_FALSE(dock->view());
  EXPECT_EQ(dock->need_view()->kept(), QStringLiteral("name l2_size-"));
  dock->view()->restore(QStringLiteral("name+ mem_lat"));
  window.remember();
  EXPECT_EQ(settings.value(QStringLiteral("views/gpus")).toString(),
            QStringLiteral("name+ mem_lat"));
}

TEST_F(GpusWindowTest, CtrlCInTheTableCopiesTheTable) {
  ViewDock* dock = nullptr;
  for (std::size_t i = 0; i < window.views().docks().size(); ++i)
    if (window.views().docks()[i]->info().id == QStringLiteral("gpus")) {
      window.views().go_to(i);
      dock = window.views().docks()[i];
    }
  ASSERT_TRUE(dock);
  window.activateWindow();
  auto* table = dock->need_view()->findChild<GpuTable*>(QStringLiteral("gpu_list"));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("name\t")));
}

TEST_F(GpusWindowTest, FactsStandUnderHeadingsAndCanBeFiltered) {
  FactsDialog dialog(scenario(), &window);
  auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("facts"));
  auto* filter = dialog.findChild<QLineEdit*>(QStringLiteral("facts_filter"));
  const auto shown = [table] {
    std::vector<std::string> names;
    for (int row = 0; row < table->rowCount(); ++row)
      if (!table->isRowHidden(row))
        names.push_back(table->item(row, 0)->text().toStdString());
    return names;
  };
  EXPECT_GT(shown().size(), fact_count); // and the headings
  filter->setText(QStringLiteral("base_clock"));
  EXPECT_THAT(shown(), ElementsAre("Clocks", "base_clock"));
  filter->setText(QStringLiteral("no such fact"));
  EXPECT_THAT(shown(), ElementsAre());
  filter->clear();
  EXPECT_GT(shown().size(), fact_count);
}

} // namespace
} // namespace loom
