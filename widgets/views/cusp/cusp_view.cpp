#include "core/figure/build.h"
#include "core/scenario/advice.h"
#include "core/scenario/workload.h"
#include "core/why/explain.h"
#include "core/why/section.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/cusp/concurrency_figure.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
#include "widgets/workspace/workspace.h"

#include <QMenu>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

class CuspView final : public PlotView {
  Q_DECLARE_TR_FUNCTIONS(CuspView)
public:
  CuspView(Workspace& workspace, QWidget* parent) : PlotView(workspace, parent, 1) {
    setAccessibleName(tr("Warps needed"));
    setAccessibleDescription(
        tr("Warps needed to hide latency against arithmetic intensity, and what they have in "
           "flight. Left and right move α, up and down move the occupancy."));
  }

  void fill_menu(QMenu& menu) override {
    const SnapshotPtr now = workspace().snapshot();
    add_loop_axis_choice(menu, *now);
    QAction* areas = menu.addAction(tr("What is in flight"), this, [this](bool on) {
      in_flight_ = on;
      redraw();
    });
    areas->setCheckable(true);
    areas->setChecked(in_flight_);
    add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
    add_sweep_choice(menu);
    add_band_choice(menu, band_, [this](double by) {
      band_ = by;
      redraw();
    });
  }

  [[nodiscard]] QVariantMap choices() const override { return {{"in_flight", in_flight_}}; }
  void restore_choices(const QVariantMap& choices) override {
    if (const auto on = choices.find(QStringLiteral("in_flight")); on != choices.end())
      in_flight_ = on->toBool();
    redraw();
  }

  [[nodiscard]] std::vector<why::Section> sections() const override {
    if (workspace().scenario().instruction_loop)
      return {};
    const OccupancyScale unit = occupancy_scale(workspace().scenario());
    std::vector<why::Section> all = in_unit_shown("warps_needed", unit.factor, unit.unit);
    const SnapshotPtr now = snapshot();
    if (!in_flight_ || !speaks_of_place() || !now || compares(*now) || now->scenario().target < 1)
      return all;
    why::Section place{"flight_pointed", LOOM_TEXT("Point of the chart"), {}};
    for (const char* id : {"arithmetic_in_flight", "other_in_flight", "warps_needed"})
      if (const auto quantity = why::explain(at_needed(), id))
        place.quantities.push_back(prefixed(*quantity, "pointed."));
    all.push_back(std::move(place));
    return all;
  }

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    return {cusp_panel(
        snapshot, {.in_flight = in_flight_, .band = band_, .before = before_drag(snapshot, 0)})};
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return cusp_description(snapshot, in_flight_);
  }

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int, Point at) const override {
    const ResolvedScenario& scenario = snapshot.scenario();
    const LoopAxis axis = chosen_axis(snapshot);
    const LoopSweep sweep(snapshot, axis);
    const OccupancyScale unit = occupancy_scale(scenario);
    PlaceReadout place;
    place.alpha = axis == LoopAxis::alpha ? alpha_at(sweep.axis(), at.x) : std::nan("");
    place.warps = at.y / unit.factor;
    const auto numbers = sweep.numbers(at.x);
    if (!numbers)
      return place;
    const LoopEvaluation there = evaluate(*numbers, 1);
    const double needed = scenario.target * there.warps_needed;
    place.snap = Point{at.x, needed * unit.factor};
    place.text = tr("%1 needs %2 %3%4\n%5")
                     .arg(sweep.words(at.x), number(needed * unit.factor), unit.unit,
                          of_maximum(scenario, needed),
                          limit_look(there.peak_limit, scenario, *numbers).name);
    if (there.rings.empty())
      place.text += tr("\nL·min = %1 cycles · %2 %3")
                        .arg(number(there.latency_cycles), number(there.peak),
                             tr(throughput_unit(scenario).data()));
    if (const QString flying = needed_in_flight(snapshot, sweep, at.x);
        in_flight_ && !flying.isEmpty() && !compares(snapshot)) {
      place.text += tr("\nin flight: %1").arg(flying);
      if (numbers->ilp > 1) // the areas are no counts then
        place.text += tr(", up to %1 a warp").arg(number(numbers->ilp));
    }
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int, double alpha,
                                              double) const override {
    if (std::isnan(alpha) || chosen_axis(snapshot) != LoopAxis::alpha)
      return std::nullopt;
    return read(snapshot, 0, {alpha_place(alpha_axis(), alpha), 0}).snap;
  }

  [[nodiscard]] Point operating_place(const Snapshot& now) const override {
    return {PlotView::operating_place(now).x,
            now.scenario().warps * occupancy_scale(now.scenario()).factor};
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const SnapshotPtr now = workspace().snapshot();
    if (!now->workload)
      return scenario;
    Scenario moved = LoopSweep(*now, chosen_axis(*now)).moved(to.x);
    moved.warps = LoopSweep(*now, LoopAxis::warps).moved(to.y).warps;
    return moved;
  }

private:
  double band_ = 0;
  bool in_flight_ = true; ///< areas under the warps needed

  /// The place that is spoken of, with the warps that it needs: so many whole warps have the same
  /// in flight as the number that is needed.
  [[nodiscard]] Scenario at_needed() const {
    Scenario scenario = pointed_scenario();
    if (const auto needed = why::explain(scenario, "warps_needed"))
      scenario.warps = std::clamp(whole_warps((*needed)->value), 1, 1024);
    return scenario;
  }

  static QString of_maximum(const Scenario& scenario, double needed) {
    const auto most = max_warps(scenario);
    return most ? tr(" (%1 % of %2)").arg(number(100 * needed / *most), number(*most)) : QString();
  }
};

} // namespace

ViewInfo view_cusp() {
  return view_entry<CuspView>("cusp", CuspView::tr("Warps needed"), 20, ViewQuestion::why_slow,
                              {"warps_needed", "cusp_alpha", "cusp_warps", "warps_at_zero",
                               "warps_at_infinity", "alpha_with_arithmetic",
                               "warps_with_arithmetic", "alpha_with_issue", "warps_with_issue",
                               "part_needed", "arithmetic_in_flight", "other_in_flight"},
                              3);
}

} // namespace loom
