#pragma once

/// The GPU files, architectures and measurements of this folder, carried inside the program.

#include "core/gpu/catalogue.h"

namespace loom {

/// Every gpus/*.json, gpus/families/*.family.json, gpus/architectures/*.architecture.json and
/// gpus/measured/*.csv, by file name.
[[nodiscard]] std::span<const EmbeddedFile> embedded_gpu_files();

} // namespace loom
