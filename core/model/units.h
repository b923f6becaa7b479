#pragma once

/// Conversions between the units that throughput and occupancy are quoted in, for doubles and for
/// why::Traced.
///
/// A warp instruction is 32 thread instructions; a coalesced global load of a warp moves 128
/// bytes (thesis §4.1). Of AMD's CDNA a warp has 64 `lanes`.

#include "core/model/thesis.h"
#include "core/trace/quantity.h"

#include <type_traits>

namespace loom {

inline constexpr double threads_per_warp = 32;
inline constexpr double bytes_per_lane = 4; ///< of a coalesced 32-bit load

/// GB/s (10^9 bytes) of the whole GPU for `ipc` coalesced 32-bit loads per cycle per SM.
template <class Number>
[[nodiscard]] Number gigabytes_per_second(Number ipc, std::type_identity_t<Number> sm_count,
                                          std::type_identity_t<Number> clock_mhz,
                                          double lanes = threads_per_warp) {
  return why::named(ipc * (lanes * bytes_per_lane) * sm_count * clock_mhz * 1e-3,
                    {"gigabytes_per_second",
                     LOOM_TEXT("bandwidth of the whole GPU"),
                     "G",
                     "GB/s",
                     why::volkov,
                     "§4.1",
                     {},
                     lanes == threads_per_warp
                         ? LOOM_TEXT("%1: 128 bytes a coalesced load of a warp; clock in MHz")
                         : LOOM_TEXT("%1: 256 bytes a coalesced load of a warp; clock in MHz")});
}
/// IPC/SM of coalesced loads for a whole-GPU bandwidth in GB/s (thesis §4.1).
[[nodiscard]] constexpr double ipc_of_bandwidth(double gigabytes, double sm_count, double clock_mhz,
                                                double lanes = threads_per_warp) {
  return gigabytes / (lanes * bytes_per_lane * sm_count * clock_mhz * 1e-3);
}
/// Thread-level adds per cycle per SM for `arithmetic_ipc` warp instructions per cycle per SM.
template <class Number>
[[nodiscard]] Number adds_per_cycle(Number arithmetic_ipc, double lanes = threads_per_warp) {
  return why::named(lanes * arithmetic_ipc,
                    {"adds_per_cycle", LOOM_TEXT("thread-level adds per cycle and SM"), "A",
                     "adds/cycle/SM",
                     lanes == threads_per_warp ? LOOM_TEXT("32 threads a warp")
                                               : LOOM_TEXT("64 threads a warp")});
}
/// Gflop/s of the whole GPU when every arithmetic instruction is an add (1 flop a thread).
template <class Number>
[[nodiscard]] Number gigaflops(Number arithmetic_ipc, std::type_identity_t<Number> sm_count,
                               std::type_identity_t<Number> clock_mhz,
                               double lanes = threads_per_warp) {
  return why::named(
      why::written_out(adds_per_cycle(arithmetic_ipc, lanes)) * sm_count * clock_mhz * 1e-3,
      {"gigaflops", LOOM_TEXT("adds of the whole GPU"), "F", "Gflop/s",
       lanes == threads_per_warp ? LOOM_TEXT("32 threads a warp, a flop each; clock in MHz")
                                 : LOOM_TEXT("64 threads a warp, a flop each; clock in MHz")});
}
/// Relative occupancy, 1 = all warps the SM can hold.
template <class Number>
[[nodiscard]] Number relative_occupancy(Number warps, std::type_identity_t<Number> max_warps) {
  return why::named(warps / max_warps, {"occupancy", LOOM_TEXT("occupancy"), "o", "",
                                        LOOM_TEXT("resident warps of those that an SM holds")});
}
template <class Number>
[[nodiscard]] Number warps_per_scheduler(Number warps, std::type_identity_t<Number> schedulers) {
  return why::named(warps / schedulers,
                    {"warps_per_scheduler", LOOM_TEXT("warps on a scheduler, on average"),
                     "n_scheduler", "warps", LOOM_TEXT("arithmetic")});
}

} // namespace loom
