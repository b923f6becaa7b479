#include "core/sim/timeline_rows.h"

#include <algorithm>

namespace loom {
namespace {

/// The cells of the rows that are left, of `width` numbers a row.
void keep_cells(std::vector<std::uint8_t>& cells, std::size_t width, int first, int count) {
  const auto begin = static_cast<std::ptrdiff_t>(width) * first;
  const auto end = begin + static_cast<std::ptrdiff_t>(width) * count;
  if (static_cast<std::ptrdiff_t>(cells.size()) < end)
    return;
  cells.erase(cells.begin() + end, cells.end());
  cells.erase(cells.begin(), cells.begin() + begin);
}

} // namespace

Timeline only_rows(Timeline timeline, int first, int count) {
  const int rows = static_cast<int>(timeline.rows.size());
  first = std::clamp(first, 0, rows);
  count = std::clamp(count, 0, rows - first);
  if (count == rows)
    return timeline;
  const auto left_out = [&](int row) { return row < first || row >= first + count; };
  const auto keep = [&](auto& all) {
    std::erase_if(all, [&](const auto& each) { return left_out(each.row); });
    for (auto& each : all)
      each.row -= first;
  };
  keep(timeline.items);
  keep(timeline.copies);
  keep(timeline.blocks);
  for (std::vector<TimelineArrow>* arrows : {&timeline.releases, &timeline.arrows}) {
    std::erase_if(*arrows, [&](const TimelineArrow& each) {
      return left_out(each.from_row) || left_out(each.to_row);
    });
    for (TimelineArrow& each : *arrows) {
      each.from_row -= first;
      each.to_row -= first;
    }
  }
  timeline.selected_row = left_out(timeline.selected_row) ? -1 : timeline.selected_row - first;
  const auto columns = static_cast<std::size_t>(timeline.columns);
  keep_cells(timeline.arithmetic_share, columns, first, count);
  keep_cells(timeline.other_share, columns, first, count);
  keep_cells(timeline.class_share, columns * timeline.classes.size(), first, count);
  timeline.rows.erase(timeline.rows.begin() + first + count, timeline.rows.end());
  timeline.rows.erase(timeline.rows.begin(), timeline.rows.begin() + first);
  return timeline;
}

int rows_from_top(const std::vector<TimelineRow>& rows, int most) {
  const int all = static_cast<int>(rows.size());
  if (most <= 0 || all <= most)
    return all;
  int count = most;
  while (count > 0 && rows[static_cast<std::size_t>(count)].group ==
                          rows[static_cast<std::size_t>(count) - 1].group)
    --count;
  return count > 0 ? count : most;
}

double issue_distance(const std::vector<TimelineItem>& items) {
  std::vector<double> distances;
  for (std::size_t i = 1; i < items.size(); ++i)
    if (items[i].row == items[i - 1].row)
      distances.push_back(items[i].from - items[i - 1].from);
  if (distances.empty())
    return 1;
  const auto tenth = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 10);
  std::ranges::nth_element(distances, tenth);
  return std::max(1.0, *tenth);
}

} // namespace loom
