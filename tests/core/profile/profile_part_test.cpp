// What a document keeps of a profile.

#include "core/profile/profile_part.h"
#include "core/text/size_in_json.h"
#include "core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::profile {
namespace {

std::vector<Launch> read(const std::string& text) {
  Reader reader("f");
  EXPECT_TRUE(reader.feed(text));
  return reader.finish().value().launches;
}
std::vector<Launch> ten_launches() {
  return read(read_file(LOOM_SOURCE_DIR "/resources/profiles/h100_ten_kernels.csv").value());
}
/// But for the line in a file, which is another one.
std::vector<Launch> placed(std::vector<Launch> launches) {
  for (Launch& each : launches) {
    each.line = 0;
    std::ranges::sort(each.stalls, {}, &Share::name);
    std::ranges::sort(each.pipes, {}, &Share::name);
  }
  return launches;
}

TEST(ProfilePart, ItsTextReadsBackAsTheSameLaunches) {
  EXPECT_EQ(placed(read(export_text(ten_launches()))), placed(ten_launches()));
  std::vector<Launch> named = ten_launches();
  named[0].kernel = "void k<\"a\", 'b'>(int,\nfloat)"; // quotes, commas, a line break
  EXPECT_EQ(placed(read(export_text(named))), placed(named));
}

TEST(ProfilePart, ANameOfAMegabyteLeavesRoomForTheRest) {
  std::vector<Launch> launches = ten_launches();
  launches[0].kernel = std::string(1 << 20, 'k');
  const std::vector<Launch> held = held_launches(launches);
  ASSERT_EQ(held.size(), 10u);
  EXPECT_LT(held[0].kernel.size(), 4000u);
}

TEST(ProfilePart, KeepsTheLongestLaunchesWhereNotAllHaveRoom) {
  std::vector<Launch> many = ten_launches();
  for (int i = 0; i < 6; ++i) {
    const std::vector<Launch> before = many;
    many.insert(many.end(), before.begin(), before.end());
  }
  ASSERT_EQ(many.size(), 640u);
  const std::vector<Launch> held = held_launches(many);
  EXPECT_LT(held.size(), 640u);
  EXPECT_GT(held.size(), 100u);
  EXPECT_LE(size_in_json(export_text(held)), max_profile_text);
  EXPECT_EQ(held_launches(ten_launches()).size(), 10u);
  // The histogram, of 21 ms, runs longest; of 64 of each kernel those go first that run shortest.
  const auto shown = [&](const char* kernel) {
    return std::ranges::count_if(
        held, [&](const Launch& each) { return each.kernel.starts_with(kernel); });
  };
  EXPECT_EQ(shown("histogram"), 64);
  EXPECT_EQ(shown("transpose"), 0);
}

} // namespace
} // namespace loom::profile
