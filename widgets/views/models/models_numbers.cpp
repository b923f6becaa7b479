// Where the numbers of the table of models come from.

#include "core/why/explain.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/models/models_figure.h"

namespace loom {
namespace {

/// The id of what a model says, in the unit of the models.
std::string base_id(std::size_t model, bool needed) {
  return model == simulation_model() ? "simulation_throughput" : why::model_quantity(model, needed);
}

} // namespace

QString ModelRows::value_id(std::size_t model) const {
  const QString id = QString::fromStdString(base_id(model, needed));
  return factor == 1 ? id : id + QStringLiteral(".shown");
}

QString ModelRows::difference_id(std::size_t model) const {
  return ModelErrors::quantity(model, rows[model].residual ? "off_measured" : "difference");
}

why::Section model_numbers(const Snapshot& snapshot, const ModelsChoice& choice,
                           const ModelErrors& errors, const SimulatedThroughput* simulated) {
  const Scenario& scenario = snapshot.scenario();
  const ModelRows table = model_rows(snapshot, choice, errors, simulated);
  std::vector<why::QuantityPtr> known;
  for (const why::Section& section : why::explain(scenario))
    known.insert(known.end(), section.quantities.begin(), section.quantities.end());
  const ModelValues values(snapshot, choice.chart, simulated);
  if (const auto runs = values.simulated_around(scenario.alpha, scenario.warps))
    known.push_back(why::explain_simulated(
        scenario, choice.chart == ModelsChart::over_warps ? "warps" : "alpha",
        {runs->first.x, runs->first.y}, {runs->second.x, runs->second.y}));
  const auto said = [&](std::size_t model) {
    return why::find(known, base_id(model, table.needed));
  };
  why::Section section{"models_shown", QT_TRANSLATE_NOOP("quantity", "Models side by side"), {}};
  const auto add = [&section](const why::QuantityPtr& quantity) {
    if (quantity)
      section.quantities.push_back(quantity);
  };
  for (std::size_t model = 0; model < table.rows.size(); ++model) {
    const ModelRow& row = table.rows[model];
    const why::QuantityPtr value = row.value ? said(model) : nullptr;
    if (value)
      add(table.factor == 1 ? value
                            : why::explain_in_unit(scenario, value, table.factor,
                                                   table.value_header.toStdString()));
    if (row.residual)
      add(why::explain_residual(scenario, model, *row.residual));
    else if (row.difference)
      add(why::explain_difference(model, value, table.reference, said(table.reference)));
  }
  return section;
}

} // namespace loom
