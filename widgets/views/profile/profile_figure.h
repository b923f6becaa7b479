#pragma once

/// A profiled launch beside what the models say of it, as charts, words and a figure.
///
///   code        where its warps wait; the table is code_table.h
///   occupancy   how fast it would be with other warps on an SM, with the launches that say so
///   use, waits, bytes   measured beside modelled

#include "core/figure/plot_data.h"
#include "core/why/section.h"
#include "widgets/views/profile/launch_list.h"
#include "widgets/views/profile/profile_run.h"
#include "widgets/views/reading.h"

namespace loom {

enum class ProfileChart { code, occupancy, use, waits, bytes };
inline constexpr int profile_chart_count = 5;
[[nodiscard]] QString profile_chart_name(ProfileChart chart);
/// The same in a word, for a row of buttons.
[[nodiscard]] QString profile_chart_button(ProfileChart chart);

/// Bars or curves, and what to say of each group or point of them; nothing of code.
struct ProfileDrawing {
  Panel panel;
  std::vector<Reading> readings;
};
[[nodiscard]] ProfileDrawing draw_profile(const ProfileRun& run, ProfileChart chart);

/// "saxpy #1, 15.8 warps/SM".
[[nodiscard]] QString launch_title(const profile::Launch& launch);

/// The launches as a list, what could be saved most first.
[[nodiscard]] std::vector<LaunchRow> launch_rows(const std::vector<profile::Launch>& launches);
/// "row_sums: limited by L1.", its time and what could be saved of it, as HTML.
[[nodiscard]] QString profile_headline(const ProfileRun& run);
/// File, GPU, clock, warps and whether the model agrees, as HTML.
[[nodiscard]] QString profile_subline(const ProfileRun& run, const ProfilePart& part);

/// What would help and what not, what limits, IPC and use of each unit, whether the profile agrees
/// with itself, what another occupancy had, what is assumed. Its numbers are numbered().
[[nodiscard]] QString profile_card(const ProfileRun& run, const ProfilePart& part);
/// Where they come from.
[[nodiscard]] why::Section explain_profile(const ProfileRun& run);
/// The same of a group of a chart's bars: the modelled number first, where there is one.
[[nodiscard]] why::Section explain_group(const ProfileRun& run, ProfileChart chart, int group);

[[nodiscard]] Figure profile_figure(const ProfileRun& run);

} // namespace loom
