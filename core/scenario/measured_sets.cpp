#include "core/scenario/measured_sets.h"

#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// The imported sets of the scenario's workload that say warps needed, or throughputs.
void add_imported(const Scenario& scenario, bool of_needed, std::vector<MeasuredSetPtr>& sets) {
  const std::string_view mix = get_choice(scenario, "mix");
  const std::string loop = measured_loop(scenario);
  for (const MeasuredSetPtr& set : scenario.measured)
    if (set->data.needed.empty() != of_needed && set->loop == loop &&
        (!loop.empty() ||
         (set->mix == mix && set->access == scenario.access && set->ilp == scenario.ilp)))
      sets.push_back(set);
}

} // namespace

std::vector<MeasuredSetPtr> measured_sets(const Scenario& scenario, const Catalogue* catalogue) {
  const std::string_view mix = get_choice(scenario, "mix");
  std::vector<MeasuredSetPtr> sets;
  if (catalogue && !scenario.instruction_loop)
    for (const Measurement& measurement : scenario.gpu->measurements)
      if (measurement.mix == mix && measurement.access == scenario.access &&
          measurement.ilp == scenario.ilp)
        if (const auto points = catalogue->points(measurement))
          sets.push_back(std::make_shared<MeasuredSet>(
              MeasuredSet{.name = measurement.file,
                          .source = measurement.source,
                          .mix = measurement.mix,
                          .access = measurement.access,
                          .ilp = measurement.ilp,
                          .extra_arithmetic = measurement.extra_arithmetic,
                          .data = *points}));
  add_imported(scenario, false, sets);
  return sets;
}

std::vector<MeasuredSetPtr> needed_sets(const Scenario& scenario) {
  std::vector<MeasuredSetPtr> sets;
  add_imported(scenario, true, sets);
  return sets;
}

ImportMapping import_mapping(const Scenario& scenario, std::vector<ColumnMeaning> columns) {
  ImportMapping mapping{.columns = std::move(columns),
                        .mix = std::string(get_choice(scenario, "mix")),
                        .access = scenario.access,
                        .ilp = chains_of(scenario),
                        .loop = measured_loop(scenario)};
  if (mapping.loop.empty())
    return mapping;
  if (std::ranges::find(mapping.columns, ColumnMeaning::alpha) == mapping.columns.end())
    mapping.alpha = alpha_of(scenario).value_or(0);
  const Result<LoopNumbers> numbers = workload_numbers(scenario);
  mapping.memory = mapping.others = 0;
  for (std::size_t i = 0; numbers && i < numbers->items.size(); ++i) {
    const ItemNumbersOf<double>& item = numbers->items[i];
    if (item.role == AlphaRole::memory)
      mapping.memory += item.count;
    else if (item.role == AlphaRole::neither || !loop_alpha(*numbers))
      mapping.others += item.count;
  }
  return mapping;
}

} // namespace loom
