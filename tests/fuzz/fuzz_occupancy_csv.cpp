// Whatever a batch holds: an error has a place, and what is written keeps every line and begins
// each as it was, but for apostrophes before formulas.

#include "core/occupancy/occupancy_csv.h"
#include "tests/fuzz/check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

loom::Result<std::string> capability(std::string_view id) {
  if (id.size() > 8)
    return loom::fail(loom::ErrorCode::bad_argument, loom::verbatim("unknown GPU"));
  return std::string(id);
}

std::string_view first_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r'))
    line.remove_suffix(1);
  return line;
}

std::string without_apostrophes(std::string_view text) {
  std::string rest(text);
  std::erase(rest, '\'');
  return rest;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto place = [](const loom::Error& error) {
    check((error.where.line > 0 && error.where.column > 0) ||
              error.code == loom::ErrorCode::internal, // there is nothing to do
          "an error has a place");
  };
  const auto strict = loom::occupancy_csv(text, "f", capability);
  if (!strict)
    place(strict.error());
  int bad_rows = 0;
  const auto written = loom::occupancy_csv(text, "f", capability, [&](const loom::Error& error) {
    place(error);
    ++bad_rows;
  });
  if (!written) {
    check(!strict, "a bad header is bad either way");
    return 0;
  }
  check(strict.has_value() == (bad_rows == 0), "bad rows are found either way");
  std::string_view before = text, after = *written;
  while (!before.empty()) {
    const std::string_view line = first_line(before), now = first_line(after);
    check(line.starts_with('#') ? now.starts_with('#') // a note has no control characters then
                                : without_apostrophes(now).starts_with(without_apostrophes(line)),
          "a line begins as it was");
  }
  check(after.empty(), "no line is added");
  return 0;
}
