#pragma once

/// `latencyloom profile BEFORE AFTER`: two reports of one program side by side.

#include "app/profile_files.h"
#include "app/profile_verdicts.h"

namespace loom {

/// `files` are those of before: what code they have is asked, too.
[[nodiscard]] std::string comparison_text(const profile::Profile& before,
                                          const profile::Profile& after, const ProfileFiles& files,
                                          const Models& models);
[[nodiscard]] std::string comparison_json(const profile::Profile& before,
                                          const profile::Profile& after, const ProfileFiles& files,
                                          const Models& models);

} // namespace loom
