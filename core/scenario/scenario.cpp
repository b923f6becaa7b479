#include "core/scenario/scenario.h"

#include "core/scenario/memory_run.h"
#include "core/scenario/missing_numbers.h"
#include "core/scenario/parameters.h"
#include "core/trace/traced.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

/// What stands in for a parameter that the GPU does not give: the latency to an instruction of
/// the same type.
std::optional<Hardware> fallback(Hardware parameter) {
  constexpr std::array<Hardware, hardware_count> stand_ins{
#define LOOM_HARDWARE(key, role, stand_in, ...) Hardware::stand_in,
#include "core/gpu/fact_rows.inc"
      Hardware::other_issue};
  const Hardware stand_in = stand_ins[static_cast<std::size_t>(parameter)];
  return stand_in == parameter ? std::nullopt : std::optional(stand_in);
}

Fact one_issue_cycle() {
  return {1, "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, §4.1",
          FactStatus::assumed,
          "The model's assumption: every instruction is issued once and takes one issue cycle."};
}

/// What the access makes of the GPU's numbers; empty where it is a coalesced one.
Facts facts_of_access(const Scenario& scenario) {
  if (scenario.access == own_access) {
    if (scenario.mix == Mix::global)
      return access_facts(*scenario.gpu, scenario.global_access).value_or(Facts{});
    if (scenario.mix == Mix::shared)
      return access_facts(*scenario.gpu, scenario.shared_access).value_or(Facts{});
  }
  const AccessPattern* pattern = scenario.gpu->pattern(scenario.access);
  return pattern && scenario.mix == Mix::global ? pattern->facts : Facts{};
}

std::optional<Fact> find_fact(const Scenario& scenario, FactKey key) {
  if (scenario.access != "coalesced")
    if (const Facts facts = facts_of_access(scenario); const Fact* fact = facts.find(key))
      return *fact;
  const Fact* fact = scenario.gpu->facts.find(key);
  return fact ? std::optional(*fact) : std::nullopt;
}

} // namespace

bool Scenario::operator==(const Scenario& other) const {
  const bool same_gpu = gpu == other.gpu || (gpu && other.gpu && *gpu == *other.gpu);
  return same_gpu && mix == other.mix && access == other.access && alpha == other.alpha &&
         warps == other.warps && ilp == other.ilp && latencies == other.latencies &&
         target == other.target && overrides == other.overrides && view == other.view &&
         divergence == other.divergence && global_access == other.global_access &&
         shared_access == other.shared_access && launch == other.launch &&
         (loop == other.loop || (loop && other.loop && *loop == *other.loop)) &&
         std::ranges::equal(
             measured, other.measured,
             [](const MeasuredSetPtr& a, const MeasuredSetPtr& b) { return a == b || *a == *b; });
}

std::optional<FactKey> fact_of(Mix mix, Hardware parameter) {
  constexpr std::array facts{
#define LOOM_HARDWARE(key, ...) FactKey::key,
#include "core/gpu/fact_rows.inc"
  };
  if (parameter != Hardware::other_issue)
    return facts[static_cast<std::size_t>(parameter)];
  if (mix == Mix::global)
    return std::nullopt;
  return mix == Mix::sfu ? FactKey::sfu_issue_cost : FactKey::shared_issue_cost;
}

std::optional<Resolved> resolve(const Scenario& scenario, Hardware parameter) {
  Resolved result;
  const auto& own = scenario.overrides[static_cast<std::size_t>(parameter)];
  const std::optional<FactKey> key = fact_of(scenario.mix, parameter);
  if (const auto fact = key ? find_fact(scenario, *key) : std::nullopt) {
    result.fact = *fact;
  } else if (parameter == Hardware::other_issue) {
    result.fact = one_issue_cycle();
  } else if (own) {
    result.fact = {*own, "", FactStatus::assumed, ""};
  } else if (const auto other = fallback(parameter)) {
    auto stand_in = resolve(scenario, *other);
    if (stand_in)
      stand_in->fact.note = "Not known for this pair of types: the latency to an instruction of "
                            "the same type is used. " +
                            stand_in->fact.note;
    return stand_in;
  } else {
    return std::nullopt;
  }
  result.overridden = own.has_value();
  result.value = own.value_or(result.fact.value);
  return result;
}

std::vector<Hardware> used_parameters(Mix mix) {
  using enum Hardware;
  switch (mix) {
  case Mix::global:
    return {mem_lat, alu_lat, mem_thru, alu_thru, issue_thru, other_issue};
  case Mix::sfu:
    return {sfu_lat, sfu_alu_lat, alu_lat, sfu_thru, alu_thru, issue_thru, other_issue};
  case Mix::shared:
    return {shared_lat, shared_alu_lat, alu_lat, shared_thru, alu_thru, issue_thru, other_issue};
  }
  return {};
}

std::vector<Hardware> missing_parameters(const Scenario& scenario) {
  std::vector<Hardware> missing;
  for (const Hardware parameter : used_parameters(scenario.mix))
    // A latency that would fall back is not missing itself: what it falls back to is.
    if (!resolve(scenario, parameter) && !fallback(parameter))
      missing.push_back(parameter);
  return missing;
}

Message missing_numbers(const Scenario& scenario, std::span<const Hardware> missing) {
  std::string names;
  for (const Hardware parameter : missing)
    names += (names.empty() ? "" : ", ") + std::string(parameter_info(parameter).id);
  return (missing.size() > 1 ? numbers_missing : number_missing)(
      names, scenario.gpu->id, parameter_info(missing.front()).id);
}

template <class Number>
KernelOf<Number> kernel_of(Mix mix, const std::function<Number(Hardware)>& number) {
  using enum Hardware;
  const bool global = mix == Mix::global, sfu = mix == Mix::sfu;
  KernelOf<Number> model;
  model.other_lat = number(global ? mem_lat : sfu ? sfu_lat : shared_lat);
  model.other_alu_lat = global ? model.other_lat : number(sfu ? sfu_alu_lat : shared_alu_lat);
  model.alu_lat = number(alu_lat);
  model.other_thru = number(global ? mem_thru : sfu ? sfu_thru : shared_thru);
  model.alu_thru = number(alu_thru);
  model.issue_thru = number(issue_thru);
  model.other_issue = number(other_issue);
  model.mix = mix;
  return model;
}
template KernelOf<double> kernel_of(Mix, const std::function<double(Hardware)>&);
template KernelOf<why::Traced> kernel_of(Mix, const std::function<why::Traced(Hardware)>&);

Result<KernelModel> kernel_model(const Scenario& scenario) {
  if (const auto missing = missing_parameters(scenario); !missing.empty())
    return bad_argument(missing_numbers(scenario, missing));
  KernelModel model = kernel_of<double>(
      scenario.mix, [&](Hardware parameter) { return resolve(scenario, parameter)->value; });
  model.ilp = scenario.ilp;
  return model;
}

std::optional<double> max_warps(const Scenario& scenario) {
  return scenario.gpu->facts.value(FactKey::max_warps);
}

Scenario default_scenario(GpuPtr gpu) {
  Scenario scenario;
  scenario.gpu = std::move(gpu);
  const double most = max_warps(scenario).value_or(32);
  scenario.warps = static_cast<int>(most / 2);
  if (const auto model = kernel_model(scenario)) {
    if (const auto top = cusp(*model).cusp)
      scenario.alpha = std::max(1.0, std::floor(top->alpha));
    scenario.warps =
        static_cast<int>(std::clamp(std::ceil(warps_needed(*model, scenario.alpha)), 1.0, most));
  }
  return scenario;
}

} // namespace loom
