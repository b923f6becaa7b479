/// The window by keyboard alone, on every size of screen.

#include "core/scenario/own_gpu.h"
#include "core/scenario/parameters.h"
#include "tests/widgets/export/plain_page.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/dialogs/facts_dialog.h"
#include "widgets/dialogs/own_gpu_dialog.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/parameter_text.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QScrollBar>

#include <cmath>
#include <set>

namespace loom {
namespace {

class FocusTest : public WindowTest {
protected:
  /// What a screen reader says, which may come from a label before it.
  static bool is_named(QWidget& widget) {
    const auto* read = QAccessible::queryAccessibleInterface(&widget);
    return read && !read->text(QAccessible::Name).isEmpty();
  }
  static void expect_names(const QWidget& top) {
    for (QWidget* each : top.findChildren<QWidget*>()) {
      if (each->focusPolicy() == Qt::NoFocus || !each->isVisible() || each->focusProxy() ||
          each->objectName().startsWith(QStringLiteral("qt_")))
        continue;
      auto* parent = each->parentWidget(); // the field inside a spin box is named with it
      EXPECT_TRUE(is_named(*each) || (parent && is_named(*parent)))
          << each->metaObject()->className() << ' ' << qPrintable(each->objectName()) << " in "
          << parent->metaObject()->className();
    }
  }
  /// The id of a curve with a point that is no number, empty for none.
  static std::string undrawable(const Panel& panel) {
    for (const Curve& curve : panel.curves)
      for (const Point& point : curve.points)
        if (std::isnan(point.x) || std::isnan(point.y))
          return curve.id;
    return {};
  }
  View* view(std::size_t index) { return window.views().docks()[index]->need_view(); }
};

TEST_F(FocusTest, EverythingThatTakesTheKeyboardHasAName) { expect_names(window); }

TEST_F(FocusTest, DialogsNameWhatTheyAskFor) {
  ExportDialog figure(plain_page(view(0)->figure()), workspace.document(), catalogue, settings,
                      &window);
  FactsDialog facts(scenario(), &window);
  OwnGpuDialog own(
      workspace, folder.path(), QString(),
      [this](std::string id, std::string name) {
        return own_gpu(workspace.scenario(), std::move(id), std::move(name));
      },
      &window);
  for (QDialog* dialog : {static_cast<QDialog*>(&figure), static_cast<QDialog*>(&facts),
                          static_cast<QDialog*>(&own)}) {
    dialog->show();
    EXPECT_FALSE(dialog->windowTitle().isEmpty());
    expect_names(*dialog);
    dialog->hide();
  }
}

TEST_F(FocusTest, TabReachesEveryViewAndComesBack) {
  std::set<QWidget*> reached;
  window.activateWindow();
  window.setFocus();
  for (int i = 0; i < 120; ++i) {
    QTest::keyClick(&window, Qt::Key_Tab);
    if (QWidget* now = QApplication::focusWidget())
      reached.insert(now);
  }
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_TRUE(reached.contains(view(i))) << i;
  EXPECT_TRUE(reached.contains(window.params().findChild<QWidget*>(QStringLiteral("gpu_picker"))));
}

TEST_F(FocusTest, ArrowsMoveThePointInEveryView) {
  for (std::size_t i = 1; i < 3; ++i) {
    view(i)->setFocus();
    const Scenario before = scenario();
    QTest::keyClick(view(i), Qt::Key_Right);
    QTest::keyClick(view(i), Qt::Key_Up);
    EXPECT_NE(scenario(), before) << i;
    workspace.undo_stack().undo();
    EXPECT_TRUE(window.status().findChild<QLabel*>(QStringLiteral("readout"))->text().size() > 0);
  }
}

TEST_F(FocusTest, TheMenuKeyOpensTheViewsOwnMenu) {
  for (std::size_t i = 0; i < 3; ++i) {
    QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(5, 5),
                          view(i)->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(view(i), &key);
    auto* menu = window.views().docks()[i]->findChild<QMenu*>(QStringLiteral("view_menu"));
    ASSERT_NE(menu, nullptr) << i;
    EXPECT_TRUE(menu->isVisible());
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(FocusTest, ShiftF10OpensItWherePlatformsDoNot) {
  QTest::keyClick(view(0), Qt::Key_F10, Qt::ShiftModifier);
  auto* menu = window.views().docks()[0]->findChild<QMenu*>(QStringLiteral("view_menu"));
  ASSERT_NE(menu, nullptr);
  menu->close();
}

TEST_F(FocusTest, EveryShortcutIsOneAndNoneIsEmpty) {
  std::set<QString> taken;
  for (const QAction* action : window.findChildren<QAction*>())
    for (const QKeySequence& keys : action->shortcuts()) {
      EXPECT_FALSE(keys.isEmpty()) << qPrintable(action->text());
      EXPECT_TRUE(taken.insert(keys.toString()).second) << qPrintable(keys.toString());
    }
  EXPECT_TRUE(taken.contains(QStringLiteral("Ctrl+Shift+S")));
}

TEST_F(FocusTest, ClickingABoundsNameExplainsItsNumber) {
  view(2)->restore_choices({{QStringLiteral("bounds"), true}}); // Throughput
  auto* plot = view(2)->findChild<PlotWidget*>();
  QString named;
  QObject::connect(plot, &PlotWidget::label_clicked, plot,
                   [&named](const QString& curve, const QPointF&) { named = curve; });
  // The names stand in a column right of the axes.
  const QRectF axes = plot->axes_rect();
  for (int y = 0; y < plot->height() && named != QLatin1String("other_bound"); y += 4)
    QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(int(axes.right()) + 15, y));
  EXPECT_EQ(named, QStringLiteral("other_bound"));
  const auto opened = window.findChildren<ParameterPopover*>();
  ASSERT_FALSE(opened.isEmpty());
  const auto* popover = opened.back();
  EXPECT_TRUE(popover->text().contains(QStringLiteral("IPC/SM"))) << qPrintable(popover->text());
}

TEST_F(FocusTest, TheMaximumSaysWhereItComesFrom) {
  auto* popover = new ParameterPopover(workspace, *find_parameter("warps"), &window);
  EXPECT_TRUE(popover->text().contains(QStringLiteral("An SM holds: 64")))
      << qPrintable(popover->text());
  EXPECT_TRUE(popover->text().contains(QStringLiteral("Source: ")));
}

TEST_F(FocusTest, ReturnExplainsTheBoundThatHolds) {
  QTest::keyClick(view(2), Qt::Key_Return);
  auto* popover = find<ParameterPopover>("popover");
  ASSERT_NE(popover, nullptr);
  EXPECT_TRUE(popover->text().contains(QStringLiteral("Source"))) << qPrintable(popover->text());
  popover->close();
}

TEST_F(FocusTest, TheViewsSurviveEveryParameterInRange) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const char* mix : {"global", "sfu", "shared"})
    for (const char* axis : {"warps", "alpha"})
      for (const char* scale : {"linear", "log"}) {
        workspace.propose_choice(QStringLiteral("mix"), QLatin1String(mix));
        workspace.propose_choice(QStringLiteral("throughput_axis"), QLatin1String(axis));
        workspace.propose_choice(QStringLiteral("throughput_scale"), QLatin1String(scale));
        for (const ParameterInfo& info : parameter_table())
          for (const double value :
               {info.min, info.max, info.scale == ParameterScale::alpha ? infinity : info.max}) {
            workspace.propose(to_qstring(info.id), value);
            (void)workspace.snapshot();
            for (ViewDock* dock : window.views().docks()) {
              if (!dock->isVisible())
                continue;
              for (const Panel& panel : dock->need_view()->figure().panels)
                EXPECT_EQ(undrawable(panel), "") << info.id << ' ' << value;
            }
            EXPECT_FALSE(window.grab().isNull());
            workspace.undo_stack().undo();
          }
      }
}

TEST_F(FocusTest, TheFirstSizeIsWhollyOnTheScreen) {
  const QSize room = window.screen()->availableSize();
  for (const int percent : {75, 100, 150, 300}) {
    theme.set_percent(percent);
    MainWindow fresh(workspace, theme, settings);
    fresh.restore_layout();
    EXPECT_LE(fresh.width(), room.width()) << percent;
    EXPECT_LE(fresh.height(), room.height()) << percent;
    EXPECT_LE(fresh.minimumWidth(), 1280);
    EXPECT_LE(fresh.minimumHeight(), 720);
  }
}

TEST_F(FocusTest, AtEveryScaleTheLeftPanelIsNotCutOff) {
  window.resize(1280, 720);
  const auto* across = window.params().horizontalScrollBar();
  for (const int percent : {75, 100, 125, 150}) {
    theme.set_percent(percent);
    for (const char* mix : {"global", "sfu", "shared"}) {
      workspace.propose_choice(QStringLiteral("mix"), QLatin1String(mix));
      (void)workspace.snapshot();
      // Layouts follow a font and new rows in several rounds.
      EXPECT_TRUE(QTest::qWaitFor([across] { return across->maximum() == 0; }, 1000))
          << mix << ' ' << percent;
    }
    EXPECT_EQ(window.size(), QSize(1280, 720)) << percent;
  }
}

TEST_F(FocusTest, TabbedViewsSayTheirTitleOnce) {
  const auto& docks = window.views().docks();
  const auto title = [](ViewDock* dock) {
    return dock->findChild<QLabel*>(QStringLiteral("view_title"))->text();
  };
  window.views().tabifyDockWidget(docks[1], docks[2]);
  QCoreApplication::processEvents();
  EXPECT_TRUE(title(docks[1]).isEmpty());
  EXPECT_TRUE(title(docks[2]).isEmpty());
  EXPECT_TRUE(title(docks[3]).isEmpty()); // Timeline shares its place with others
  window.views().reset_layout();
  QCoreApplication::processEvents();
  EXPECT_FALSE(title(docks[1]).isEmpty());
}

TEST_F(FocusTest, TheReadoutIsNeverCutOffAt1280) {
  window.resize(1280, 720);
  QCoreApplication::processEvents();
  auto* readout = window.status().findChild<QLabel*>(QStringLiteral("readout"));
  for (std::size_t i = 0; i < 3; ++i) {
    QTest::keyClick(view(i), Qt::Key_Right);
    EXPECT_FALSE(readout->text().isEmpty());
    EXPECT_FALSE(readout->text().endsWith(QStringLiteral("…"))) << qPrintable(readout->text());
  }
}

} // namespace
} // namespace loom
