#include "tests/widgets/export/sample_figures.h"
#include "widgets/export/lint_rules.h"
#include "widgets/export/page_fit.h"
#include "widgets/look/colour_vision.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/texts/statuses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QPainter>

namespace loom {
namespace {

constexpr std::array kinds{ProblemKind::small_text, ProblemKind::faint,     ProblemKind::alike,
                           ProblemKind::cut_off,    ProblemKind::overlap,   ProblemKind::no_unit,
                           ProblemKind::small_axes, ProblemKind::few_ticks, ProblemKind::misplaced,
                           ProblemKind::thin_line,  ProblemKind::unnamed,   ProblemKind::unmarked,
                           ProblemKind::empty_room, ProblemKind::not_drawn, ProblemKind::untrue,
                           ProblemKind::no_curve,   ProblemKind::hidden};

int count(const std::vector<FigureProblem>& problems, ProblemKind kind) {
  return static_cast<int>(std::ranges::count(problems, kind, &FigureProblem::kind));
}

/// What lint() finds of a device that somebody drew on by hand, 100 units to a point.
std::vector<FigureProblem> found(const std::function<void(QPainter&)>& draw, double floor = 6) {
  MeasuringDevice device(QSize(20000, 10000), Qt::white);
  QPainter painter(&device);
  QFont font;
  font.setPixelSize(800);
  painter.setFont(font);
  draw(painter);
  painter.end();
  std::vector<FigureProblem> problems;
  check_labels(device.labels(), QSizeF(20000, 10000), 100, floor, {}, problems);
  return problems;
}

TEST(Lint, ALabelOfSeveralScriptsIsMeasuredAsOne) {
  MeasuringDevice device(QSize(20000, 10000), Qt::white);
  QPainter painter(&device);
  QFont font;
  font.setPixelSize(800);
  painter.setFont(font);
  painter.drawText(QPointF(1000, 2000), QStringLiteral("intensity α of Кусп, warps"));
  painter.scale(0.5, 0.5);
  painter.drawText(QPointF(1000, 12000), QStringLiteral("half"));
  painter.end();
  ASSERT_EQ(device.labels().size(), 2U);
  EXPECT_EQ(device.labels()[0].text, QStringLiteral("intensity α of Кусп, warps"));
  EXPECT_DOUBLE_EQ(device.labels()[0].size, 800);
  EXPECT_DOUBLE_EQ(device.labels()[1].size, 400);
  EXPECT_DOUBLE_EQ(device.labels()[1].outline.boundingRect().left(), 500);
}

TEST(Lint, FindsTextBelowTheFloor) {
  const auto draw = [](QPainter& painter) {
    painter.drawText(QPointF(1000, 2000), QStringLiteral("eight points"));
  };
  EXPECT_TRUE(found(draw, 8).empty());
  ASSERT_EQ(found(draw, 9).size(), 1U);
  EXPECT_EQ(found(draw, 9).front().kind, ProblemKind::small_text);
  EXPECT_EQ(found(draw, 9).front().words,
            QStringLiteral("'eight points' is 8.0 pt high, below 9 pt"));
}

TEST(Lint, MeasuresContrastToWhatIsBehind) {
  const auto on = [](const QColor& ground, const QColor& ink) {
    return found([&](QPainter& painter) {
      painter.fillRect(QRectF(0, 0, 9000, 9000), ground);
      painter.setPen(ink);
      painter.drawText(QPointF(1000, 2000), QStringLiteral("word"));
    });
  };
  EXPECT_TRUE(on(Qt::white, QColor("#767676")).empty()) << "4.54 on white";
  EXPECT_EQ(on(Qt::white, QColor("#7a7a7a")).size(), 1U) << "4.29";
  EXPECT_EQ(on(QColor("#dddddd"), QColor("#767676")).size(), 1U);
  EXPECT_EQ(on(Qt::black, QColor("#333333")).size(), 1U);
}

TEST(Lint, FindsWhatIsCutOffAndWhatLiesOverAnother) {
  const auto at = [](QPointF first, QPointF second) {
    return found([&](QPainter& painter) {
      painter.drawText(first, QStringLiteral("one word"));
      painter.drawText(second, QStringLiteral("another"));
    });
  };
  EXPECT_TRUE(at({1000, 2000}, {1000, 3000}).empty());
  EXPECT_EQ(count(at({1000, 2000}, {1500, 2300}), ProblemKind::overlap), 1);
  EXPECT_EQ(count(at({1000, 2000}, {18500, 2000}), ProblemKind::cut_off), 1);
  EXPECT_EQ(count(at({1000, 200}, {1000, 2000}), ProblemKind::cut_off), 1) << "above the page";
  const auto shortened = found([](QPainter& painter) {
    painter.drawText(QPointF(1000, 2000), QStringLiteral("memory contr…"));
  });
  EXPECT_EQ(count(shortened, ProblemKind::cut_off), 1);
}

/// Turned by 35° their bounds overlap, they themselves do not.
TEST(Lint, TurnedNamesBesideEachOtherDoNotOverlap) {
  const auto turned = found([](QPainter& painter) {
    for (const double x : {3000.0, 5000.0}) {
      painter.save();
      painter.translate(x, 3000);
      painter.rotate(35);
      painter.drawText(QPointF(0, 0), QStringLiteral("a rather long name"));
      painter.restore();
    }
  });
  EXPECT_EQ(count(turned, ProblemKind::overlap), 0);
}

/// The distances that are printed for Okabe and Ito's palette under Machado's matrices.
TEST(Lint, ColoursAreAsFarApartAsPublished) {
  const QColor sky("#56B4E9"), blue("#0072B2"), purple("#CC79A7"), orange("#E69F00"),
      yellow("#F0E442"), green("#009E73"), vermillion("#D55E00");
  const auto apart = [](const QColor& a, const QColor& b, ColourVision vision) {
    return colour_distance(seen_as(a, vision), seen_as(b, vision));
  };
  EXPECT_NEAR(apart(sky, blue, ColourVision::full), 26, 1);
  EXPECT_NEAR(apart(sky, purple, ColourVision::protan), 21, 1);
  EXPECT_NEAR(apart(orange, yellow, ColourVision::deutan), 17, 1);
  EXPECT_NEAR(apart(green, purple, ColourVision::deutan), 18, 1);
  EXPECT_NEAR(apart(orange, vermillion, ColourVision::deutan), 18, 1);
  EXPECT_NEAR(apart(sky, green, ColourVision::tritan), 16, 1);
}

Figure two_bars(Role first, Role second) {
  Panel panel;
  panel.kind = PanelKind::bars;
  panel.x = {.label = "GPU", .kind = AxisKind::category, .categories = {"G80"}};
  panel.y = {.label = "bandwidth", .unit = "GB/s"};
  panel.bars = {{"a", "one", first, {0.5}}, {"b", "two", second, {0.4}}};
  return sample::figure({panel});
}

TEST(Lint, ColoursMayCollapseWhereDashesOrMarkersDiffer) {
  const ExportSpec spec;
  Figure figure = sample::figure({sample::throughput()});
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::alike), 0) << "every line has its own dashes";
  // Green and purple are 18 apart without green cones and 3 in lightness.
  const auto bars = lint(two_bars(Role::issue, Role::other), spec);
  EXPECT_EQ(count(bars, ProblemKind::alike), 1);
  const auto alike = std::ranges::find(bars, ProblemKind::alike, &FigureProblem::kind);
  EXPECT_TRUE(alike->words.contains(QStringLiteral("in grey")));
  ASSERT_TRUE(alike->fix.has_value());
  EXPECT_EQ(alike->fix->palette, Palette::mono);
}

// Blue and vermillion have 46 and 54 of lightness, which print makes one grey.
TEST(Lint, BarsAndLayersOfMemoryAndArithmeticDifferInGrey) {
  const ExportSpec spec;
  EXPECT_EQ(count(lint(two_bars(Role::memory, Role::arithmetic), spec), ProblemKind::alike), 0);
  const auto layers = [](Role first, Role second) {
    Panel panel = sample::stacked();
    panel.layers.resize(2);
    panel.layers[0].role = first;
    panel.layers[1].role = second;
    return sample::figure({panel});
  };
  EXPECT_EQ(count(lint(layers(Role::memory, Role::arithmetic), spec), ProblemKind::alike), 0);
  EXPECT_EQ(count(lint(layers(Role::issue, Role::other), spec), ProblemKind::alike), 1);
}

TEST(Lint, FindsTwoNamesOfALegendWithOneSample) {
  const ExportSpec spec;
  const auto same = lint(two_bars(Role::memory, Role::memory), spec);
  ASSERT_EQ(count(same, ProblemKind::alike), 1);
  EXPECT_EQ(std::ranges::find(same, ProblemKind::alike, &FigureProblem::kind)->words,
            QStringLiteral("'one' and 'two' are drawn alike"));
  Panel panel = sample::throughput();
  panel.legend = true;
  EXPECT_EQ(count(lint(sample::figure({panel}), spec), ProblemKind::alike), 0);
  panel.curves[1].role = panel.curves[2].role = Role::ghost; // named where they are, by no sample
  EXPECT_EQ(count(lint(sample::figure({panel}), spec), ProblemKind::alike), 0);
}

TEST(Lint, FindsAxesFromWhichNoScaleIsRead) {
  Figure figure = sample::figure({sample::throughput()});
  EXPECT_EQ(count(lint(figure, {}), ProblemKind::few_ticks), 0);
  figure.panels[0].y.tick_count = 2;
  const auto few = lint(figure, {});
  ASSERT_EQ(count(few, ProblemKind::few_ticks), 1);
  EXPECT_EQ(
      std::ranges::find(few, ProblemKind::few_ticks, &FigureProblem::kind)->words,
      QStringLiteral("the axis 'throughput (IPC/SM)' of 'throughput (IPC/SM)' has fewer than three "
                     "numbers"));
  figure.panels[0].y.bare = true; // another panel has its numbers
  EXPECT_EQ(count(lint(figure, {}), ProblemKind::few_ticks), 0);
}

/// A panel of 1000 × 1000 units with two flat curves at 200 and 800, as it might be drawn.
struct TwoCurves {
  Panel panel;
  DrawnPanel drawn;
  TwoCurves() {
    panel.curves = {sample::curve("upper", "upper", Role::memory, {}),
                    sample::curve("lower", "lower", Role::arithmetic, {})};
    drawn.panel = &panel;
    drawn.layout.size = QSize(1000, 1000);
    drawn.layout.axes = QRect(0, 0, 990, 1000);
    for (const double at : {0.0, 1.0, 2.0}) {
      drawn.layout.x_ticks.push_back({at, QStringLiteral("1")});
      drawn.layout.y_ticks.push_back({at, QStringLiteral("1")});
    }
    drawn.curves = {{&panel.curves[0], {QPolygonF{{0, 200}, {1000, 200}}}},
                    {&panel.curves[1], {QPolygonF{{0, 800}, {1000, 800}}}}};
  }
  void name(const char* id, double top, QLineF leader = {}) {
    drawn.labels.push_back(
        {QRectF(400, top, 100, 40), QString::fromLatin1(id), Qt::black, leader, false, false, id});
  }
  [[nodiscard]] std::vector<FigureProblem>
  problems(const std::vector<DrawnLabel>& labels = {}) const {
    std::vector<FigureProblem> found;
    check_panels({drawn}, {}, labels, 10, found);
    return found;
  }
};

TEST(Lint, FindsANameAtTheWrongCurve) {
  TwoCurves right;
  right.name("upper", 140);
  right.name("lower", 820);
  EXPECT_TRUE(right.problems().empty());
  TwoCurves wrong;
  wrong.name("upper", 700);
  ASSERT_EQ(wrong.problems().size(), 1U);
  EXPECT_EQ(wrong.problems().front().kind, ProblemKind::misplaced);
  EXPECT_EQ(wrong.problems().front().words,
            QStringLiteral("'upper' stands nearer to the curve 'lower' than to its own"));
  TwoCurves led;
  led.name("upper", 700, QLineF(450, 200, 450, 700)); // a line says whose it is
  EXPECT_TRUE(led.problems().empty());
  TwoCurves stairs; // a curve in two pieces, its name at the second
  stairs.name("upper", 700);
  stairs.drawn.curves.push_back({&stairs.panel.curves[0], {QPolygonF{{300, 690}, {600, 690}}}});
  EXPECT_TRUE(stairs.problems().empty());
}

// Letters of the bundled font reach 0.73 of their size above the baseline and 0.2 below it.
TEST(Lint, FindsLinesOfTextThatTouch) {
  const auto overlaps = [](double apart) {
    std::vector<DrawnLabel> labels;
    for (const double baseline : {300.0, 300 + 100 * apart})
      labels.push_back({QStringLiteral("(0,1,2,3)"), QPolygonF(QRectF(100, baseline - 73, 400, 93)),
                        100, Qt::black, Qt::white});
    std::vector<FigureProblem> found;
    check_labels(labels, {1000, 1000}, 10, 5, {}, found);
    return count(found, ProblemKind::overlap);
  };
  EXPECT_EQ(overlaps(0.72), 1);
  EXPECT_EQ(overlaps(0.8), 1);
  EXPECT_EQ(overlaps(0.9), 0);
}

TEST(Lint, FindsACurveWhoseNameIsLeftOut) {
  const auto left_out = [](const TwoCurves& drawn, const std::vector<LegendItem>& shared = {},
                           const std::vector<DrawnPanel>& beside = {}) {
    std::vector<DrawnPanel> panels{drawn.drawn};
    panels.insert(panels.end(), beside.begin(), beside.end());
    std::vector<FigureProblem> found;
    check_left_out(panels, shared, found);
    return found;
  };
  TwoCurves both;
  both.name("upper", 140);
  ASSERT_EQ(left_out(both).size(), 1U);
  EXPECT_EQ(left_out(both).front().kind, ProblemKind::cut_off);
  EXPECT_EQ(left_out(both).front().words,
            QStringLiteral("the name 'lower' of a curve is left out: it has no room"));
  both.name("lower", 820);
  EXPECT_TRUE(left_out(both).empty());
  TwoCurves bare;
  EXPECT_EQ(left_out(bare).front().count, 2);
  EXPECT_TRUE(left_out(bare, {}, {both.drawn}).empty());            // named in the panel beside it
  const LegendItem upper{.label = "upper"}, lower{.label = "low…"}; // is found as cut short
  EXPECT_TRUE(left_out(bare, {upper, lower}).empty());
  bare.drawn.layout.legend = {upper};
  EXPECT_EQ(left_out(bare).front().count, 1);
  bare.panel.curves[1].label.clear(); // has none
  EXPECT_TRUE(left_out(bare).empty());
}

TEST(Lint, FindsWordsOverALegendsSample) {
  TwoCurves drawn;
  drawn.drawn.corner = QPoint(100, 50);
  drawn.drawn.layout.legend = {{QRectF(0, 0, 50, 50), QRectF(60, 0, 100, 50), "memory"}};
  const auto at = [](double left) {
    return std::vector<DrawnLabel>{
        {QStringLiteral("warps"), QPolygonF(QRectF(left, 60, 40, 20)), 20, Qt::black, Qt::white}};
  };
  EXPECT_TRUE(drawn.problems(at(200)).empty());
  ASSERT_EQ(drawn.problems(at(120)).size(), 1U);
  EXPECT_EQ(drawn.problems(at(120)).front().words,
            QStringLiteral("'warps' lies over the legend's sample of 'memory'"));
}

// A long name of the framed cell stands over the colour bar, whose own name stays below it.
TEST(Lint, NamesOfAHeatMapDoNotMeet) {
  Panel panel;
  panel.kind = PanelKind::heat;
  panel.x = {.label = "arithmetic intensity", .min = 1, .max = 3};
  panel.y = {.label = "occupancy", .unit = "warps/SM", .max = 64};
  panel.heat = {.x_edges = {1, 2, 3},
                .y_edges = {0, 32, 64},
                .values = {1, 2, 3, 4},
                .label = "model against measured",
                .unit = "%",
                .reach = 10};
  panel.heat.emphasis = 0;
  panel.heat.emphasis_label = "worst: +12.8 % at α = 65, 52 warps/SM";
  for (const double high : {40.0, 45.0, 50.0, 60.0, 80.0}) {
    ExportSpec spec;
    ASSERT_TRUE(set_size(spec, QStringLiteral("60x%1mm").arg(high)));
    EXPECT_EQ(count(lint(sample::figure({panel}), spec), ProblemKind::overlap), 0) << high;
  }
}

TEST(Lint, FindsLinesThatPrintersDoNotHold) {
  MeasuringDevice device(QSize(20000, 10000), Qt::white);
  QPainter painter(&device);
  painter.setPen(QPen(Qt::black, 60));
  painter.drawLine(QLineF(0, 0, 1000, 0));
  painter.scale(0.4, 0.4); // as a table that is made to fit
  painter.drawLine(QLineF(0, 100, 1000, 100));
  painter.end();
  EXPECT_DOUBLE_EQ(device.thinnest_line(), 24);
  std::vector<FigureProblem> problems;
  check_lines(25, 100, problems);
  EXPECT_TRUE(problems.empty());
  check_lines(device.thinnest_line(), 100, problems);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems.front().kind, ProblemKind::thin_line);
  EXPECT_EQ(problems.front().words, QStringLiteral("a line is 0.24 pt wide, below 0.25 pt"));
}

TEST(Lint, TextBelowFivePointsIsFoundWhateverTheFloor) {
  const auto draw = [](QPainter& painter) {
    painter.scale(0.6, 0.6); // 8 points become 4.8
    painter.drawText(QPointF(1000, 2000), QStringLiteral("word"));
  };
  EXPECT_EQ(count(found(draw, 4), ProblemKind::small_text), 1);
}

TEST(Lint, FindsCurvesThatNothingNames) {
  Figure figure = sample::figure({sample::throughput()});
  const auto unnamed = [&] {
    std::vector<FigureProblem> problems;
    check_words(figure, problems);
    return count(problems, ProblemKind::unnamed);
  };
  EXPECT_EQ(unnamed(), 0);
  figure.panels[0].curves[1].label.clear();
  EXPECT_EQ(unnamed(), 1);
  figure.caption = "Dashed: the memory limit.";
  EXPECT_EQ(unnamed(), 1) << "a caption that is not drawn";
  figure.footnotes = {figure.caption};
  EXPECT_EQ(unnamed(), 0);
  figure.footnotes.clear();
  figure.panels[0].curves.resize(2);
  figure.panels[0].curves.erase(figure.panels[0].curves.begin());
  EXPECT_EQ(unnamed(), 0) << "a single curve is what the axis says";
  Curve guide{.id = "needed", .label = "needed 54", .role = Role::guide, .weight = Weight::thin};
  guide.points = {{0, 0.05}, {64, 0.05}};
  figure.panels[0].curves.push_back(guide);
  EXPECT_EQ(unnamed(), 0) << "also beside a guide with a name";
  figure.panels[0].curves.back().label.clear();
  EXPECT_EQ(unnamed(), 1) << "but the guide needs one";
}

TEST(Lint, FindsDerivedNumbersWithoutAMark) {
  Figure figure = sample::figure({sample::throughput()});
  const auto unmarked = [&] {
    std::vector<FigureProblem> problems;
    check_words(figure, problems);
    return count(problems, ProblemKind::unmarked);
  };
  figure.sources = {"V. Volkov, 2016"};
  EXPECT_EQ(unmarked(), 0);
  const auto add = [&](const UnstatedNumber& number) {
    figure.sources.push_back(number.said);
    figure.unstated.push_back(number);
  };
  add({.said = "a sentence about it",
       .of = "GTX 680",
       .number = "mem_lat 302",
       .unit = "cycles",
       .source = "V. Volkov, 2016"});
  EXPECT_EQ(unmarked(), 1);
  note_statuses(figure); // of one GPU: the numbers themselves
  EXPECT_EQ(unmarked(), 0);
  figure.footnotes.clear();
  add({.said = "another",
       .of = "H200",
       .number = "alu_thru 4",
       .unit = "IPC/SM",
       .assumed = true,
       .source = "NVIDIA, 2024"});
  note_statuses(figure); // of two: what the marks mean
  EXPECT_EQ(unmarked(), 1) << "nothing has a mark";
  figure.panels[0].title = marked("GTX 680", "d");
  EXPECT_EQ(unmarked(), 0);
}

TEST(Lint, FindsWhatWasMeasuredElsewhere) {
  Figure figure = sample::figure({sample::throughput()});
  std::vector<FigureProblem> problems;
  check_words(figure, problems);
  EXPECT_EQ(count(problems, ProblemKind::not_drawn), 0);
  figure.left_out = {"H200, measured at α = 65"};
  check_words(figure, problems);
  ASSERT_EQ(count(problems, ProblemKind::not_drawn), 1);
  EXPECT_TRUE(problems.back().words.contains(QStringLiteral("H200, measured at α = 65")));
}

TEST(Lint, FindsEmptyRoom) {
  const auto empty = [](const QRectF& inked, const std::vector<DrawnPanel>& panels = {}) {
    std::vector<FigureProblem> problems;
    check_page(inked, QSizeF(1000, 1000), panels, problems);
    return problems;
  };
  EXPECT_TRUE(empty(QRectF(0, 0, 800, 800)).empty());
  ASSERT_EQ(empty(QRectF(0, 0, 500, 900)).size(), 1U);
  EXPECT_EQ(empty(QRectF(0, 0, 500, 900)).front().words,
            QStringLiteral("50 % of the width is empty"));
  EXPECT_EQ(empty(QRectF(0, 300, 1000, 600)).front().words,
            QStringLiteral("40 % of the height is empty"));
  TwoCurves beside; // one short name in a column of its own
  beside.drawn.layout.axes = QRect(0, 0, 700, 1000);
  beside.drawn.labels.push_back(
      {QRectF(710, 180, 200, 40), QStringLiteral("upper"), Qt::black, {}, false, false, "upper"});
  EXPECT_EQ(empty(QRectF(0, 0, 1000, 1000), {beside.drawn}).size(), 1U);
}

TEST(Lint, QuantitiesNeedUnits) {
  const ExportSpec spec;
  Figure figure = sample::figure({sample::throughput()});
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::no_unit), 0);
  figure.panels[0].y.unit.clear();
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::no_unit), 1);
  figure.panels[0].y.label = "relative error";
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::no_unit), 0);
  figure.panels[0].y.label.clear();
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::no_unit), 1);
  figure.panels.push_back(sample::cusp());
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::no_unit), 0) << "the other panel names it";
}

// 15 points are 15 / 72 × 25.4 = 5.3 mm; two lines of 8 points are 5.6
TEST(Lint, FindsAxesThatAreTooShortToRead) {
  Figure figure = sample::figure({sample::throughput(), sample::cusp(), sample::cusp()});
  figure.panels[1].title = "Cusp";
  const auto said = [&](const std::vector<QSizeF>& axes) {
    std::vector<FigureProblem> problems;
    check_axes_room(figure, axes, 100, 8, problems);
    return problems;
  };
  EXPECT_TRUE(said({{9000, 1600}, {1600, 9000}, {}}).empty());
  const auto one = said({{9000, 9000}, {9000, 1500}, {}});
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one.front().kind, ProblemKind::small_axes);
  EXPECT_EQ(one.front().words, QStringLiteral("'Cusp' has axes of 5.3 mm, below 5.6 mm"));
  EXPECT_EQ(said({{9000, 1550}, {9000, 1500}, {900, 900}}).front().count, 3);
}

// On 16 mm nothing is cut off, and nothing can be read.
TEST(Lint, ALowFigureHasNoRoomBetweenItsAxes) {
  ExportSpec spec;
  spec.width_mm = 88.9;
  spec.height_mm = 16;
  const Figure figure = sample::figure({sample::throughput()});
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::small_axes), 1);
  spec.height_mm = 60;
  EXPECT_EQ(count(lint(figure, spec), ProblemKind::small_axes), 0);
}

TEST(Lint, AFixMendsWhatItSays) {
  ExportSpec spec;
  spec.width_mm = 88.9;
  spec.height_mm = 16;
  const Figure figure = sample::figure({sample::throughput(), sample::cusp()});
  const auto problems = lint(figure, spec);
  ASSERT_FALSE(problems.empty());
  int fixed = 0;
  for (const FigureProblem& problem : problems) {
    if (!problem.fix)
      continue;
    ++fixed;
    const auto left = lint(figure, *problem.fix);
    EXPECT_EQ(count(left, problem.kind), 0) << problem.words.toStdString();
    EXPECT_LT(left.size(), problems.size());
    EXPECT_FALSE(fix_words(spec, *problem.fix).isEmpty());
  }
  EXPECT_GT(fixed, 0);
}

// A sentence about circles stood under boxes: what words speak of has to be there.
TEST(Lint, FindsWordsAgainstThePicture) {
  Figure figure = sample::figure({sample::cusp()});
  figure.panels[0].marks.clear();
  const auto untrue = [&] { return count(lint(figure, {}), ProblemKind::untrue); };
  EXPECT_EQ(untrue(), 0);
  for (const char* words : {"Circles: issue, filled for arithmetic.", "Dashed: the bound.",
                            "Diamond: the cusp.", "Hatched: more warps than the SM holds."}) {
    figure.footnotes = {words};
    EXPECT_EQ(untrue(), 1) << words;
    figure.footnotes.clear();
    figure.caption = words;
    EXPECT_EQ(untrue(), 1) << words;
    figure.caption.clear();
  }
  figure.footnotes = {"Dashed: the bound. Diamond: the cusp. Circle: here. Hatched: too many."};
  Panel& panel = figure.panels[0];
  panel.curves.push_back(sample::curve("bound", "bound", Role::memory, {{1, 20}, {100, 30}}));
  panel.marks = {{.id = "cusp", .kind = MarkKind::cusp, .at = {49, 54}},
                 {.id = "here", .kind = MarkKind::operating_point, .at = {10, 32}}};
  panel.areas = {{.id = "above", .hatched = true, .outline = {{1, 60}, {100, 60}, {100, 64}}}};
  EXPECT_EQ(untrue(), 0);
}

TEST(Lint, FindsANameInALegendOfWhichNothingIsDrawn) {
  Figure figure = sample::figure({sample::throughput()});
  figure.panels[0].legend = true;
  const ExportSpec spec;
  const QSizeF size = QSizeF(spec.width_mm, spec.height_mm) / 25.4 * 72 * export_units_per_point;
  const auto panels = drawn_panels(size, export_units_per_point, figure, export_style(spec));
  const auto empty = [&](const std::vector<LegendItem>& more) {
    std::vector<FigureProblem> problems;
    check_samples_drawn(figure, more, panels, problems);
    return count(problems, ProblemKind::no_curve);
  };
  EXPECT_EQ(empty({}), 0);
  EXPECT_EQ(empty({{.label = "memory limit"}}), 0);
  EXPECT_EQ(empty({{.label = "L2 bandwidth ↑", .role = Role::series5}}), 1);
}

TEST(Lint, FindsAMarkThatHidesAPeak) {
  Figure figure = sample::figure({sample::cusp()});
  Panel& panel = figure.panels[0];
  panel.curves.push_back(sample::curve("peak", "peaked", Role::memory,
                                       {{1, 10}, {9.9, 30}, {10, 40}, {10.1, 30}, {99, 9}}));
  const auto hidden = [&](MarkKind kind, Point at) {
    panel.marks = {{.id = "mark", .kind = kind, .at = at}};
    return count(lint(figure, {}), ProblemKind::hidden);
  };
  EXPECT_EQ(hidden(MarkKind::operating_point, {10, 38}), 1) << "of something else, over it";
  EXPECT_EQ(hidden(MarkKind::operating_point, {10, 40}), 0) << "the peak is what it marks";
  EXPECT_EQ(hidden(MarkKind::operating_point, {10, 20}), 0) << "far below";
  EXPECT_EQ(hidden(MarkKind::cusp, {10, 38}), 0) << "hollow";
}

TEST(Lint, EveryKindHasAName) {
  std::vector<std::string> names;
  for (const ProblemKind kind : kinds)
    names.emplace_back(problem_id(kind));
  EXPECT_THAT(names, testing::ElementsAre("small-text", "faint", "alike", "cut-off", "overlap",
                                          "no-unit", "small-axes", "few-ticks", "misplaced",
                                          "thin-line", "unnamed", "unmarked", "empty-room",
                                          "not-drawn", "untrue", "no-curve", "hidden"));
}

TEST(PageFit, PanelsMoveBelowOneAnotherOnANarrowPage) {
  Figure figure = sample::figure({sample::cusp(), sample::cusp()});
  figure.columns = 2;
  ExportSpec wide;
  ASSERT_TRUE(set_size(wide, "ieee-2col").has_value());
  Figure same = figure;
  fit_page(same, wide, 0.4);
  EXPECT_EQ(same.columns, 2);
  EXPECT_NEAR(wide.height_mm, 182 * 0.4, 0.2);
  ExportSpec one_column;
  ASSERT_TRUE(set_size(one_column, "ieee-1col").has_value());
  fit_page(figure, one_column, 0.4);
  EXPECT_EQ(figure.columns, 1);
  EXPECT_NEAR(one_column.height_mm, 2 * 88.9 * 0.7, 0.2);
  EXPECT_EQ(count_cramped(figure, one_column), 0);
}

} // namespace
} // namespace loom
