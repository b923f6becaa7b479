#include "core/scenario/measured_sets.h"

#include "core/scenario/parameters.h"

namespace loom {

std::vector<MeasuredSetPtr> measured_sets(const Scenario& scenario, const Catalogue* catalogue) {
  const std::string_view mix = get_choice(scenario, "mix");
  std::vector<MeasuredSetPtr> sets;
  if (catalogue)
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
  for (const MeasuredSetPtr& set : scenario.measured)
    if (set->data.needed.empty() && set->mix == mix && set->access == scenario.access &&
        set->ilp == scenario.ilp)
      sets.push_back(set);
  return sets;
}

std::vector<MeasuredSetPtr> needed_sets(const Scenario& scenario) {
  const std::string_view mix = get_choice(scenario, "mix");
  std::vector<MeasuredSetPtr> sets;
  for (const MeasuredSetPtr& set : scenario.measured)
    if (!set->data.needed.empty() && set->mix == mix && set->access == scenario.access &&
        set->ilp == scenario.ilp)
      sets.push_back(set);
  return sets;
}

} // namespace loom
