#pragma once

/// How far a model is off a set of measurements.

#include "core/measured/measured_set.h"
#include "core/scenario/models.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace loom {

struct Residual {
  MeasuredPoint measured; ///< as in the set
  double alpha = 0;       ///< what the model was asked: the file's α plus extra_arithmetic
  double warps = 0;       ///< and at how many: ModelRun::asked_warps() of the point's
  double predicted = 0;   ///< IPC/SM
  double relative = 0;    ///< (predicted − measured) / measured
};

struct ResidualSummary {
  std::size_t count = 0;
  double mean = 0;   ///< mean of |relative|
  double median = 0; ///< median of |relative|
  double bias = 0;   ///< mean of relative: above 0 the model promises too much
  Residual worst;    ///< with the largest |relative|
};

/// One residual for each point that the model has a number for and whose throughput is not 0, in
/// the set's order. The model is asked at the set's α and warps whatever the scenario's are, with
/// the loop that measured besides.
[[nodiscard]] std::vector<Residual> residuals(const ModelRun& model, const MeasuredSet& set);
/// Nothing without residuals.
[[nodiscard]] std::optional<ResidualSummary> summarise(const std::vector<Residual>& residuals);

} // namespace loom
