/// GPUs side by side in the browser, and the facts of one of them in their dialog.

#include "tests/widgets/views/gpus_fixture.h"
#include "widgets/dialogs/facts_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QTableWidget>

namespace loom {
namespace {

using testing::ElementsAre;

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

class FactsDialogTest : public WindowTest {};

TEST_F(FactsDialogTest, FactsStandUnderHeadingsAndCanBeFiltered) {
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
  dialog.show();
  QTest::keyClick(filter, Qt::Key_Return);
  EXPECT_TRUE(dialog.isVisible());
  filter->clear();
  EXPECT_GT(shown().size(), fact_count);
}

} // namespace
} // namespace loom
