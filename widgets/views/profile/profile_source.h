#pragma once

/// Profiles are read: one that comes with the program, a file, text that was pasted or is in a
/// document.

#include "core/base/result.h"
#include "core/profile/profile_part.h"
#include "widgets/views/given_source.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace loom {

[[nodiscard]] const std::vector<ShippedSource>& shipped_profiles();

using Launches = std::vector<profile::Launch>;
using LaunchesPtr = std::shared_ptr<const Launches>;

/// Reads it. An error where it is no export, or `stop` is asked for.
[[nodiscard]] Result<Launches> read_profile(const GivenSource& source,
                                            const std::stop_token& stop = {},
                                            const std::function<void(double)>& progress = {});
/// What a document holds of launches that were read; of one that comes with the program its id.
[[nodiscard]] ProfilePart held_profile(const GivenSource& source, Launches launches);
/// The launches of what a document holds; null where it holds none. The last one is kept.
[[nodiscard]] Result<LaunchesPtr> launches_of(const ProfilePart& part);

} // namespace loom
