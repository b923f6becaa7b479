#include "core/memory/bank_rows.h"

#include <algorithm>

namespace loom {
namespace {

/// The rows of `count` passes from `first` on, without heights.
std::vector<BankRows::Row> rows_of(const memory::BankAccess& access, int first, int count) {
  const int passes = static_cast<int>(access.passes.size());
  std::vector<BankRows::Row> rows;
  if (first > 0)
    rows.push_back({.folded = first});
  int request = -1;
  for (int pass = first; pass < first + count; ++pass) {
    const int of = access.passes[static_cast<std::size_t>(pass)].request;
    if (access.requests > 1 && of != request)
      rows.push_back({.request = of});
    request = of;
    rows.push_back({.pass = pass});
  }
  if (first + count < passes)
    rows.push_back({.folded = passes - first - count});
  return rows;
}

} // namespace

BankRows bank_rows(const memory::BankAccess& access, int pass, double room,
                   const RowHeights& heights) {
  const int passes = static_cast<int>(access.passes.size());
  BankRows result;
  if (passes == 0)
    return result;
  const int looked_at = std::max(0, pass - 1);
  for (int count = passes; count >= 1; --count) {
    const int first = std::clamp(looked_at - count / 2, 0, passes - count);
    result.rows = rows_of(access, first, count);
    const double lines =
        heights.line * static_cast<double>(result.rows.size() - static_cast<std::size_t>(count));
    const double height = std::min(heights.most, (room - lines) / count);
    // "1 more" would take as much room as the second of two passes.
    const bool saves = passes != 2 || heights.least > heights.line;
    if (height < heights.least && count > 1 && saves)
      continue;
    double y = 0;
    for (BankRows::Row& row : result.rows) {
      row.y = y;
      row.height = row.pass < 0 ? heights.line : std::max(height, heights.least);
      y += row.height;
    }
    result.height = y;
    break;
  }
  return result;
}

} // namespace loom
