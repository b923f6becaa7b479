#include "widgets/views/cusp/concurrency_figure.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/loop_sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace loom {
namespace {

constexpr std::size_t most_layers = 6; ///< what has less in flight is one layer more

/// Classes that are waited for: of a loop those with most in flight first, of a mix arithmetic.
std::vector<std::string> classes(const Snapshot& snapshot) {
  const auto& [numbers, evaluation, saturation] = *snapshot.workload;
  if (!snapshot.scenario().instruction_loop)
    return {numbers.items[1].name, numbers.items[0].name};
  std::vector<std::pair<double, std::string>> sums;
  for (std::size_t i = 0; i < numbers.items.size(); ++i) {
    const std::string& name = numbers.items[i].name;
    const auto known = std::ranges::find(sums, name, [](const auto& each) { return each.second; });
    if (known != sums.end())
      known->first += evaluation.in_flight[i];
    else if (numbers.items[i].latency > 0)
      sums.emplace_back(evaluation.in_flight[i], name);
  }
  std::ranges::stable_sort(sums, std::greater{}, [](const auto& each) { return each.first; });
  std::vector<std::string> names;
  for (const auto& [flying, name] : sums)
    names.push_back(name);
  return names;
}

/// A layer for each class, without points; of a mix in the words of the thesis's kernel.
std::vector<Layer> layers_of(const Scenario& scenario, const std::vector<std::string>& names) {
  using enum Role;
  constexpr std::array<Role, most_layers + 1> roles{memory,  arithmetic, issue, other,
                                                    series5, series6,    guide};
  if (!scenario.instruction_loop)
    return {{.id = "arithmetic",
             .label = tr("arithmetic").toStdString(),
             .role = arithmetic,
             .parameter = parameter_of(Limit::of(Resource::fp32), scenario.mix)},
            {.id = "other",
             .label = other_name(scenario.mix).toStdString(),
             .role = other_role(scenario.mix),
             .parameter = parameter_of(Limit::of(resource_of(scenario.mix)), scenario.mix)}};
  std::vector<Layer> all;
  for (std::size_t i = 0; i < std::min(names.size(), most_layers); ++i)
    all.push_back({.id = names[i], .label = names[i], .role = roles[i]});
  if (names.size() > most_layers)
    all.push_back({.id = "others", .label = tr("others").toStdString(), .role = roles.back()});
  return all;
}

/// Instructions in flight of each class, as they are `evaluated` at each place.
std::vector<Layer>
layers_along(const Snapshot& snapshot, const LoopSweep& sweep,
             const std::function<std::optional<LoopEvaluation>(double place)>& evaluated) {
  const std::vector<std::string> names = classes(snapshot);
  std::vector<Layer> all = layers_of(snapshot.scenario(), names);
  for (const double x : sweep.samples()) {
    const auto at = evaluated(x);
    if (!at)
      continue;
    for (Layer& layer : all)
      layer.points.push_back({x, 0});
    for (std::size_t i = 0; i < at->in_flight.size() && !all.empty(); ++i) {
      const auto place = static_cast<std::size_t>(
          std::ranges::find(names, snapshot.workload->numbers.items[i].name) - names.begin());
      if (place < names.size() && std::isfinite(at->in_flight[i]))
        all[std::min(place, most_layers)].points.back().y += at->in_flight[i];
    }
  }
  return all;
}

std::vector<Layer> layers(const Snapshot& snapshot, int panel, const LoopSweep& sweep) {
  return layers_along(snapshot, sweep,
                      [&](double place) { return flight_at(snapshot, panel, place); });
}

/// What loads and adds are called where they are counted.
QString counted_other(Mix mix) {
  switch (mix) {
  case Mix::global:
    return tr("loads");
  case Mix::sfu:
    return tr("SFU instructions");
  case Mix::shared:
    return tr("shared loads");
  }
  return {};
}

/// With the warps that the target needs; nothing where they are not finite.
std::optional<LoopEvaluation> at_needed(const Snapshot& snapshot, const LoopSweep& sweep,
                                        double place) {
  const auto numbers = sweep.numbers(place);
  const double needed = numbers ? loop_warps_needed(*numbers) * snapshot.scenario().target : 0;
  if (!numbers || !std::isfinite(needed))
    return std::nullopt;
  return evaluate(*numbers, needed);
}

double total(const LoopEvaluation& at) {
  double sum = 0;
  for (const double flying : at.in_flight)
    sum += std::isfinite(flying) ? flying : 0;
  return sum;
}

/// The two panels, at the warps needed and at those there; one that says so where both show the
/// same.
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

} // namespace

std::optional<LoopEvaluation> flight_at(const Snapshot& snapshot, int panel, double place) {
  const auto numbers = LoopSweep(snapshot, chosen_axis(snapshot)).numbers(place);
  if (!numbers)
    return std::nullopt;
  constexpr double rounding = 1e-12; // which must not leave them below the peak
  const double needed = loop_warps_needed(*numbers) * (1 + rounding);
  return evaluate(*numbers,
                  panel == 0 && std::isfinite(needed) ? needed : snapshot.scenario().warps);
}

std::vector<Layer> layers_of_needed(const Snapshot& snapshot, const LoopSweep& sweep,
                                    double factor) {
  std::vector<double> heights;
  std::vector<Layer> all =
      layers_along(snapshot, sweep, [&](double place) -> std::optional<LoopEvaluation> {
        std::optional<LoopEvaluation> at = at_needed(snapshot, sweep, place);
        if (at)
          heights.push_back(at->warps_needed * snapshot.scenario().target * factor);
        return at;
      });
  for (std::size_t i = 0; i < heights.size(); ++i) {
    double sum = 0;
    for (const Layer& layer : all)
      sum += layer.points[i].y;
    for (Layer& layer : all)
      layer.points[i].y *= sum > 0 ? heights[i] / sum : 0;
  }
  if (!snapshot.scenario().instruction_loop && all.size() == 2) {
    all[0].label = tr("adds in flight").toStdString();
    all[1].label = tr("%1 in flight").arg(counted_other(snapshot.scenario().mix)).toStdString();
  }
  std::erase_if(all, [](const Layer& layer) { return layer.points.empty(); });
  return all;
}

QString needed_in_flight(const Snapshot& snapshot, const LoopSweep& sweep, double place) {
  const auto at = at_needed(snapshot, sweep, place);
  if (!at)
    return {};
  const ResolvedScenario& scenario = snapshot.scenario();
  std::vector<std::pair<QString, double>> counts;
  if (scenario.instruction_loop)
    for (const std::string& name : classes(snapshot))
      counts.emplace_back(QString::fromStdString(name), 0);
  else
    counts = {{counted_other(scenario.mix), at->in_flight[0]}, {tr("adds"), at->in_flight[1]}};
  for (std::size_t i = 0; scenario.instruction_loop && i < at->in_flight.size(); ++i)
    for (auto& [name, count] : counts)
      if (name.toStdString() == snapshot.workload->numbers.items[i].name &&
          std::isfinite(at->in_flight[i]))
        count += at->in_flight[i];
  QStringList words;
  double others = 0;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (const auto& [name, count] = counts[i]; i >= most_layers)
      others += count;
    else if (count > 0)
      words << QStringLiteral("%1 %2").arg(number(count), name);
  if (others > 0)
    words << tr("%1 others").arg(number(others));
  return words.join(tr(" + "));
}

std::vector<Panel> concurrency_panels(const Snapshot& snapshot) {
  const LoopSweep sweep(snapshot, chosen_axis(snapshot));
  Panel panel;
  panel.kind = PanelKind::stacked;
  panel.x = sweep.axis();
  Panel needed = panel, now = panel;
  needed.title = tr("at the warps needed").toStdString();
  now.title = tr("at %1 warps/SM").arg(snapshot.scenario().warps).toStdString();
  double top = 0;
  int index = 0;
  for (Panel* each : {&needed, &now}) {
    each->layers = layers(snapshot, index, sweep);
    for (std::size_t i = 0; !each->layers.empty() && i < each->layers[0].points.size(); ++i) {
      double sum = 0;
      for (const Layer& layer : each->layers)
        sum += layer.points[i].y;
      top = std::max(top, sum);
    }
    const auto here = flight_at(snapshot, index++, sweep.place());
    each->marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {sweep.place(), here ? total(*here) : 0}});
    top = std::max(top, each->marks.back().at.y);
  }
  for (Panel* each : {&needed, &now})
    each->y = {.label = tr("instructions in flight").toStdString(),
               .unit = tr("per SM").toStdString(),
               .min = 0,
               .max = round_up(std::max(top, 1e-3) * 1.05)};
  return one_where_alike(std::move(needed), std::move(now), sweep.words(sweep.place()),
                         snapshot.workload->evaluation.warps_needed, snapshot.scenario().warps);
}

Figure concurrency_description(const Snapshot& snapshot) {
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "concurrency";
  figure.title = tr("Instructions in flight, %1")
                     .arg(QString::fromStdString(scenario.gpu->name))
                     .toStdString();
  figure.caption = workload_words(scenario).toStdString();
  add_workload_numbers(figure, scenario);
  if (!scenario.instruction_loop)
    note_statuses(figure);
  figure.columns = 2;
  return figure;
}

Figure concurrency_figure(const Snapshot& snapshot) {
  return with_plots(concurrency_description(snapshot), concurrency_panels(snapshot));
}

} // namespace loom
