#pragma once

/// A curve that can be heard: its height as pitch, from left to right as time goes by.

#include "core/figure/plot_data.h"

#include <string>
#include <vector>

namespace loom {

/// A point of a curve as parts of the axes, 0 at the left and at the bottom, 1 at the right and at
/// the top. Parts outside are taken as the nearest edge.
struct SoundPoint {
  double x = 0, y = 0;
};

inline constexpr double sound_seconds = 3;
inline constexpr int sound_rate = 22050; ///< samples a second
/// The pitch at a height: two octaves, 220 Hz at the bottom and 880 Hz at the top. A step of the
/// same height sounds like the same interval.
[[nodiscard]] double sound_pitch(double y);

/// The curve as a WAV file (mono, 16 bits, sound_seconds long). It is silent where the curve has
/// no points: left of the first one, right of the last, and where a number is not finite.
[[nodiscard]] std::string sound_of(const std::vector<SoundPoint>& points);

} // namespace loom
