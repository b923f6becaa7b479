#include "core/figure/build.h"
#include "core/scenario/advice.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"
#include "widgets/texts/words.h"
#include "widgets/views/concurrency/concurrency_figure.h"
#include "widgets/views/plot_view.h"
#include "widgets/workspace/workspace.h"

#include <algorithm>
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

  void fill_menu(QMenu& menu) override { add_sweep_choice(menu); }

  /// Of the place, as the two panels are at different warps.
  [[nodiscard]] std::vector<why::Section> sections() const override {
    if (!speaks_of_place())
      return {};
    why::Section place{"flight_pointed", LOOM_TEXT("Point of the chart"), {}};
    for (const char* id : {"arithmetic_in_flight", "other_in_flight", "warps_needed"})
      if (const auto quantity = why::explain(pointed_scenario(), id))
        place.quantities.push_back(prefixed(*quantity, "pointed."));
    return {std::move(place)};
  }

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    return concurrency_panels(snapshot);
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return concurrency_description(snapshot.scenario());
  }

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int index, Point at) const override {
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
    if (std::isnan(alpha))
      return std::nullopt;
    const InFlight flight = flight_at(snapshot, index, alpha);
    return Point{alpha_place(alpha_axis(), alpha), flight.arithmetic + flight.other};
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const ParameterInfo& info = *find_parameter("alpha");
    return with(scenario, "alpha",
                slider_value(info, slider_position(info, alpha_at(alpha_axis(), to.x))))
        .value_or(scenario);
  }

  [[nodiscard]] QString key_parameter(Qt::Orientation direction) const override {
    return direction == Qt::Horizontal ? QStringLiteral("alpha") : QStringLiteral("warps");
  }

private:
  static InFlight flight_at(const Snapshot& snapshot, int index, double alpha) {
    const KernelModel& model = snapshot.results->model;
    const Bounds at = bounds(model, alpha, snapshot.scenario().warps);
    return in_flight(model, alpha, index == at_needed ? at.peak() : at.throughput());
  }
};

} // namespace

ViewInfo view_concurrency() {
  return view_entry<ConcurrencyView>(
      "concurrency", ConcurrencyView::tr("Concurrency"), 3,
      {"arithmetic_in_flight", "other_in_flight", "throughput", "warps_needed"});
}

} // namespace loom
