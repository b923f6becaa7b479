#pragma once

/// A file carried inside the program.

#include <string_view>

namespace loom {

struct EmbeddedFile {
  std::string_view name; ///< without its folder
  std::string_view content;
};

} // namespace loom
