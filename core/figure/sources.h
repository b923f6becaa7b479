#pragma once

/// The sources that a figure names.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// Appends a source that is not among them yet; an empty one is none.
inline void add_source(std::vector<std::string>& sources, std::string_view source) {
  if (!source.empty() && std::ranges::find(sources, source) == sources.end())
    sources.emplace_back(source);
}

} // namespace loom
