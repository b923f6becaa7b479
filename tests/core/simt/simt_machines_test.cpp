// Independent thread scheduling, and what both machines share.

#include "tests/core/simt/simt_traced.h"

namespace loom::simt {
namespace {

using testing::HasSubstr;

/// The thesis's if/else (§2.3, Table 2.2) in the least of words.
constexpr const char* short_if_else = "SSY END\n@!P0 BRA ELSE\nIADD.S R0, R0, 1\n"
                                      "ELSE: IMUL.S R3, R3, 4\nEND: EXIT";

// Winner and losers of the lock part; the winner waits at the reconvergence point for ever.
constexpr const char* stack_lock = R"(
        SSY GOT
SPIN:   ATOMS.CAS R1, [RZ+0], 0, 1
        ISETP.NE P0, R1, 0
        @P0 BRA SPIN
        NOP.S
GOT:    ATOMS.ADD RZ, [1], 1
        ATOMS.EXCH RZ, [0], 0
)";
constexpr const char* independent_lock = R"(
SPIN:   ATOMS.CAS R1, [0], 0, 1
        ISETP.NE P0, R1, 0
        @P0 BRA SPIN
        LDS R2, [1]
        IADD R2, R2, 1
        STS [1], R2
        ATOMS.EXCH RZ, [0], 0
)";

TEST(SimtIndependent, ASpinLockThatTheStackMachineNeverGets) {
  const Trace stuck = traced(stack_lock, 0);
  EXPECT_EQ(stuck.ending, Ending::livelock) << stuck.reason.english();
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Trace trace =
        traced(independent_lock, 0, {.kind = MachineKind::independent, .seed = seed}, 8);
    ASSERT_EQ(trace.ending, Ending::finished) << trace.reason.english();
    EXPECT_EQ(trace.state_at(trace.length()).memory[1], 8) << "every thread had the lock";
  }
}

constexpr const char* barrier_if_else = R"(
        BSSY B0, ENDIF
        @!P0 BRA ELSE
        IADD R0, R0, 1
        LDS R1, [R0]
        IADD R0, R0, 1
        BRA ENDIF
ELSE:   IADD R0, R0, 4
        LDS R1, [R0]
        IADD R0, R0, 4
ENDIF:  BSYNC B0
        IADD R0, R0, 100
)";

TEST(SimtIndependent, ThreadsMeetAtTheBarrierAndPathsInterleave) {
  bool interleaved = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Trace trace =
        traced(barrier_if_else, mask("0110"), {.kind = MachineKind::independent, .seed = seed});
    ASSERT_EQ(trace.ending, Ending::finished) << trace.reason.english();
    EXPECT_EQ(trace.steps.back().active, mask("1111"));
    EXPECT_EQ(trace.steps.back().pc, 10);
    EXPECT_EQ(trace.steps[trace.steps.size() - 2].event, Event::reconverge);
    EXPECT_EQ(reg(trace, 0, 0), 108);
    EXPECT_EQ(reg(trace, 1, 0), 102);
    int changes = 0;
    for (std::size_t i = 2; i + 1 < trace.steps.size(); ++i)
      changes += trace.steps[i].active != trace.steps[i - 1].active;
    interleaved = interleaved || changes > 3;
  }
  EXPECT_TRUE(interleaved) << "some seed runs one path in the middle of the other";
}

TEST(SimtIndependent, ABarrierKnowsWhomItWaitsFor) {
  const Trace trace =
      traced(barrier_if_else, mask("0110"), {.kind = MachineKind::independent, .seed = 1});
  EXPECT_EQ(trace.state_at(0).barrier_members(0), 0U);
  const simt::State parted = trace.state_at(3); // behind BSSY and the branch
  EXPECT_EQ(parted.barrier_members(0), mask("1111"));
  EXPECT_EQ(parted.barrier_members(1), 0U);
  EXPECT_TRUE(parted.waits_with(0) == mask("1001") || parted.waits_with(0) == mask("1000") ||
              parted.waits_with(0) == mask("0001"));
}

TEST(SimtIndependent, NobodyWaitsForThoseWhoLeft) {
  // Thread 0 exits and thread 1 breaks out: 2 and 3 meet.
  const Trace trace = traced(R"(
        S2R R0, SR_TID
        BSSY B0, MEET
        ISETP.EQ P0, R0, 0
        @P0 EXIT
        ISETP.EQ P0, R0, 1
        @P0 BREAK B0
        @P0 BRA OUT
MEET:   BSYNC B0
        IADD R1, R1, 1
OUT:    IADD R2, R2, 1
)",
                             0, {.kind = MachineKind::independent});
  EXPECT_EQ(trace.ending, Ending::finished) << trace.reason.english();
  EXPECT_EQ(reg(trace, 0, 2), 0);
  EXPECT_EQ(reg(trace, 1, 1), 0);
  EXPECT_EQ(reg(trace, 1, 2), 1);
  EXPECT_EQ(reg(trace, 3, 1), 1);
}

TEST(SimtIndependent, ADeadlockSaysWhoWaitsForWhom) {
  // Threads of P0 wait for all of the warp, the others for the barrier.
  const Trace trace = traced(R"(
        BSSY B3, MEET
        @P0 BRA OTHER
MEET:   BSYNC B3
        EXIT
OTHER:  BAR
        BSYNC B3
)",
                             mask("0110"), {.kind = MachineKind::independent});
  EXPECT_EQ(trace.ending, Ending::deadlock);
  EXPECT_THAT(trace.reason.english(), HasSubstr("threads 1001 wait at B3 for 0110"));
  EXPECT_THAT(trace.reason.english(), HasSubstr("threads 0110 wait at BAR"));
}

TEST(SimtMachines, SteppingBackMeetsTheSameStates) {
  for (const bool stack : {true, false}) {
    const Trace trace =
        stack ? traced(short_if_else, mask("0110"))
              : traced(independent_lock, 0, {.kind = MachineKind::independent, .seed = 7}, 32);
    std::vector<State> forward;
    for (std::int64_t i = 0; i <= trace.length(); ++i)
      forward.push_back(trace.state_at(i));
    for (std::int64_t i = trace.length(); i >= 0; --i)
      ASSERT_TRUE(trace.state_at(i) == forward[static_cast<std::size_t>(i)]) << i;
    ASSERT_GT(forward.size(), stack ? 5U : 150U);
    EXPECT_FALSE(forward[0] == forward[1]);
  }
}

TEST(SimtMachines, RefuseWhatIsOutOfRangeOrForTheOther) {
  const auto program = assemble(short_if_else);
  const auto message = [&](const Inputs& inputs, const SimtMachine& machine) {
    const auto trace = run(*program, inputs, machine);
    return trace ? std::string("ran") : trace.error().detail.english();
  };
  EXPECT_EQ(message({}, {}), "ran");
  EXPECT_THAT(message({.threads = 33}, {}), HasSubstr("threads must be 1 to 32, not 33"));
  EXPECT_THAT(message({.memory_words = 0}, {}), HasSubstr("memory must be 1 to 65536"));
  EXPECT_THAT(message({}, {.step_limit = 0}), HasSubstr("steps must be 1 to 200000"));
  EXPECT_THAT(message({}, {.kind = MachineKind::independent}),
              HasSubstr("choose the stack machine"));
  const auto volta = run(*assemble(barrier_if_else), {}, {});
  ASSERT_FALSE(volta);
  EXPECT_THAT(volta.error().detail.english(), HasSubstr("choose the independent machine"));
}

TEST(SimtMachines, ArithmeticWrapsAndDividesByZero) {
  const auto value = [](const std::string& instruction) {
    const auto program = assemble("MOV R1, -2147483648\n" + instruction);
    EXPECT_TRUE(program) << to_line(program.error());
    return run(*program, {}, {})->state_at(2).registers[0];
  };
  EXPECT_EQ(value("IADD R0, R1, -1"), 2147483647);
  EXPECT_EQ(value("IDIV R0, R1, -1"), -2147483647 - 1);
  EXPECT_EQ(value("IREM R0, R1, -1"), 0);
  EXPECT_EQ(value("IDIV R0, R1, 0"), 0);
  EXPECT_EQ(value("SHL R0, 3, 33"), 6);
  EXPECT_EQ(value("SHR R0, -8, 1"), -4);
  EXPECT_EQ(value("IMIN R0, R1, 4"), -2147483647 - 1);
  EXPECT_EQ(value("SEL R0, 4, 5, !PT"), 5);
}

} // namespace
} // namespace loom::simt
