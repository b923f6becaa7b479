// "Why this number?" in the dialogs: each number that the facts, a fit and imported measurements
// show has its derivation, and the window's key, the menu and a click ask for it.

#include "tests/widgets/why/why_fixture.h"
#include "widgets/dialogs/facts_dialog.h"
#include "widgets/dialogs/fit_dialog.h"
#include "widgets/dialogs/measurements_dialog.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include <set>

namespace loom {
namespace {

class WhyDialogsTest : public WhyWindowTest {
protected:
  /// The dialog that the window opens with this command.
  template <class Dialog> Dialog* opened(const char* command) {
    window.findChild<QAction*>(QLatin1String(command))->trigger();
    auto* dialog = window.findChild<Dialog*>();
    EXPECT_TRUE(dialog && QTest::qWaitForWindowExposed(dialog));
    return dialog;
  }
  /// What the key asks for; the answer is closed again.
  static std::string asked_in(QDialog& dialog) {
    QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_F1,
                    Qt::ShiftModifier);
    return answered(dialog);
  }
  static std::string answered(QDialog& dialog) {
    auto* answer = dialog.findChild<WhyWindow*>();
    const std::string id = answer && answer->isVisible() ? answer->asked().toStdString() : "";
    if (answer)
      answer->close();
    dialog.activateWindow();
    return id;
  }
  /// Every cell that shows a number names one of which the number is a writing.
  int check_cells(const QTableWidget& table, const std::vector<why::Section>& sections,
                  const std::set<int>& columns) {
    int numbers = 0;
    for (int row = 0; row < table.rowCount(); ++row)
      for (const int column : columns) {
        const QTableWidgetItem* item = table.item(row, column);
        if (!item || !item->text().contains(QRegularExpression(QStringLiteral("\\d"))))
          continue;
        const std::string id = item->data(quantity_role).toString().toStdString(),
                          where = id + ": " + item->text().toStdString();
        why::QuantityPtr found = why::find(with_inputs(sections), id);
        if (const auto own = why::explain(scenario(), id); !found && own)
          found = *own;
        EXPECT_TRUE(found) << where;
        if (found) {
          EXPECT_TRUE(unexplained(item->text(), {found}).isEmpty()) << where << ' ' << found->value;
        }
        ++numbers;
      }
    return numbers;
  }
  /// Tab goes from number to number of the label; each is what it names.
  int check_label(NumberLabel& label, const std::vector<why::Section>& sections) {
    int numbers = 0;
    label.setFocus(Qt::TabFocusReason);
    for (QString before; label.hasFocus(); QTest::keyClick(&label, Qt::Key_Tab)) {
      const std::string id = label.ask_here().toStdString();
      const why::QuantityPtr found = why::find(with_inputs(sections), id);
      EXPECT_TRUE(found) << id;
      if (found) {
        EXPECT_TRUE(unexplained(label.selectedText(), {found}).isEmpty())
            << id << ' ' << label.selectedText().toStdString();
      }
      if (++numbers > 50)
        break;
    }
    return numbers;
  }
};

TEST_F(WhyDialogsTest, EveryFactAnswers) {
  workspace.propose_gpu(*catalogue.find("h200"));
  (void)workspace.snapshot();
  auto* dialog = opened<FactsDialog>("facts");
  auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("facts"));
  EXPECT_GT(check_cells(*table, dialog->explained(), {1}), 40);
  for (int row = 0; row < table->rowCount(); ++row)
    if (table->item(row, 0)->text() == QStringLiteral("mem_lat")) {
      table->setCurrentCell(row, 1);
      break;
    }
  table->setFocus();
  EXPECT_EQ(asked_in(*dialog), "h200.mem_lat");
  dialog->findChild<QLineEdit*>()->setFocus(); // which shows no number
  EXPECT_EQ(asked_in(*dialog), dialog->explained().front().quantities.front()->id);
  EXPECT_EQ(dialog->findChildren<WhyWindow*>().size(), 1);
}

TEST_F(WhyDialogsTest, EveryNumberOfAFitAnswers) {
  workspace.propose_gpu(*catalogue.find("h200"));
  workspace.propose(QStringLiteral("mem_lat"), 600);
  (void)workspace.snapshot();
  auto* dialog = opened<FitDialog>("fit");
  auto* box = dialog->findChild<QCheckBox*>(QStringLiteral("mem_lat"));
  box->setFocus();
  EXPECT_EQ(asked_in(*dialog), "mem_lat");
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("fit")), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog->busy(); }, 60'000));
  ASSERT_TRUE(dialog->found());
  auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("fitted"));
  EXPECT_EQ(check_cells(*table, dialog->explained(), {1, 2, 3, 4, 5}), 5);
  table->setCurrentCell(0, 2);
  table->setFocus();
  EXPECT_EQ(asked_in(*dialog), "fit.mem_lat");
  auto* words = dialog->findChild<NumberLabel*>(QStringLiteral("fit_words"));
  EXPECT_EQ(check_label(*words, dialog->explained()), 8) << words->text().toStdString();
  EXPECT_EQ(check_label(*dialog->findChild<NumberLabel*>(QStringLiteral("fit_data")),
                        dialog->explained()),
            1);
  words->setFocus(Qt::TabFocusReason);
  QTest::keyClick(words, Qt::Key_Return);
  EXPECT_EQ(answered(*dialog), "fit.before.saturation.mean_error");
}

TEST_F(WhyDialogsTest, EveryNumberOfImportedMeasurementsAnswers) {
  Scenario with = scenario();
  MeasuredSet set;
  set.name = "mine.csv";
  set.sha256 = std::string(64, 'a');
  set.bytes = 321;
  set.ilp = 2;
  set.extra_arithmetic = 3;
  set.data.points = {{.alpha = 1, .warps = 2, .throughput = 0.01},
                     {.alpha = 1, .warps = 4, .throughput = 0.02}};
  with.measured = {std::make_shared<const MeasuredSet>(set)};
  workspace.propose(QStringLiteral("test"), with);
  (void)workspace.snapshot();
  auto* dialog = opened<MeasurementsDialog>("measurements");
  auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("sets"));
  EXPECT_EQ(check_cells(*table, dialog->explained(), {3, 4}), 2);
  auto* details = dialog->findChild<NumberLabel*>(QStringLiteral("details"));
  EXPECT_EQ(check_label(*details, dialog->explained()), 2);
  table->setCurrentCell(0, 4);
  table->setFocus();
  EXPECT_EQ(asked_in(*dialog), "set_1.points");
}

TEST_F(WhyDialogsTest, TheRightButtonAsksForACell) {
  auto* dialog = opened<FactsDialog>("facts");
  auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("facts"));
  table->setCurrentCell(1, 1);
  const QPoint at = table->visualItemRect(table->item(1, 1)).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
  QCoreApplication::sendEvent(table->viewport(), &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_TRUE(menu);
  menu->close();
  menu->actions().constFirst()->trigger();
  EXPECT_EQ(answered(*dialog), table->item(1, 1)->data(quantity_role).toString().toStdString());
}

} // namespace
} // namespace loom
