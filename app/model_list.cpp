#include "app/model_list.h"

#include "core/base/nearest.h"

#include <algorithm>
#include <numeric>

namespace loom {

Result<std::vector<std::size_t>> model_list(std::string_view text) {
  std::vector<std::size_t> models;
  if (text == "all") {
    models.resize(model_count);
    std::iota(models.begin(), models.end(), std::size_t{0});
    return models;
  }
  while (true) {
    const std::size_t comma = text.find(',');
    const std::string_view id = text.substr(0, comma);
    const std::optional<std::size_t> model = model_from(id);
    if (!model) {
      std::string known;
      for (const ModelInfo& info : model_table())
        known += (known.empty() ? "" : ", ") + std::string(info.id);
      return fail(ErrorCode::bad_argument,
                  "--model: unknown model '" + std::string(id.substr(0, 60)) + "'" +
                      did_you_mean(id, model_ids()).english() + "; known: " + known);
    }
    if (std::ranges::find(models, *model) != models.end())
      return fail(ErrorCode::bad_argument, "--model: '" + std::string(id) + "' is given twice");
    models.push_back(*model);
    if (comma == std::string_view::npos)
      return models;
    text.remove_prefix(comma + 1);
  }
}

} // namespace loom
