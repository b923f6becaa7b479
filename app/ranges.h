#pragma once

/// Sequences of values on the command line: "49", "0,0.1:1000:41,inf", "1:64".

#include "app/values.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace loom {

/// A sequence of values, computed one by one so that a long one takes no memory.
class Range {
public:
  /// `count` values from `low` to `high`, the ends exact; or from `low` in steps.
  struct Segment {
    double low = 0, high = 0;
    std::uint64_t count = 1;
    double step = 0; ///< 0: spread between the ends
    bool log = false;
  };

  explicit Range(double value) { append({.low = value, .high = value}); }
  /// `segments` is not empty.
  explicit Range(const std::vector<Segment>& segments);

  [[nodiscard]] std::uint64_t size() const { return ends_.back(); }
  /// The value at `index`, below size().
  [[nodiscard]] double at(std::uint64_t index) const;

private:
  void append(const Segment& segment);

  std::vector<Segment> segments_;
  std::vector<double> log_low_, log_high_; ///< of each segment, to take them once only
  std::vector<std::uint64_t> ends_;        ///< index behind each segment's last value
};

/// What the third number of "LO:HI:THIRD" says.
enum class Spacing {
  even, ///< COUNT values, evenly spaced
  log,  ///< COUNT values, evenly spaced on a log scale; LO > 0
  step, ///< STEP between whole numbers, 1 when left out
};
/// A comma list of values and ranges, all within `values`. bad_argument naming `option`
/// and what was expected.
[[nodiscard]] Result<Range> parse_range(std::string_view option, std::string_view text,
                                        const NumberRange& values, Spacing spacing);

} // namespace loom
