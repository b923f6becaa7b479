// The command palette: finds and does everything that the window can do.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/commands/command_palette.h"
#include "widgets/commands/fuzzy_match.h"
#include "widgets/figures/catalogue.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/view_groups.h"
#include "widgets/shell/window_commands.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace loom {
namespace {

class CommandsTest : public WindowTest {
protected:
  CommandPalette& commands = window.commands().palette();
  QLineEdit* search = commands.findChild<QLineEdit*>();
  QListWidget* list = commands.findChild<QListWidget*>();

  void look_for(const QString& text) {
    commands.open();
    search->setText(text);
  }
  [[nodiscard]] std::string first() const {
    return commands.found().empty() ? "" : commands.found().front().title.toStdString();
  }
  [[nodiscard]] bool finds(const QString& title, const QString& kind) const {
    return std::ranges::any_of(commands.found(), [&](const Command& command) {
      return command.title == title && command.kind == kind;
    });
  }
};

TEST(FuzzyMatch, PrefersBeginsToWordsToInsidesToInitials) {
  const QString text = QStringLiteral("Export figure");
  const std::vector<int> fits{word_fit(u"export figure", text), word_fit(u"exp", text),
                              word_fit(u"fig", text), word_fit(u"port", text),
                              word_fit(u"exfi", text)};
  EXPECT_TRUE(std::ranges::is_sorted(fits, std::greater<>{}));
  EXPECT_EQ(std::ranges::adjacent_find(fits), fits.end());
  EXPECT_GT(fits.back(), 0);
  EXPECT_EQ(word_fit(u"xg", text), 0);
  EXPECT_EQ(word_fit(u"figures", text), 0);
}

TEST(FuzzyMatch, EveryWordHasToFit) {
  const Command command{QStringLiteral("Dark"), QStringLiteral("View › Theme")};
  EXPECT_GT(command_fit({QStringLiteral("theme"), QStringLiteral("dark")}, command), 0);
  EXPECT_EQ(command_fit({QStringLiteral("theme"), QStringLiteral("light")}, command), 0);
}

TEST_F(CommandsTest, EveryActionIsFoundByItsName) {
  // Their words: some menus are made anew each time that they open.
  std::vector<std::pair<QString, QString>> actions;
  for (const MenuAction& each : window.commands().actions(Fill::as_if_opened))
    actions.emplace_back(name_of(*each.action), each.place);
  EXPECT_GT(actions.size(), 80U);
  for (const auto& [title, kind] : actions) {
    look_for(title + QLatin1Char(' ') + kind.section(QStringLiteral(" › "), -1));
    EXPECT_TRUE(finds(title, kind)) << qPrintable(title) << " in " << qPrintable(kind);
  }
}

// Each is triggered by the palette itself; the actions' own work is blocked, as it would open files
// and end the program.
TEST_F(CommandsTest, EveryActionIsTriggered) {
  commands.open();
  const std::size_t count = commands.found().size();
  const auto actions = window.commands().actions(Fill::as_is);
  int triggered = 0, possible = 0;
  for (const MenuAction& each : actions) {
    QAction* action = each.action;
    possible += action->isEnabled();
    QObject::disconnect(action, &QAction::triggered, nullptr, nullptr);
    QObject::disconnect(action, &QAction::toggled, nullptr, nullptr);
    QObject::connect(action, &QAction::triggered, &window, [&triggered] { ++triggered; });
  }
  for (const Command& command : commands_of(actions))
    if (command.problem.isEmpty())
      command.run();
  EXPECT_EQ(triggered, possible);
  EXPECT_GT(possible, 60);
  EXPECT_EQ(count, std::size_t(CommandPalette::most_shown));
}

TEST_F(CommandsTest, ViewMenusAreFound) {
  const QString cusp = QStringLiteral("Warps needed");
  look_for(QStringLiteral("open as large window cusp"));
  EXPECT_TRUE(finds(QStringLiteral("Open as large window"), cusp));
  QMenu menu;
  window.views().dock(QStringLiteral("cusp"))->fill(menu, QStringLiteral("cusp"));
  const auto actions = actions_in(menu, cusp, Fill::as_if_opened);
  EXPECT_GE(actions.size(), 7U);
  for (const MenuAction& each : actions) {
    const QString title = plain_text(each.action->text());
    look_for(title + QStringLiteral(" cusp"));
    EXPECT_TRUE(finds(title, each.place)) << qPrintable(title);
  }
}

TEST_F(CommandsTest, ChoicesOfViewsThatNobodyHasOpenedAreFoundAsTheMenusNameThem) {
  const ViewDock* never = window.views().dock(QStringLiteral("models"));
  ASSERT_EQ(never->view(), nullptr);
  look_for(QStringLiteral("export figure models"));
  EXPECT_TRUE(finds(QStringLiteral("Export figure"), never->info().title));
  look_for(QStringLiteral("logarithmic throughput"));
  EXPECT_TRUE(finds(QStringLiteral("Logarithmic"), QStringLiteral("Throughput › Scale")));
  look_for(QStringLiteral("sfu mix"));
  EXPECT_TRUE(finds(QStringLiteral("mix: SFU"), QStringLiteral("Choice")));
  for (const char* id : {"throughput_axis", "other_ipc", "warps_per_scheduler"}) {
    look_for(QString::fromLatin1(id));
    for (const Command& command : commands.found())
      EXPECT_FALSE(command.title.contains(QLatin1String(id))) << id;
  }
}

TEST_F(CommandsTest, GpusAreFoundAsPeopleCallThem) {
  const std::pair<const char*, const char*> typed[] = {
      {"RTX 3060", "RTX 3060"},
      {"3060", "RTX 3060"},
      {"rtx3060ti", "RTX 3060 Ti"},
      {"NVIDIA GeForce RTX 4070", "RTX 4070"},
      {"4070 ti super", "RTX 4070 Ti Super"},
      {"geforce 4090", "RTX 4090"},
      {"h100", "H100"},
      {"H100 SXM5", "H100 SXM5"},
      {"Tesla V100", "V100"},
      {"tesla t4", "T4"},
      {"a100 80gb sxm4", "A100 80 GB SXM4"},
      {"RTX-A6000", "RTX A6000"},
      {"gtx_980", "GTX 980"},
      {"980 ti", "GTX 980 Ti"},
      {"gtx 1060", "GTX 1060 6GB"},
      {"rtx 3080 12 gb", "RTX 3080 12GB"},
      {"quadro rtx 6000", "Quadro RTX 6000"},
      {"rtx 6000 ada", "RTX 6000 Ada"},
      {"gtx1660 super", "GTX 1660 Super"},
      {"nvidia b200", "B200"},
  };
  for (const auto& [text, name] : typed) {
    look_for(QString::fromLatin1(text));
    EXPECT_TRUE(first().starts_with(name)) << text << ": " << first();
    EXPECT_EQ(commands.found().front().kind, QStringLiteral("GPU")) << text;
    EXPECT_EQ(std::ranges::count(commands.found(), commands.found().front().title, &Command::title),
              1)
        << text << " is there once";
  }
}

TEST_F(CommandsTest, GpusViewsFiguresAndLessonsAreFound) {
  for (const std::string& id : catalogue.ids()) {
    const QString name = QString::fromStdString((*catalogue.find(id))->name);
    look_for(name);
    EXPECT_TRUE(finds(name, QStringLiteral("GPU"))) << id;
  }
  for (const ViewDock* dock : window.views().docks()) {
    QStringList titles{dock->about().title()};
    for (const ViewDock::Page& page : dock->pages())
      titles << page.info.title;
    for (const QString& title : titles)
      for (const QString& typed : {title, QStringLiteral("go to ") + title}) {
        look_for(typed);
        EXPECT_EQ(first(), title.toStdString());
        EXPECT_EQ(commands.found().front().kind,
                  QStringLiteral("Go to view › ") + title_of(dock->about().first().question));
      }
  }
  for (const FigureEntry& entry : figure_catalogue()) {
    look_for(entry.id + QStringLiteral(": ") + entry.title);
    EXPECT_TRUE(first().starts_with(entry.id.toStdString())) << qPrintable(entry.id);
  }
  look_for(QStringLiteral("little's law"));
  EXPECT_EQ(commands.found().front().kind, QStringLiteral("Lessons"));
}

TEST_F(CommandsTest, KeyboardAlone) {
  QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
  EXPECT_TRUE(commands.isVisible());
  QTest::keyClicks(search, QStringLiteral("gtx 680"));
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_FALSE(commands.isVisible());
  EXPECT_EQ(scenario().gpu->id, "gtx680");
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().gpu->id, "gtx980");
  commands.open();
  EXPECT_EQ(first(), "GTX 680") << "used last";
  QTest::keyClick(search, Qt::Key_Down);
  EXPECT_EQ(list->currentRow(), 1);
  EXPECT_TRUE(search->accessibleDescription().contains(commands.found()[1].title));
  QTest::keyClick(search, Qt::Key_Up);
  EXPECT_EQ(list->currentRow(), 0);
  QTest::keyClick(search, Qt::Key_Escape);
  EXPECT_FALSE(commands.isVisible());
  EXPECT_EQ(scenario().gpu->id, "gtx980");
}

TEST_F(CommandsTest, ANameAndAValueSetAParameter) {
  for (const char* typed : {"alpha 7", "α 7", "ALPHA = 7", " alpha=7 "}) {
    workspace.propose(QStringLiteral("alpha"), 48);
    const int before = undo_count();
    look_for(QString::fromUtf8(typed));
    EXPECT_EQ(first(), "Set adds per load α to 7") << typed;
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_EQ(scenario().alpha, 7) << typed;
    EXPECT_GE(undo_count(), before);
    workspace.undo_stack().undo();
    EXPECT_EQ(scenario().alpha, 48) << typed;
  }
  look_for(QStringLiteral("mem_lat 500 cycles"));
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(ResolvedScenario(scenario())[Hardware::mem_lat]->value, 500);
  look_for(QStringLiteral("memory latency 600"));
  EXPECT_EQ(first(), "Set memory latency to 600 cycles");
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(ResolvedScenario(scenario())[Hardware::mem_lat]->value, 600);
  look_for(QStringLiteral("mix sfu"));
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(scenario().mix, Mix::sfu);
}

TEST_F(CommandsTest, AValueOutOfRangeIsRefusedInWords) {
  const Document before = workspace.document();
  for (const char* typed : {"warps 5000", "warps 1.5", "mem_lat fast", "ilp -1"}) {
    look_for(QString::fromLatin1(typed));
    EXPECT_FALSE(commands.found().front().problem.isEmpty()) << typed;
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_TRUE(commands.isVisible()) << typed;
    EXPECT_EQ(workspace.document(), before) << typed;
  }
  look_for(QStringLiteral("warps 5000"));
  EXPECT_TRUE(commands.found().front().problem.contains(QStringLiteral("1 to 1024 warps/SM")));
}

TEST_F(CommandsTest, ANameAloneIsCompleted) {
  look_for(QStringLiteral("mem_lat"));
  EXPECT_EQ(first(), "memory latency");
  EXPECT_EQ(commands.found().front().note, QStringLiteral("368 cycles"));
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(search->text(), QStringLiteral("memory latency "));
  EXPECT_TRUE(commands.isVisible());
}

TEST_F(CommandsTest, WhatIsDisabledSaysSoAndDoesNothing) {
  look_for(QStringLiteral("unpin all"));
  EXPECT_EQ(first(), "Unpin all");
  EXPECT_FALSE(commands.found().front().problem.isEmpty());
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_TRUE(commands.isVisible());
  look_for(QStringLiteral("facts"));
  EXPECT_EQ(commands.found().front().note, QStringLiteral("no key"));
  look_for(QStringLiteral("xyzzy"));
  EXPECT_TRUE(commands.found().empty());
  QTest::keyClick(search, Qt::Key_Return);
}

TEST_F(CommandsTest, OtherRoomsAddTheirOwn) {
  int said = 0;
  commands.add_source([&said] {
    return std::vector<Command>{
        {QStringLiteral("Warp"), QStringLiteral("Glossary"), [&said] { ++said; }}};
  });
  look_for(QStringLiteral("glossary warp"));
  EXPECT_EQ(first(), "Warp");
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(said, 1);
}

TEST_F(CommandsTest, TheButtonOpensItAndKeepsItsPlaceWhereTheWindowIsNarrow) {
  auto* button = find<QToolButton>("search_button");
  ASSERT_TRUE(button);
  EXPECT_EQ(button->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
  EXPECT_TRUE(button->text().contains(QStringLiteral("Ctrl+K")));
  button->click();
  EXPECT_TRUE(commands.isVisible());
  commands.hide();
  window.resize(700, 500);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return button->toolButtonStyle() == Qt::ToolButtonIconOnly; }, 1000));
}

} // namespace
} // namespace loom
