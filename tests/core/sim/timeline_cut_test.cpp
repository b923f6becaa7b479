// Some cycles and rows of a timeline.

#include "core/sim/timeline_rows.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

/// Two warps of two schedulers: a load of 12 cycles and an add of 3 each, the second a cycle later.
Timeline cut_me() {
  Timeline timeline;
  timeline.rows = {{"W0", 0}, {"W2", 0}, {"W1", 1}};
  timeline.to = 40;
  for (const int row : {0, 1})
    for (const double from : {0.0, 20.0}) {
      timeline.items.push_back({row, from + row, from + row + 12, TimelineKind::other});
      timeline.items.push_back({row, from + row + 12, from + row + 15, TimelineKind::arithmetic});
    }
  timeline.in_flight = {{0, 0, 1, {}},  {1, 0, 2, {}},  {12, 1, 1, {}}, {13, 2, 0, {}},
                        {15, 1, 0, {}}, {16, 0, 0, {}}, {20, 0, 1, {}}};
  timeline.in_flight_max = 2;
  timeline.slot_use = {{.from = 0, .to = 10, .used = 0.2F},
                       {.from = 10, .to = 20, .used = 0.2F},
                       {.from = 20, .to = 40}};
  timeline.releases = {{0, 1, 12, 13}, {0, 1, 32, 33}};
  return timeline;
}

TEST(TimelineCut, KeepsWhatIsThereInTheCycles) {
  const Timeline cut = only_cycles(cut_me(), 14, 24);
  EXPECT_EQ(cut.from, 14);
  EXPECT_EQ(cut.to, 24);
  // The adds of 12 to 15 and 13 to 16, the loads from 20 and 21 on.
  ASSERT_EQ(cut.items.size(), 4U);
  for (const TimelineItem& each : cut.items)
    EXPECT_TRUE(each.to >= 14 && each.from < 24) << each.from;
  EXPECT_TRUE(cut.releases.empty());
}

TEST(TimelineCut, WhatIsInFlightAtTheCutIsKnown) {
  const Timeline cut = only_cycles(cut_me(), 14, 24);
  ASSERT_EQ(cut.in_flight.size(), 4U);
  EXPECT_EQ(cut.in_flight.front().cycle, 14);
  EXPECT_EQ(cut.in_flight.front().arithmetic, 2); // both adds
  EXPECT_EQ(cut.in_flight.back().cycle, 20);
  ASSERT_EQ(cut.slot_use.size(), 2U);
  EXPECT_EQ(cut.slot_use.front().from, 14);
  EXPECT_EQ(cut.slot_use.back().to, 24);
}

TEST(TimelineCut, AsManyCyclesAsThereAreOrNoneChangeNothing) {
  EXPECT_EQ(only_cycles(cut_me(), 0, 40), cut_me());
  EXPECT_EQ(only_cycles(cut_me(), -5, 100), cut_me());
  EXPECT_EQ(only_cycles(cut_me(), 50, 60), cut_me());
  Timeline folded = cut_me();
  folded.columns = 10;
  EXPECT_EQ(only_cycles(folded, 14, 24), folded) << "columns are of all cycles";
}

TEST(TimelineCut, TheScaleHoldsLittlesLawToo) {
  Timeline timeline = cut_me();
  EXPECT_EQ(most_in_flight(timeline), 2);
  timeline.little_arithmetic = 3;
  timeline.little_other = 3;
  EXPECT_EQ(most_in_flight(timeline), 6);
  timeline.in_flight.push_back({30, 0, 0, {4, 5}}); // by class
  EXPECT_EQ(most_in_flight(timeline), 9);
}

TEST(TimelineCut, AWarpIsFoundByItsNumber) {
  const Timeline timeline = cut_me();
  EXPECT_EQ(row_of_warp(timeline, 2), 1);
  EXPECT_EQ(row_of_warp(timeline, 1), 2);
  EXPECT_FALSE(row_of_warp(timeline, 3));
  EXPECT_FALSE(warp_number({"block 3"}));
  EXPECT_FALSE(warp_number({"W"}));
}

TEST(TimelineCut, RowsKnowWhichOfAllTheyAre) {
  const Timeline cut = only_rows(cut_me(), 1, 2);
  EXPECT_EQ(cut.first_row, 1);
  ASSERT_EQ(cut.rows.size(), 2U);
  EXPECT_EQ(cut.rows.front().label, "W2");
  EXPECT_EQ(only_rows(cut, 1, 1).first_row, 2);
}

} // namespace
} // namespace loom
