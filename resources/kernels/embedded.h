#pragma once

/// Kernels in CUDA, their LLVM IR and the header they are compiled with, carried inside the
/// program.

#include "core/base/embedded_file.h"

#include <span>

namespace loom {

/// device.h, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_kernel_files();

} // namespace loom
