// The divergence stack against the thesis's worked cases and cases worked by hand.

#include "tests/core/simt/simt_traced.h"

namespace loom::simt {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Volkov 2016, §2.3, Table 2.2, right.
constexpr const char* if_else = R"(
        SSY ENDIF
        @!P0 BRA ELSE
IF:     IADD R0, R0, 1
        IADD R1, R1, 2
        IADD.S R2, R2, 3
ELSE:   IMUL R3, R3, 4
        IMUL R4, R4, 5
        IMUL.S R5, R5, 6
ENDIF:  EXIT
)";
/// The same, left: nothing says where the threads converge.
constexpr const char* plain_if_else = R"(
        @!P0 BRA ELSE
IF:     IADD R0, R0, 1
        IADD R1, R1, 2
        IADD R2, R2, 3
        BRA ENDIF
ELSE:   IMUL R3, R3, 4
        IMUL R4, R4, 5
        IMUL R5, R5, 6
ENDIF:  EXIT
)";

TEST(SimtStack, ThesisCase1TakesBothPathsElseFirst) {
  const Trace trace = traced(if_else, mask("0110"));
  EXPECT_THAT(order(trace),
              ElementsAre("0 1111 []", "1 1111 [ENDIF 1111]", //
                          "ELSE 1001 [IF 0110, ENDIF 1111]", "6 1001 [IF 0110, ENDIF 1111]",
                          "7 1001 [IF 0110, ENDIF 1111]", //
                          "IF 0110 [ENDIF 1111]", "3 0110 [ENDIF 1111]", "4 0110 [ENDIF 1111]",
                          "ENDIF 1111 []"));
  EXPECT_EQ(trace.ending, Ending::finished);
  EXPECT_EQ(trace.steps[0].event, Event::push);
  EXPECT_EQ(trace.steps[1].event, Event::diverge);
  EXPECT_EQ(trace.steps[4].event, Event::pop);
  EXPECT_EQ(trace.steps[7].event, Event::reconverge);
  // 3 steps with 4 threads and 6 with 2 of 9 * 4 places.
  EXPECT_DOUBLE_EQ(trace.simd_efficiency(), 24.0 / 36);
  EXPECT_EQ(trace.mimd_steps(), 6);
}

TEST(SimtStack, GoesFromEventToEvent) {
  const Trace trace = traced(if_else, mask("0110")); // SSY, the branch, pop, reconvergence
  std::vector<std::int64_t> on, back;
  for (std::int64_t at = 0; at < trace.length(); on.push_back(at))
    at = trace.next_event(at, 1);
  for (std::int64_t at = trace.length(); at > 0; back.push_back(at))
    at = trace.next_event(at, -1);
  EXPECT_THAT(on, ElementsAre(1, 2, 5, 8, 9));
  EXPECT_THAT(back, ElementsAre(8, 5, 2, 1, 0));
  EXPECT_EQ(trace.first_divergence(), 2); // behind the branch (thesis, Table 2.3)
  EXPECT_EQ(traced(if_else, mask("1111")).first_divergence(), 0);
  EXPECT_EQ(trace.next_event(9, 1), 9);
  EXPECT_EQ(trace.next_event(0, -1), 0);
}

TEST(SimtStack, MaskedThreadsWaitInTheTopmostEntryThatHasThem) {
  const Trace trace = traced(if_else, mask("0110"));
  EXPECT_EQ(trace.state_at(2).waits_with(1), mask("0110")); // at IF
  EXPECT_EQ(trace.state_at(5).waits_with(0), mask("1111")); // at ENDIF
  EXPECT_EQ(trace.state_at(trace.length()).waits_with(0), 0U);
}

TEST(SimtStack, ThesisCase2NeverRunsElse) {
  EXPECT_THAT(order(traced(if_else, mask("1111"))),
              ElementsAre("0 1111 []", "1 1111 [ENDIF 1111]", "IF 1111 [ENDIF 1111]",
                          "3 1111 [ENDIF 1111]", "4 1111 [ENDIF 1111]", "ENDIF 1111 []"));
}

TEST(SimtStack, TheOtherPathFirstOnRequest) {
  const Trace trace = traced(if_else, mask("0110"), {.first = FirstPath::fallthrough});
  EXPECT_EQ(words(trace, 2), "IF 0110 [ELSE 1001, ENDIF 1111]");
  EXPECT_EQ(words(trace, 5), "ELSE 1001 [ENDIF 1111]");
}

TEST(SimtStack, WithoutSynchronisationWhatFollowsRunsTwice) {
  const Trace trace = traced(plain_if_else, mask("0110"));
  // The branch, else and ENDIF for 1001, then if, BRA and ENDIF for 0110.
  EXPECT_EQ(trace.length(), 1 + 4 + 5);
  EXPECT_EQ(words(trace, 4), "ENDIF 1001 [IF 0110]");
  EXPECT_EQ(trace.ending, Ending::finished);
}

TEST(SimtStack, EachThreadsLogicalOrderIsItsOwnPath) {
  const Trace trace = traced(if_else, mask("0110"));
  EXPECT_THAT(trace.steps_of(0), ElementsAre(0, 1, 2, 3, 4, 8));
  EXPECT_THAT(trace.steps_of(1), ElementsAre(0, 1, 5, 6, 7, 8));
}

TEST(SimtStack, BreakTakesThreadsOutOfTheInnerEntries) {
  // Thread t leaves a loop after t + 1 passes, from inside an if.
  const char* loop = R"(
        S2R R0, SR_TID
        PBK DONE
LOOP:   IADD R1, R1, 1
        SSY NEXT
        ISETP.GT P0, R1, R0
        @!P0 BRA STAY
        BRK
STAY:   NOP.S
NEXT:   BRA LOOP
DONE:   IADD R2, R1, 100
)";
  for (const FirstPath first : {FirstPath::taken, FirstPath::fallthrough}) {
    const Trace trace = traced(loop, 0, {.first = first});
    EXPECT_EQ(trace.ending, Ending::finished) << trace.reason.english();
    EXPECT_EQ(trace.steps.back().active, mask("1111")) << "together again after the loop";
    for (int t = 0; t < 4; ++t)
      EXPECT_EQ(reg(trace, t, 2), 101 + t);
  }
}

TEST(SimtStack, ContinueSkipsTheRestOfAPass) {
  // Four passes; odd threads skip the addition, all meet again for the next pass.
  const Trace trace = traced(R"(
        S2R R0, SR_TID
        AND R3, R0, 1
        ISETP.EQ P0, R3, 1
        PBK DONE
LOOP:   ISETP.GE P1, R1, 4
        @P1 BRK
        IADD R1, R1, 1
        PCNT NEXT
        @P0 CONT
        IADD R2, R2, 10
        CONT
NEXT:   BRA LOOP
DONE:   EXIT
)",
                             0);
  EXPECT_EQ(trace.ending, Ending::finished) << trace.reason.english();
  EXPECT_EQ(reg(trace, 0, 2), 40);
  EXPECT_EQ(reg(trace, 1, 2), 0);
  EXPECT_EQ(reg(trace, 3, 1), 4);
  EXPECT_EQ(trace.steps.back().active, mask("1111"));
}

TEST(SimtStack, CallsReturnToTheCallersTogether) {
  // Only threads of P0 call; of these thread 1 returns early.
  const Trace trace = traced(R"(
        S2R R0, SR_TID
        @P0 CAL F
        IADD R2, R2, 1
        EXIT
F:      ISETP.EQ P1, R0, 1
        @P1 RET
        IADD R1, R1, 7
        RET
)",
                             mask("0110"));
  EXPECT_EQ(trace.ending, Ending::finished) << trace.reason.english();
  EXPECT_EQ(words(trace, 6), "2 1111 []");
  EXPECT_EQ(reg(trace, 1, 1), 0);
  EXPECT_EQ(reg(trace, 2, 1), 7);
  EXPECT_EQ(reg(trace, 3, 2), 1);
}

TEST(SimtStack, ExitInsideAPathLeavesTheOthersToMeet) {
  const Trace trace = traced(R"(
        SSY ENDIF
        @!P0 BRA ELSE
        EXIT
ELSE:   NOP.S
ENDIF:  MOV R1, 5
)",
                             mask("0110"));
  EXPECT_EQ(words(trace, 4), "ENDIF 1001 []");
  EXPECT_EQ(reg(trace, 1, 1), 0);
  EXPECT_EQ(reg(trace, 3, 1), 5);
}

TEST(SimtStack, FaultsNameInstructionAndLine) {
  EXPECT_THAT(traced("NOP.S", 0).reason.english(), HasSubstr("NOP.S in line 1"));
  EXPECT_THAT(traced("NOP\nBRK", 0).reason.english(),
              HasSubstr("BRK in line 2 finds no entry of a PBK"));
  EXPECT_THAT(traced("L: SSY L\nBRA L", 0, {.stack_limit = 3}).reason.english(),
              HasSubstr("the divergence stack is full (3 entries), at SSY L in line 1"));
  EXPECT_THAT(traced("MOV R1, 999\nLDS R2, [R1]", 0).reason.english(),
              HasSubstr("thread 0 accesses word 999; the memory has words 0 to 255"));
  EXPECT_THAT(traced("L: IADD R1, R1, 1\nBRA L", 0, {.step_limit = 50}).reason.english(),
              HasSubstr("not over after 50 instructions"));
  EXPECT_THAT(traced("PBK E\nNOP.S\nE: EXIT", 0).reason.english(), HasSubstr("PBK on top"));
}

TEST(SimtStack, AnEndlessLoopIsRecognised) {
  const Trace trace = traced("L: NOP\nBRA L", 0);
  EXPECT_EQ(trace.ending, Ending::livelock);
  EXPECT_LT(trace.length(), 300);
}

} // namespace
} // namespace loom::simt
