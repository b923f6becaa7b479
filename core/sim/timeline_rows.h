#pragma once

/// Some rows of a timeline, and how close together their instructions are.

#include "core/sim/timeline.h"

#include <optional>

namespace loom {

/// The rows from `first` on, `count` of them; arrows from or to another row are left out. What is
/// in flight and the issue slots stay those of the SM.
[[nodiscard]] Timeline only_rows(Timeline timeline, int first, int count);

/// The cycles from <= c < to of those that the timeline shows, from < to; as it is where it is
/// folded into columns.
[[nodiscard]] Timeline only_cycles(Timeline timeline, double from, double to);

/// Most instructions in flight at once in what is shown, Little's law included; at least 1.
[[nodiscard]] float most_in_flight(const Timeline& timeline);

/// The number of the row's warp, by its name; nothing where that has none.
[[nodiscard]] std::optional<int> warp_number(const TimelineRow& row);
/// The first row of the warp with this number; nothing where it has none.
[[nodiscard]] std::optional<int> row_of_warp(const Timeline& timeline, int warp);

/// As many rows from the top as `most` allows, whole groups of them where one has room; all where
/// `most` is 0.
[[nodiscard]] int rows_from_top(const std::vector<TimelineRow>& rows, int most);

/// Cycles that lie between two issues of a row, but for the tenth of them that is closest
/// together; 1 where that is not known. `items` are by row, then by cycle.
[[nodiscard]] double issue_distance(const std::vector<TimelineItem>& items);

} // namespace loom
