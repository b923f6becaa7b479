#include "widgets/views/kernel/plan_choices.h"

#include <array>
#include <cmath>
#include <limits>

namespace loom {

namespace {

using kernel::Extent;
using kernel::Plan;

constexpr std::int64_t largest_int = std::numeric_limits<int>::max();
constexpr std::int64_t most_threads = 1024, most_registers = 255, most_shared = 1 << 20;

QVariant list_of(const auto& numbers) {
  QVariantList list;
  for (const std::int64_t number : numbers)
    list << static_cast<qlonglong>(number);
  return list;
}

/// A whole number of the range; NaN is in none.
bool take(const QVariant& value, std::int64_t low, std::int64_t high, auto& number) {
  bool is_number = false;
  const double given = value.toDouble(&is_number);
  if (!is_number || !(given >= static_cast<double>(low) && given <= static_cast<double>(high)) ||
      given != std::floor(given))
    return false;
  number = static_cast<std::remove_reference_t<decltype(number)>>(given);
  return true;
}

/// Into as many numbers as there are; false where the list is another length.
bool take_list(const QVariant& value, std::int64_t low, std::int64_t high, auto& numbers) {
  const QVariantList list = value.toList();
  if (list.size() != std::ssize(numbers))
    return false;
  for (qsizetype i = 0; i < list.size(); ++i)
    if (!take(list[i], low, high, numbers[static_cast<std::size_t>(i)]))
      return false;
  return true;
}

/// Nothing where the map leaves it open.
bool take_part(const QVariant& value, std::optional<double>& part) {
  part.reset();
  if (!value.isValid())
    return true;
  bool is_number = false;
  const double given = value.toDouble(&is_number);
  if (!is_number || !(given >= 0 && given <= 1))
    return false;
  part = given;
  return true;
}

bool take_grid(const QVariant& value, Plan& plan) {
  std::array<std::int64_t, 9> grid{};
  if (!take_list(value, -1, largest_int, grid))
    return false;
  for (std::size_t d = 0; d < 3; ++d) {
    const std::int64_t by = grid[3 * d], count = grid[3 * d + 1], argument = grid[3 * d + 2];
    const bool covers = by == static_cast<std::int64_t>(Extent::By::argument);
    if (by < 0 || by > static_cast<std::int64_t>(Extent::By::argument) || count < 1 ||
        (covers && (argument < 0 || argument >= std::ssize(plan.arguments))))
      return false;
    plan.grid[d] = {static_cast<Extent::By>(by), count, covers ? static_cast<int>(argument) : -1};
  }
  return true;
}

} // namespace

QVariantMap to_map(const Plan& plan) {
  std::array<std::int64_t, 9> grid{};
  for (std::size_t d = 0; d < 3; ++d) {
    grid[3 * d] = static_cast<std::int64_t>(plan.grid[d].by);
    grid[3 * d + 1] = plan.grid[d].count;
    grid[3 * d + 2] = plan.grid[d].argument;
  }
  QVariantMap trips;
  for (const auto& [name, count] : plan.trips)
    trips[QString::fromStdString(name)] = static_cast<qlonglong>(count);
  QVariantMap map{{"grid", list_of(grid)},
                  {"block", list_of(plan.block)},
                  {"arguments", list_of(plan.arguments)},
                  {"registers", plan.registers},
                  {"shared", static_cast<qlonglong>(plan.shared)},
                  {"shared_per_thread", plan.shared_per_thread},
                  {"trips", trips}};
  if (plan.l1_hits)
    map["l1_hits"] = *plan.l1_hits;
  if (plan.l2_hits)
    map["l2_hits"] = *plan.l2_hits;
  return map;
}

Plan plan_from_map(const QVariantMap& map, const Plan& plan) {
  Plan next = plan;
  if (!take_list(map["block"], 1, most_threads, next.block) ||
      kernel::count(next.block) > most_threads ||
      !take_list(map["arguments"], -largest_int, largest_int, next.arguments) ||
      !take_grid(map["grid"], next) || !take(map["registers"], 1, most_registers, next.registers) ||
      !take(map["shared"], 0, most_shared, next.shared) ||
      !take_part(map["l1_hits"], next.l1_hits) || !take_part(map["l2_hits"], next.l2_hits))
    return plan;
  next.shared_per_thread = map["shared_per_thread"].toBool();
  const QVariantMap trips = map["trips"].toMap();
  for (auto& [name, count] : next.trips)
    if (const QVariant given = trips[QString::fromStdString(name)];
        given.isValid() && !take(given, 1, largest_int, count))
      return plan;
  return next;
}

} // namespace loom
