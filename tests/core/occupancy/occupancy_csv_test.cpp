// The batch: a CSV of launches with their occupancy appended.

#include "core/occupancy/occupancy_csv.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

Result<std::string> capability(std::string_view id) {
  if (id == "gtx980")
    return "5.2";
  if (id == "future")
    return "99.0";
  return fail(ErrorCode::bad_argument, verbatim("unknown GPU '" + std::string(id) + "'"));
}

constexpr const char* header = "cc,threads_per_block,registers_per_thread,shared_bytes_per_block\n";

TEST(OccupancyCsv, AppendsFourColumns) {
  const auto written = occupancy_csv(std::string(header) + "5.0,128,85,0\n"
                                                           "9,1024,64,0\n"
                                                           "6.1,256,32,12288\n"
                                                           "7.0,1024,255,0\n",
                                     "b.csv", capability);
  ASSERT_TRUE(written) << to_line(written.error());
  EXPECT_EQ(*written, "cc,threads_per_block,registers_per_thread,shared_bytes_per_block,"
                      "blocks_per_sm,warps_per_sm,occupancy,limited_by\n"
                      "5.0,128,85,0,5,20,0.3125,registers\n"
                      "9,1024,64,0,1,32,0.5,registers\n"
                      "6.1,256,32,12288,8,64,1,warps;registers;shared\n"
                      "7.0,1024,255,0,0,0,0,registers\n");
}

TEST(OccupancyCsv, KeepsEverythingElse) {
  const std::string text = "\xef\xbb\xbf# launches\r\n"
                           "name, shared_bytes_per_block ,gpu,threads_per_block,"
                           "registers_per_thread\r\n"
                           "\r\n"
                           "\"a, \"\"b\"\"\",0,gtx980, 128 ,\"85\"\r\n"
                           "# between\r\n"
                           ",0,gtx980,128,85";
  const auto written = occupancy_csv(text, "b.csv", capability);
  ASSERT_TRUE(written) << to_line(written.error());
  EXPECT_EQ(*written, "\xef\xbb\xbf# launches\r\n"
                      "name, shared_bytes_per_block ,gpu,threads_per_block,registers_per_thread,"
                      "blocks_per_sm,warps_per_sm,occupancy,limited_by\r\n"
                      "\r\n"
                      "\"a, \"\"b\"\"\",0,gtx980, 128 ,\"85\",4,16,0.25,registers\r\n"
                      "# between\r\n"
                      ",0,gtx980,128,85,4,16,0.25,registers");
}

TEST(OccupancyCsv, CapabilityCountsBeforeTheGpu) {
  const auto written = occupancy_csv("gpu,cc,threads_per_block,registers_per_thread,"
                                     "shared_bytes_per_block\nmine,5.0,128,85,0\n",
                                     "b.csv", capability);
  ASSERT_TRUE(written) << to_line(written.error());
  EXPECT_THAT(*written, HasSubstr("mine,5.0,128,85,0,5,20,0.3125,registers\n"));
}

TEST(OccupancyCsv, NamesLineAndColumn) {
  const std::string top = header;
  const std::string by_gpu = "gpu,threads_per_block,registers_per_thread,shared_bytes_per_block\n";
  const std::pair<std::string, const char*> cases[] = {
      {"", "b.csv:1:1: expected a header line with cc or gpu"},
      {"# note\n", "b.csv:2:1: expected a header line"},
      {"cc,threads,registers_per_thread,shared_bytes_per_block\n",
       "b.csv:1:1: expected a column 'threads_per_block' in the header"},
      {"threads_per_block,registers_per_thread,shared_bytes_per_block\n",
       "b.csv:1:1: expected a column 'cc' or 'gpu'"},
      {"cc,cc,threads_per_block,registers_per_thread,shared_bytes_per_block\n",
       "b.csv:1:2: duplicate column 'cc'"},
      {"occupancy," + top, "b.csv:1:1: the column 'occupancy' is one that would be appended"},
      {"\"cc" + top, "b.csv:1:1: the quotation mark has no end"},
      {top + "5.0,128,85\n", "b.csv:2:1: expected 4 columns as in the header, found 3"},
      {top + "5.1,128,85,0\n", "b.csv:2:1: expected a compute capability (1.0, 1.1,"},
      {top + "\n5.0, 0,85,0\n", "b.csv:3:2: expected for threads_per_block a whole number from 1 "
                                "to 1024 on compute capability 5.0, found '0'"},
      {top + "1.3,1024,85,0\n", "from 1 to 512 on compute capability 1.3, found '1024'"},
      {top + "5.0,128,-1,0\n", "b.csv:2:3: expected for registers_per_thread"},
      {top + "5.0,128,256,0\n", "from 1 to 255 on compute capability 5.0"},
      {top + "5.0,128,85,49153\n", "b.csv:2:4: expected for shared_bytes_per_block a whole number "
                                   "from 0 to 49152"},
      {top + "5.0,128,85,\n", "b.csv:2:4: expected for shared_bytes_per_block"},
      {top + "5.0,1e2,85,0\n", "found '1e2'"},
      {top + "5.0,99999999999,85,0\n", "found '99999999999'"},
      {top + "5.0,128,\"85,0\n", "b.csv:2:3: the quotation mark has no end"},
      {by_gpu + "nv1,128,85,0\n", "b.csv:2:1: unknown GPU 'nv1'"},
      {by_gpu + "future,128,85,0\n", "b.csv:2:1: expected a compute capability"},
  };
  for (const auto& [text, message] : cases) {
    const auto written = occupancy_csv(text, "b.csv", capability);
    ASSERT_FALSE(written) << message;
    EXPECT_EQ(written.error().code, ErrorCode::bad_input);
    EXPECT_THAT(to_line(written.error()), HasSubstr(message));
  }
}

TEST(OccupancyCsv, GoesOnWhereItIsTold) {
  std::vector<std::string> bad;
  const auto written = occupancy_csv(
      std::string(header) + "5.0,128,85,0\nx,1,1,1\n5.0,128,85\n5.0,128,85,0\n", "b.csv",
      capability, [&bad](const Error& error) { bad.push_back(to_line(error)); });
  ASSERT_TRUE(written) << to_line(written.error());
  EXPECT_THAT(*written, HasSubstr("\n5.0,128,85,0,5,20,0.3125,registers\nx,1,1,1,,,,\n"
                                  "5.0,128,85,,,,\n5.0,128,85,0,5,20,0.3125,registers\n"));
  ASSERT_EQ(bad.size(), 2u);
  EXPECT_THAT(bad[0], HasSubstr("b.csv:3:1: expected a compute capability"));
  EXPECT_THAT(bad[1], HasSubstr("b.csv:4:1: expected 4 columns"));
  EXPECT_FALSE(occupancy_csv("cc\n", "b.csv", capability, [](const Error&) {}))
      << "a bad header is the end";
}

TEST(OccupancyCsv, WhatASpreadsheetWouldComputeIsText) {
  const auto written =
      occupancy_csv("# a,=1+1\nname," + std::string(header) +
                        "=1+1,5.0,128,85,0\n\"@x,y\",5.0,128,85,0\n-7,5.0,x,85,0\n",
                    "b.csv", capability, [](const Error&) {});
  ASSERT_TRUE(written) << to_line(written.error());
  EXPECT_EQ(*written, "# a,'=1+1\nname,cc,threads_per_block,registers_per_thread,"
                      "shared_bytes_per_block,blocks_per_sm,warps_per_sm,occupancy,limited_by\n"
                      "'=1+1,5.0,128,85,0,5,20,0.3125,registers\n"
                      "\"'@x,y\",5.0,128,85,0,5,20,0.3125,registers\n"
                      "-7,5.0,x,85,0,,,,\n");
}

} // namespace
} // namespace loom
