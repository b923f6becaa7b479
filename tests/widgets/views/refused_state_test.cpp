// A view that cannot show what the scenario has says so, for as long as the scenario has it.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QLabel>

#include <algorithm>

namespace loom {
namespace {

class RefusedStateTest : public WindowTest {
protected:
  View* open(const char* id) {
    window.views().go_to(QString::fromLatin1(id));
    return window.views().dock(QString::fromLatin1(id))->view();
  }
  /// Whether the view comes to say so, or to say it no more.
  bool comes_to(bool say, const View* view, const char* words) {
    return QTest::qWaitFor([&] {
      const auto labels = view->findChildren<QLabel*>();
      return say == std::ranges::any_of(labels, [&](const QLabel* label) {
               return label->isVisible() && label->text().contains(QLatin1String(words));
             });
    });
  }
};

TEST_F(RefusedStateTest, AGpuWithoutRulesForAnAccess) {
  for (const char* id : {"coalescing", "banks"}) {
    const View* view = open(id);
    EXPECT_TRUE(comes_to(false, view, "'toy'")) << id;
    workspace.propose_gpu(*catalogue.find("toy"));
    EXPECT_TRUE(comes_to(true, view, "'toy'")) << id;
    workspace.propose_gpu(*catalogue.find("gtx980"));
    EXPECT_TRUE(comes_to(false, view, "'toy'")) << id;
  }
}

TEST_F(RefusedStateTest, AProgramThatDoesNotRun) {
  const View* view = open("divergence");
  Scenario wrong = workspace.scenario();
  wrong.divergence.formulas = {{"n", "tid +"}};
  workspace.propose(QStringLiteral("formulas"), wrong);
  EXPECT_TRUE(comes_to(true, view, "expected"));
  workspace.undo_stack().undo();
  EXPECT_TRUE(comes_to(false, view, "expected"));
}

} // namespace
} // namespace loom
