// A program that is read can be written, read again unchanged, and simulated.

#include "core/sim/simulate.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto program = loom::program_from_text(text, "f");
  if (!program) {
    check(program.error().where.line > 0 && program.error().where.column > 0,
          "an error has a place");
    return 0;
  }
  const auto again = loom::program_from_text(loom::to_text(*program), "f");
  check(again && *again == *program, "a written program is read unchanged");
  const auto counted = loom::count({}, *program, 5, {.cycles = 100});
  check(counted.has_value(), "a program can be simulated");
  return 0;
}
