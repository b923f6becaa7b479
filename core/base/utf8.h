#pragma once

/// UTF-8 of unknown origin.

#include <string>
#include <string_view>

namespace loom {

/// Bytes of the UTF-8 sequence that `text` begins with; 0 when it begins with none. `text` is not
/// empty.
[[nodiscard]] std::size_t utf8_length(std::string_view text);

/// The text with U+FFFD in place of each byte that belongs to no sequence.
[[nodiscard]] std::string valid_utf8(std::string_view text);

/// The text where it has at most `most` bytes, else its beginning, to a whole character, and "…".
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

} // namespace loom
