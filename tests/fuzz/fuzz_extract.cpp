// Whatever the bytes are, extracting ends with a text of bounded size or an error.

#include "core/document/document_json.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto text = loom::extract_scenario(bytes, "f");
  if (!text) {
    check(text.error().code == loom::ErrorCode::bad_input, "a wrong file is a bad input");
    return 0;
  }
  // Numbers may be written longer than they stood there, never by much.
  check(text->size() <= 16 * (size + loom::max_json_bytes), "the text is bounded");
  const loom::Catalogue none;
  (void)loom::document_from_json(*text, "f", none);
  return 0;
}
