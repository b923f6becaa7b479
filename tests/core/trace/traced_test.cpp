#include "core/trace/quantity.h"
#include "core/trace/write.h"

#include <gtest/gtest.h>

#include <limits>

namespace loom::why {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Traced input(const char* symbol, double value) {
  return given({.id = symbol, .name = verbatim(symbol), .symbol = symbol, .value = value});
}

TEST(Traced, BracketsKeepTheOrder) {
  const Traced x = input("x", 2), y = input("y", 8);
  EXPECT_EQ(in_symbols(y / (x * 2)), "y/(x·2)");
  EXPECT_EQ(in_symbols(y / x * 2), "y/x·2");
  EXPECT_EQ(in_symbols(y - (x - 2)), "y − (x − 2)");
  EXPECT_EQ(in_symbols(rounded_up((y + x) / 3) * 3), "⌈(y + x)/3⌉·3");
  EXPECT_EQ((rounded_up((y + x) / 3) * 3).value(), 12);
  EXPECT_EQ(in_symbols((y + x) / 3, Notation::latex), "\\frac{y + x}{3}");
}

TEST(Traced, WhatChangesNoValueIsNotWritten) {
  const Traced x = input("x", 2), y = input("y", 8);
  EXPECT_EQ(in_symbols(1 * x + 0 * y), "x");
  EXPECT_EQ(in_symbols((x - 0) * 1 / 1), "x/1");
  EXPECT_EQ(in_symbols(0 + x), "x");
  EXPECT_EQ(in_symbols(least({x, infinity, y})), "min(x, y)");
  // What is no plain number stays, whatever its value.
  const Traced none = input("none", 0), one = input("one", 1), endless = input("endless", infinity);
  EXPECT_EQ(in_symbols(one * x + none * y), "one·x + none·y");
  EXPECT_EQ(in_symbols(least({x, endless})), "min(x, endless)");
  EXPECT_TRUE(std::isnan((0 * endless).value()));
}

TEST(Traced, AResultHasANameThatCanBeWrittenOut) {
  const Traced x = input("x", 2), y = input("y", 8);
  const Traced sum =
      named(x + y, {"sum", {"a sum"}, "S", "m", {"arithmetic, %1"}, "§1", {"always"}});
  EXPECT_EQ(in_symbols(sum * 2), "S·2");
  EXPECT_EQ((sum * 2).value(), 20);
  EXPECT_EQ(in_symbols(written_out(sum) * 2), "(x + y)·2");
  EXPECT_EQ(in_symbols(written_out(x)), "x");
  EXPECT_TRUE(as_text(sum.quantity())
                  .starts_with("a sum: S = x + y = 2 + 8 = 10 m\n    where always\n"
                               "    arithmetic, §1\n"));
  EXPECT_EQ(named(10.0, {"sum", {"a sum"}, "S", "m", {"arithmetic"}}), 10);
}

} // namespace
} // namespace loom::why
