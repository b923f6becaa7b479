#include "core/why/kernel.h"
#include "core/why/parts.h"

namespace loom::why {

namespace {

/// Warps needed on the branch where the other instruction's limit binds, at `alpha`.
QuantityPtr on_memory_branch(const Kernel& k, const QuantityPtr& alpha, const char* id,
                             const char* name, const char* symbol) {
  const Formula above_one = Formula(k.other_alu_lat) + Formula(alpha) * k.alu_lat;
  const Formula below_one = (Formula(1) - alpha) * k.other_lat + Formula(alpha) * k.other_alu_lat +
                            Formula(alpha) * k.alu_lat;
  const bool above = alpha->value >= 1;
  return computed({.id = id,
                   .name = name,
                   .symbol = symbol,
                   .unit = "warps/SM",
                   .condition = above ? "α ≥ 1 there" : "α < 1 there",
                   .source = thesis("§4.5")},
                  (above ? above_one : below_one) * k.other_thru / k.ilp);
}

} // namespace

std::vector<QuantityPtr> cusp_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto k = Kernel::of(scenario);
  if (!k)
    return all;
  const auto end = [&](const char* id, const char* name, const char* symbol, const char* condition,
                       const Formula& formula) {
    all.push_back(computed({.id = id,
                            .name = name,
                            .symbol = symbol,
                            .unit = "warps/SM",
                            .condition = condition,
                            .source = thesis("§4.5")},
                           formula));
  };
  end("warps_at_zero", "warps needed by loads alone", "n_0", "α = 0",
      Formula(k->other_lat) * least({k->other_thru, Formula(k->issue_thru) / k->other_issue}) /
          k->ilp);
  end("warps_at_infinity", "warps needed by arithmetic alone", "n_inf", "α = ∞",
      Formula(k->alu_lat) * least({k->alu_thru, k->issue_thru}) / k->ilp);

  const auto crossing = [&](const char* id, const char* name, const char* symbol,
                            const Formula& formula) {
    all.push_back(
        computed({.id = id, .name = name, .symbol = symbol, .source = thesis("§4.5")}, formula));
    return all.back();
  };
  const QuantityPtr arithmetic =
      crossing("alpha_with_arithmetic", "α where the arithmetic limit meets the other one",
               "α_arithmetic", Formula(k->alu_thru) / k->other_thru);
  all.push_back(on_memory_branch(*k, arithmetic, "warps_with_arithmetic",
                                 "warps needed where the arithmetic limit meets the other one",
                                 "n_arithmetic"));
  const Formula with_issue = Formula(k->issue_thru) / k->other_thru - k->other_issue;
  if (with_issue.value() <= 0)
    return all; // the other instruction's limit never binds
  const QuantityPtr issue = crossing(
      "alpha_with_issue", "α where the issue limit meets the other one", "α_issue", with_issue);
  all.push_back(on_memory_branch(*k, issue, "warps_with_issue",
                                 "warps needed where the issue limit meets the other one",
                                 "n_issue"));
  const QuantityPtr top =
      crossing("cusp_alpha", "α of the cusp", "α_cusp", least({arithmetic, issue}));
  all.push_back(on_memory_branch(*k, top, "cusp_warps", "warps needed at the cusp", "n_cusp"));
  return all;
}

} // namespace loom::why
