#include "widgets/views/concurrency/concurrency_figure.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/concurrency/loop_flight.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
namespace {

/// In-flight instructions by kind over α for a throughput rule.
std::vector<Layer> layers(const Snapshot& snapshot, const Axis& axis, const std::vector<double>& xs,
                          auto&& throughput) {
  const ResolvedScenario& scenario = snapshot.scenario();
  Layer adds{.id = "arithmetic",
             .label = tr("arithmetic").toStdString(),
             .role = Role::arithmetic,
             .parameter = parameter_of(Bottleneck::arithmetic, scenario.mix)};
  Layer others{.id = "other",
               .label = other_name(scenario.mix).toStdString(),
               .role = other_role(scenario.mix),
               .parameter = parameter_of(Bottleneck::other, scenario.mix)};
  for (const double alpha : xs) {
    const InFlight flight = in_flight(snapshot.results->model, alpha, throughput(alpha));
    const double place = alpha_place(axis, alpha);
    adds.points.push_back({place, flight.arithmetic});
    others.points.push_back({place, flight.other});
  }
  return {adds, others};
}

} // namespace

Figure concurrency_description(const Snapshot& snapshot) {
  if (snapshot.loop && *snapshot.loop)
    return loop_flight_description(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "concurrency";
  figure.title = tr("Instructions in flight, %1")
                     .arg(QString::fromStdString(scenario.gpu->name))
                     .toStdString();
  figure.caption = parameter_words(scenario).toStdString();
  add_numbers(figure, scenario);
  note_statuses(figure);
  figure.columns = 2;
  return figure;
}

std::vector<Panel> concurrency_panels(const Snapshot& snapshot) {
  if (snapshot.loop && *snapshot.loop)
    return loop_flight_panels(snapshot);
  const ResolvedScenario& scenario = snapshot.scenario();
  const Results& results = *snapshot.results;
  const KernelModel& model = results.model;
  Panel panel;
  panel.kind = PanelKind::stacked;
  panel.x = alpha_axis(tr("arithmetic intensity α").toStdString());
  std::vector<double> turns;
  if (results.cusp.cusp)
    turns.push_back(results.cusp.cusp->alpha);
  const auto xs = alpha_samples(panel.x, snapshot.draft ? 65 : 129, turns);
  // The stack at the needed occupancy is the needed warps times the chains of each.
  double top = results.evaluation.warps_needed * model.ilp;
  for (const double alpha : xs)
    top = std::max(top, warps_needed(model, alpha) * model.ilp);
  panel.y = {.label = tr("instructions in flight").toStdString(),
             .unit = tr("per SM").toStdString(),
             .min = 0,
             .max = round_up(top * 1.05)};

  Panel needed = panel;
  needed.title = tr("at the warps needed").toStdString();
  needed.layers =
      layers(snapshot, panel.x, xs, [&](double alpha) { return bounds(model, alpha, 0).peak(); });
  Panel now = panel;
  now.title = tr("at %1 warps/SM").arg(scenario.warps).toStdString();
  now.layers = layers(snapshot, panel.x, xs, [&](double alpha) {
    return bounds(model, alpha, scenario.warps).throughput();
  });
  for (Panel* each : {&needed, &now}) {
    const double y =
        each == &now ? results.evaluation.arithmetic_in_flight + results.evaluation.other_in_flight
                     : results.evaluation.warps_needed * model.ilp;
    each->marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {alpha_place(panel.x, scenario.alpha), y}});
  }
  return one_where_alike(std::move(needed), std::move(now), alpha_words(scenario.alpha),
                         results.evaluation.warps_needed, scenario.warps);
}

std::vector<Panel> one_where_alike(Panel needed, Panel now, const QString& place,
                                   double warps_needed, int warps) {
  if (needed.layers != now.layers)
    return {std::move(needed), std::move(now)};
  if (!std::isfinite(warps_needed))
    return {std::move(now)};
  needed.title = tr("at the warps needed (%1: %2 of the %3 there)")
                     .arg(place, number(warps_needed))
                     .arg(warps)
                     .toStdString();
  return {std::move(needed)};
}

Figure concurrency_figure(const Snapshot& snapshot) {
  return with_plots(concurrency_description(snapshot), concurrency_panels(snapshot));
}

} // namespace loom
