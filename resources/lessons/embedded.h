#pragma once

/// The lessons of this folder, carried inside the program.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/lessons/NAME.lesson.json and NAME.md, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_lessons();

} // namespace loom
