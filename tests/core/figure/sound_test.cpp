// A curve that can be heard.

#include "core/figure/sound.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>

namespace loom {
namespace {

std::uint32_t whole(const std::string& wav, std::size_t at, int bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < bytes; ++i)
    value |= static_cast<std::uint32_t>(static_cast<unsigned char>(wav[at + std::size_t(i)]))
             << (8 * i);
  return value;
}
double sample(const std::string& wav, std::size_t i) {
  return static_cast<std::int16_t>(whole(wav, 44 + 2 * i, 2)) / 32767.0;
}
/// How often the tone rises through zero in a second, between two times.
double frequency(const std::string& wav, double from, double to) {
  int crossings = 0;
  const auto first = std::size_t(from * sound_rate), last = std::size_t(to * sound_rate);
  for (std::size_t i = first + 1; i < last; ++i)
    crossings += sample(wav, i - 1) < 0 && sample(wav, i) >= 0;
  return crossings / (to - from);
}
double loudest(const std::string& wav, double from, double to) {
  double most = 0;
  for (auto i = std::size_t(from * sound_rate); i < std::size_t(to * sound_rate); ++i)
    most = std::max(most, std::abs(sample(wav, i)));
  return most;
}

// Two octaves above A3, 220 Hz: A5 is 880 Hz, A4 in the middle 440 Hz.
TEST(Sound, PitchIsTheHeight) {
  EXPECT_DOUBLE_EQ(sound_pitch(0), 220);
  EXPECT_DOUBLE_EQ(sound_pitch(0.5), 440);
  EXPECT_DOUBLE_EQ(sound_pitch(1), 880);
  EXPECT_DOUBLE_EQ(sound_pitch(7), 880);
  EXPECT_DOUBLE_EQ(sound_pitch(-1), 220);
}

TEST(Sound, IsAWavFileOfThreeSeconds) {
  const std::string wav = sound_of({{0, 0}, {1, 1}});
  EXPECT_EQ(wav.substr(0, 4), "RIFF");
  EXPECT_EQ(wav.substr(8, 8), "WAVEfmt ");
  EXPECT_EQ(whole(wav, 4, 4), wav.size() - 8);
  EXPECT_EQ(whole(wav, 22, 2), 1U) << "channels";
  EXPECT_EQ(whole(wav, 24, 4), 22050U);
  EXPECT_EQ(whole(wav, 34, 2), 16U) << "bits";
  EXPECT_EQ(whole(wav, 40, 4), wav.size() - 44);
  EXPECT_EQ(wav.size(), 44U + 2 * 3 * 22050);
}

TEST(Sound, GoesWithTheCurve) {
  const std::string flat = sound_of({{0, 0.5}, {1, 0.5}});
  EXPECT_NEAR(frequency(flat, 0.5, 2.5), 440, 1);
  const std::string step = sound_of({{0, 0}, {0.5, 0}, {0.5, 1}, {1, 1}});
  EXPECT_NEAR(frequency(step, 0.2, 1.4), 220, 1);
  EXPECT_NEAR(frequency(step, 1.6, 2.8), 880, 1);
  EXPECT_EQ(sound_of({{1, 1}, {0.5, 1}, {0, 0}}), sound_of({{0, 0}, {0.5, 1}, {1, 1}}));
}

TEST(Sound, IsSilentWhereTheCurveIsNot) {
  const std::string part = sound_of({{1. / 3, 0.5}, {2. / 3, 0.5}});
  EXPECT_EQ(loudest(part, 0, 0.99), 0);
  EXPECT_GT(loudest(part, 1.1, 1.9), 0.3);
  EXPECT_EQ(loudest(part, 2.05, 2.99), 0);
  const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  for (const double y : {nan, inf, -inf})
    EXPECT_EQ(loudest(sound_of({{0, y}, {1, y}}), 0, 3), 0);
  EXPECT_EQ(loudest(sound_of({{nan, 1}, {inf, 1}}), 0, 3), 0);
  EXPECT_EQ(sound_of({}).size(), sound_of({{0, 0}}).size());
}

TEST(Sound, BeginsAndEndsWithoutAClick) {
  const std::string wav = sound_of({{0.2, 1}, {0.8, 1}});
  for (std::size_t i = 1; i < std::size_t(3 * sound_rate); ++i)
    EXPECT_LT(std::abs(sample(wav, i) - sample(wav, i - 1)), 0.11); // 0.4 · 2π · 880 / 22050
}

} // namespace
} // namespace loom
