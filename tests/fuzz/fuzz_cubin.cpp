// A cubin is read, or refused in one line.

#include "core/base/utf8.h"
#include "core/sass/cubin.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto cubin = sass::read_cubin(bytes, "f");
  if (!cubin) {
    check(is_one_line(to_line(cubin.error())), "a refusal is one line");
    return 0;
  }
  check(!cubin->listing.functions.empty(), "a cubin has a function");
  for (const sass::Function& function : cubin->listing.functions)
    for (const sass::Instruction& each : function.instructions)
      check(!each.text.empty() && is_one_line(each.text), "an instruction is one line");
  return 0;
}
