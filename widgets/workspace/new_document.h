#pragma once

/// What the window opens with, and what *New* begins.

#include "core/document/document.h"

namespace loom {

/// A GPU's usual scenario, its throughputs in % of the peak.
[[nodiscard]] Document new_document(GpuPtr gpu);

} // namespace loom
