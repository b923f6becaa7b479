// Measured points.

#include "core/gpu/points_csv.h"

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

using testing::HasSubstr;

TEST(PointsCsv, ReadsColumnsByName) {
  const auto read = points_from_csv("# H200\r\n# second\n"
                                    "throughput,min,warps_per_sm, \"alpha\"\r\n"
                                    "0.5,0.4,32,0\n"
                                    "\n"
                                    "0.25, 0.2, 16, inf\n",
                                    "p.csv");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->notes, "H200\nsecond");
  ASSERT_EQ(read->points.size(), 2u);
  EXPECT_EQ(read->points[0].alpha, 0);
  EXPECT_EQ(read->points[0].warps, 32);
  EXPECT_EQ(read->points[0].throughput, 0.5);
  EXPECT_TRUE(std::isinf(read->points[1].alpha));
}

TEST(PointsCsv, TakesGroupsPerCycleForThroughput) {
  const auto read = points_from_csv("\xef\xbb\xbf"
                                    "alpha,warps_per_sm,groups_per_cycle_per_sm\n1,2,3",
                                    "p.csv");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->points.at(0).throughput, 3);
}

TEST(PointsCsv, ReadsTheMeasuringLoopAndOneIlpWhereTheyAreThere) {
  const char* text = "alpha,ilp,warps_per_sm,throughput,loop_slots,loop_cycles\n"
                     "1,1,2,0.5,9.6,23\n1,4,2,0.75,3,7\n";
  const auto one = points_from_csv(text, "p.csv"), four = points_from_csv(text, "p.csv", 4);
  ASSERT_TRUE(one && four);
  ASSERT_EQ(one->points.size(), 1u);
  EXPECT_EQ(one->points[0].loop, (MeasuringLoop{.cycles = 23, .issue_slots = 9.6}));
  ASSERT_EQ(four->points.size(), 1u);
  EXPECT_EQ(four->points[0].throughput, 0.75);
  EXPECT_EQ(four->points[0].loop, (MeasuringLoop{.cycles = 7, .issue_slots = 3}));
  const auto wrong = points_from_csv("alpha,warps_per_sm,throughput,loop_slots\n1,2,3,-1\n", "p");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(to_line(wrong.error()), HasSubstr("p:2:4: expected for loop_slots"));
  const auto none = points_from_csv("alpha,warps_per_sm,throughput\n1,2,3\n", "p.csv");
  EXPECT_EQ(none->points.at(0).loop, MeasuringLoop{});
}

TEST(PointsCsv, NamesLineAndColumn) {
  const std::pair<const char*, const char*> cases[] = {
      {"", "p.csv:1:1: expected a header line"},
      {"# only notes\n", "p.csv:2:1: expected a header line"},
      {"alpha,warps\n", "p.csv:1:1: expected a column 'warps_per_sm'"},
      {"alpha,warps_per_sm,throughput,alpha\n", "p.csv:1:4: duplicate column 'alpha'"},
      {"alpha,warps_per_sm,throughput\n1,2\n", "p.csv:2:1: expected 3 columns"},
      {"alpha,warps_per_sm,throughput\n1,x,3\n", "p.csv:2:2: expected for warps_per_sm"},
      {"alpha,warps_per_sm,throughput\n1,2,nan\n", "p.csv:2:3: expected for throughput"},
      {"alpha,warps_per_sm,throughput\n-1,2,3\n", "p.csv:2:1: expected for alpha"},
      {"alpha,warps_per_sm,throughput\n1,inf,3\n", "p.csv:2:2: expected for warps_per_sm"},
      {"alpha,warps_per_sm,throughput\n1,2,1e999\n", "p.csv:2:3: expected for throughput"},
  };
  for (const auto& [text, message] : cases) {
    const auto read = points_from_csv(text, "p.csv");
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, ErrorCode::bad_input);
    EXPECT_THAT(to_line(read.error()), HasSubstr(message));
  }
}

TEST(FootprintsCsv, ReadsLatencyAgainstFootprint) {
  const auto read = footprints_from_csv(
      "stride_bytes,footprint_bytes,lines,cycles_per_load_ca,cycles_per_load_cg\n"
      "128,4096,32,32.11,271.88\n",
      "f.csv");
  ASSERT_TRUE(read) << to_line(read.error());
  ASSERT_EQ(read->size(), 1u);
  EXPECT_EQ(read->front().stride, 128);
  EXPECT_EQ(read->front().footprint, 4096);
  EXPECT_EQ(read->front().cached, 32.11);
  EXPECT_EQ(read->front().past_l1, 271.88);
  EXPECT_FALSE(footprints_from_csv("stride_bytes,footprint_bytes\n", "f.csv"));
}

} // namespace
} // namespace loom
