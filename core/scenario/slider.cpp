#include "core/scenario/parameters.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The logarithmic part of an α slider and how much of the slider each end keeps for 0 and ∞.
constexpr double alpha_low = 0.01, alpha_high = 1e4, alpha_end = 0.03;

/// `value` to `digits` significant digits, so that a slider gives numbers one can read.
double rounded(double value, int digits) {
  if (value == 0)
    return 0;
  const double scale = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
  // Dividing by a power of ten is exact where multiplying by its inverse is not.
  return scale >= 1 ? std::round(value * scale) / scale
                    : std::round(value * scale) * std::round(1 / scale);
}

double log_position(double value, double low, double high) {
  return std::log(value / low) / std::log(high / low);
}

} // namespace

double slider_position(const ParameterInfo& info, double value) {
  switch (info.scale) {
  case ParameterScale::linear:
    return std::clamp((value - info.min) / (info.max - info.min), 0.0, 1.0);
  case ParameterScale::log:
    return std::clamp(log_position(value, info.min, info.max), 0.0, 1.0);
  case ParameterScale::alpha:
    break;
  }
  if (value <= 0)
    return 0;
  if (std::isinf(value))
    return 1;
  const double inside = std::clamp(log_position(value, alpha_low, alpha_high), 0.0, 1.0);
  return alpha_end + inside * (1 - 2 * alpha_end);
}

double slider_value(const ParameterInfo& info, double position) {
  const double at = std::clamp(position, 0.0, 1.0);
  if (info.scale == ParameterScale::linear) {
    const double value = info.min + at * (info.max - info.min);
    return info.whole ? std::round(value) : std::round(value / info.step) * info.step;
  }
  double low = info.min, high = info.max, inside = at;
  if (info.scale == ParameterScale::alpha) {
    if (at < alpha_end / 2)
      return 0;
    if (at > 1 - alpha_end / 2)
      return infinity;
    low = alpha_low, high = alpha_high;
    inside = std::clamp((at - alpha_end) / (1 - 2 * alpha_end), 0.0, 1.0);
  }
  const double value = rounded(low * std::pow(high / low, inside), 3);
  return std::clamp(info.whole ? std::round(value) : value, low, high);
}

double stepped(const ParameterInfo& info, double value, int steps) {
  if (info.scale == ParameterScale::linear) {
    const double next = value + steps * info.step;
    return std::clamp(std::round(next / info.step) * info.step, info.min, info.max);
  }
  const bool is_alpha = info.scale == ParameterScale::alpha;
  const double low = is_alpha ? alpha_low : info.min;
  const double high = is_alpha ? std::max(alpha_high, std::isinf(value) ? 0 : value) : info.max;
  const int direction = steps > 0 ? 1 : -1;
  for (int left = std::abs(steps); left > 0; --left) {
    if (std::isinf(value)) {
      if (direction > 0)
        break;
      value = high;
    } else if (value <= 0) {
      if (direction < 0)
        break;
      value = low;
    } else {
      // Just below a power of ten the unit is that of the decade below.
      const double probe = direction > 0 ? value : value * (1 - 1e-9);
      const double unit = std::pow(10.0, std::floor(std::log10(probe)) - (info.step - 1));
      const double next = rounded(std::round(value / unit) * unit + direction * unit, 6);
      if (next > high * (1 + 1e-9))
        value = is_alpha ? infinity : high;
      else if (next < low * (1 - 1e-9))
        value = is_alpha ? 0 : low;
      else
        value = next;
    }
  }
  return value;
}

} // namespace loom
