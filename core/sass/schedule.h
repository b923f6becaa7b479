#pragma once

/// The issue schedule that control codes prescribe to a warp which has its scheduler to itself:
/// cycle by cycle, per dispatch port, as the architecture survey draws it.
///
/// An instruction issues when the stall count of the one before it has passed, its dispatch port is
/// free and the barriers that it waits for are. It then takes its port for 32/units cycles: a warp
/// goes through a partition's units in that many parts. Ampere's 16 INT32 lanes take 2 cycles, its
/// 8 load/store units 4. What nvcc 13.0.88 writes for the A100 agrees: its stall counts leave no
/// conflict of ports. Loads of constants issue beside those of memory there, and are counted with
/// the uniform datapath.
///
/// A write barrier is free when the latency of the instruction that set it has passed, a read
/// barrier some time between its leaving its port and then: no source says when. On Kepler, whose
/// hardware watches them itself, results of variable latency are waited for by their registers.
///
/// Nothing is assumed: where a number is missing an instruction issues in its cycle or later, and
/// so does all that follows; `uncertain` says why. Cycle 0 is when the first one issues.

#include "core/gpu/gpu_spec.h"
#include "core/sass/blocks.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace loom::sass {

/// A number or an enumerator as an index.
template <class T> constexpr std::size_t at(T value) { return static_cast<std::size_t>(value); }

/// Where instructions leave a scheduler.
enum class Port : std::uint8_t {
  int32,
  fp32,
  fp16,
  fp64,
  sfu,
  ldst,
  tensor,
  uniform,
  control,
  unknown, ///< of an opcode that no table names
};
inline constexpr std::size_t port_count = 10;
[[nodiscard]] std::string_view to_string(Port port);
[[nodiscard]] Port port_of(OpcodeClass opcode_class);

/// The facts that say how many units of a partition a port has: numbers of the partition to add up,
/// or one of the SM, to divide among its schedulers. Neither where the GPU's file does not say.
/// FP16 is as FP32, and INT32 where nothing is said of it.
struct PortUnits {
  std::vector<FactKey> of_partition{};
  std::optional<FactKey> of_sm{};
};
[[nodiscard]] PortUnits port_units(const GpuSpec& gpu, Port port);

/// Cycles that an instruction takes each port; nothing where that is not known.
using PortCycles = std::array<std::optional<int>, port_count>;
/// Of one partition of a GPU: 32/units, rounded up; 1 for what is executed once a warp (uniform,
/// control). Nothing where the GPU's file does not give the units, for tensor cores, whose times
/// vary with the shape, and for unknown opcodes.
[[nodiscard]] PortCycles port_cycles(const GpuSpec& gpu);
/// The least that an instruction takes a port.
[[nodiscard]] inline int least_cycles(const PortCycles& ports, Port port) {
  return ports[static_cast<std::size_t>(port)].value_or(1);
}

/// Cycles from issue to result of a class of instructions.
struct Latency {
  std::optional<double> cycles{}; ///< nothing where the GPU lacks it
  std::optional<FactKey> fact{};  ///< that it is, or that is lacking; nothing where there is none
  bool stand_in = false;          ///< the fact is of another class, the most alike
};
using Latencies = std::array<Latency, opcode_class_count>;
/// Of a GPU: alu_lat for FP32 and integer arithmetic, mem_lat for global memory, l1_lat for local
/// memory, shared_lat (else shared_alu_lat) for shared memory, sfu_lat (else sfu_alu_lat) for the
/// special function unit: a barrier is free at one time for every instruction that waits for it,
/// and the latencies to arithmetic are of a load and of the add that its address waits for, which
/// here has a stall count of its own. What no file has a number of takes that of the class most
/// like it: FP16, FP64 and uniform instructions alu_lat, textures (local memory without l1_lat)
/// mem_lat, shuffles, constants, special registers and barriers that of shared memory, conversions
/// that of special functions. Tensor cores and unknown opcodes have none.
[[nodiscard]] Latencies latencies(const GpuSpec& gpu);

/// What a schedule takes of a GPU.
struct IssueTimes {
  PortCycles ports{};
  Latencies latencies{};
  /// Cycles from issue to result of each instruction of a function, where more is known of it than
  /// of its class; empty where nothing is.
  std::vector<std::optional<double>> of_instruction{};

  [[nodiscard]] std::optional<double> latency_of(std::size_t instruction,
                                                 OpcodeClass opcode_class) const {
    if (instruction < of_instruction.size() && of_instruction[instruction])
      return of_instruction[instruction];
    return latencies[at(opcode_class)].cycles;
  }
};
[[nodiscard]] IssueTimes issue_times(const GpuSpec& gpu);

enum class IssueWait : std::uint8_t {
  start,
  stall,   ///< the stall count of the instruction before
  port,    ///< its dispatch port was taken
  barrier, ///< a barrier that it waits for; on Kepler a register
};
[[nodiscard]] std::string_view to_string(IssueWait cause);

struct Issue {
  std::size_t instruction = 0;
  std::int64_t cycle = 0;
  Port port = Port::control;
  int port_cycles = 1;                ///< its port is taken from `cycle` on, where known
  IssueWait cause = IssueWait::start; ///< what it issued no sooner for
  bool at_least = false;              ///< it may issue later: a number is not known
  /// What set the barrier that held it back.
  std::optional<std::size_t> held_by{};
};

/// A number that is missing: why an instruction may issue later than in its cycle.
enum class Missing : std::uint8_t {
  latency,  ///< of `of`, whose result it waits for
  operands, ///< when `of` has read its operands
  port,     ///< how long `of` takes the port that it needs too
  before,   ///< when a barrier was set before the schedule begins; `of` is `at`
  cut,      ///< how many instructions the excerpt leaves out before it; `of` is `at`
};
struct Uncertain {
  Missing missing = Missing::latency;
  std::size_t at = 0, of = 0; ///< instructions
  std::size_t issue = 0;      ///< of `at`, an index into Schedule::issues
  bool operator==(const Uncertain&) const = default;
};

/// A stretch in which nothing issues and no port is taken, longer than any stall count.
struct Pause {
  std::int64_t from = 0, to = 0;
};
inline constexpr std::int64_t longest_stall = 32; ///< Kepler's

struct Schedule {
  std::vector<Issue> issues;
  std::int64_t cycles = 0;          ///< when the stall count of the last one has passed
  std::vector<Uncertain> uncertain; ///< ascending by `at` in the order of issue
  std::vector<Pause> pauses;        ///< ascending

  [[nodiscard]] bool at_least() const { return !issues.empty() && issues.back().at_least; }
};

/// Schedules instructions one after the other, with all ports free. `set_before`: bit b where
/// barrier b may be set before the first of them.
[[nodiscard]] Schedule schedule(const Function& function, const Flowgraph& graph,
                                std::span<const std::size_t> instructions, const IssueTimes& times,
                                std::uint8_t set_before = 0);
/// The same for instructions `begin` to below `end`.
[[nodiscard]] Schedule schedule(const Function& function, const Flowgraph& graph, std::size_t begin,
                                std::size_t end, const IssueTimes& times,
                                std::uint8_t set_before = 0);
/// The barriers that a function sets anywhere, bit b for barrier b.
[[nodiscard]] std::uint8_t barriers_set(const Function& function);

/// Where a cycle is drawn: pauses are shortened to `drawn_pause` cycles.
[[nodiscard]] double drawn_cycle(const Schedule& schedule, std::int64_t cycle);
inline constexpr std::int64_t drawn_pause = 6;

/// One row of the survey's tables.
struct CycleRow {
  std::int64_t cycle = 0;
  std::int64_t cycles = 1;           ///< more for a pause, which is one row
  std::optional<std::size_t> issued; ///< the issue last made; nothing behind the schedule's end
  std::optional<std::size_t> next;   ///< the one to come
  std::array<std::optional<std::size_t>, port_count> ports; ///< the issue that takes each
};
/// Rows from cycle 0 until the last stall count has passed and all ports are free, at most `most`;
/// indices into Schedule::issues.
[[nodiscard]] std::vector<CycleRow> cycle_rows(const Schedule& schedule,
                                               std::size_t most = 1u << 20);

} // namespace loom::sass
