// What compiles runs on the machine it is meant for, and its listing assembles to the same code.

#include "core/simt/language.h"
#include "core/simt/machine.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom::simt;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)is_structured(text);
  if (const auto parsed = formula(text, thread_names))
    (void)(*parsed)({{31, 32}});
  for (const Convergence each : {Convergence::stack, Convergence::barrier, Convergence::none}) {
    const auto compiled = compile(text, each, "f");
    if (!compiled) {
      check(compiled.error().where.line > 0 && compiled.error().where.column > 0,
            "an error has a place");
      continue;
    }
    const auto again = assemble(to_text(compiled->program), "f");
    check(again && *again == compiled->program, "a listing assembles to the same program");
    check(compiled->source_lines.size() == compiled->program.code.size(),
          "every instruction has a line of the source");
    SimtMachine machine;
    machine.kind = each == Convergence::barrier ? MachineKind::independent : MachineKind::stack;
    machine.step_limit = 200;
    check(run(compiled->program, {}, machine).has_value(), "what compiles can run");
  }
  return 0;
}
