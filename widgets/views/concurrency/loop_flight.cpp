#include "widgets/views/concurrency/loop_flight.h"

#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/concurrency/concurrency_figure.h"
#include "widgets/views/loop_sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace loom {
namespace {

constexpr std::size_t most_layers = 6; ///< what has less in flight is one layer more

/// Classes that are waited for, those with most in flight first.
std::vector<std::string> classes(const LoopResults& loop) {
  std::vector<std::pair<double, std::string>> sums;
  for (std::size_t i = 0; i < loop.numbers.items.size(); ++i) {
    const std::string& name = loop.numbers.items[i].name;
    const double flying = loop.evaluation.in_flight[i];
    const auto known = std::ranges::find(sums, name, [](const auto& each) { return each.second; });
    if (known != sums.end())
      known->first += flying;
    else if (loop.numbers.items[i].latency > 0)
      sums.emplace_back(flying, name);
  }
  std::ranges::stable_sort(sums, std::greater{}, [](const auto& each) { return each.first; });
  std::vector<std::string> names;
  for (const auto& [flying, name] : sums)
    names.push_back(name);
  return names;
}

std::vector<Layer> layers(const Snapshot& snapshot, int panel, const LoopSweep& sweep) {
  using enum Role;
  constexpr std::array<Role, most_layers + 1> roles{memory,  arithmetic, issue, other,
                                                    series5, series6,    guide};
  const LoopResults& loop = **snapshot.loop;
  const std::vector<std::string> names = classes(loop);
  std::vector<Layer> all;
  for (std::size_t i = 0; i < std::min(names.size(), most_layers); ++i)
    all.push_back({.id = names[i], .label = names[i], .role = roles[i]});
  if (names.size() > most_layers)
    all.push_back({.id = "others", .label = tr("others").toStdString(), .role = roles.back()});
  for (const double x : sweep.samples()) {
    const auto at = loop_flight_at(snapshot, panel, x);
    if (!at)
      continue;
    for (Layer& layer : all)
      layer.points.push_back({x, 0});
    for (std::size_t i = 0; i < at->in_flight.size() && !all.empty(); ++i) {
      const auto place = static_cast<std::size_t>(
          std::ranges::find(names, loop.numbers.items[i].name) - names.begin());
      if (place < names.size() && std::isfinite(at->in_flight[i]))
        all[std::min(place, most_layers)].points.back().y += at->in_flight[i];
    }
  }
  return all;
}

double total(const LoopEvaluation& at) {
  double sum = 0;
  for (const double flying : at.in_flight)
    sum += std::isfinite(flying) ? flying : 0;
  return sum;
}

} // namespace

std::optional<LoopEvaluation> loop_flight_at(const Snapshot& snapshot, int panel, double place) {
  const auto numbers = LoopSweep(snapshot, chosen_axis(snapshot)).numbers(place);
  if (!numbers)
    return std::nullopt;
  const double needed = loop_warps_needed(*numbers);
  return evaluate(*numbers,
                  panel == 0 && std::isfinite(needed) ? needed : snapshot.scenario().warps);
}

std::vector<Panel> loop_flight_panels(const Snapshot& snapshot) {
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
    const auto here = loop_flight_at(snapshot, index++, sweep.place());
    each->marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {sweep.place(), here ? total(*here) : 0}});
  }
  for (Panel* each : {&needed, &now})
    each->y = {.label = tr("instructions in flight").toStdString(),
               .unit = tr("per SM").toStdString(),
               .min = 0,
               .max = round_up(std::max(top, 1e-3) * 1.05)};
  return one_where_alike(std::move(needed), std::move(now), sweep.words(sweep.place()),
                         (**snapshot.loop).evaluation.warps_needed, snapshot.scenario().warps);
}

Figure loop_flight_description(const Snapshot& snapshot) {
  Figure figure;
  figure.id = "concurrency";
  figure.title = tr("Instructions of a loop in flight, %1")
                     .arg(QString::fromStdString(snapshot.scenario().gpu->name))
                     .toStdString();
  figure.caption = loop_words(snapshot.scenario()).toStdString();
  add_loop_numbers(figure, snapshot.scenario(), *snapshot.scenario().instruction_loop);
  figure.columns = 2;
  return figure;
}

} // namespace loom
