#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "core/why/parts.h"
#include "core/why/section.h"

namespace loom::why {

namespace {

/// The scenario with one parameter changed, and its numbers under ids that begin with `prefix`.
class Changed {
public:
  Changed(const Scenario& scenario, std::string_view id, double value, std::string prefix,
          const Message& change)
      : prefix_(std::move(prefix)) {
    Scenario changed = scenario;
    for (const Hardware parameter : used_parameters(scenario.mix))
      if (parameter_info(parameter).id == id)
        changed.overrides[static_cast<std::size_t>(parameter)] = value;
    if (id == "alpha")
      changed.alpha = value;
    if (id == "ilp")
      changed.ilp = static_cast<int>(value);
    const std::vector<QuantityPtr> kernel = kernel_quantities(changed);
    const auto edit = [&](Quantity& each) {
      if (each.id == id) {
        each.value = value; // a part of a warp, too
        each.source = change;
        each.note = {};
        each.status.reset();
      }
      each.id = prefix_ + each.id;
    };
    needed_ = rewritten(find(kernel, "warps_needed"), edit);
    throughput_ = rewritten(find(kernel, "throughput"), edit);
  }
  [[nodiscard]] const QuantityPtr& needed() const { return needed_; }
  [[nodiscard]] const QuantityPtr& throughput() const { return throughput_; }

private:
  std::string prefix_;
  QuantityPtr needed_, throughput_;
};

Traced swing(const QuantityPtr& low, const QuantityPtr& high, const QuantityPtr& now) {
  return greatest({low, high, now}) - least({low, high, now});
}

} // namespace

Section explain_sensitivity(const ResolvedScenario& scenario, const SensitivityOptions& options,
                            double factor, const std::string& unit) {
  Section section{"sensitivity", LOOM_TEXT("Effect of each parameter"), {}};
  const auto all = sensitivity(scenario, options);
  if (!all)
    return section;
  const std::vector<QuantityPtr> kernel = kernel_quantities(scenario);
  const QuantityPtr needed = find(kernel, "warps_needed"), throughput = find(kernel, "throughput");
  const Message change =
      (options.own_ranges
           ? LOOM_TEXT("an end of the range that the source gives, else of ±%1 of its value")
           : LOOM_TEXT("chosen: ±%1 of its value"))(significant(100 * options.by) + " %");
  for (const SensitivityRow& row : all->rows) {
    const Changed low(scenario, row.id, row.low, row.id + ".low.", change);
    const Changed high(scenario, row.id, row.high, row.id + ".high.", change);
    const auto shown = [&](const QuantityPtr& warps) {
      return factor == 1 ? warps : explain_in_unit(scenario, warps, factor, unit);
    };
    const auto add = [&](const char* id, Text name, const std::string& in, const Traced& formula) {
      section.quantities.push_back(computed(row.id + "." + id, name, "S_" + row.id, in, formula,
                                            LOOM_TEXT("one parameter changed, the others as they "
                                                      "are")));
    };
    add("needed_swing", LOOM_TEXT("swing of the warps needed"), unit,
        swing(shown(low.needed()), shown(high.needed()), shown(needed)));
    add("throughput_swing", LOOM_TEXT("swing of the throughput"), "IPC/SM",
        swing(low.throughput(), high.throughput(), throughput));
  }
  section.keep(counted("sensitivity.change", LOOM_TEXT("change of each parameter"), "δ", "%",
                       100 * options.by, LOOM_TEXT("chosen, 10 % at first"), {},
                       LOOM_TEXT("of each parameter's value")));
  return section;
}

std::vector<QuantityPtr> sensitivity_quantities(const ResolvedScenario& scenario) {
  if (scenario.instruction_loop) // its parameters are explained by the loop's own section
    return {};
  return explain_sensitivity(scenario).quantities;
}

} // namespace loom::why
