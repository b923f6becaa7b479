#pragma once

/// What the views made of plotted panels share: laying the panels out, saying what a GPU lacks,
/// readouts, dragging the operating point, keys, playing α.

#include "widgets/paint/plot_widget.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/view.h"

#include <optional>

class QGridLayout;

namespace loom {

class AlphaSweep;
class Lack;

/// What a view says of one place in one of its panels.
struct PlaceReadout {
  QString text;              ///< value, unit and formula, in words
  std::optional<Point> snap; ///< the point on a curve that the text is about
  double alpha = 0;          ///< the state the place stands for; NaN where it stands for none
  double warps = 0;
};

/// The scenario with the operating point dragged there: α through the slider's rounding, so that
/// dragging gives numbers one can read, and whole warps that the SM holds.
[[nodiscard]] Scenario dragged_to_alpha(const Scenario& scenario, double alpha);
[[nodiscard]] Scenario dragged_to_warps(const Scenario& scenario, double warps);

class PlotView : public View {
  Q_OBJECT
public:
  PlotView(Workspace& workspace, QWidget* parent, int panel_count);

  [[nodiscard]] Figure figure() const override;
  void show_hovered_state(double alpha, double warps) override;
  /// As wide as the plot or the side panel, whichever is wider: in a narrow view the side panel
  /// stands below the plot.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  bool event(QEvent* event) override;
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  // The figure of a snapshot that has results, in two questions: what is drawn in every frame, and
  // what only an export has. What the pointer is on asks neither.
  /// The plots, one for each panel of the view.
  [[nodiscard]] virtual std::vector<Panel> panels(const Snapshot& snapshot) const = 0;
  /// The figure without its plots: title, caption, sources, footnotes, tables.
  [[nodiscard]] virtual Figure description(const Snapshot& snapshot) const = 0;
  /// What to say of `at` in panel `index`.
  [[nodiscard]] virtual PlaceReadout read(const Snapshot& snapshot, int index, Point at) const = 0;
  /// Where another view's state lies in panel `index`; nothing when this view cannot show it.
  [[nodiscard]] virtual std::optional<Point> place_of(const Snapshot& snapshot, int index,
                                                      double alpha, double warps) const = 0;
  /// The scenario after the operating point was dragged to `to`.
  [[nodiscard]] virtual Scenario dragged(const Scenario& scenario, Point to) const = 0;
  /// The scenario at the place that is spoken of, its warps whole: what the numbers read there are
  /// of.
  [[nodiscard]] Scenario pointed_scenario() const;
  [[nodiscard]] bool speaks_of_place() const { return pointed_.has_value(); }
  /// Its number `id` in the unit that the view shows it in, `factor` of its own; none where that is
  /// the same.
  [[nodiscard]] std::vector<why::Section> in_unit_shown(const char* id, double factor,
                                                        const QString& unit) const;
  /// Whether the plots are of the model's bounds, so that Enter says which one holds at the
  /// operating point.
  [[nodiscard]] virtual bool shows_bounds() const { return true; }
  /// The axis that left and right step along. Up and down step along warps, or, where that is
  /// warps, along chosen_axis().
  [[nodiscard]] virtual LoopAxis step_axis(const Snapshot& snapshot) const {
    return chosen_axis(snapshot);
  }
  /// Where the operating point of a snapshot with a workload is, for read().
  [[nodiscard]] virtual Point operating_place(const Snapshot& now) const {
    const LoopSweep sweep(now, step_axis(now));
    const double x = sweep.place();
    return place_of(now, 0, sweep.alpha(x), now.scenario().warps).value_or(Point{x, 0});
  }
  /// What to say in place of the plots; empty where they can be drawn. Here: the numbers that the
  /// GPU lacks.
  [[nodiscard]] virtual QString problem(const Snapshot& snapshot) const;
  /// Puts a widget to the right of the one panel, or below it where both have no room.
  void set_side(QWidget* side);
  [[nodiscard]] Lack& lack() const { return *lack_; }
  [[nodiscard]] const PlotWidget& plot(int index) const {
    return *plots_[static_cast<std::size_t>(index)];
  }

  /// A panel as it was shown last before what is being dragged moved; null where nothing is
  /// dragged.
  [[nodiscard]] const Panel* before_drag(const Snapshot& snapshot, int index) const;

  /// Menu entries for the axes of the workload other than warps; the document keeps the one taken.
  void add_loop_axis_choice(QMenu& menu, const Snapshot& snapshot);
  /// "Play α": shows the bar that does, under the plots, or takes it away.
  void add_sweep_choice(QMenu& menu);

private:
  void hover(int index, Point at);
  void drag(Point to);
  void explain_at(int index, Point at);
  void explain_label(const PlotWidget& plot, const QString& id, const QPointF& at);
  void explain_operating_point(); ///< by key: the bound that holds there
  void speak_operating_point(const Snapshot& now);
  void arrange();
  [[nodiscard]] bool has_side() const; ///< and not in the drawer

  Lack* lack_; ///< in place of the plots
  QWidget *side_ = nullptr,
          *beside_what_ = nullptr; ///< the place in the layout, and what stands there
  AlphaSweep* sweep_ = nullptr;    ///< made when first asked for
  QGridLayout* grid_;
  std::vector<PlotWidget*> plots_;
  std::vector<Panel> at_rest_; ///< as shown while nothing was dragged
  int columns_ = 0;
  bool beside_ = false, below_ = false; ///< where the side has room, if anywhere
  std::optional<PlaceReadout> pointed_; ///< what is spoken of
  bool speaks_ = false;                 ///< of the operating point, which keys moved last
};

} // namespace loom
