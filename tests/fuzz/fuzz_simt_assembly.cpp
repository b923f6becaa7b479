// A program that is read can be written, read again unchanged, and run on the machine it is for.

#include "core/simt/machine.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom::simt;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto program = assemble(text, "f");
  if (!program) {
    check(program.error().where.line > 0 && program.error().where.column > 0,
          "an error has a place");
    return 0;
  }
  const auto again = assemble(to_text(*program), "f");
  check(again && to_text(*again) == to_text(*program), "a written program is read unchanged");
  if (program->needs_stack() && program->needs_independent())
    return 0;
  Inputs inputs;
  inputs.predicates[0] = 0b0110;
  const SimtMachine machine{.kind = program->needs_independent() ? MachineKind::independent
                                                                 : MachineKind::stack,
                            .stack_limit = 8,
                            .step_limit = 200};
  const auto trace = run(*program, inputs, machine);
  check(trace.has_value(), "a program can be run");
  const std::int64_t middle = trace->length() / 2;
  const State state = trace->state_at(middle);
  check(state == trace->state_at(middle), "a state is found again");
  check((state.exited & state.active) == 0, "no thread runs after it exited");
  return 0;
}
