#pragma once

#include <optional>
#include <string_view>

namespace loom {

/// Where a number comes from, most trusted first.
enum class FactStatus { vendor, published, measured, derived, assumed };
[[nodiscard]] std::string_view to_string(FactStatus status);
[[nodiscard]] std::optional<FactStatus> fact_status(std::string_view name);

} // namespace loom
