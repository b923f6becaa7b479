#include "widgets/figure/figure_style.h"

#include <algorithm>

namespace loom {

const std::vector<SizePreset>& size_presets() {
  constexpr const char* ieee = "ieeeauthorcenter.ieee.org, size of graphics: 3.5 in and 7.16 in";
  constexpr const char* nature = "Nature final-submission guide: 89 mm and 183 mm, 5 to 7 pt";
  constexpr const char* elsevier = "Elsevier artwork sizing: 90, 140 and 190 mm; check the page";
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
      {"usenix", 84.6, 0, 8, 6, "3.3 to 3.5 in, not verified with the publisher", checked},
      {"thesis-full", 150, 0, 9, 6, "LatencyLoom: A4 text block", checked},
      {"slide-16x9", 338.7, 190.5, 20, 18, "16:9 slide; 18F/brand#139 asks for 20 pt", checked},
  };
  return presets;
}

const SizePreset* find_size_preset(const QString& id) {
  const auto& presets = size_presets();
  const auto found =
      std::ranges::find_if(presets, [&](const SizePreset& preset) { return id == preset.id; });
  return found == presets.end() ? nullptr : &*found;
}

} // namespace loom
