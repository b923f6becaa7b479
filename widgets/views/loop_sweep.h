#pragma once

/// A scenario's loop along one of its numbers, for the charts that are drawn against it: that of
/// its instructions, or its mix along α or warps.

#include "core/figure/plot_data.h"
#include "core/gpu/architecture.h"
#include "widgets/workspace/snapshot.h"

#include <optional>
#include <vector>

class QMenu;

namespace loom {

class Workspace;

/// The axis that the scenario's view asks for in place of α, where the loop has it; else α, else
/// ILP. Never warps. Of a mix α.
[[nodiscard]] LoopAxis chosen_axis(const Snapshot& snapshot);

/// Gives an axis the range of another, where the two are in one unit.
void keep_range(Axis& axis, const Axis& other);

/// Whether a scenario's workload, whose `numbers` are given, changes along the axis.
[[nodiscard]] bool has_axis(const Scenario& scenario, const LoopNumbers& numbers, LoopAxis axis);

/// Menu entries for the axes that the loop has, checked where `current`; `chosen` is called with
/// the one that is taken. Warps are among them where `with_warps`.
void add_axis_choice(QMenu& menu, const Snapshot& snapshot, LoopAxis current, bool with_warps,
                     const std::function<void(LoopAxis)>& chosen);

/// Places are in the unit shown: warps as the scenario shows occupancies, shares in per cent.
class LoopSweep {
public:
  /// Both outlive the sweep.
  LoopSweep(const ResolvedScenario& scenario, const Workload& workload, LoopAxis axis,
            bool draft = false);
  /// The snapshot has a workload and outlives the sweep.
  LoopSweep(const Snapshot& snapshot, LoopAxis axis);
  /// Of one of those compared with it, which outlives the sweep.
  LoopSweep(const Snapshot& snapshot, const ComparedPin& compared, LoopAxis axis);

  [[nodiscard]] const Axis& axis() const { return shown_; }
  /// Takes the range of another axis in its place, where the two are in one unit.
  void keep_range(const Axis& other) { loom::keep_range(shown_, other); }
  /// Ascending; fewer while something is dragged.
  [[nodiscard]] std::vector<double> samples() const;
  /// The place of the loop as it is.
  [[nodiscard]] double place() const;
  /// The loop's numbers at a place; nothing where the GPU lacks one there.
  [[nodiscard]] std::optional<LoopNumbers> numbers(double place) const;
  [[nodiscard]] double warps(double place) const;
  /// α there: of a mix, and of a loop along α; else NaN.
  [[nodiscard]] double alpha(double place) const;
  /// The number on the axis at a place, in its own unit: 0.6 served by L2, not 60 %; and back.
  [[nodiscard]] double value(double place) const;
  [[nodiscard]] double place(double value) const;
  [[nodiscard]] std::optional<LoopEvaluation> evaluation(double place) const;
  /// "ILP 4", "60 % served by L2", "α = 48".
  [[nodiscard]] QString words(double place) const;
  /// The scenario with the loop moved there, as near as it can be.
  [[nodiscard]] Scenario moved(double place) const;
  /// The same some steps of the axis further.
  [[nodiscard]] Scenario stepped(int steps) const;

private:
  const ResolvedScenario& scenario_;
  const Workload& workload_;
  LoopAxis along_;
  bool draft_;
  double factor_ = 1; ///< shown place of a value
  Axis shown_;
  GpuPtr gpu_; ///< with the numbers that the user set
};

} // namespace loom
