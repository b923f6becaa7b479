// The run that a view shows: computed once, kept while what is asked for is refused.

#include "widgets/views/last_run.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

class LastRunTest : public testing::Test {
protected:
  int computed = 0;
  /// Halves even numbers.
  LastRun<int, int> half{[this](int number) -> Result<int> {
    ++computed;
    if (number % 2 != 0)
      return fail(ErrorCode::bad_argument, verbatim("odd"));
    return number / 2;
  }};
};

TEST_F(LastRunTest, WhatWasCheckedIsShownWithoutAnotherRun) {
  EXPECT_FALSE(half);
  EXPECT_TRUE(half.of(8));
  EXPECT_FALSE(half); // not on show yet
  EXPECT_TRUE(half.show(8));
  EXPECT_EQ(*half, 4);
  EXPECT_FALSE(half.show(8)); // nothing new
  EXPECT_EQ(computed, 1);
  EXPECT_TRUE(half.show(6));
  EXPECT_EQ(*half, 3);
  EXPECT_EQ(computed, 2);
}

TEST_F(LastRunTest, TheLastGoodRunStaysWhileAnotherIsRefused) {
  half.show(8);
  const auto before = half.shown();
  EXPECT_FALSE(half.of(7)); // checked alone: what is on show knows nothing of it
  EXPECT_FALSE(half.problem());
  EXPECT_TRUE(half.show(7));
  ASSERT_TRUE(half.problem());
  EXPECT_EQ(half.problem()->code, ErrorCode::bad_argument);
  EXPECT_EQ(half.shown(), before);
  EXPECT_TRUE(half.show(7)); // said again
  EXPECT_TRUE(half.show(8)); // there is one again
  EXPECT_FALSE(half.problem());
  EXPECT_EQ(half.shown(), before);
  EXPECT_FALSE(half.show(8));
  EXPECT_EQ(computed, 2);
}

} // namespace
} // namespace loom
