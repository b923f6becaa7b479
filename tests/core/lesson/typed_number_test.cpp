#include "core/lesson/typed_number.h"

#include <gtest/gtest.h>

namespace loom::lesson {
namespace {

TEST(TypedNumber, IsReadAsPeopleWriteIt) {
  const struct {
    const char *typed, *unit;
    double is;
  } rows[] = {
      {"24", "warps/SM", 24},
      {" 0,5 ", "", 0.5},
      {"1/2", "", 0.5},
      {"3 / 4", "", 0.75},
      {"50 %", "", 0.5},
      {"50%", "% of the peak", 50},
      {"24 warps", "warps/SM", 24},
      {"24 warp", "warps/SM", 24},
      {"3.75 KiB", "bytes/SM", 3840},
      {"3840 B", "B/SM", 3840},
      {"49152", "KiB/SM", 49152},
      {"49152 bytes", "KiB/SM", 48},
      {"1e3", "cycles", 1000},
      {"-2", "", -2},
      {"4 cycles", "cycles", 4},
      {"2 passes", "passes", 2},
      {"1e3 cycles", "cycles", 1000},
  };
  for (const auto& row : rows) {
    const auto value = typed_number(row.typed, row.unit);
    ASSERT_TRUE(value) << row.typed;
    EXPECT_DOUBLE_EQ(*value, row.is) << row.typed;
  }
}

TEST(TypedNumber, OtherThingsAreRefused) {
  for (const char* typed :
       {"", "half", "1/0", "1/2/3", "1/", "/2", "4 cycles", "inf", "1 KiB", "%"})
    EXPECT_FALSE(typed_number(typed, "warps/SM")) << typed;
  EXPECT_FALSE(typed_number("4 cycles", ""));
}

} // namespace
} // namespace loom::lesson
