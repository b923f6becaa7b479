// A measured trace is read: warps with finite spans in order, or one refusal with a place.

#include "core/sim/measured_trace.h"
#include "tests/fuzz/check.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  MeasuredTraceReader reader("f", 1500);
  const auto trace = reader.feed(text.substr(0, size / 2))
                         .and_then([&] { return reader.feed(text.substr(size / 2)); })
                         .and_then([&] { return reader.finish(); });
  if (!trace) {
    check(trace.error().where.line > 0, "a refusal has a place");
    return 0;
  }
  check(!trace->warps.empty(), "a trace has a warp");
  for (const MeasuredWarp& warp : trace->warps)
    for (const MeasuredSpan& span : warp.spans) {
      check(span.name < trace->names.size(), "a span has a name");
      check(std::isfinite(span.from) && span.from >= 0 && span.to >= span.from,
            "a span has a time");
    }
  const auto program = program_from_text("FADD R1, R1, R1\n");
  const TraceComparison compared = compare_traces(*trace, *program, 4, {});
  Timeline shown;
  add_measured(shown, *trace, compared);
  check(shown.rows.size() == trace->warps.size(), "each warp has a row");
  return 0;
}
