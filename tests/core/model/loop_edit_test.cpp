// Changes of a loop that touch more than one of its items.

#include "core/model/loop_edit.h"

#include <gtest/gtest.h>

#include <string>

namespace loom {
namespace {

constexpr const char* two_copies =
    "role producer x1\nUTMALDG bytes=16384 stages=4\n"
    "UTMALDG bytes=32768 stages=4\nrole consumer x2\nFFMA x8\nMUFU.RSQ\n";

Loop loop_of(std::string_view text) { return loop_from_text(text).value(); }

LoopItem copy() { return loop_of("UTMALDG bytes=8192 stages=4").items[0]; }

/// What is written is what is read: a changed loop survives its file.
std::string kept(const std::optional<Loop>& loop) {
  if (!loop)
    return "none";
  EXPECT_EQ(loop_of(to_text(*loop)), *loop);
  return to_text(*loop);
}

TEST(LoopEdit, StagesOfARingAreThoseOfAllItsCopies) {
  const Loop loop = loop_of(two_copies);
  LoopItem item = loop.items[1];
  option_of(item, LoopOption::stages) = 6;
  const Loop changed = with_item(loop, 1, item);
  EXPECT_EQ(changed.items[0].option(LoopOption::stages), 6);
  EXPECT_EQ(changed.items[1].option(LoopOption::stages), 6);
  EXPECT_FALSE(changed.items[2].option(LoopOption::stages));
  const Loop apart = loop_of("LDGSTS.32 stages=2\nLDGSTS.64 stages=3\n");
  EXPECT_EQ(kept(with_item(apart, 0, loop_of("LDGSTS.32 stages=5").items[0])),
            "LDGSTS.32 stages=5\nLDGSTS.64 stages=3\n");
}

TEST(LoopEdit, ItemsMoveIntoARoleAndNoneIsLeftWithout) {
  const Loop loop = loop_of(two_copies);
  EXPECT_EQ(kept(moved(loop, 1, 1, WarpRole::consumer)),
            "role producer x1\nUTMALDG bytes=16384 stages=4\nrole consumer x2\n"
            "UTMALDG bytes=32768 stages=4\nFFMA x8\nMUFU.RSQ\n");
  EXPECT_EQ(kept(moved(loop, 3, 0, WarpRole::producer)),
            "role producer x1\nMUFU.RSQ\nUTMALDG bytes=16384 stages=4\n"
            "UTMALDG bytes=32768 stages=4\nrole consumer x2\nFFMA x8\n");
  EXPECT_EQ(kept(moved(loop, 3, 2, WarpRole::consumer)),
            "role producer x1\nUTMALDG bytes=16384 stages=4\nUTMALDG bytes=32768 stages=4\n"
            "role consumer x2\nMUFU.RSQ\nFFMA x8\n");
  const Loop two = loop_of("role producer\nUTMALDG bytes=128 stages=2\nrole consumer\nFFMA");
  EXPECT_EQ(kept(moved(two, 0, 1, WarpRole::consumer)), "none");
  EXPECT_EQ(kept(moved(loop_of("LDG.32; FFMA"), 0, 1, WarpRole::every)), "FFMA\nLDG.32\n");
}

TEST(LoopEdit, ALoopIsSplitByRolesAndBack) {
  EXPECT_EQ(
      kept(in_roles(loop_of("# mine\nilp 2\nLDGSTS.128 x4\nBAR.SYNC\nFFMA x8 ilp=4\nMUFU.RSQ"),
                    copy())),
      "# mine\nrole producer x1\nLDGSTS.128 x4 stages=4\nBAR.SYNC\n"
      "role consumer x1\nBAR.SYNC\nFFMA x8 ilp=4\nMUFU.RSQ ilp=2\n");
  EXPECT_EQ(kept(in_roles(loop_of("FFMA x8"), copy())),
            "role producer x1\nUTMALDG bytes=8192 stages=4\nrole consumer x1\nFFMA x8\n");
  EXPECT_EQ(kept(in_roles(loop_of("LDGSTS.32 stages=2; LDGSTS.64; FFMA"), copy())),
            "role producer x1\nLDGSTS.32 stages=2\nLDGSTS.64 stages=2\nrole consumer x1\nFFMA\n");
  EXPECT_EQ(kept(in_roles(loop_of("LDGSTS.32; BAR.SYNC"), copy())), "none");
  EXPECT_EQ(kept(without_roles(loop_of(std::string(two_copies) + "BAR.SYNC"))),
            "UTMALDG bytes=16384 stages=4\nUTMALDG bytes=32768 stages=4\nFFMA x8\nMUFU.RSQ\n"
            "BAR.SYNC\n");
}

TEST(LoopEdit, RolesAreExchanged) {
  EXPECT_EQ(kept(with_roles_exchanged(loop_of(two_copies))),
            "role consumer x1\nUTMALDG bytes=16384 stages=4\nUTMALDG bytes=32768 stages=4\n"
            "role producer x2\nFFMA x8\nMUFU.RSQ\n");
}

} // namespace
} // namespace loom
