#include "core/gpu/points_csv.h"

#include "core/text/csv_columns.h"

#include <limits>

namespace loom {

Result<MeasuredPoints> points_from_csv(std::string_view text, const std::string& file, int ilp) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const CsvColumn columns[] = {
      {"alpha", "", "a number from 0, or inf", 0, infinity},
      {"warps_per_sm", "", "a number from 0 to 1e6", 0, 1e6},
      {"throughput", "groups_per_cycle_per_sm", "a number from 0 to 1e6", 0, 1e6},
      {"loop_cycles", "", "a number from 0 to 1e6", 0, 1e6, 0},
      {"loop_slots", "", "a number from 0 to 1e6", 0, 1e6, 0},
      {"ilp", "", "a number from 1 to 64", 1, 64, ilp},
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
      {"stride_bytes", "", "a number from 1 to 1e12", 1, 1e12},
      {"footprint_bytes", "", "a number from 1 to 1e15", 1, 1e15},
      {"cycles_per_load_ca", "", "a number from 0 to 1e6", 0, 1e6},
      {"cycles_per_load_cg", "", "a number from 0 to 1e6", 0, 1e6},
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
