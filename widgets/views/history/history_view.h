#pragma once

/// The history view: one chart at a time, chosen above it.

#include "widgets/views/history/history_figure.h"
#include "widgets/views/view.h"

#include <QVariantAnimation>

#include <optional>

class QLabel;
class QPushButton;

namespace loom {

class ChartButtons;
class Lack;
class PlotWidget;
class Transport;
class WallControls;

class HistoryView final : public View {
  Q_OBJECT
public:
  HistoryView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  void show_hovered_state(double alpha, double warps) override;

  [[nodiscard]] HistoryChart chart() const { return part().chart; }
  void choose(HistoryChart chart);
  /// The id of the GPU that was clicked on or stepped to, in the cusp's chart of that in front;
  /// empty for none. Enter makes it the scenario's.
  [[nodiscard]] std::string picked_gpu() const;

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  void build();
  [[nodiscard]] const HistoryPart& part() const; ///< of the document
  void propose(const QString& what, HistoryPart next);
  void hover(Point at);
  void speak(const QString& text, std::optional<Point> at);
  void say_front();
  void say(int index);  ///< a reading
  void pick(int index); ///< its GPU
  void show_plot();
  void leave();
  void bend(std::size_t before); ///< from that GPU's cusp to the one in front
  void drag(Point to);
  void take_gpu();
  [[nodiscard]] bool walk(int key);
  [[nodiscard]] bool move_point(int key, bool far);

  HistoryDrawing drawing_;
  HistoryGpus gpus_;
  HistoryChart drawn_ = HistoryChart::wall; ///< the chart that is drawn
  std::size_t front_ = 0;                   ///< of the cusps: the GPU drawn in full
  ChartButtons* charts_;
  QPushButton* take_;
  WallControls* wall_;
  QLabel* words_;
  Lack* lack_;
  PlotWidget* plot_;
  Transport* transport_;
  std::string pointed_;                ///< of the one under the pointer; empty for none
  std::optional<double> roof_at_;      ///< the α under the pointer in the roofline
  std::optional<CuspReading> cusp_at_; ///< the point of a cusp's curve under the pointer
  mutable std::string asked_;          ///< id of the number that Why? answered last
  QVariantAnimation morph_;
  std::size_t morph_from_ = 0; ///< of cusps_: the GPU whose curve turns into the one in front
  bool spoken_ = false;        ///< the status line has words of this view
  bool front_to_say_ = false;  ///< the user went to another GPU
};

} // namespace loom
