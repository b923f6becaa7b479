#pragma once

/// What the parts of the kit measure, and where they put it.

#include "measure.cuh"
#include "preset.h"
#include "table.h"

#include <string>
#include <vector>

namespace calibrate {

/// The files in the making.
struct Report {
  std::string id; ///< before every file's name
  std::vector<Table> tables;
  Preset preset;

  /// How the preset names a file of ours as its source.
  [[nodiscard]] std::string source(const std::string& file) const {
    return "Measured on an " + preset.name + " with gpus/calibrate, " + id + "_" + file;
  }
  void measured(const std::string& key, double value, const std::string& file,
                const std::string& note = "") {
    preset.facts.push_back({key, value, source(file), "measured", note});
  }
};

/// The number as "median", "min", "max" fields.
[[nodiscard]] inline std::vector<std::string> fields(const Summary& summary) {
  return {text_of(summary.median), text_of(summary.min), text_of(summary.max)};
}

/// Median throughput against warps per SM, warps rising.
using Curve = std::vector<std::pair<int, double>>;
[[nodiscard]] inline double peak(const Curve& curve) {
  double most = 0;
  for (const auto& point : curve)
    most = point.second > most ? point.second : most;
  return most;
}

/// Window of one run in cycles of the SM's clock, about a millisecond.
inline constexpr long long short_window = 4'000'000;
inline constexpr long long long_window = 8'000'000;

// One function a part; each appends its tables and, where it finds some, facts of the preset.
void measure_fadd(Bench& bench, Report& report);        ///< arithmetic.cu
void measure_global_mix(Bench& bench, Report& report);  ///< global_loads.cu
void measure_ilp(Bench& bench, Report& report);         ///< global_loads.cu
void measure_patterns(Bench& bench, Report& report);    ///< patterns.cu
void measure_sfu_mix(Bench& bench, Report& report);     ///< mixes.cu
void measure_shared_mix(Bench& bench, Report& report);  ///< mixes.cu
void measure_issue_costs(Bench& bench, Report& report); ///< mixes.cu
void measure_banks(Bench& bench, Report& report);       ///< shared_loads.cu
void measure_staircase(Bench& bench, Report& report);   ///< staircase.cu
void measure_bandwidth(Bench& bench, Report& report);   ///< bandwidth.cu

} // namespace calibrate
