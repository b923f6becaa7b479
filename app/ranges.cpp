#include "app/ranges.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double most_values = 1e9;

tl::unexpected<Error> wrong(std::string_view option, std::string_view expected,
                            std::string_view text) {
  return bad_argument(verbatim(std::string(option) + ": expected " + std::string(expected) +
                               ", found '" + std::string(text.substr(0, 60)) + "'"));
}

/// The form of a range, for messages.
const char* form(Spacing spacing) {
  switch (spacing) {
  case Spacing::even:
    return "LO:HI:COUNT with LO <= HI";
  case Spacing::log:
    return "LO:HI:COUNT with 0 < LO <= HI, both finite";
  case Spacing::step:
    return "LO:HI or LO:HI:STEP with LO <= HI";
  }
  return "";
}

Result<Range::Segment> parse_segment(std::string_view option, std::string_view text,
                                     const NumberRange& values, Spacing spacing) {
  const std::vector<std::string_view> parts = split(text, ":");
  const Result<double> low = option_number(option, parts[0], values);
  if (parts.size() == 1 && low)
    return Range::Segment{.low = *low, .high = *low};
  const bool complete = parts.size() == 3 || (parts.size() == 2 && spacing == Spacing::step);
  if (parts.size() > 1 && !complete)
    return wrong(option, form(spacing), text);
  LOOM_CHECK(low);
  LOOM_TRY(const double high, option_number(option, parts[1], values));
  if (std::isinf(high) || *low > high || (spacing == Spacing::log && *low <= 0))
    return wrong(option, form(spacing), text);

  Range::Segment segment{.low = *low, .high = high, .log = spacing == Spacing::log};
  const bool steps = spacing == Spacing::step;
  LOOM_TRY(const double third, option_number(std::string(option) + (steps ? " (STEP)" : " (COUNT)"),
                                             parts.size() == 3 ? parts[2] : "1", {1, most_values}));
  if (steps) {
    segment.step = third;
    segment.count = 1 + static_cast<std::uint64_t>((high - *low) / third);
  } else {
    segment.count = static_cast<std::uint64_t>(third);
    if (segment.count == 1 && *low != high)
      return wrong(option, "a COUNT of at least 2 from LO to HI", text);
  }
  return segment;
}

} // namespace

Range::Range(const std::vector<Segment>& segments) {
  for (const Segment& segment : segments)
    append(segment);
}

void Range::append(const Segment& segment) {
  segments_.push_back(segment);
  log_low_.push_back(segment.log ? std::log10(segment.low) : 0);
  log_high_.push_back(segment.log ? std::log10(segment.high) : 0);
  ends_.push_back((ends_.empty() ? 0 : ends_.back()) + segment.count);
}

double Range::at(std::uint64_t index) const {
  const auto found =
      static_cast<std::size_t>(std::ranges::upper_bound(ends_, index) - ends_.begin());
  const Segment& segment = segments_[found];
  const std::uint64_t place = index - (ends_[found] - segment.count);
  if (segment.step > 0)
    return segment.low + segment.step * static_cast<double>(place);
  if (place == 0)
    return segment.low;
  if (place + 1 == segment.count)
    return segment.high;
  const double fraction = static_cast<double>(place) / static_cast<double>(segment.count - 1);
  if (!segment.log)
    return segment.low + (segment.high - segment.low) * fraction;
  // In decades, so that whole decades come out as round numbers.
  return std::pow(10.0, log_low_[found] + (log_high_[found] - log_low_[found]) * fraction);
}

Result<Range> parse_range(std::string_view option, std::string_view text, const NumberRange& values,
                          Spacing spacing) {
  std::vector<Range::Segment> segments;
  for (const std::string_view part : split(text, ",")) {
    LOOM_TRY(const Range::Segment segment, parse_segment(option, part, values, spacing));
    segments.push_back(segment);
  }
  return Range(segments);
}

} // namespace loom
