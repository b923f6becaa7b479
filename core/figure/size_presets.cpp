#include "core/figure/size_presets.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace loom {

const std::vector<SizePreset>& size_presets() {
  constexpr const char* ieee = "ieeeauthorcenter.ieee.org, size of graphics: 3.5 in and 7.16 in";
  constexpr const char* nature = "Nature final-submission guide: 89 mm and 183 mm, 5 to 7 pt";
  constexpr const char* elsevier = "Elsevier artwork sizing: 90, 140 and 190 mm; check the page";
  constexpr const char* springer =
      "Springer artwork guidelines: 84, 119 and 174 mm, lettering of 8 to 12 pt";
  constexpr const char* checked = "2026-11-20";
  static const std::vector<SizePreset> presets{
      {"ieee-1col", 88.9, 0, 8, 6, ieee, checked},
      {"ieee-2col", 182, 0, 8, 6, ieee, checked},
      {"nature-1col", 89, 0, 7, 5, nature, "2026-07-23"},
      {"nature-2col", 183, 0, 7, 5, nature, "2026-07-23"},
      {"elsevier-1col", 90, 0, 8, 6, elsevier, checked},
      {"elsevier-1.5col", 140, 0, 8, 6, elsevier, checked},
      {"elsevier-2col", 190, 0, 8, 6, elsevier, checked},
      {"acm-1col", 84.6, 0, 8, 6, "3.33 in, not verified with the publisher", checked},
      {"acm-2col", 177.8, 0, 8, 6, "7 in, not verified with the publisher", checked},
      {"springer-1col", 84, 0, 9, 8, springer, "2026-11-30"},
      {"springer-2col", 174, 0, 9, 8, springer, "2026-11-30"},
      {"springer-small", 119, 0, 9, 8, springer, "2026-11-30"},
      {"usenix", 84.6, 0, 8, 6, "3.3 to 3.5 in, not verified with the publisher", checked},
      {"thesis-full", 150, 0, 9, 6, "LatencyLoom: A4 text block", checked},
      {"slide-16x9", 338.7, 190.5, 20, 18, "16:9 slide; 18F/brand#139 asks for 20 pt", checked},
  };
  return presets;
}

const SizePreset* size_preset(std::string_view id) {
  const auto& presets = size_presets();
  const auto found =
      std::ranges::find_if(presets, [&](const SizePreset& preset) { return id == preset.id; });
  return found == presets.end() ? nullptr : &*found;
}

std::optional<FigureSize> figure_size(std::string_view size) {
  if (const SizePreset* preset = size_preset(size)) {
    const double golden = preset->width_mm * 2 / (1 + std::sqrt(5.0));
    return FigureSize{preset->width_mm,
                      preset->height_mm > 0 ? preset->height_mm : std::round(golden),
                      preset->text_pt, preset->floor_pt};
  }
  const std::size_t cross = size.find('x');
  if (!size.ends_with("mm") || cross == std::string_view::npos)
    return std::nullopt;
  const auto width = parse_number(size.substr(0, cross));
  const auto height = parse_number(size.substr(cross + 1, size.size() - cross - 3));
  const auto allowed = [](std::optional<double> side) {
    return side && *side >= least_side_mm && *side <= most_side_mm;
  };
  if (!allowed(width) || !allowed(height))
    return std::nullopt;
  return FigureSize{*width, *height, 8, 6};
}

} // namespace loom
