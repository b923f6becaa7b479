#pragma once

/// Profiles are read: one that comes with the program, a file, text that was pasted or is in a
/// document.

#include "core/base/result.h"
#include "core/profile/held_code.h"
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

struct ReadProfile {
  Launches launches{};
  profile::CodeOf code{}; ///< empty where the file has none
  bool page = false;      ///< a source page, which has no values of its launches
};
using ReadProfilePtr = std::shared_ptr<const ReadProfile>;

/// Reads it. An error where it is no profile, or `stop` is asked for.
[[nodiscard]] Result<ReadProfile> read_profile(const GivenSource& source,
                                               const std::stop_token& stop = {},
                                               const std::function<void(double)>& progress = {});
/// The launches of one behind those of the other, or the code of a source page for them.
[[nodiscard]] ReadProfile joined(const ReadProfilePtr& before, ReadProfile added);
/// What a document holds of what was read; of one that comes with the program its id.
[[nodiscard]] ProfilePart held_profile(const GivenSource& source, const ReadProfile& read);
/// What a document holds, read; null where it holds none. The last one is kept.
[[nodiscard]] Result<ReadProfilePtr> profile_of(const ProfilePart& part);
/// Its launches.
[[nodiscard]] Result<LaunchesPtr> launches_of(const ProfilePart& part);

} // namespace loom
