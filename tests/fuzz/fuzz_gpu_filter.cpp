// A filter as typed above the list of GPUs: refused with a column, or it says of every GPU whether
// it fits.

#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_filter.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto filter = loom::parse_gpu_filter(text);
  if (!filter) {
    check(filter.error().where.column > 0 &&
              filter.error().where.column <= static_cast<int>(size) + 1,
          "an error has a column of the text");
    return 0;
  }
  check(filter->words.size() + filter->conditions.size() <= size, "a part takes a letter at least");
  bool accepted = false;
  for (const char* id : {"g80", "gtx980", "h200", "toy"})
    if (const auto gpu = catalogue.find(id))
      accepted |= filter->accepts(**gpu);
  check(accepted || !filter->words.empty() || !filter->conditions.empty(),
        "an empty filter accepts all");
  return 0;
}
