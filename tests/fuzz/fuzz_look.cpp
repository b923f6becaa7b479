// A figure's look, as the settings keep presets: what is read is written and read again unchanged.

#include "core/figure/look_json.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto look =
      loom::look_from_json(std::string_view(reinterpret_cast<const char*>(data), size), "f");
  if (!look) {
    check(look.error().code == loom::ErrorCode::bad_input, "a wrong look is a bad input");
    return 0;
  }
  const std::string written = loom::look_to_json(*look);
  const auto again = loom::look_from_json(written, "f");
  check(again && *again == *look, "a written look is read unchanged");
  check(loom::look_to_json(*again) == written, "writing is stable");
  return 0;
}
