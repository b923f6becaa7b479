#pragma once

/// Code of launches beside their values, in the text of a profile that a document holds
/// (profile_part.h): behind the export stand pages of source_page.h, one a launch, of as many
/// launches as there is room for.

#include "core/profile/source_page.h"

#include <functional>

namespace loom::profile {

/// A document holds this text of launches and of their code.
struct HeldProfile {
  std::string text;
  std::size_t left_out = 0; ///< launches that are not in it, shorter ones
};
/// `code_of` gives the code of the launch at a place, as often as there is room for more, that of
/// the longest launch first; empty: there is none.
using CodeOf = std::function<Result<SampledCode>(std::size_t launch)>;
[[nodiscard]] HeldProfile held_profile_text(std::vector<Launch> launches, const CodeOf& code_of);

/// The error of a launch whose code is not there.
[[nodiscard]] tl::unexpected<Error> no_code();

/// The export alone, without code.
[[nodiscard]] std::string_view without_code(std::string_view text);

/// The code of one of the launches of such a text, with the stalls that were counted of it where
/// they were. bad_input where the text has none of it, or is damaged.
[[nodiscard]] Result<SampledCode> code_in(std::string_view text, const Launch& launch,
                                          std::size_t place);

} // namespace loom::profile
