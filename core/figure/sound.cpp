#include "core/figure/sound.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

namespace loom {

namespace {

constexpr double low_pitch = 220; ///< Hz
constexpr double octaves = 2;
constexpr double loudness = 0.4; ///< of what 16 bits can say
constexpr double fade = 0.01;    ///< s, so that a tone begins and ends without a click

/// `bytes` of a whole number, the lowest first, as RIFF has it.
void put(std::string& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i)
    out += static_cast<char>((value >> (8 * i)) & 0xff);
}

std::string header(std::uint32_t data_bytes) {
  constexpr std::uint32_t sample_bytes = 2, rate = sound_rate;
  std::string out = "RIFF";
  put(out, 36 + data_bytes, 4);
  out += "WAVEfmt ";
  put(out, 16, 4);
  put(out, 1, 2); // plain numbers
  put(out, 1, 2); // one channel
  put(out, rate, 4);
  put(out, rate * sample_bytes, 4);
  put(out, sample_bytes, 2);
  put(out, 8 * sample_bytes, 2);
  out += "data";
  put(out, data_bytes, 4);
  return out;
}

/// y of the curve at x, between its neighbours; nothing where it is not drawn. `next` is the first
/// point not left of x, and only goes on.
std::optional<double> height(const std::vector<SoundPoint>& points, double x, std::size_t& next) {
  while (next < points.size() && points[next].x < x)
    ++next;
  if (next == points.size() || (next == 0 && points[0].x > x))
    return std::nullopt;
  const SoundPoint& after = points[next];
  const SoundPoint& before = points[next > 0 ? next - 1 : 0];
  const double width = after.x - before.x;
  const double y = width > 0 ? before.y + (after.y - before.y) * (x - before.x) / width : after.y;
  return std::isfinite(y) ? std::optional(y) : std::nullopt;
}

} // namespace

double sound_pitch(double y) { return low_pitch * std::exp2(octaves * std::clamp(y, 0.0, 1.0)); }

std::string sound_of(const std::vector<SoundPoint>& points) {
  std::vector<SoundPoint> sorted = points;
  std::erase_if(sorted, [](const SoundPoint& point) { return !std::isfinite(point.x); });
  std::ranges::stable_sort(sorted, {}, &SoundPoint::x);
  constexpr auto samples = static_cast<std::uint32_t>(sound_seconds * sound_rate);
  std::string out = header(2 * samples);
  out.reserve(out.size() + std::size_t{2} * samples);
  double phase = 0, volume = 0, pitch = low_pitch;
  std::size_t next = 0;
  for (std::uint32_t i = 0; i < samples; ++i) {
    const auto y = height(sorted, static_cast<double>(i) / (samples - 1), next);
    if (y)
      pitch = sound_pitch(*y);
    // The phase goes on, so that the tone glides.
    phase = std::fmod(phase + pitch / sound_rate, 1.0);
    const double step = 1 / (fade * sound_rate);
    volume = y ? std::min(1.0, volume + step) : std::max(0.0, volume - step);
    const double value = loudness * volume * std::sin(2 * std::numbers::pi * phase);
    put(out, static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(32767 * value))), 2);
  }
  return out;
}

} // namespace loom
