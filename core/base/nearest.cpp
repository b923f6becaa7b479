#include "core/base/nearest.h"

#include "core/base/pieces.h"

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// Longer names are never a slip of the finger; comparing them would only cost time.
constexpr std::size_t longest_name = 64;

bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() &&
         std::equal(start.begin(), start.end(), text.begin(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

} // namespace

int edit_distance(std::string_view a, std::string_view b) {
  // Optimal string alignment, three rows of the table at a time.
  std::vector<int> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j)
    above[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const char x = lower(a[i - 1]);
      const char y = lower(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (x == y ? 0 : 1)});
      if (i > 1 && j > 1 && x == lower(b[j - 2]) && y == lower(a[i - 2]))
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

std::vector<std::string> nearest(std::string_view name, std::span<const std::string> known,
                                 std::size_t most) {
  if (name.empty() || name.size() > longest_name)
    return {};
  std::vector<std::pair<int, std::string>> near;
  for (const std::string& candidate : known) {
    const int distance = edit_distance(name, candidate);
    const int allowed = std::max(1, static_cast<int>(std::min(name.size(), candidate.size())) / 3);
    const bool abbreviated = (name.size() >= 3 && begins_with(candidate, name)) ||
                             (candidate.size() >= 3 && begins_with(name, candidate));
    if (distance <= allowed || abbreviated)
      near.emplace_back(distance, candidate);
  }
  std::ranges::stable_sort(near, {}, &std::pair<int, std::string>::first);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < near.size() && i < most; ++i)
    names.push_back(std::move(near[i].second));
  return names;
}

Message did_you_mean(std::string_view name, std::span<const std::string> known) {
  const std::vector<std::string> names = nearest(name, known);
  if (names.empty())
    return {};
  std::string quoted = "'" + names.front() + "'";
  for (std::size_t i = 1; i + 1 < names.size(); ++i)
    quoted += ", '" + names[i] + "'";
  if (names.size() == 1)
    return LOOM_TEXT(" (did you mean %1?)")(quoted);
  return LOOM_TEXT(" (did you mean %1 or %2?)")(quoted, "'" + names.back() + "'");
}

} // namespace loom
