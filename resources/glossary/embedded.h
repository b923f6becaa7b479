#pragma once

/// The glossary of this folder, carried inside the program.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// glossary.txt, as core/glossary reads it.
[[nodiscard]] std::span<const EmbeddedFile> embedded_glossary();

} // namespace loom
