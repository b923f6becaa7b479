// Two functions side by side, and loops as scenarios.

#include "core/gpu/catalogue.h"
#include "core/sass/align.h"
#include "core/sass/reader.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "tests/core/sass/sass_listings.h"

#include <gmock/gmock.h>

namespace loom::sass {
namespace {

using testing::ElementsAre;

Function function_of(std::initializer_list<const char*> lines) {
  std::string text;
  int address = 0;
  for (const char* line : lines) {
    char bytes[16];
    std::snprintf(bytes, sizeof bytes, "/*%04x*/", address += 16);
    const std::string whole = line;
    const std::size_t bar = whole.find('|'); // "S02|MOV R0, R1": the stall count before the text
    text += "[B------:R-:W-:-:" + whole.substr(0, bar) + "] " + bytes + " " +
            whole.substr(bar + 1) + " ;\n";
  }
  const auto listing = read_listing(text, "f");
  EXPECT_TRUE(listing) << to_line(listing.error());
  return listing->functions.front();
}

AlignedRow both(std::size_t left, std::size_t right, Likeness likeness) {
  return {left, right, likeness};
}
AlignedRow only_left(std::size_t left) { return {left, {}, Likeness::left}; }
AlignedRow only_right(std::size_t right) { return {{}, right, Likeness::right}; }

TEST(SassAlign, InstructionsOfTheSameOpcodeStandBesideEachOther) {
  const Function left = function_of(
      {"S01|MOV R0, R1", "S01|IADD3 R2, R0, R1, RZ", "S04|FADD R3, R2, R2", "S01|EXIT"});
  const Function right =
      function_of({"S01|MOV R0, R1", "S01|FADD R3, R2, R2", "S01|LDG.E R4, [R2]", "S01|EXIT"});
  EXPECT_THAT(align(left, right),
              ElementsAre(both(0, 0, Likeness::same), only_left(1), both(2, 1, Likeness::control),
                          only_right(2), both(3, 3, Likeness::same)));
}

TEST(SassAlign, AmongEqualOpcodesTheMostAlikeIsTaken) {
  const Function left = function_of({"S01|FADD R3, R2, R2", "S01|MOV R9, R8"});
  const Function right = function_of(
      {"S01|FADD R7, R6, R5", "S01|FADD R3, R2, R2", "S01|FADD R7, R6, R5", "S01|MOV R9, R7"});
  EXPECT_THAT(align(left, right), ElementsAre(only_right(0), both(0, 1, Likeness::same),
                                              only_right(2), both(1, 3, Likeness::text)));
}

TEST(SassAlign, GuardsAreNoOpcodes) {
  EXPECT_THAT(align(function_of({"S01|@P0 EXIT"}), function_of({"S01|EXIT"})),
              ElementsAre(both(0, 0, Likeness::text)));
}

TEST(SassAlign, WhatIsTooLongIsStillThereOnce) {
  Function left, right;
  for (int i = 0; i < 5'000; ++i) {
    Instruction each;
    each.text = i % 2 == 0 ? "FADD R0, R" + std::to_string(i % 200) + ", R1" : "MOV R1, R0";
    left.instructions.push_back(each);
    each.text += "0";
    right.instructions.push_back(each);
  }
  right.instructions.pop_back();
  const auto rows = align(left, right);
  ASSERT_EQ(rows.size(), 5'000U);
  EXPECT_EQ(rows[4'998], both(4'998, 4'998, Likeness::text));
  EXPECT_EQ(rows[4'999], only_left(4'999));
}

TEST(SassAlign, AFunctionIsAsItselfAndUnlikeNothing) {
  const Listing listing = source_listing("resources/listings/listings_sm_86.sass");
  const Function& function = function_named(listing, "matmul_tiled");
  for (const AlignedRow& row : align(function, function))
    EXPECT_EQ(row.likeness, Likeness::same);
  EXPECT_EQ(align(function, Function()).size(), function.instructions.size());
}

} // namespace
} // namespace loom::sass
