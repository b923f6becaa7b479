// Which passes of an access a picture of limited height shows.

#include "core/memory/bank_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace loom {
namespace {

TEST(BankRows, KeepToTheirRoomAndShowThePassLookedAt) {
  memory::BankAccess access;
  access.requests = 1;
  access.passes.resize(32);
  for (int pass = 0; pass <= 32; ++pass) {
    const BankRows rows = bank_rows(access, pass, 8, {});
    EXPECT_LE(rows.height, 8.0001);
    int counted = 0;
    for (const BankRows::Row& row : rows.rows)
      counted += row.pass >= 0 ? 1 : row.folded;
    EXPECT_EQ(counted, 32);
    EXPECT_TRUE(std::ranges::any_of(
        rows.rows, [pass](const auto& row) { return row.pass == std::max(0, pass - 1); }));
  }
}

TEST(BankRows, AreAllThereWhereTheyHaveRoom) {
  memory::BankAccess access;
  access.requests = 2;
  access.passes.resize(4);
  access.passes[2].request = access.passes[3].request = 1;
  const BankRows rows = bank_rows(access, 0, 100, {.least = 1, .most = 2, .line = 0.5});
  std::vector<int> passes, requests;
  for (const BankRows::Row& row : rows.rows) {
    (row.pass >= 0 ? passes : requests).push_back(row.pass >= 0 ? row.pass : row.request);
    EXPECT_EQ(row.folded, 0);
  }
  EXPECT_EQ(passes, (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(requests, (std::vector{0, 1})); // a line of words above the first pass of each
  EXPECT_DOUBLE_EQ(rows.height, 4 * 2 + 2 * 0.5);
}

TEST(BankRows, TheSecondOfTwoStandsWhereALineWouldSayThatItIsThere) {
  memory::BankAccess access;
  access.requests = 1;
  access.passes.resize(2);
  const auto shown = [&](double least) {
    const BankRows rows = bank_rows(access, 0, 1.5, {.least = least, .most = 2, .line = 1});
    return std::ranges::count(rows.rows, 0, &BankRows::Row::folded);
  };
  EXPECT_EQ(shown(1), 2);
  EXPECT_EQ(shown(1.2), 1) << "a line is lower than a row";
}

TEST(BankRows, OfAnAccessWithoutAPassAreNone) {
  EXPECT_TRUE(bank_rows({}, 0, 10, {}).rows.empty());
}

} // namespace
} // namespace loom
