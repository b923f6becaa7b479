// A lesson's formula: refused with a column, or it has a value for any numbers and any that are
// missing.

#include "core/lesson/expression.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using loom::lesson::Expression;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto parsed = Expression::parse(text);
  if (!parsed) {
    check(parsed.error().where.line == 1 && parsed.error().where.column > 0 &&
              parsed.error().where.column <= static_cast<int>(size) + 1,
          "an error has a column of the text");
    return 0;
  }
  check(parsed->text() == text && size <= 1000, "the text is kept, and short");
  const auto again = Expression::parse(parsed->text());
  check(again && again->names() == parsed->names(), "it reads the same again");
  for (const double value : {0.0, 1e308, -3.5})
    check(parsed->evaluate([&](std::string_view) { return value; }).has_value(), "it has a value");
  const auto missing = parsed->evaluate([](std::string_view) -> loom::Result<double> {
    return loom::fail(loom::ErrorCode::bad_argument, loom::verbatim("no such number"));
  });
  check(missing.has_value() == parsed->names().empty(), "a missing number is missed");
  return 0;
}
