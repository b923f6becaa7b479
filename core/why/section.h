#pragma once

/// Numbers that belong together, and those that rest on more than a scenario: on a simulated run,
/// on other GPUs, on measurements, on a listing or on a kernel. Their ids, too, are stable.

#include "core/kernel/machine.h"
#include "core/kernel/measured_launches.h"
#include "core/kernel/plan.h"
#include "core/model/loop.h"
#include "core/model/memory_wall.h"
#include "core/sass/align.h"
#include "core/sass/study.h"
#include "core/sim/summary.h"
#include "core/study/needed_warps.h"
#include "core/study/residuals.h"
#include "core/study/sensitivity.h"
#include "core/trace/quantity.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace loom::why {

struct Section {
  std::string id; ///< "kernel", "cusp", "saturation", "launch", "global_access" ...
  Message name;
  std::vector<QuantityPtr> quantities;

  /// Adds a number, and gives it back for others to rest on.
  QuantityPtr keep(QuantityPtr quantity) {
    quantities.push_back(std::move(quantity));
    return quantities.back();
  }
};

/// Every number of a GPU's file, "mem_lat" as `prefix` "mem_lat", and those that follow from them.
[[nodiscard]] Section explain_gpu(const GpuSpec& gpu, const std::string& prefix);

/// Those of one of its access patterns.
[[nodiscard]] Section explain_gpu_pattern(const AccessPattern& pattern, const std::string& prefix);

/// A GPU's numbers as multiples of another's, "gtx980.mem_lat.ratio" of those that both give.
[[nodiscard]] Section explain_ratios(const GpuSpec& gpu, const GpuSpec& first);

/// What a run of the simulated SM came to ("simulated_throughput"), beside the model.
[[nodiscard]] Section explain_simulation(const ResolvedScenario& scenario, const SimSummary& run);
/// The same of a loop of instructions with these numbers; an iteration issues `instructions`.
[[nodiscard]] Section explain_simulation(const ResolvedScenario& scenario, const SimSummary& run,
                                         const LoopNumbersOf<Traced>& loop, double instructions);

/// A GPU in the history of GPUs: its memory wall, its cusp, the warps it needs.
[[nodiscard]] Section explain_history(const GpuPtr& gpu, const std::string& prefix);

/// The fit through the memory wall of these GPUs ("wall_factor").
[[nodiscard]] Section explain_wall(std::span<const GpuPtr> gpus, const WallFit& fit,
                                   const WallChoice& choice = {});

/// The scenario's launch, for one that a view only points at: its warps ("there.launch_warps" with
/// `prefix` "there."), then the other numbers of the launch and what was chosen in it. Nothing
/// where the GPU takes no such launch.
[[nodiscard]] Section explain_launch(const Scenario& scenario, const std::string& prefix);

/// What a change of each parameter does: "mem_lat.needed_swing". Occupancy is in `unit`, `factor`
/// of which are a warp per SM.
[[nodiscard]] Section explain_sensitivity(const ResolvedScenario& scenario,
                                          const SensitivityOptions& options = {}, double factor = 1,
                                          const std::string& unit = "warps/SM");

/// How far a model (an index of model_table()) is off what was measured: "bound.mean_error".
[[nodiscard]] Section explain_errors(const Scenario& scenario, std::size_t model,
                                     const std::vector<Residual>& residuals);

/// One measured point of them: "bound.off_measured".
[[nodiscard]] QuantityPtr explain_residual(const Scenario& scenario, std::size_t model,
                                           const Residual& residual);

/// How far a model is off the warps that somebody measured to be needed: "bound.off_needed".
[[nodiscard]] QuantityPtr explain_needed(const NeededCase& measured, std::size_t model,
                                         double predicted);

/// A place on a simulated curve at `at`, "warps" or "alpha": a run, or between two of them. Its id
/// is "simulation_throughput".
struct SimulatedRun {
  double at = 0, throughput = 0; ///< IPC/SM of the other instruction, of adds at α = ∞
};
[[nodiscard]] QuantityPtr explain_simulated(const Scenario& scenario, std::string_view parameter,
                                            const SimulatedRun& below, const SimulatedRun& above);

/// The id of what a model says at the operating point, of throughput or of warps needed; of the
/// simulation that of the simulated SM.
[[nodiscard]] std::string model_quantity(std::size_t model, bool needed);
/// How far what a model says is off what another does, "hong_kim.difference"; null where either is
/// null or the other says nothing.
[[nodiscard]] QuantityPtr explain_difference(std::size_t model, const QuantityPtr& here,
                                             std::size_t reference, const QuantityPtr& there);

/// A throughput or an occupancy in the unit that a view shows it in, which is `factor` of its own:
/// "throughput.shown".
[[nodiscard]] QuantityPtr explain_in_unit(const Scenario& scenario, const QuantityPtr& quantity,
                                          double factor, const std::string& unit);

/// What a function of machine code amounts to ("function_instructions"), and its dependences
/// ("unproven_reads"). Of those not proved the first `most_unproven`, then the waits for a barrier
/// that nothing sets, are told one by one: "doubt_1.found" and "doubt_1.needed", or
/// "doubt_1.barrier".
[[nodiscard]] Section explain_function(const sass::Function& function,
                                       const sass::Analysis& analysis);
inline constexpr std::size_t most_unproven = 50;

/// What one of its loops asks of the GPU, and what the bounds say of the loop that it makes
/// ("loop.throughput"). What is counted names its lines: "loop_fma", "loop_fma.FFMA".
[[nodiscard]] Section explain_loop(const sass::Function& function, const sass::Analysis& analysis,
                                   std::size_t loop, const GpuPtr& gpu);

/// How many lines of two functions side by side are the same ("aligned.same"), and how many not.
[[nodiscard]] Section explain_alignment(std::span<const sass::AlignedRow> rows,
                                        const sass::Function& left, const sass::Function& right);

/// One instruction of a listing: each field of its control code with the place where it was read
/// ("line.stall", of masks also each barrier and operand: "line.wait_0", "line.reuse_1"), when it
/// issues in its block on the GPU ("line.cycle"), and what of it is not proved, as of a function
/// ("line.doubt_1.found"). `prefix` in place of "line." tells two of them apart. With `cost` what
/// it costs: "line.latency", "line.interval", "line.wait".
[[nodiscard]] Section explain_line(const sass::Function& function, const sass::Analysis& analysis,
                                   const GpuSpec& gpu, std::size_t instruction,
                                   const std::string& prefix = "line.",
                                   const sass::LineCost* cost = nullptr);

/// The planned launch of a kernel (core/why/kernel_plan.h), its time by every method
/// ("kernel_time"), and how far it is off `measured`, which may be null; `machine` is that of
/// `gpu`, whose facts are cited, `answer` of the plan.
[[nodiscard]] Section explain_prediction(const kernel::Program& program, const kernel::Plan& plan,
                                         const kernel::Answer& answer,
                                         const kernel::Machine& machine, const GpuSpec& gpu,
                                         const kernel::MeasuredLaunch* measured = nullptr);

} // namespace loom::why
