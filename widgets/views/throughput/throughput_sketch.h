#pragma once

/// Draws the curves of one scenario's model into a throughput panel.

#include "core/figure/plot_data.h"
#include "widgets/texts/words.h"
#include "widgets/workspace/snapshot.h"

#include <string>
#include <vector>

namespace loom {

/// Curves of one model: every bound, and the minimum. Refers to what it was made with.
class ThroughputSketch {
public:
  /// Against α at the scenario's occupancy, or against warps at its α.
  ThroughputSketch(Panel& panel, const Scenario& scenario, const Results& results,
                   bool against_alpha);
  /// Warps are shown as `factor` times their number.
  void set_x_factor(double factor) { x_factor_ = factor; }

  /// What `pick` takes from the bounds at `x`, which is α or warps, in the unit shown.
  [[nodiscard]] double shown(double x, auto&& pick) const {
    const double alpha = against_alpha_ ? x : scenario_.alpha;
    const double warps = against_alpha_ ? scenario_.warps : x;
    return throughput_scale(scenario_, alpha).factor * pick(bounds(results_.model, alpha, warps));
  }

  /// Adds the least of the bounds at `xs`, ascending, as the points of `curve`.
  void minimum(const std::vector<double>& xs, Curve curve) const;
  /// Adds each bound, the binding one bold.
  void each_bound(const std::vector<double>& xs) const;

private:
  [[nodiscard]] std::vector<Point> line(const std::vector<double>& xs, auto&& pick) const {
    std::vector<Point> points;
    points.reserve(xs.size());
    for (const double x : xs)
      points.push_back({x * x_factor_, shown(x, pick)});
    return points;
  }
  [[nodiscard]] QString label(Bottleneck which) const;

  Panel& panel_;
  const Scenario& scenario_;
  const Results& results_;
  bool against_alpha_;
  double x_factor_ = 1;
};

} // namespace loom
