#include "core/study/profile_model.h"

#include "core/base/number.h"
#include "core/model/saturation.h"
#include "core/profile/judge.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/models.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

struct StallGroup {
  Text what;
  std::vector<std::string_view> measured; ///< names of stall reasons
  std::vector<SlotLoss> modelled;
};
/// Stall reasons as the Profiling Guide has them, "Warp Scheduler States".
std::vector<StallGroup> stall_groups() {
  using enum SlotLoss;
  return {
      {LOOM_TEXT("global memory"), {"long_scoreboard", "membar"}, {memory_result}},
      {LOOM_TEXT("shared memory, SFU"), {"short_scoreboard"}, {shared_result, sfu_result}},
      {LOOM_TEXT("arithmetic"), {"wait", "gmma"}, {arithmetic_result, reissue}},
      {LOOM_TEXT("barriers"), {"barrier", "warpgroup_arrive"}, {barrier}},
      {LOOM_TEXT("full pipes"),
       {"math_pipe_throttle", "mio_throttle", "lg_throttle", "tex_throttle", "dispatch_stall"},
       {pipe_full, memory_full, issue_cost}},
      {LOOM_TEXT("others"),
       {"no_instruction", "branch_resolving", "drain", "imc_miss", "sleeping", "misc"},
       {no_warp, clock_result, warp_order}},
  };
}

/// Percent of its peak that the profile has of a resource.
std::optional<double> measured_use(const profile::Launch& launch, Resource resource) {
  const auto pipe = [&](std::string_view name) -> std::optional<double> {
    const auto found = std::ranges::find(launch.pipes, name, &profile::Share::name);
    if (found != launch.pipes.end())
      return found->value;
    return launch.pipes.empty() ? std::optional<double>() : 0;
  };
  using enum profile::Metric;
  switch (resource) {
  case Resource::issue:
    return launch[use_issue];
  case Resource::fp32:
    return pipe("fma");
  case Resource::integer:
    return pipe("alu");
  case Resource::fp64:
    return pipe("fp64");
  case Resource::sfu:
    return pipe("xu");
  case Resource::ldst:
    return pipe("lsu");
  case Resource::l1:
    return launch[use_l1];
  case Resource::l2:
    return launch[use_l2];
  case Resource::dram:
    return launch[use_dram];
  case Resource::shared:
  case Resource::constant:
  case Resource::cluster:
  case Resource::tensor:
    break;
  }
  return {};
}

double instructions_of(const LoopNumbers& numbers) {
  double sum = 0;
  for (const auto& item : numbers.items)
    sum += item.count * item.warps;
  return sum;
}

} // namespace

std::array<std::optional<double>, resource_count> measured_uses(const profile::Launch& launch) {
  std::array<std::optional<double>, resource_count> uses;
  for (std::size_t i = 0; i < resource_count; ++i)
    uses[i] = measured_use(launch, static_cast<Resource>(i));
  return uses;
}

std::optional<double> Compared::error() const {
  if (!measured || !modelled || !(*measured > 0))
    return {};
  return *modelled / *measured - 1;
}

std::optional<double> ProfileModel::contradicted() const {
  constexpr double points = 20;
  if (evaluation.limit.kind != Limit::Kind::resource)
    return {};
  const Compared& of = use[index(evaluation.limit.resource)];
  return of.measured && of.modelled && *of.modelled - *of.measured >= points ? of.measured
                                                                             : std::nullopt;
}

Result<ProfileModel> bounded_model(const profile::Launch& launch, GpuPtr gpu) {
  using enum profile::Metric;
  if (!launch[warps] || !(*launch[warps] > 0))
    return fail(
        ErrorCode::bad_argument,
        LOOM_TEXT("the export lacks the resident warps of '%1'; this brings them: ncu "
                  "--metrics \"%2\"")(profile::short_name(launch.kernel),
                                      profile::metrics()[static_cast<std::size_t>(warps)].name));
  ProfileModel model;
  model.scenario = default_scenario(gpu);
  model.warps = *launch[warps];
  LOOM_TRY(model.of, profile::loop_of(launch, *gpu));
  model.scenario.warps = static_cast<int>(std::clamp(std::round(model.warps), 1.0, 1024.0));
  model.scenario.instruction_loop = model.of.loop;
  const auto numbers_of = [&](const Loop& changed) {
    return loop_numbers<double>(model.scenario, changed);
  };
  auto numbers = numbers_of(model.of.loop);
  const auto own_clock = gpu->facts.value(FactKey::clock);
  const auto thru = gpu->facts.value(FactKey::mem_thru);
  const double megahertz = launch[clock].value_or(0) / 1e6;
  if (numbers && loop_use(*numbers)[index(Resource::dram)] > 0 && own_clock && thru &&
      megahertz > 0 && std::abs(megahertz / *own_clock - 1) > 0.005) {
    model.scenario.overrides[static_cast<std::size_t>(Hardware::mem_thru)] =
        *thru * *own_clock / megahertz;
    model.of.assumptions.push_back(
        LOOM_TEXT("the SMs ran at %1 MHz, not %2: DRAM gives as many bytes a second, latencies are "
                  "as many cycles")(significant(megahertz, 4), significant(*own_clock, 4)));
    numbers = numbers_of(model.of.loop);
  }
  LOOM_CHECK(numbers);
  model.numbers = *std::move(numbers);
  model.evaluation = evaluate(model.numbers, model.warps);
  model.evaluation.at_most |= model.of.at_most;
  for (const auto& share : model.evaluation.resources)
    if (share.rate)
      model.use[static_cast<std::size_t>(share.resource)].modelled = 100 * share.utilisation;
  return model;
}

Result<ProfileModel> profile_model(const profile::Launch& launch, const Catalogue& catalogue,
                                   GpuPtr gpu) {
  if (!gpu) {
    LOOM_TRY(gpu, profile::gpu_of(launch, catalogue));
  }
  auto bounded = bounded_model(launch, gpu);
  if (!bounded)
    return bounded;
  ProfileModel& model = *bounded;
  const auto numbers_of = [&](const Loop& changed) {
    return loop_numbers<double>(model.scenario, changed);
  };
  // A latency that was measured has the queues in it.
  const auto modelled = [&](const LoopNumbers& of, bool queues) {
    const double bound = evaluate(of, model.warps).throughput;
    const double rate = queues && std::isfinite(bound)
                            ? saturated_throughput(of, saturation_of(*gpu, of), model.warps)
                            : bound;
    return rate * instructions_of(model.numbers);
  };
  model.ipc = {profile::executed_rate(launch), modelled(model.numbers, !model.of.overlap_measured)};
  LoopNumbers one = model.numbers;
  one.ilp = 1;
  one.path.reset();
  for (auto& item : one.items)
    item.independent = 1;
  model.in_one_chain = modelled(one, true);
  const auto measured = measured_uses(launch);
  for (std::size_t i = 0; i < resource_count; ++i)
    model.use[i].measured = measured[i];
  // Traffic of the launch: that of an iteration, as often as iterations were. The L2 is busy for
  // whole lines, and moves sectors.
  Loop sectors = model.of.loop;
  for (LoopItem& item : sectors.items)
    if (item.option(LoopOption::sectors))
      item.options[static_cast<std::size_t>(LoopOption::passes)].reset();
  LOOM_TRY(const auto moved, numbers_of(sectors));
  const auto use = loop_use(moved);
  const auto bytes = [&](Resource resource) -> std::optional<double> {
    const double each = use[index(resource)];
    return each * model.of.iterations;
  };
  model.l1_bytes = {profile::l1_traffic(launch), bytes(Resource::l1)};
  model.l2_bytes = {profile::l2_traffic(launch), bytes(Resource::l2)};
  model.dram_bytes = {profile::dram_traffic(launch), bytes(Resource::dram)};
  const Compared counts_alone{model.ipc.measured, model.in_one_chain};
  const double doubt =
      std::max(std::abs(model.ipc.error().value_or(1)), std::abs(counts_alone.error().value_or(1)));
  MeasuredUse used;
  for (std::size_t i = 0; i < resource_count; ++i)
    if (const auto percent = model.use[i].measured; percent && *percent <= 100)
      used[i] = *percent / 100;
  for (const LoopChange& change :
       loop_changes(model.of.loop, model.warps, max_warps(model.scenario), numbers_of, used))
    model.changes.push_back({change, doubt});
  return bounded;
}

namespace {

/// The loop with counts and shares in steps of `grain`, none of them gone.
Loop rounded(Loop loop, double grain) {
  const auto to_grain = [grain](double value) {
    return std::max(grain, std::round(value / grain) * grain);
  };
  for (LoopItem& item : loop.items) {
    item.count = to_grain(item.count);
    for (const LoopOption each : {LoopOption::l1, LoopOption::l2})
      if (auto& share = item.options[static_cast<std::size_t>(each)])
        share = std::round(*share / grain) * grain;
    const double l1 = item.option(LoopOption::l1).value_or(0);
    if (auto& l2 = item.options[static_cast<std::size_t>(LoopOption::l2)])
      l2 = std::min(*l2, 1 - l1);
  }
  return loop;
}

} // namespace

Result<ProfileSimulation> simulate_profile(const ProfileModel& model, const std::stop_token& stop) {
  constexpr double near = 0.02;
  auto made = loop_simulation(model.scenario, model.numbers);
  // Programs have whole instructions: counts of three digits need long ones.
  for (const double grain : {0.05, 0.125, 0.25}) {
    if (made && made->rounding <= near)
      break;
    const auto numbers = loop_numbers<double>(model.scenario, rounded(model.of.loop, grain));
    if (numbers)
      made = loop_simulation(model.scenario, *numbers);
  }
  LOOM_CHECK(made);
  LOOM_TRY(const auto summary,
           settled(made->config, made->program, model.scenario.warps, {.stop = stop}));
  if (summary.too_short || made->rounding > near)
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("the loop is too long to simulate what it settles to"));
  return ProfileSimulation{summary.throughput_ipc_per_sm.instructions, summary};
}

std::vector<ComparedWait> compare_waits(const profile::Launch& launch,
                                        const ProfileSimulation* simulation) {
  std::vector<ComparedWait> waits;
  double measured = 0, modelled = 0;
  for (const StallGroup& group : stall_groups()) {
    ComparedWait& wait = waits.emplace_back(ComparedWait{group.what, {}});
    if (!launch.stalls.empty()) {
      double sum = 0;
      for (const auto& stall : launch.stalls)
        if (std::ranges::find(group.measured, stall.name) != group.measured.end())
          sum += stall.value;
      wait.share.measured = sum;
      measured += sum;
    }
    if (simulation) {
      double sum = 0;
      for (const SlotLoss loss : group.modelled)
        sum += simulation->summary.lost_issue_slots[static_cast<std::size_t>(loss)];
      wait.share.modelled = sum;
      modelled += sum;
    }
  }
  for (ComparedWait& wait : waits) {
    if (wait.share.measured && measured > 0)
      *wait.share.measured /= measured;
    if (wait.share.modelled && modelled > 0)
      *wait.share.modelled /= modelled;
  }
  return waits;
}

} // namespace loom
