#include "core/simt/language.h"

#include "core/simt/machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace loom::simt {
namespace {

using testing::HasSubstr;

constexpr std::array conventions{Convergence::stack, Convergence::barrier, Convergence::none};

Compiled compiled(std::string_view source, Convergence convergence) {
  const auto result = compile(source, convergence);
  EXPECT_TRUE(result) << to_line(result.error());
  return result.value_or(Compiled{});
}

/// Code and labels as assembled from the text, which is how it must have been compiled.
void expect_code(std::string_view source, Convergence convergence, std::string_view text) {
  const auto wanted = assemble(text);
  ASSERT_TRUE(wanted) << to_line(wanted.error());
  const Compiled result = compiled(source, convergence);
  EXPECT_EQ(to_text(result.program), to_text(*wanted));
  const auto again = assemble(to_text(result.program));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, result.program) << "lines included";
  EXPECT_EQ(result.source_lines.size(), result.program.code.size());
}

constexpr std::string_view thesis = "if (p0) { a = a + 1; b = b + 2; c = c + 3; }\n"
                                    "else { d = d * 4; e = e * 5; f = f * 6; }\n";

TEST(SimtLanguage, IfElseIsTheThesisListing) {
  expect_code(thesis, Convergence::stack,
              "       SSY ENDIF\n"
              "       @!P0 BRA ELSE\n"
              "IF:    IADD R0, R0, 1\n"
              "       IADD R1, R1, 2\n"
              "       IADD.S R2, R2, 3\n"
              "ELSE:  IMUL R3, R3, 4\n"
              "       IMUL R4, R4, 5\n"
              "       IMUL.S R5, R5, 6\n"
              "ENDIF: EXIT\n");
  EXPECT_EQ(compiled(thesis, Convergence::stack).source_lines,
            (std::vector{1, 1, 1, 1, 1, 2, 2, 2, 3}));
  EXPECT_EQ(compiled(thesis, Convergence::stack).variables,
            (std::vector<std::string>{"a", "b", "c", "d", "e", "f"}));
}

TEST(SimtLanguage, BarriersAndPlainBranches) {
  expect_code("if (p0) { a = 1; } else { a = 2; }", Convergence::barrier,
              "BSSY B0, ENDIF\n@!P0 BRA ELSE\nIF: MOV R0, 1\nBRA ENDIF\nELSE: MOV R0, 2\n"
              "ENDIF: BSYNC B0\nEXIT\n");
  expect_code("if (p0) { a = 1; } else { a = 2; }", Convergence::none,
              "@!P0 BRA ELSE\nIF: MOV R0, 1\nBRA ENDIF\nELSE: MOV R0, 2\nENDIF: EXIT\n");
}

TEST(SimtLanguage, LoopsWithBreakAndContinue) {
  constexpr std::string_view source = "while (a < 3) { a = a + 1; if (p0) { continue; } "
                                      "if (p1) { break; } }";
  expect_code(source, Convergence::stack,
              "PBK DONE\nLOOP: ISETP.LT P6, R0, 3\n@!P6 BRK\nPCNT NEXT\nIADD R0, R0, 1\n"
              "SSY ENDIF\n@!P0 BRA ELSE\nIF: CONT\nELSE: NOP.S\n"
              "ENDIF: SSY ENDIF2\n@!P1 BRA ELSE2\nIF2: BRK\nELSE2: NOP.S\n"
              "ENDIF2: CONT\nNEXT: BRA LOOP\nDONE: EXIT\n");
  expect_code(source, Convergence::barrier,
              "BSSY B0, DONE\nLOOP: ISETP.LT P6, R0, 3\n@!P6 BRA DONE\nBSSY B1, NEXT\n"
              "IADD R0, R0, 1\nBSSY B2, ENDIF\n@!P0 BRA ENDIF\nIF: BREAK B2\nBRA NEXT\n"
              "ENDIF: BSYNC B2\nBSSY B2, ENDIF2\n@!P1 BRA ENDIF2\n"
              "IF2: BREAK B2\nBREAK B1\nBRA DONE\nENDIF2: BSYNC B2\n"
              "NEXT: BSYNC B1\nBRA LOOP\nDONE: BSYNC B0\nEXIT\n");
}

TEST(SimtLanguage, APathThatEndsInAConvergencePointGetsANop) {
  expect_code("if (p0) { if (p1) { a = 1; } } else { return; }", Convergence::stack,
              "SSY ENDIF\n@!P0 BRA ELSE\nIF: SSY ENDIF2\n@!P1 BRA ELSE2\nIF2: MOV.S R0, 1\n"
              "ELSE2: NOP.S\nENDIF2: NOP.S\nELSE: EXIT\nENDIF: EXIT\n");
}

TEST(SimtLanguage, ExpressionsUseFewInstructions) {
  expect_code("mem[tid + 4] = -1; a = mem[3] + b; c = !p0; exch(0, ~a);", Convergence::none,
              "S2R R3, SR_TID\nSTS [R3+4], -1\nLDS R3, [3]\nIADD R0, R3, R1\nSEL R2, 1, 0, !P0\n"
              "XOR R3, R0, -1\nATOMS.EXCH RZ, [0], R3\nEXIT\n");
  expect_code("if (a < b && !(p6 || p5)) { a = tid % threads; }", Convergence::none,
              "ISETP.LT P4, R0, R1\nPSETP.OR P3, P6, P5\nPSETP.AND P4, P4, !P3\n@!P4 BRA ENDIF\n"
              "IF: S2R R2, SR_TID\nS2R R3, SR_NTID\nIREM R0, R2, R3\nENDIF: EXIT\n");
}

TEST(SimtLanguage, WhatIsNeverReachedIsLeftOut) {
  expect_code("while (1) { break; a = 1; }\nreturn; b = 2;", Convergence::stack,
              "PBK DONE\nLOOP: BRK\nDONE: EXIT\n");
}

TEST(SimtLanguage, OneStatementNeedsNoBraces) {
  const auto same = [](std::string_view bare, std::string_view braced) {
    EXPECT_EQ(to_text(compiled(bare, Convergence::stack).program),
              to_text(compiled(braced, Convergence::stack).program));
  };
  same("if (p0) a = 1; else a = 2; b = 3;", "if (p0) { a = 1; } else { a = 2; } b = 3;");
  same("while (a < 3) a = a + 1; b = 3;", "while (a < 3) { a = a + 1; } b = 3;");
  // an else belongs to the last if, as in C
  same("if (p0) if (p1) a = 1; else a = 2;", "if (p0) { if (p1) { a = 1; } else { a = 2; } }");
  same("if (p0) a = 1; else if (p1) a = 2; else a = 3;",
       "if (p0) { a = 1; } else { if (p1) { a = 2; } else { a = 3; } }");
}

struct WrongSource {
  std::string source;
  int line, column;
  const char* detail;
};
void PrintTo(const WrongSource& wrong, std::ostream* out) { *out << wrong.source.substr(0, 40); }

std::string repeated(int count, std::string_view text) {
  std::string result;
  for (int i = 0; i < count; ++i)
    result += text;
  return result;
}

class SimtLanguageErrors : public testing::TestWithParam<WrongSource> {};
TEST_P(SimtLanguageErrors, NameThePlaceAndWhatWasExpected) {
  const auto result = compile(GetParam().source, Convergence::barrier, "p.simt");
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::bad_input);
  EXPECT_EQ(result.error().where.file, "p.simt");
  EXPECT_EQ(result.error().where.line, GetParam().line) << result.error().detail.english();
  EXPECT_EQ(result.error().where.column, GetParam().column) << result.error().detail.english();
  EXPECT_THAT(result.error().detail.english(), HasSubstr(GetParam().detail));
}
INSTANTIATE_TEST_SUITE_P(
    Text, SimtLanguageErrors,
    testing::Values(
        WrongSource{"// nothing\n", 2, 1, "no statement"},
        WrongSource{"a = ", 1, 5, "found the end"},
        WrongSource{"a = 1\nb = 2;", 2, 1, "expected an operator or ';', found 'b'"},
        WrongSource{"whlie (a) {}", 1, 1, "did you mean 'while'"},
        WrongSource{"a = 1;\n  brek;", 2, 3, "did you mean 'break'"},
        WrongSource{"a = cax(0, 1, 2);", 1, 5, "did you mean 'cas'"},
        WrongSource{"a = cas(0, 1);", 1, 13, "cas(address, expected, value)"},
        WrongSource{"a = men[1];", 1, 5, "only 'mem'"},
        WrongSource{"if (a = 1) {}", 1, 7, "'==' compares"},
        WrongSource{"if (a)", 1, 7, "expected a statement, found the end"},
        WrongSource{"if (a) else b = 1;", 1, 8, "'else' without 'if'"},
        WrongSource{"if (a) { b = 1;", 1, 16, "expected '}', found the end"},
        WrongSource{"}", 1, 1, "'}' without '{'"},
        WrongSource{"else {}", 1, 1, "'else' without 'if'"},
        WrongSource{"if (p0) { break; }", 1, 11, "'break' outside 'while'"},
        WrongSource{"continue;", 1, 1, "'continue' outside"},
        WrongSource{"tid = 1;", 1, 1, "only a variable"},
        WrongSource{"p0 = 1;", 1, 1, "only a variable"},
        WrongSource{"a = 4294967296;", 1, 5, "32 bits"}, WrongSource{"a = 12ab;", 1, 5, "letters"},
        WrongSource{"a = \xff;", 1, 5, "no ASCII text"},
        WrongSource{"a = 1 $ 2;", 1, 7, "found '$'"},
        WrongSource{"a = b = c;", 1, 7, "only one '='"},
        WrongSource{"a = " + repeated(101, "("), 1, 105, "more than 100"},
        WrongSource{"a = " + repeated(5000, "-") + "1;", 1, 105, "more than 100"},
        WrongSource{repeated(5000, "if (p0) {"), 1, 909, "more than 100"},
        WrongSource{"a = 1" + repeated(300, "+1") + ";", 1, 504, "too long an expression"},
        WrongSource{repeated(5000, "if (p0) "), 1, 809, "more than 100"},
        WrongSource{repeated(17, "if (p0) {\n") + repeated(17, "}"), 17, 1, "more than 16"},
        WrongSource{repeated(5000, "a = 1;\n"), 4097, 1, "more than 4096 instructions"},
        WrongSource{std::string(65'537, ' '), 1, 1, "64 KiB"}));

TEST(SimtLanguage, RegistersAndPredicatesRunOut) {
  std::string many;
  for (int i = 0; i < 33; ++i)
    many += "v" + std::to_string(i) + " = 1;\n";
  const auto variables = compile(many, Convergence::none);
  ASSERT_FALSE(variables);
  EXPECT_EQ(variables.error().where.line, 33);
  EXPECT_THAT(variables.error().detail.english(), HasSubstr("too many variables"));
  const std::string deep = "a = " + repeated(33, "(tid+") + "1" + repeated(33, ")") + ";";
  const auto registers = compile(deep, Convergence::none);
  ASSERT_FALSE(registers);
  EXPECT_THAT(registers.error().detail.english(), HasSubstr("too deep an expression"));
  const auto predicates =
      compile("a = p0 + p1 + p2 + p3 + p4 + p5 + p6;\nb = a <\n 2;", Convergence::none);
  ASSERT_FALSE(predicates);
  EXPECT_EQ(predicates.error().where.line, 2);
  EXPECT_EQ(predicates.error().where.column, 7);
}

TEST(SimtLanguage, TellsItsTextFromAssembly) {
  EXPECT_TRUE(is_structured("// x\na = 1;"));
  EXPECT_TRUE(is_structured("if (p0) {"));
  EXPECT_FALSE(is_structured("IADD R0, R0, 1 // {;}\n# ;\nEXIT\n"));
  EXPECT_FALSE(is_structured(""));
}

TEST(SimtLanguage, FormulasAreFunctionsOfTheThread) {
  const auto value = [](std::string_view text) {
    return formula(text, thread_names).value()({{5, 32}});
  };
  EXPECT_EQ(value("tid % 3 + 1"), 3);
  EXPECT_EQ(value("-tid * (threads - 30)"), -10);
  EXPECT_EQ(value("tid & 4 && !(tid == 1)"), 1);
  EXPECT_EQ(value("tid / 0 + 7 % 0"), 0);
  EXPECT_EQ(value("0x80000000 / -1"), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(value("2 + 3 << 1 | 1 ^ 1"), 10);
  EXPECT_EQ(value("~tid >> 33"), -3);
  const auto wrong = formula("1 + tdi", thread_names);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, ErrorCode::bad_argument);
  EXPECT_EQ(wrong.error().where.column, 5);
  EXPECT_THAT(wrong.error().detail.english(), HasSubstr("did you mean 'tid'"));
  EXPECT_FALSE(formula("tid tid", thread_names));
  EXPECT_FALSE(formula("", thread_names));
  EXPECT_FALSE(formula("mem[tid]", thread_names));
}

/// The winner leaves the loop and would wait there for those that wait for the lock.
constexpr std::string_view spin_lock = "while (cas(0, 0, 1) != 0) { }\n"
                                       "mem[1] = mem[1] + 1;\nexch(0, 0);\n";

TEST(SimtLanguage, ASpinLockLivesOnIndependentThreadsOnly) {
  const Compiled stack = compiled(spin_lock, Convergence::stack);
  for (const FirstPath first : {FirstPath::taken, FirstPath::fallthrough}) {
    const auto trace = run(stack.program, {}, {MachineKind::stack, first});
    ASSERT_TRUE(trace);
    EXPECT_EQ(trace->ending, Ending::livelock);
  }
  const Compiled barrier = compiled(spin_lock, Convergence::barrier);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Inputs inputs;
    inputs.threads = 4 + static_cast<int>(seed % 29);
    const auto trace = run(barrier.program, inputs,
                           {MachineKind::independent, FirstPath::taken, seed, 64, 200'000});
    ASSERT_TRUE(trace);
    ASSERT_EQ(trace->ending, Ending::finished) << seed << ": " << trace->reason.english();
    EXPECT_EQ(trace->state_at(trace->length()).memory[1], inputs.threads);
    EXPECT_EQ(trace->state_at(trace->length()).memory[0], 0);
  }
}

TEST(SimtLanguage, MutatedProgramsNeitherCrashNorHang) {
  const std::string seeds[] = {std::string(thesis), std::string(spin_lock),
                               "n = tid % 3; while (n > 0) { if (n == 2) { break; } else if (p1) "
                               "{ continue; } n = n - 1; } mem[n + 1] = add(0, ~n); sync; return;"};
  constexpr std::string_view bits = "(){}[];=<>!&|+-*/%^~,0x9 \n#ap1if";
  std::mt19937 random(7);
  int good = 0, bad = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string text = seeds[random() % std::size(seeds)];
    for (auto changes = 1 + random() % 3; changes > 0; --changes) {
      const std::size_t at = random() % text.size();
      const char c =
          random() % 50 == 0 ? static_cast<char>(random()) : bits[random() % bits.size()];
      switch (random() % 4) {
      case 0:
        text.erase(at, 1 + random() % 4);
        break;
      case 1:
        text.insert(at, 1, c);
        break;
      case 2:
        text.insert(at, text.substr(random() % text.size(), random() % 20));
        break;
      default:
        text[at] = c;
      }
    }
    const auto result = compile(text, conventions[random() % 3]);
    (result ? good : bad)++;
    ASSERT_TRUE(result || (result.error().where.line > 0 && result.error().where.column > 0))
        << text;
  }
  EXPECT_GT(good, 5'000);
  EXPECT_GT(bad, 50'000);
}

} // namespace
} // namespace loom::simt
