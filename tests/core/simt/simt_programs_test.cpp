#include "core/simt/language.h"
#include "core/simt/machine.h"
#include "resources/programs/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace loom::simt {
namespace {

using testing::ElementsAre;

std::string_view shipped(std::string_view name) {
  const auto files = embedded_programs();
  const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
  EXPECT_NE(found, files.end()) << name;
  return found == files.end() ? std::string_view() : found->content;
}

Assembly program(std::string_view text, Convergence convergence) {
  if (!is_structured(text)) {
    const auto assembled = assemble(text);
    EXPECT_TRUE(assembled) << to_line(assembled.error());
    return assembled.value_or(Assembly{});
  }
  const auto compiled = compile(text, convergence);
  EXPECT_TRUE(compiled) << to_line(compiled.error());
  return compiled.value_or(Compiled{}).program;
}

State last_state(const Assembly& code, const Inputs& inputs, const SimtMachine& machine) {
  const auto trace = run(code, inputs, machine);
  EXPECT_TRUE(trace) << to_line(trace.error());
  EXPECT_EQ(trace->ending, Ending::finished) << trace->reason.english();
  return trace->state_at(trace->length());
}

Inputs with_p0(int threads, Mask p0) {
  Inputs inputs;
  inputs.threads = threads;
  inputs.predicates[0] = p0;
  return inputs;
}

TEST(SimtPrograms, EachHasATitleASentenceAndCompiles) {
  EXPECT_EQ(embedded_programs().size(), 10U);
  for (const EmbeddedFile& file : embedded_programs()) {
    SCOPED_TRACE(file.name);
    EXPECT_TRUE(file.name.ends_with(".simt"));
    const std::size_t first = file.content.find('\n'), second = file.content.find('\n', first + 1);
    const auto title = file.content.substr(0, first);
    const auto sentence = file.content.substr(first + 1, second - first - 1);
    EXPECT_TRUE(title.starts_with("// ") && !title.ends_with(".")) << title;
    EXPECT_TRUE(sentence.starts_with("// ") && sentence.ends_with(".")) << sentence;
    EXPECT_LE(title.size(), 40U);
    for (const Convergence each : {Convergence::stack, Convergence::barrier, Convergence::none})
      EXPECT_FALSE(program(file.content, each).code.empty());
  }
}

TEST(SimtPrograms, TheCompiledIfElseIsTheAssemblyOne) {
  const Assembly assembly = program(shipped("if_else.simt"), Convergence::stack);
  EXPECT_EQ(to_text(program(shipped("if_else_source.simt"), Convergence::stack)),
            to_text(assembly));
  ASSERT_EQ(assembly.labels.size(), 3U);
  EXPECT_EQ(assembly.labels[0].name, "IF");
  EXPECT_EQ(assembly.labels[1].name, "ELSE");
  EXPECT_EQ(assembly.labels[2].name, "ENDIF");
  EXPECT_EQ(to_text(program(shipped("if_else_source.simt"), Convergence::none)),
            to_text(program(shipped("if_else_plain.simt"), Convergence::none)));
}

/// The first words of the memory after a program, on every machine that it is for.
void expect_memory(std::string_view name, const Inputs& inputs, int begin,
                   const std::vector<std::int32_t>& words) {
  SCOPED_TRACE(name);
  const auto expect = [&](Convergence convergence, const SimtMachine& machine) {
    const State end = last_state(program(shipped(name), convergence), inputs, machine);
    const auto first = end.memory.begin() + begin;
    EXPECT_EQ(std::vector<std::int32_t>(first, first + static_cast<std::ptrdiff_t>(words.size())),
              words);
  };
  expect(Convergence::stack, {MachineKind::stack, FirstPath::taken});
  expect(Convergence::stack, {MachineKind::stack, FirstPath::fallthrough});
  if (!is_structured(shipped(name)))
    return;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    expect(Convergence::barrier, {MachineKind::independent, FirstPath::taken, seed});
}

TEST(SimtPrograms, GiveWhatTheirCommentsSay) {
  expect_memory("nested_ifs.simt", with_p0(8, 0), 0, {2, 11, 22, 31, 2, 11, 22, 31});
  // 1, 2+1, 3+2+1, 4+3+2+1; with p0 those that come by 2 stop before adding it.
  expect_memory("divergent_loop.simt", with_p0(8, 0xf0), 0, {1, 3, 6, 10, 1, 0, 3, 7});
  expect_memory("early_return.simt", with_p0(4, 0b0101), 0, {2, 1, 2, 1});
  expect_memory("early_return.simt", with_p0(4, 0b0001), 0, {2, 1, 3, 1});
  expect_memory("switch.simt", with_p0(6, 0), 0, {100, 200, 600, -1, 100, 200});
  expect_memory("function_call.simt", with_p0(5, 0), 16, {2, 2, 2, 3, 4});
  expect_memory("reduction.simt", with_p0(8, 0), 0, {28});
  expect_memory("reduction.simt", with_p0(32, 0), 0, {496});
}

TEST(SimtPrograms, TheReductionShrinksItsMask) {
  const auto trace = run(program(shipped("reduction.simt"), Convergence::stack), with_p0(8, 0), {});
  ASSERT_TRUE(trace);
  std::vector<Mask> additions; // threads that add the words of others, round by round
  for (const Step& step : trace->steps)
    if (trace->program.code[static_cast<std::size_t>(step.pc)].op == Op::sts)
      additions.push_back(step.effective);
  EXPECT_THAT(additions, ElementsAre(0xff, 0xf, 0x3, 0x1));
}

TEST(SimtPrograms, TheSpinLockEndsOnIndependentThreadsOnly) {
  const auto stuck = run(program(shipped("spin_lock.simt"), Convergence::stack), {}, {});
  ASSERT_TRUE(stuck);
  EXPECT_EQ(stuck->ending, Ending::livelock);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State end = last_state(program(shipped("spin_lock.simt"), Convergence::barrier),
                                 with_p0(8, 0), {MachineKind::independent, {}, seed});
    EXPECT_EQ(end.memory[0], 0);
    EXPECT_EQ(end.memory[1], 8) << seed;
  }
}

} // namespace
} // namespace loom::simt
