#pragma once

/// `latencyloom profile BEFORE AFTER`: two reports of one program side by side.

#include "app/profile_verdicts.h"

namespace loom {

[[nodiscard]] std::string comparison_text(const profile::Profile& before,
                                          const profile::Profile& after, const Models& models);
[[nodiscard]] std::string comparison_json(const profile::Profile& before,
                                          const profile::Profile& after, const Models& models);

} // namespace loom
