#pragma once

/// The one value everything is computed from: a GPU, a kernel, an operating point, and how the
/// views show it. A regular value; its file form is in core/document/document_json.h.

#include "core/access/memory_access.h"
#include "core/divergence/divergence.h"
#include "core/gpu/gpu_spec.h"
#include "core/measured/measured_set.h"
#include "core/model/kernel_model.h"
#include "core/model/loop_axis.h"
#include "core/occupancy/occupancy.h"
#include "core/sass/loop_code.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loom {

enum class Policy;

/// What the throughput view has on its horizontal axis.
enum class ThroughputAxis { warps, alpha };
enum class AxisScale { linear, log };
/// Unit of throughput in the views.
enum class ThroughputUnit {
  other_ipc,       ///< other instructions per cycle per SM
  arithmetic_ipc,  ///< FADDs per cycle per SM
  instruction_ipc, ///< all instructions per cycle per SM
  gigabytes,       ///< GB/s of the GPU; global mix only
  adds,            ///< thread adds per cycle per SM
  gigaflops,       ///< Gflop/s of the GPU
  peak_share,      ///< % of the bounds' peak; where there is none, as other_ipc
};
/// Unit of occupancy in the views.
enum class OccupancyUnit { warps, percent, warps_per_scheduler };

/// The facts a user may override, in the order they are shown.
enum class Hardware {
#define LOOM_HARDWARE(key, ...) key,
#include "core/gpu/fact_rows.inc"
  other_issue, ///< the issue cost of the mix's other instruction
};
inline constexpr std::size_t hardware_count = static_cast<std::size_t>(Hardware::other_issue) + 1;

/// Latencies of a simulation.
enum class Latencies {
  measured, ///< they vary, memory queues and cycles are lost, where the GPU's file says how much
  fixed,    ///< each is the GPU's number, as in the thesis's bounds
};

/// What a simulation has besides the numbers of the bounds: how warps are chosen, and what they do
/// together. Dual issue, barriers and blocks are a mix's alone: a loop has its own.
struct Scheduling {
  std::optional<Policy> policy{}; ///< nothing: gto of a mix; of a loop as the GPU's schedulers do
  bool dual_issue = false;        ///< where the GPU is known to have it
  int reissue = 1;                ///< cycles from one issue of a warp to its next, 1 to 64
  int barrier_every = 0;          ///< iterations from one barrier of a block to the next; 0: none
  /// Blocks of so many iterations follow each other in their places, 0 to 1000; 0: all warps run on
  /// for ever.
  int block_iterations = 0;
  bool operator==(const Scheduling&) const = default;
};

/// How the views show the scenario; part of the value so that it is undone, saved and shared.
struct ViewOptions {
  ThroughputAxis throughput_axis = ThroughputAxis::warps;
  AxisScale throughput_scale = AxisScale::linear;
  ThroughputUnit throughput_unit = ThroughputUnit::other_ipc;
  OccupancyUnit occupancy_unit = OccupancyUnit::warps;
  /// Of an instruction loop: what takes the place of α on the axes of the views.
  LoopAxis loop_axis = LoopAxis::alpha;
  bool operator==(const ViewOptions&) const = default;
};

/// A launch, from which an occupancy follows (core/scenario/launch.h).
struct OccupancyLaunch {
  LaunchConfig config{.threads = 256, .registers = 32};
  std::int64_t grid = 0; ///< blocks; 0: not said
  /// Scenario::warps follows when the launch is changed.
  bool decides_warps = false;
  bool operator==(const OccupancyLaunch&) const = default;
};

struct Scenario {
  GpuPtr gpu; ///< never null
  Mix mix = Mix::global;
  std::string access = "coalesced"; ///< or the id of one of the GPU's patterns, or own_access
  double alpha = 1;                 ///< 0 to 1e6, or infinity
  int warps = 32;                   ///< per SM, 1 to 1024
  int ilp = 1;                      ///< 1 to 64
  Latencies latencies = Latencies::measured; ///< of the simulation alone
  Scheduling scheduling{};                   ///< the same
  double target = 1; ///< fraction of the peak that "needed" means, 0.01 to 1
  std::array<std::optional<double>, hardware_count> overrides;
  ViewOptions view;
  Divergence divergence;      ///< of no consequence for the numbers above
  GlobalAccess global_access; ///< of consequence in the global mix with own_access
  SharedAccess shared_access; ///< the same in the shared mix
  OccupancyLaunch launch;     ///< of no consequence for the numbers above
  /// Imported measurements, oldest first, never null, at most max_measured_sets; of no consequence
  /// for the numbers above.
  std::vector<MeasuredSetPtr> measured;

  /// A loop of machine code that the timeline simulates in place of the mix; null for the mix. Of
  /// no consequence for the numbers above.
  sass::CodePtr loop;

  /// A loop of any instructions (core/scenario/instruction_loop.h) in place of the mix, of alpha
  /// and of ilp: what knows such loops takes their numbers from it, with the GPU and the warps
  /// above.
  std::optional<Loop> instruction_loop;

  /// Equal in every value; GPUs, code and measurements are compared by content.
  bool operator==(const Scenario& other) const;
};

inline constexpr std::size_t max_measured_sets = 8;

/// The scenario a GPU opens with: its cusp for the global mix, α rounded down to a whole number
/// and warps up, within what the SM holds.
[[nodiscard]] Scenario default_scenario(GpuPtr gpu);

/// The numbers of the model that one kind of instruction takes.
struct InstructionNumbers {
  Hardware latency;                    ///< to an instruction of the same kind
  Hardware to_arithmetic;              ///< latency to one of arithmetic
  Hardware throughput;                 ///< at its peak
  std::optional<FactKey> issue_cost{}; ///< issue cycles of one; nothing: 1
};
/// Of the mix's other instruction.
[[nodiscard]] const InstructionNumbers& numbers_of(Mix mix);
inline constexpr InstructionNumbers arithmetic_numbers{Hardware::alu_lat, Hardware::alu_lat,
                                                       Hardware::alu_thru};

/// A number as the model will use it, with where it comes from.
struct Resolved {
  double value = 0;
  bool overridden = false;
  Fact fact;                 ///< the GPU's own (or the model's own assumption for other_issue)
  std::optional<double> own; ///< without the override; nothing where no source gives it
};
/// The fact behind a hardware parameter: other_issue is the issue cost of the mix's other
/// instruction, and no fact in the global mix, where no source gives more than 1.
[[nodiscard]] std::optional<FactKey> fact_of(Mix mix, Hardware parameter);

struct LoopRun;

/// A scenario with its numbers, each looked up once: whoever shows or computes several things of
/// one scenario makes one and passes it on. It is not changed: its numbers would not follow.
class ResolvedScenario : public Scenario {
public:
  /// Implicit, so that what takes one can be asked about any scenario.
  ResolvedScenario(Scenario scenario); // NOLINT(google-explicit-constructor)

  /// The number behind one hardware parameter: the override, else the access pattern's fact, else
  /// the GPU's, else, of those that the mix takes and but for global memory, what its architecture
  /// has of FADD, MUFU.RSQ and LDS.32. sfu_alu_lat and shared_alu_lat fall back to sfu_lat and
  /// shared_lat, other_issue to 1 (thesis §4.1). Nothing when no source gives it.
  [[nodiscard]] const std::optional<Resolved>& operator[](Hardware parameter) const;
  /// loop_run() of the scenario's loop (core/scenario/loop_run.h), computed when it is first asked
  /// for.
  [[nodiscard]] const Result<LoopRun>& loop_run() const;

private:
  struct Numbers;
  std::shared_ptr<const Numbers> numbers_; ///< never null; copies share them
};

/// The hardware parameters the scenario's mix uses, in the order shown.
[[nodiscard]] std::vector<Hardware> used_parameters(Mix mix);

/// The bound model of a mix with ILP 1, its numbers as `number` gives each.
template <class Number>
[[nodiscard]] KernelOf<Number> kernel_of(Mix mix, const std::function<Number(Hardware)>& number);

/// The numbers for the bound model, or bad_argument naming every number the GPU lacks and how
/// to give it.
[[nodiscard]] Result<KernelModel> kernel_model(const ResolvedScenario& scenario);
/// The parameters kernel_model would miss; empty when it would succeed.
[[nodiscard]] std::vector<Hardware> missing_parameters(const ResolvedScenario& scenario);

/// Warps of a block of the scenario's launch, at least one.
[[nodiscard]] int block_warps(const Scenario& scenario);
/// Largest number of warps an SM of this GPU holds, absent when unknown.
[[nodiscard]] std::optional<double> max_warps(const Scenario& scenario);

} // namespace loom
