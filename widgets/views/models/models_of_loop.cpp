#include "widgets/views/models/models_of_loop.h"

#include "core/figure/build.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr std::size_t simulated_places = 17;

const LoopResults& of_loop(const Snapshot& snapshot) { return **snapshot.loop; }

} // namespace

LoopAxis loop_models_axis(const Snapshot& snapshot, ModelsChart chart) {
  return chart == ModelsChart::over_warps ? LoopAxis::warps : chosen_axis(snapshot);
}

SimulatedLoop simulate_loop(const Snapshot& snapshot, LoopAxis axis, const std::stop_token& stop) {
  SimulatedLoop made{snapshot.scenario(), axis, {}};
  const LoopSweep sweep(snapshot, axis);
  const std::vector<double> all = sweep.samples();
  std::vector<double> places{sweep.place()};
  for (std::size_t i = 0; i + 1 < simulated_places && !all.empty(); ++i)
    places.push_back(all[i * (all.size() - 1) / (simulated_places - 2)]);
  std::ranges::sort(places);
  const auto twice = std::ranges::unique(places);
  places.erase(twice.begin(), twice.end());
  for (double place : places) {
    if (stop.stop_requested())
      break;
    double warps = sweep.warps(place);
    if (axis == LoopAxis::warps) { // whole ones
      warps = std::max(1.0, std::round(warps));
      place = warps * occupancy_scale(snapshot.scenario()).factor;
    }
    const auto numbers = sweep.numbers(place);
    const auto reached =
        numbers ? loop_throughput(snapshot.scenario(), *numbers, warps, simulation_model())
                : Result<double>(bad_argument(Message()));
    if (reached && (made.points.empty() || made.points.back().x != place))
      made.points.push_back({place, *reached});
  }
  return made;
}

bool holds_for(const SimulatedLoop& simulated, const Snapshot& snapshot, LoopAxis axis) {
  if (simulated.axis != axis)
    return false;
  Scenario own = snapshot.scenario(), there = simulated.scenario;
  if (axis == LoopAxis::warps)
    there.warps = own.warps;
  there.view = own.view;
  return own == there &&
         occupancy_scale(snapshot.scenario()).factor == occupancy_scale(simulated.scenario).factor;
}

LoopModelValues::LoopModelValues(const Snapshot& snapshot, ModelsChart chart,
                                 const SimulatedLoop* simulated)
    : snapshot_(snapshot), chart_(chart), sweep_(snapshot, loop_models_axis(snapshot, chart)) {
  if (simulated && holds_for(*simulated, snapshot, loop_models_axis(snapshot, chart)))
    simulated_ = simulated;
}

std::optional<double> LoopModelValues::simulated_at(double place) const {
  if (!simulated_)
    return std::nullopt;
  const std::vector<Point>& points = simulated_->points;
  const auto above = std::ranges::lower_bound(points, place, {}, &Point::x);
  if (above == points.end() || (above == points.begin() && above->x != place))
    return std::nullopt;
  if (above->x == place)
    return above->y;
  const Point& below = *(above - 1);
  return below.y + (above->y - below.y) * (place - below.x) / (above->x - below.x);
}

std::optional<double> LoopModelValues::at(std::size_t model, double place) const {
  const std::optional<LoopNumbers> numbers = sweep_.numbers(place);
  if (!numbers)
    return std::nullopt;
  const auto finite = [](double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
  };
  const Scenario& scenario = snapshot_.scenario();
  if (chart_ == ModelsChart::needed) {
    const double factor = occupancy_scale(snapshot_.scenario()).factor;
    if (model == *model_from("bound"))
      return finite(loop_warps_needed(*numbers, scenario.target) * factor);
    if (model != *model_from("saturation"))
      return std::nullopt;
    const auto needed =
        saturated_warps_needed(*numbers, of_loop(snapshot_).saturation, scenario.target);
    return needed ? finite(*needed * factor) : std::nullopt;
  }
  if (model == simulation_model())
    return simulated_at(place);
  const Result<double> said = loop_throughput(scenario, *numbers, sweep_.warps(place), model);
  return said ? finite(*said) : std::nullopt;
}

QString LoopModelValues::lack(std::size_t model) const {
  if (chart_ == ModelsChart::needed)
    return model == *model_from("bound") || model == *model_from("saturation")
               ? QString()
               : tr("It says nothing of the warps that a loop needs.");
  if (model == simulation_model())
    return {};
  const Result<double> said = loop_throughput(snapshot_.scenario(), of_loop(snapshot_).numbers,
                                              snapshot_.scenario().warps, model);
  return said ? QString() : spoken(said.error().detail);
}

Panel loop_models_panel(const Snapshot& snapshot, const ModelsChoice& choice,
                        const SimulatedLoop* simulated) {
  const LoopModelValues values(snapshot, choice.chart, simulated);
  const LoopSweep& sweep = values.sweep();
  const bool needed = choice.chart == ModelsChart::needed;
  const OccupancyScale occupancy = occupancy_scale(snapshot.scenario());
  Panel panel;
  panel.x = sweep.axis();
  const std::vector<double> xs = sweep.samples();
  const std::vector<Role> roles = model_roles(choice.shown);
  std::vector<Curve> curves;
  for (std::size_t i = 0; i < choice.shown.size(); ++i) {
    const std::size_t model = choice.shown[i];
    Curve curve{.id = std::string(model_table()[model].id),
                .label = choice.labels ? short_model_name(model).toStdString() : "",
                .role = roles[i],
                .weight = model == choice.selected ? Weight::bold : Weight::normal};
    if (model == simulation_model()) {
      if (!needed && simulated && simulated->axis == loop_models_axis(snapshot, choice.chart)) {
        curve.points = simulated->points;
        if (!holds_for(*simulated, snapshot, simulated->axis))
          curve.role = Role::ghost;
      }
    } else if (values.lack(model).isEmpty()) {
      // Each of the warps that saturation needs is searched for.
      const bool searched = needed && model == *model_from("saturation");
      const std::size_t step = searched ? std::max<std::size_t>(1, xs.size() / 32) : 1;
      for (std::size_t place = 0; place < xs.size(); place += step)
        if (const auto value = values.at(model, xs[place]))
          curve.points.push_back({xs[place], *value});
    }
    if (!curve.points.empty())
      curves.push_back(std::move(curve));
  }
  const double least = of_loop(snapshot).evaluation.peak;
  double top = 1.15 * highest(curves);
  if (needed)
    top = std::max(top, 1.15 * occupancy.factor * max_warps(snapshot.scenario()).value_or(0));
  else if (std::isfinite(least)) // a model without a limit leaves through the top
    top = std::min(top, 1.8 * least);
  panel.y = {.label = (needed ? tr("warps needed") : tr("throughput")).toStdString(),
             .unit = (needed ? occupancy.unit : tr("iterations/cycle/SM")).toStdString(),
             .min = 0,
             .max = top > 0 ? round_up(top) : 1};
  if (needed && snapshot.scenario().target < 1)
    panel.y.label = tr("warps for %1 % of the peak")
                        .arg(number(100 * snapshot.scenario().target))
                        .toStdString();
  for (Curve& curve : curves)
    add_clipped(panel, std::move(curve));
  const auto here = needed ? std::optional(snapshot.scenario().warps * occupancy.factor)
                           : values.at(choice.selected, sweep.place());
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = {sweep.place(), here.value_or(panel.y.min)}});
  return panel;
}

ModelRows loop_model_rows(const Snapshot& snapshot, const ModelsChoice& choice,
                          const SimulatedLoop* simulated) {
  const LoopModelValues values(snapshot, choice.chart, simulated);
  ModelRows table;
  table.needed = choice.chart == ModelsChart::needed;
  table.loop = true;
  const OccupancyScale occupancy = occupancy_scale(snapshot.scenario());
  table.value_header = table.needed ? occupancy.unit : tr("iterations");
  table.factor = table.needed ? occupancy.factor : 1;
  table.rows.resize(model_count);
  for (std::size_t model = 0; model < model_count; ++model) {
    table.rows[model].lack = values.lack(model);
    if (table.rows[model].lack.isEmpty())
      table.rows[model].value = values.at(model, values.sweep().place());
  }
  const std::size_t saturation = *model_from("saturation");
  table.reference = table.rows[saturation].value ? saturation : *model_from("bound");
  table.difference_header = tr("off %1").arg(short_model_name(table.reference));
  table.difference_words = tr("Differences are from %1.").arg(short_model_name(table.reference));
  const double reference = table.rows[table.reference].value.value_or(0);
  for (ModelRow& row : table.rows)
    if (row.value && reference > 0)
      row.difference = 100 * (*row.value / reference - 1);
  return table;
}

Figure loop_models_description(const Snapshot& snapshot, const ModelsChoice& choice,
                               const SimulatedLoop* simulated) {
  const Scenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "models";
  figure.title = tr("Models of a loop, %1, %2 warps/SM")
                     .arg(QString::fromStdString(scenario.gpu->name))
                     .arg(scenario.warps)
                     .toStdString();
  figure.caption = tr("%1. %2.").arg(loop_words(scenario), citations(choice.shown)).toStdString();
  add_loop_numbers(figure, scenario, *scenario.instruction_loop);
  for (const std::size_t model : choice.shown)
    figure.sources.emplace_back(model_table()[model].citation);
  add_model_table(figure, choice, loop_model_rows(snapshot, choice, simulated));
  return figure;
}

} // namespace loom
