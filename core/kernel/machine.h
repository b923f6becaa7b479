#pragma once

/// A GPU as the time prediction sees it: Kleimenov & Popova's tuple <smCount, lat, delay, latmem,
/// bandmem, limits> (Computational nanotechnology 8(1), 2021, §3), from the catalogue's facts.
///
/// The delay of an instruction is max(32 / units of the processing block, 1). What a barrier costs
/// the text derives from the latency of uncoalesced accesses (Machine::departure); what it is
/// measured to cost is Machine::barrier. A number that the
/// catalogue lacks is replaced where something near it is known, and `assumptions` says so; where
/// nothing is, machine() fails and names it.

#include "core/base/embedded_file.h"
#include "core/gpu/gpu_spec.h"
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

/// How the instructions of a processing block hold each other up.
enum class Rule {
  /// The paper's: each instruction of the IR is one of PTX, and all their delays add up.
  sum_of_delays,
  /// Instructions are folded as compilers do. A scheduler goes on to other units while one is
  /// busy: delays add up for each unit, and the scheduler's own cycles for themselves.
  busiest_unit,
};
/// What an instruction is counted as.
[[nodiscard]] constexpr Kind kind_of(const Instruction& instruction, Rule rule) {
  if (rule != Rule::sum_of_delays)
    return instruction.kind;
  return instruction.kind == Kind::free           ? instruction.written
         : instruction.kind == Kind::sfu_denormal ? Kind::sfu
                                                  : instruction.kind;
}

/// Units of a processing block that take instructions independently of each other.
enum class Unit { fp32, integer, fp64, special, memory };
inline constexpr int unit_count = 5;

/// A block's barrier, cycles: with one warp what BAR.SYNC takes on the GPU's architecture, and 2
/// more for each further warp, as measured on an H100 (76 with 32) and published for the A100 (85
/// with 32).
struct Barrier {
  Fact one_warp{};
  static constexpr double each_warp = 2;
  [[nodiscard]] double cycles(int warps_per_block) const {
    return one_warp.value + each_warp * (warps_per_block - 1);
  }
};
/// The GPU's barrier; it is assumed to be the A100's where the architecture's file has none.
[[nodiscard]] Barrier barrier_of(const GpuSpec& gpu);

/// From the end of a block to where the next one in its place has its first address, cycles:
/// `none` and `each` for each warp of the block. It belongs to the GPU that it was measured on and
/// to those of its compute capability.
struct BlockTurnover {
  std::string_view compute_capability;
  double none = 0, each = 0;
  std::string_view gpu;    ///< measured
  std::string_view source; ///< who measured it, or the file in gpus/measured
  [[nodiscard]] double cycles(int warps_per_block) const { return none + each * warps_per_block; }
};
/// Nothing where none was measured.
[[nodiscard]] std::optional<BlockTurnover> block_turnover(std::string_view compute_capability);

/// From one thread's atomic operation on a sector of global memory to the next, cycles, whichever
/// SMs they are of: 3.48 to 3.54 measured of float additions and 1.46 to 1.52 of integers on an
/// H100 (gpus/measured/h100_atomics.csv). `computed` is Instruction::written.
[[nodiscard]] constexpr double atomic_interval(Kind computed) {
  return computed == Kind::fp32 || computed == Kind::fp64 ? 3.5 : 1.5;
}

/// From one sector that is alone in its 64 bytes to the next between L2 and an SM, cycles: 1.94 to
/// 2.11 measured of loads (gpus/measured/h100_scattered_loads.csv) and 3.9 to 4.1 of stores of a
/// word (h100_scattered_stores.csv) where the L2 has them.
[[nodiscard]] constexpr double lone_sector_cycles(Kind kind) {
  return kind == Kind::store ? 3.95 : 1.95;
}

/// One number for each level that serves loads.
struct Levels {
  double l1 = 0, l2 = 0, dram = 0;
  double uncoalesced = 0; ///< requests with more segments than a sequential one
};

/// Time of an empty launch, µs: slope · blocks + intercept. Nothing but blocks handed out happens
/// in the first part.
struct LaunchTime {
  int warps_per_block = 1;
  double slope = 0, intercept = 0;
  [[nodiscard]] double us(std::int64_t blocks) const {
    return slope * static_cast<double>(blocks) + intercept;
  }
  bool operator==(const LaunchTime&) const = default;
};

struct Machine {
  std::string gpu;
  int sms = 1;
  double clock = 1;          ///< MHz
  int processing_blocks = 1; ///< per SM, each with its scheduler
  int max_warps = 0;         ///< per SM
  std::string compute_capability;
  memory::Generation generation{};
  /// Integers have units of their own, as from Volta on; before, the cores of fp32 take them.
  bool own_integer_units = true;
  std::array<Cost, kind_count> costs{}; ///< by Kind; loads and stores: shared memory
  double memory_delay = 1;              ///< issue cycles of a global access, for each 128 bytes
  memory::ConflictLatency conflict{};   ///< of shared accesses
  Levels latency{};                     ///< cycles
  Levels bandwidth{};    ///< bytes per cycle: l1 of an SM, the others of the whole GPU
  double write_cost = 1; ///< of a byte written to the DRAM, in bytes read, from 1
  double l1_bytes = 0;   ///< data that an SM's L1 holds; 0 unknown
  double l2_bytes = 0;   ///< data that the L2 holds; 0 unknown
  /// Between memory requests of two warps, cycles: (latency.uncoalesced - latency.dram) / 28.
  /// Nothing where no uncoalesced access was measured.
  std::optional<double> departure{};
  Barrier barrier{};
  double departure_coalesced = 0;          ///< cycles per SM from one coalesced request to the next
  std::vector<LaunchTime> launches{};      ///< by warps per block; empty where none was measured
  std::optional<BlockTurnover> turnover{}; ///< nothing where none was measured
  /// Loads wait behind what their SM stores, as measured on the H100
  /// (gpus/measured/h100_block_waits.csv). Elsewhere nobody measured it and it is left out: blocks
  /// of an A100 take no longer than without (RRZE-HPC/gpu-benches, gpu-stream, scale).
  bool stores_queue = true;
  Saturation saturation{}; ///< what our own gradual model takes, from the GPU's facts
  std::vector<Message> assumptions{};

  [[nodiscard]] const Cost& cost(Kind kind) const { return costs[static_cast<std::size_t>(kind)]; }
  /// Which unit an instruction takes; nothing for those that only the scheduler sees.
  [[nodiscard]] std::optional<Unit> unit_of(Kind kind) const;
  /// Of an empty launch; between two measured warps per block in proportion, beyond the last as
  /// that. Nothing where none was measured.
  [[nodiscard]] std::optional<LaunchTime> launch(int warps_per_block) const;
  /// Cycles of an SM's place between two blocks; 0 where that was not measured.
  [[nodiscard]] double between_blocks(int warps_per_block) const {
    return turnover ? turnover->cycles(warps_per_block) : 0;
  }
};

/// Said of a GPU that no prediction can be made for: its id and what it lacks.
inline constexpr Text lacks_for_prediction =
    LOOM_TEXT("the GPU '%1' lacks numbers that a prediction needs: %2");

/// `launch_csv`: columns block_threads, grid_blocks, us; empty where there is none. bad_argument
/// names what the GPU's file lacks.
[[nodiscard]] Result<Machine> machine(const GpuSpec& gpu, std::string_view launch_csv);

/// "<id>_launch_single.csv" of the files, launches one at a time, else "<id>_launch_overhead.csv",
/// back to back; empty where there is none.
[[nodiscard]] std::string_view launch_csv(std::span<const EmbeddedFile> files,
                                          std::string_view gpu);

/// Whether the assumption says the number with this id of core/why.
[[nodiscard]] bool says(const Message& assumption, std::string_view number);

/// Lines of least relative squares through measured launches, one for each warps per block.
[[nodiscard]] std::vector<LaunchTime> fit_launches(std::string_view csv);

} // namespace loom::kernel
