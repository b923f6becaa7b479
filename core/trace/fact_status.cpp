#include "core/trace/fact_status.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

constexpr std::array<std::string_view, 5> status_names{"vendor", "published", "measured", "derived",
                                                       "assumed"};

} // namespace

std::string_view to_string(FactStatus status) {
  return status_names[static_cast<std::size_t>(status)];
}

std::optional<FactStatus> fact_status(std::string_view name) {
  const auto found = std::ranges::find(status_names, name);
  if (found == status_names.end())
    return {};
  return static_cast<FactStatus>(found - status_names.begin());
}

} // namespace loom
