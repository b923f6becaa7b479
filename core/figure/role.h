#pragma once

#include <cstdint>
#include <optional>

namespace loom {

/// What a mark stands for; each has one colour, one dash and one marker everywhere.
enum class Role : std::uint64_t {
  memory,
  arithmetic,
  issue,
  other,
  latency,  ///< bounds and instruction kinds
  model,    ///< the resulting throughput or requirement: thick and neutral
  ghost,    ///< what the others are held against, itself in the background
  measured, ///< experiment: dots
  guide,    ///< hairlines: GPU maximum, limits
  series1,
  series2,
  series3,
  series4,
  series5,
  series6,
  series7,
  series8,
  series9, ///< the qualitative cycle
};
inline constexpr std::uint64_t role_count = 18;

/// An author's own choice for one curve is a role, too: everything that draws a role, names it in a
/// legend or tells it from others then does so for the choice. It has the colour, the dashes and
/// the marker of three roles above, or in place of the first's colour `rgb`, 0xRRGGBB.
[[nodiscard]] constexpr Role own_role(Role colour, Role dash, Role marker,
                                      std::optional<std::uint32_t> rgb = {}) {
  return static_cast<Role>(std::uint64_t{1} << 56 | static_cast<std::uint64_t>(colour) |
                           static_cast<std::uint64_t>(dash) << 8 |
                           static_cast<std::uint64_t>(marker) << 16 |
                           (rgb ? std::uint64_t{1} << 48 | (*rgb & 0xffffffULL) << 24 : 0));
}
[[nodiscard]] constexpr bool is_own(Role role) {
  return static_cast<std::uint64_t>(role) >= std::uint64_t{1} << 56;
}
/// Whose colour, dashes and marker a role has: its own, unless an author chose others.
[[nodiscard]] constexpr Role role_of_colour(Role role) {
  return is_own(role) ? static_cast<Role>(static_cast<std::uint64_t>(role) & 0xff) : role;
}
[[nodiscard]] constexpr Role role_of_dash(Role role) {
  return is_own(role) ? static_cast<Role>(static_cast<std::uint64_t>(role) >> 8 & 0xff) : role;
}
[[nodiscard]] constexpr Role role_of_marker(Role role) {
  return is_own(role) ? static_cast<Role>(static_cast<std::uint64_t>(role) >> 16 & 0xff) : role;
}
[[nodiscard]] constexpr std::optional<std::uint32_t> own_rgb(Role role) {
  const auto bits = static_cast<std::uint64_t>(role);
  return is_own(role) && (bits >> 48 & 1) != 0
             ? std::optional(static_cast<std::uint32_t>(bits >> 24 & 0xffffff))
             : std::nullopt;
}

} // namespace loom
