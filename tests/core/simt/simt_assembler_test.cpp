// The SIMT assembler: what it reads, and where it says that something is wrong.

#include "core/simt/program.h"

#include <gtest/gtest.h>

#include <random>

namespace loom::simt {
namespace {

TEST(SimtAssembler, WritesWhatItReads) {
  const std::string text = "       SSY ENDIF\n"
                           "       @!P0 BRA ELSE\n"
                           "IF:    IADD.S R0, R1, -7\n"
                           "ELSE:  ISETP.LT P3, R4, 9\n"
                           "       PSETP.XOR PT, !P1, PT\n"
                           "       SEL R2, R3, RZ, !P2\n"
                           "       LDS R5, [R6-4]\n"
                           "       STS [12], R7\n"
                           "       ATOMS.CAS RZ, [R1], RZ, 1\n"
                           "       S2R R9, SR_NTID\n"
                           "       BSSY B15, ENDIF\n"
                           "       @P6 BREAK B2\n"
                           "ENDIF: NOP\n"
                           "END:\n";
  const auto program = assemble(text);
  ASSERT_TRUE(program) << to_line(program.error());
  EXPECT_EQ(to_text(*program), text);
  EXPECT_EQ(program->code.size(), 13U);
  EXPECT_EQ(program->code[1].target, 3);
  EXPECT_EQ(program->code[2].line, 3);
  EXPECT_EQ(program->label_at(12), "ENDIF");
  EXPECT_EQ(program->label_at(5), "");
}

TEST(SimtAssembler, ReadsCommentsSmallLettersAndSeveralLabels) {
  const auto program = assemble("// nothing\nA: B: iadd.s r0, r0, 0x10 # sixteen\n  \n C:\n bra A");
  ASSERT_TRUE(program) << to_line(program.error());
  EXPECT_EQ(to_text(*program), "A:\nB: IADD.S R0, R0, 16\nC: BRA A\n");
}

struct Wrong {
  const char* text;
  int line, column;
  const char* says;
};

class SimtAssemblerRefuses : public testing::TestWithParam<Wrong> {};

TEST_P(SimtAssemblerRefuses, WithPlaceAndReason) {
  const Wrong& wrong = GetParam();
  const auto program = assemble(wrong.text, "p.simt");
  ASSERT_FALSE(program);
  const Error& error = program.error();
  EXPECT_EQ(error.code, ErrorCode::bad_input);
  EXPECT_EQ(error.where.file, "p.simt");
  EXPECT_EQ(error.where.line, wrong.line) << error.detail.english();
  EXPECT_EQ(error.where.column, wrong.column) << error.detail.english();
  EXPECT_NE(error.detail.english().find(wrong.says), std::string::npos) << error.detail.english();
}

INSTANTIATE_TEST_SUITE_P(
    Each, SimtAssemblerRefuses,
    testing::Values(
        Wrong{"", 1, 1, "no instruction"}, Wrong{"# only this\n", 1, 1, "no instruction"},
        Wrong{"NOP\n IAD R0, R1, R2", 2, 2, "did you mean 'IADD'"},
        Wrong{"FOO R1", 1, 1, "'FOO': expected one such as IADD"},
        Wrong{"IADD R0, R1", 1, 12, "expected ',', found the end of the line"},
        Wrong{"IADD R32, R1, 1", 1, 6, "expected a register R0 to R31 or RZ, found 'R32'"},
        Wrong{"IADD R0, R1, 4294967296", 1, 14, "a whole number of 32 bits"},
        Wrong{"IADD R0, R1, 1 2", 1, 16, "expected the end of the line, found '2'"},
        Wrong{"BRA ELSE\nELS: NOP", 1, 5, "no label 'ELSE' (did you mean 'ELS'"},
        Wrong{"A: NOP\nA: NOP", 2, 1, "a second time"},
        Wrong{"@P7 NOP", 1, 2, "expected a predicate P0 to P6 or PT, found 'P7'"},
        Wrong{"@P0 IADD.S R0, R0, 1", 1, 5, "exclude each other"},
        Wrong{"@P0 SSY A\nA: NOP", 1, 5, "takes no guard"},
        Wrong{"A: BRA.S A", 1, 4, "cannot stand after BRA"},
        Wrong{"BSYNC B16", 1, 7, "a barrier B0 to B15"},
        Wrong{"LDS R0, R1", 1, 9, "'[' of an address"}, Wrong{"LDS R0, [R1*2]", 1, 12, "']'"},
        Wrong{"ISETP.LT !P0, R0, R1", 1, 10, "a predicate to write"},
        Wrong{"1A: NOP", 1, 1, "no digit first"}, Wrong{"\xff", 1, 1, "no ASCII text"}));

TEST(SimtAssembler, RefusesMoreInstructionsThanItHolds) {
  std::string text;
  for (std::size_t i = 0; i < max_instructions; ++i)
    text += "NOP\n";
  EXPECT_TRUE(assemble(text));
  const auto more = assemble(text + "NOP");
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().where.line, 4097);
}

/// A million random and mutated texts: an answer each time, a place for each error.
TEST(SimtAssembler, AnswersAnyBytes) {
#ifdef __SANITIZE_ADDRESS__
  constexpr int rounds = 60'000;
#else
  constexpr int rounds = 1'000'000;
#endif
  const std::string seed =
      "A: SSY B\n@!P0 BRA A\nIADD.S R0, R1, -5\nLDS R1, [R2+4]\nB: BSSY B0, A\n";
  std::mt19937 random(1);
  int good = 0, bad = 0;
  for (int round = 0; round < rounds; ++round) {
    std::string text;
    if (round % 4 == 0) {
      text.resize(random() % 40);
      for (char& c : text)
        c = static_cast<char>(random());
    } else {
      text = seed;
      for (auto changes = random() % 4; changes-- > 0;) {
        const std::size_t at = random() % text.size();
        switch (random() % 3) {
        case 0:
          text[at] = static_cast<char>(random() % 128);
          break;
        case 1:
          text.erase(at, 1 + random() % 3);
          break;
        default:
          text.insert(at, seed, random() % seed.size(), 1 + random() % 8);
        }
      }
    }
    const auto program = assemble(text);
    if (!program) {
      ++bad;
      ASSERT_GT(program.error().where.line, 0) << text;
      ASSERT_GT(program.error().where.column, 0) << text;
      continue;
    }
    ++good;
    const auto again = assemble(to_text(*program));
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(to_text(*again), to_text(*program));
  }
  EXPECT_GT(good, rounds / 20);
  EXPECT_GT(bad, rounds / 4);
}

} // namespace
} // namespace loom::simt
