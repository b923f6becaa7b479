// Points that are read can be written as CSV and read again unchanged.

#include "core/base/number.h"
#include "core/gpu/points_csv.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = loom::points_from_csv(text, "f");
  if (!read) {
    check(read.error().where.line > 0 && read.error().where.column > 0, "an error has a place");
    return 0;
  }
  std::string written = "alpha,warps_per_sm,throughput\n";
  for (const loom::MeasuredPoint& point : read->points)
    written += loom::shortest(point.alpha) + "," + loom::shortest(point.warps) + "," +
               loom::shortest(point.throughput) + "\n";
  const auto again = loom::points_from_csv(written, "f");
  check(again && again->points.size() == read->points.size(), "written points are read");
  for (std::size_t i = 0; i < read->points.size(); ++i)
    check(again->points[i].alpha == read->points[i].alpha &&
              again->points[i].warps == read->points[i].warps &&
              again->points[i].throughput == read->points[i].throughput,
          "written points are read unchanged");
  return 0;
}
