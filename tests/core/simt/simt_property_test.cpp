#include "core/simt/engine/advance.h"
#include "core/simt/language.h"
#include "tests/core/simt/simt_oracle.h"

#include <gtest/gtest.h>

#include <map>

namespace loom::simt {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int program_count = 10'000;
#else
constexpr int program_count = 100'000;
#endif

struct Case {
  const char* name;
  Convergence convergence;
  SimtMachine machine;
};

Inputs random_inputs(ProgramGenerator& generator) {
  Inputs inputs;
  const int some = generator.pick(8);
  inputs.threads = 4 + some * generator.pick(5);
  const Mask all = static_cast<Mask>((std::uint64_t{1} << inputs.threads) - 1);
  for (Mask& predicate : inputs.predicates)
    predicate = static_cast<Mask>(generator.bits()) & all;
  for (std::size_t r = 0; r < 3; ++r)
    for (int thread = 0; thread < inputs.threads; ++thread)
      inputs.registers[r].push_back(generator.pick(9) - 4);
  for (int i = 0; i < 256; ++i)
    inputs.memory.push_back(static_cast<std::int32_t>(generator.bits()) % 16);
  return inputs;
}

/// Stepping forward from the beginning, one instruction after another, gives the states that going
/// back to some steps, the last first, gives.
void expect_steps_back(const Trace& trace, ProgramGenerator& generator) {
  std::map<std::int64_t, State> forward{{trace.length(), {}}};
  for (int i = 0; i < 3; ++i)
    forward[generator.pick(static_cast<int>(trace.length()) + 1)] = {};
  State state = begin(trace.program, trace.inputs, trace.machine);
  for (std::int64_t step = 0; step <= trace.length(); ++step) {
    if (const auto noted = forward.find(step); noted != forward.end())
      noted->second = state;
    if (step < trace.length())
      (void)advance(state, trace.program, trace.inputs, trace.machine);
  }
  for (auto at = forward.rbegin(); at != forward.rend(); ++at)
    EXPECT_TRUE(trace.state_at(at->first) == at->second) << "step " << at->first;
}

/// Without `return` and, with barriers, loops that may wait for others, all threads are together
/// at the program's end. Plain branches would give the same results: this is what they lose.
bool expect_together(const Case& each, const std::string& source, const Trace& trace) {
  const auto has = [&](const char* word) { return source.find(word) != std::string::npos; };
  const bool barrier = each.convergence == Convergence::barrier;
  if (each.convergence == Convergence::none || has("return") ||
      (barrier && has("while") && (has("cas(") || has("exch(") || has("add("))))
    return false;
  EXPECT_EQ(trace.steps.back().active,
            static_cast<Mask>((std::uint64_t{1} << trace.inputs.threads) - 1));
  return true;
}

void expect_oracle(const Case& each, const std::string& source, const Inputs& inputs,
                   ProgramGenerator& generator, bool back, std::int64_t& steps, int& together,
                   int& refused) {
  const auto compiled = compile(source, each.convergence);
  if (!compiled && compiled.error().detail.english().starts_with("too deep a condition")) {
    ++refused;
    return;
  }
  ASSERT_TRUE(compiled) << to_line(compiled.error());
  const auto trace = run(compiled->program, inputs, each.machine);
  ASSERT_TRUE(trace) << to_line(trace.error());
  ASSERT_EQ(trace->ending, Ending::finished) << trace->reason.english();
  steps += trace->length();
  const State end = trace->state_at(trace->length());
  const auto ast = language::parse(source, "");
  ASSERT_TRUE(ast);
  ASSERT_EQ(compiled->variables, ast->variables);
  std::vector<std::int32_t> memory = inputs.memory;
  for (int thread = 0; thread < inputs.threads; ++thread) {
    LoneThread alone(*ast, inputs, thread, memory);
    alone.run();
    for (std::size_t r = 0; r < compiled->variables.size(); ++r)
      ASSERT_EQ(end.registers[static_cast<std::size_t>(thread * register_count) + r],
                alone.variables[r])
          << "variable " << compiled->variables[r] << " of thread " << thread;
  }
  ASSERT_EQ(end.memory, memory);
  together += expect_together(each, source, *trace);
  if (back)
    expect_steps_back(*trace, generator);
}

TEST(SimtProperty, RandomProgramsEqualEachThreadAlone) {
  constexpr auto stack = MachineKind::stack, independent = MachineKind::independent;
  std::map<std::string, int> runs;
  std::int64_t steps = 0;
  int together = 0, refused = 0;
  for (int i = 0; i < program_count; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Case cases[] = {
        {"stack, taken", Convergence::stack, {stack, FirstPath::taken}},
        {"barrier", Convergence::barrier, {independent, FirstPath::taken, seed}},
        {"stack, fallthrough", Convergence::stack, {stack, FirstPath::fallthrough}},
        {"barrier, another seed", Convergence::barrier, {independent, FirstPath::taken, ~seed}},
        {"none, stack",
         Convergence::none,
         {stack, i % 4 < 2 ? FirstPath::taken : FirstPath::fallthrough}},
        {"none, independent", Convergence::none, {independent, FirstPath::taken, seed}}};
    Case each = cases[i % 6];
    each.machine.step_limit = 200'000;
    ProgramGenerator generator(seed);
    const std::string source = generator.program();
    const Inputs inputs = random_inputs(generator);
    SCOPED_TRACE(std::string(each.name) + ", program " + std::to_string(i) + ", " +
                 std::to_string(inputs.threads) + " threads:\n" + source);
    expect_oracle(each, source, inputs, generator, i / 6 % 4 == 0, steps, together, refused);
    if (HasFailure())
      return;
    ++runs[each.name];
  }
  EXPECT_EQ(runs.size(), 6U);
  // The programs must be worth running: many steps, not empty shells.
  EXPECT_GT(steps, std::int64_t{20} * program_count);
  EXPECT_GT(together, program_count / 4);
  // Few need more predicates than a machine has.
  EXPECT_LT(refused, program_count / 1000);
  RecordProperty("together", together);
  RecordProperty("steps", std::to_string(steps));
}

} // namespace
} // namespace loom::simt
