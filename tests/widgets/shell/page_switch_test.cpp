#include "widgets/shell/page_switch.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(PageSwitch, WithoutRoomOneButtonHasTheOtherPagesInItsMenu) {
  QWidget window;
  auto* title = new QLabel(QStringLiteral("My kernel"), &window);
  PageSwitch pages(title, &window);
  const QStringList names{QStringLiteral("Machine code"), QStringLiteral("Report"),
                          QStringLiteral("Predicted time")};
  for (const QString& name : names)
    pages.add(name.left(3), name, name, name);
  const auto* report = pages.findChild<QToolButton*>(QStringLiteral("page_Rep"));
  const auto* menu = pages.findChild<QToolButton*>(QStringLiteral("pages"));
  ASSERT_TRUE(report && menu);
  window.resize(1000, 100);
  pages.resize(pages.sizeHint());
  window.show();
  EXPECT_TRUE(title->isVisible() && report->isVisible());
  EXPECT_FALSE(menu->isVisible());
  pages.resize(pages.minimumSizeHint());
  QTest::qWait(50);
  EXPECT_FALSE(title->isVisible() || report->isVisible());
  ASSERT_TRUE(menu->isVisible());
  EXPECT_LE(menu->geometry().right(), pages.width());
  EXPECT_EQ(menu->text(), names[0]);
  ASSERT_EQ(menu->menu()->actions().size(), 3);
  QSignalSpy picked(&pages, &PageSwitch::picked);
  menu->menu()->actions()[1]->trigger();
  ASSERT_EQ(picked.size(), 1);
  EXPECT_EQ(picked[0][0].value<std::size_t>(), 1U);
  pages.show(1);
  EXPECT_EQ(menu->text(), names[1]);
  pages.resize(pages.sizeHint());
  QTest::qWait(50);
  EXPECT_TRUE(title->isVisible() && report->isVisible());
  EXPECT_TRUE(report->isChecked());
  EXPECT_FALSE(menu->isVisible());
}

} // namespace
} // namespace loom
