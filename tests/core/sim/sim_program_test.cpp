#include "core/sim/program.h"
#include "core/sim/rational.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>

namespace loom {
namespace {

using testing::HasSubstr;

/// "O" for the other instruction, "A" for an add, "B" for a barrier, one pass of the loop.
std::string letters(const WarpProgram& program) {
  std::string text;
  for (std::int64_t i = 0; i < program.length(); ++i)
    text += program.at(i).kind == Kind::arithmetic ? 'A'
            : program.at(i).kind == Kind::barrier  ? 'B'
                                                   : 'O';
  return text;
}

TEST(SimProgram, MixesAreEvenlyInterleaved) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(letters(mix_program(Kind::global, 0)), "O");
  EXPECT_EQ(letters(mix_program(Kind::global, inf)), "A");
  EXPECT_EQ(letters(mix_program(Kind::global, 1)), "OA");
  EXPECT_EQ(letters(mix_program(Kind::global, 4)), "OAAAA");
  EXPECT_EQ(letters(mix_program(Kind::global, 2.5)), "OAAOAAA");
  EXPECT_EQ(letters(mix_program(Kind::sfu, 0.25)), "OOOOA");
  EXPECT_EQ(letters(mix_program(Kind::sfu, 0.4)), "OOAOOOA");
  EXPECT_EQ(letters(mix_program(Kind::shared, 2, 2)), "OOAAAA"); // two chains take turns
  EXPECT_EQ(mix_program(Kind::global, 1e6).length(), 1'000'001);
}

TEST(SimProgram, MixesHaveBarriersBetweenIterations) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  const auto with = [](double alpha, int every, std::int64_t iterations = 0, int ilp = 1) {
    return letters(mix_program(Kind::global, alpha, ilp, {every, iterations}));
  };
  EXPECT_EQ(with(2, 1), "OAAB");
  EXPECT_EQ(with(2, 3), "OAAOAAOAAB");
  EXPECT_EQ(with(2, 1, 0, 2), "OOAAAAB");
  EXPECT_EQ(with(0, 2), "OOB");
  EXPECT_EQ(with(inf, 3), "AAAB");
  EXPECT_EQ(with(0.25, 3), "OOOBOAOOBOOAOBOOOAB");
  EXPECT_EQ(with(0.5, 1), "OBOAB");
  EXPECT_EQ(with(2.5, 2), "OAAOAAAB");
  EXPECT_EQ(with(2, 0, 2), "OAAOAA"); // what a block of two iterations runs
  EXPECT_EQ(with(2, 2, 3), "OAAOAABOAA");
  EXPECT_EQ(with(0.25, 0, 3), "OOO"); // whose add comes after the fourth
  EXPECT_EQ(with(inf, 0, 5), "AAAAA");
  for (const double alpha : {1e-6, 0.003, 0.123, 0.99, 1.5, 3.14159, 49.37, 1e6})
    for (const int every : {1, 7, 64}) {
      const WarpProgram program = mix_program(Kind::global, alpha, 1, {every, 0});
      double others = 0, barriers = 0;
      for (const Block& block : program.blocks)
        for (const Instruction& each : block.body)
          (each.kind == Kind::barrier ? barriers : others) +=
              each.kind == Kind::arithmetic ? 0 : static_cast<double>(block.count);
      EXPECT_GE(others / barriers, every) << alpha;
      EXPECT_LE(others / barriers, every * 1.07) << alpha;
      EXPECT_LT(program.blocks.size(), 200'000U) << alpha;
    }
}

TEST(SimProgram, ChainsTakeTurns) {
  const WarpProgram program = mix_program(Kind::global, 1, 3);
  std::vector<int> chains;
  for (std::int64_t i = 0; i < program.length(); ++i)
    chains.push_back(program.at(i).destination);
  EXPECT_EQ(chains, (std::vector{1, 2, 3, 1, 2, 3}));
}

TEST(SimProgram, MixesKeepTheirRatio) {
  for (const double alpha : {0.001, 0.123, 0.5, 0.99, 1.01, 3.14159, 49.37, 1234.5, 999999.0}) {
    const WarpProgram program = mix_program(Kind::global, alpha);
    std::map<Kind, double> count;
    for (const Block& block : program.blocks)
      count[block.body.front().kind] += static_cast<double>(block.count);
    EXPECT_NEAR(count[Kind::arithmetic] / count[Kind::global] / alpha, 1, 2e-6) << alpha;
  }
}

TEST(SimProgram, TextIsReadAndWritten) {
  const auto program = program_from_text("# group\n"
                                         "LDS R1, [R1+16]\n"
                                         "repeat 3\n"
                                         "  FADD R1, R1, 2.5 {S3}\n"
                                         "  MUFU.RSQ R2, R1;\r\n"
                                         "end\n"
                                         "\tCS2R R3, SR_CLOCKLO  # time\n"
                                         "BAR.SYNC 0\n"
                                         "STS [R4+8], R1 {S2}\n"
                                         "STG.E [RZ], 0\n");
  ASSERT_TRUE(program) << to_line(program.error());
  EXPECT_EQ(program->length(), 1 + 3 * 2 + 2 + 2);
  EXPECT_EQ(to_text(*program), "LDS R1, [R1]\nrepeat 3\n  FADD R1, R1 {S3}\n  MUFU.RSQ R2, R1\n"
                               "end\nCS2R R3\nBAR.SYNC\nSTS [R4], R1 {S2}\n"
                               "STG.E [RZ], RZ\n");
  EXPECT_EQ(program_from_text(to_text(*program)), *program);
  EXPECT_EQ(program->at(3).stall, 3);
  EXPECT_EQ(program->at(8).kind, Kind::barrier);
  EXPECT_EQ(program->at(9).kind, Kind::shared);
  EXPECT_EQ(program->at(9).destination, no_register);
  EXPECT_EQ(program->at(9).sources, (std::array{4, 1, no_register}));
  EXPECT_EQ(program->at(10).kind, Kind::global);
  EXPECT_EQ(program->at(11).mnemonic, "LDS"); // the next pass
  EXPECT_EQ(program->at(0).place.line, 2);
  EXPECT_EQ(program->at(2).place.column, 3);
}

TEST(SimProgram, RepeatingOnceIsNotRepeating) {
  EXPECT_EQ(program_from_text("LDS R1, [R1]\nrepeat 1\nFADD R1, R1\nend\nMOV R2, R1\n"),
            program_from_text("LDS R1, [R1]\nFADD R1, R1\nMOV R2, R1\n"));
}

struct Wrong {
  const char* text;
  int line, column;
  const char* detail;
};
class SimProgramErrors : public testing::TestWithParam<Wrong> {};
TEST_P(SimProgramErrors, NameThePlaceAndWhatWasExpected) {
  const auto program = program_from_text(GetParam().text, "p.txt");
  ASSERT_FALSE(program) << GetParam().text;
  EXPECT_EQ(program.error().code, ErrorCode::bad_input);
  EXPECT_EQ(program.error().where.file, "p.txt");
  EXPECT_EQ(program.error().where.line, GetParam().line) << program.error().detail.english();
  EXPECT_EQ(program.error().where.column, GetParam().column) << program.error().detail.english();
  EXPECT_THAT(program.error().detail.english(), HasSubstr(GetParam().detail));
}
INSTANTIATE_TEST_SUITE_P(
    Text, SimProgramErrors,
    testing::Values(
        Wrong{"", 1, 1, "no instruction"}, Wrong{"# nothing\n\n", 2, 1, "no instruction"},
        Wrong{"FADD R1, R1\nFAD R1, R1", 2, 1, "did you mean 'FADD'"},
        Wrong{"FADD R1, R300", 1, 10, "R0 to R254"},
        Wrong{"  FADD x1, R2", 1, 8, "'x1' is no register"},
        Wrong{"FADD", 1, 5, "a register R0 to R254 or RZ, found the end"},
        Wrong{"LDG R1, [R1", 1, 12, "expected ']'"},
        Wrong{"LDG R1, [R1+x]", 1, 13, "bytes after '+'"},
        Wrong{"FADD R1, R2 R3", 1, 13, "expected ',' or the end"},
        Wrong{"FADD R1, R1 {S16}", 1, 14, "{S1} to {S15}"}, Wrong{"FADD R1, R1 {S3", 1, 16, "'}'"},
        Wrong{"FADD R1, R2, R3, R4, R5", 1, 22, "more than three"},
        Wrong{"STS R1, R2", 1, 5, "an address such as [R1]"},
        Wrong{"STG [R1]", 1, 9, "what is stored"},
        Wrong{"repeat 0\nFADD R1\nend", 1, 8, "1 to 1000000000"},
        Wrong{"repeat 2\nrepeat 2\n", 2, 1, "do not nest"},
        Wrong{"repeat 2\nend", 2, 1, "nothing to repeat"},
        Wrong{"end", 1, 1, "'end' without 'repeat'"},
        Wrong{"repeat 2\nFADD R1", 2, 1, "expected 'end'"},
        Wrong{"FADD R1, \xff", 1, 10, "no ASCII text"}, Wrong{"*", 1, 1, "an instruction"}));

TEST(Rational, FindsTheSimplestQuotient) {
  EXPECT_EQ(nearest_rational(0), (Rational{0, 1}));
  EXPECT_EQ(nearest_rational(4), (Rational{4, 1}));
  EXPECT_EQ(nearest_rational(0.5), (Rational{1, 2}));
  EXPECT_EQ(nearest_rational(1.0 / 3), (Rational{1, 3}));
  EXPECT_EQ(nearest_rational(2977.0 / 256), (Rational{2977, 256}));
  EXPECT_EQ(nearest_rational(1 / 0.0815), (Rational{2000, 163}));
  EXPECT_EQ(nearest_rational(1e-9, 1000), (Rational{1, 1000}));
  EXPECT_NEAR(nearest_rational(3.14159265358979, 1000).value(), 3.14159265358979, 1e-6);
  EXPECT_EQ((Rational{2, 3} * Rational{9, 4}), (Rational{3, 2}));
}

} // namespace
} // namespace loom
