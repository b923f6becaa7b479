#pragma once

/// Student's t distribution, for confidence bands of least-squares fits.

namespace loom {

/// The probability of a value up to `t`; `degrees` of freedom ν > 0.
[[nodiscard]] double student_t_cdf(double t, double degrees);

/// The t whose probability of a value up to it is `probability`, 0 < probability < 1:
/// student_t_quantile(0.975, 10) = 2.228 bounds 95 % on both sides.
[[nodiscard]] double student_t_quantile(double probability, double degrees);

} // namespace loom
