#pragma once

/// The LLVM IR of the kernels, and the header that kernels are compiled with, carried inside the
/// program.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// device.h and the .ll files, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_kernel_files();

} // namespace loom
