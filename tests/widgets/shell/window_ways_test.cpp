// The list of all that the window could do, kept while views become fewer: nothing of it is lost
// without somebody saying where it went.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/commands/menu_commands.h"
#include "widgets/commands/parameter_commands.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/window_commands.h"
#include "widgets/views/view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextEdit>

#include <map>
#include <set>

namespace loom {
namespace {

const QString list_file = QStringLiteral(LOOM_SOURCE_DIR "/tests/widgets/shell/window_ways.txt");

/// Where that went which the list names and the window no longer has by that name: another line of
/// today's list.
const std::map<QString, QString> moved{
    {QStringLiteral("menu View › How does it execute? | Show or hide Banks"),
     QStringLiteral("menu View › How does it execute? | Show or hide Memory access")},
    {QStringLiteral("menu View › How does it execute? | Show or hide Coalescing"),
     QStringLiteral("menu View › How does it execute? | Show or hide Memory access")},
    {QStringLiteral("menu View › How does it execute? | Show or hide SM"),
     QStringLiteral("menu View › What fits? | Show or hide Occupancy")},
    {QStringLiteral("menu View › How right is it? | Show or hide Accuracy"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide Models and measurements")},
    {QStringLiteral("menu View › How right is it? | Show or hide Models"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide Models and measurements")},
    {QStringLiteral("menu View › Layouts | Analysis"),
     QStringLiteral("menu View › Layouts | Tuning a kernel")},
    {QStringLiteral("menu View › Layouts | Lecture"),
     QStringLiteral("menu View › Layouts | Teaching")},
    {QStringLiteral("menu View › My kernel | Show or hide Kernel"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide My kernel")},
    {QStringLiteral("menu View › My kernel | Show or hide Profile"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide My kernel")},
    {QStringLiteral("menu View › My kernel | Show or hide SASS"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide My kernel")},
    {QStringLiteral("menu View › What fits? | Show or hide Memory"),
     QStringLiteral("menu View › What fits? | Show or hide Caches")},
    {QStringLiteral("menu View › Which GPU? | Show or hide GPUs"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide GPUs")},
    {QStringLiteral("menu View › Which GPU? | Show or hide History"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide GPUs")},
    {QStringLiteral("menu View › Why is it slow? | Show or hide What if"),
     QStringLiteral("menu View › What do real GPUs do? | Show or hide Models and measurements")},
    {QStringLiteral("menu profile | Use of resources"), QStringLiteral("menu profile | Use")},
    {QStringLiteral("menu profile | What warps wait for"), QStringLiteral("menu profile | Waits")},
    {QStringLiteral("view profile | button Chart: Use of resources"),
     QStringLiteral("view profile | button Chart: Use")},
    {QStringLiteral("view profile | button Chart: What warps wait for"),
     QStringLiteral("view profile | button Chart: Waits")},
    {QStringLiteral("view profile | choice Launch"),
     QStringLiteral("view profile | list Launches, what could be saved most first")},
    {QStringLiteral("view | Memory"), QStringLiteral("view | Caches")},
};

/// What nobody used, and no task needs: taken away.
const QRegularExpression taken_away(QStringLiteral("Save as sound|Pointer halo|Pressed keys"));

class WindowWays : public WindowTest {
protected:
  void add(const QString& where, const QString& what) {
    // What counts or names a state of the document is not a way.
    static const QRegularExpression numbers(
        QStringLiteral("[0-9]+([.,\\x{a0}\\x{202f}\\x{2019} ][0-9]+)*"));
    const QString line = QStringLiteral("%1 | %2").arg(where, what.simplified());
    now.insert(QString(line).replace(numbers, QStringLiteral("#")));
  }

  void add_menu(QMenu& menu, const QString& where) {
    for (const MenuAction& each : actions_in(menu, where, Fill::as_if_opened))
      if (each.action)
        add(QStringLiteral("menu ") + each.place, name_of(*each.action));
  }

  void add_controls(QWidget& of, const QString& where) {
    for (QWidget* each : of.findChildren<QWidget*>()) {
      if (each->objectName().startsWith(QLatin1String("qt_")) ||
          each->parentWidget()->inherits("QScrollBar") || each->inherits("QScrollBar") ||
          each->parentWidget()->inherits("QAbstractSpinBox") ||
          each->parentWidget()->inherits("QComboBox"))
        continue;
      const QString name = each->accessibleName();
      if (auto* box = qobject_cast<QComboBox*>(each)) {
        add(where, QStringLiteral("choice %1").arg(name));
        if (box->count() <= most_entries)
          for (int i = 0; i < box->count(); ++i)
            add(where, QStringLiteral("choice %1: %2").arg(name, box->itemText(i)));
      } else if (auto* button = qobject_cast<QAbstractButton*>(each)) {
        add(where, QStringLiteral("button %1").arg(name.isEmpty() ? button->text() : name));
      } else if (qobject_cast<QAbstractSlider*>(each)) {
        add(where, QStringLiteral("slider %1").arg(name));
      } else if (qobject_cast<QLineEdit*>(each) || qobject_cast<QAbstractSpinBox*>(each) ||
                 qobject_cast<QTextEdit*>(each)) {
        add(where, QStringLiteral("field %1").arg(name));
      } else if (qobject_cast<QAbstractItemView*>(each)) {
        add(where, QStringLiteral("list %1").arg(name));
      }
    }
  }

  void list() {
    for (QAction* each : window.menuBar()->actions())
      if (each->menu())
        add_menu(*each->menu(), name_of(*each));
    for (const Command& each : parameter_commands(workspace))
      add(QStringLiteral("search"), each.title);
    add_controls(window.params(), QStringLiteral("parameters"));
    for (const ViewInfo& info : view_registry()) {
      const QString& id = info.id;
      window.views().go_to(id);
      ViewDock& dock = *window.views().dock(id);
      add(QStringLiteral("view"), info.title);
      add(QStringLiteral("view"), dock.about().title());
      QMenu menu;
      dock.fill(menu, id);
      add_menu(menu, id);
      const QString where = QStringLiteral("view ") + id;
      // Some controls come with what a view computes in the background.
      (void)QTest::qWaitFor([&] {
        add_controls(*dock.need_view(), where);
        return lost_of(where).isEmpty();
      });
    }
  }

  /// Lines of the list that begin with `where` and were not met.
  [[nodiscard]] QStringList lost_of(const QString& where) const {
    QStringList lost;
    for (const QString& each : then)
      if (each.startsWith(where) && !now.contains(each) && !moved.contains(each) &&
          !taken_away.match(each).hasMatch())
        lost.append(each);
    return lost;
  }

  static constexpr int most_entries = 12; ///< more are a catalogue's
  QStringList then;                       ///< the list's lines
  std::set<QString> now;
};

TEST_F(WindowWays, NothingIsLost) {
  QFile kept(list_file);
  ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
  then = QString::fromUtf8(kept.readAll()).split('\n', Qt::SkipEmptyParts);
  kept.close();
  ASSERT_GT(then.size(), 400);
  list();
  if (qEnvironmentVariableIsSet("LOOM_UPDATE_GOLDEN")) {
    QFile file(list_file);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (const QString& each : now)
      file.write(each.toUtf8() + '\n');
    return;
  }
  for (const QString& each : lost_of({}))
    ADD_FAILURE() << "lost: " << each.toStdString();
  for (const QString& each : now)
    EXPECT_FALSE(taken_away.match(each).hasMatch()) << each.toStdString();
  for (const auto& [from, to] : moved) {
    EXPECT_TRUE(then.contains(from)) << from.toStdString() << " was never there";
    EXPECT_TRUE(now.contains(to)) << from.toStdString() << " went nowhere";
  }
}

} // namespace
} // namespace loom
