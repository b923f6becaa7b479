#include "core/why/explain.h"

#include "core/base/nearest.h"
#include "core/scenario/parameters.h"
#include "core/why/parts.h"

#include <algorithm>

namespace loom::why {

namespace {

/// The given numbers that a section rests on, each once.
std::vector<QuantityPtr> with_inputs(const std::vector<Section>& sections) {
  std::vector<QuantityPtr> all;
  for (const Section& section : sections)
    all.insert(all.end(), section.quantities.begin(), section.quantities.end());
  const std::vector<QuantityPtr> computed = all;
  for (const QuantityPtr& quantity : computed)
    for (const QuantityPtr& input : chain(quantity))
      if (!find(all, input->id))
        all.push_back(input);
  return all;
}

} // namespace

std::vector<Section> explain(const Scenario& scenario) {
  std::vector<Section> sections{
      {"kernel", "Operating point", kernel_quantities(scenario)},
      {"cusp", "Warps needed against α", cusp_quantities(scenario)},
      {"launch", "Launch", launch_quantities(scenario)},
      {"global_access", "Access to global memory", global_access_quantities(scenario)},
      {"shared_access", "Access to shared memory", shared_access_quantities(scenario)},
      {"divergence", "Divergence", divergence_quantities(scenario)},
  };
  std::erase_if(sections, [](const Section& section) { return section.quantities.empty(); });
  return sections;
}

Result<QuantityPtr> explain(const Scenario& scenario, std::string_view id) {
  const std::vector<QuantityPtr> all = with_inputs(explain(scenario));
  if (const QuantityPtr quantity = find(all, id))
    return quantity;
  std::vector<std::string> known;
  for (const QuantityPtr& quantity : all)
    known.push_back(quantity->id);
  std::string detail = "no quantity '" + std::string(id.substr(0, 40)) + "' in this scenario" +
                       did_you_mean(id, known);
  if (const auto model = kernel_model(scenario); !model)
    detail += "; " + model.error().detail;
  return fail(ErrorCode::bad_argument, std::move(detail));
}

std::vector<std::string> explained_ids(const Scenario& scenario) {
  std::vector<std::string> ids;
  for (const QuantityPtr& quantity : with_inputs(explain(scenario)))
    ids.push_back(quantity->id);
  return ids;
}

} // namespace loom::why
