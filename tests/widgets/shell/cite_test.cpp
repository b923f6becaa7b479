/// A paper cites the version that made its figures.

#include "core/base/version.h"
#include "tests/widgets/shell/shell_fixture.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace loom {
namespace {

TEST_F(WindowTest, TheHelpMenuSaysHowToCiteThisVersion) {
  auto* cite = window.findChild<QAction*>(QStringLiteral("cite"));
  ASSERT_NE(cite, nullptr);
  cite->trigger();
  const auto* entry = window.findChild<QLabel*>(QStringLiteral("citation"));
  ASSERT_NE(entry, nullptr);
  EXPECT_TRUE(entry->text().startsWith(QStringLiteral("@misc{latencyloom,")));
  EXPECT_TRUE(entry->text().contains(QStringLiteral("version ") + QLatin1String(version)));
  for (QPushButton* button : entry->window()->findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("&Copy"))
      button->click();
  EXPECT_EQ(QApplication::clipboard()->text(), entry->text());
}

} // namespace
} // namespace loom
