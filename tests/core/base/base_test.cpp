// Numbers as text, suggestions, errors as lines.

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/result.h"
#include "core/base/utf8.h"

#include <gmock/gmock.h>

#include <array>
#include <clocale>
#include <cmath>
#include <limits>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

TEST(Shortest, WritesTheShortestTextThatReadsBack) {
  const std::pair<double, const char*> cases[] = {
      {0, "0"},        {49, "49"},         {-3, "-3"},
      {0.1, "0.1"},    {1e5, "100000"},    {1e15, "1000000000000000"},
      {1e16, "1e+16"}, {0.0815, "0.0815"}, {1.0 / 3, "0.3333333333333333"},
      {1e-7, "1e-07"}, {infinity, "inf"},  {-infinity, "-inf"}};
  for (const auto& [value, text] : cases)
    EXPECT_EQ(shortest(value), text);
  EXPECT_EQ(shortest(std::nan("")), "nan");
}

TEST(Shortest, ReadsBackExactly) {
  for (int i = 0; i < 57; ++i) {
    const double value = 1e-12 * std::pow(3.7, i); // up to 1e20
    EXPECT_EQ(parse_number(shortest(value)), value) << shortest(value);
  }
}

TEST(Significant, RoundsForReading) {
  struct Case {
    double value;
    int digits;
    const char* text;
  };
  const Case cases[] = {
      {0.08151, 3, "0.0815"}, {368, 3, "368"},      {1.2e7, 3, "1.2e7"},     {1234, 3, "1230"},
      {0.0001, 2, "0.0001"},  {0.00001, 2, "1e-5"}, {9.999, 3, "10"},        {999999, 2, "1e6"},
      {-2.5, 1, "-2"},        {0, 3, "0"},          {infinity, 3, "\u221e"}, {52.96, 4, "52.96"}};
  for (const Case& c : cases)
    EXPECT_EQ(significant(c.value, c.digits), c.text);
}

TEST(ParseNumber, TakesDecimalNumbersOnly) {
  EXPECT_EQ(parse_number("49"), 49);
  EXPECT_EQ(parse_number("-0.5"), -0.5);
  EXPECT_EQ(parse_number("1e3"), 1000);
  EXPECT_EQ(parse_number(".5"), 0.5);
  EXPECT_EQ(parse_number("inf"), infinity);
  EXPECT_EQ(parse_number("\u221e"), infinity);
  for (const char* text : {"", " 1", "1 ", "1x", "nan", "NaN", "-nan", "-inf", "Infinity", "1e999",
                           "0x10", "1,5", "--1", "-", "+", "e5"})
    EXPECT_EQ(parse_number(text), std::nullopt) << text;
}

TEST(Numbers, DoNotFollowTheLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* name : {"de_DE.UTF-8", "ru_RU.UTF-8", "fr_FR.UTF-8"}) {
    if (!std::setlocale(LC_ALL, name))
      continue; // not on this machine
    EXPECT_EQ(shortest(0.5), "0.5");
    EXPECT_EQ(significant(0.5), "0.5");
    EXPECT_EQ(parse_number("0.5"), 0.5);
  }
  std::setlocale(LC_ALL, before.c_str());
}

TEST(EditDistance, CountsSlips) {
  EXPECT_EQ(edit_distance("eval", "eval"), 0);
  EXPECT_EQ(edit_distance("eval", "EVAL"), 0);
  EXPECT_EQ(edit_distance("evla", "eval"), 1);
  EXPECT_EQ(edit_distance("mem_lt", "mem_lat"), 1);
  EXPECT_EQ(edit_distance("", "abc"), 3);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
}

TEST(Nearest, FindsWhatWasMeant) {
  const std::vector<std::string> known{"mem_lat", "mem_thru", "alu_lat", "gtx980"};
  EXPECT_THAT(nearest("mem_lt", known), testing::ElementsAre("mem_lat"));
  EXPECT_THAT(nearest("mem", known), testing::ElementsAre("mem_lat", "mem_thru"));
  EXPECT_THAT(nearest("zzz", known), testing::IsEmpty());
  EXPECT_THAT(nearest("", known), testing::IsEmpty());
  EXPECT_THAT(nearest(std::string(1u << 20, 'm'), known), testing::IsEmpty());
  EXPECT_EQ(did_you_mean("gtx98", known).english(), " (did you mean 'gtx980'?)");
  EXPECT_EQ(did_you_mean("mem", known).english(), " (did you mean 'mem_lat' or 'mem_thru'?)");
  EXPECT_EQ(did_you_mean("zzz", known).english(), "");
}

TEST(ToLine, NamesThePlaceInOneLine) {
  EXPECT_EQ(
      to_line(
          {ErrorCode::bad_input, verbatim("wrong"), {.file = "a.json", .line = 3, .column = 7}}),
      "a.json:3:7: wrong");
  EXPECT_EQ(
      to_line({ErrorCode::bad_input, verbatim("wrong"), {.file = "a.json", .pointer = "/alpha"}}),
      "a.json: /alpha: wrong");
  EXPECT_EQ(to_line({ErrorCode::bad_input, verbatim("wrong"), {.file = "a.md", .line = 5}}),
            "a.md:5: wrong");
  EXPECT_EQ(to_line({ErrorCode::bad_argument, verbatim("wrong")}), "wrong");
  EXPECT_EQ(to_line({ErrorCode::bad_input, verbatim("a\nb"), {.file = "x\ty"}}), "x?y: a?b");
}

TEST(ErrorLine, QuotesNeitherAllOfACellNorBytesThatAreNoText) {
  const std::string cell(900'000, 'x');
  const Error error{ErrorCode::bad_input,
                    LOOM_TEXT("expected %1, found '%2'")("a number", cell + "\xff"),
                    {.file = "a\xfe.csv", .pointer = "/" + cell}};
  const std::string line = to_line(error);
  EXPECT_LT(line.size(), 5'000u);
  EXPECT_EQ(line, valid_utf8(line));
  EXPECT_TRUE(line.starts_with("a\uFFFD.csv: /xxx"));
  EXPECT_TRUE(line.ends_with("x…'"));
}

TEST(Utf8, IsCutBetweenCharactersAndBrokenBytesAreReplaced) {
  EXPECT_EQ(shortened("aéb", 4), "aéb");
  EXPECT_EQ(shortened("aéb", 3), "aé…");
  EXPECT_EQ(shortened("aéb", 2), "a…");
  EXPECT_EQ(valid_utf8("a\xc3"), "a\uFFFD");
  EXPECT_EQ(valid_utf8("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD"); // a surrogate
}

// What a terminal obeys, an editor takes for the end of a line, or turns what is read around.
constexpr std::array<std::string_view, 14> unfit{
    "\x01",   "\t",     "\n", "\v", "\f", "\r", "\x1b", "\x7f", // C0 and DEL
    "\u0085", "\u009b",                                         // C1: NEL, CSI
    "\u2028", "\u2029",  // separators of lines and paragraphs
    "\u202e", "\u2067"}; // overrides and isolates

TEST(Utf8, ALineHasNoControlCharacters) {
  for (const std::string_view each : {"", "GTX 980", "Ядро α → ∞", "核", "\u00a0\u202f\u200d"})
    EXPECT_TRUE(is_one_line(each)) << each;
  for (const std::string_view each : unfit) {
    const std::string text = "a" + std::string(each) + "b";
    EXPECT_FALSE(is_one_line(text)) << testing::PrintToString(text);
    EXPECT_EQ(one_line(text), "a\uFFFDb");
    EXPECT_EQ(one_line(text, " "), "a b");
  }
  EXPECT_FALSE(is_one_line("a\xff"));
  EXPECT_EQ(one_line("a\xff\x1b[2J", "?"), "a\uFFFD?[2J");
}

TEST(Utf8, LinesAndTabsStayInWhatIsPrinted) {
  EXPECT_EQ(printable("a\tb\nc\r\n"), "a\tb\nc\r\n");
  EXPECT_EQ(printable("a\rb"), "a\uFFFDb");
  EXPECT_EQ(printable("\x1b[31mα\u009b\xfe\n"), "\uFFFD[31mα\uFFFD\uFFFD\n");
}

TEST(ErrorLine, OfAnArgumentOf30KilobytesIsShort) {
  EXPECT_LT(
      to_line({ErrorCode::bad_input, verbatim("wrong"), {.file = std::string(30'000, 'x')}}).size(),
      3'000u);
}

} // namespace
} // namespace loom
