#include "core/sim/timeline_rows.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

/// Two schedulers with three warps each.
Timeline of_six() {
  Timeline timeline;
  for (int row = 0; row < 6; ++row)
    timeline.rows.push_back({"W" + std::to_string(row), row / 3});
  for (int row = 0; row < 6; ++row)
    for (const double from : {0.0, 4.0, 10.0})
      timeline.items.push_back({.row = row, .from = from, .to = from + 4});
  timeline.columns = 2;
  timeline.classes.resize(2);
  for (std::uint8_t cell = 0; cell < 12; ++cell) {
    timeline.arithmetic_share.push_back(cell);
    timeline.other_share.push_back(static_cast<std::uint8_t>(100 + cell));
    timeline.class_share.insert(timeline.class_share.end(), {cell, cell});
  }
  timeline.releases = {{0, 1, 5, 6}, {2, 3, 5, 6}};
  return timeline;
}

TEST(TimelineRows, SomeRowsKeepWhatIsTheirs) {
  const Timeline few = only_rows(of_six(), 2, 2);
  ASSERT_EQ(few.rows.size(), 2U);
  EXPECT_EQ(few.rows.front().label, "W2");
  ASSERT_EQ(few.items.size(), 6U);
  EXPECT_EQ(few.items.front().row, 0);
  EXPECT_EQ(few.items.back().row, 1);
  EXPECT_EQ(few.arithmetic_share, (std::vector<std::uint8_t>{4, 5, 6, 7}));
  EXPECT_EQ(few.other_share, (std::vector<std::uint8_t>{104, 105, 106, 107}));
  EXPECT_EQ(few.class_share, (std::vector<std::uint8_t>{4, 4, 5, 5, 6, 6, 7, 7}));
  EXPECT_EQ(few.releases, (std::vector<TimelineArrow>{{0, 1, 5, 6}})) << "of W2 and W3";
  EXPECT_EQ(only_rows(of_six(), 0, 6), of_six());
  EXPECT_TRUE(only_rows(of_six(), 9, 4).rows.empty());
}

TEST(TimelineRows, WholeSchedulersAreShownWhereTheyHaveRoom) {
  const std::vector<TimelineRow> rows = of_six().rows;
  EXPECT_EQ(rows_from_top(rows, 5), 3);
  EXPECT_EQ(rows_from_top(rows, 3), 3);
  EXPECT_EQ(rows_from_top(rows, 2), 2) << "a scheduler has more";
  EXPECT_EQ(rows_from_top(rows, 6), 6);
  EXPECT_EQ(rows_from_top(rows, 0), 6);
  EXPECT_EQ(rows_from_top({}, 16), 0);
}

TEST(TimelineRows, TheDistanceOfIssuesIsThatWithinARow) {
  EXPECT_EQ(issue_distance(of_six().items), 4);
  EXPECT_EQ(issue_distance({}), 1);
  EXPECT_EQ(issue_distance({{.row = 0, .from = 3}, {.row = 0, .from = 3}}), 1) << "dual issue";
}

} // namespace
} // namespace loom
