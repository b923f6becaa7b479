// Text from the clipboard: a link, a scenario or none; and whatever the bytes are, as a link they
// come back.

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static const loom::Catalogue none;
  const auto link = loom::scenario_of_link(text, "f");
  if (link)
    check(link->size() <= loom::max_json_bytes, "what a link holds is bounded");
  else
    check(link.error().code == loom::ErrorCode::bad_input, "a damaged link is a bad input");
  if (const auto found = loom::extract_scenario(text, "f"))
    (void)loom::document_from_json(*found, "f", none);
  if (size <= 4096) {
    const auto back = loom::scenario_of_link(loom::scenario_link(text), "f");
    check(back && *back == text, "a link comes back as it was");
  }
  return 0;
}
