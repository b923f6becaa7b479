// What is read as the figures of a paper has what drawing needs, and nothing that leaves the
// folder.

#include "core/figure/figures_json.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = loom::figures_from_json(text, "f");
  if (!read) {
    check(!read.error().detail.empty(), "what is wrong is said");
    return 0;
  }
  check(!read->empty(), "a paper has a figure");
  for (const loom::PaperFigure& figure : *read) {
    check(!figure.figure.empty(), "a figure has an id");
    check(figure.name.find('/') == std::string::npos, "a name is no path");
    for (const auto& [name, value] : figure.options)
      check(!name.empty() && !value.empty(), "an option has a value");
  }
  return 0;
}
