#pragma once

/// Points measured on an H200 and how far a model is from them.

#include "core/scenario/scenario.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <limits>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct H200Point {
  double alpha, warps, measured; ///< IPC/SM of the other instruction, at α = ∞ of FADDs
  int ilp;
};

/// The first three columns of a file of gpus/measured.
inline std::vector<std::array<double, 3>> columns(std::string_view name, bool two = false) {
  const auto files = embedded_gpu_files();
  const auto file = std::ranges::find(files, name, &EmbeddedFile::name);
  EXPECT_NE(file, files.end());
  std::vector<std::array<double, 3>> rows;
  std::istringstream lines{std::string(file->content)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] < '0' || line[0] > '9')
      continue;
    std::ranges::replace(line, ',', ' ');
    std::istringstream words(line);
    std::array<double, 3> row{};
    for (std::size_t i = two ? 1 : 0; i < row.size(); ++i)
      words >> row[i];
    rows.push_back(row);
  }
  return rows;
}

/// Mean and worst relative error over all points together of `error`, a function of a point.
template <class Error>
void expect_near(const std::string& what, std::initializer_list<const std::vector<H200Point>*> sets,
                 double mean_limit, double worst_limit, Error error) {
  double sum = 0, worst = 0;
  std::size_t count = 0;
  H200Point at{};
  for (const auto* points : sets)
    for (const H200Point& point : *points) {
      const double off = error(point);
      sum += std::abs(off);
      ++count;
      if (!(std::abs(off) <= std::abs(worst))) {
        worst = off;
        at = point;
      }
    }
  const double mean = sum / static_cast<double>(count);
  std::printf("%s: mean relative error %.2f %%, worst %.1f %% at alpha %g, %g warps, ILP %d\n",
              what.c_str(), 100 * mean, 100 * worst, at.alpha, at.warps, at.ilp);
  EXPECT_LE(mean, mean_limit) << what;
  EXPECT_LE(std::abs(worst), worst_limit) << what;
}

/// The global loads' points and the scenario they belong to.
struct H200 {
  static constexpr std::array fitted_alphas{0.0, 16.0, 64.0, 512.0}; ///< every second one
  Catalogue catalogue{embedded_gpu_files()};
  Scenario scenario;
  std::vector<H200Point> fitted, held_out, adds, loads;

  H200() {
    scenario.gpu = catalogue.find("h200").value();
    // A group of the mix has an IMAD.WIDE besides its α FADDs.
    for (const auto& [alpha, warps, rate] : columns("h200_global_load_mix.csv"))
      (std::ranges::find(fitted_alphas, alpha) != fitted_alphas.end() ? fitted : held_out)
          .push_back({alpha + 1, warps, rate, 1});
    for (const auto& [none, warps, rate] : columns("h200_fadd_only.csv", true))
      adds.push_back({std::numeric_limits<double>::infinity(), warps, 64 * rate, 1});
    for (const auto& [ilp, warps, rate] : columns("h200_independent_loads.csv"))
      loads.push_back({0, warps, rate, static_cast<int>(ilp)});
  }
};

/// One of the calibration kit's mixes, which have no instruction besides.
inline std::vector<H200Point> mix_points(std::string_view file) {
  std::vector<H200Point> points;
  for (const auto& [alpha, warps, rate] : columns(file))
    points.push_back({alpha, warps, rate, 1});
  return points;
}

} // namespace loom
