// Bookmarks of states: kept, recalled, undone, and kept over a restart.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/commands/bookmarks.h"
#include "widgets/commands/bookmarks_dialog.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/window_commands.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace loom {
namespace {

class BookmarksTest : public WindowTest {
protected:
  Bookmarks& bookmarks = window.commands().bookmarks();

  [[nodiscard]] bool says(const QString& text) const {
    return std::ranges::any_of(window.findChildren<QLabel*>(), [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(text);
    });
  }
};

TEST_F(BookmarksTest, KeysKeepAndRecallTheStateAndItsView) {
  window.views().go_to(1);
  workspace.propose(QStringLiteral("alpha"), 7);
  const Document kept = workspace.document();
  QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier);
  ASSERT_TRUE(bookmarks.at(3));
  EXPECT_EQ(bookmarks.at(3)->name, QStringLiteral("GTX 980, α 7, 54 warps/SM, Warps needed"));
  EXPECT_TRUE(says(QStringLiteral("Kept as bookmark 3: GTX 980")));
  workspace.propose_gpu(*catalogue.find("gtx680"));
  window.views().go_to(QStringLiteral("throughput"));
  const Document left = workspace.document();
  QTest::keyClick(&window, Qt::Key_3, Qt::AltModifier);
  EXPECT_EQ(workspace.document(), kept);
  EXPECT_EQ(window.views().current(), window.views().docks()[1]);
  workspace.undo_stack().undo();
  EXPECT_EQ(workspace.document(), left);
}

TEST_F(BookmarksTest, AnEmptyOneSaysSoAndChangesNothing) {
  const Document before = workspace.document();
  QTest::keyClick(&window, Qt::Key_8, Qt::AltModifier);
  EXPECT_EQ(workspace.document(), before);
  EXPECT_EQ(undo_count(), 0);
  EXPECT_TRUE(says(QStringLiteral("Bookmark 8 is empty")));
}

TEST_F(BookmarksTest, RecallingLeavesTheLooksOfFigures) {
  bookmarks.store(1, {}, {}, {});
  workspace.propose(QStringLiteral("alpha"), 7);
  FigureLook look;
  look.line_factor = 1.5;
  workspace.propose_look(QStringLiteral("cusp"), look);
  EXPECT_TRUE(bookmarks.recall(1));
  EXPECT_EQ(scenario().alpha, 48);
  EXPECT_EQ(workspace.document().looks.at("cusp"), look);
}

TEST_F(BookmarksTest, ViewsGetTheirChoicesBack) {
  window.views().go_to(QStringLiteral("gpus"));
  View* view = window.views().need_view(QStringLiteral("gpus"));
  QVariantMap choices = view->choices();
  choices[QStringLiteral("columns")] = QStringLiteral("name+ released");
  view->restore_choices(choices);
  const QVariantMap kept = view->choices();
  QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
  choices[QStringLiteral("columns")] = QStringLiteral("name+ mem_lat");
  view->restore_choices(choices);
  EXPECT_NE(view->choices(), kept);
  QTest::keyClick(&window, Qt::Key_1, Qt::AltModifier);
  EXPECT_EQ(view->choices(), kept);
}

TEST_F(BookmarksTest, ATimelineGetsItsZoomBack) {
  QTest::keyClick(&window, Qt::Key_3);
  auto* timeline = window.views().current()->findChild<TimelineWidget*>();
  ASSERT_TRUE(timeline);
  ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->to() - timeline->from() > 8; }, 5000));
  timeline->show_range(20, 70);
  QTest::keyClick(&window, Qt::Key_5, Qt::ControlModifier);
  timeline->fit();
  EXPECT_GT(timeline->to(), 70);
  QTest::keyClick(&window, Qt::Key_5, Qt::AltModifier);
  EXPECT_EQ(timeline->from(), 20);
  EXPECT_EQ(timeline->to(), 70);
}

TEST_F(BookmarksTest, SurviveARestartAndBadSettings) {
  workspace.propose(QStringLiteral("alpha"), 7);
  bookmarks.store(2, QStringLiteral("cusp"), QStringLiteral("Cusp"), {});
  bookmarks.rename(2, QStringLiteral("  Low & slow  "));
  const Document kept = workspace.document();
  settings.setValue(QStringLiteral("bookmarks/1"), QStringLiteral("{\"name\": \"cut"));
  settings.setValue(QStringLiteral("bookmarks/3"),
                    QStringLiteral("{\"name\":\"a\",\"scenario\":\"latencyloom:AAAA\"}"));
  settings.setValue(QStringLiteral("bookmarks/4"), QStringList{QStringLiteral("a")});
  settings.setValue(QStringLiteral("bookmarks/99"), QStringLiteral("{}"));
  settings.sync();
  QSettings file(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  MainWindow next(workspace, theme, file);
  Bookmarks& again = next.commands().bookmarks();
  for (const int place : {1, 3, 4, 5})
    EXPECT_FALSE(again.at(place)) << place;
  ASSERT_TRUE(again.at(2));
  EXPECT_EQ(again.at(2)->name, QStringLiteral("Low & slow"));
  EXPECT_EQ(again.at(2)->view, QStringLiteral("cusp"));
  workspace.propose(QStringLiteral("alpha"), 9);
  EXPECT_TRUE(again.recall(2));
  EXPECT_EQ(workspace.document(), kept);
}

TEST_F(BookmarksTest, OneThatIsReplacedIsNamedAndCanBeBroughtBack) {
  QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier);
  const Document kept = bookmarks.at(3)->document;
  EXPECT_FALSE(says(QStringLiteral("It was")));
  workspace.propose(QStringLiteral("alpha"), 7);
  QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier);
  EXPECT_EQ(bookmarks.at(3)->document, workspace.document());
  EXPECT_TRUE(says(QStringLiteral("Bookmark 3 is now GTX 980, α 7")));
  EXPECT_TRUE(says(QStringLiteral("It was GTX 980, α 48")));
  for (QPushButton* button : window.findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("&Bring it back"))
      button->click();
  EXPECT_EQ(bookmarks.at(3)->document, kept);
}

TEST_F(BookmarksTest, TheMenuListsThem) {
  const auto listed = [this](const QString& text) {
    return std::ranges::any_of(window.commands().actions(Fill::as_is), [&](const auto& each) {
      return each.action->text() == text && each.place == QStringLiteral("Edit › Bookmarks");
    });
  };
  EXPECT_TRUE(listed(QStringLiteral("Bookmark 4, empty")));
  bookmarks.store(4, {}, {}, {});
  EXPECT_FALSE(listed(QStringLiteral("Bookmark 4, empty")));
  bookmarks.rename(4, QStringLiteral("R & D"));
  EXPECT_TRUE(listed(QStringLiteral("R && D")));
}

TEST_F(BookmarksTest, TheDialogRecallsRenamesAndDeletes) {
  bookmarks.store(2, {}, {}, {});
  BookmarksDialog dialog(bookmarks, &window);
  int asked = 0;
  QObject::connect(&dialog, &BookmarksDialog::recallAsked, &dialog,
                   [&asked](int place) { asked = place; });
  dialog.show();
  auto* list = dialog.findChild<QTreeWidget*>();
  const auto press = [&dialog](const char* text) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
      if (button->text() == QLatin1String(text))
        button->click();
  };
  EXPECT_EQ(list->topLevelItemCount(), Bookmarks::count);
  list->setCurrentItem(list->topLevelItem(0));
  press("R&ecall");
  EXPECT_EQ(asked, 0) << "empty";
  list->setCurrentItem(list->topLevelItem(1));
  press("R&ecall");
  EXPECT_EQ(asked, 2);
  list->currentItem()->setText(1, QStringLiteral("Mine"));
  EXPECT_EQ(bookmarks.at(2)->name, QStringLiteral("Mine"));
  press("&Delete");
  EXPECT_FALSE(bookmarks.at(2));
  EXPECT_FALSE(settings.contains(QStringLiteral("bookmarks/2")));
}

} // namespace
} // namespace loom
