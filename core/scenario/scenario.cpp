#include "core/scenario/scenario.h"

#include "core/access/memory_run.h"
#include "core/gpu/architecture.h"
#include "core/model/thesis.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/missing_numbers.h"
#include "core/scenario/parameters.h"
#include "core/trace/traced.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>

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
  return {
      1, why::volkov("§4.1"), FactStatus::assumed,
      LOOM_TEXT(
          "The model's assumption: every instruction is issued once and takes one issue cycle.")};
}

/// The class of instruction that a parameter is about, and what its throughput is limited by.
struct OfClass {
  const char* id;
  std::array<Resource, 2> limits;
};
OfClass class_of(Hardware parameter) {
  switch (parameter) {
  case Hardware::sfu_lat:
  case Hardware::sfu_alu_lat:
  case Hardware::sfu_thru:
    return {"MUFU.RSQ", {Resource::sfu, Resource::sfu}};
  case Hardware::shared_lat:
  case Hardware::shared_alu_lat:
  case Hardware::shared_thru:
    return {"LDS.32", {Resource::ldst, Resource::shared}};
  default:
    return {"FADD", {Resource::fp32, Resource::fp32}};
  }
}

/// What the GPU's architecture says of a number of arithmetic, of the SFU or of shared memory that
/// the GPU's own file does not give, as a loop of these instructions takes it.
std::optional<Fact> of_architecture(const GpuSpec& gpu, Hardware parameter) {
  const Architecture* architecture = architecture_of(gpu);
  if (!architecture)
    return {};
  const OfClass of = class_of(parameter);
  const ClassNumbers* numbers = numbers_of(*architecture, gpu, of.id);
  std::optional<Fact> found;
  switch (parameter) {
  case Hardware::alu_lat:
  case Hardware::sfu_lat:
  case Hardware::shared_lat:
    found = numbers ? numbers->latency : std::nullopt;
    break;
  case Hardware::sfu_alu_lat:
  case Hardware::shared_alu_lat:
    found = numbers ? numbers->latency_across : std::nullopt;
    break;
  case Hardware::issue_thru:
    found = rate_of(gpu, architecture, Resource::issue);
    break;
  case Hardware::alu_thru:
  case Hardware::sfu_thru:
  case Hardware::shared_thru:
    for (const Resource limit : of.limits) {
      auto rate = rate_of(gpu, architecture, limit);
      const auto use = numbers ? use_of(gpu, *numbers, limit) : std::nullopt;
      if (!rate || !use || !(use->value > 0))
        continue;
      rate->value /= use->value;
      if (rate->range)
        rate->range = ValueRange{rate->range->low / use->value, rate->range->high / use->value};
      rate->status = std::max(rate->status, use->status);
      if (!found || rate->value < found->value)
        found = std::move(rate);
    }
    break;
  default:
    break;
  }
  // A latency to arithmetic completes the GPU's own to the same type: it does not make it derived.
  const bool completes =
      parameter == Hardware::sfu_alu_lat || parameter == Hardware::shared_alu_lat;
  if (found && !completes)
    found->rule = "architecture";
  return found;
}

/// What the access makes of the GPU's numbers; empty where it is a coalesced one.
Facts facts_of_access(const Scenario& scenario) {
  if (scenario.instruction_loop)
    return {}; // its items say how they access memory
  if (scenario.access == own_access) {
    if (scenario.mix == Mix::global)
      return access_facts(*scenario.gpu, scenario.global_access).value_or(Facts{});
    if (scenario.mix == Mix::shared)
      return access_facts(*scenario.gpu, scenario.shared_access).value_or(Facts{});
  }
  const AccessPattern* pattern = scenario.gpu->pattern(scenario.access);
  return pattern && scenario.mix == Mix::global ? pattern->facts : Facts{};
}

std::optional<Resolved> resolve(const Scenario& scenario, const Facts& of_access,
                                Hardware parameter) {
  const auto key = fact_of(scenario.mix, parameter);
  const Fact* found = key ? of_access.find(*key) : nullptr;
  if (key && !found)
    found = scenario.gpu->facts.find(*key);
  std::optional<Fact> fact;
  if (found)
    fact = *found;
  else if (parameter == Hardware::other_issue)
    fact = one_issue_cycle();
  else if (const auto used = used_parameters(scenario.mix);
           std::ranges::find(used, parameter) != used.end()) // what nobody asks for is not read
    fact = of_architecture(*scenario.gpu, parameter);
  std::optional<Resolved> own;
  if (fact) {
    own = {.value = fact->value, .fact = *fact, .own = {}};
  } else if (const auto other = fallback(parameter)) {
    own = resolve(scenario, of_access, *other);
    if (own)
      own->fact.note =
          LOOM_TEXT("Not known for this pair of types: the latency to an instruction of "
                    "the same type is used. %1")(own->fact.note);
  }
  if (own)
    own->own = own->value;
  const auto& set = scenario.overrides[static_cast<std::size_t>(parameter)];
  if (!set)
    return own;
  return Resolved{.value = *set,
                  .overridden = true,
                  .fact = fact.value_or(Fact{*set, {}, FactStatus::assumed, {}}),
                  .own = own ? own->own : std::nullopt};
}

} // namespace

int block_warps(const Scenario& scenario) {
  const int lanes = lanes_of_warp(scenario.gpu->compute_capability);
  return std::max(1, (scenario.launch.config.threads + lanes - 1) / lanes);
}

bool Scenario::operator==(const Scenario& other) const {
  const bool same_gpu = gpu == other.gpu || (gpu && other.gpu && *gpu == *other.gpu);
  return same_gpu && mix == other.mix && access == other.access && alpha == other.alpha &&
         warps == other.warps && ilp == other.ilp && latencies == other.latencies &&
         scheduling == other.scheduling && target == other.target && overrides == other.overrides &&
         view == other.view && divergence == other.divergence &&
         global_access == other.global_access && shared_access == other.shared_access &&
         launch == other.launch &&
         (loop == other.loop || (loop && other.loop && *loop == *other.loop)) &&
         instruction_loop == other.instruction_loop &&
         std::ranges::equal(
             measured, other.measured,
             [](const MeasuredSetPtr& a, const MeasuredSetPtr& b) { return a == b || *a == *b; });
}

const InstructionNumbers& numbers_of(Mix mix) {
  using enum Hardware;
  static constexpr std::array<InstructionNumbers, 3> numbers{{
      {mem_lat, mem_lat, mem_thru},
      {sfu_lat, sfu_alu_lat, sfu_thru, FactKey::sfu_issue_cost},
      {shared_lat, shared_alu_lat, shared_thru, FactKey::shared_issue_cost},
  }};
  return numbers[static_cast<std::size_t>(mix)];
}

std::optional<FactKey> fact_of(Mix mix, Hardware parameter) {
  constexpr std::array facts{
#define LOOM_HARDWARE(key, ...) FactKey::key,
#include "core/gpu/fact_rows.inc"
  };
  if (parameter == Hardware::other_issue)
    return numbers_of(mix).issue_cost;
  return facts[static_cast<std::size_t>(parameter)];
}

struct ResolvedScenario::Numbers {
  std::array<std::optional<Resolved>, hardware_count> values;
  mutable std::once_flag loop_asked;
  mutable std::optional<Result<LoopRun>> loop;
};

ResolvedScenario::ResolvedScenario(Scenario scenario) : Scenario(std::move(scenario)) {
  const auto numbers = std::make_shared<Numbers>();
  const Facts of_access = facts_of_access(*this);
  for (std::size_t i = 0; i < hardware_count; ++i)
    numbers->values[i] = resolve(*this, of_access, static_cast<Hardware>(i));
  numbers_ = numbers;
}

const std::optional<Resolved>& ResolvedScenario::operator[](Hardware parameter) const {
  return numbers_->values[static_cast<std::size_t>(parameter)];
}

const Result<LoopRun>& ResolvedScenario::loop_run() const {
  std::call_once(numbers_->loop_asked, [this] { numbers_->loop = loom::loop_run(*this); });
  return *numbers_->loop;
}

std::vector<Hardware> used_parameters(Mix mix) {
  const auto& [latency, to_arithmetic, throughput, issue_cost] = numbers_of(mix);
  std::vector<Hardware> used{latency};
  if (to_arithmetic != latency)
    used.push_back(to_arithmetic);
  used.insert(used.end(), {Hardware::alu_lat, throughput, Hardware::alu_thru, Hardware::issue_thru,
                           Hardware::other_issue});
  return used;
}

std::vector<Hardware> missing_parameters(const ResolvedScenario& scenario) {
  std::vector<Hardware> missing;
  for (const Hardware parameter : used_parameters(scenario.mix))
    // A latency that would fall back is not missing itself: what it falls back to is.
    if (!scenario[parameter] && !fallback(parameter))
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
  const auto& [latency, to_arithmetic, throughput, issue_cost] = numbers_of(mix);
  KernelOf<Number> model;
  model.other_lat = number(latency);
  model.other_alu_lat = to_arithmetic == latency ? model.other_lat : number(to_arithmetic);
  model.alu_lat = number(Hardware::alu_lat);
  model.other_thru = number(throughput);
  model.alu_thru = number(Hardware::alu_thru);
  model.issue_thru = number(Hardware::issue_thru);
  model.other_issue = number(Hardware::other_issue);
  model.mix = mix;
  return model;
}
template KernelOf<double> kernel_of(Mix, const std::function<double(Hardware)>&);
template KernelOf<why::Traced> kernel_of(Mix, const std::function<why::Traced(Hardware)>&);

Result<KernelModel> kernel_model(const ResolvedScenario& scenario) {
  if (const auto missing = missing_parameters(scenario); !missing.empty())
    return bad_argument(missing_numbers(scenario, missing));
  KernelModel model = kernel_of<double>(
      scenario.mix, [&](Hardware parameter) { return scenario[parameter]->value; });
  model.ilp = scenario.ilp;
  model.lanes = lanes_of_warp(scenario.gpu->compute_capability);
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
