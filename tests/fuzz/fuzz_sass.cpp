// Whatever a listing holds: it is read, in one piece or many, or refused with a place.

#include "core/io/sass_json.h"
#include "core/sass/reader.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto listing = loom::sass::read_listing(text, "f");
  loom::sass::ListingReader reader("f");
  loom::Result<void> fed;
  for (std::size_t from = 0; fed && from < size; from += 7)
    fed = reader.feed(text.substr(from, 7));
  check(listing.has_value() == (fed && reader.finish().has_value()), "pieces read as the whole");
  if (!listing) {
    const loom::Error& error = listing.error();
    check(error.code == loom::ErrorCode::bad_input && error.where.line > 0 &&
              error.where.column > 0,
          "an error has its place");
    return 0;
  }
  // A GPU of which nothing is known.
  const auto gpu = std::make_shared<const loom::GpuSpec>();
  const auto gpu_of = [&gpu](const loom::sass::Function&) { return gpu; };
  check(!loom::sass_json(*listing, gpu_of).empty() && !loom::sass_csv(*listing, gpu_of).empty() &&
            !loom::sass_text(*listing, gpu_of).empty() &&
            !loom::sass_schedule(*listing, gpu_of).empty(),
        "what is read can be written");
  return 0;
}
