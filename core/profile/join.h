#pragma once

/// Files of one kernel joined: values of launches and a source page; its code and a listing.

#include "core/profile/source_page.h"

#include <span>

namespace loom::profile {

/// Tells for each launch which page is its own. A page has no numbers of launches: the first page
/// of a kernel is that of its first launch, and so on; a launch has none where pages are fewer.
[[nodiscard]] std::vector<std::optional<std::size_t>> pages_of(std::span<const Launch> launches,
                                                               std::span<const SourceLaunch> pages);

/// Gives the code the texts and control codes of the function that has the same opcodes in the same
/// order; false where none has.
bool add_listing(SampledCode& code, std::span<const sass::Function> functions);

} // namespace loom::profile
