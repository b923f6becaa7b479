#pragma once

/// Some rows of a timeline, and how close together their instructions are.

#include "core/sim/timeline.h"

namespace loom {

/// The rows from `first` on, `count` of them; arrows from or to another row are left out. What is
/// in flight and the issue slots stay those of the SM.
[[nodiscard]] Timeline only_rows(Timeline timeline, int first, int count);

/// As many rows from the top as `most` allows, whole groups of them where one has room; all where
/// `most` is 0.
[[nodiscard]] int rows_from_top(const std::vector<TimelineRow>& rows, int most);

/// Cycles that lie between two issues of a row, but for the tenth of them that is closest
/// together; 1 where that is not known. `items` are by row, then by cycle.
[[nodiscard]] double issue_distance(const std::vector<TimelineItem>& items);

} // namespace loom
