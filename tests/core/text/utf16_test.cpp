#include "core/text/utf16.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

std::string from_utf16(std::string_view bytes, std::size_t piece = 100) {
  auto reader = Utf16::from_mark(bytes);
  EXPECT_TRUE(reader);
  std::string text;
  for (std::size_t at = 0; reader && at < bytes.size(); at += piece)
    text += reader->take(bytes.substr(at, piece));
  return text;
}

// Units of the Unicode standard's own examples: U+004D, U+0430, U+4E8C, U+10302.
TEST(Utf16, CharactersOfOneAndTwoUnitsInBothOrders) {
  using namespace std::string_view_literals;
  const std::string expected = "M\u0430\u4E8C\U00010302";
  for (const std::size_t piece : {1, 3, 100}) {
    EXPECT_EQ(from_utf16("\xFF\xFEM\0\x30\x04\x8C\x4E\x00\xD8\x02\xDF"sv, piece), expected);
    EXPECT_EQ(from_utf16("\xFE\xFF\0M\x04\x30\x4E\x8C\xD8\x00\xDF\x02"sv, piece), expected);
  }
}

TEST(Utf16, HalfAPairIsUnknown) {
  using namespace std::string_view_literals;
  EXPECT_EQ(from_utf16("\xFF\xFE\x00\xD8M\0"sv), "\uFFFDM");
  EXPECT_EQ(from_utf16("\xFF\xFE\x02\xDFM\0"sv), "\uFFFDM");
}

TEST(Utf16, OtherTextHasNoMark) {
  EXPECT_FALSE(Utf16::from_mark("\"ID\""));
  EXPECT_FALSE(Utf16::from_mark("\xFF"));
}

} // namespace
} // namespace loom
