#include "core/sim/timeline_rows.h"

#include <algorithm>
#include <charconv>

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
  timeline.first_row += first;
  timeline.rows.erase(timeline.rows.begin() + first + count, timeline.rows.end());
  timeline.rows.erase(timeline.rows.begin(), timeline.rows.begin() + first);
  return timeline;
}

Timeline only_cycles(Timeline timeline, double from, double to) {
  from = std::max(from, timeline.from);
  to = std::min(to, timeline.to);
  if (timeline.columns > 0 || !(from < to) || (from == timeline.from && to == timeline.to))
    return timeline;
  timeline.from = from;
  timeline.to = to;
  const auto spans = [&](auto& all) {
    std::erase_if(all, [&](const auto& each) { return each.to < from || each.from >= to; });
  };
  spans(timeline.items);
  spans(timeline.copies);
  for (std::vector<TimelineArrow>* arrows : {&timeline.releases, &timeline.arrows})
    std::erase_if(*arrows, [&](const TimelineArrow& each) {
      return std::min(each.from_cycle, each.to_cycle) < from ||
             std::max(each.from_cycle, each.to_cycle) >= to;
    });
  // The last step before the cut says what is in flight there.
  std::vector<InFlightStep>& steps = timeline.in_flight;
  std::erase_if(steps, [&](const InFlightStep& each) { return each.cycle >= to; });
  while (steps.size() > 1 && steps[1].cycle <= from)
    steps.erase(steps.begin());
  if (!steps.empty())
    steps.front().cycle = std::max(steps.front().cycle, from);
  std::erase_if(timeline.slot_use,
                [&](const SlotColumn& each) { return each.to <= from || each.from >= to; });
  for (SlotColumn& each : timeline.slot_use) {
    each.from = std::max(each.from, from);
    each.to = std::min(each.to, to);
  }
  timeline.in_flight_max = most_in_flight(timeline);
  return timeline;
}

float most_in_flight(const Timeline& timeline) {
  float most =
      std::max(1.0F, static_cast<float>(timeline.little_arithmetic + timeline.little_other));
  for (const InFlightStep& step : timeline.in_flight) {
    float sum = 0;
    for (const float each : step.by_class)
      sum += each;
    most = std::max({most, sum, step.arithmetic + step.other});
  }
  return most;
}

std::optional<int> warp_number(const TimelineRow& row) {
  int number = 0;
  const char* end = row.label.data() + row.label.size();
  if (row.label.size() < 2 || row.label.front() != 'W' ||
      std::from_chars(row.label.data() + 1, end, number).ptr != end)
    return {};
  return number;
}

std::optional<int> row_of_warp(const Timeline& timeline, int warp) {
  for (std::size_t row = 0; row < timeline.rows.size(); ++row)
    if (warp_number(timeline.rows[row]) == warp)
      return static_cast<int>(row);
  return {};
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
