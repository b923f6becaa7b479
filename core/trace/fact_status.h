#pragma once

#include "core/base/message.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace loom {

/// Where a number comes from, most trusted first.
enum class FactStatus { vendor, published, measured, derived, assumed };
inline constexpr std::array<std::string_view, 5> status_names{
    LOOM_TEXT("vendor").english, LOOM_TEXT("published").english, LOOM_TEXT("measured").english,
    LOOM_TEXT("derived").english, LOOM_TEXT("assumed").english};
[[nodiscard]] constexpr std::string_view to_string(FactStatus status) {
  return status_names[static_cast<std::size_t>(status)];
}

} // namespace loom
