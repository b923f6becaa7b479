#pragma once

/// S. Hong and H. Kim, "An analytical model for a GPU architecture with memory-level and
/// thread-level parallelism awareness" (ISCA 2009), on the same inputs as Kleimenov & Popova's.
///
///     Mem_L  mean latency of an access         Dep  cycles from one warp's request to the next's
///     Mem = Mem_L · m, m memory instructions   Comp = issue cycles of all instructions
///     MWP = min( Mem_L / Dep, bandwidth · Mem_L / (bytes a request · SMs), n )
///     CWP = min( (Mem + Comp) / Comp, n ),     n warps on an SM
///     MWP = CWP = n:            Mem + Comp + Comp/m · (MWP - 1)
///     CWP >= MWP, Comp > Mem:   Mem · n/MWP + Comp/m · (MWP - 1)
///     MWP > CWP:                Mem_L + Comp · n
///     barriers                  Dep · (MWP - 1) · barriers · blocks of the SM
///
/// all times the repetitions (waves). As for newer GPUs in Kleimenov & Popova's comparison: an SM
/// issues from as many warps at once as it has processing blocks, so Comp is a warp's delays
/// (all of them, as for Kleimenov & Popova) divided by them; latency, bandwidth and Dep are means
/// over the levels that serve accesses.

#include "core/kernel/predict.h"

namespace loom::kernel {

[[nodiscard]] Prediction hong_kim(const Program& program, const Profile& profile,
                                  const Setup& setup, const Machine& machine);

/// The model itself, for one SM and one repetition; cycles.
struct HongKim {
  double memory_latency = 0; ///< Mem_L
  double departure = 1;      ///< Dep, above 0
  double peak_warps = 0;     ///< requests in flight that the bandwidth allows an SM
  double memory = 0;         ///< m
  double computation = 0;    ///< Comp, above 0
  double warps = 1;          ///< n
  double blocks = 1;         ///< of the SM
  double barriers = 0;       ///< of a warp
  // results
  double mwp = 0, cwp = 0, time = 0;
  std::string_view regime{}; ///< "latency" (MWP = CWP = n), "dram" (CWP >= MWP) or "issue"
};
[[nodiscard]] HongKim solve(HongKim inputs);

} // namespace loom::kernel
