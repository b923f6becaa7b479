#include "app/sweep.h"

#include "app/model_list.h"

#include <algorithm>

namespace loom {

namespace {

Result<std::vector<SetAxis>> set_axes(const std::vector<std::string>& texts) {
  std::vector<SetAxis> axes;
  for (const std::string& text : texts) {
    LOOM_TRY(const SetOption set, parse_set(text));
    const ParameterInfo& info = parameter_info(set.parameter);
    const std::string option = "--set " + std::string(info.id);
    if (std::ranges::find(axes, set.parameter, &SetAxis::parameter) != axes.end())
      return bad_argument(verbatim(option + " is given twice"));
    LOOM_TRY(const Range range, parse_range(option, set.value, range_of(info), Spacing::even));
    axes.push_back({set.parameter, range});
  }
  return axes;
}

Result<void> take_range(const char* parameter, const std::optional<std::string>& text,
                        Spacing spacing, Range& to) {
  if (!text)
    return {};
  return parse_range("--" + std::string(parameter), *text, range_of(*find_parameter(parameter)),
                     spacing)
      .map([&to](Range range) { to = std::move(range); });
}

} // namespace

Result<Sweep> sweep_from(const SweepOptions& options) {
  LOOM_TRY(std::vector<std::size_t> models, model_list(options.model.value_or("bound")));
  // The ranges are not for the base scenario, which needs single values.
  KernelOptions single = options.kernel;
  single.alpha.reset();
  single.warps.reset();
  single.sets.clear();
  LOOM_TRY(Scenario scenario, scenario_from(single));
  LOOM_TRY(std::vector<SetAxis> sets, set_axes(options.kernel.sets));
  Sweep sweep{std::move(scenario), std::move(models), Range(0), Range(0), std::move(sets)};
  for (const SetAxis& axis : sweep.sets)
    sweep.scenario.overrides[static_cast<std::size_t>(axis.parameter)] = axis.range.at(0);
  sweep.alphas = Range(sweep.scenario.alpha);
  sweep.warps = Range(sweep.scenario.warps);
  for (const Result<void>& good :
       {take_range("alpha", options.kernel.alpha, Spacing::log, sweep.alphas),
        take_range("warps", options.kernel.warps, Spacing::step, sweep.warps)})
    LOOM_CHECK(good);
  return sweep;
}

Result<void> for_each_plane(const Sweep& sweep,
                            const std::function<Result<void>(const SweepPlane&)>& use) {
  Scenario scenario = sweep.scenario;
  // An odometer over the --set axes, the last one turning fastest.
  std::vector<std::uint64_t> place(sweep.sets.size(), 0);
  std::vector<double> values(sweep.sets.size());
  while (true) {
    for (std::size_t k = 0; k < place.size(); ++k) {
      values[k] = sweep.sets[k].range.at(place[k]);
      scenario.overrides[static_cast<std::size_t>(sweep.sets[k].parameter)] = values[k];
    }
    LOOM_TRY(const KernelModel kernel, kernel_model(scenario));
    std::vector<ModelRun> models;
    for (const std::size_t index : sweep.models) {
      LOOM_TRY(ModelRun model, ModelRun::make(scenario, index));
      models.push_back(std::move(model));
    }
    LOOM_CHECK(use({values, kernel, models}));
    std::size_t k = place.size();
    while (k > 0 && ++place[k - 1] == sweep.sets[k - 1].range.size())
      place[--k] = 0;
    if (k == 0)
      return {};
  }
}

} // namespace loom
