#pragma once

/// A profiled launch beside what the models say of it, as charts, words and a figure.

#include "core/figure/plot_data.h"
#include "core/why/section.h"
#include "widgets/views/profile/profile_run.h"
#include "widgets/views/reading.h"

namespace loom {

enum class ProfileChart { use, waits, bytes };
inline constexpr int profile_chart_count = 3;
[[nodiscard]] QString profile_chart_name(ProfileChart chart);

/// Bars, measured beside modelled; and what to say of each group of them.
struct ProfileDrawing {
  Panel panel;
  std::vector<Reading> readings;
};
[[nodiscard]] ProfileDrawing draw_profile(const ProfileRun& run, ProfileChart chart);

/// "saxpy #1, 15.8 warps/SM".
[[nodiscard]] QString launch_title(const profile::Launch& launch);

/// IPC measured and modelled, what limits, what would help, whether the profile agrees with itself,
/// what another occupancy would have, what is assumed. Its numbers are numbered().
[[nodiscard]] QString profile_card(const ProfileRun& run, const ProfilePart& part);
/// Where they come from.
[[nodiscard]] why::Section explain_profile(const ProfileRun& run);
/// The same of a group of a chart's bars: the modelled number first, where there is one.
[[nodiscard]] why::Section explain_group(const ProfileRun& run, ProfileChart chart, int group);

[[nodiscard]] Figure profile_figure(const ProfileRun& run);

} // namespace loom
