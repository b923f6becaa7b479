#pragma once

/// The accuracy of the models: where and how far one is off what was measured, and every model's
/// errors in numbers.

#include "widgets/views/accuracy/accuracy_figure.h"
#include "widgets/views/accuracy/needed_chart.h"
#include "widgets/views/plot_view.h"

#include <QTimer>

namespace loom {

class AccuracyList;

class AccuracyView : public PlotView {
  Q_OBJECT
public:
  AccuracyView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  void choose(AccuracyChart chart);
  void select(std::size_t model);

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override;
  [[nodiscard]] Figure description(const Snapshot& snapshot) const override;
  void draw(const SnapshotPtr& snapshot) override;
  [[nodiscard]] QString problem(const Snapshot& snapshot) const override;
  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int index, Point at) const override;
  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int index, double alpha,
                                              double warps) const override;
  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override;
  [[nodiscard]] bool shows_bounds() const override { return false; }

private:
  /// Where a residual lies in the chart.
  [[nodiscard]] Point place(const Residual& residual) const;
  void show_measured_gpu();
  void propose(const QString& what, const AccuracyPart& next);
  // What the document chooses.
  [[nodiscard]] const AccuracyPart& part() const;
  [[nodiscard]] std::size_t model() const { return accuracy_model(part()); }
  /// That is shown; of what errors_ has been brought up to.
  [[nodiscard]] AccuracyChart chart() const;

  /// Whether the chart is of warps that anybody measured to be needed, of whatever GPU.
  [[nodiscard]] bool shows_needed() const { return chart() == AccuracyChart::needed; }
  /// What the model says of them, computed when it is first asked.
  [[nodiscard]] const NeededAnswers& needed() const;
  void ask_simulation();
  /// Index of the case that was last pointed at, else of the first with an answer.
  [[nodiscard]] std::optional<std::size_t> needed_shown() const;

  mutable std::vector<NeededCase> cases_;
  mutable std::array<std::optional<NeededAnswers>, model_count> needed_;
  Background asked_;           ///< the simulation of every case
  mutable ModelErrors errors_; ///< what was computed last
  AccuracyList* list_;
  QTimer pause_; ///< the simulation begins when nothing has changed for a while
  mutable std::optional<Residual> pointed_; ///< the measured point that was last spoken of
  mutable std::size_t pointed_case_ = 0;    ///< likewise, of warps needed
};

} // namespace loom
