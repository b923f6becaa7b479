#pragma once

/// Student's t distribution, for confidence bands of least-squares fits.
///
/// F(t) = 1 - I_x(ν/2, 1/2) / 2 for t ≥ 0 with x = ν / (ν + t²), I the regularised incomplete
/// beta function (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.1 and 26.5.8).

namespace loom {

/// The probability of a value up to `t`; `degrees` of freedom ν > 0. Relative error of the smaller
/// tail below 1e-12 up to 300 degrees of freedom, 1e-9 up to 10^6.
[[nodiscard]] double student_t_cdf(double t, double degrees);

/// The t whose probability of a value up to it is `probability`, 0 < probability < 1:
/// student_t_quantile(0.975, 10) = 2.228 bounds 95 % on both sides.
[[nodiscard]] double student_t_quantile(double probability, double degrees);

} // namespace loom
