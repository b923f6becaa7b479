// What is read as a scenario is written and read again unchanged; lint and read agree.

#include "core/scenario/scenario_json.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = loom::document_from_json(text, "f", catalogue);
  check(read.has_value() == loom::lint_scenario(text, "f", catalogue).empty(),
        "a file is read when it is clean");
  if (!read)
    return 0;
  const std::string written = loom::document_to_json(read->document, catalogue);
  const auto again = loom::document_from_json(written, "f", catalogue);
  check(again && again->document == read->document, "a written scenario is read unchanged");
  check(loom::document_to_json(again->document, catalogue) == written, "writing is stable");
  return 0;
}
