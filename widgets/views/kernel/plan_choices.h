#pragma once

/// A planned launch as a view's choices, and back from what may be anything.

#include "core/kernel/plan.h"

#include <QVariantMap>

namespace loom {

[[nodiscard]] QVariantMap to_map(const kernel::Plan& plan);

/// `plan`, the first of its kernel, with what the map says; `plan` itself where the map is not of
/// this kernel or a number is no whole one within the range of its field: blocks, threads of a
/// grid, trips and the size of arguments to 2^31 - 1, threads of a block to 1024 in all, 255
/// registers, 1 MiB of shared memory.
[[nodiscard]] kernel::Plan plan_from_map(const QVariantMap& map, const kernel::Plan& plan);

} // namespace loom
