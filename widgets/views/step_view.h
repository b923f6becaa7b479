#pragma once

/// A view of one run of a part of the scenario, looked at as a whole or step by step: the run is
/// computed once, a part that does not run is refused with the reason while the last run stays on
/// show, and every change goes through here.
///
///   scenario -> asked() -> run, or why there is none -> show_run(), show_problem() -> pictures

#include "widgets/views/last_run.h"
#include "widgets/views/picture_view.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace loom {

/// `Part` is a member of the scenario, `Asked` all that its run depends on, without the place in
/// it.
template <class Part, class Asked, class Run> class StepView : public PictureView {
public:
  /// The run on show, of what was asked for last without an error; null before the first.
  [[nodiscard]] const std::shared_ptr<const Run>& shown() const { return run_.shown(); }
  /// Of the run, from 0: the steps before the state that is shown.
  [[nodiscard]] std::int64_t place() const { return place_; }
  [[nodiscard]] Figure figure() const override {
    return run_ ? figure_of(workspace().scenario(), *run_) : Figure{};
  }

protected:
  StepView(Workspace& workspace, QWidget* parent, Part Scenario::*part,
           Result<Run> (*compute)(const Asked&))
      : PictureView(workspace, parent), part_(part), run_(compute) {}

  [[nodiscard]] virtual Asked asked(const ResolvedScenario& scenario) const = 0;
  [[nodiscard]] virtual Figure figure_of(const Scenario& scenario, const Run& run) const = 0;
  /// Shows what the controls of the view stand for, without signals; whether or not it runs.
  virtual void show_choices(const Scenario& /*scenario*/) {}
  /// Shows what a new run has that no picture shows.
  virtual void show_run(const Scenario& scenario) = 0;
  /// Says why there is no run, or that there is one again.
  virtual void show_problem(const std::optional<Error>& problem) = 0;
  /// Shows what depends on the place or the style and is no picture.
  virtual void show_place() {}

  // Of views that step through their run; the others have one place.
  [[nodiscard]] virtual std::int64_t places(const Run& /*run*/) const { return 0; }
  [[nodiscard]] virtual std::int64_t place_of(const Part& /*part*/) const { return 0; }
  /// As undo and readout name it.
  struct Place {
    QString what;
    DiagramPart part;
    Part next;
  };
  [[nodiscard]] virtual Place at(std::int64_t /*place*/) const { return {}; }

  [[nodiscard]] const Part& part() const { return workspace().scenario().*part_; }
  [[nodiscard]] const Run& run() const { return *run_; }
  [[nodiscard]] bool has_run() const override { return bool(run_); }
  [[nodiscard]] const std::optional<Error>& problem() const { return run_.problem(); }

  /// The scenario with another part.
  [[nodiscard]] virtual Scenario with(Scenario scenario, const Part& next) const {
    scenario.*part_ = next;
    return scenario;
  }
  void propose(const QString& what, const Part& next) {
    workspace().propose(what, with(workspace().scenario(), next), Shown::at_once);
  }
  /// The same where it runs; says why where it does not, and what is on show stays.
  bool propose_checked(const QString& what, const Part& next) {
    const auto run = run_.of(asked(with(workspace().scenario(), next)));
    show_problem(run ? std::nullopt : std::optional(run.error()));
    if (run)
      propose(what, next);
    return run.has_value();
  }
  void drag(bool held) { held ? workspace().begin_drag() : workspace().end_drag(); }

  void go(qint64 place) override {
    const Place next = at(std::clamp<std::int64_t>(place, 0, places(*run_)));
    propose(next.what, next.next);
    point_at(next.part);
  }

  void draw(const SnapshotPtr& snapshot) override {
    style_pictures();
    const ResolvedScenario& scenario = snapshot->scenario();
    show_choices(scenario);
    const bool fresh = run_.show(asked(scenario));
    // Widgets shown and hidden below resize the pictures, which are then drawn at once.
    if (run_)
      place_ = std::min(place_, places(*run_));
    if (fresh)
      show_problem(problem());
    if (problem())
      return;
    if (fresh) {
      if (transport())
        transport()->set_range(0, places(*run_));
      show_run(scenario);
    }
    const std::int64_t before = std::exchange(
        place_, std::clamp<std::int64_t>(place_of(scenario.*part_), 0, places(*run_)));
    if (transport())
      transport()->set_place(place_);
    show_place();
    show_pictures(!fresh && before != place_);
  }

private:
  Part Scenario::*part_;
  LastRun<Asked, Run> run_;
  std::int64_t place_ = 0;
};

} // namespace loom
