#pragma once

/// Files of one kernel joined: values of launches and a source page; its code and a listing.

#include "core/profile/source_page.h"

#include <span>

namespace loom::profile {

/// Of each launch the place of its page: a page has no numbers of launches, so that the first one
/// of a kernel is of its first launch, and so on. Nothing where there are fewer pages.
[[nodiscard]] std::vector<std::optional<std::size_t>> pages_of(std::span<const Launch> launches,
                                                               std::span<const SourceLaunch> pages);

/// Gives the code the texts and control codes of the function that has the same opcodes in the same
/// order; false where none has.
bool add_listing(SampledCode& code, std::span<const sass::Function> functions);

} // namespace loom::profile
