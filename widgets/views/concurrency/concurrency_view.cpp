#include "core/figure/build.h"
#include "core/scenario/advice.h"
#include "core/why/explain.h"
#include "widgets/texts/words.h"
#include "widgets/views/concurrency/concurrency_figure.h"
#include "widgets/views/concurrency/loop_flight.h"
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

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int index, Point at) const override {
    if (of_loop(snapshot))
      return read_loop(snapshot, index, at.x);
    const ResolvedScenario& scenario = snapshot.scenario();
    PlaceReadout place;
    place.alpha = alpha_at(alpha_axis(), at.x);
    const InFlight flight = flight_at(snapshot, index, place.alpha);
    const double needed = warps_needed(snapshot.results->model, place.alpha);
    // So many whole warps have the same in flight as the number that is needed.
    place.warps = index == at_needed ? whole_warps(needed) : scenario.warps;
    place.snap = Point{at.x, flight.arithmetic + flight.other};
    place.text =
        tr("%1, %2 warps/SM\n%3 arithmetic + %4 %5 in flight\nlatency × throughput of each")
            .arg(alpha_words(place.alpha), number(index == at_needed ? needed : place.warps),
                 number(flight.arithmetic), number(flight.other), other_name(scenario.mix));
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int index, double alpha,
                                              double) const override {
    if (std::isnan(alpha) || (of_loop(snapshot) && chosen_axis(snapshot) != LoopAxis::alpha))
      return std::nullopt;
    if (of_loop(snapshot))
      return read_loop(snapshot, index, alpha_place(alpha_axis(), alpha)).snap;
    const InFlight flight = flight_at(snapshot, index, alpha);
    return Point{alpha_place(alpha_axis(), alpha), flight.arithmetic + flight.other};
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    if (const SnapshotPtr now = workspace().snapshot(); of_loop(*now))
      return LoopSweep(*now, chosen_axis(*now)).moved(to.x);
    return dragged_to_alpha(scenario, alpha_at(alpha_axis(), to.x));
  }

private:
  /// What to say of a loop at a place of the axis.
  PlaceReadout read_loop(const Snapshot& snapshot, int index, double x) const {
    const LoopSweep sweep(snapshot, chosen_axis(snapshot));
    PlaceReadout place;
    place.alpha =
        chosen_axis(snapshot) == LoopAxis::alpha ? alpha_at(sweep.axis(), x) : std::nan("");
    place.warps = std::nan("");
    const auto at = loop_flight_at(snapshot, index, x);
    if (!at)
      return place;
    double sum = 0;
    QStringList by_class;
    for (std::size_t i = 0; i < at->in_flight.size(); ++i)
      if (std::isfinite(at->in_flight[i]) && at->in_flight[i] > 0) {
        sum += at->in_flight[i];
        by_class << QStringLiteral("%1 %2").arg(
            number(at->in_flight[i]),
            QString::fromStdString((*snapshot.loop)->numbers.items[i].name));
      }
    place.snap = Point{x, sum};
    place.text = tr("%1\n%2 in flight per SM").arg(sweep.words(x), by_class.join(tr(", ")));
    if (at->bytes_in_flight > 0)
      place.text += tr("\n%1 KiB in flight from DRAM").arg(number(at->bytes_in_flight / 1024));
    return place;
  }

  static InFlight flight_at(const Snapshot& snapshot, int index, double alpha) {
    const KernelModel& model = snapshot.results->model;
    const Bounds at = bounds(model, alpha, snapshot.scenario().warps);
    return in_flight(model, alpha, index == at_needed ? at.peak() : at.throughput());
  }
};

} // namespace

ViewInfo view_concurrency() {
  return view_entry<ConcurrencyView>(
      "concurrency", ConcurrencyView::tr("Concurrency"), 3, ViewQuestion::why_slow,
      {"arithmetic_in_flight", "other_in_flight", "throughput", "warps_needed"}, 3);
}

} // namespace loom
