#pragma once

/// The comparison of models: the chart, and beside it every model with its numbers.

#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/plot_view.h"
#include "widgets/views/throughput/simulated_throughput.h"

#include <QTimer>

#include <optional>

namespace loom {

class ModelsList;

class ModelsView : public PlotView {
  Q_OBJECT
public:
  ModelsView(Workspace& workspace, QWidget* parent);

  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  /// That of the document.
  [[nodiscard]] ModelsChoice choice() const;
  void choose(ModelsChart chart);
  /// Nothing happens where another curve would be one too many.
  void set_shown(std::size_t model, bool shown);
  void select(std::size_t model);

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override;
  [[nodiscard]] Figure description(const Snapshot& snapshot) const override;
  void draw(const SnapshotPtr& snapshot) override;
  void resizeEvent(QResizeEvent* event) override;
  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int index, Point at) const override;
  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int index, double alpha,
                                              double warps) const override;
  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override;
  [[nodiscard]] bool shows_bounds() const override { return false; }
  [[nodiscard]] LoopAxis step_axis(const Snapshot& snapshot) const override;

private:
  void propose(const QString& what, const ModelsPart& next);
  [[nodiscard]] bool over_alpha() const { return choice().chart != ModelsChart::over_warps; }
  [[nodiscard]] bool shows_simulation() const;
  [[nodiscard]] const SimulatedThroughput* simulated() const {
    return simulated_ ? &*simulated_ : nullptr;
  }
  /// Starts what is wanted of the simulation once nothing moves.
  void want_simulation(const Snapshot& snapshot);
  /// Says what the nearest of the curves shown says at a place of the chart.
  [[nodiscard]] std::optional<std::pair<std::size_t, double>>
  nearest_curve(const ModelValues& values, Point at) const;
  void simulate();
  [[nodiscard]] bool has_room_for_names() const;
  [[nodiscard]] why::Section pointed_numbers() const;

  bool named_ = true;                                ///< the curves that are shown
  bool labels_ = true;                               ///< of the figure that is built
  mutable ModelErrors errors_;                       ///< what was computed last
  mutable std::optional<std::size_t> pointed_model_; ///< whose curve was spoken of last
  ModelsList* list_;
  Background simulation_;
  QTimer pause_;
  std::optional<SimulatedThroughput> simulated_, asked_; ///< asked for: without points yet
};

} // namespace loom
