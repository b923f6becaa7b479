#pragma once

/// Nonlinear least squares in a box: the Levenberg-Marquardt solver of the GNU Scientific Library
/// (gsl_multifit_nlinear), with the uncertainty of what it finds.
///
/// A parameter x between its ends is found as u: x = min + s·(max − min), on a logarithmic scale
/// x = min·(max/min)^s, with s = (1 + sin u)/2, so that no step leaves the box. The covariance is
/// that of the linearised problem at the solution, with the residuals' own variance:
///   cov = |r|²/(m − p) · (JᵀJ)⁻¹                     m residuals, p parameters, J = ∂r/∂x

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace loom {

struct BoxParameter {
  double start = 0; ///< taken a hundredth of the way inside where it is at an end
  double min = 0;   ///< above 0 on a logarithmic scale
  double max = 1;   ///< above min
  bool logarithmic = false;
};

/// Fills `out` with the residuals at `x`, all finite; false gives up.
using ResidualFunction = std::function<bool(std::span<const double> x, std::span<double> out)>;

struct LeastSquares {
  std::vector<double> x;
  std::vector<double> covariance;   ///< p × p, row by row; empty with either of the next two
  std::optional<std::size_t> inert; ///< a parameter that moves no residual
  /// Two parameters whose effects cannot be told apart: the problem is singular.
  std::optional<std::pair<std::size_t, std::size_t>> inseparable;
};

/// `count` residuals, more than there are parameters. Nothing when `residuals` gave up or the
/// solver could not begin.
[[nodiscard]] std::optional<LeastSquares> least_squares(std::span<const BoxParameter> parameters,
                                                        std::size_t count,
                                                        const ResidualFunction& residuals);

} // namespace loom
