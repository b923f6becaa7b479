// A student's answers: refused with the place, or read back as they are written, and judged or
// refused by the lesson.

#include "core/lesson/answer_sheet.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto sheet = loom::read_answers(text, "f");
  if (!sheet) {
    check(sheet.error().where.file == "f" && !sheet.error().detail.empty(),
          "what is wrong is said, and in which file");
    return 0;
  }
  const std::string written = loom::write_answers(*sheet);
  const auto again = loom::read_answers(written, "f");
  check(again.has_value(), "what is written is read");
  check(loom::write_answers(*again) == written, "nothing is lost");
  for (const loom::lesson::GivenStep& step : sheet->steps)
    check(!step.answers.empty() && step.answers.size() <= loom::max_tries,
          "a step has answers, and not too many");
  return 0;
}
