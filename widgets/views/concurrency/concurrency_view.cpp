#include "core/figure/build.h"
#include "core/scenario/advice.h"
#include "core/why/explain.h"
#include "widgets/texts/words.h"
#include "widgets/views/concurrency/concurrency_figure.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
#include "widgets/workspace/workspace.h"

#include <cmath>

namespace loom {
namespace {

constexpr int at_needed = 0; ///< the panel at the warps needed; the other is at the current ones

class ConcurrencyView final : public PlotView {
  Q_DECLARE_TR_FUNCTIONS(ConcurrencyView)
public:
  ConcurrencyView(Workspace& workspace, QWidget* parent) : PlotView(workspace, parent, 2) {
    setAccessibleName(tr("Concurrency"));
    setAccessibleDescription(tr("Instructions in flight by kind against arithmetic intensity, at "
                                "the needed and at the current occupancy. Arrow keys move α."));
  }

  void fill_menu(QMenu& menu) override {
    const SnapshotPtr now = workspace().snapshot();
    if (!of_loop(*now))
      return add_sweep_choice(menu);
    add_loop_axis_choice(menu, *now);
  }

  /// Of the place, as the two panels are at different warps.
  [[nodiscard]] std::vector<why::Section> sections() const override {
    if (!speaks_of_place() || workspace().scenario().instruction_loop)
      return {};
    why::Section place{"flight_pointed", LOOM_TEXT("Point of the chart"), {}};
    for (const char* id : {"arithmetic_in_flight", "other_in_flight", "warps_needed"})
      if (const auto quantity = why::explain(pointed_scenario(), id))
        place.quantities.push_back(prefixed(*quantity, "pointed."));
    return {std::move(place)};
  }

protected:
  [[nodiscard]] bool knows_loops() const override { return true; }

  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    return concurrency_panels(snapshot);
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return concurrency_description(snapshot);
  }

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int index, Point point) const override {
    const ResolvedScenario& scenario = snapshot.scenario();
    const LoopAxis axis = chosen_axis(snapshot);
    const LoopSweep sweep(snapshot, axis);
    PlaceReadout place;
    place.alpha = axis == LoopAxis::alpha ? alpha_at(sweep.axis(), point.x) : std::nan("");
    const auto at = flight_at(snapshot, index, point.x);
    place.warps = std::nan("");
    if (!at)
      return place;
    // So many whole warps have the same in flight as the number that is needed.
    if (!scenario.instruction_loop)
      place.warps = index == at_needed ? whole_warps(at->warps_needed) : scenario.warps;
    double sum = 0;
    QStringList by_class;
    const auto add = [&](std::size_t i, const QString& name) {
      if (!std::isfinite(at->in_flight[i]) || at->in_flight[i] <= 0)
        return;
      sum += at->in_flight[i];
      by_class << QStringLiteral("%1 %2").arg(number(at->in_flight[i]), name);
    };
    if (scenario.instruction_loop) {
      for (std::size_t i = 0; i < at->in_flight.size(); ++i)
        add(i, QString::fromStdString(snapshot.workload->numbers.items[i].name));
    } else {
      add(1, tr("arithmetic"));
      add(0, other_name(scenario.mix));
    }
    place.snap = Point{point.x, sum};
    place.text =
        tr("%1, %2 warps/SM\n%3 in flight per SM\nlatency × throughput of each")
            .arg(sweep.words(point.x),
                 number(index == at_needed && std::isfinite(at->warps_needed) ? at->warps_needed
                                                                              : scenario.warps),
                 by_class.join(tr(" + ")));
    if (scenario.instruction_loop && at->bytes_in_flight > 0)
      place.text += tr("\n%1 KiB in flight from DRAM").arg(number(at->bytes_in_flight / 1024));
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int index, double alpha,
                                              double) const override {
    if (std::isnan(alpha) || chosen_axis(snapshot) != LoopAxis::alpha)
      return std::nullopt;
    return read(snapshot, index, {alpha_place(alpha_axis(), alpha), 0}).snap;
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const SnapshotPtr now = workspace().snapshot();
    return now->workload ? LoopSweep(*now, chosen_axis(*now)).moved(to.x) : scenario;
  }
};

} // namespace

ViewInfo view_concurrency() {
  return view_entry<ConcurrencyView>(
      "concurrency", ConcurrencyView::tr("Concurrency"), 3, ViewQuestion::why_slow,
      {"arithmetic_in_flight", "other_in_flight", "throughput", "warps_needed"}, 3);
}

} // namespace loom
