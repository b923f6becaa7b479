#pragma once

/// The programs of this folder, carried inside the program, in the language of core/sim/program.h.
/// The first comment line of each is its title.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/warp_programs/*.warp, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_warp_programs();

} // namespace loom
