#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/throughput/simulated_throughput.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace loom {
namespace {

/// The two points beside `x`, one twice where it is on it; nothing off them.
std::optional<std::pair<Point, Point>> around(const std::vector<Point>& points, double x) {
  const auto above = std::ranges::lower_bound(points, x, {}, &Point::x);
  if (above == points.end() || (above == points.begin() && above->x != x))
    return std::nullopt;
  return std::pair{above->x == x ? *above : *(above - 1), *above};
}

/// How far apart two states are; those of one octave of α or as much occupancy are 1.
double distance(const Residual& at, double alpha, double warps) {
  if (std::isinf(at.alpha) != std::isinf(alpha))
    return 1e9;
  const double intensity =
      std::isinf(alpha) ? 0 : std::abs(std::log2((1 + at.alpha) / (1 + alpha)));
  return intensity + std::abs(std::log2(at.measured.warps / warps));
}

const Residual* nearest(const std::vector<Residual>& residuals, double alpha, double warps) {
  constexpr double reach = 1;
  const auto found = std::ranges::min_element(
      residuals, {}, [&](const Residual& at) { return distance(at, alpha, warps); });
  return found == residuals.end() || distance(*found, alpha, warps) > reach ? nullptr : &*found;
}

} // namespace

LoopAxis models_axis(const Snapshot& snapshot, ModelsChart chart) {
  return chart == ModelsChart::over_warps ? LoopAxis::warps : chosen_axis(snapshot);
}

ModelValues::ModelValues(const Snapshot& snapshot, ModelsChart chart,
                         const SimulatedThroughput* simulated)
    : snapshot_(snapshot), scenario_(snapshot.scenario()), chart_(chart),
      sweep_(snapshot, models_axis(snapshot, chart)),
      simulated_(simulated && holds_for(*simulated, scenario_, models_axis(snapshot, chart))
                     ? simulated
                     : nullptr) {
  const LoopAxis axis = models_axis(snapshot, chart);
  const bool runs = axis == LoopAxis::warps || axis == LoopAxis::alpha;
  for (std::size_t model = 0; model < model_count && runs; ++model)
    if (auto run = ModelRun::make(scenario_, model))
      runs_.push_back(std::move(*run));
}

std::optional<double> ModelValues::warps_needed(std::size_t model, double place) const {
  if (model < runs_.size())
    return runs_[model].warps_needed(sweep_.alpha(place), scenario_.target);
  const auto numbers = sweep_.numbers(place);
  if (!numbers)
    return std::nullopt;
  if (model == *model_from("bound"))
    return loop_warps_needed(*numbers, scenario_.target);
  return model == *model_from("saturation")
             ? saturated_warps_needed(*numbers, snapshot_.workload->saturation, scenario_.target)
             : std::nullopt;
}

std::optional<double> ModelValues::at(std::size_t model, double place) const {
  std::optional<double> value;
  if (needed()) {
    value = warps_needed(model, place);
  } else if (model == simulation_model()) {
    if (const auto beside = simulated_around(place)) {
      const auto& [a, b] = *beside;
      const double x = sweep_.value(place);
      value = a.x == b.x ? a.y : a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
    }
  } else if (model < runs_.size()) {
    value = runs_[model].throughput(sweep_.alpha(place), std::max(1.0, sweep_.warps(place)));
  } else if (const auto numbers = sweep_.numbers(place)) {
    if (const auto said = loop_throughput(scenario_, *numbers, sweep_.warps(place), model))
      value = *said;
  }
  return value && std::isfinite(*value) ? std::optional(*value * factor(place)) : std::nullopt;
}

std::vector<double> ModelValues::along(std::size_t model, const std::vector<double>& places) const {
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  const bool saturation = model == *model_from("saturation");
  std::vector<double> values(places.size(), nothing);
  if (saturation && needed() && !scenario_.instruction_loop)
    return saturated_needs(places);
  if (saturation && chart_ == ModelsChart::over_warps && !runs_.empty()) {
    std::vector<double> warps;
    for (const double place : places)
      warps.push_back(sweep_.value(place));
    runs_[model].throughputs(sweep_.alpha(0), warps, values);
    for (double& each : values)
      each *= factor(0);
    return values;
  }
  // Each of the warps that saturation needs of a loop is searched for.
  const std::size_t step =
      saturation && needed() ? std::max<std::size_t>(1, places.size() / 32) : 1;
  for (std::size_t i = 0; i < places.size(); i += step)
    values[i] = at(model, places[i]).value_or(nothing);
  return values;
}

std::vector<double> ModelValues::saturated_needs(const std::vector<double>& places) const {
  // What warps_needed() says up to what the SM may hold, from whole numbers of warps abreast: a
  // search for each α would take too long for a drag.
  double cusp = 0;
  for (const LoopStretch& top : loop_cusps(snapshot_.workload->numbers))
    cusp = std::max(cusp, top.warps);
  const auto most = static_cast<std::size_t>(std::min(
      1024.0, 1.5 * std::max({max_warps(scenario_).value_or(64), 1.0 * scenario_.warps, cusp})));
  std::vector<double> warps(most), reached(most);
  std::iota(warps.begin(), warps.end(), 1.0);
  const ModelRun& run = runs_[*model_from("saturation")];
  std::vector<double> values(places.size(), std::numeric_limits<double>::quiet_NaN());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double alpha = sweep_.alpha(places[i]);
    const auto numbers = sweep_.numbers(places[i]);
    if (!numbers ||
        (scenario_.target >= 1 && is_peak_approached(*numbers, snapshot_.workload->saturation)))
      continue; // approached, never reached
    const double goal = scenario_.target * loop_peak(*numbers);
    run.throughputs(alpha, warps, reached);
    const auto first = std::ranges::lower_bound(reached, goal);
    if (first == reached.end())
      continue;
    const auto at = static_cast<std::size_t>(first - reached.begin());
    const double before = at > 0 ? reached[at - 1] : 0;
    values[i] = (warps[at] - (*first - goal) / (*first - before)) * factor(places[i]);
  }
  return values;
}

QString ModelValues::lack(std::size_t model) const {
  if (!scenario_.instruction_loop)
    return {};
  if (needed())
    return is_derived_of_loops(model) || warps_needed(model, sweep_.place())
               ? QString()
               : tr("It says nothing of the warps that a loop needs.");
  if (model == simulation_model())
    return {};
  const auto said = loop_throughput(scenario_, snapshot_.workload->numbers, scenario_.warps, model);
  return said ? QString() : spoken(said.error().detail);
}

std::optional<std::pair<Point, Point>> ModelValues::simulated_around(double place) const {
  return simulated_ ? around(simulated_->points, sweep_.value(place)) : std::nullopt;
}

double ModelValues::factor(double place) const {
  return needed() ? occupancy_scale(scenario_).factor
                  : throughput_scale(scenario_, sweep_.alpha(place)).factor;
}

QString ModelValues::unit(double place) const {
  return needed() ? occupancy_scale(scenario_).unit
                  : throughput_scale(scenario_, sweep_.alpha(place)).unit;
}

QString ModelValues::quantity(double place) const {
  return needed() ? tr("warps needed") : throughput_scale(scenario_, sweep_.alpha(place)).quantity;
}

ModelRows model_rows(const Snapshot& snapshot, const ModelsChoice& choice,
                     const ModelErrors& errors, const SimulatedThroughput* simulated) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const ModelValues values(snapshot, choice.chart, simulated);
  const double here = values.sweep().place();
  ModelRows table;
  table.needed = choice.chart == ModelsChart::needed;
  table.loop = scenario.instruction_loop.has_value();
  table.value_header = table.loop && !table.needed ? tr("iterations") : values.unit(here);
  table.factor = values.factor(here);
  table.rows.resize(model_count);
  const std::size_t bound = *model_from("bound"), saturation = *model_from("saturation");
  const Residual* measured = table.needed || table.loop
                                 ? nullptr
                                 : nearest(errors.residuals(bound), scenario.alpha, scenario.warps);
  for (std::size_t model = 0; model < model_count; ++model) {
    ModelRow& row = table.rows[model];
    row.lack = values.lack(model);
    if (row.lack.isEmpty())
      row.value = values.at(model, here);
    if (const auto& summary = errors.summary(model); summary && !table.loop)
      row.mean_error = 100 * summary->mean;
    if (measured)
      for (const Residual& own : errors.residuals(model))
        if (own.alpha == measured->alpha && own.measured == measured->measured) {
          row.difference = 100 * own.relative;
          row.residual = own;
          break;
        }
  }
  if (measured) {
    table.difference_header = tr("off measured");
    table.difference_words =
        tr("Off measured: at the nearest measured point, %1, %2 warps/SM.")
            .arg(alpha_words(measured->alpha), number(measured->measured.warps));
    return table;
  }
  const std::size_t reference = table.rows[saturation].value ? saturation : bound;
  table.reference = reference;
  table.difference_header = tr("off %1").arg(short_model_name(reference));
  table.difference_words = tr("Differences are from %1: nothing was measured near %2, %3 warps/SM.")
                               .arg(short_model_name(reference), alpha_words(scenario.alpha))
                               .arg(scenario.warps);
  if (table.needed || table.loop)
    table.difference_words = tr("Differences are from %1.").arg(short_model_name(reference));
  for (ModelRow& row : table.rows)
    if (row.value && table.rows[reference].value.value_or(0) > 0)
      row.difference = 100 * (*row.value / *table.rows[reference].value - 1);
  return table;
}

} // namespace loom
