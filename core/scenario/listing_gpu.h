#pragma once

/// Which GPU a document's listing is scheduled for, and with whose numbers.

#include "core/sass/gpu_choice.h"
#include "core/scenario/scenario.h"

namespace loom {

/// The GPU of a function and where it comes from.
struct ListingGpu {
  GpuPtr gpu;               ///< never null; its id is empty where there is none
  bool of_scenario = false; ///< the scenario's, with the numbers that the user has changed
  Message warning{};        ///< as GpuChoice has it
};

/// The scenario's GPU with the numbers that the user has changed, where it is of the architecture
/// `arch`, as in "sm_86", or was `chosen` for whatever code; null where it is neither, and where it
/// is no GPU of NVIDIA.
[[nodiscard]] GpuPtr scenario_gpu_for(const std::string& arch, bool chosen,
                                      const Scenario& scenario);

/// That one; else one of the function's architecture with the numbers of its file
/// (core/sass/gpu_choice.h).
[[nodiscard]] ListingGpu listing_gpu(const std::string& arch, bool chosen, const Scenario& scenario,
                                     const Catalogue& catalogue);

} // namespace loom
