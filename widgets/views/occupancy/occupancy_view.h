#pragma once

/// The occupancy calculator: a launch, what an SM holds of it, and what that is worth to the
/// kernel (Volkov 2016, §2.3 and §4.5).

#include "core/scenario/occupancy_run.h"
#include "widgets/views/step_view.h"

#include <array>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace loom {

class NumberLabel;
class ResourceColumn;

class OccupancyView final : public StepView<OccupancyLaunch, ResolvedScenario, OccupancyRun> {
  Q_OBJECT
public:
  OccupancyView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  [[nodiscard]] ResolvedScenario asked(const ResolvedScenario& scenario) const override {
    return scenario;
  }
  [[nodiscard]] Figure figure_of(const Scenario& scenario, const OccupancyRun& run) const override;
  [[nodiscard]] Scenario with(Scenario scenario, const OccupancyLaunch& next) const override;
  /// What is refused is not drawn beside the reason.
  [[nodiscard]] bool has_run() const override { return StepView::has_run() && !problem(); }
  void show_run(const Scenario& scenario) override;
  void show_place() override;
  void show_problem(const std::optional<Error>& problem) override;
  [[nodiscard]] QString words_of(const DiagramPart& part) const override;
  [[nodiscard]] why::Section numbers_of(const DiagramPart& part) const override;
  [[nodiscard]] DiagramPart next_part(int key) const override;
  void show_pointed() override { change_.clear(); }

private:
  void build_controls();
  void build_body();
  void change(const QString& what, const std::function<void(OccupancyLaunch&)>& set);
  /// A value of a curve, or a change, is spoken of.
  void say(const DiagramPart& part, const QString& change, const QString& words, int warps);
  [[nodiscard]] QString asked_of_field() const;

  LaunchResource curve_{}; ///< whose point is spoken of
  QString change_;         ///< or the core/why id of the change that can be made
  QWidget *controls_, *body_;
  QSpinBox *grid_, *barriers_, *cluster_;
  QComboBox *carveout_, *caching_;
  QCheckBox* follow_;
  std::array<ResourceColumn*, launch_resource_count> columns_{};
  NumberLabel *worth_, *problem_;
  QPushButton* mend_; ///< fits the launch, or takes another GPU
  GpuPtr like_;       ///< that it takes
};

} // namespace loom
