// A source page is read, or refused in one line; as a document holds it, it is read back as it is.

#include "core/base/utf8.h"
#include "core/profile/source_page.h"
#include "core/study/code_waits.h"
#include "tests/fuzz/check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)profile::begins_source_page(text);
  check(profile::source_pages_in(text) <= text.size(), "pages begin inside the text");
  const auto launches = profile::read_source_page(text, "f");
  if (!launches) {
    check(is_one_line(to_line(launches.error())), "a refusal is one line");
    return 0;
  }
  check(!launches->empty(), "a page has a launch");
  for (const profile::SourceLaunch& each : *launches) {
    check(each.code.lines.size() == each.code.function.instructions.size(),
          "an instruction has its counts");
    const auto again = profile::read_source_page(profile::source_page_text(each), "f");
    check(again && again->size() == 1 && again->front().place == each.place &&
              again->front().code.lines.size() == each.code.lines.size(),
          "what is held of a page is a page");
    constexpr std::size_t few = 2000;
    if (each.code.lines.size() > few)
      continue;
    double sum = 0;
    for (const LineWait& wait : code_waits(each.code))
      sum += wait.share;
    check(sum >= 0 && sum < 1 + 1e-9, "shares are parts of one");
  }
  return 0;
}
