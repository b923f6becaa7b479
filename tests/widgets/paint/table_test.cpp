#include "widgets/export/exporter.h"
#include "widgets/export/measuring_device.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/fonts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace loom {
namespace {

constexpr double units = export_units_per_point;

Figure table(std::vector<std::string> header, std::vector<std::vector<Cell>> rows) {
  Panel panel{.kind = PanelKind::table};
  panel.table = {std::move(header), std::move(rows)};
  Figure figure;
  figure.panels = {panel};
  return figure;
}

std::vector<DrawnLabel> drawn(const Figure& figure, double width_pt, double height_pt) {
  install_bundled_font();
  const QSizeF size = QSizeF(width_pt, height_pt) * units;
  const FigureStyle style = export_style({});
  MeasuringDevice device(size.toSize(), style.background());
  paint_figure(device, size, units, 1, figure, style);
  return device.labels();
}

QRectF box_of(const std::vector<DrawnLabel>& labels, const QString& text) {
  const auto found = std::ranges::find(labels, text, &DrawnLabel::text);
  return found == labels.end() ? QRectF() : found->outline.boundingRect();
}

TEST(Table, NumbersStandAtTheirDecimalSign) {
  const Figure figure =
      table({"GPU", "latency"},
            {{{"a"}, {"368"}}, {{"b"}, {"1.5"}}, {{"c"}, {"12.25", "d"}}, {{"e"}, {"–"}}});
  const auto labels = drawn(figure, 250, 100);
  // Digits of the bundled font are equally wide.
  const double one = box_of(labels, "368").width() / 3;
  EXPECT_NEAR(box_of(labels, "368").right(), box_of(labels, "1.5").left() + one, 0.05 * one);
  EXPECT_NEAR(box_of(labels, "368").right(), box_of(labels, "12.25ᵈ").left() + 2 * one, 0.05 * one);
  EXPECT_NEAR(box_of(labels, "368").right(), box_of(labels, "–").right(), 0.05 * one);
}

TEST(Table, AColumnWithOtherTextStandsAtTheLeft) {
  const auto labels =
      drawn(table({"SM", "issue"}, {{{"a"}, {"4 W × 1 I"}}, {{"b"}, {"16"}}}), 250, 100);
  EXPECT_DOUBLE_EQ(box_of(labels, "4 W × 1 I").left(), box_of(labels, "16").left());
}

// One that has not all its columns beside each other has about as many in each part, and fills the
// page.
TEST(Table, PartsAreAboutEquallyWide) {
  std::vector<std::string> header{"GPU"};
  std::vector<Cell> row{{"H200"}};
  for (int i = 0; i < 7; ++i) {
    header.push_back("throughput");
    row.push_back({"100.5"});
  }
  std::map<double, int> columns; // of each part, by its height on the page
  double right = 0;
  for (const DrawnLabel& label : drawn(table(header, {row}), 252, 400)) {
    if (label.text == QStringLiteral("throughput"))
      ++columns[std::round(label.outline.boundingRect().top())];
    right = std::max(right, label.outline.boundingRect().right());
  }
  ASSERT_EQ(columns.size(), 2u);
  EXPECT_EQ(columns.begin()->second, 4);
  EXPECT_EQ(columns.rbegin()->second, 3);
  EXPECT_NEAR(right / units, 252, 3);
}

// Four threads that run the same code, and what they run as a warp: no column names the rows.
TEST(Table, PartsRepeatNoColumnThatIsOneOfSeveralAlike) {
  std::vector<std::string> header{"thread 0", "thread 1", "thread 2", "thread 3",
                                  "what the stack has"};
  std::vector<std::vector<Cell>> rows;
  for (const char* code : {"SSY ENDIF, and more", "IADD R0, R0, and 1"})
    rows.push_back({{code}, {code}, {code}, {code}, {"(ENDIF, 1111)"}});
  const auto threads = [&] {
    return std::ranges::count(drawn(table(header, rows), 252, 400), QStringLiteral("thread 0"),
                              &DrawnLabel::text);
  };
  EXPECT_EQ(threads(), 1);
  rows.back()[1] = {"another"}; // thread 0 and 1 differ, 2 and 3 do not
  rows.back()[2] = {"a third"};
  rows.back()[3] = {"a fourth"};
  EXPECT_EQ(threads(), 2);
}

// A part ends at its last row with anything in it.
TEST(Table, PartsHaveNoEmptyRowsAtTheirEnd) {
  std::vector<std::string> header(4, "a thread's column");
  header.insert(header.end(), {"a warp's column", "and its mask"});
  std::vector<std::vector<Cell>> rows(9, std::vector<Cell>(6));
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i][4] = {"warp " + std::to_string(i)};
  rows[0][0] = rows[0][1] = {"alone"};
  const auto labels = drawn(table(header, rows), 252, 400);
  const double line = box_of(labels, "alone").height();
  EXPECT_GT(box_of(labels, "a warp's column").top(), box_of(labels, "alone").bottom());
  EXPECT_LT(box_of(labels, "a warp's column").top(), box_of(labels, "alone").bottom() + 3 * line);
}

TEST(Table, ItsTextHasOneOfThreeSizes) {
  std::set<double> sizes;
  std::vector<std::string> header;
  std::vector<std::vector<Cell>> rows(2);
  for (int column = 0; column < 6; ++column) { // wider with each, and never too wide
    header.emplace_back("throughput");
    for (auto& row : rows)
      row.push_back({"100.5"});
    for (const DrawnLabel& label : drawn(table(header, rows), 252, 400))
      sizes.insert(std::round(label.size / units * 10) / 10); // but for pixels
  }
  EXPECT_TRUE(std::ranges::includes(std::set<double>{6, 7, 8}, sizes))
      << testing::PrintToString(sizes);
  EXPECT_GT(sizes.size(), 1u);
}

TEST(Table, NotesStandUnderItAndThePageEndsThere) {
  Figure figure = table({"GPU", "latency"}, {{{"a"}, {"368"}}});
  figure.footnotes = {"a note"};
  const auto labels = drawn(figure, 250, 400);
  const double gap = box_of(labels, "a note").top() - box_of(labels, "368").bottom();
  EXPECT_LT(gap / units, 15) << "of a page of 400 points";
  const double height = content_height(250, figure, export_style({}));
  EXPECT_GT(height * units, box_of(labels, "a note").bottom());
  EXPECT_LT(height * units, box_of(labels, "a note").bottom() + 8 * units);
  Panel diagram{.kind = PanelKind::diagram};
  diagram.diagram.width = 20;
  diagram.diagram.height = 10;
  figure.panels.push_back(diagram);
  // 20 letters' heights of 8 points are 160; 10 and half a one around are 84, half of that where
  // there is but half the width.
  const auto more = [&](double width) {
    const Figure alone{.columns = 1, .panels = {diagram}};
    return content_height(width, alone, export_style({}));
  };
  EXPECT_NEAR(more(250), 84, 2);
  EXPECT_NEAR(more(80), 42, 2);
  EXPECT_NEAR(content_height(250, figure, export_style({})), height + 84, 12);
  figure.panels.push_back(Panel{.kind = PanelKind::curves});
  EXPECT_EQ(content_height(250, figure, export_style({})), 0);
}

} // namespace
} // namespace loom
