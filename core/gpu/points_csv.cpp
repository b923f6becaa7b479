#include "core/gpu/points_csv.h"

#include "core/text/csv_columns.h"

#include <limits>

namespace loom {

Result<MeasuredPoints> points_from_csv(std::string_view text, const std::string& file, int ilp) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const CsvColumn columns[] = {
      {"alpha", "", 0, infinity},
      {"warps_per_sm", "", 0, 1e6},
      {"throughput", "groups_per_cycle_per_sm", 0, 1e6},
      {"loop_cycles", "", 0, 1e6, 0},
      {"loop_slots", "", 0, 1e6, 0},
      {"ilp", "", 1, 64, ilp},
  };
  return csv_columns(text, file, columns).map([ilp](CsvNumbers numbers) {
    MeasuredPoints measured{std::move(numbers.notes), {}};
    measured.points.reserve(numbers.rows.size());
    for (const std::vector<double>& row : numbers.rows)
      if (row[5] == ilp)
        measured.points.push_back({.alpha = row[0],
                                   .warps = row[1],
                                   .throughput = row[2],
                                   .loop = {.cycles = row[3], .issue_slots = row[4]}});
    return measured;
  });
}

Result<std::vector<FootprintPoint>> footprints_from_csv(std::string_view text,
                                                        const std::string& file) {
  constexpr CsvColumn columns[] = {
      {"stride_bytes", "", 1, 1e12},
      {"footprint_bytes", "", 1, 1e15},
      {"cycles_per_load_ca", "", 0, 1e6},
      {"cycles_per_load_cg", "", 0, 1e6},
  };
  return csv_columns(text, file, columns).map([](const CsvNumbers& numbers) {
    std::vector<FootprintPoint> points;
    points.reserve(numbers.rows.size());
    for (const std::vector<double>& row : numbers.rows)
      points.push_back({row[0], row[1], row[2], row[3]});
    return points;
  });
}

} // namespace loom
