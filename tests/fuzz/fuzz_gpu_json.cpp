// What is read as a GPU is written and read again unchanged; lint and read agree.

#include "core/io/gpu_json.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto gpu = loom::gpu_from_json(text, "f");
  check(gpu.has_value() == loom::lint_gpu(text, "f").empty(), "a file is read when it is clean");
  if (!gpu)
    return 0;
  const std::string written = loom::gpu_to_json(*gpu);
  const auto again = loom::gpu_from_json(written, "f");
  check(again && *again == *gpu, "a written GPU is read unchanged");
  check(loom::gpu_to_json(*again) == written, "writing is stable");
  return 0;
}
