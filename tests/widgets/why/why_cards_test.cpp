// Every number of the cards beside listings and kernels, and of the words under them, has a
// derivation and asks for itself.

#include "tests/widgets/why/why_fixture.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/kernel/kernel_source.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/sass/listing_source.h"
#include "widgets/views/sass/sass_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QSpinBox>
#include <QTextBlock>

#include <gmock/gmock.h>

#include <set>

namespace loom {
namespace {

using testing::Contains;
using testing::IsEmpty;

/// A card's words, apart from the numbers that ask for themselves.
struct CardText {
  QString words; ///< without those and without links to lines of the listing
  std::vector<std::pair<QString, QString>> numbers; ///< core/why id and what is shown
};

CardText read_card(const NumberCard& card) {
  CardText text;
  for (QTextBlock block = card.document()->begin(); block.isValid(); block = block.next()) {
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const QString link = at.fragment().charFormat().anchorHref();
      if (link.startsWith(QLatin1String("why:")))
        text.numbers.emplace_back(link.mid(4), at.fragment().text());
      else if (!link.startsWith(QLatin1String("line:")))
        text.words += at.fragment().text();
    }
    text.words += QLatin1Char('\n');
  }
  return text;
}

class WhyCardsTest : public WhyWindowTest {
protected:
  SassView* listing() {
    auto* view = open<SassView>("sass");
    EXPECT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
    return view;
  }
  KernelView* kernel_on(const char* gpu) {
    workspace.propose_gpu(*catalogue.find(gpu));
    auto* view = open<KernelView>("kernel");
    (void)workspace.snapshot();
    EXPECT_TRUE(QTest::qWaitFor([&] { return view->run() && !view->busy(); }, 60'000));
    return view;
  }
  void choose(View& view, const char* box, int index) {
    auto* chooser = view.findChild<QComboBox*>(QString::fromLatin1(box));
    chooser->setCurrentIndex(index);
    emit chooser->activated(index);
  }
  /// What is said of the number of each link is what is shown; the ids.
  std::set<QString> check_numbers(const View& view, const CardText& card) {
    const std::vector<why::QuantityPtr> all = with_inputs(view.sections());
    std::set<QString> ids;
    for (const auto& [id, shown] : card.numbers) {
      ids.insert(id);
      const why::QuantityPtr quantity = why::find(all, id.toStdString());
      EXPECT_TRUE(quantity) << id.toStdString();
      if (!quantity)
        continue;
      EXPECT_EQ(unexplained(shown, {quantity}), QStringList())
          << id.toStdString() << " = " << quantity->value;
      if (quantity->formula) {
        EXPECT_EQ(quantity->formula->value(), quantity->value) << id.toStdString();
      }
    }
    return ids;
  }
};

/// Without what only looks like a number: addresses, and names of functions, GPUs, capabilities.
/// `other` is the GPU that the card says the sliders are of.
QString without_names(QString words, const SassView& view, const GpuSpec& other) {
  words.remove(QString::fromStdString(other.name));
  words.remove(QString::fromStdString(view.shown()->function().name));
  words.remove(QString::fromStdString(view.shown()->gpu->name));
  words.remove(QString::fromStdString(view.shown()->gpu->compute_capability));
  words.remove(QRegularExpression(QStringLiteral("\\b[0-9a-f]{4}\\b")));
  return words;
}

TEST_F(WhyCardsTest, EveryNumberOfTheCardOfEveryShippedListing) {
  SassView* view = listing();
  auto* card = view->findChild<NumberCard*>(QStringLiteral("sass_card"));
  auto* functions = view->findChild<QComboBox*>(QStringLiteral("sass_function"));
  auto* loops = view->findChild<QComboBox*>(QStringLiteral("sass_loop"));
  std::set<QString> ids;
  int cards = 0;
  for (int source = 0; source < static_cast<int>(shipped_listings().size()); ++source) {
    choose(*view, "sass_source", source);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !view->busy(); }, 20'000));
    for (int function = 0; function < functions->count(); ++function) {
      choose(*view, "sass_function", function);
      for (int loop = 0; loop < loops->count(); ++loop) {
        choose(*view, "sass_loop", loop);
        const CardText text = read_card(*card);
        EXPECT_EQ(unexplained(without_names(text.words, *view, *workspace.scenario().gpu), {}),
                  QStringList())
            << text.words.toStdString();
        ids.merge(check_numbers(*view, text));
        ++cards;
      }
    }
  }
  EXPECT_GT(cards, 50);
  for (const char* id : {"function_instructions", "function_registers", "dependences", "loop_fma",
                         "loop_alu", "loop_global", "loop_shared", "loop_control",
                         "loop_instructions", "code.limit", "code.assumed"})
    EXPECT_THAT(ids, Contains(QString::fromLatin1(id)));
}

TEST_F(WhyCardsTest, ADependenceThatIsNotProvedAsksForItsCycles) {
  SassView* view = listing();
  QGuiApplication::clipboard()->setText(
      QStringLiteral("[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                     "[B0-2---:R-:W-:-:S01] /*0020*/ FADD R6, R2, R2 ;\n"
                     "[B------:R-:W-:-:S05] /*0030*/ FADD R7, R6, R2 ;\n"
                     "[B------:R-:W1:-:S01] /*0040*/ LDG.E R8, [R4.64] ;\n"
                     "[B------:R-:W-:-:S05] /*0050*/ FADD R9, R8, R2 ;\n"
                     "[B------:R-:W-:-:S05] /*0060*/ EXIT ;\n"));
  QTest::keyClick(view->focusProxy(), Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown()->size() == 6; }, 20'000));
  auto* card = view->findChild<NumberCard*>(QStringLiteral("sass_card"));
  const CardText text = read_card(*card);
  EXPECT_EQ(unexplained(without_names(text.words, *view, *workspace.scenario().gpu), {}),
            QStringList())
      << text.words.toStdString();
  const std::set<QString> ids = check_numbers(*view, text);
  for (const char* id : {"unproven_reads", "dependences", "doubt_1.found", "doubt_1.needed",
                         "doubt_2.barrier", "doubt_3.barrier"})
    EXPECT_THAT(ids, Contains(QString::fromLatin1(id)));
  const auto all = with_inputs(view->sections());
  EXPECT_EQ(why::find(all, "doubt_1.found")->value, 1);
  EXPECT_EQ(why::find(all, "doubt_1.needed")->value, 4);
  EXPECT_EQ(why::find(all, "doubt_2.barrier")->value, 1);
  EXPECT_EQ(why::find(all, "doubt_3.barrier")->value, 2);
}

TEST_F(WhyCardsTest, TheWholeFunctionAsksForItsOwnNumber) {
  SassView* view = listing();
  choose(*view, "sass_loop", 0);
  view->findChild<QComboBox*>(QStringLiteral("sass_loop"))->setFocus();
  EXPECT_EQ(asked(), "function_instructions");
}

TEST_F(WhyCardsTest, TheWordsUnderTwoFunctionsSideBySide) {
  SassView* view = listing();
  choose(*view, "sass_beside", 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->comparing(); }, 20'000));
  auto* words = view->findChild<NumberLabel*>(QStringLiteral("sass_differences"));
  ASSERT_TRUE(words);
  const auto all = with_inputs(view->sections());
  std::vector<why::QuantityPtr> shown;
  for (const char* id :
       {"aligned.same", "aligned.control", "aligned.text", "aligned.left", "aligned.right"})
    shown.push_back(why::find(all, id));
  EXPECT_THAT(shown, testing::Each(testing::NotNull()));
  EXPECT_EQ(unexplained(words->text(), shown), QStringList()) << words->text().toStdString();
  // By keys, and with the pointer on the second number.
  words->setFocus(Qt::TabFocusReason);
  EXPECT_EQ(words->selectedText(), QString::number(shown[0]->value));
  EXPECT_EQ(asked(), "aligned.same");
  window.activateWindow();
  words->setFocus(Qt::TabFocusReason);
  QTest::keyClick(words, Qt::Key_Tab);
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("aligned.control"));
  std::set<QString> ids;
  for (int x = 0; x < words->width(); x += 2)
    for (int y = 2; y < words->height(); y += 6) {
      QTest::mouseMove(words, {x, y});
      ids.insert(words->ask_here());
    }
  for (const char* id : {"aligned.same", "aligned.text", "aligned.right"})
    EXPECT_THAT(ids, Contains(QString::fromLatin1(id)));
  // The figure says the same in words alone.
  EXPECT_EQ(view->figure().caption.find("\uE000"), std::string::npos);
}

TEST_F(WhyCardsTest, EveryNumberOfTheCardOfEveryShippedKernel) {
  std::set<QString> ids;
  for (const char* gpu : {"h200", "gtx980"}) {
    KernelView* view = kernel_on(gpu);
    auto* card = view->findChild<NumberCard*>(QStringLiteral("kernel_card"));
    for (int kernel = 0; kernel < static_cast<int>(shipped_kernels().size()); ++kernel) {
      const auto before = view->run();
      choose(*view, "kernel_source", kernel);
      ASSERT_TRUE(QTest::qWaitFor(
          [&] { return view->run() && !view->busy() && (kernel == 0 || view->run() != before); },
          60'000));
      const CardText text = read_card(*card);
      QString words = text.words;
      for (const std::string& name : {view->run()->asked.gpu->name, view->run()->machine.gpu})
        words.remove(QString::fromStdString(name));
      words.remove(QStringLiteral("one sector of 32 bytes")); // every sector has as many
      EXPECT_EQ(unexplained(words, {}), QStringList()) << words.toStdString();
      ids.merge(check_numbers(*view, text));
    }
  }
  for (const char* id : {"kernel_time", "kernel_blocks", "grid_x", "grid_y", "kernel_threads",
                         "block_x", "block_y", "kernel_blocks_per_sm", "kernel_warps", "kernel_l1",
                         "kernel_l2", "kernel_footprint", "kernel_l2_size"})
    EXPECT_THAT(ids, Contains(QString::fromLatin1(id)));
}

TEST_F(WhyCardsTest, ThePartsOfAKernelsTime) {
  std::set<QString> ids;
  for (const char* gpu : {"h200", "gtx980"}) {
    KernelView* view = kernel_on(gpu);
    for (int kernel = 0; kernel < static_cast<int>(shipped_kernels().size()); ++kernel) {
      choose(*view, "kernel_source", kernel);
      ASSERT_TRUE(QTest::qWaitFor(
          [&] {
            return view->run() && !view->busy() &&
                   view->run()->asked.study->source.shipped ==
                       shipped_kernels()[static_cast<std::size_t>(kernel)].name;
          },
          60'000));
      view->choose(KernelChart::composition);
      QSignalSpy readouts(view, &View::readout);
      QTest::keyClick(view, Qt::Key_Home);
      QString before;
      while (!readouts.isEmpty() && readouts.last().first().toString() != before) {
        before = readouts.last().first().toString();
        const QString id = view->asked_quantity();
        ids.insert(id);
        const auto all = with_inputs(view->sections());
        EXPECT_TRUE(why::find(all, id.toStdString())) << id.toStdString();
        EXPECT_EQ(unexplained(before, all), QStringList()) << before.toStdString();
        QTest::keyClick(view, Qt::Key_Right);
      }
    }
  }
  for (const char* id : {"wave_1_each", "hong_kim_each", "wave_1_longest_warp", "wave_1_delays",
                         "kernel_launch", "step.need", "measured_time"})
    EXPECT_THAT(ids, Contains(QString::fromLatin1(id)));
}

TEST_F(WhyCardsTest, TheTimeExpressionOfABlockAndItsChooser) {
  KernelView* view = kernel_on("h200");
  view->choose(KernelChart::code);
  const auto all = with_inputs(view->sections());
  auto* label = view->findChild<NumberLabel*>(QStringLiteral("kernel_expression"));
  ASSERT_TRUE(label);
  window.activateWindow();
  label->setFocus(Qt::TabFocusReason);
  std::set<QString> ids;
  for (int i = 0; i < 10 && label->hasFocus(); ++i) {
    const QString id = view->asked_quantity();
    ids.insert(id);
    const why::QuantityPtr quantity = why::find(all, id.toStdString());
    ASSERT_TRUE(quantity) << id.toStdString();
    EXPECT_EQ(unexplained(label->selectedText(), why::chain(quantity)), QStringList())
        << id.toStdString();
    QTest::keyClick(label, Qt::Key_Tab);
  }
  EXPECT_EQ(
      ids, (std::set<QString>{QStringLiteral("block.delays"), QStringLiteral("block.chain"),
                              QStringLiteral("block.executions"), QStringLiteral("block.cycles")}));
  // The block's name, how often it is executed and its part of the time.
  auto* blocks = view->findChild<QComboBox*>(QStringLiteral("kernel_block"));
  blocks->setFocus();
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("block.share"));
  const QString numbers = blocks->currentText().section(QLatin1Char(':'), -1);
  EXPECT_EQ(unexplained(numbers, {}).size(), 2) << numbers.toStdString();
  EXPECT_EQ(unexplained(numbers, why::chain(why::find(all, "block.share"))), QStringList())
      << numbers.toStdString();
}

TEST_F(WhyCardsTest, EveryFieldOfALaunchAsksForItsNumber) {
  KernelView* view = kernel_on("h200");
  int fields = 0;
  for (const char* name : {"block_x", "block_y", "block_z", "grid_x", "grid_y", "grid_z",
                           "kernel_registers", "kernel_shared", "argument_0"}) {
    auto* field = view->findChild<QSpinBox*>(QString::fromLatin1(name));
    if (!field)
      continue;
    ++fields;
    QTest::mouseMove(&window, {1, 1});
    if (field->isEnabled())
      field->setFocus();
    else
      QTest::mouseMove(field); // it follows another: the pointer asks
    const std::string id = view->asked_quantity().toStdString();
    EXPECT_EQ(id, name);
    const why::QuantityPtr quantity = why::find(with_inputs(view->sections()), id);
    ASSERT_TRUE(quantity) << name;
    EXPECT_EQ(quantity->value, field->value()) << name;
  }
  EXPECT_GE(fields, 8);
  QTest::mouseMove(&window, {1, 1});
  for (const auto& [beside, id] :
       {std::pair{"block_x_slider", "block_x"}, std::pair{"grid_by_y", "grid_y"},
        std::pair{"kernel_shared_per", "kernel_shared"}}) {
    auto* part = view->findChild<QWidget*>(QLatin1String(beside));
    ASSERT_TRUE(part) << beside;
    part->setFocus();
    EXPECT_EQ(view->asked_quantity().toStdString(), id) << beside;
  }
  // As many blocks as so many threads need: the field has the threads.
  choose(*view, "grid_by_x", 1);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return view->run()->asked.plan.grid[0].by == kernel::Extent::By::threads; }, 20'000));
  auto* field = view->findChild<QSpinBox*>(QStringLiteral("grid_x"));
  field->setFocus();
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("grid_x_threads"));
  const auto all = with_inputs(view->sections());
  EXPECT_EQ(why::find(all, "grid_x_threads")->value, field->value());
  EXPECT_TRUE(why::find(all, "grid_x")->formula);
}

} // namespace
} // namespace loom
