#pragma once

/// What a look may hold whoever made it, so that a file that was written can be read again and no
/// axis is asked for more than numbers can say.

#include "core/figure/figure_look.h"

namespace loom {

/// Largest coordinate, either way; the least share of its own ends that a range spans; the least
/// coordinate on a logarithmic axis.
inline constexpr double max_axis_value = 1e12, least_range_share = 1e-6, least_log_value = 1e-12;

inline constexpr std::size_t max_panel_looks = 64;

/// The look with every number in its range, too long lists cut and texts that are not one line, or
/// too long, left out.
[[nodiscard]] FigureLook within_limits(FigureLook look);

} // namespace loom
