#pragma once

/// Suggestions for a misspelt name.

#include "core/base/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// Number of single-character insertions, deletions, substitutions and swaps of neighbours that
/// turn `a` into `b`, letters compared without case.
[[nodiscard]] int edit_distance(std::string_view a, std::string_view b);

/// Up to `most` of `known` that are near to `name`, nearest first; empty when none is.
[[nodiscard]] std::vector<std::string>
nearest(std::string_view name, std::span<const std::string> known, std::size_t most = 3);

/// " (did you mean 'a' or 'b'?)" for what `nearest` finds, or nothing.
[[nodiscard]] Message did_you_mean(std::string_view name, std::span<const std::string> known);

} // namespace loom
