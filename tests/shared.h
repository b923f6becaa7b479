#pragma once

#include "core/gpu/catalogue.h"
#include "gpus/embedded.h"

#include <limits>

namespace loom {

inline constexpr double inf = std::numeric_limits<double>::infinity();

/// The shipped GPUs, read once.
inline const Catalogue& catalogue() {
  static const Catalogue all(embedded_gpu_files());
  return all;
}

} // namespace loom
