#pragma once

/// Two profiles of one program, before a change of it and after: which launches belong together.
///
/// The k-th launch of a kernel in one file belongs to the k-th of that kernel in the other. A
/// kernel whose whole name is not in the other file, as after a change of its template arguments,
/// is compared by its name without arguments.

#include "core/profile/launch.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace loom {

struct LaunchPair {
  std::size_t before = 0, after = 0; ///< places in the two profiles
};
struct ProfileComparison {
  std::vector<LaunchPair> pairs;                    ///< ascending by `before`
  std::vector<std::size_t> only_before, only_after; ///< launches without a partner, ascending
};
[[nodiscard]] ProfileComparison compare_profiles(const profile::Profile& before,
                                                 const profile::Profile& after);

/// How many times as fast `after` was: the ratio of their times. Nothing where one lacks it.
[[nodiscard]] std::optional<double> speedup(const profile::Launch& before,
                                            const profile::Launch& after);
/// The part of it that another clock of the SMs explains, the ratio of the two clocks. Nothing
/// where one lacks its clock.
[[nodiscard]] std::optional<double> clock_ratio(const profile::Launch& before,
                                                const profile::Launch& after);

} // namespace loom
