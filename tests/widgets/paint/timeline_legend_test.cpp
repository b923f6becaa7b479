// What the colours of a timeline's issue slots mean is painted below it.

#include "widgets/paint/timeline_painter.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/style/figure_style.h"

#include <QImage>
#include <QPainter>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// Two warps, every kind of slot once.
Timeline small() {
  Timeline timeline;
  timeline.rows = {{"W0", 0}, {"W1", 0}};
  timeline.to = 5;
  timeline.slot_use = {{.from = 0, .to = 1, .used = 1},
                       {.from = 1, .to = 2, .waits_memory = 1},
                       {.from = 2, .to = 3, .waits_arithmetic = 1},
                       {.from = 3, .to = 4, .full = 1},
                       {.from = 4, .to = 5, .rest = 1}};
  return timeline;
}

TEST(TimelineLegend, EachColourOfTheStripStandsBesideItsWords) {
  const Canvas canvas(FigureStyle{}, 2);
  const Timeline timeline = small();
  const TimelineLayout layout = lay_out_timeline(timeline, canvas, QRectF(0, 0, 900, 400));
  ASSERT_EQ(layout.legend.entries.size(), 5U);
  QImage image(900, 400, QImage::Format_RGB32);
  image.fill(canvas.style().background());
  QPainter painter(&image);
  paint_timeline(painter, canvas, timeline, layout);
  painter.end();
  for (std::size_t kind = 0; kind < layout.legend.entries.size(); ++kind) {
    const SlotLegend::Entry& entry = layout.legend.entries[kind];
    const QPoint in_strip(static_cast<int>(layout.x(static_cast<double>(kind) + 0.5)),
                          static_cast<int>(layout.slot_use.center().y()));
    EXPECT_EQ(image.pixelColor(entry.box.center().toPoint()), image.pixelColor(in_strip))
        << entry.words.toStdString();
    EXPECT_GT(entry.box.top(), layout.slot_use.bottom());
  }
}

TEST(TimelineLegend, BreaksIntoLinesAndNothingLiesOnAnything) {
  const Canvas canvas(FigureStyle{}, 2);
  for (const double width : {1600.0, 900.0, 500.0, 300.0}) {
    const QRectF whole(0, 0, width, 500);
    const TimelineLayout layout = lay_out_timeline(small(), canvas, whole);
    std::vector<QRectF> boxes;
    for (const SlotLegend::Entry& entry : layout.legend.entries) {
      EXPECT_TRUE(whole.contains(entry.text)) << width << ' ' << entry.words.toStdString();
      boxes.push_back(entry.box);
      boxes.push_back(entry.text);
    }
    const auto texts = timeline_texts(canvas, small(), layout);
    boxes.push_back(texts.back().box); // the axis' title
    for (std::size_t a = 0; a < boxes.size(); ++a)
      for (std::size_t b = a + 1; b < boxes.size(); ++b)
        EXPECT_FALSE(boxes[a].adjusted(1, 1, -1, -1).intersects(boxes[b].adjusted(1, 1, -1, -1)))
            << width << ' ' << a << ' ' << b;
    EXPECT_GT(layout.row_height, 20) << width;
  }
  EXPECT_GT(lay_out_slot_legend(canvas, small(), 300).height,
            lay_out_slot_legend(canvas, small(), 1600).height);
}

TEST(TimelineLegend, WhereThereIsLittleRoomOnlyWhatOccursIsNamed) {
  const Canvas canvas(FigureStyle{}, 2);
  Timeline timeline = small();
  timeline.slot_use.resize(2); // issued, waits for memory or SFU
  EXPECT_EQ(lay_out_slot_legend(canvas, timeline, 1600).entries.size(), 5U);
  const SlotLegend narrow = lay_out_slot_legend(canvas, timeline, 500);
  ASSERT_EQ(narrow.entries.size(), 2U);
  const auto kinds = slot_kinds(canvas.style());
  EXPECT_EQ(narrow.entries[0].words, kinds[0].words);
  EXPECT_EQ(narrow.entries[1].words, kinds[1].words);
}

// On a projector at 200 % little height is left.
TEST(TimelineLegend, EverythingFitsIntoTheLeastRoom) {
  FigureStyle style;
  style.projector = true;
  const Canvas canvas(style, 4);
  TimelineWidget widget;
  widget.set_style(style);
  const QRectF whole(0, 0, 4 * 550,
                     widget.minimumSizeHint().height() * 4 * 72.0 / widget.logicalDpiY());
  const TimelineLayout layout = lay_out_timeline(small(), canvas, whole);
  const std::vector<PaintedText> texts = timeline_texts(canvas, small(), layout);
  for (std::size_t a = 0; a < texts.size(); ++a) {
    EXPECT_TRUE(whole.contains(texts[a].box)) << texts[a].text.toStdString();
    for (std::size_t b = a + 1; b < texts.size(); ++b)
      EXPECT_LT((texts[a].box & texts[b].box).height(), 0.35 * texts[a].box.height())
          << texts[a].text.toStdString() << ", " << texts[b].text.toStdString();
  }
  EXPECT_GT(layout.row_height, 0.3 * texts.front().box.height());
}

// 52 warps of four schedulers in little height: the first of each is named, none in its place.
TEST(TimelineTexts, ThinRowsNameTheFirstOfEachScheduler) {
  const Canvas canvas(FigureStyle{}, 2);
  Timeline timeline = small();
  timeline.rows.clear();
  for (int group = 0; group < 4; ++group)
    for (int warp = group; warp < 52; warp += 4)
      timeline.rows.push_back({.label = "W" + std::to_string(warp), .group = group});
  const double line = text_size(canvas.tick(), QString()).height();
  for (const double high : {18.0, 22.0, 30.0, 60.0}) {
    const QRectF whole(0, 0, 500, high * line);
    const auto texts = timeline_texts(canvas, timeline, lay_out_timeline(timeline, canvas, whole));
    QStringList all;
    for (const PaintedText& text : texts)
      all << text.text;
    for (const char* first : {"W0", "W1", "W2", "W3"})
      EXPECT_TRUE(all.contains(QLatin1String(first))) << high << ' ' << first;
  }
}

Timeline with_roles() {
  Timeline timeline = small();
  timeline.rows = {{.label = "W0", .group = 0, .role = "producer"},
                   {.label = "W1", .group = 1, .role = "consumer"},
                   {.label = "W2", .group = 1, .role = "consumer"}};
  return timeline;
}

QStringList names(const std::vector<PaintedText>& texts) {
  QStringList all;
  for (const PaintedText& text : texts)
    all << text.text;
  return all;
}

TEST(TimelineRoles, RoleAndWarpAreNamedHoweverLittleRoomThereIs) {
  for (const bool projector : {false, true}) {
    FigureStyle style;
    style.projector = projector;
    const Canvas canvas(style, 4);
    TimelineWidget widget;
    widget.set_style(style);
    widget.set_source([](double, double, int) { return with_roles(); }, 0, 100, {0, 100});
    const QRectF whole(0, 0, 4 * 550,
                       widget.minimumSizeHint().height() * 4 * 72.0 / widget.logicalDpiY());
    const auto texts =
        timeline_texts(canvas, with_roles(), lay_out_timeline(with_roles(), canvas, whole));
    for (const QString& name :
         {QStringLiteral("producer W0"), QStringLiteral("consumer W1"), QStringLiteral("W2")})
      EXPECT_TRUE(names(texts).contains(name)) << name.toStdString();
    for (const PaintedText& text : texts)
      EXPECT_TRUE(whole.contains(text.box)) << text.text.toStdString();
  }
}

TEST(TimelineRoles, FewRowsLeaveTheRestOfALargeWindowToWhatIsInFlight) {
  const Canvas canvas(FigureStyle{}, 2);
  const double line = text_size(canvas.tick(), QString()).height();
  const TimelineLayout low = lay_out_timeline(with_roles(), canvas, QRectF(0, 0, 900, 300));
  const TimelineLayout tall = lay_out_timeline(with_roles(), canvas, QRectF(0, 0, 900, 3000));
  EXPECT_GT(tall.row_height, low.row_height);
  EXPECT_GT(tall.row_height, 4 * line);
  EXPECT_LT(tall.row_height, 8 * line);
  EXPECT_GT(tall.flight.height(), 2 * tall.rows.height());
  EXPECT_LE(tall.rows.bottom(), tall.flight.top());
  EXPECT_LE(tall.flight.bottom(), tall.slot_use.top());
  EXPECT_EQ(tall.row(tall.y(2)), 2);
}

/// A dock can be pulled to any height: the rows go down from the top even where none has room.
TEST(TimelineLegend, RowsStandUprightHoweverLittleRoomThereIs) {
  const Canvas canvas(FigureStyle{}, 2);
  for (const double height : {1.0, 20.0, 60.0, 90.0, 140.0}) {
    const TimelineLayout layout = lay_out_timeline(small(), canvas, QRectF(0, 0, 400, height));
    EXPECT_GT(layout.row_height, 0) << height;
    EXPECT_LT(layout.y(0), layout.y(1)) << height;
  }
}

// In light and dark, without colour and on a projector.
TEST(TimelineLegend, TheColoursAreNotAlike) {
  FigureStyle light, dark, grey, projected;
  dark.palette = Palette::dark;
  grey.palette = Palette::mono;
  projected.projector = true;
  for (const FigureStyle& style : {light, dark, grey, projected}) {
    const auto kinds = slot_kinds(style);
    for (std::size_t a = 0; a < kinds.size(); ++a)
      for (std::size_t b = a + 1; b < kinds.size(); ++b) {
        const QColor one = kinds[a].colour, other = kinds[b].colour;
        EXPECT_GT(std::hypot(one.red() - other.red(), one.green() - other.green(),
                             one.blue() - other.blue()),
                  24)
            << kinds[a].words.toStdString() << ", " << kinds[b].words.toStdString();
      }
  }
}

TEST(TimelineLegend, TheWidgetsWordsAreFoundByThePointer) {
  TimelineWidget widget;
  widget.resize(900, 400);
  widget.set_source([](double, double, int) { return small(); }, 0, 100, {0, 100});
  const std::vector<PaintedText> texts = widget.texts();
  for (const SlotKind& kind : slot_kinds(FigureStyle{}))
    EXPECT_TRUE(std::ranges::any_of(texts, [&](const PaintedText& text) {
      return text.text == kind.words;
    })) << kind.words.toStdString();
}

/// A load and an add of each of two warps.
Timeline told_apart() {
  Timeline timeline = small();
  timeline.to = 40;
  timeline.other = "memory";
  for (const int row : {0, 1}) {
    timeline.items.push_back({row, 0, 12, TimelineKind::other});
    timeline.items.push_back({row, 12, 15, TimelineKind::arithmetic});
  }
  timeline.in_flight = {{0, 0, 2, {}}, {12, 2, 0, {}}, {15, 0, 0, {}}};
  timeline.in_flight_max = 2;
  timeline.little_other = 2;
  return timeline;
}

QStringList words_of(const SlotLegend& legend) {
  QStringList words;
  for (const SlotLegend::Entry& entry : legend.entries)
    words << entry.words;
  return words;
}

// The legend speaks of circles by drawing one, where the rows have some, else of boxes.
TEST(TimelineLegend, SaysWhatTheMarksOfTheRowsAre) {
  using Sample = SlotLegend::Sample;
  const Canvas canvas(FigureStyle{}, 2);
  const Timeline timeline = told_apart();
  const TimelineLayout wide = lay_out_timeline(timeline, canvas, QRectF(0, 0, 1200, 500));
  const QStringList words = words_of(wide.legend);
  EXPECT_EQ(words.mid(0, 4),
            (QStringList{"arithmetic", "memory", "executing; dotted: waiting", "Little's law"}));
  EXPECT_EQ(wide.legend.entries[0].sample, Sample::filled);
  EXPECT_EQ(wide.legend.entries[1].sample, Sample::hollow);
  EXPECT_EQ(wide.legend.entries[2].sample, Sample::dashes);
  EXPECT_GT(wide.radius, 0) << "circles";
  Timeline long_one = timeline;
  long_one.to = 399;
  EXPECT_EQ(lay_out_timeline(long_one, canvas, QRectF(0, 0, 300, 500)).radius, 0) << "boxes";
  Timeline folded = timeline;
  folded.items.clear();
  folded.columns = 10;
  const TimelineLayout bands = lay_out_timeline(folded, canvas, QRectF(0, 0, 1200, 500));
  EXPECT_EQ(bands.legend.entries[0].sample, Sample::box);
  EXPECT_FALSE(words_of(bands.legend).contains("executing; dotted: waiting"));
  EXPECT_EQ(bands.radius, 0);
}

// Lines of curves are all black without colour; issue marks have no dashes that tell them apart.
TEST(TimelineLegend, WithoutColourTheMarksOfTheRowsAreTwoGreys) {
  FigureStyle grey;
  grey.palette = Palette::mono;
  Timeline timeline = told_apart();
  timeline.to = 399; // boxes
  const QSize page(300, 500);
  const Canvas canvas(grey, 1);
  const TimelineLayout layout = lay_out_timeline(timeline, canvas, QRectF(QPointF(0, 0), page));
  ASSERT_EQ(layout.radius, 0);
  const SlotLegend::Entry &adds = layout.legend.entries[0], &loads = layout.legend.entries[1];
  EXPECT_GT(std::abs(adds.colour.lightness() - loads.colour.lightness()), 40);
  QImage image(page, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  timeline.to = 20;
  TimelineLayout close = layout;
  close.to = 20; // cells of several pixels
  paint_timeline(painter, canvas, timeline, close);
  painter.end();
  const auto at = [&](double cycle) {
    return image.pixelColor(static_cast<int>(close.x(cycle + 0.5)),
                            static_cast<int>(close.line(0) - 0.2 * close.line_height()));
  };
  EXPECT_EQ(at(0).rgb(), loads.colour.rgb());
  EXPECT_EQ(at(12).rgb(), adds.colour.rgb());
}

TEST(TimelineLegend, TheStripsHaveScales) {
  const Canvas canvas(FigureStyle{}, 2);
  Timeline timeline = told_apart();
  EXPECT_EQ(flight_mark(timeline), 2);
  timeline.in_flight_max = 47;
  EXPECT_EQ(flight_mark(timeline), 20);
  timeline.in_flight_max = 99;
  EXPECT_EQ(flight_mark(timeline), 50);
  const QRectF page(0, 0, 1200, 500);
  const TimelineLayout layout = lay_out_timeline(timeline, canvas, page);
  QStringList texts;
  for (const PaintedText& text : timeline_texts(canvas, timeline, layout)) {
    texts << text.text;
    EXPECT_TRUE(page.contains(text.box)) << text.text.toStdString();
  }
  for (const char* scale : {"50", "0", "100 %"})
    EXPECT_TRUE(texts.contains(QLatin1String(scale))) << scale;
}

TEST(TimelineLegend, APlaceIsFoundByItsWarpAndBack) {
  const Canvas canvas(FigureStyle{}, 2);
  const Timeline timeline = told_apart();
  const TimelineLayout layout = lay_out_timeline(timeline, canvas, QRectF(0, 0, 1200, 500));
  EXPECT_EQ(layout.y_of_warp(timeline, 1), layout.y(1));
  EXPECT_DOUBLE_EQ(layout.y_of_warp(timeline, 0.25), layout.y(0) + 0.25 * layout.row_height);
  for (const double warp : {0.0, 0.3, 0.8, 1.2})
    EXPECT_NEAR(layout.warp_at(timeline, layout.y_of_warp(timeline, warp)), warp, 1e-9);
}

} // namespace
} // namespace loom
