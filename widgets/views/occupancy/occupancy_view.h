#pragma once

/// The occupancy calculator: a launch, what an SM holds of it, and what that is worth to the
/// kernel (Volkov 2016, §2.3 and §4.5).

#include "core/figure/diagram_part.h"
#include "core/scenario/occupancy_run.h"
#include "widgets/views/view.h"

#include <array>
#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace loom {

class NumberLabel;
class DiagramWidget;
class ResourceColumn;

class OccupancyView final : public View {
  Q_OBJECT
public:
  OccupancyView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  /// What is on show; nothing where the GPU or the launch allows no answer.
  [[nodiscard]] const std::optional<OccupancyRun>& shown() const { return run_; }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void build_body();
  void connect_parts();
  void change(const QString& what, const std::function<void(Launch&)>& set);
  void follow(bool on);
  void fit_launch();
  void show_choices(const Scenario& scenario);
  void show_problem(const Scenario& scenario, const Error& error);
  void show_sm();
  void point_at(const DiagramPart& part, const QString& change, const QString& words, int warps);
  void hover(const DiagramPart& part);
  void move_row(int by);
  [[nodiscard]] QString asked_of_field() const;

  std::optional<OccupancyRun> run_;
  int row_ = -1;           ///< of the drawing, that the keyboard is on
  DiagramPart pointed_;    ///< of the drawing, or the point of a curve, that is spoken of
  LaunchResource curve_{}; ///< whose point it is
  QString change_;         ///< or the core/why id of the change that can be made
  QWidget *controls_, *body_;
  QSpinBox* grid_;
  QComboBox *carveout_, *caching_;
  QCheckBox* follow_;
  DiagramWidget* sm_;
  std::array<ResourceColumn*, launch_resource_count> columns_{};
  NumberLabel *worth_, *problem_;
  QPushButton* fit_;
};

} // namespace loom
