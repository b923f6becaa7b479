#pragma once

/// The GPUs that the models can be evaluated for by what sources say of them.

#include "core/gpu/catalogue.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace loom {

/// The thesis's GPUs and the newer ones of the catalogue whose numbers the bound model needs are
/// all said of them by a source (core/gpu/derived.h) for the mix, oldest first; without "toy".
[[nodiscard]] std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix = Mix::global);

} // namespace loom
