#pragma once

/// Facts of one GPU that have to agree with each other: units of a partition × partitions = units
/// per SM, SMs × cores per SM = CUDA cores, GPCs × TPCs × SMs, rates against units, bus width ×
/// clock = bandwidth.

#include "core/gpu/gpu_spec.h"

namespace loom {

/// A fact that other facts contradict.
struct Contradiction {
  FactKey fact;
  Message detail; ///< "cuda_cores is 2730, but sm_count 15 × cores 192 = 2880"
};

/// Every contradiction among the facts that are there; a rule whose facts are not all there says
/// nothing.
[[nodiscard]] std::vector<Contradiction> contradictions(const Facts& facts);

} // namespace loom
