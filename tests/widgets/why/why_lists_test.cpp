// An open list answers for the item that is highlighted, and the panel of parameters for its
// fields.

#include "core/scenario/parameters.h"
#include "tests/widgets/why/why_names.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/params_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

namespace loom {
namespace {

class WhyListsTest : public WhyWindowTest {
protected:
  WhyWindow* answer() {
    for (auto* each : window.findChildren<WhyWindow*>())
      if (each->isVisible())
        return each;
    return nullptr;
  }
  /// What it says, and that the list is gone.
  std::string taken() {
    EXPECT_FALSE(QApplication::activePopupWidget());
    WhyWindow* shown = answer();
    const std::string id = shown ? shown->asked().toStdString() : std::string();
    if (shown)
      shown->close();
    return id;
  }
  QAbstractItemView* opened(QComboBox* box) {
    box->showPopup();
    return QApplication::activePopupWidget()
               ? QApplication::activePopupWidget()->findChild<QAbstractItemView*>()
               : nullptr;
  }
};

TEST_F(WhyListsTest, TheKeyAsksForTheHighlightedItem) {
  auto* view = open<View>("coalescing");
  auto* words = [&] {
    for (auto* box : view->findChildren<QComboBox*>())
      if (box->currentText().endsWith(QLatin1String("-byte words")))
        return box;
    return static_cast<QComboBox*>(nullptr);
  }();
  ASSERT_TRUE(words);
  QAbstractItemView* list = opened(words);
  ASSERT_TRUE(list);
  list->setCurrentIndex(list->model()->index(3, 0));
  QTest::keyClick(list, Qt::Key_F1, Qt::ShiftModifier);
  EXPECT_EQ(taken(), "pattern.word_8");
  EXPECT_EQ(words->currentIndex(), 2) << "asking is not choosing";
}

TEST_F(WhyListsTest, TheRightButtonOffersTheSame) {
  auto* view = open<View>("banks");
  QComboBox* banks = nullptr;
  for (auto* box : view->findChildren<QComboBox*>())
    if (box->accessibleName() == QLatin1String("Banks"))
      banks = box;
  ASSERT_TRUE(banks);
  QAbstractItemView* list = opened(banks);
  ASSERT_TRUE(list);
  const QModelIndex item = list->model()->index(2, 0);
  QTest::mouseClick(list->viewport(), Qt::RightButton, {}, list->visualRect(item).center());
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_TRUE(menu);
  menu->actions().front()->trigger();
  EXPECT_EQ(taken(), "banks.choice_8");
  EXPECT_EQ(banks->currentIndex(), 0);
}

TEST_F(WhyListsTest, AGpuOfTheList) {
  auto* picker = window.params().gpu_picker();
  picker->open_list();
  auto* list = QApplication::activePopupWidget()->findChild<QListWidget*>();
  ASSERT_TRUE(list);
  for (int row = 0; row < list->count(); ++row)
    if (list->item(row)->text() == QLatin1String("GTX 480"))
      list->setCurrentRow(row);
  QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit*>(), Qt::Key_F1,
                  Qt::ShiftModifier);
  EXPECT_EQ(taken(), "gtx480.peak_flops");
  EXPECT_EQ(scenario().gpu->id, "gtx980");
}

/// Items that show a number, and that this is what answers.
TEST_F(WhyListsTest, EveryItemThatShowsANumber) {
  for (const ViewInfo& info : view_registry()) {
    auto* view = open<View>(info.id.toLatin1().constData());
    if (info.id == QLatin1String("kernel"))
      view = kernel();
    (void)workspace.snapshot();
    QTest::qWait(20);
    for (auto* box : view->findChildren<QComboBox*>())
      for (int item = 0; item < box->count(); ++item) {
        const std::string where = info.id.toStdString() + ": " + box->itemText(item).toStdString();
        const QString text = without_code(without_names(box->itemText(item), catalogue, {}), *view);
        if (box->objectName() == QLatin1String("kernel_source"))
          continue; // titles: "tiles of 8 × 8"
        const std::string id = box->itemData(item, quantity_role).toString().toStdString();
        EXPECT_EQ(id.empty(), unexplained(text, {}).isEmpty()) << where << ' ' << id;
        if (id.empty())
          continue;
        auto found = why::find(with_inputs(view->explained()), id);
        if (const auto of_scenario = why::explain(scenario(), id); !found && of_scenario)
          found = *of_scenario;
        ASSERT_TRUE(found) << where << ' ' << id;
        EXPECT_LT(unexplained(text, why::chain(found)).size(), unexplained(text, {}).size())
            << where << ' ' << id;
      }
  }
}

TEST_F(WhyListsTest, TheFieldsOfThePanel) {
  for (const char* mix : {"global", "sfu", "shared"}) {
    workspace.propose_choice(QStringLiteral("mix"), QLatin1String(mix));
    (void)workspace.snapshot();
    for (const ParameterInfo& info : parameter_table()) {
      const QString id = QString::fromUtf8(info.id.data(), qsizetype(info.id.size()));
      auto* entry = window.params().findChild<QLineEdit*>(QStringLiteral("entry_") + id);
      if (!entry || !entry->isVisible())
        continue;
      QTest::mouseMove(&window, {1, 1});
      entry->setFocus();
      EXPECT_EQ(asked(), info.id);
      const auto found = why::explain(scenario(), info.id);
      ASSERT_TRUE(found) << info.id;
      EXPECT_EQ((*found)->value, get(scenario(), info.id)) << info.id;
      answer()->close();
      window.activateWindow();
    }
  }
  auto* picker = window.params().gpu_picker();
  picker->setFocus();
  EXPECT_EQ(asked(), "gpu.peak_flops");
  // 16 SMs of 128 cores at 1126 MHz, two flops each.
  const double flops = (*why::explain(scenario(), "gpu.peak_flops"))->value;
  EXPECT_TRUE(
      picker->summary().contains(QString::number(flops, 'f', 1) + QLatin1String(" Tflop/s")))
      << picker->summary().toStdString() << flops;
}

} // namespace
} // namespace loom
