#pragma once

/// The loops of this folder, carried inside the program, in the language of core/model/loop_text.h.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/loops/*.loop, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_loops();

} // namespace loom
