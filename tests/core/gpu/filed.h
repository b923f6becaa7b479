#pragma once

/// A GPU as its file alone has it, for what is said of numbers that are missing.

#include "core/gpu/gpu_spec.h"

namespace loom {

inline GpuPtr filed(const GpuPtr& gpu) {
  GpuSpec spec = *gpu;
  for (const FactInfo& info : fact_table())
    if (const Fact* fact = spec.facts.find(info.key); fact && !fact->rule.empty())
      spec.facts.erase(info.key);
  return std::make_shared<const GpuSpec>(std::move(spec));
}

} // namespace loom
