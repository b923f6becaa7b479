#pragma once

/// Sizes that publishers ask for, as data with their source: they change.

#include <optional>
#include <string_view>
#include <vector>

namespace loom {

/// A target size with the text size its publisher asks for.
struct SizePreset {
  const char* id; ///< "ieee-1col"
  double width_mm;
  double height_mm; ///< 0: golden ratio
  double text_pt;
  double floor_pt; ///< nothing smaller may appear
  const char* source;
  const char* checked_on; ///< "YYYY-MM-DD"
};
[[nodiscard]] const std::vector<SizePreset>& size_presets();
/// nullptr when there is none of this id.
[[nodiscard]] const SizePreset* size_preset(std::string_view id);

/// Smallest and largest side of a figure.
inline constexpr double least_side_mm = 10, most_side_mm = 1200;

struct FigureSize {
  double width_mm, height_mm, text_pt, floor_pt;
};
/// What "ieee-1col" or "88x60mm" stands for; nothing for any other text.
[[nodiscard]] std::optional<FigureSize> figure_size(std::string_view size);

} // namespace loom
