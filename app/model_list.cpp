#include "app/model_list.h"

#include "app/values.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <numeric>

namespace loom {

std::string model_names() { return joined(model_ids()); }

Result<std::size_t> model_named(std::string_view option, std::string_view id) {
  if (const auto model = model_from(id))
    return *model;
  return bad_argument(verbatim(std::string(option) + ": unknown model '" +
                               std::string(id.substr(0, 60)) + "'" +
                               did_you_mean(id, model_ids()).english()));
}

Result<std::vector<std::size_t>> model_list(std::string_view text) {
  std::vector<std::size_t> models;
  if (text == "all") {
    models.resize(model_count);
    std::iota(models.begin(), models.end(), std::size_t{0});
    return models;
  }
  for (const std::string_view id : split(text, ",")) {
    const Result<std::size_t> model = model_named("--model", id);
    if (!model)
      return bad_argument(verbatim(model.error().detail.english() + "; known: " + model_names()));
    if (std::ranges::find(models, *model) != models.end())
      return bad_argument(verbatim("--model: '" + std::string(id) + "' is given twice"));
    models.push_back(*model);
  }
  return models;
}

} // namespace loom
