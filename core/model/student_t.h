#pragma once

/// Student's t distribution, for confidence bands of least-squares fits.

namespace loom {

/// The t whose probability of a value up to it is `probability`, 0 < probability < 1, with ν > 0
/// `degrees` of freedom:
/// student_t_quantile(0.975, 10) = 2.228 bounds 95 % on both sides.
[[nodiscard]] double student_t_quantile(double probability, double degrees);

} // namespace loom
