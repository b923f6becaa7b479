#include "core/profile/source_page.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

namespace loom::profile {
namespace {

constexpr std::string_view small_page = R"page(==PROF== of ncu
"Kernel Name","f(int, float *)",
"Address","Source","# Samples","Instructions Executed","stall_long_sb","stall_wait","stall_wait (Not Issued)"
"0x7fa000000100","      LDG.E R2, desc[UR4][R4.64]","3","1,024","0","3","2"
"0x7fa000000110","@P0  BRA 0x7fa000000100","40","1,024","38","2","1"
"Kernel Name","g",
"Address","Source","# Samples","Instructions Executed","stall_long_sb","stall_wait","stall_wait (Not Issued)"
"0x7fb000000000","      EXIT","0","8","0","0","0"
)page";

TEST(SourcePage, HasTheCodeAndSamplesOfEachLaunch) {
  ASSERT_TRUE(begins_source_page(small_page));
  const auto launches = read_source_page(small_page, "f");
  ASSERT_TRUE(launches) << to_line(launches.error());
  ASSERT_EQ(launches->size(), 2U);
  const SourceLaunch& first = launches->front();
  EXPECT_EQ(first.kernel, "f(int, float *)");
  ASSERT_EQ(first.code.lines.size(), 2U);
  EXPECT_EQ(first.code.function.instructions[1].address, 16U);
  EXPECT_EQ(first.code.function.instructions[1].text, "@P0  BRA 0x0");
  EXPECT_EQ(first.code.lines[0].executed, 1024);
  EXPECT_EQ(first.code.lines[1].samples, 40);
  EXPECT_EQ(first.code.lines[1].reasons.front(), (Share{"long_scoreboard", 38}));
  EXPECT_EQ(first.code.stalls, (std::vector<Share>{{"long_scoreboard", 38}, {"wait", 5}}));
}

TEST(SourcePage, ThatOfNcuIsRead) {
  const auto text = read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/source.csv");
  ASSERT_TRUE(text);
  const auto launches = read_source_page(*text, "f");
  ASSERT_TRUE(launches) << to_line(launches.error());
  EXPECT_EQ(launches->front().kernel, "saxpy(int, float, const float *, float *)");
  EXPECT_FALSE(launches->front().code.lines.empty());
}

TEST(SourcePage, ADamagedOneIsRefusedWithItsLine) {
  std::string text(small_page);
  text.replace(text.find("0x7fa000000110"), 14, "0x7fa000000090");
  const auto back = read_source_page(text, "f");
  ASSERT_FALSE(back);
  EXPECT_EQ(back.error().where.line, 5);
  EXPECT_FALSE(read_source_page("", "f"));
  EXPECT_FALSE(read_source_page("\"Kernel Name\",\"f\",\n", "f"));
}

} // namespace
} // namespace loom::profile
