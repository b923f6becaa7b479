#pragma once

/// The GPUs that the models can be evaluated for by what sources say of them.

#include "core/gpu/catalogue.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace loom {

/// The thesis's GPUs and the newer ones of the catalogue whose numbers the bound model needs are
/// all said of them by a source (core/gpu/derived.h) for the mix, oldest first; without "toy".
[[nodiscard]] std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix = Mix::global);

/// The GPU to take in place of the scenario's that lacks numbers: of those that the bound model can
/// be evaluated for with its mix, or with its loop, whatever the numbers follow from, one of the
/// same architecture, else of the nearest compute capability; of several the oldest. nullptr where
/// there is none.
[[nodiscard]] GpuPtr complete_gpu_like(const Scenario& scenario, const Catalogue& catalogue);

} // namespace loom
