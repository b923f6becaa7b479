#pragma once

/// A GPU as the time prediction sees it: Kleimenov & Popova's tuple <smCount, lat, delay, latmem,
/// bandmem, limits> (Computational nanotechnology 8(1), 2021, §3), from the catalogue's facts.
///
/// The delay of an instruction is max(32 / units of the processing block, 1). A number that the
/// catalogue lacks is replaced where something near it is known, and `assumptions` says so; where
/// nothing is, machine() fails and names it.

#include "core/base/embedded_file.h"
#include "core/gpu/gpu_spec.h"
#include "core/kernel/assumption.h"
#include "core/kernel/program.h"
#include "core/memory/banks.h"
#include "core/model/saturation.h"

#include <array>
#include <string_view>

namespace loom::kernel {

struct Cost {
  double latency = 0; ///< cycles until a dependent instruction can issue
  double delay = 0;   ///< cycles that it takes the units of its processing block
  double issue = 1;   ///< cycles that it takes the scheduler, where units work side by side
};

/// Units of a processing block that take instructions independently of each other.
enum class Unit { fp32, integer, fp64, special, memory };
inline constexpr int unit_count = 5;
/// Which one an instruction takes; nothing for those that only the scheduler sees.
[[nodiscard]] std::optional<Unit> unit_of(Kind kind);

/// One number for each level that serves loads.
struct Levels {
  double l1 = 0, l2 = 0, dram = 0;
  double uncoalesced = 0; ///< requests with more segments than a sequential one
};

/// Time of an empty launch, µs: slope · blocks + intercept.
struct LaunchTime {
  int warps_per_block = 1;
  double slope = 0, intercept = 0;
};

struct Machine {
  std::string gpu;
  int sms = 1;
  double clock = 1;          ///< MHz
  int processing_blocks = 1; ///< per SM, each with its scheduler
  int max_warps = 0;         ///< per SM
  std::string compute_capability;
  memory::Generation generation{};
  /// From Volta on a scheduler goes on to other units while one is busy: delays add up for each
  /// unit and the scheduler's own cycles for themselves. Before, as in the paper, all delays add
  /// up.
  bool side_by_side = false;
  std::array<Cost, kind_count> costs{}; ///< by Kind; loads and stores: shared memory
  double memory_delay = 1;              ///< issue cycles of a global access, for each 128 bytes
  memory::ConflictLatency conflict{};   ///< of shared accesses
  Levels latency{};                     ///< cycles
  Levels bandwidth{};  ///< bytes per cycle: l1 of an SM, the others of the whole GPU
  double l1_bytes = 0; ///< data that an SM's L1 holds; 0 unknown
  double l2_bytes = 0; ///< data that the L2 holds; 0 unknown
  /// Between memory requests of two warps, cycles: (latency.uncoalesced - latency.dram) / 28.
  double departure = 0;
  double departure_coalesced = 0;     ///< cycles per SM from one coalesced request to the next
  std::vector<LaunchTime> launches{}; ///< by warps per block; empty where none was measured
  Saturation saturation{};            ///< what our own gradual model takes, from the GPU's facts
  std::vector<Assumption> assumptions{};

  [[nodiscard]] const Cost& cost(Kind kind) const { return costs[static_cast<std::size_t>(kind)]; }
  /// Time of an empty launch, µs; between measured warps per block those of the nearer. Nothing
  /// where none was measured.
  [[nodiscard]] std::optional<double> launch_us(std::int64_t blocks, int warps_per_block) const;
};

/// `launch_csv`: columns block_threads, grid_blocks, us; empty where there is none. bad_argument
/// names what the GPU's file lacks.
[[nodiscard]] Result<Machine> machine(const GpuSpec& gpu, std::string_view launch_csv);

/// "<id>_launch_single.csv" of the files, launches one at a time, else "<id>_launch_overhead.csv",
/// back to back; empty where there is none.
[[nodiscard]] std::string_view launch_csv(std::span<const EmbeddedFile> files,
                                          std::string_view gpu);

/// Lines of least relative squares through measured launches, one for each warps per block.
[[nodiscard]] std::vector<LaunchTime> fit_launches(std::string_view csv);

} // namespace loom::kernel
