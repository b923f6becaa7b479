#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace loom {

/// Where a number comes from, most trusted first.
enum class FactStatus { vendor, published, measured, derived, assumed };
inline constexpr std::array<std::string_view, 5> status_names{"vendor", "published", "measured",
                                                              "derived", "assumed"};
[[nodiscard]] constexpr std::string_view to_string(FactStatus status) {
  return status_names[static_cast<std::size_t>(status)];
}

} // namespace loom
