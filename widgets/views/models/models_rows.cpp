#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/throughput/simulated_throughput.h"

#include <algorithm>
#include <cmath>

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

ModelValues::ModelValues(const Snapshot& snapshot, ModelsChart chart,
                         const SimulatedThroughput* simulated)
    : scenario_(snapshot.scenario()), chart_(chart), simulated_(simulated) {
  for (std::size_t model = 0; model < model_count; ++model)
    if (auto run = ModelRun::make(scenario_, model))
      runs_.push_back(std::move(*run));
}

std::optional<double> ModelValues::at(std::size_t model, double alpha, double warps) const {
  if (model >= runs_.size())
    return std::nullopt;
  const ModelRun& run = runs_[model];
  if (chart_ == ModelsChart::needed) {
    const auto needed = run.warps_needed(alpha, scenario_.target);
    if (!needed || !std::isfinite(*needed))
      return std::nullopt;
    return *needed * occupancy_scale(scenario_).factor;
  }
  std::optional<double> value;
  if (model != simulation_model()) {
    value = run.throughput(alpha, std::max(1.0, warps));
  } else if (const auto beside = simulated_around(alpha, warps)) {
    const auto& [a, b] = *beside;
    const double x = chart_ == ModelsChart::over_warps ? warps : alpha;
    value = a.x == b.x ? a.y : a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
  }
  if (value)
    *value *= throughput_scale(scenario_, alpha).factor;
  return value;
}

std::optional<std::pair<Point, Point>> ModelValues::simulated_around(double alpha,
                                                                     double warps) const {
  if (!simulated_ || !holds_for(*simulated_, simulated_scenario(scenario_, chart_)))
    return std::nullopt;
  return around(simulated_->points, chart_ == ModelsChart::over_warps ? warps : alpha);
}

double ModelValues::factor(double alpha) const {
  return chart_ == ModelsChart::needed ? occupancy_scale(scenario_).factor
                                       : throughput_scale(scenario_, alpha).factor;
}

QString ModelValues::unit(double alpha) const {
  return chart_ == ModelsChart::needed ? occupancy_scale(scenario_).unit
                                       : throughput_scale(scenario_, alpha).unit;
}

QString ModelValues::quantity(double alpha) const {
  return chart_ == ModelsChart::needed ? tr("warps needed")
                                       : throughput_scale(scenario_, alpha).quantity;
}

ModelRows model_rows(const Snapshot& snapshot, const ModelsChoice& choice,
                     const ModelErrors& errors, const SimulatedThroughput* simulated) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const ModelValues values(snapshot, choice.chart, simulated);
  ModelRows table;
  table.value_header = values.unit(scenario.alpha);
  table.needed = choice.chart == ModelsChart::needed;
  table.factor = values.factor(scenario.alpha);
  table.rows.resize(model_count);
  const std::size_t bound = *model_from("bound"), saturation = *model_from("saturation");
  const Residual* measured = choice.chart == ModelsChart::needed
                                 ? nullptr
                                 : nearest(errors.residuals(bound), scenario.alpha, scenario.warps);
  for (std::size_t model = 0; model < model_count; ++model) {
    ModelRow& row = table.rows[model];
    row.value = values.at(model, scenario.alpha, scenario.warps);
    if (const auto& summary = errors.summary(model))
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
  if (choice.chart == ModelsChart::needed)
    table.difference_words = tr("Differences are from %1.").arg(short_model_name(reference));
  for (ModelRow& row : table.rows)
    if (row.value && table.rows[reference].value.value_or(0) > 0)
      row.difference = 100 * (*row.value / *table.rows[reference].value - 1);
  return table;
}

} // namespace loom
