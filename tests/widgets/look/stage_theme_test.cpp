#include "tests/widgets/look/stage_theme_fixture.h"

#include "widgets/look/drawer.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>

#include <map>

namespace loom {
namespace {

constexpr QSize full_hd{1920, 1080};
constexpr double pixels_per_point = 96 / 72.0;

struct Theme {
  const char* name;
  bool dark, projector;
  double text; ///< least contrast
};
constexpr Theme themes[] = {{"light", false, false, 4.5},
                            {"dark", true, false, 4.5},
                            {"projector", false, true, 7},
                            {"dark projector", true, true, 7}};

TEST(Themes, TextStandsOutFromItsGround) {
  using P = QPalette;
  for (const Theme& theme : themes) {
    SCOPED_TRACE(theme.name);
    const QPalette p = theme_palette(theme.dark, theme.projector);
    const auto ratio = [&](P::ColorRole text, P::ColorRole ground) {
      return contrast(p.color(text), p.color(ground));
    };
    for (const auto ground : {P::Window, P::Base, P::Button, P::AlternateBase}) {
      for (const auto text : {P::WindowText, P::Text, P::ButtonText, P::PlaceholderText, P::Link})
        EXPECT_GE(ratio(text, ground), theme.text) << text << " on " << ground;
      for (const auto text : {P::WindowText, P::Text, P::ButtonText})
        EXPECT_GE(contrast(p.color(P::Disabled, text), p.color(ground)), 3) << text;
    }
    EXPECT_GE(ratio(P::HighlightedText, P::Highlight), theme.text);
    EXPECT_GE(ratio(P::ToolTipText, P::ToolTipBase), theme.text);
    EXPECT_GE(contrast(error_text(p), error_ground(p)), 4.5);
  }
}

TEST(Themes, FiguresAreAsLegibleAsTheWindow) {
  for (const Theme& theme : themes) {
    SCOPED_TRACE(theme.name);
    const FigureStyle style = screen_style(theme.dark, 1, theme.projector);
    EXPECT_GE(contrast(style.text_colour(), style.background()), theme.text);
    for (int role = 0; role < 16; ++role) {
      const QColor label = style.label_colour(Role(role));
      EXPECT_GE(contrast(label, style.background()), theme.text) << role;
      if (theme.projector) {
        EXPECT_GE(contrast(style.colour(Role(role)), style.background()), 3) << role;
      }
    }
    if (theme.projector) { // the grid
      EXPECT_GE(contrast(style.faint_colour(), style.background()), 3);
    }
  }
}

TEST(Themes, AProjectorIsBlackOnWhiteOrWhiteOnBlack) {
  for (const bool dark : {false, true}) {
    const QColor ground(dark ? Qt::black : Qt::white), ink(dark ? Qt::white : Qt::black);
    const QPalette p = theme_palette(dark, true);
    const FigureStyle style = screen_style(dark, 1, true);
    EXPECT_EQ(p.color(QPalette::Window), ground);
    EXPECT_EQ(p.color(QPalette::WindowText), ink);
    EXPECT_EQ(p.color(QPalette::PlaceholderText), ink); // no grey text
    EXPECT_EQ(style.background(), ground);
    EXPECT_EQ(style.text_colour(), ink);
    EXPECT_EQ(style.label_colour(Role::guide), ink);
  }
}

TEST(Themes, AProjectorAtFullHdIsReadFromTheLastRow) {
  const double scale = projector_scale(full_hd);
  EXPECT_GE(ui_font(scale).pointSizeF(), 20);
  const FigureStyle style = screen_style(false, scale, true);
  EXPECT_GE(style.text, 20);
  EXPECT_GE(style.tick, 18);
  for (const Weight weight : {Weight::thin, Weight::normal, Weight::bold})
    EXPECT_GE(style.width(weight) * pixels_per_point, 3);
  EXPECT_GE(style.marker * pixels_per_point, 10);
}

TEST_F(StageThemeTest, ALongSentenceGetsSmallerBeforeItIsCutShort) {
  theme.set_projector(true);
  resize_to({1280, 720});
  const auto* sentence = find<QLabel>("sentence");
  for (const int percent : {100, 200, 300}) {
    theme.set_percent(percent);
    settle();
    EXPECT_EQ(sentence->text().toStdString(), window.status().text().toStdString()) << percent;
    EXPECT_GT(sentence->font().pointSizeF(), window.font().pointSizeF() / 2) << percent;
    EXPECT_EQ(sentence->font().pointSizeF() < window.font().pointSizeF(), percent > 100);
  }
}

TEST_F(StageThemeTest, ProjectorModeIsAKeyAndTextGrowsWithTheWindow) {
  resize_to(full_hd);
  const QPalette before = QApplication::palette();
  QTest::keyClick(&window, Qt::Key_P);
  EXPECT_TRUE(theme.projector());
  settle();
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), QColor(Qt::white));
  EXPECT_GE(window.font().pointSizeF(), 20);
  EXPECT_GE(window.views().docks().front()->view()->style().text, 20);
  window.status().show_readout(QStringLiteral("α = 49"));
  const auto* readout = find<QLabel>("readout");
  EXPECT_GE(readout->font().pointSizeF(), 24);
  EXPECT_TRUE(readout->isVisible());
  // The loom says the sentence; where it is not in sight, it stands above the read-out.
  const auto* said = find<QLabel>("sentence");
  EXPECT_FALSE(said->isVisible());
  window.views().dock(QStringLiteral("loom"))->hide();
  settle();
  window.status().show_readout(QStringLiteral("α = 49"));
  EXPECT_TRUE(said->isVisible());
  EXPECT_TRUE(window.status().text().startsWith(said->text())) << said->text().toStdString();
  EXPECT_GT(said->font().pointSizeF(), 0.7 * window.font().pointSizeF());
  EXPECT_FALSE(said->geometry().intersects(readout->geometry()));
  window.views().show_view_of(QStringLiteral("loom"));
  settle();
  window.status().show_readout({});
  EXPECT_TRUE(find<QLabel>("sentence")->isVisible());
  resize_to({1280, 720});
  EXPECT_NEAR(window.font().pointSizeF(), 20 * 720 / 1080.0, 0.8);
  QTest::keyClick(&window, Qt::Key_P);
  settle();
  EXPECT_EQ(QApplication::palette(), before);
  EXPECT_EQ(window.font().pointSizeF(), ui_font(1).pointSizeF());
}

TEST_F(StageThemeTest, ForAProjectorTheParametersLeaveRoomForTheViews) {
  for (const QSize size : {full_hd, QSize(1280, 720)}) {
    resize_to(size);
    theme.set_projector(true);
    settle();
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.params().width() < 0.28 * size.width(); }))
        << window.params().width() << " of " << size.width();
    EXPECT_GE(window.params().font().pointSizeF(), 0.75 * window.font().pointSizeF());
    theme.set_projector(false);
    settle();
    EXPECT_EQ(window.params().font(), window.font());
  }
}

TEST_F(StageThemeTest, TheProjectorCanBeDark) {
  theme.choose(ThemeChoice::dark);
  theme.set_projector(true);
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
  EXPECT_EQ(window.views().docks().front()->view()->style().background(), QColor(Qt::black));
}

TEST_F(StageThemeTest, ScalingChangesEverythingAndComesBackExactly) {
  settle();
  const auto before = geometry();
  const int step = unit(&window);
  const double text = window.views().docks().front()->view()->style().text;
  theme.set_percent(200);
  settle();
  EXPECT_NEAR(unit(&window), 2 * step, 1);
  EXPECT_DOUBLE_EQ(window.views().docks().front()->view()->style().text, 2 * text);
  EXPECT_NE(geometry(), before);
  for (int i = 0; i < 3; ++i)
    QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_EQ(theme.percent(), 300);
  QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
  EXPECT_EQ(theme.percent(), 100);
  settle();
  const auto after = geometry();
  for (const auto& [widget, rect] : before) {
    if (qobject_cast<const QTabBar*>(widget))
      continue; // docks that were folded meanwhile have another
    ASSERT_TRUE(after.contains(widget)) << widget->metaObject()->className();
    EXPECT_EQ(after.at(widget), rect)
        << widget->metaObject()->className() << " " << widget->objectName().toStdString();
  }
  QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_EQ(theme.percent(), 90);
  window.remember();
  EXPECT_EQ(settings.value("window/percent").toInt(), 90);
}

/// Empty where all of the control can be seen, if need be after scrolling; else what cuts it off.
QString lost(const QWidget& control) {
  QRect seen = control.rect();
  const QWidget* at = &control;
  while (const QWidget* parent = at->isWindow() ? nullptr : at->parentWidget()) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    if (area && area->viewport() == parent) {
      if (area->height() < unit(&control) * 3 || area->width() < unit(&control) * 6)
        return QStringLiteral("a scroll area too small to use");
      seen = area->rect();
      at = area;
      continue;
    }
    seen.translate(at->pos());
    if (!parent->rect().contains(seen))
      return QStringLiteral("%1 %2").arg(parent->metaObject()->className(), parent->objectName());
    at = parent;
  }
  return {};
}

class NoControlLost : public StageThemeTest {
protected:
  void check_all(const QString& where) {
    for (const QWidget* each : window.findChildren<QWidget*>()) {
      const bool control =
          qobject_cast<const QAbstractButton*>(each) || qobject_cast<const QComboBox*>(each) ||
          qobject_cast<const QAbstractSlider*>(each) || qobject_cast<const QLineEdit*>(each) ||
          qobject_cast<const QAbstractSpinBox*>(each);
      if (!control || !each->isVisible() || !each->isEnabled() || each->window() != &window ||
          each->objectName().startsWith(QLatin1String("qt_")) || behind_a_tab(*each))
        continue;
      ++controls;
      EXPECT_EQ(lost(*each).toStdString(), "")
          << where.toStdString() << ": " << each->metaObject()->className() << " "
          << each->objectName().toStdString() << " " << each->accessibleName().toStdString();
    }
  }
  void check_every_view(int least_controls = 500) {
    settle();
    for (const ViewInfo& info : view_registry()) {
      window.views().go_to(info.id);
      settle(150);
      check_all(info.id);
      Drawer* drawer = drawer_of(window.views().need_view(info.id));
      if (!drawer || !drawer->folded())
        continue;
      drawer->set_open(true);
      settle(50);
      check_all(info.id + QStringLiteral(", drawer"));
      drawer->set_open(false);
    }
    EXPECT_GT(controls, least_controls);
  }
  int controls = 0;
};

TEST_F(NoControlLost, At720LinesAnd200Percent) {
  resize_to({1280, 720});
  theme.set_percent(200);
  settle();
  EXPECT_FALSE(window.params().isVisible());
  check_every_view(250); // without the parameters
}

TEST_F(NoControlLost, At720LinesForAProjectorAnd200Percent) {
  resize_to({1280, 720});
  theme.set_percent(200);
  theme.set_projector(true);
  settle();
  // The views have the window to themselves until the parameters are asked for.
  EXPECT_FALSE(window.params().isVisible());
  EXPECT_GE(window.views().width(), 1280 * 9 / 10);
  QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  settle();
  EXPECT_TRUE(window.params().isVisible());
  check_all(QStringLiteral("parameters"));
  window.views().go_to(QStringLiteral("sass"));
  settle();
  check_all(QStringLiteral("parameters and SASS"));
  QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  settle();
  EXPECT_FALSE(window.params().isVisible());
  check_every_view(300); // without the parameters
  theme.set_percent(100);
  settle();
  EXPECT_TRUE(window.params().isVisible());
}

TEST_F(NoControlLost, At720LinesForAProjector) {
  resize_to({1280, 720});
  theme.set_projector(true);
  check_every_view();
}

TEST_F(NoControlLost, At720Lines) {
  resize_to({1280, 720});
  check_every_view();
}

} // namespace
} // namespace loom
