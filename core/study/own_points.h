#pragma once

/// Residuals of a model at an author's own points, of warps needed as of throughputs, and whether
/// the errors of the measurements explain them.

#include "core/study/residuals.h"

namespace loom {

/// Residuals of the warps that the model needs for `target` of its peak, from 0.01 to 1, against
/// those that the set says to be needed: `measured.warps`, in warps per SM as `predicted`. Points
/// for which the model has no number are left out.
[[nodiscard]] std::vector<Residual> needed_residuals(const ModelRun& model, const MeasuredSet& set,
                                                     double target);

/// χ² = Σ ((predicted − measured) / error)², the error being the part of the error bar on the
/// prediction's side. About as large as the number of points where the model is right and a bar
/// reaches one standard deviation to either side.
struct ChiSquared {
  double sum = 0;
  std::size_t points = 0; ///< that have such an error; of the others none is assumed
};
/// Nothing where no point has one.
[[nodiscard]] std::optional<ChiSquared> chi_squared(const std::vector<Residual>& residuals);

} // namespace loom
