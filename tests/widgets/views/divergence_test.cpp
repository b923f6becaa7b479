// The divergence view with real clicks and keys.

#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/divergence/divergence_view.h"
#include "widgets/views/divergence/divergence_words.h"
#include "widgets/views/divergence/program_editor.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest/QTest>

#include <gtest/gtest.h>

namespace loom {
namespace {

class DivergenceViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  DivergenceView view{workspace, nullptr};

  void SetUp() override {
    view.resize(1100, 420);
    view.show();
    ASSERT_TRUE(view.shown());
  }
  DiagramWidget* picture() {
    for (auto* each : view.findChildren<DiagramWidget*>())
      if (!each->box_of("lane:0").isEmpty())
        return each;
    return nullptr;
  }
  ProgramEditor* source() { return view.findChild<ProgramEditor*>(QStringLiteral("source")); }
  const Divergence& divergence() { return workspace.scenario().divergence; }
  [[nodiscard]] bool framed(const std::string& id) {
    return std::ranges::any_of(picture()->diagram().boxes, [&id](const DiagramBox& box) {
      return box.id == id && box.emphasis;
    });
  }
  /// Whether each thread's box is filled, thread 0 first: `id` has its number in place of %1.
  std::string solid(const char* id, int threads) {
    std::string mask;
    for (int thread = 0; thread < threads; ++thread) {
      const std::string wanted = QString::fromLatin1(id).arg(thread).toStdString();
      for (const DiagramBox& box : picture()->diagram().boxes)
        if (box.id == wanted)
          mask += box.fill == DiagramFill::solid ? '1' : '0';
    }
    return mask;
  }
  /// What is in the picture's texts of one id, in order.
  QString words_of(const std::string& id) {
    QString words;
    for (const DiagramText& text : picture()->diagram().texts)
      if (text.id == id)
        words += QString::fromStdString(text.text) + QLatin1Char(' ');
    return words.trimmed();
  }
};

TEST_F(DivergenceViewTest, AProgramThatNearlyFitsIsWrittenSmaller) {
  QWidget projected;
  projected.setFont(QFont(projected.font().family(), 24));
  ProgramEditor editor(&projected);
  QStringList lines{
      QStringLiteral("// a remark that is much longer than all of the code below it")};
  for (int line = 0; line < 11; ++line)
    lines << QStringLiteral("        IADD R%1, R0, 1").arg(line);
  editor.show_text(lines.join(QLatin1Char('\n')));
  editor.resize(900, 900);
  projected.show();
  const double usual = editor.font().pointSizeF();
  const QFontMetricsF metrics(editor.font());
  editor.resize(int(24 * metrics.horizontalAdvance(QLatin1Char('0'))), 900);
  EXPECT_LT(editor.font().pointSizeF(), usual);
  EXPECT_GE(editor.font().pointSizeF(), 0.5 * usual);
  editor.resize(900, int(9 * metrics.lineSpacing()));
  EXPECT_LT(editor.font().pointSizeF(), usual);
  EXPECT_EQ(editor.verticalScrollBar()->maximum(), 0);
  editor.resize(900, int(3 * metrics.lineSpacing())); // hopeless: it scrolls, as large as ever
  EXPECT_EQ(editor.font().pointSizeF(), usual);
  editor.resize(900, 900);
  EXPECT_EQ(editor.font().pointSizeF(), usual);
}

TEST_F(DivergenceViewTest, TheProgramStandsAboveItsAssemblyWhereBothWouldBeCut) {
  source()->show_text(QStringLiteral("if (tid < 2) a = 1; else b = tid * threads + 12;"));
  emit source()->textEdited(source()->toPlainText());
  (void)workspace.snapshot();
  const auto* assembly = view.findChild<ProgramEditor*>(QStringLiteral("assembly"));
  ASSERT_TRUE(assembly->isVisible());
  const auto above = [&] { return source()->geometry().bottom() < assembly->geometry().top(); };
  for (const int width : {1100, 3000, 1100}) {
    view.resize(width, 420);
    QCoreApplication::processEvents();
    EXPECT_EQ(above(), width < 2000) << width;
  }
}

TEST_F(DivergenceViewTest, StepsToTheStateAfterTheBranchAndBackAsOneUndoEntry) {
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_EQ(view.place(), 2);
  EXPECT_TRUE(framed("step:2"));
  EXPECT_FALSE(framed("step:1"));
  EXPECT_EQ(words_of("step:2"), QStringLiteral("ELSE IMUL R3, R3, 4 B"));
  EXPECT_EQ(solid("lane:%1.%1", 4), "1001");
  EXPECT_EQ(words_of("entry:1.2"), QStringLiteral("IF"));
  EXPECT_EQ(solid("entry:1.2.%1", 4), "0110");
  EXPECT_EQ(words_of("entry:0.2"), QStringLiteral("ENDIF"));
  EXPECT_EQ(solid("entry:0.2.%1", 4), "1111");
  QTest::keyClick(&view, Qt::Key_Left);
  EXPECT_EQ(view.place(), 1);
  EXPECT_EQ(workspace.undo_stack().count(), 1);
  QTest::keyClick(&view, Qt::Key_End);
  EXPECT_EQ(view.place(), view.shown()->trace.length());
}

TEST_F(DivergenceViewTest, RunsToTheNextEventAndSaysWhatTheCursorIsOn) {
  QSignalSpy said(&view, &View::readout);
  QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier); // SSY pushed
  EXPECT_EQ(view.place(), 1);
  QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier); // the branch parted
  EXPECT_EQ(view.place(), 2);
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("step 2: IMUL R3, R3, 4 for threads 0 and 3; 1 and 2 wait on the "
                           "stack at IF"));
  QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(view.place(), 1);
}

TEST_F(DivergenceViewTest, AClickOnALaneChangesItsInputAndUndoRestoresIt) {
  QTest::mouseClick(picture(), Qt::LeftButton, {}, picture()->box_of("lane:0").center().toPoint());
  EXPECT_EQ(divergence().predicates[0], 0b0111u);
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(divergence().predicates[0], 0b0110u);
  EXPECT_EQ(view.shown()->asked.predicates[0], 0b0110u);
  // The same by keys alone.
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_Return);
  EXPECT_EQ(divergence().predicates[0], 0b0111u);
}

TEST_F(DivergenceViewTest, AnErrorKeepsTheLastGoodRunAndNamesItsPlace) {
  const WarpRunPtr before = view.shown();
  source()->setFocus();
  source()->setPlainText(QStringLiteral("NOP\n  IADDD R0, R0, 1\nEXIT\n"));
  QTest::qWait(400);
  EXPECT_EQ(view.shown(), before);
  EXPECT_TRUE(divergence().program.empty());
  bool named = false;
  for (const QLabel* label : view.findChildren<QLabel*>())
    named |= label->isVisible() && label->text().startsWith(QStringLiteral("Line 2, column 3: "));
  EXPECT_TRUE(named);
  source()->setPlainText(QStringLiteral("NOP\nEXIT\n"));
  QTest::qWait(400);
  EXPECT_EQ(divergence().program, "NOP\nEXIT\n");
  (void)workspace.snapshot();
  EXPECT_EQ(view.shown()->trace.length(), 2);
}

TEST_F(DivergenceViewTest, LettersOfTheTransportAreLeftToTheTextField) {
  source()->setFocus();
  QTest::keyClick(source(), Qt::Key_Space);
  EXPECT_FALSE(view.findChild<Transport*>()->playing());
  EXPECT_TRUE(source()->toPlainText().startsWith(QLatin1Char(' ')));
}

TEST(DivergenceWords, ListsThreads) {
  EXPECT_EQ(thread_list(0b1001, 4), QStringLiteral("0 and 3"));
  EXPECT_EQ(thread_list(0b10111, 8), QStringLiteral("0 to 2 and 4"));
  EXPECT_EQ(thread_list(0b1, 4), QStringLiteral("0"));
}

} // namespace
} // namespace loom
