#pragma once

/// The exports of Nsight Compute of this folder, carried inside the program; README.md says what
/// they are of.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// Every resources/profiles/*.csv, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_profiles();

} // namespace loom
