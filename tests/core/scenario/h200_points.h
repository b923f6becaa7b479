#pragma once

/// Points measured on an H200 and how far a model is from them.

#include "core/scenario/models.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct H200Point {
  double alpha, warps, measured; ///< IPC/SM of the other instruction, at α = ∞ of FADDs
  int ilp;
  MeasuringLoop loop{};
};

/// The points of a file of gpus/measured, whose groups have so many arithmetic instructions more.
inline std::vector<H200Point> measured_points(std::string_view file, double extra_arithmetic = 0,
                                              int ilp = 1) {
  static const Catalogue catalogue(embedded_gpu_files());
  Measurement measurement;
  measurement.file = file;
  measurement.ilp = ilp;
  const auto read = catalogue.points(measurement);
  EXPECT_TRUE(read) << file;
  std::vector<H200Point> points;
  if (read)
    for (const MeasuredPoint& at : read->points)
      points.push_back({at.alpha + extra_arithmetic, at.warps, at.throughput, ilp, at.loop});
  return points;
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
  std::vector<H200Point> fitted, held_out, adds, loads, chains;

  H200() : adds(measured_points("h200_fadd_only.csv")) {
    scenario.gpu = catalogue.find("h200").value();
    // A group has an IMAD.WIDE besides its α FADDs; with one chain alone it is hidden.
    for (const H200Point& point : measured_points("h200_global_load_mix.csv", 1))
      (std::ranges::find(fitted_alphas, point.alpha - 1) != fitted_alphas.end() ? fitted : held_out)
          .push_back(point);
    loads = measured_points("h200_independent_loads.csv");
    for (const int ilp : {2, 4, 8})
      for (const H200Point& point : measured_points("h200_independent_loads.csv", 1, ilp))
        chains.push_back(point);
  }
};

} // namespace loom
