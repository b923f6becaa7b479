#include "core/base/number.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

namespace {

/// (model − measured) / measured of one point.
QuantityPtr relative(const Scenario& scenario, std::size_t model, const Residual& residual,
                     const std::string& id, Text name, const char* symbol) {
  const ModelInfo& info = model_table()[model];
  const Message where = LOOM_TEXT("α %1, %2 warps/SM")(significant(residual.alpha),
                                                       significant(residual.measured.warps));
  const QuantityPtr measured =
      given(id + ".measured", LOOM_TEXT("measured throughput"), "T_measured",
            std::string(throughput_unit(scenario)), residual.measured.throughput,
            LOOM_TEXT("measured on %1, at %2")(scenario.gpu->name, where), FactStatus::measured);
  const auto place = [&](std::string_view parameter, const char* mark, double value) {
    const ParameterInfo& of = *find_parameter(parameter);
    return given(id + "." + std::string(parameter), of.label, mark, std::string(of.unit), value,
                 LOOM_TEXT("of the measured point"));
  };
  const QuantityPtr predicted =
      counted(id + ".predicted", LOOM_TEXT("predicted throughput"), "T_predicted",
              std::string(throughput_unit(scenario)), residual.predicted,
              LOOM_TEXT("the model, asked at %1")(where),
              {place("alpha", "α", residual.alpha), place("warps", "n", residual.measured.warps)},
              verbatim(info.citation));
  return computed(id, name, symbol, "", Traced(predicted) / measured - Traced(1),
                  LOOM_TEXT("relative error: (model − measured) / measured"));
}

std::string prefix_of(std::size_t model) {
  std::string prefix(model_table()[model].id);
  std::ranges::replace(prefix, '-', '_');
  return prefix;
}

} // namespace

QuantityPtr explain_residual(const Scenario& scenario, std::size_t model,
                             const Residual& residual) {
  return relative(scenario, model, residual, prefix_of(model) + ".off_measured",
                  LOOM_TEXT("off the nearest measured point"), "e_nearest");
}

QuantityPtr explain_needed(const NeededCase& measured, std::size_t model, double predicted) {
  const std::string id = prefix_of(model) + ".off_needed";
  const QuantityPtr needed =
      given(id + ".measured", LOOM_TEXT("warps that were measured to be needed"), "n_measured",
            "warps/SM", measured.measured, measured.source, FactStatus::measured);
  const auto of_case = [&](std::string_view parameter, const char* mark, double value) {
    return given(id + "." + std::string(parameter), find_parameter(parameter)->label, mark, "",
                 value, measured.source);
  };
  const QuantityPtr said =
      counted(id + ".predicted", LOOM_TEXT("warps that the model needs"), "n_predicted", "warps/SM",
              predicted,
              LOOM_TEXT("the fewest with which the model reaches %1 % of the throughput")(
                  significant(100 * measured.scenario.target)),
              {of_case("alpha", "α", measured.scenario.alpha),
               of_case("ilp", "ILP", measured.scenario.ilp)},
              verbatim(model_table()[model].citation));
  return computed(id, LOOM_TEXT("off what was measured"), "Δn", "warps/SM",
                  Traced(said) - Traced(needed), LOOM_TEXT("difference: model − measured"));
}

Section explain_errors(const Scenario& scenario, std::size_t model,
                       const std::vector<Residual>& residuals) {
  const ModelInfo& info = model_table()[model];
  Section section{"errors_" + std::string(info.id), info.name, {}};
  const auto summary = summarise(residuals);
  if (!summary)
    return section;
  const std::string prefix = prefix_of(model);
  const auto add = [&](const QuantityPtr& quantity) {
    section.quantities.push_back(quantity);
    return quantity;
  };
  const auto counted = [&](const char* id, Text name, const char* symbol, const char* unit,
                           double value, const Message& method) {
    return why::counted(prefix + "." + id, name, symbol, unit, value, method, {},
                        verbatim(info.citation));
  };
  const auto follow = [&](const char* id, Text name, const char* symbol, const Traced& formula) {
    return add(computed(prefix + "." + id, name, symbol, "", formula,
                        LOOM_TEXT("relative error: (model − measured) / measured")));
  };
  double sizes = 0, sum = 0; // in the order of the points, as the summary adds them
  for (const Residual& each : residuals) {
    sizes += std::abs(each.relative);
    sum += each.relative;
  }
  const QuantityPtr count =
      add(counted("points", LOOM_TEXT("measured points"), "N_points", "points",
                  static_cast<double>(residuals.size()), LOOM_TEXT("counted")));
  const Message asked =
      LOOM_TEXT("summed: the model is asked at each of %1 measured points")(residuals.size());
  const QuantityPtr all_sizes =
      counted("sizes", LOOM_TEXT("sum of the errors' sizes"), "Σ_sizes", "", sizes, asked);
  const QuantityPtr all =
      counted("sum", LOOM_TEXT("sum of the errors"), "Σ_errors", "", sum, asked);
  follow("mean_error", LOOM_TEXT("mean size of the relative error"), "e_mean",
         Traced(all_sizes) / count);
  add(counted("median_error", LOOM_TEXT("median size of the relative error"), "e_median", "",
              summary->median,
              LOOM_TEXT("the middle of the sizes of the relative errors at %1 measured points")(
                  residuals.size())));
  follow("bias", LOOM_TEXT("mean relative error"), "e_bias", Traced(all) / count);
  add(relative(scenario, model, summary->worst, prefix + ".worst_error",
               LOOM_TEXT("largest relative error"), "e_worst"));
  return section;
}

} // namespace loom::why
