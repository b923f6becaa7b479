/// The saturation model against points measured on an H200, with the parameters of its GPU file.
///
/// Those were fitted to the FADDs alone, to the independent loads and to every second α of the mix:
/// the least sum of the mean squared relative errors of the three, which the last test holds.

#include "core/scenario/models.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

namespace loom {
namespace {

struct Point {
  double alpha, warps, measured; ///< IPC/SM of the other instruction, at α = ∞ of FADDs
  int ilp;
};

/// The first three columns of a file of gpus/measured.
std::vector<std::array<double, 3>> columns(std::string_view name, bool two = false) {
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

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr std::array fitted_alphas{0.0, 16.0, 64.0, 512.0}; ///< every second one

struct H200 {
  Catalogue catalogue{embedded_gpu_files()};
  Scenario scenario;
  Saturation saturation;
  std::vector<Point> fitted, held_out, adds, loads;

  H200() {
    scenario.gpu = catalogue.find("h200").value();
    saturation = saturation_of(scenario);
    // A group of the mix has an IMAD.WIDE besides its α FADDs.
    for (const auto& [alpha, warps, rate] : columns("h200_global_load_mix.csv"))
      (std::ranges::find(fitted_alphas, alpha) != fitted_alphas.end() ? fitted : held_out)
          .push_back({alpha + 1, warps, rate, 1});
    for (const auto& [none, warps, rate] : columns("h200_fadd_only.csv", true))
      adds.push_back({inf, warps, 64 * rate, 1});
    for (const auto& [ilp, warps, rate] : columns("h200_independent_loads.csv"))
      loads.push_back({0, warps, rate, static_cast<int>(ilp)});
  }

  [[nodiscard]] double error(const Point& point, const Saturation& with) const {
    KernelModel model = kernel_model(scenario).value();
    model.ilp = point.ilp;
    return saturated_throughput(model, with, point.alpha, point.warps) / point.measured - 1;
  }
  [[nodiscard]] double squared(const std::vector<Point>& points, const Saturation& with) const {
    double sum = 0;
    for (const Point& point : points)
      sum += std::pow(error(point, with), 2);
    return sum / static_cast<double>(points.size());
  }
  [[nodiscard]] double residual(const Saturation& with) const {
    return squared(fitted, with) + squared(adds, with) + squared(loads, with);
  }

  /// Mean and worst relative error of all points together.
  void expect(const char* what, std::initializer_list<const std::vector<Point>*> sets,
              double mean_limit, double worst_limit) const {
    double sum = 0, worst = 0;
    std::size_t count = 0;
    Point at{};
    for (const auto* points : sets)
      for (const Point& point : *points) {
        const double off = error(point, saturation);
        sum += std::abs(off);
        ++count;
        if (std::abs(off) > std::abs(worst)) {
          worst = off;
          at = point;
        }
      }
    const double mean = sum / static_cast<double>(count);
    std::printf("saturation model against H200, %s: mean relative error %.2f %%, worst %.1f %% at "
                "alpha %g, %g warps, ILP %d\n",
                what, 100 * mean, 100 * worst, at.alpha, at.warps, at.ilp);
    EXPECT_LE(mean, mean_limit) << what;
    EXPECT_LE(std::abs(worst), worst_limit) << what;
  }
};

TEST(SaturationOfTheH200, IsWithinTwoAndAHalfPercentOnAverageAndTenAtWorst) {
  const H200 h200;
  ASSERT_EQ(h200.fitted.size() + h200.held_out.size(), 196u);
  h200.expect("mix", {&h200.fitted, &h200.held_out}, 0.025, 0.10);
  h200.expect("FADDs alone", {&h200.adds}, 0.025, 0.10);
  h200.expect("independent loads", {&h200.loads}, 0.025, 0.10);
}

TEST(SaturationOfTheH200, HoldsAtTheIntensitiesItWasNotFittedTo) {
  const H200 h200;
  h200.expect("mix, fitted", {&h200.fitted}, 0.025, 0.10);
  h200.expect("mix, held out", {&h200.held_out}, 0.025, 0.10);
}

TEST(SaturationOfTheH200, HasTheParametersOfTheLeastSquares) {
  const H200 h200;
  const double least = h200.residual(h200.saturation);
  for (double Saturation::*const parameter :
       {&Saturation::queue_share, &Saturation::latency_tail, &Saturation::issue_efficiency})
    for (const double factor : {0.96, 1.04}) {
      Saturation changed = h200.saturation;
      changed.*parameter = std::min(1.0, changed.*parameter * factor);
      EXPECT_GT(h200.residual(changed), least);
    }
}

} // namespace
} // namespace loom
