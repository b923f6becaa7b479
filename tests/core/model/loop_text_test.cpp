#include "core/model/loop_text.h"

#include <gtest/gtest.h>

#include <string>

namespace loom {
namespace {

Loop loop(std::string_view text) {
  Result<Loop> read = loop_from_text(text, "t.loop");
  EXPECT_TRUE(read) << (read ? "" : to_line(read.error()));
  return read ? *read : Loop{};
}

std::string text_problem(std::string_view text) {
  const Result<Loop> read = loop_from_text(text, "t.loop");
  return read ? "none" : to_line(read.error());
}

TEST(LoopText, ReadsItemsSettingsAndTheTitle) {
  const Loop read = loop("# Two tiles in flight\n"
                         "ilp 4; path 120.5   # a second comment\n"
                         "\n"
                         "  LDGSTS.128 x4 stages=2 l2=0.6\r\n"
                         "FFMA x64 ilp=8;LDS.128 x0.5 passes=2\n"
                         "BAR.SYNC");
  EXPECT_EQ(read.title, "Two tiles in flight");
  EXPECT_EQ(read.ilp, 4);
  EXPECT_EQ(read.path, 120.5);
  ASSERT_EQ(read.items.size(), 4u);
  EXPECT_EQ(read.items[0].instruction, "LDGSTS.128");
  EXPECT_EQ(read.items[0].count, 4);
  EXPECT_EQ(read.items[0].option(LoopOption::stages), 2);
  EXPECT_EQ(read.items[0].option(LoopOption::l2), 0.6);
  EXPECT_FALSE(read.items[0].option(LoopOption::l1));
  EXPECT_EQ(read.items[1].option(LoopOption::ilp), 8);
  EXPECT_EQ(read.items[2].count, 0.5);
  EXPECT_EQ(read.items[3].count, 1);
  EXPECT_EQ(loop("chain\nFADD").ilp, 1);
}

TEST(LoopText, WritesWhatItReads) {
  for (const char* text :
       {"FADD\n", "# T\nilp 2\npath 33\nLDG.128 x4 ilp=4 l1=0.1 l2=0.6 sectors=16\nFFMA x64\n",
        "UTMALDG x0.125 bytes=16384 stages=4\n"})
    EXPECT_EQ(to_text(loop(text)), text);
}

TEST(LoopText, SaysWhereAndWhatIsWrong) {
  EXPECT_EQ(text_problem(""),
            "t.loop:1:1: a loop has at least one instruction; expected a line such "
            "as 'FFMA x4'");
  EXPECT_EQ(text_problem("FFMA\nLDG.32 x-1"),
            "t.loop:2:9: expected a number from 0 to 1000000, found "
            "'-1'");
  EXPECT_EQ(text_problem("FFMA xnan"),
            "t.loop:1:7: expected a number from 0 to 1000000, found 'nan'");
  EXPECT_EQ(
      text_problem("FFMA;LDG.32 l1=0.6 l2=0.6"),
      "t.loop:1:6: shares of L1 and L2 add up to 1.2: expected at most 1, the rest comes from "
      "DRAM");
  EXPECT_EQ(text_problem("LDG.32 stage=2"),
            "t.loop:1:8: unknown option 'stage'; known: ilp, l1, l2, "
            "passes, sectors, bytes, stages, access (did you mean 'stages'?)");
  EXPECT_EQ(
      text_problem("LDGSTS.128 stages=0"),
      "t.loop:1:19: a ring of 0 stages never takes a copy, so that the wait for it never ends: "
      "expected a whole number from 1 to 64");
  EXPECT_EQ(text_problem("ilp 2\nchain\nFADD"),
            "t.loop:2:1: a loop has one line of 'ilp' or 'chain'");
  EXPECT_EQ(text_problem("ilp\nFADD"), "t.loop:1:1: expected one number after 'ilp'");
  EXPECT_EQ(text_problem("FADD x2 x3"),
            "t.loop:1:9: expected a count such as x4, or an option such as "
            "l2=0.6, found 'x3'");
  EXPECT_EQ(text_problem("FA/DD"),
            "t.loop:1:1: expected a class of instruction such as FFMA or LDG.128, "
            "found 'FA/DD'");
  EXPECT_EQ(text_problem("FADD l1=0.1 l1=0.2"), "t.loop:1:13: 'l1' is given twice");
  std::string many;
  for (std::size_t i = 0; i <= max_loop_items; ++i)
    many += "FADD\n";
  EXPECT_EQ(text_problem(many), "t.loop:65:1: a loop has at most 64 lines of instructions; give an "
                                "instruction once, with its count");
}

TEST(LoopText, ALoadMayHaveAnAccessPattern) {
  const Loop loop = *loop_from_text("LDG.32 x2 access=stride2 ilp=2; FADD");
  EXPECT_EQ(loop.items[0].access, "stride2");
  EXPECT_EQ(loop.items[1].access, "");
  EXPECT_EQ(to_text(loop), "LDG.32 x2 ilp=2 access=stride2\nFADD\n");
  EXPECT_EQ(text_problem("LDG.32 access="),
            "t.loop:1:15: expected the id of an access pattern such as stride2, found ''");
  EXPECT_EQ(text_problem("LDG.32 access=a access=b"), "t.loop:1:24: 'access' is given twice");
}

TEST(LoopText, BytesThatAreNoTextAreRefusedAndNotRepeated) {
  EXPECT_EQ(text_problem(std::string_view("\xff\x00\x01", 3)),
            "t.loop:1:1: expected a class of instruction such as FFMA or LDG.128, found '?\?\?'");
}

} // namespace
} // namespace loom
