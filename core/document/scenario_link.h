#pragma once

/// A scenario as one word of text, to be sent in a chat or put into a course: "latencyloom:" and
/// the compressed file in the URL alphabet of base64 (RFC 4648, §5). Any preset's is below 2 kB.

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace loom {

inline constexpr std::string_view scenario_link_prefix = "latencyloom:";

/// The link for a scenario file's text.
[[nodiscard]] std::string scenario_link(std::string_view json);

/// The scenario file's text in a link, blanks around and line breaks inside ignored; bad_input when
/// it is damaged or cut short, or holds more than a scenario file may.
[[nodiscard]] Result<std::string> scenario_of_link(std::string_view link, const std::string& file);

} // namespace loom
