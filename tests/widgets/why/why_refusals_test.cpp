// What a refusal names can be asked for: the limit in a text that says what is wrong.

#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "tests/widgets/why/why_fixture.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/message_bar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace loom {
namespace {

class WhyRefusalsTest : public WhyWindowTest {
protected:
  /// Every number of a label's text that Tab reaches, with what Enter there opens.
  std::map<QString, std::string> answers(NumberLabel* label) {
    std::map<QString, std::string> all;
    EXPECT_TRUE(label->isVisible());
    label->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 10 && label->hasFocus(); ++i) {
      const QString number = label->selectedText();
      QTest::keyClick(label, Qt::Key_Return);
      for (auto* each : window.findChildren<WhyWindow*>())
        if (each->isVisible()) {
          const std::string id = each->asked().toStdString();
          all[number] = id;
          const auto found = why::explain(scenario(), id);
          EXPECT_TRUE(found) << id << " of " << label->text().toStdString();
          if (found) {
            EXPECT_TRUE(is_written(number, (*found)->value)) << id << number.toStdString();
          }
          each->close();
        }
      window.activateWindow();
      label->setFocus(Qt::OtherFocusReason);
      QTest::keyClick(label, Qt::Key_Tab);
    }
    return all;
  }
  using Answers = std::map<QString, std::string>;
  NumberLabel* problem_of(View* view, const char* words) {
    for (auto* label : view->findChildren<NumberLabel*>())
      if (label->isVisible() && label->text().contains(QLatin1String(words)))
        return label;
    ADD_FAILURE() << words << " is not said";
    return nullptr;
  }
};

TEST_F(WhyRefusalsTest, TheRangeThatAFileDoesNotKeep) {
  QString json =
      QString::fromStdString(document_to_json(workspace.document(), workspace.catalogue()));
  json.replace(QRegularExpression(QStringLiteral("\"warps\": *\\d+")),
               QStringLiteral("\"warps\": 2000"));
  QMimeData pasted;
  pasted.setText(json);
  ASSERT_FALSE(window.files().paste(pasted));
  const QString said = window.messages().text();
  EXPECT_TRUE(said.contains(QStringLiteral("/warps: "))) << said.toStdString();
  auto* label = window.messages().findChild<NumberLabel*>();
  ASSERT_TRUE(label);
  EXPECT_EQ(label->text(), said);
  EXPECT_EQ(answers(label), (Answers{{"1", "warps.least"}, {"1024", "warps.most"}}));
  // The window's own key asks as well, and the pointer.
  label->setFocus(Qt::TabFocusReason);
  EXPECT_EQ(asked(), "warps.least");
}

TEST_F(WhyRefusalsTest, TheRangeOfAParameter) {
  for (const auto& [id, typed, low, high] : {std::tuple{"warps", "2000", "1", "1024"},
                                             {"warps", "many", "1", "1024"},
                                             {"ilp", "1.5", "1", "64"},
                                             {"target", "900", "1", "100"},
                                             {"mem_lat", "0", "1", "100000"}}) {
    auto* entry =
        window.params().findChild<QLineEdit*>(QLatin1String("entry_") + QLatin1String(id));
    entry->setFocus();
    entry->selectAll();
    QTest::keyClicks(entry, QLatin1String(typed));
    QTest::keyClick(entry, Qt::Key_Return);
    auto* problem =
        window.params().findChild<NumberLabel*>(QLatin1String("problem_") + QLatin1String(id));
    EXPECT_EQ(asked(), std::string(id) + ".most") << "in the field";
    for (auto* each : window.findChildren<WhyWindow*>())
      each->close();
    window.activateWindow();
    entry->setFocus();
    // The keyboard goes to the ends of the range, and what was typed stays until it leaves them.
    const std::string text = problem->text().toStdString();
    EXPECT_TRUE(problem->isVisible()) << id;
    EXPECT_EQ(answers(problem), (Answers{{QLatin1String(low), std::string(id) + ".least"},
                                         {QLatin1String(high), std::string(id) + ".most"}}))
        << text;
    window.params().gpu_picker()->setFocus();
    EXPECT_FALSE(problem->isVisible()) << id;
  }
}

TEST_F(WhyRefusalsTest, ALaunchThatDoesNotFit) {
  auto* view = open<View>("occupancy");
  ASSERT_TRUE(view);
  Scenario next = default_scenario(*catalogue.find("gtx980"));
  next.launch.config = {.threads = 1024, .registers = 255};
  workspace.propose(QStringLiteral("test"), next);
  (void)workspace.snapshot();
  // A warp of 255 registers a thread takes 8160, given in 256s: 8192. 32 warps: 262,144.
  EXPECT_EQ(answers(problem_of(view, "Not even one block fits")),
            (Answers{{QStringLiteral("32"), "warps_per_block"},
                     {QStringLiteral("262144"), "registers_per_block"},
                     {QStringLiteral("65536"), "limit.registers_per_block"}}));
  next.gpu = *catalogue.find("8800gtx"); // compute capability 1.0: 512 threads
  next.launch.config = {.threads = 1024, .registers = 16};
  workspace.propose(QStringLiteral("test"), next);
  (void)workspace.snapshot();
  EXPECT_EQ(answers(problem_of(view, "cannot run this launch")),
            (Answers{{QStringLiteral("512"), "limit.threads_per_block"}}));
}

TEST_F(WhyRefusalsTest, APattern) {
  for (const char* id : {"coalescing", "banks"}) {
    Scenario next = scenario();
    next.global_access.pattern.kind = memory::PatternKind::list;
    next.global_access.pattern.list.assign(32, 1);
    next.shared_access.pattern = next.global_access.pattern;
    workspace.propose(QStringLiteral("test"), next);
    auto* view = open<View>(id);
    (void)workspace.snapshot();
    auto* list = view->findChild<QLineEdit*>(QStringLiteral("list"));
    const auto type = [&](const QString& addresses) {
      list->selectAll();
      QTest::keyClicks(list, addresses);
      QTest::keyClick(list, Qt::Key_Return);
    };
    type(QStringLiteral("1,").repeated(33));
    EXPECT_EQ(answers(problem_of(view, "addresses")),
              (Answers{{QStringLiteral("32"), "warp.threads"}}));
    type(QStringLiteral("1,1099511627777"));
    EXPECT_EQ(answers(problem_of(view, "has address")),
              (Answers{{QStringLiteral("1099511627776"), "pattern.most_address"}}));
  }
}

TEST_F(WhyRefusalsTest, AProgram) {
  auto* view = open<View>("divergence");
  ASSERT_TRUE(view);
  const auto run = [&](const std::string& program) {
    Scenario next = scenario();
    next.divergence.program = program;
    workspace.propose(QStringLiteral("test"), next);
    (void)workspace.snapshot();
  };
  std::string many, deep = "a = ";
  for (int i = 0; i < 40; ++i)
    many += "v" + std::to_string(i) + " = " + std::to_string(i) + ";\n";
  run(many);
  EXPECT_EQ(answers(problem_of(view, "too many variables")),
            (Answers{{QStringLiteral("32"), "program.registers"}}));
  deep += std::string(200, '(') + "1" + std::string(200, ')') + ";";
  run(deep);
  EXPECT_EQ(answers(problem_of(view, "inside one another")),
            (Answers{{QStringLiteral("100"), "program.most_depth"}}));
  run("n = 0;\nwhile (n < 1000000) {\n  n = n + 1;\n}\n");
  EXPECT_EQ(answers(problem_of(view, "not over after")),
            (Answers{{QStringLiteral("20000"), "program.most_steps"}}));
  run("L: SSY L\nBRA L\n");
  EXPECT_EQ(answers(problem_of(view, "stack is full")),
            (Answers{{QStringLiteral("64"), "program.most_stack"}}));
  run("n = mem[999];\n");
  EXPECT_EQ(answers(problem_of(view, "accesses word")),
            (Answers{{QStringLiteral("255"), "program.last_word"}}));
}

} // namespace
} // namespace loom
