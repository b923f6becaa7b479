// The banks view with real clicks and keys.

#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/banks/bank_presets.h"
#include "widgets/views/banks/banks_figure.h"
#include "widgets/views/banks/banks_view.h"
#include "widgets/views/banks/banks_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace loom {
namespace {

using memory::PatternKind;

/// What is in a diagram's texts of one id, in order.
QString words_in(const Diagram& diagram, const std::string& id) {
  QString words;
  for (const DiagramText& text : diagram.texts)
    if (text.id == id)
      words += QString::fromStdString(text.text) + QLatin1Char(' ');
  return words.trimmed();
}

bool has_box(const Diagram& diagram, const std::string& id) {
  return std::ranges::find(diagram.boxes, id, &DiagramBox::id) != diagram.boxes.end();
}

class BanksViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  BanksView view{workspace, nullptr};

  void SetUp() override {
    view.resize(1100, 420);
    view.show();
    ASSERT_TRUE(view.shown());
  }
  void show(const SharedAccess& access) {
    Scenario next = workspace.scenario();
    next.shared_access = access;
    workspace.propose(QStringLiteral("access"), next);
    (void)workspace.snapshot();
    QCoreApplication::processEvents(); // what the controls take is laid out
  }
  void show_stride(std::int64_t stride) {
    SharedAccess access;
    access.pattern.stride = stride;
    show(access);
  }
  /// The one of the view's two pictures that has this element.
  DiagramWidget* with(const std::string& id) {
    for (auto* each : view.findChildren<DiagramWidget*>())
      if (!each->box_of(id).isEmpty())
        return each;
    return nullptr;
  }
  void click(const std::string& id) {
    DiagramWidget* on = with(id);
    ASSERT_TRUE(on);
    QTest::mouseClick(on, Qt::LeftButton, {}, on->box_of(id).center().toPoint());
    (void)workspace.snapshot();
  }
  QString degree() { return words_in(with("lane:0")->diagram(), "degree"); }
  const SharedAccess& access() { return workspace.scenario().shared_access; }
};

TEST_F(BanksViewTest, StepsThroughThePassesAsOneUndoEntry) {
  show_stride(2);
  EXPECT_EQ(degree(), QStringLiteral("2-way conflict: 2 passes"));
  const int before = workspace.undo_stack().count();
  QSignalSpy said(&view, &View::readout);
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_EQ(access().pass, 1);
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("pass 1 of 2: 16 banks serve threads 0 to 15; then 16 threads wait"));
  EXPECT_EQ(words_in(with("lane:0")->diagram(), "state"), QStringLiteral("pass 1 of 2"));
  QTest::keyClick(&view, Qt::Key_End);
  EXPECT_EQ(access().pass, 2);
  QTest::keyClick(&view, Qt::Key_Right); // there is no third
  EXPECT_EQ(access().pass, 2);
  QTest::keyClick(&view, Qt::Key_Home);
  EXPECT_EQ(access().pass, 0);
  EXPECT_LE(workspace.undo_stack().count(), before + 1);
}

TEST_F(BanksViewTest, AClickOnALaneMasksItAndUndoBringsItBack) {
  show_stride(1);
  click("lane:3");
  EXPECT_EQ(access().pattern.inactive, 0b1000U);
  EXPECT_EQ(view.shown()->run.result.accesses_per_bank[3], 0);
  EXPECT_FALSE(has_box(with("lane:3")->diagram(), "cell:0:3"));
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_TRUE(has_box(with("lane:3")->diagram(), "cell:0:3"));
  // The same by keys alone.
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_Return);
  EXPECT_EQ(access().pattern.inactive, 0b10U);
}

TEST_F(BanksViewTest, AClickOnACellShowsItsPass) {
  show_stride(2);
  click("cell:1:4");
  EXPECT_EQ(access().pass, 2);
}

TEST_F(BanksViewTest, TheRemedyStandsBesideAndIsAppliedAsOneChange) {
  SharedAccess column;
  column.pattern.kind = PatternKind::tile;
  show(column);
  EXPECT_EQ(degree(), QStringLiteral("32-way conflict: 32 passes"));
  EXPECT_EQ(remedy_words(*view.shown()),
            QStringLiteral("1 word of padding a row: columns 32-way → conflict-free"));
  DiagramWidget* beside = with("other:lane:0");
  ASSERT_TRUE(beside);
  EXPECT_EQ(words_in(beside->diagram(), "other:degree"), QStringLiteral("conflict-free: 1 pass"));
  auto* apply = view.findChild<QPushButton*>(QStringLiteral("apply"));
  QTest::mouseClick(apply, Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(access().pattern.padding, 1);
  EXPECT_EQ(degree(), QStringLiteral("conflict-free: 1 pass"));
  EXPECT_FALSE(apply->isEnabled());
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(access().pattern.padding, 0);
}

TEST_F(BanksViewTest, TheSwizzleDoesWithoutPadding) {
  SharedAccess access;
  access.pattern.stride = 32;
  access.remedy = BankRemedy::swizzle;
  show(access);
  ASSERT_TRUE(view.shown()->alternative);
  QTest::mouseClick(view.findChild<QPushButton*>(QStringLiteral("apply")), Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(this->access().pattern.kind, PatternKind::swizzle);
  EXPECT_EQ(degree(), QStringLiteral("conflict-free: 1 pass"));
}

TEST_F(BanksViewTest, ABarChoosesItsStride) {
  click("stride:16");
  EXPECT_EQ(access().pattern.stride, 16);
  EXPECT_EQ(degree(), QStringLiteral("16-way conflict: 16 passes"));
}

TEST_F(BanksViewTest, NumbersInTheBoxesAreOfOneSize) {
  show_stride(2); // words 0 to 62
  view.resize(700, 420);
  QCoreApplication::processEvents();
  std::set<double> sizes;
  int words = 0;
  for (const DiagramText& text : with("lane:0")->diagram().texts)
    if (text.id.starts_with("cell:")) {
      sizes.insert(text.size);
      ++words;
    }
  EXPECT_EQ(words, 32);
  EXPECT_EQ(sizes.size(), 1U);
}

TEST_F(BanksViewTest, HoveringSaysWhereAThreadIsServed) {
  show_stride(32);
  QSignalSpy said(&view, &View::readout);
  DiagramWidget* on = with("lane:5");
  QTest::mouseMove(on, on->box_of("lane:5").center().toPoint());
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("thread 5: word 160 at byte 640; bank 0 in pass 6 of 32"));
  QTest::mouseMove(on, on->box_of("bank:0").center().toPoint());
  EXPECT_EQ(said.back().at(0).toString(), QStringLiteral("bank 0 fetches 32 words, one a pass"));
}

TEST_F(BanksViewTest, ManyPassesFoldAboutTheOneThatIsShown) {
  show_stride(32);
  EXPECT_FALSE(has_box(with("lane:0")->diagram(), "cell:31:0"));
  QTest::keyClick(&view, Qt::Key_End);
  EXPECT_TRUE(has_box(with("lane:0")->diagram(), "cell:31:0"));
  EXPECT_FALSE(has_box(with("lane:0")->diagram(), "cell:0:0"));
}

TEST_F(BanksViewTest, TheKernelFollowsThePatternWhenAsked) {
  show_stride(2);
  auto* follow = view.findChild<FollowAccess*>();
  QTest::mouseClick(follow, Qt::LeftButton, {}, {8, follow->height() / 2});
  (void)workspace.snapshot();
  EXPECT_EQ(workspace.scenario().mix, Mix::shared);
  EXPECT_EQ(workspace.scenario().access, own_access);
  EXPECT_TRUE(follow->isChecked());
  QTest::mouseClick(follow, Qt::LeftButton, {}, {8, follow->height() / 2});
  (void)workspace.snapshot();
  EXPECT_EQ(workspace.scenario().access, "coalesced");
  SharedAccess small = access();
  small.banks = 4;
  show(small);
  EXPECT_FALSE(follow->isEnabled());
  EXPECT_FALSE(follow->toolTip().isEmpty());
}

TEST_F(BanksViewTest, PlaysToTheEnd) {
  show_stride(4);
  view.findChild<Transport*>()->faster(6);
  QTest::keyClick(&view, Qt::Key_Space);
  for (int round = 0; round < 100 && view.findChild<Transport*>()->playing(); ++round)
    QTest::qWait(20);
  EXPECT_EQ(access().pass, 4);
}

TEST(BankPictures, TheExamplesOfFigure22HaveTheDegreesOfTheText) {
  Catalogue catalogue{embedded_gpu_files()};
  const GpuPtr gpu = catalogue.find("gtx980").value();
  const std::vector<int> degrees{1, 1, 1, 2, 4, 2};
  const auto examples = figure_2_2();
  ASSERT_EQ(examples.size(), degrees.size());
  for (std::size_t i = 0; i < degrees.size(); ++i) {
    const auto run = run_banks(*gpu, examples[i]);
    ASSERT_TRUE(run);
    const Diagram diagram = access_diagram(*run, {}, 40, 20);
    int rows = 0; // passes in the picture
    for (int pass = 0; pass < 4; ++pass)
      for (int bank = 0; bank < 4; ++bank)
        if (has_box(diagram, "cell:" + std::to_string(pass) + ":" + std::to_string(bank)))
          rows = pass + 1;
    EXPECT_EQ(rows, degrees[i]);
  }
}

TEST(BankPictures, ABroadcastIsOneCellAndOneArrow) {
  Catalogue catalogue{embedded_gpu_files()};
  SharedAccess access;
  access.banks = 4;
  access.pattern = {.kind = PatternKind::list, .threads = 4, .list = {1, 1, 1, 2}};
  const auto run = run_banks(*catalogue.find("gtx980").value(), access);
  ASSERT_TRUE(run);
  EXPECT_EQ(degree_words(run->result), QStringLiteral("conflict-free: 1 pass"));
  const Diagram diagram = access_diagram(*run, {}, 40, 20);
  EXPECT_EQ(words_in(diagram, "cell:0:1"), QStringLiteral("1 ×3"));
  EXPECT_EQ(std::ranges::count(diagram.lines, true, &DiagramLine::arrow), 2);
  EXPECT_EQ(cell_words(*run, 0, 1),
            QStringLiteral("pass 1 of 1, bank 1: word 1, broadcast to threads 0 to 2"));
}

TEST(BankPictures, WideWordsAreOneBoxAndTheirRequestsStandApart) {
  Catalogue catalogue{embedded_gpu_files()};
  SharedAccess access;
  access.pattern.stride = 1;
  access.pattern.word_bytes = 16;
  const auto run = run_banks(*catalogue.find("gtx980").value(), access);
  ASSERT_TRUE(run);
  EXPECT_EQ(run->result.requests, 4);
  const Diagram diagram = access_diagram(*run, {}, 70, 40);
  EXPECT_EQ(words_in(diagram, "cell:1:4"), QStringLiteral("9"));
  EXPECT_FALSE(has_box(diagram, "cell:1:5")); // the same word
  EXPECT_TRUE(std::ranges::any_of(diagram.texts, [](const DiagramText& text) {
    return text.text == "request 2: threads 8 to 15";
  }));
}

TEST_F(BanksViewTest, FollowsTheSliders) {
  const auto says = [this](const char* words) {
    (void)workspace.snapshot();
    const auto labels = view.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [words](const QLabel* label) {
      return label->text().contains(QString::fromUtf8(words));
    });
  };
  Scenario next = workspace.scenario();
  next.gpu = catalogue.find("h200").value();
  next.mix = Mix::shared;
  next.shared_access.pattern.stride = 2;
  workspace.propose(QStringLiteral("GPU"), next);
  EXPECT_TRUE(says("latency 25")); // 23 and 2 for the second pass
  EXPECT_TRUE(says("peak 0.5 loads/cycle/SM"));
  next.overrides[static_cast<std::size_t>(Hardware::shared_lat)] = 46;
  next.overrides[static_cast<std::size_t>(Hardware::shared_thru)] = 0.5;
  workspace.propose(QStringLiteral("latency"), next);
  EXPECT_TRUE(says("latency 48")); // and 2
  EXPECT_TRUE(says("peak 0.25 loads/cycle/SM (as set)"));
  next.access = own_access;
  workspace.propose(QStringLiteral("access"), next);
  EXPECT_TRUE(says("latency 46 cycles (as set)"));
}

TEST_F(BanksViewTest, ShowsABroadcastOf16BytesInTwoPasses) {
  Scenario next = workspace.scenario();
  next.gpu = catalogue.find("h200").value();
  next.shared_access.pattern.stride = 0;
  next.shared_access.pattern.word_bytes = 16;
  workspace.propose(QStringLiteral("access"), next);
  (void)workspace.snapshot();
  EXPECT_EQ(view.shown()->passes(), 2);
  EXPECT_EQ(view.shown()->run.loads_per_cycle, 0.5);
}

} // namespace
} // namespace loom
