// What the prior models say at the operating point: as formulas where the model is one
// (core/model/prior/prior.h), else as what solves it.

#include "core/scenario/models.h"

#include "core/why/kernel.h"
#include "core/why/parts.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

namespace {

/// The symbols of core/model/prior/prior.h.
struct Symbols {
  explicit Symbols(const Kernel& k) : kernel(k) {
    const auto term = [](const char* id, const char* name, const char* symbol, const char* unit,
                         const Formula& formula) {
      return computed({.id = id,
                       .name = name,
                       .symbol = symbol,
                       .unit = unit,
                       .source = thesis("§4.8: the symbols of prior models")},
                      formula);
    };
    chains = term("chains", "independent chains", "n_chains", "1/SM", Formula(k.warps) * k.ilp);
    wait = term("latency_without_adds", "latency of a group without its adds", "L_m", "cycles",
                Formula(k.latency) - Formula(k.alpha) * k.alu_lat);
    slots = term("issue_slots", "issue slots of a group", "N_slots", "slots",
                 Formula(k.alpha) + k.other_issue);
    compute = term("issue_cycles", "cycles to issue a group at the peak rate", "C", "cycles",
                   Formula(slots) / least({k.alu_thru, k.issue_thru}));
  }

  [[nodiscard]] Formula latency() const {
    return Formula(wait) + Formula(kernel.alpha) * kernel.alu_lat;
  }
  [[nodiscard]] Formula arithmetic_peak() const { return Formula(kernel.alu_thru) / kernel.alpha; }
  [[nodiscard]] Formula issue_peak() const { return Formula(kernel.issue_thru) / slots; }
  /// Groups per cycle of the adds, and of the other instruction, each alone.
  [[nodiscard]] Formula adds() const {
    return least({Formula(chains) / kernel.alu_lat, kernel.alu_thru}) / kernel.alpha;
  }
  [[nodiscard]] Formula others() const {
    return least({Formula(chains) / wait, kernel.other_thru});
  }

  const Kernel& kernel;
  QuantityPtr chains, wait, slots, compute;
};

std::optional<Formula> throughput_of(Prior prior, const Symbols& s) {
  const Formula n(s.chains);
  switch (prior) {
  case Prior::cuda_guide:
    return least({n / s.wait, s.arithmetic_peak()});
  case Prior::guide_refined:
    return least({n / (Formula(s.wait) + s.compute), Formula(1) / s.compute});
  case Prior::guide_with_arithmetic:
    return least({n / s.latency(), s.arithmetic_peak()});
  case Prior::song:
    return least({s.others(), s.arithmetic_peak()});
  case Prior::zhang_owens:
    return least({s.adds(), s.others()});
  case Prior::adding:
    return Formula(1) / (Formula(1) / s.adds() + Formula(1) / s.others());
  case Prior::overlapping:
    return least({s.adds(), s.others(), s.issue_peak()});
  case Prior::no_bandwidth_limit:
    return least({n / s.latency(), s.arithmetic_peak(), s.issue_peak()});
  case Prior::roofline:
    return least({s.kernel.other_thru, s.arithmetic_peak(), s.issue_peak()});
  case Prior::hong_kim:
  case Prior::sim:
  case Prior::gpumech:
    break;
  }
  return {};
}

/// Chains that reach the model's own peak.
std::optional<Formula> chains_of(Prior prior, const Symbols& s) {
  const Kernel& k = s.kernel;
  const Formula wait(s.wait), adds = Formula(k.alpha) * k.alu_lat;
  const Formula peak = least({k.other_thru, s.arithmetic_peak()});
  switch (prior) {
  case Prior::cuda_guide:
    return wait * s.arithmetic_peak();
  case Prior::guide_refined:
    return wait / s.compute + Formula(1);
  case Prior::guide_with_arithmetic:
    return wait * s.arithmetic_peak() + Formula(k.alu_lat) * k.alu_thru;
  case Prior::hong_kim:
    return least({wait * k.other_thru, wait / s.compute + Formula(1)});
  case Prior::song:
    return wait * peak;
  case Prior::zhang_owens:
    return greatest({wait, adds}) * peak;
  case Prior::adding:
    return greatest({wait * k.other_thru, Formula(k.alu_lat) * k.alu_thru});
  case Prior::overlapping:
    return greatest({wait, adds}) * least({peak, s.issue_peak()});
  case Prior::no_bandwidth_limit:
    return s.latency() * least({s.arithmetic_peak(), s.issue_peak()});
  case Prior::sim:
  case Prior::gpumech:
  case Prior::roofline:
    break;
  }
  return {};
}

std::string id_of(const ModelInfo& info) {
  std::string id(info.id);
  std::ranges::replace(id, '-', '_');
  return id;
}

/// Every prior model's number; `ask` gives what the model says, `formula` how, where that is one.
std::vector<QuantityPtr> by_model(const Scenario& scenario, const char* id, const char* symbol,
                                  const char* unit, auto&& ask, auto&& formula) {
  std::vector<QuantityPtr> all;
  const auto kernel = Kernel::of(scenario);
  if (!kernel)
    return all;
  const Kernel& k = *kernel;
  const bool mixed = scenario.alpha > 0 && !k.adds_only(); // at the ends the equations have limits
  const std::optional<Symbols> symbols = mixed ? std::optional<Symbols>(k) : std::nullopt;
  std::vector<QuantityPtr> inputs{k.alpha,   k.warps,      k.ilp,      k.latency,
                                  k.alu_lat, k.other_thru, k.alu_thru, k.issue_thru};
  for (std::size_t i = 0; i < prior_count; ++i) {
    const ModelInfo& info = prior_table()[i];
    const auto run = ModelRun::make(scenario, *model_from(info.id));
    const std::optional<double> value = ask(*run);
    if (!value)
      continue;
    Quantity quantity{.id = id_of(info) + "_" + id,
                      .name = std::string(info.name),
                      .symbol = symbol + std::to_string(i + 1),
                      .unit = unit,
                      .value = *value,
                      .source = std::string(info.citation),
                      .note = std::string(info.stand_in)};
    const std::optional<Formula> how =
        mixed ? formula(static_cast<Prior>(i), *symbols) : std::nullopt;
    if (how) {
      all.push_back(computed(std::move(quantity), *how));
      continue;
    }
    quantity.method = mixed ? "solved: the model's own equations, turned to this kernel"
                            : "the limit of the model's equations at this α";
    all.push_back(found(std::move(quantity), inputs));
  }
  return all;
}

} // namespace

std::vector<QuantityPtr> model_quantities(const Scenario& scenario) {
  return by_model(
      scenario, "throughput", "x_", "IPC/SM",
      [&](const ModelRun& run) { return run.throughput(scenario.alpha, scenario.warps); },
      throughput_of);
}

std::vector<QuantityPtr> model_needs(const Scenario& scenario) {
  return by_model(
      scenario, "warps_needed", "n_", "warps/SM",
      [&](const ModelRun& run) { return run.warps_needed(scenario.alpha, scenario.target); },
      [](Prior prior, const Symbols& s) -> std::optional<Formula> {
        const auto chains = chains_of(prior, s);
        return chains ? std::optional(*chains / s.kernel.ilp) : std::nullopt;
      });
}

std::string model_quantity(std::size_t model, bool needed) {
  const ModelInfo& info = model_table()[model];
  if (info.id == "bound")
    return needed ? "warps_needed" : "throughput";
  if (info.id == "simulation")
    return "simulated_throughput";
  return id_of(info) + (needed ? "_warps_needed" : "_throughput");
}

QuantityPtr explain_in_unit(const Scenario& scenario, const QuantityPtr& quantity, double factor,
                            const std::string& unit) {
  std::vector<QuantityPtr> inputs{chosen(scenario, "alpha")};
  for (const FactKey key :
       {FactKey::sm_count, FactKey::clock, FactKey::max_warps, FactKey::schedulers})
    if (QuantityPtr fact = fact_of_gpu(scenario, key))
      inputs.push_back(std::move(fact));
  const QuantityPtr scale = found({.id = "shown_factor",
                                   .name = "factor of the unit shown",
                                   .symbol = "k",
                                   .unit = unit + " per " + quantity->unit,
                                   .value = factor,
                                   .method = "the unit chosen in the view's menu"},
                                  std::move(inputs));
  return computed({.id = quantity->id + ".shown",
                   .name = quantity->name,
                   .symbol = quantity->symbol,
                   .unit = unit,
                   .source = "in the unit shown"},
                  Formula(quantity) * scale);
}

QuantityPtr explain_difference(std::size_t model, const QuantityPtr& here, std::size_t reference,
                               const QuantityPtr& there) {
  if (!here || !there || there->value == 0)
    return nullptr;
  const ModelInfo& info = model_table()[model];
  return computed({.id = id_of(info) + ".difference",
                   .name = std::string(info.name),
                   .symbol = "d_" + id_of(info),
                   .source = "relative to " + std::string(model_table()[reference].name)},
                  Formula(here) / there - Formula(1));
}

} // namespace loom::why
