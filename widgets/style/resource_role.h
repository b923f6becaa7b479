#pragma once

/// The colour of what the instructions of an SM share, the same in every view.

#include "core/figure/role.h"
#include "core/gpu/architecture.h"

namespace loom {

/// Of a resource, of its bound, and of the instructions that it executes.
[[nodiscard]] Role resource_role(Resource resource);

} // namespace loom
