#pragma once

/// The listings of machine code of this folder, carried inside the program. The first line of each
/// says where it is from.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/listings/*.sass, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_listings();

} // namespace loom
