/// Listings of machine code: what is said of them, going through them, comparing, sending a loop.

#include "tests/core/gpu/filed.h"
#include "tests/widgets/views/sass_fixture.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/listing_delegate.h"
#include "widgets/views/sass/sass_words.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST_F(SassViewTest, OpensOnALoopThatWaitsForMemory) {
  ASSERT_TRUE(view.shown());
  EXPECT_EQ(name(), "chase");
  EXPECT_EQ(find<QComboBox>("sass_loop")->currentIndex(), 1);
  EXPECT_THAT(card_text(), HasSubstr("warps needed"));
  EXPECT_THAT(card_text(), testing::ContainsRegex("Assumed \\([1-9]")); // with what limits
  // Code for sm_86 is scheduled for a GPU of it, though the scenario's is a GTX 980.
  EXPECT_EQ(view.shown()->gpu->id, "rtx3080-10gb");
  EXPECT_THAT(card_text(), HasSubstr("scheduled for RTX 3080 10GB"));
  EXPECT_TRUE(find<QPushButton>("sass_send")->isEnabled());
  const auto [first, last] = table().delegate().marked();
  EXPECT_EQ(cell(first, ListingModel::address_column), "00c0");
  EXPECT_EQ(cell(last, ListingModel::address_column), "0130");
}

TEST_F(SassViewTest, TheModelsKeepQtsRules) {
  const auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
  const QAbstractItemModelTester lines(table().model(), fatal);
  const QAbstractItemModelTester beside(aligned().model(), fatal);
  paste(QString::fromLatin1(small));
  choose("sass_source", 2);
  choose("sass_beside", 3);
  choose("sass_beside", 0);
}

TEST_F(SassViewTest, EveryFieldOfAControlCodeHasAColumnAndWords) {
  paste(QString::fromLatin1(small));
  std::vector<std::string> cells;
  for (int column = 0; column < ListingModel::lanes_column; ++column)
    cells.push_back(cell(1, column));
  // R1 to R3, R8 and R9 live. An RTX 3080 has 4 load/store units a partition: 8 cycles a load.
  EXPECT_THAT(cells, ElementsAre("0020", "2", "Y", "1", "1", "–", "–", "LDG.E R3, [R8.64]", "5",
                                 "8", testing::_, testing::_, testing::_));
  EXPECT_EQ(cell(2, ListingModel::wait_column), "0 1");
  EXPECT_EQ(cell(3, ListingModel::reuse_column), "1");
  const auto tip = [this](int line, int column) {
    return table().model()->index(line, column).data(Qt::ToolTipRole).toString().toStdString();
  };
  EXPECT_THAT(tip(1, ListingModel::stall_column), HasSubstr("waits 2 cycles"));
  EXPECT_THAT(tip(1, ListingModel::yield_column), HasSubstr("turn to another warp"));
  EXPECT_THAT(tip(1, ListingModel::write_column), HasSubstr("barrier 1 until its result"));
  EXPECT_THAT(tip(1, ListingModel::read_column), HasSubstr("barrier 1 until its operands"));
  EXPECT_THAT(tip(2, ListingModel::wait_column), HasSubstr("barrier 0 of 0010 and barrier 1 of"));
  EXPECT_THAT(tip(3, ListingModel::reuse_column), HasSubstr("operand 1"));
}

TEST_F(SassViewTest, KeysGoThroughLinesAndFollowBarriers) {
  paste(QString::fromLatin1(small));
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_Down);
  EXPECT_EQ(row(), 1);
  EXPECT_THAT(said(), HasSubstr("0020"));
  EXPECT_THAT(said(), HasSubstr("sets barrier 1 until its result is written"));
  QTest::keyClick(&table(), Qt::Key_End);
  EXPECT_EQ(row(), 4);
  QTest::keyClick(&table(), Qt::Key_Home);
  EXPECT_EQ(row(), 0);
  QTest::keyClick(&table(), Qt::Key_Return, Qt::ShiftModifier); // from the load to its wait
  EXPECT_EQ(row(), 2);
  QTest::keyClick(&table(), Qt::Key_Return); // to the nearest that sets
  EXPECT_EQ(row(), 1);
  QTest::keyClick(&table(), Qt::Key_Return); // it waits for nothing
  EXPECT_EQ(row(), 1);
}

TEST_F(SassViewTest, ThePointerReadsOutALine) {
  paste(QString::fromLatin1(small));
  const QRect rect = table().visualRect(table().model()->index(2, ListingModel::text_column));
  QTest::mouseMove(table().viewport(), rect.center());
  EXPECT_THAT(said(), HasSubstr("waits for barrier 0 of 0010"));
}

TEST_F(SassViewTest, WhatIsNotProvedIsMarkedAndALinkGoesThere) {
  paste(QString::fromLatin1(small));
  EXPECT_EQ(cell(3, ListingModel::address_column), "⚠ 0040");
  EXPECT_THAT(card_text(), HasSubstr("1 of 4 are not proved"));
  EXPECT_THAT(card_text(), HasSubstr("0040 reads R6"));
  emit find<QTextBrowser>("sass_card")->anchorClicked(QUrl(QStringLiteral("line:3")));
  EXPECT_EQ(row(), 3);
  EXPECT_THAT(line_words(*view.shown(), 3).toStdString(), HasSubstr("not proved"));
}

// The survey's first listing leaves 0110 to 0140 out; its seventh waits for a read barrier.
TEST_F(SassViewTest, AnExcerptWithACutIsNoHeapOfHazards) {
  view.open({.shipped = "survey_sm_80"});
  EXPECT_EQ(find<QComboBox>("sass_function")->count(), 8);
  EXPECT_EQ(name(), "listing 1");
  EXPECT_THAT(card_text(), HasSubstr("cut before 0150: 8 dependences across it cannot be checked"));
  EXPECT_THAT(card_text(), Not(HasSubstr("not proved")));
  EXPECT_EQ(cell(8, ListingModel::cycle_column), "≥ 32");
  EXPECT_THAT(line_words(*view.shown(), 8).toStdString(), HasSubstr("the listing is cut before"));
  choose("sass_function", 6);
  EXPECT_EQ(cell(1, ListingModel::cycle_column), "≥ 9");
  EXPECT_THAT(line_words(*view.shown(), 1).toStdString(),
              HasSubstr("no source says when 0060 has read its operands"));
}

TEST_F(SassViewTest, WhatTheGpuLacksIsNamed) {
  GpuSpec alone = *filed(*catalogue.find("rtx3080-10gb"));
  alone.architectures = {};
  workspace.propose_gpu(std::make_shared<const GpuSpec>(alone));
  (void)workspace.snapshot();
  QCoreApplication::processEvents();
  EXPECT_EQ(name(), "chase");
  EXPECT_THAT(card_text(), HasSubstr("has no alu_lat, mem_lat"));
  EXPECT_THAT(card_text(), HasSubstr("at least 31 cycles"));
  EXPECT_THAT(card_text(), HasSubstr("Assumed ("));
  paste(QStringLiteral("[B------:R-:W0:-:S02] /*0010*/ FOOBAR R2, R3 ;\n"));
  EXPECT_THAT(card_text(), HasSubstr("FOOBAR is an unknown opcode"));
}

TEST_F(SassViewTest, FindGoesToTheNextLineAndBack) {
  paste(QString::fromLatin1(small));
  QTest::keyClick(&table(), Qt::Key_F, Qt::ControlModifier);
  auto* field = find<QLineEdit>("sass_find");
  EXPECT_TRUE(field->hasFocus());
  QTest::keyClicks(field, QStringLiteral("fadd"));
  EXPECT_EQ(row(), 2);
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(row(), 3);
  QTest::keyClick(field, Qt::Key_Return); // around the end
  EXPECT_EQ(row(), 2);
  QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(row(), 3);
  field->clear();
  QTest::keyClicks(field, QStringLiteral("0050"));
  EXPECT_EQ(row(), 4);
  QTest::keyClicks(field, QStringLiteral("x"));
  EXPECT_THAT(said(), HasSubstr("is not in this function"));
  EXPECT_EQ(row(), 4);
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_TRUE(table().hasFocus());
}

TEST_F(SassViewTest, ALoopIsSentAsOneChange) {
  const int before = workspace.undo_stack().count();
  QTest::mouseClick(find<QPushButton>("sass_send"), Qt::LeftButton);
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  // Its one load is of 8 bytes, which no mix has.
  const std::optional<Loop>& sent = workspace.scenario().instruction_loop;
  ASSERT_TRUE(sent);
  EXPECT_EQ(std::ranges::count(sent->items, "LDG.64", &LoopItem::instruction), 1);
  EXPECT_TRUE(sent->path);
  workspace.undo_stack().undo();
  EXPECT_FALSE(workspace.scenario().instruction_loop);
  choose("sass_loop", 0);
  EXPECT_FALSE(find<QPushButton>("sass_send")->isEnabled());
}

TEST_F(SassViewTest, TheNameOfAFunctionShowsIt) {
  auto* field = find<QLineEdit>("sass_find");
  auto* functions = find<QComboBox>("sass_function");
  ASSERT_GT(functions->count(), 1);
  const int other = functions->currentIndex() == 0 ? 1 : 0;
  const std::string wanted =
      functions->itemText(other).section(QLatin1Char(','), 0, 0).toStdString();
  field->setFocus();
  QTest::keyClicks(field, QString::fromStdString(wanted));
  EXPECT_EQ(name(), wanted);
}

TEST_F(SassViewTest, WhatInstructionsCostStandsInColumns) {
  turn_to("a100");
  choose("sass_gpu", 1);
  settle();
  const auto [first, last] = table().delegate().marked();
  EXPECT_EQ(cell(first + 2, ListingModel::latency_column), "575"); // LDG.64 out of DRAM
  EXPECT_THAT(cell(first + 5, ListingModel::waited_column), HasSubstr("● 569"));
  EXPECT_EQ(cell(first + 3, ListingModel::waited_column), "0");
}

TEST_F(SassViewTest, AnotherGpuSchedulesAnewAndKeepsTheLine) {
  table().go(5);
  const std::string before = card_text();
  turn_to("rtx3090"); // of the listing's architecture, too
  EXPECT_EQ(view.shown()->gpu->id, "rtx3090");
  EXPECT_THAT(card_text(), HasSubstr("RTX 3090"));
  EXPECT_NE(card_text(), before);
  EXPECT_EQ(row(), 5);
}

TEST_F(SassViewTest, AGpuOfAnotherArchitectureIsTakenOnlyWhereItWasChosen) {
  auto* gpus = find<QComboBox>("sass_gpu");
  view.open({.shipped = "listings_sm_90"});
  settle();
  EXPECT_EQ(view.shown()->gpu->compute_capability, "9.0");
  ASSERT_TRUE(gpus->isVisible());
  EXPECT_EQ(gpus->currentIndex(), 0);
  EXPECT_THAT(card_text(), HasSubstr("The scenario's GPU is GTX 980, so that its sliders change"));
  const std::string own = view.shown()->gpu->id;
  choose("sass_gpu", 1);
  settle();
  EXPECT_EQ(view.shown()->gpu->id, "gtx980");
  EXPECT_TRUE(workspace.document().listing.scenario_gpu);
  EXPECT_THAT(card_text(), HasSubstr("compute capability is 5.2"));
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(view.shown()->gpu->id, own);
  turn_to("h200"); // of the architecture: nothing is left to choose
  EXPECT_EQ(view.shown()->gpu->id, "h200");
  EXPECT_FALSE(gpus->isVisible());
  // Without an architecture there is no GPU until one is chosen.
  paste(QStringLiteral("[B------:R-:W-:-:S04] /*0010*/ FADD R2, R4, R5 ;\n"));
  settle();
  EXPECT_EQ(view.shown()->gpu->id, "");
  EXPECT_THAT(card_text(), HasSubstr("does not say its architecture"));
  EXPECT_FALSE(find<QPushButton>("sass_send")->isEnabled());
  choose("sass_gpu", 1);
  settle();
  EXPECT_EQ(view.shown()->gpu->id, "h200");
}

TEST_F(SassViewTest, SlidersCountWhereTheScenariosGpuIsTaken) {
  turn_to("rtx3090");
  const auto alone = [this] { return view.shown()->analysis.loops.front().latency_cycles; };
  const double before = alone();
  const double memory = *(*catalogue.find("rtx3090"))->facts.value(FactKey::mem_lat);
  workspace.propose("mem_lat", 2 * memory);
  settle();
  // The loop's chain has one load out of DRAM.
  EXPECT_NEAR(alone(), before + memory, 1);
  EXPECT_THAT(card_text(), HasSubstr("With the sliders' numbers: mem_lat"));
  EXPECT_THAT(view.figure().caption, HasSubstr("RTX 3090"));
  // Of another architecture they do not, and the card says so.
  turn_to("gtx980");
  const double own = alone();
  workspace.propose("mem_lat", 900);
  settle();
  EXPECT_EQ(alone(), own);
  EXPECT_THAT(card_text(), HasSubstr("its sliders change nothing here"));
}

TEST_F(SassViewTest, ALoopIsSentWithTheGpuThatItIsScheduledFor) {
  QTest::mouseClick(find<QPushButton>("sass_send"), Qt::LeftButton);
  EXPECT_EQ(workspace.scenario().gpu->id, "rtx3080-10gb");
  ASSERT_TRUE(workspace.scenario().instruction_loop);
  workspace.undo_stack().undo();
  EXPECT_EQ(workspace.scenario().gpu->id, "gtx980");
}

TEST_F(SassViewTest, WhatNoSourcePricesIsNamedAndNotSent) {
  paste(QStringLiteral("code for sm_86\n"
                       "[B------:R-:W-:-:S04] /*0000*/ IADD3 R2, R2, 0x1, RZ ;\n"
                       "[B------:R-:W0:-:S02] /*0010*/ ATOMG.E.ADD PT, R6, [R4.64], R2 ;\n"
                       "[B------:R-:W-:-:S13] /*0020*/ ISETP.NE.AND P0, PT, R2, R9, PT ;\n"
                       "[B------:R-:W-:-:S05] /*0030*/ @P0 BRA 0x0 ;\n"
                       "[B------:R-:W-:-:S05] /*0040*/ EXIT ;\n"));
  settle();
  EXPECT_THAT(card_text(), HasSubstr("unknown: no source says what ATOMG.E.ADD takes"));
  EXPECT_THAT(card_text(), Not(HasSubstr("iterations/cycle/SM by")));
  QTest::mouseClick(find<QPushButton>("sass_send"), Qt::LeftButton);
  EXPECT_FALSE(workspace.scenario().instruction_loop);
  EXPECT_THAT(find<QLabel>("sass_problem")->text().toStdString(), HasSubstr("ATOMG.E.ADD"));
}

TEST_F(SassViewTest, TwoFunctionsStandSideBySide) {
  const int hopper = shipped_listing_index("listings_sm_90");
  ASSERT_GE(hopper, 0);
  choose("sass_beside", 3 + hopper);
  ASSERT_TRUE(view.comparing());
  const auto& model = *static_cast<AlignedModel*>(aligned().model());
  EXPECT_EQ(model.left()->function().name, "chase");
  EXPECT_EQ(model.right()->function().name, "chase");
  EXPECT_EQ(model.right()->function().arch, "sm_90");
  EXPECT_THAT(find<QLabel>("sass_differences")->text().toStdString(), HasSubstr("lines are the"));
  // By a sign, not by colour alone; Enter goes from difference to difference.
  aligned().setFocus();
  QTest::keyClick(&aligned(), Qt::Key_Return);
  const int at = aligned().currentIndex().row();
  EXPECT_GT(at, 0);
  EXPECT_NE(model.index(at, AlignedModel::mark_column).data().toString(), QStringLiteral("="));
  EXPECT_EQ(view.figure().panels.front().kind, PanelKind::table);
  QTest::keyClick(&aligned(), Qt::Key_Escape);
  EXPECT_FALSE(view.comparing());
}

TEST_F(SassViewTest, ExportsTheLoopOrTheFunction) {
  const auto texts = [this] {
    std::vector<std::string> all;
    const Figure figure = view.figure();
    for (const DiagramText& each : figure.panels.front().diagram.texts)
      all.push_back(each.text);
    return all;
  };
  EXPECT_THAT(texts(), testing::Contains("00c0"));
  EXPECT_THAT(texts(), Not(testing::Contains("0010")));
  choose("sass_loop", 0);
  EXPECT_THAT(texts(), testing::Contains("0010"));
  for (const ShippedSource& listing : shipped_listings()) {
    view.open({.shipped = listing.id});
    for (int at = 0; at < find<QComboBox>("sass_function")->count(); ++at) {
      choose("sass_function", at);
      const Figure figure = view.figure();
      ASSERT_EQ(figure.panels.size(), 1u);
      EXPECT_THAT(figure.panels[0].diagram.boxes, Not(IsEmpty()));
      EXPECT_FALSE(view.grab().isNull());
    }
  }
}

TEST_F(WindowTest, ShowsSassWhenAskedFor) {
  const ViewDock* dock = window.views().dock(QStringLiteral("sass"));
  EXPECT_FALSE(dock->view()); // made when first seen
  window.views().go_to(QStringLiteral("sass"));
  const auto* view = qobject_cast<SassView*>(dock->view());
  ASSERT_TRUE(view);
  EXPECT_TRUE(view->shown());
  // Ctrl+V is the view's own while it has the keyboard.
  QGuiApplication::clipboard()->setText(QString::fromLatin1(small));
  window.activateWindow();
  QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_V,
                  Qt::ControlModifier);
  EXPECT_EQ(view->shown()->size(), 5u);
}

} // namespace
} // namespace loom
