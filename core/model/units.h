#pragma once

/// Conversions between the units that throughput and occupancy are quoted in.
///
/// A warp instruction is 32 thread instructions; a coalesced global load of a warp moves 128
/// bytes (thesis §4.1).

namespace loom {

inline constexpr double threads_per_warp = 32;
inline constexpr double bytes_per_warp_load = 128;

/// GB/s (10^9 bytes) of the whole GPU for `ipc` coalesced 32-bit loads per cycle per SM.
[[nodiscard]] constexpr double gigabytes_per_second(double ipc, double sm_count, double clock_mhz) {
  return ipc * bytes_per_warp_load * sm_count * clock_mhz * 1e-3;
}
/// IPC/SM of coalesced loads for a whole-GPU bandwidth in GB/s (thesis §4.1).
[[nodiscard]] constexpr double ipc_of_bandwidth(double gigabytes, double sm_count,
                                                double clock_mhz) {
  return gigabytes / (bytes_per_warp_load * sm_count * clock_mhz * 1e-3);
}
/// Thread-level adds per cycle per SM for `arithmetic_ipc` warp instructions per cycle per SM.
[[nodiscard]] constexpr double adds_per_cycle(double arithmetic_ipc) {
  return threads_per_warp * arithmetic_ipc;
}
/// Gflop/s of the whole GPU when every arithmetic instruction is an add (1 flop a thread).
[[nodiscard]] constexpr double gigaflops(double arithmetic_ipc, double sm_count, double clock_mhz) {
  return adds_per_cycle(arithmetic_ipc) * sm_count * clock_mhz * 1e-3;
}
/// Relative occupancy, 1 = all warps the SM can hold.
[[nodiscard]] constexpr double relative_occupancy(double warps, double max_warps) {
  return warps / max_warps;
}
[[nodiscard]] constexpr double warps_per_scheduler(double warps, double schedulers) {
  return warps / schedulers;
}

} // namespace loom
