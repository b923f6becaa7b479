#include "core/io/points_csv.h"

#include "core/io/csv_columns.h"

#include <limits>

namespace loom {

Result<MeasuredPoints> points_from_csv(std::string_view text, const std::string& file) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr CsvColumn columns[] = {
      {"alpha", "", "a number from 0, or inf", 0, infinity},
      {"warps_per_sm", "", "a number from 0 to 1e6", 0, 1e6},
      {"throughput", "groups_per_cycle_per_sm", "a number from 0 to 1e6", 0, 1e6},
  };
  return csv_columns(text, file, columns).map([](CsvNumbers numbers) {
    MeasuredPoints measured{std::move(numbers.notes), {}};
    measured.points.reserve(numbers.rows.size());
    for (const std::vector<double>& row : numbers.rows)
      measured.points.push_back({.alpha = row[0], .warps = row[1], .throughput = row[2]});
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
