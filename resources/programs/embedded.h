#pragma once

/// The SIMT programs of this folder, carried inside the program. The first comment line of each is
/// its title, the second says what to watch.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/programs/*.simt, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_programs();

} // namespace loom
