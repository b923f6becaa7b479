// Where the numbers of the table of models come from.

#include "core/why/explain.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/models/models_figure.h"

#include <QCoreApplication>

namespace loom {
namespace {

/// The id of what a model says, in the unit of the models.
std::string base_id(std::size_t model, bool needed) {
  return model == simulation_model() ? "simulation_throughput" : why::model_quantity(model, needed);
}

} // namespace

bool is_derived_of_loops(std::size_t model) {
  return model == *model_from("bound") || model == *model_from("saturation");
}

QString ModelRows::value_words(std::size_t model) const {
  if (rows[model].value)
    return number(*rows[model].value);
  return needed && model == *model_from("saturation")
             ? QCoreApplication::translate("ModelsView", "not reached")
             : QStringLiteral("–");
}

QString ModelRows::value_id(std::size_t model) const {
  if (loop && !is_derived_of_loops(model))
    return {};
  const QString id = QString::fromStdString(base_id(model, needed));
  return factor == 1 ? id : id + QStringLiteral(".shown");
}

QString ModelRows::difference_id(std::size_t model) const {
  return loop ? QString()
              : ModelErrors::quantity(model, rows[model].residual ? "off_measured" : "difference");
}

why::Section model_pointed(const Snapshot& snapshot, const Scenario& scenario,
                           const ModelsChoice& choice, std::size_t model,
                           const SimulatedThroughput* simulated) {
  why::Section section{"model_pointed", LOOM_TEXT("Point of the chart"), {}};
  const ModelValues values(snapshot, choice.chart, simulated);
  const double place = values.sweep().place(
      choice.chart == ModelsChart::over_warps ? scenario.warps : scenario.alpha);
  why::QuantityPtr value;
  if (model != simulation_model()) {
    const auto found =
        why::explain(scenario, why::model_quantity(model, choice.chart == ModelsChart::needed));
    value = found ? *found : nullptr;
  } else if (const auto runs = values.simulated_around(place)) {
    value = why::explain_simulated(
        scenario, choice.chart == ModelsChart::over_warps ? "warps" : "alpha",
        {runs->first.x, runs->first.y}, {runs->second.x, runs->second.y});
  }
  if (!value)
    return section;
  const double factor = values.factor(place);
  if (factor != 1)
    value = why::explain_in_unit(scenario, value, factor, values.unit(place).toStdString());
  section.quantities.push_back(prefixed(value, "pointed."));
  return section;
}

std::vector<why::Section> model_numbers(const Snapshot& snapshot, const ModelsChoice& choice,
                                        const ModelErrors& errors,
                                        const SimulatedThroughput* simulated) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const ModelRows table = model_rows(snapshot, choice, errors, simulated);
  std::vector<why::QuantityPtr> known;
  for (const why::Section& section : why::explain(scenario))
    known.insert(known.end(), section.quantities.begin(), section.quantities.end());
  const ModelValues values(snapshot, choice.chart, simulated);
  if (const auto runs = values.simulated_around(values.sweep().place()))
    known.push_back(why::explain_simulated(
        scenario, choice.chart == ModelsChart::over_warps ? "warps" : "alpha",
        {runs->first.x, runs->first.y}, {runs->second.x, runs->second.y}));
  const auto said = [&](std::size_t model) {
    return why::find(known, base_id(model, table.needed));
  };
  why::Section shown{"models_shown", LOOM_TEXT("Models side by side"), {}};
  why::Section beside{"models_beside", LOOM_TEXT("Differences of models"), {}};
  for (std::size_t model = 0; model < table.rows.size(); ++model) {
    const ModelRow& row = table.rows[model];
    const why::QuantityPtr value = row.value ? said(model) : nullptr;
    if (value && table.factor != 1)
      shown.quantities.push_back(
          why::explain_in_unit(scenario, value, table.factor, table.value_header.toStdString()));
    else if (value && model == simulation_model())
      shown.quantities.push_back(value);
    why::QuantityPtr off;
    if (row.residual)
      off = why::explain_residual(scenario, model, *row.residual);
    else if (row.difference)
      off = why::explain_difference(model, value, table.reference, said(table.reference));
    if (off)
      beside.quantities.push_back(off);
  }
  return {std::move(shown), std::move(beside)};
}

} // namespace loom
