#pragma once

/// Every model of throughput by its id: the bounds, gradual saturation, the simulated SM and the
/// prior models, each asked for one operating point of a scenario.

#include "core/model/measuring_loop.h"
#include "core/model/model_info.h"
#include "core/model/prior/prior.h"
#include "core/model/saturation.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// bound, saturation, simulation, then the prior models in the order of Prior.
inline constexpr std::size_t model_count = 3 + prior_count;
[[nodiscard]] std::span<const ModelInfo, model_count> model_table();
/// An index into model_table().
[[nodiscard]] std::optional<std::size_t> model_from(std::string_view id);
[[nodiscard]] std::vector<std::string> model_ids();

/// What a model, an index into model_table(), says of such a loop with `warps` warps of an SM of
/// the scenario's GPU, iterations/cycle/SM. bad_argument, in a sentence, where the model does not
/// know what the loop has (core/model/prior/prior.h), where the loop has no throughput, or where
/// its simulation is too short to tell.
[[nodiscard]] Result<double> loop_throughput(const Scenario& scenario, const LoopNumbers& loop,
                                             double warps, std::size_t model);

/// Whether the GPU's file says how latencies vary (latency_tail, for the SFU sfu_turn) or what else
/// a simulation with fixed ones lacks: the simulation then varies by it, unless its latencies are
/// to be fixed (core/scenario/sim_run.h). How memory queues alone does not tell it.
[[nodiscard]] bool is_saturation_measured(const Scenario& scenario);

/// One model of a scenario's mix, or of its loop of instructions: the numbers are read once,
/// operating points are quick.
class ModelRun {
public:
  /// `index` is below model_count. Errors as workload_numbers().
  [[nodiscard]] static Result<ModelRun> make(const ResolvedScenario& scenario, std::size_t index);

  /// Iterations/cycle/SM, of a mix so the throughput of its other instruction and at α = ∞ of
  /// arithmetic; with the loop's own α where `alpha` is NaN or it has none. `alpha` is 0 to
  /// infinity, `warps` from 1 to 1024. Nothing where a simulation of a million cycles, those passed
  /// over not counted, is too short to tell (core/sim/settled.h). Where latencies vary a simulation
  /// has 2^18 instructions or 2^14 loads, whichever is less, and more loads with ILP: on the H200's
  /// numbers a standard deviation of 0.6 % at most with ILP 1 and of 1.5 % with ILP 8, in 1 to 6
  /// ms. 2^14 loads keep it below about 0.5 % with ILP 1 at any α. Equal arguments give equal
  /// results. With a measuring loop it is what that loop would have measured: each iteration takes
  /// its cycles and issue slots besides. Nothing as well where the model does not know what a loop
  /// has.
  [[nodiscard]] std::optional<double> throughput(double alpha, double warps,
                                                 const MeasuringLoop& loop = {}) const;

  /// The same for many numbers of warps, which the saturation model computes abreast; NaN for
  /// nothing. `out` has as many elements as `warps`.
  void throughputs(double alpha, std::span<const double> warps, std::span<double> out,
                   const MeasuringLoop& loop = {}) const;

  /// The warps per SM that the model takes for `warps`: averages measured on an SM may be
  /// fractions; the simulation runs the nearest whole number, at least 1.
  [[nodiscard]] double asked_warps(double warps) const;

  /// Least number of warps per SM that reaches `target` (0.01 to 1) of the model's peak, where it
  /// has one: of prior models only for the whole peak, not of the simulation.
  [[nodiscard]] std::optional<double> warps_needed(double alpha, double target) const;

private:
  ModelRun(const ResolvedScenario& scenario, LoopNumbers loop, std::size_t index);

  [[nodiscard]] std::optional<double> simulated(double alpha, double warps,
                                                const MeasuringLoop& loop) const;
  [[nodiscard]] LoopNumbers loop_at(double alpha, const MeasuringLoop& loop = {}) const;

  ResolvedScenario scenario_;
  LoopNumbers loop_;
  std::size_t index_;
};

} // namespace loom
