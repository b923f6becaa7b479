// A whole task by keys alone: choose a GPU, set α, read the cusp, answer a lesson, export.

#include "core/why/explain.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/words.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

class KeyboardOnlyTest : public WindowTest {
protected:
  /// The keyboard goes where the focus is, to an open popup first.
  static QWidget* target() {
    if (QWidget* popup = QApplication::activePopupWidget())
      return popup->focusWidget() ? popup->focusWidget() : popup;
    QWidget* focus = QApplication::focusWidget();
    return focus ? focus : QApplication::activeWindow();
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(target(), key, with);
    QTest::qWait(20);
  }
  static void type(const char* text) {
    QTest::keyClicks(target(), QLatin1String(text));
    QTest::qWait(20);
  }
  static void command(const char* words) {
    press(Qt::Key_K, Qt::ControlModifier);
    type(words);
    press(Qt::Key_Return);
  }
  /// Tab until `there` says so; false after having been everywhere.
  template <class There> static bool tab_until(There there) {
    for (int i = 0; i < 200 && !there(QApplication::focusWidget()); ++i)
      press(Qt::Key_Tab);
    return there(QApplication::focusWidget());
  }
  static std::string said_of(QWidget* widget) {
    auto* read = QAccessible::queryAccessibleInterface(widget);
    return read ? read->text(QAccessible::Description).toStdString() : std::string();
  }
};

TEST_F(KeyboardOnlyTest, ChoosesAGpuSetsAlphaReadsTheCuspLearnsAndExports) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));

  command("H200");
  EXPECT_EQ(scenario().gpu->id, "h200");
  command("alpha 30");
  EXPECT_EQ(scenario().alpha, 30);

  press(Qt::Key_2); // the cusp
  ASSERT_EQ(window.views().current()->info().id, QStringLiteral("cusp"));
  press(Qt::Key_Right);
  EXPECT_GT(scenario().alpha, 30);
  const auto needed = why::explain(scenario(), "warps_needed");
  ASSERT_TRUE(needed);
  QWidget* cusp = window.views().current()->view();
  const std::string said = said_of(cusp);
  EXPECT_THAT(said, HasSubstr(number((*needed)->value).toStdString()));

  command("Little's law"); // on the GPU of its scene, a GTX 980
  EXPECT_TRUE(QTest::qWaitFor([&] { return said_of(cusp) != said; }, 2000));
  ASSERT_NE(window.lessons().panel(), nullptr);
  press(Qt::Key_N);
  ASSERT_TRUE(tab_until([this](QWidget* focus) {
    return qobject_cast<QLineEdit*>(focus) && window.lessons().panel()->isAncestorOf(focus);
  }));
  type("24"); // 6 cycles × 4 adds a cycle (thesis, §3.1)
  press(Qt::Key_Return);
  EXPECT_THAT(
      window.lessons().panel()->findChild<QLabel*>(QStringLiteral("verdict"))->text().toStdString(),
      HasSubstr("Right"));

  press(Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(tab_until(
      [](QWidget* focus) { return focus && focus->objectName() == QLatin1String("path"); }));
  press(Qt::Key_A, Qt::ControlModifier);
  const QString path = file("by-keys.pdf");
  QTest::keyClicks(target(), path);
  press(Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }, 5000));
}

} // namespace
} // namespace loom
