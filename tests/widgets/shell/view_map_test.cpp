// Views grouped by the question they answer, layouts, and the view that a link opens with.

#include "tests/widgets/look/stage_theme_fixture.h"
#include "widgets/help/manual.h"
#include "widgets/look/language.h"
#include "widgets/shell/view_map.h"
#include "widgets/workspace/document_files.h"

#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <set>

namespace loom {
namespace {

class ViewMapTest : public StageThemeTest {
protected:
  ViewMap* open() {
    window.activateWindow(); // a popup was in front
    (void)QTest::qWaitForWindowActive(&window);
    QTest::keyClick(&window, Qt::Key_V);
    return window.findChild<ViewMap*>();
  }
  std::string front() { return window.views().current()->info().id.toStdString(); }
  std::set<std::string> opened() {
    std::set<std::string> ids;
    for (const ViewDock* dock : window.views().docks())
      if (!dock->isHidden())
        ids.insert(dock->info().id.toStdString());
    return ids;
  }
};

TEST_F(ViewMapTest, EveryViewIsInOneGroup) {
  QStringList grouped, all;
  for (const ViewGroup& group : view_groups()) {
    EXPECT_GE(group.views.size(), 2U) << group.title.toStdString();
    for (const ViewPages& view : group.views)
      for (const ViewInfo* page : view.pages)
        grouped << page->id;
  }
  for (const ViewInfo& view : view_registry())
    all << view.id;
  grouped.sort();
  all.sort();
  EXPECT_EQ(grouped, all);
}

// One click opens the map, the next one the view.
TEST_F(ViewMapTest, EveryViewIsTwoClicksAway) {
  for (const ViewInfo& view : view_registry()) {
    find<QToolButton>("views_button")->click();
    auto* map = window.findChild<ViewMap*>();
    ASSERT_TRUE(map && map->isVisible()) << view.id.toStdString();
    map->findChild<QToolButton*>(QStringLiteral("map-") + view.id)->click();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(front(), view.id.toStdString());
    EXPECT_FALSE(window.findChild<ViewMap*>());
  }
}

TEST_F(ViewMapTest, CommonOnesAreTabsFromTheBeginning) {
  EXPECT_EQ(opened(), (std::set<std::string>{"loom", "throughput", "cusp", "timeline", "divergence",
                                             "coalescing", "occupancy"}));
}

TEST_F(ViewMapTest, GoesByKeysAlone) {
  ViewMap* map = open();
  ASSERT_TRUE(map);
  EXPECT_EQ(map->focusWidget()->objectName(), QStringLiteral("map-throughput"));
  QTest::keyClick(map, Qt::Key_Up);
  EXPECT_EQ(map->focusWidget()->objectName(), QStringLiteral("map-cusp"));
  QTest::keyClick(map, Qt::Key_Down);
  QTest::keyClick(map, Qt::Key_Up);
  QTest::keyClick(map, Qt::Key_Up);
  QTest::keyClick(map, Qt::Key_Right);
  EXPECT_EQ(map->focusWidget()->objectName(), QStringLiteral("map-timeline"));
  QTest::keyClick(map, Qt::Key_Down);
  QTest::keyClick(map, Qt::Key_Return);
  EXPECT_EQ(front(), "divergence");
  map = open();
  ASSERT_TRUE(map);
  QTest::keyClick(map, Qt::Key_Escape);
  EXPECT_FALSE(map->isVisible());
  EXPECT_EQ(front(), "divergence");
}

TEST_F(ViewMapTest, LiesOnTheScreenAtEverySize) {
  resize_to({1280, 720});
  for (const bool projector : {false, true})
    for (const int percent : {100, 150, 200}) {
      theme.set_projector(projector);
      theme.set_percent(percent);
      settle();
      ViewMap* map = open();
      ASSERT_TRUE(map) << percent << (projector ? " for a projector" : "");
      for (const auto* button : map->findChildren<QToolButton*>()) {
        EXPECT_GE(button->width(), button->sizeHint().width())
            << button->text().toStdString() << " at " << percent;
        EXPECT_TRUE(map->rect().contains(QRect(button->mapTo(map, QPoint()), button->size())))
            << button->text().toStdString() << " at " << percent;
      }
      EXPECT_LE(map->width(), 1280) << percent << projector;
      EXPECT_LE(map->height(), 720) << percent << projector;
      map->close();
      QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(ViewMapTest, TheMenuHasTheSameGroups) {
  const QMenu* view = nullptr;
  for (const QAction* top : window.menuBar()->actions())
    if (top->text() == QStringLiteral("&View"))
      view = top->menu();
  ASSERT_TRUE(view);
  for (const ViewGroup& group : view_groups()) {
    const auto actions = view->actions();
    const auto at =
        std::ranges::find_if(actions, [&](auto* each) { return each->text() == group.title; });
    ASSERT_NE(at, actions.end()) << group.title.toStdString();
    QStringList inside;
    for (const QAction* action : (*at)->menu()->actions())
      inside << action->objectName().mid(5); // "view-cusp"
    QStringList views;
    for (const ViewPages& each : group.views)
      views << each.id();
    EXPECT_EQ(inside, views);
  }
}

void expect_groups_in_the_manual(std::initializer_list<const char*> languages) {
  for (const char* language : languages) {
    const Speaking speaking{QString::fromLatin1(language)};
    const QString text = manual_text(QStringLiteral("views.md"), QString::fromLatin1(language));
    for (const ViewGroup& group : view_groups()) {
      const QString heading = QStringLiteral("\n## %1\n").arg(group.title);
      const auto at = text.indexOf(heading);
      ASSERT_GE(at, 0) << language << heading.toStdString();
      const QString part = text.mid(at + heading.size()).section(QStringLiteral("\n## "), 0, 0);
      for (const ViewInfo& view : view_registry())
        EXPECT_EQ(part.contains(QStringLiteral("views/%1.md").arg(view.id)),
                  std::ranges::any_of(group.views,
                                      [&](const ViewPages& each) { return each.has(view.id); }))
            << language << ' ' << view.id.toStdString();
    }
  }
}

TEST_F(ViewMapTest, TheManualHasTheSameGroups) { expect_groups_in_the_manual({"en"}); }

TEST_F(ViewMapTest, TheManualHasTheSameGroupsTranslatedWhole) {
  expect_groups_in_the_manual({"ru", "zh_CN"});
}

TEST_F(ViewMapTest, ALayoutCanBeUndone) {
  resize_to({1280, 720});
  const auto before = opened();
  find<QAction>("layout-2")->trigger(); // paper
  settle();
  EXPECT_EQ(opened(), (std::set<std::string>{"throughput", "cusp", "timeline", "models", "gpus"}));
  find<QAction>("layout-before")->trigger();
  settle();
  EXPECT_EQ(opened(), before);
  find<QAction>("layout-before")->trigger(); // and back
  settle();
  EXPECT_TRUE(opened().contains("gpus"));
}

TEST_F(ViewMapTest, LayoutsHaveNoHoles) {
  resize_to({1920, 1080});
  for (const auto& [layout, name] : layout_names()) {
    window.views().arrange(layout);
    settle();
    int area = 0, shown = 0;
    for (const ViewDock* dock : window.views().docks())
      if (dock->isVisible() && dock->geometry().right() >= 0) {
        area += dock->width() * dock->height();
        ++shown;
      }
    EXPECT_EQ(shown, layout == ViewArea::Layout::paper ? 2 : 3) << name.toStdString();
    EXPECT_GT(area, window.views().width() * window.views().height() * 8 / 10)
        << name.toStdString();
  }
  window.views().reset_layout();
  settle();
  EXPECT_EQ(front(), "throughput");
}

TEST_F(ViewMapTest, ALinkBringsItsViewToTheFront) {
  window.views().go_to(QStringLiteral("sass"));
  const QString link = window.files().link();
  const QString path = file("with-view.loom.json");
  ASSERT_TRUE(window.files().save_to(path));
  window.views().go_to(QStringLiteral("cusp"));
  QMimeData data;
  data.setText(link);
  ASSERT_TRUE(window.files().paste(data));
  EXPECT_EQ(front(), "sass");
  window.views().go_to(QStringLiteral("cusp"));
  ASSERT_TRUE(window.files().open(path));
  EXPECT_EQ(front(), "sass");
}

TEST_F(ViewMapTest, AViewThatIsNotThereIsPassedOver) {
  window.views().go_to(QStringLiteral("cusp"));
  emit window.files().viewGiven(QStringLiteral("of a later version"));
  EXPECT_EQ(front(), "cusp");
}

} // namespace
} // namespace loom
