// The keys of the window: the sheet, other keys, conflicts, and what the settings keep.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/commands/fixed_keys.h"
#include "widgets/commands/key_bindings.h"
#include "widgets/commands/shortcut_card.h"
#include "widgets/commands/shortcut_dialog.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/window_commands.h"

#include <QAction>
#include <QCheckBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QTreeWidget>

#include <algorithm>
#include <memory>
#include <set>

namespace loom {
namespace {

class ShortcutsTest : public WindowTest {
protected:
  KeyBindings& keys = window.commands().keys();

  static QAction* named(MainWindow& in, const char* name) {
    for (const BoundAction& bound : in.commands().keys().bound())
      if (bound.id == QLatin1String(name))
        return bound.action;
    return nullptr;
  }
  QAction* named(const char* name) { return named(window, name); }
  /// A window as after the next start.
  std::unique_ptr<MainWindow> again() {
    return std::make_unique<MainWindow>(workspace, theme, settings);
  }
  static QKeySequence of(const char* text) { return QKeySequence(QString::fromLatin1(text)); }
};

TEST_F(ShortcutsTest, EveryActionOfTheMenusIsListedOnceAndCanBeChanged) {
  std::set<QString> ids;
  const auto rows = key_rows(keys);
  for (const BoundAction& bound : keys.bound()) {
    EXPECT_FALSE(bound.place.isEmpty());
    if (!bound.id.isEmpty()) {
      EXPECT_TRUE(ids.insert(bound.id).second) << qPrintable(bound.id);
    }
    EXPECT_EQ(std::ranges::count(rows, bound.action.data(), &KeyRow::action), 1);
  }
  for (const char* id : {"pin", "facts", "reset-layout", "go-cusp", "Ctrl+K", "Ctrl+1", "Alt+9"})
    EXPECT_TRUE(ids.contains(QString::fromLatin1(id))) << id;
  EXPECT_EQ(rows.size(), keys.bound().size() + std::size_t(fixed_keys().size()));
}

TEST_F(ShortcutsTest, DigitsGoToTheirViews) {
  const char* const views[] = {"gpus",       "loom",   "cusp",      "timeline", "divergence",
                               "coalescing", "memory", "occupancy", "sass",     "models"};
  for (int i = 9; i >= 0; --i) {
    QTest::keyClick(&window, Qt::Key(Qt::Key_0 + i));
    EXPECT_EQ(window.views().current()->about().id(), QLatin1String(views[i])) << i;
  }
  QTest::keyClick(&window, Qt::Key_T);
  EXPECT_EQ(window.views().current()->about().id(), QStringLiteral("throughput"));
}

TEST_F(ShortcutsTest, TheDigitOfTheViewThatHasTheKeyboardTurnsItsPages) {
  for (const char* page : {"sass", "profile", "kernel", "sass"}) {
    QTest::keyClick(&window, Qt::Key_8);
    EXPECT_EQ(window.views().current()->info().id, QLatin1String(page));
  }
  window.views().go_to(QStringLiteral("kernel"));
  QTest::keyClick(&window, Qt::Key_1);
  QTest::keyClick(&window, Qt::Key_8); // as it was left
  EXPECT_EQ(window.views().current()->info().id, QStringLiteral("kernel"));
}

TEST_F(ShortcutsTest, ConflictsNameTheOther) {
  QAction* pin = named("pin");
  EXPECT_TRUE(keys.bind(pin, of("Ctrl+E")).contains(QStringLiteral("“Export figure” (File)")));
  EXPECT_TRUE(keys.bind(pin, of("Ctrl+Y")).contains(QStringLiteral("Redo")));
  EXPECT_TRUE(keys.bind(pin, of("Space")).contains(QStringLiteral("Play or pause")));
  EXPECT_TRUE(keys.bind(pin, of("Shift+Right")).contains(QStringLiteral("event")));
  EXPECT_TRUE(keys.bind(pin, of("Alt+F")).contains(QStringLiteral("menu “File”")));
  EXPECT_TRUE(pin->shortcuts().isEmpty());
  EXPECT_EQ(keys.bind(pin, of("Ctrl+Alt+P")), QString());
  EXPECT_EQ(pin->shortcut(), of("Ctrl+Alt+P"));
}

TEST_F(ShortcutsTest, FreedKeysCanBeTakenAndAreMissedByReset) {
  QAction *pin = named("pin"), *gpus = named("Ctrl+G");
  ASSERT_TRUE(gpus);
  EXPECT_EQ(keys.bind(gpus, {}), QString());
  EXPECT_EQ(keys.bind(pin, of("Ctrl+G")), QString());
  EXPECT_TRUE(keys.reset(gpus).contains(QStringLiteral("Pin for comparison")));
  EXPECT_TRUE(gpus->shortcuts().isEmpty());
  EXPECT_EQ(keys.reset(pin), QString());
  EXPECT_EQ(keys.reset(gpus), QString());
  EXPECT_EQ(gpus->shortcut(), of("Ctrl+G"));
}

TEST_F(ShortcutsTest, ChangedKeysSurviveARestart) {
  // Two change places, one is new, one is taken away.
  QAction *save = named("Ctrl+S"), *open = named("Ctrl+O");
  EXPECT_EQ(keys.bind(save, {}), QString());
  EXPECT_EQ(keys.bind(open, of("Ctrl+S")), QString());
  EXPECT_EQ(keys.bind(save, of("Ctrl+O")), QString());
  EXPECT_EQ(keys.bind(named("pin"), of("Ctrl+Alt+P")), QString());
  EXPECT_EQ(keys.bind(named("F1"), {}), QString());
  const auto next = again();
  EXPECT_EQ(named(*next, "Ctrl+S")->shortcut(), of("Ctrl+O"));
  EXPECT_EQ(named(*next, "Ctrl+O")->shortcut(), of("Ctrl+S"));
  EXPECT_EQ(named(*next, "pin")->shortcut(), of("Ctrl+Alt+P"));
  EXPECT_TRUE(named(*next, "F1")->shortcuts().isEmpty());
  next->commands().keys().reset_all();
  const auto last = again();
  for (const BoundAction& bound : last->commands().keys().bound())
    EXPECT_EQ(bound.keys, bound.usual) << qPrintable(bound.id);
}

TEST_F(ShortcutsTest, SettingsThatClashOrAreNoKeysAreIgnored) {
  settings.setValue(QStringLiteral("keys/of/pin"), QStringLiteral("Ctrl+E"));
  settings.setValue(QStringLiteral("keys/of/unpin"), QStringLiteral("Space"));
  settings.setValue(QStringLiteral("keys/of/facts"), QStringLiteral("no such key"));
  settings.setValue(QStringLiteral("keys/of/fit"), QStringLiteral("Ctrl+X, Ctrl+Y"));
  settings.setValue(QStringLiteral("keys/of/about"), QStringLiteral("Ctrl+Alt+A"));
  settings.setValue(QStringLiteral("keys/of/nobody"), QStringLiteral("Ctrl+Alt+B"));
  const auto next = again();
  for (const char* id : {"pin", "unpin", "facts", "fit"})
    EXPECT_TRUE(named(*next, id)->shortcuts().isEmpty()) << id;
  EXPECT_EQ(named(*next, "about")->shortcut(), of("Ctrl+Alt+A"));
}

TEST_F(ShortcutsTest, SingleCharactersCanBeSwitchedOff) {
  keys.set_single_keys(false);
  int off = 0;
  for (const BoundAction& bound : keys.bound()) {
    for (const QKeySequence& each : bound.action->shortcuts())
      EXPECT_FALSE(KeyBindings::is_single(each)) << qPrintable(each.toString());
    off += std::ranges::any_of(bound.usual, &KeyBindings::is_single);
  }
  EXPECT_GE(off, 12); // 1 to 9, N, Shift+N, R
  EXPECT_EQ(named("F11")->shortcut(), of("F11"));
  const ViewDock* before = window.views().current();
  QTest::keyClick(&window, Qt::Key_5);
  EXPECT_EQ(window.views().current(), before);
  const auto next = again();
  EXPECT_FALSE(next->commands().keys().single_keys());
  EXPECT_TRUE(named(*next, "go-cusp")->shortcuts().isEmpty());
  next->commands().keys().set_single_keys(true);
  EXPECT_FALSE(named(*next, "go-cusp")->shortcuts().isEmpty());
}

TEST_F(ShortcutsTest, TheViewMenuShowsTheKeyOfGoing) {
  EXPECT_EQ(named("view-cusp")->text(), QStringLiteral("Warps needed\t2"));
  EXPECT_EQ(keys.bind(named("go-cusp"), of("Ctrl+Alt+2")), QString());
  EXPECT_EQ(named("view-cusp")->text(), QStringLiteral("Warps needed\tCtrl+Alt+2"));
}

class SheetTest : public ShortcutsTest {
protected:
  ShortcutDialog sheet{keys, &window};
  QTreeWidget* list = sheet.findChild<QTreeWidget*>();
  QKeySequenceEdit* edit = sheet.findChild<QKeySequenceEdit*>();

  void choose(const QString& what) {
    const auto found = list->findItems(what, Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_EQ(found.size(), 1) << qPrintable(what);
    list->setCurrentItem(found.front());
  }
};

TEST_F(SheetTest, PressingKeysChangesThemAndAConflictIsRefused) {
  sheet.show();
  choose(QStringLiteral("Facts"));
  QTest::keyClick(list, Qt::Key_F2);
  QTest::keyClick(edit, Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(sheet.problem().contains(QStringLiteral("“Save” (File)")));
  EXPECT_TRUE(named("facts")->shortcuts().isEmpty());
  EXPECT_TRUE(edit->keySequence().isEmpty());
  QTest::keyClick(edit, Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(sheet.problem(), QString());
  EXPECT_EQ(named("facts")->shortcut(), of("Ctrl+J"));
  EXPECT_EQ(list->currentItem()->text(1), QStringLiteral("Ctrl+J"));
}

TEST_F(SheetTest, FiltersByActionAndByKey) {
  auto* search = sheet.findChild<QLineEdit*>();
  const auto shown = [this] {
    QStringList texts;
    for (int g = 0; g < list->topLevelItemCount(); ++g)
      for (int i = 0; i < list->topLevelItem(g)->childCount(); ++i)
        if (!list->topLevelItem(g)->child(i)->isHidden())
          texts << list->topLevelItem(g)->child(i)->text(0);
    return texts;
  };
  const qsizetype all = shown().size();
  search->setText(QStringLiteral("pin comp"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("Pin for comparison")});
  search->setText(QStringLiteral("ctrl+shift+g"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("Gallery of figures")});
  search->clear();
  EXPECT_EQ(shown().size(), all);
}

TEST_F(SheetTest, FixedKeysAreListedAndStay) {
  sheet.show();
  choose(QStringLiteral("Ten steps"));
  EXPECT_FALSE(edit->isEnabled());
  choose(QStringLiteral("Facts"));
  EXPECT_TRUE(edit->isEnabled());
}

TEST_F(SheetTest, TheCardIsOnePageWithTheKeysAsTheyAre) {
  EXPECT_EQ(keys.bind(named("pin"), of("Ctrl+Alt+P")), QString());
  const QByteArray pdf = shortcut_card(keys, window.font());
  EXPECT_TRUE(pdf.startsWith("%PDF"));
  EXPECT_TRUE(pdf.contains("/Count 1"));
}

} // namespace
} // namespace loom
