#pragma once

/// A GPU as the time prediction sees it: Kleimenov & Popova's tuple <smCount, lat, delay, latmem,
/// bandmem, limits> (Computational nanotechnology 8(1), 2021, §3), from the catalogue's facts.
///
/// The delay of an instruction is max(32 / units of the processing block, 1). What a barrier costs
/// the text derives from the latency of uncoalesced accesses (Machine::departure); what it is
/// measured to cost is Machine::barrier_cycles. A number that the catalogue lacks is replaced where
/// something near it is known, and `assumptions` says so, or a prediction that rests on it; where
/// nothing is, machine() fails and names it.

#include "core/base/embedded_file.h"
#include "core/gpu/architecture.h"
#include "core/kernel/effects.h"
#include "core/kernel/program.h"
#include "core/memory/banks.h"
#include "core/model/saturation.h"

#include <array>
#include <map>
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
enum class Unit { fp32, integer, fp64, special, memory, tensor };
inline constexpr int unit_count = 6;

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

/// The machine instructions that an operation of PTX is (gpus/measured/sm90_expansions.csv says in
/// which units).
struct Expansion {
  double issue = 0, fp32 = 0, integer = 0, either = 0, fp64 = 0, special = 0;
  double chain = 0;     ///< dependent additions that it takes as long as
  bool ordered = false; ///< what is written behind it stays there
};
using Expansions = std::map<std::string, Expansion, std::less<>>; ///< by operation
/// Reads a file like gpus/measured/sm90_expansions.csv; there are none where it cannot be read.
[[nodiscard]] Expansions read_expansions(std::string_view csv);

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
  double l2_reach = 0;   ///< data that it holds where all SMs ask for it; 0 unknown
  /// Between memory requests of two warps, cycles: (latency.uncoalesced - latency.dram) / 28.
  /// Nothing where no uncoalesced access was measured.
  std::optional<double> departure{};
  Fact barrier{};                     ///< of a block of one warp, cycles: BAR.SYNC
  double departure_coalesced = 0;     ///< cycles per SM from one coalesced request to the next
  std::vector<LaunchTime> launches{}; ///< by warps per block; empty where none was measured
  Overheads overheads{};              ///< what is not known and has no stand-in is left out
  Saturation saturation{};            ///< what our own gradual model takes, from the GPU's facts
  Effects effects{};                  ///< that busiest_unit() follows
  /// By class, of the architecture's matrix instructions; empty where it has none or no numbers.
  std::map<std::string, Cost, std::less<>> matrix{};
  Expansions expansions{}; ///< empty where none are known
  /// From one sector alone in its 64 bytes to the next at the DRAM, in any place, 1/cycles; 0 where
  /// none was measured.
  double random_places = 0;
  double random_latency = 0; ///< of a request to 32 such sectors, cycles; 0 likewise
  std::vector<Message> assumptions{};

  [[nodiscard]] const Cost& cost(Kind kind) const { return costs[static_cast<std::size_t>(kind)]; }
  /// Which unit an instruction takes; nothing for those that only the scheduler sees.
  [[nodiscard]] std::optional<Unit> unit_of(Kind kind) const;
  /// Of an empty launch; between two measured warps per block in proportion, beyond the last as
  /// that. Nothing where none was measured.
  [[nodiscard]] std::optional<LaunchTime> launch(int warps_per_block) const;
  [[nodiscard]] bool has(Effect effect) const {
    return effects.test(static_cast<std::size_t>(effect));
  }
  /// Data that the L2 holds of what the SMs share, by the rules followed; 0 unknown.
  [[nodiscard]] double l2_room() const {
    return has(Effect::l2_reach) && l2_reach > 0 ? l2_reach : l2_bytes;
  }
  /// Finds what the operation expands to: null where that is not known, or not followed.
  [[nodiscard]] const Expansion* expansion(std::string_view operation) const {
    if (operation.empty() || !has(Effect::expansions))
      return nullptr;
    const auto known = expansions.find(operation);
    return known == expansions.end() ? nullptr : &known->second;
  }
  /// A matrix instruction costs what its class does, any other what its kind does.
  [[nodiscard]] const Cost& cost(const Instruction& instruction, Kind kind) const {
    const auto own = kind == Kind::tensor ? matrix.find(instruction.operation) : matrix.end();
    return own == matrix.end() ? cost(kind) : own->second;
  }
  /// The same without the rules that go beyond a method's source.
  [[nodiscard]] Machine plain() const {
    Machine out = *this;
    out.effects.reset();
    return out;
  }
  /// Gives the SMs another clock, MHz. The DRAM keeps its own: its bandwidth in bytes a cycle, and
  /// what it adds to the L2's latency, change with the other.
  void set_clock(double mhz);
  /// 0 where it is not known.
  [[nodiscard]] double overhead(Overhead which) const {
    const auto& known = overheads[index(which)];
    return known ? known->fact.value : 0;
  }
  /// The GPU whose overhead is assumed to be this one's too; empty where it is this architecture's.
  [[nodiscard]] std::string_view assumed_of(Overhead which) const {
    const auto& known = overheads[index(which)];
    return known && known->fact.status == FactStatus::assumed ? known->gpu : std::string_view();
  }
  /// Cycles that a block's barrier takes.
  [[nodiscard]] double barrier_cycles(int warps_per_block) const {
    return barrier.value + overhead(Overhead::barrier_each_warp) * (warps_per_block - 1);
  }
  /// Whether both numbers of what passes between two blocks in one place are known.
  [[nodiscard]] bool is_turnover_known() const {
    return overheads[index(Overhead::block_turnover)] &&
           overheads[index(Overhead::block_turnover_each_warp)];
  }
  /// That, cycles; 0 where it was not measured.
  [[nodiscard]] double between_blocks(int warps_per_block) const {
    return is_turnover_known() ? overhead(Overhead::block_turnover) +
                                     overhead(Overhead::block_turnover_each_warp) * warps_per_block
                               : 0;
  }
  /// From one thread's atomic operation on a sector of global memory to the next, cycles;
  /// `computed` is Instruction::written.
  [[nodiscard]] double atomic_turn(Kind computed) const {
    return overhead(computed == Kind::fp32 || computed == Kind::fp64
                        ? Overhead::atomic_turn_float
                        : Overhead::atomic_turn_integer);
  }
  /// From one sector that is alone in its 64 bytes to the next between L2 and an SM, cycles.
  [[nodiscard]] double lone_sector(Kind kind) const {
    return overhead(kind == Kind::store ? Overhead::lone_sector_store : Overhead::lone_sector_load);
  }
};

/// Said of a GPU that no prediction can be made for: its id and what it lacks.
inline constexpr Text lacks_for_prediction =
    LOOM_TEXT("the GPU '%1' lacks numbers that a prediction needs: %2");

/// `launch_csv`: columns block_threads, grid_blocks, us; `expansions`: read_expansions(); either is
/// empty where there is none. bad_argument names what the GPU's file lacks. It has all effects.
[[nodiscard]] Result<Machine> machine(const GpuSpec& gpu, std::string_view launch_csv,
                                      std::string_view expansions = {});

/// "<id>_launch_single.csv" of the files, launches one at a time, else "<id>_launch_overhead.csv",
/// back to back; empty where there is none.
[[nodiscard]] std::string_view launch_csv(std::span<const EmbeddedFile> files,
                                          std::string_view gpu);

/// Gives what ptxas makes of operations on this GPU's architecture, or on its nearest kin; empty
/// where the files have none.
[[nodiscard]] std::string_view expansions_csv(std::span<const EmbeddedFile> files);

/// Whether the assumption says the number with this id of core/why.
[[nodiscard]] bool says(const Message& assumption, std::string_view number);

/// Lines of least relative squares through measured launches, one for each warps per block.
[[nodiscard]] std::vector<LaunchTime> fit_launches(std::string_view csv);

} // namespace loom::kernel
