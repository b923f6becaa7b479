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

#include "core/gpu/gpu_spec.h"
#include "core/sass/blocks.h"

#include <array>
#include <optional>
#include <span>

namespace loom::sass {

/// Where instructions leave a scheduler.
enum class Port : std::uint8_t { int32, fp32, fp16, fp64, sfu, ldst, tensor, uniform, control };
inline constexpr std::size_t port_count = 9;
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

/// Cycles that an instruction takes each port.
using PortCycles = std::array<int, port_count>;
/// Of one partition of a GPU: 32/units, rounded up. 1 where the GPU's file does not say, for FP16
/// as for FP32, and for tensor cores, whose times vary with the shape.
[[nodiscard]] PortCycles port_cycles(const GpuSpec& gpu);

/// Cycles from an instruction's issue to the release of its barriers.
struct Latencies {
  std::array<double, opcode_class_count> result{}; ///< write barrier, or a fixed latency
  double operands = 0;                             ///< read barrier
};
/// All zero: barriers are free at once, as if the results were always there.
inline constexpr Latencies no_latency{};
/// Of a GPU: mem_lat for global memory and textures, l1_lat (else mem_lat) for local memory,
/// shared_alu_lat (else shared_lat) for shared and constant memory, shuffles and special registers,
/// sfu_alu_lat (else sfu_lat) for the special function unit and conversions, alu_lat for the rest
/// and, an assumption, for read barriers. What its file lacks is assumed: 500, 30, 20 and 4 cycles.
[[nodiscard]] Latencies latencies(const GpuSpec& gpu);

enum class Cause : std::uint8_t {
  start,
  stall,   ///< the stall count of the instruction before
  port,    ///< its dispatch port was taken
  barrier, ///< a barrier that it waits for
};
[[nodiscard]] std::string_view to_string(Cause cause);

struct Issue {
  std::size_t instruction = 0;
  std::int64_t cycle = 0;
  Port port = Port::control;
  int port_cycles = 1;        ///< its port is taken from `cycle` on
  Cause cause = Cause::start; ///< what it issued no sooner for
};

struct Schedule {
  std::vector<Issue> issues;
  std::int64_t cycles = 0; ///< when the stall count of the last one has passed
};

/// Schedules instructions one after the other, from cycle 0 with all ports and barriers free.
[[nodiscard]] Schedule schedule(const Function& function, const Flowgraph& graph,
                                std::span<const std::size_t> instructions, const PortCycles& ports,
                                const Latencies& latencies = no_latency);
/// The same for instructions `begin` to below `end`.
[[nodiscard]] Schedule schedule(const Function& function, const Flowgraph& graph, std::size_t begin,
                                std::size_t end, const PortCycles& ports,
                                const Latencies& latencies = no_latency);

/// One row of the survey's tables.
struct CycleRow {
  std::int64_t cycle = 0;
  std::optional<std::size_t> issued; ///< the issue last made; nothing behind the schedule's end
  std::optional<std::size_t> next;   ///< the one to come
  std::array<std::optional<std::size_t>, port_count> ports; ///< the issue that takes each
};
/// Rows from cycle 0 until the last stall count has passed and all ports are free, at most `most`;
/// indices into Schedule::issues.
[[nodiscard]] std::vector<CycleRow> cycle_rows(const Schedule& schedule,
                                               std::size_t most = 1u << 20);

} // namespace loom::sass
