// What is read as a GPU, or as a member of a family, is written and read again unchanged; lint and
// read agree, of architectures too.

#include "core/gpu/architecture.h"
#include "core/gpu/family_json.h"
#include "core/gpu/gpu_json.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

namespace {

void check_round_trip(const loom::GpuSpec& gpu) {
  const std::string written = loom::gpu_to_json(gpu);
  const auto again = loom::gpu_from_json(written, "f");
  check(again && *again == gpu, "a written GPU is read unchanged");
  check(loom::gpu_to_json(*again) == written, "writing is stable");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto gpu = loom::gpu_from_json(text, "f");
  check(gpu.has_value() == loom::lint_gpu(text, "f").empty(), "a file is read when it is clean");
  if (gpu)
    check_round_trip(*gpu);
  const auto family = loom::family_from_json(text, "f");
  check(family.has_value() == loom::lint_family(text, "f").empty(), "a family likewise");
  if (family)
    for (const loom::GpuSpec& member : *family)
      check_round_trip(member);
  check(loom::architecture_from_json(text, "f").has_value() ==
            loom::lint_architecture(text, "f").empty(),
        "an architecture likewise");
  return 0;
}
