#pragma once

/// Numbers as profilers and table programs of any country write them.

#include <optional>
#include <string_view>

namespace loom::profile {

/// The sign that begins a fraction.
enum class DecimalMark { point, comma };

/// A number by each sign that may begin its fraction: "1.234" is 1.234 by a point and 1234 by a
/// comma, "65,77" is one by a comma alone, "117 344" is the same by both.
///
/// The digits before the fraction may stand in groups, of three or as in India (12,34,567), all of
/// which the same sign separates: the other one of point and comma, a blank (plain, no-break,
/// narrow, thin or of a figure's width) or an apostrophe.
struct Numeral {
  std::optional<double> point, comma;
  bool operator==(const Numeral&) const = default;
};

/// The number that `text` is; neither is there for anything else. `whole`: of a count, which has no
/// fraction, so that three digits after a sign are a group.
[[nodiscard]] Numeral numeral(std::string_view text, bool whole = false);

} // namespace loom::profile
