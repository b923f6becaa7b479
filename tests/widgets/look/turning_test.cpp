// What becomes of parts and texts that have too little room.

#include "widgets/look/turning_splitter.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/heat_painter.h"
#include "widgets/paint/painted_text.h"
#include "widgets/paint/panel_layout.h"
#include "widgets/paint/panel_painter.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include <utility>

namespace loom {
namespace {

TEST(TurningSplitter, PutsItsPartsBelowEachOtherWhereTheyHaveNoRoomBeside) {
  QWidget window; // Qt keeps a splitter that is a window from becoming smaller than its parts
  TurningSplitter split(&window);
  auto *first = new QWidget, *second = new QWidget;
  first->setMinimumSize(200, 50);
  second->setMinimumSize(100, 60);
  split.addWidget(first);
  split.addWidget(second);
  split.resize(500, 300);
  window.resize(500, 300);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  EXPECT_EQ(split.orientation(), Qt::Horizontal);
  EXPECT_EQ(split.minimumSizeHint().width(), 200); // its widest part
  split.set_shares({330, 170 - split.handleWidth()});
  const QList<int> before = split.sizes();
  split.resize(250, 300);
  QTest::qWait(20);
  EXPECT_EQ(split.orientation(), Qt::Vertical);
  EXPECT_GE(split.minimumSizeHint().height(), 110);
  split.resize(500, 300);
  QTest::qWait(20);
  EXPECT_EQ(split.orientation(), Qt::Horizontal);
  EXPECT_NEAR(split.sizes().front(), before.front(), 2);
  second->hide(); // what is hidden needs no room
  split.resize(250, 300);
  QTest::qWait(20);
  EXPECT_EQ(split.orientation(), Qt::Horizontal);
}

TEST(TurningSplitter, WithinAnotherTurnsLast) {
  QWidget window;
  TurningSplitter outer(&window);
  auto* inner = new TurningSplitter;
  inner->set_turns_last();
  outer.addWidget(new QWidget);
  outer.widget(0)->setMinimumSize(150, 50);
  outer.addWidget(inner);
  for (int i = 0; i < 3; ++i) {
    inner->addWidget(new QWidget);
    inner->widget(i)->setMinimumSize(100, 20);
  }
  window.resize(600, 300);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  const auto turned = [&](int width) {
    outer.resize(width, 300);
    QTest::qWait(20);
    return std::pair{outer.orientation(), inner->orientation()};
  };
  EXPECT_EQ(turned(600), std::pair(Qt::Horizontal, Qt::Horizontal));
  EXPECT_EQ(turned(400), std::pair(Qt::Vertical, Qt::Horizontal)); // 150 + 100 would have room
  EXPECT_EQ(turned(200), std::pair(Qt::Vertical, Qt::Vertical));
  EXPECT_EQ(turned(400), std::pair(Qt::Vertical, Qt::Horizontal));
  EXPECT_EQ(turned(600), std::pair(Qt::Horizontal, Qt::Horizontal));
  EXPECT_EQ(outer.minimumSizeHint().width(), 150);
}

TEST(WrappedPart, IsAsHighAsTheLinesThatItsWordsTake) {
  QSplitter split;
  auto* part = new WrappedPart;
  auto* words = new QLabel(QStringLiteral("many words that need a line of their own each"));
  words->setWordWrap(true);
  (new QVBoxLayout(part))->addWidget(words);
  split.addWidget(part);
  split.resize(600, 100);
  split.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&split));
  const int line = part->minimumHeight();
  EXPECT_GT(line, 0);
  split.resize(100, 100);
  QTest::qWait(20);
  EXPECT_GT(part->minimumHeight(), 2 * line);
}

TEST(FittedText, IsSmallerThenCutShort) {
  const Canvas canvas(FigureStyle{}, 4);
  const QString text = QStringLiteral("arithmetic intensity");
  const double whole = text_size(canvas.text(), text).width();
  EXPECT_EQ(fitted(canvas.text(), text, whole).font, canvas.text());
  for (const double share : {0.9, 0.5, 0.2}) {
    const auto [font, made] = fitted(canvas.text(), text, share * whole);
    EXPECT_LE(text_size(font, made).width(), share * whole);
    EXPECT_EQ(made == text, share > 0.75) << share;
    EXPECT_GE(font.pixelSize(), std::floor(0.75 * canvas.text().pixelSize()));
  }
}

TEST(PanelLayout, KeepsTheTitleOfTheHorizontalAxisInside) {
  Panel panel;
  panel.kind = PanelKind::curves;
  panel.x = {.label = "a title that is much too long for such a small panel", .max = 1};
  panel.y = {.label = "y", .max = 1};
  const Canvas canvas(FigureStyle{}, 2);
  const PanelLayout layout = lay_out(panel, canvas, {300, 200});
  const double wide =
      text_size(canvas.font(canvas.style().text * layout.x_title_scale), layout.x_title).width();
  EXPECT_GE(layout.x_title_middle - wide / 2, 0);
  EXPECT_LE(layout.x_title_middle + wide / 2, 300);
}

// Beside the middle of the axes a title has less room than the panel is wide.
TEST(PanelLayout, MovesATitleBeforeItIsCutShort) {
  Panel panel;
  panel.kind = PanelKind::curves;
  panel.x = {.label = "arithmetic intensity", .max = 1};
  panel.y = {.label = "throughput", .max = 1};
  const Canvas canvas(FigureStyle{}, 2);
  const double wide = text_size(canvas.text(), QStringLiteral("arithmetic intensity")).width();
  const QSize size(int(wide) + 10, 200);
  const PanelLayout layout = lay_out(panel, canvas, size);
  EXPECT_EQ(layout.x_title.toStdString(), "arithmetic intensity");
  EXPECT_EQ(layout.x_title_scale, 1);
  EXPECT_LT(layout.x_title_middle, QRectF(layout.axes).center().x());
  EXPECT_GE(layout.x_title_middle - wide / 2, 0);
}

TEST(PanelLayout, BreaksATitleAtItsWordsBeforeItIsCutShort) {
  Panel panel;
  panel.kind = PanelKind::curves;
  panel.x = {.label = "x", .max = 1};
  panel.y = {.label = "instructions in execution", .unit = "per SM", .max = 1};
  const Canvas canvas(FigureStyle{}, 2);
  const double high = text_size(canvas.text(), QStringLiteral("instructions in")).width();
  const PanelLayout layout = lay_out(panel, canvas, {600, int(1.2 * high)});
  EXPECT_EQ(layout.y_title.toStdString(), "instructions\nin execution\n(per SM)");
  EXPECT_LE(high * layout.y_title_scale, 1.2 * high);
  EXPECT_GE(layout.axes.left(), int(3 * text_size(canvas.text(), QString()).height()));
}

// Beside a row of panels that leaves numbers and title to the row below, the gap is free.
TEST(PanelLayout, ATitleBesideASharedAxisReachesIntoTheGapBelow) {
  Panel panel;
  panel.kind = PanelKind::curves;
  panel.x = {.label = "x", .max = 1, .bare = true};
  panel.y = {.label = "n", .unit = "warps/SM", .max = 1};
  const Canvas canvas(FigureStyle{}, 2);
  const double wide = text_size(canvas.text(), QStringLiteral("(warps/SM)")).width();
  const double gap = canvas.points(canvas.style().text); // between two rows
  const int high = int(wide - gap / 2);
  const PanelLayout layout = lay_out(panel, canvas, {600, high});
  EXPECT_EQ(layout.y_title.toStdString(), "n\n(warps/SM)");
  EXPECT_EQ(layout.y_title_scale, 1);
  EXPECT_LT(layout.y_title_middle + wide / 2, high + gap);
}

TEST(PanelLayout, ATitleStaysBelowTheLegendOfBars) {
  Panel panel;
  panel.kind = PanelKind::bars;
  panel.x = {.kind = AxisKind::category, .max = 1, .categories = {"Kepler", "Hopper"}};
  panel.y = {.label = "bandwidth", .unit = "GB/s", .max = 1};
  panel.bars = {{"theory", "in theory", Role::series1, {1, 1}},
                {"measured", "measured", Role::series2, {1, 1}}};
  const Canvas canvas(FigureStyle{}, 2);
  const double wide = text_size(canvas.text(), QStringLiteral("bandwidth (GB/s)")).width();
  const PanelLayout layout = lay_out(panel, canvas, {600, int(1.1 * wide)});
  double half = 0; // of its longest line
  for (const QString& line : layout.y_title.split(QLatin1Char('\n')))
    half = std::max(half, layout.y_title_scale * text_size(canvas.text(), line).width() / 2);
  ASSERT_EQ(layout.legend.size(), 2U);
  EXPECT_GE(layout.y_title_middle - half, layout.legend.front().text.bottom());
}

// The axes, their numbers and their title above it, the legend at the panel's foot.
TEST(PanelLayout, ALegendBelowStandsUnderTheAxisTitle) {
  Panel panel;
  panel.x = {.label = "occupancy", .unit = "warps/SM", .max = 1};
  panel.y = {.label = "throughput", .unit = "IPC/SM", .max = 1};
  panel.curves = {{.id = "a", .label = "latency bound", .points = {{0, 0}, {1, 1}}},
                  {.id = "b", .label = "limit", .role = Role::memory, .points = {{0, 1}, {1, 1}}}};
  panel.legend = true;
  panel.legend_place = LegendPlace::below;
  const Canvas canvas(FigureStyle{}, 2);
  for (const int high : {200, 300, 500}) {
    PanelPainter painter;
    painter.set(panel, canvas, {600, high});
    const PanelLayout& layout = painter.layout();
    ASSERT_EQ(layout.legend.size(), 2U);
    EXPECT_LE(layout.legend.back().text.bottom(), high);
    for (const PaintedText& text : painter.texts())
      if (text.text == QStringLiteral("occupancy (warps/SM)")) {
        EXPECT_GT(text.box.top(), layout.axes.bottom());
        EXPECT_LE(text.box.bottom(), layout.legend.front().text.top());
      }
    double half = 0; // of the other title's longest line
    for (const QString& line : layout.y_title.split(QLatin1Char('\n')))
      half = std::max(half, layout.y_title_scale * text_size(canvas.text(), line).width() / 2);
    EXPECT_LE(layout.y_title_middle + half, layout.legend.front().patch.top());
  }
}

TEST(PanelLayout, RowsLowerThanALineHaveSmallerNames) {
  const Canvas canvas(FigureStyle{}, 2);
  Panel panel;
  panel.kind = PanelKind::tornado;
  panel.x = {.label = "warps needed", .max = 2};
  panel.tornado_base = 1;
  for (int i = 0; i < 8; ++i)
    panel.swings.push_back(
        {.id = std::to_string(i), .label = "row " + std::to_string(i), .high = 2});
  const double line = text_size(canvas.tick(), QString()).height();
  for (const double high : {20.0, 12.0, 11.0}) {
    PanelPainter painter;
    painter.set(panel, canvas, {800, int(high * line)});
    std::vector<QRectF> names;
    for (const PaintedText& text : painter.texts())
      if (text.text.startsWith(QLatin1String("row ")))
        names.push_back(text.box.adjusted(0, 1, 0, -1));
    ASSERT_EQ(names.size(), 8U) << high;
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
      EXPECT_FALSE(names[i].intersects(names[i + 1])) << high << ' ' << i;
  }
}

// The name of the worst cell stands above the colour bar's uppermost label where it reaches so far.
TEST(PanelLayout, LiftsTheNameOfAHeatMapsCellOverTheColourBar) {
  Panel panel;
  panel.kind = PanelKind::heat;
  panel.x = {.max = 1};
  panel.y = {.max = 1};
  panel.heat = {.x_edges = {0, 1}, .y_edges = {0, 1}, .values = {1}, .unit = "%", .reach = 10};
  panel.heat.emphasis = 0;
  panel.heat.emphasis_label = "worst";
  const Canvas canvas(FigureStyle{}, 2);
  const int low = lay_out(panel, canvas, {600, 300}).axes.top();
  panel.heat.emphasis_label = "worst: +8.43 % at alpha = 65, 64 warps/SM, and still more of it";
  const int high = lay_out(panel, canvas, {300, 300}).axes.top();
  EXPECT_GE(high - low, text_size(canvas.tick(), {}).height() / 2 - 1);
}

} // namespace
} // namespace loom
