#pragma once

/// Several models on one pair of axes: throughput against occupancy or against α, or the warps
/// that each says are needed; what was measured as dots over them; and a table at the operating
/// point.

#include "core/document/view_parts.h"
#include "core/figure/plot_data.h"
#include "core/study/residuals.h"
#include "core/why/section.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/models/models_words.h"

#include <vector>

namespace loom {

struct SimulatedThroughput;
class ModelErrors;

inline constexpr int models_chart_count = static_cast<int>(models_chart_ids.size());
[[nodiscard]] QString models_chart_name(ModelsChart chart);

struct ModelsChoice {
  ModelsChart chart = ModelsChart::over_warps;
  std::vector<std::size_t> shown = default_models(); ///< ascending, at most most_models_shown
  std::size_t selected = 0;                          ///< the operating point lies on its curve
  bool labels = true;                                ///< names beside the curves
  bool operator==(const ModelsChoice&) const = default;
};

/// What the document's part chooses.
[[nodiscard]] ModelsChoice choice_of(const ModelsPart& part);

/// What the chart's horizontal axis is.
[[nodiscard]] LoopAxis models_axis(const Snapshot& snapshot, ModelsChart chart);

/// The models of a workload at places of the chart's axis, in the unit shown.
class ModelValues {
public:
  /// The snapshot has a workload and outlives this.
  ModelValues(const Snapshot& snapshot, ModelsChart chart, const SimulatedThroughput* simulated);

  [[nodiscard]] const LoopSweep& sweep() const { return sweep_; }
  /// Nothing where the model has no number there: of the simulation, off its points and where those
  /// are of another scenario.
  [[nodiscard]] std::optional<double> at(std::size_t model, double place) const;
  /// The same at many places; NaN for nothing.
  [[nodiscard]] std::vector<double> along(std::size_t model,
                                          const std::vector<double>& places) const;
  /// Why the model says nothing of the scenario's loop; empty where it does or will.
  [[nodiscard]] QString lack(std::size_t model) const;
  /// The simulated points on both sides of the place, in their own units, one twice where it is on
  /// it.
  [[nodiscard]] std::optional<std::pair<Point, Point>> simulated_around(double place) const;
  [[nodiscard]] double factor(double place) const; ///< of the unit shown
  [[nodiscard]] QString unit(double place) const;
  [[nodiscard]] QString quantity(double place) const;

private:
  [[nodiscard]] bool needed() const { return chart_ == ModelsChart::needed; }
  /// In warps; of a mix by its run, of a loop by what its bounds or gradual saturation need.
  [[nodiscard]] std::optional<double> warps_needed(std::size_t model, double place) const;
  [[nodiscard]] std::vector<double> saturated_needs(const std::vector<double>& places) const;

  const Snapshot& snapshot_;
  const ResolvedScenario& scenario_;
  ModelsChart chart_;
  LoopSweep sweep_;
  const SimulatedThroughput* simulated_; ///< of this scenario and axis, or null
  std::vector<ModelRun> runs_;           ///< against warps and α, by index
};

/// The snapshot has a workload. `simulated` that is of another scenario is drawn faint.
[[nodiscard]] Panel models_panel(const Snapshot& snapshot, const ModelsChoice& choice,
                                 const SimulatedThroughput* simulated = nullptr);

/// The highest finite value among the curves; 0 where there is none.
[[nodiscard]] double highest(const std::vector<Curve>& curves);

/// What one model says at the operating point.
struct ModelRow {
  std::optional<double> value;      ///< in the unit shown
  std::optional<double> difference; ///< percent
  std::optional<double> mean_error; ///< percent, over everything measured
  std::optional<Residual> residual; ///< where the difference is that to a measured point
  QString lack{};                   ///< why it says nothing of the scenario's loop
};
/// Whether "Why?" derives what the model says of a loop of instructions.
[[nodiscard]] bool is_derived_of_loops(std::size_t model);

struct ModelRows {
  QString value_header, difference_header, difference_words;
  std::vector<ModelRow> rows; ///< by index of the model
  std::size_t reference = 0;  ///< the model that differences are from, where nothing is measured
  bool needed = false;        ///< values are warps needed, not throughputs
  double factor = 1;          ///< of the unit shown
  bool loop = false;          ///< of the scenario's loop of instructions, else of its mix

  /// A model's value: "not reached" where gradual saturation only approaches the target.
  [[nodiscard]] QString value_words(std::size_t model) const;
  /// The core/why ids of a model's numbers, whether it has them or not; empty of a loop's where
  /// nothing derives them.
  [[nodiscard]] QString value_id(std::size_t model) const;
  [[nodiscard]] QString difference_id(std::size_t model) const;
};
/// Differences are those to the nearest measured point, or to gradual saturation (to the bounds
/// where that has no number) when none is near.
[[nodiscard]] ModelRows model_rows(const Snapshot& snapshot, const ModelsChoice& choice,
                                   const ModelErrors& errors,
                                   const SimulatedThroughput* simulated = nullptr);

/// The derivations of what the rows say at the operating point and the scenario's do not: values in
/// other units, the simulated one, differences. Mean errors are those of `errors`.
[[nodiscard]] std::vector<why::Section>
model_numbers(const Snapshot& snapshot, const ModelsChoice& choice, const ModelErrors& errors,
              const SimulatedThroughput* simulated = nullptr);

/// The derivation of what one model says at a place, of `scenario`'s α and warps, in the unit
/// shown; none where it says nothing there.
[[nodiscard]] why::Section model_pointed(const Snapshot& snapshot, const Scenario& scenario,
                                         const ModelsChoice& choice, std::size_t model,
                                         const SimulatedThroughput* simulated);

/// Adds the rows of the models shown as a table.
void add_model_table(Figure& figure, const ModelsChoice& choice, const ModelRows& rows);

/// The figure without its panel: what it says of itself, and the rows as a table.
[[nodiscard]] Figure models_description(const Snapshot& snapshot, const ModelsChoice& choice,
                                        const ModelErrors& errors,
                                        const SimulatedThroughput* simulated = nullptr);

} // namespace loom
