// Control codes: bits, fields and text.

#include "tests/core/sass/control_bits.h"

#include <gmock/gmock.h>

namespace loom::sass {
namespace {

TEST(SassControl, FieldsOfTheTwentyOneBits) {
  // Each field alone, at the place that maxas and CuAssembler give it; the rest as a code has it
  // that does nothing: no barriers (7), no yield (1), stall 0.
  constexpr std::uint32_t nothing = 7U << 8U | 7U << 5U | 1U << 4U;
  EXPECT_EQ(control_from_bits(nothing), Control{});
  EXPECT_EQ(control_from_bits(nothing + 13)->stall, 13);
  EXPECT_TRUE(control_from_bits(nothing - (1U << 4U))->yield);
  EXPECT_EQ(control_from_bits(nothing - (4U << 5U))->write_barrier, 3);
  EXPECT_EQ(control_from_bits(nothing - (7U << 8U))->read_barrier, 0);
  EXPECT_EQ(control_from_bits(nothing + (0x21U << 11U))->wait_mask, 0x21);
  EXPECT_EQ(control_from_bits(nothing + (9U << 17U))->reuse, 9);
}

TEST(SassControl, EveryCodeIsReadBackFromItsBitsAndText) {
  int damaged = 0;
  for (std::uint32_t bits = 0; bits < 1U << 21U; ++bits) {
    const auto control = control_from_bits(bits);
    if (!control) {
      ++damaged;
      continue;
    }
    ASSERT_EQ(control_bits(*control), bits);
    Control without_reuse = *control;
    without_reuse.reuse = 0;
    if (bits % 97 == 0) {
      ASSERT_EQ(control_from_text(to_text(*control)), without_reuse);
    }
  }
  // Barrier 6 is none: of 8 × 8 pairs of barriers 7 × 7 are left.
  EXPECT_EQ(damaged, (1 << 21) / 64 * 15);
}

TEST(SassControl, VoltaBitsOfRealInstructions) {
  // saxpy for sm_80: S2R, IMAD, LDG, STG; decoded by hand.
  const auto text = [](std::uint64_t high) {
    return to_text(*control_from_bits(volta_bits(high)));
  };
  EXPECT_EQ(text(0x000e280000002500), "B------:R-:W0:-:S04");
  EXPECT_EQ(text(0x001fca00078e0203), "B0-----:R-:W-:Y:S05");
  EXPECT_EQ(text(0x000ea8000c1e1900), "B------:R-:W2:-:S04");
  EXPECT_EQ(text(0x0001ee000c101904), "B------:R0:W-:-:S07");
  EXPECT_EQ(control_from_bits(volta_bits(0x040fe400078018ff))->reuse, 1);
}

TEST(SassControl, MaxwellWordHasThreeCodes) {
  // maxas writes 0x001fc400fe2007f6 as --:-:-:-:6, --:-:-:-:1, --:-:-:-:1.
  const auto text = [](int index) {
    return to_text(*control_in_word(Layout::maxwell, 0x001fc400fe2007f6, index));
  };
  EXPECT_EQ(text(0), "B------:R-:W-:-:S06");
  EXPECT_EQ(text(1), "B------:R-:W-:-:S01");
  EXPECT_EQ(text(2), "B------:R-:W-:-:S01");
  EXPECT_FALSE(control_in_word(Layout::maxwell, 1ULL << 63U, 0));
}

TEST(SassControl, KeplerWordHasSevenCodes) {
  // A control word of each kind as cuobjdump prints it, cut into bytes by hand: from bit 4 they
  // are 30 23 28 28 2c 2e 20, from bit 2 2b 23 28 28 2c 2e 20.
  const int expected_gk104[] = {17, 4, 9, 9, 13, 15, 1};
  const int expected_gk110[] = {12, 4, 9, 9, 13, 15, 1};
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(control_in_word(Layout::kepler_gk104, 0x2202e2c282823307, i)->stall,
              expected_gk104[i])
        << i;
    EXPECT_EQ(control_in_word(Layout::kepler_gk110, 0x0880b8b0a0a08cac, i)->stall,
              expected_gk110[i])
        << i;
  }
  EXPECT_FALSE(control_in_word(Layout::kepler_gk104, 0x0880b8b0a0a08cac, 0));
  EXPECT_FALSE(control_in_word(Layout::kepler_gk110, 0x2202e2c282823307, 0));
}

TEST(SassControl, KeplerCodes) {
  EXPECT_TRUE(control_from_kepler(0x04).dual_issue);
  EXPECT_EQ(control_from_kepler(0x04).stall, 0);
  EXPECT_EQ(control_from_kepler(0x00).stall, 32);
  EXPECT_EQ(control_from_kepler(0x3f).stall, 32);
  EXPECT_EQ(control_from_kepler(0x20).stall, 1);
  EXPECT_EQ(control_from_kepler(0x44).stall, 5);
  EXPECT_FALSE(control_from_kepler(0x44).dual_issue);
  EXPECT_EQ(control_from_kepler(0xc2).stall, 5);
  EXPECT_EQ(control_from_kepler(0xc2).unknown, 0xc0);
}

TEST(SassControl, TextThatIsNone) {
  for (const char* text :
       {"", "B------:R-:W-:-:S1", "B------:R-:W-:-:S001", "B1-----:R-:W-:-:S01",
        "B------:R6:W-:-:S01", "B------:R-:W7:-:S01", "B------:R-:W-:y:S01", "B------:R-:W-:-:S33",
        "b------:R-:W-:-:S01", "B------:R-:W-:-:S0 ", "B------;R-:W-:-:S01"})
    EXPECT_FALSE(control_from_text(text)) << text;
}

} // namespace
} // namespace loom::sass
