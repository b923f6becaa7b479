#pragma once

/// The numbers of a GPU by what they are about, in the order in which tables show them.

#include "core/gpu/gpu_spec.h"

namespace loom {

/// Numbers that stand under one heading.
struct FactGroup {
  std::string_view name; ///< the heading, for example "Clocks"
  std::span<const FactKey> keys;
};

/// All groups; each FactKey is in exactly one.
[[nodiscard]] std::span<const FactGroup> fact_groups();

} // namespace loom
