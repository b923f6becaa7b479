// A table is outlined and, as far as its headers say what it is, imported: good points only, and
// every refused row counted with a place.

#include "core/measured/import.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  static const loom::GpuPtr gpu = catalogue.find("h200").value();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto outline = loom::csv_outline(text, "f");
  if (!outline) {
    check(outline.error().where.line > 0, "an error has a place");
    return 0;
  }
  check(outline->guess.size() == outline->headers.size(), "every column has a meaning");
  loom::ImportMapping mapping{.columns = outline->guess};
  if (!loom::check_mapping(mapping, *gpu))
    mapping.alpha = 1;
  const auto imported = loom::import_measured(text, "f", mapping, *gpu);
  check(imported.has_value() == loom::check_mapping(mapping, *gpu).has_value(),
        "what a mapping can read is read");
  if (!imported)
    return 0;
  const loom::ImportReport& report = imported->report;
  const loom::MeasuredPoints& read = imported->set.data;
  check(report.rows ==
            read.points.size() + read.needed.size() + report.refused_rows() + report.other_ilp,
        "every row is accounted for");
  check(read.points.empty() || read.needed.empty(), "a table is of one quantity");
  for (const loom::RefusedRows& rows : report.refused)
    check(rows.first.where.line > 0 && rows.first.where.column > 0, "a refusal has a place");
  for (const loom::MeasuredPoint& point : read.points) {
    check(point.alpha >= 0 && point.warps >= 1 && point.warps <= 1024, "a point has a place");
    check(point.throughput >= 0 && std::isfinite(point.throughput) && std::isfinite(point.high),
          "a point has a throughput");
    check(!point.has_range() || (point.low <= point.throughput && point.throughput <= point.high),
          "an error bar encloses its point");
  }
  for (const loom::NeededPoint& point : read.needed) {
    check(point.alpha >= 0 && point.warps >= 1 && point.warps <= 1024, "warps needed have a place");
    check(!point.has_range() || (point.low <= point.warps && point.warps <= point.high),
          "an error bar encloses its warps");
  }
  return 0;
}
