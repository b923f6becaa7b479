#include "core/base/number.h"
#include "core/scenario/models.h"
#include "core/why/kernel.h"
#include "core/why/section.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

Section explain_errors(const Scenario& scenario, std::size_t model,
                       const std::vector<Residual>& residuals) {
  const ModelInfo& info = model_table()[model];
  Section section{"errors_" + std::string(info.id), std::string(info.name), {}};
  const auto summary = summarise(residuals);
  if (!summary)
    return section;
  std::string prefix(info.id);
  std::ranges::replace(prefix, '-', '_');
  const std::string points = std::to_string(residuals.size()) + " measured points";
  const auto add = [&](const QuantityPtr& quantity) {
    section.quantities.push_back(quantity);
    return quantity;
  };
  const auto counted = [&](const char* id, const char* name, const char* symbol, const char* unit,
                           double value, const std::string& method) {
    return found({.id = prefix + "." + id,
                  .name = name,
                  .symbol = symbol,
                  .unit = unit,
                  .value = value,
                  .method = method,
                  .source = std::string(info.citation)},
                 {});
  };
  const auto follow = [&](const char* id, const char* name, const char* symbol,
                          const Formula& formula) {
    return add(computed({.id = prefix + "." + id,
                         .name = name,
                         .symbol = symbol,
                         .source = "relative error: (model − measured) / measured"},
                        formula));
  };
  double sizes = 0, sum = 0; // in the order of the points, as the summary adds them
  for (const Residual& each : residuals) {
    sizes += std::abs(each.relative);
    sum += each.relative;
  }
  const QuantityPtr count = add(counted("points", "measured points", "N_points", "points",
                                        static_cast<double>(residuals.size()), "counted"));
  const std::string asked = "summed: the model is asked at each of " + points;
  const QuantityPtr all_sizes =
      counted("sizes", "sum of the errors' sizes", "Σ_sizes", "", sizes, asked);
  const QuantityPtr all = counted("sum", "sum of the errors", "Σ_errors", "", sum, asked);
  follow("mean_error", "mean size of the relative error", "e_mean", Formula(all_sizes) / count);
  add(counted("median_error", "median size of the relative error", "e_median", "", summary->median,
              "the middle of the sizes of the relative errors at " + points));
  follow("bias", "mean relative error", "e_bias", Formula(all) / count);
  const Residual& worst = summary->worst;
  const std::string where =
      "at α " + significant(worst.alpha) + ", " + significant(worst.measured.warps) + " warps/SM";
  const QuantityPtr measured = given({.id = prefix + ".worst_measured",
                                      .name = "measured where the error is largest",
                                      .symbol = "T_measured",
                                      .unit = "IPC/SM",
                                      .value = worst.measured.throughput,
                                      .source = "measured on " + scenario.gpu->name + ", " + where,
                                      .status = FactStatus::measured});
  const QuantityPtr predicted =
      counted("worst_predicted", "the model where the error is largest", "T_predicted", "IPC/SM",
              worst.predicted, "the model, asked " + where);
  follow("worst_error", "largest relative error", "e_worst",
         Formula(predicted) / measured - Formula(1));
  return section;
}

} // namespace loom::why
