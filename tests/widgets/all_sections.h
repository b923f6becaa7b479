#pragma once

/// Derivations of every kind: of some GPUs, and of what they simulate, read and predict.

#include "core/scenario/loop_run.h"
#include "core/scenario/models.h"
#include "core/scenario/sim_run.h"
#include "core/sim/simulate.h"
#include "core/why/cycle.h"
#include "core/why/disagreement.h"
#include "core/why/explain.h"
#include "core/why/fit.h"
#include "core/why/kernel_code.h"
#include "core/why/measured.h"
#include "gpus/embedded.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/widgets/listing_sections.h"
#include "tests/widgets/why/why_places.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace loom {

/// Blocks of kernels, their instructions and a latency that is raised.
inline void add_code(std::vector<why::Section>& all, const kernel::Machine& machine,
                     const GpuPtr& gpu, kernel::Rule rule) {
  for (const kernel::Program& program :
       {kernel::summing(), kernel::straight(), kernel::scattering()}) {
    const auto profile = kernel::profile(program, kernel::setup_of(1, 32), machine);
    if (!profile)
      continue;
    const auto times = kernel::longest_block_times(program, *profile, machine, 200, rule);
    for (int block = 0; block < std::ssize(times); ++block) {
      all.push_back(why::explain_block(program, machine, *gpu, times, block, 200, rule));
      const auto& of = program.blocks[static_cast<std::size_t>(block)].instructions;
      for (int i = 0; i < std::ssize(of); ++i)
        all.push_back(why::explain_instruction(program, machine, *gpu, times, block, i, 200, rule));
    }
  }
  const kernel::LaunchError error{0, 16, 8, {12, 12, 12, 12, 12}};
  const kernel::MeasuredLaunch launch;
  all.push_back(why::explain_median_error(std::span(&error, 1), std::span(&launch, 1),
                                          kernel::Method::hong_kim, 16, machine.gpu));
  all.push_back(
      why::explain_step({.level = "l2", .demanded = 1, .available = 1, .time = 1}, &machine));
}

/// Warps of simulated runs that wait for everything there is.
inline void add_cycles(std::vector<why::Section>& all, const GpuPtr& gpu) {
  struct Case {
    Mix mix;
    Latencies latencies;
    int lost_cycles;
  };
  using enum Latencies;
  for (const auto& [mix, latencies, lost_cycles] :
       {Case{Mix::global, measured, 512}, Case{Mix::global, fixed, 0}, Case{Mix::sfu, fixed, 0}})
    for (const double alpha : {0.0, 3.0}) {
      Scenario scenario = default_scenario(gpu);
      scenario.mix = mix;
      scenario.latencies = latencies;
      scenario.alpha = alpha;
      scenario.warps = 64;
      scenario.ilp = 2;
      scenario.overrides[static_cast<std::size_t>(Hardware::other_issue)] = 2.0;
      const auto run = sim_run(scenario);
      SmConfig config = run->config;
      config.lost_cycles = lost_cycles;
      auto trace = record(config, run->program, scenario.warps, {.cycles = 2000});
      const TimelineIndex index(std::make_shared<const Trace>(*std::move(trace)));
      all.push_back(why::explain_cycle(index, 0));
      for (const Cycle cycle : {0, 2, 20, 500})
        for (int warp = 0; warp < scenario.warps; ++warp)
          all.push_back(why::explain_warp(scenario, index, cycle, warp));
    }
}

/// A set of measurements, a fit to it of two parameters that can hardly be told apart, and an
/// access pattern.
inline void add_measured(std::vector<why::Section>& all, const GpuPtr& gpu) {
  MeasuredSet set;
  set.name = "mine.csv";
  set.sha256 = "0";
  for (const double alpha : {10.0, 11.0, 12.0, 13.0})
    for (const double off : {0.99, 1.01})
      set.data.points.push_back(
          {.alpha = alpha, .warps = 1, .throughput = off / (368 + 6 * alpha)});
  all.push_back(why::explain_measured_set(set, "set_1."));
  MeasuredSet shipped = set;
  shipped.sha256.clear();
  all.push_back(why::explain_measured_set(shipped, "set_2."));
  FitRequest request{.scenario = default_scenario(gpu),
                     .model = *model_from("bound"),
                     .free = {"mem_lat", "alu_lat"},
                     .data = {std::make_shared<const MeasuredSet>(set)}};
  if (const auto found = fit(request)) {
    all.push_back(why::explain_fit(request, *found));
    all.push_back(why::explain_gpu(fitted_gpu(*found, "mine", "Mine"), "mine."));
  }
  all.push_back(why::explain_gpu_pattern({}, "pattern."));
}

/// What derivations of more than a scenario call their numbers (core/why/section.h).
inline std::vector<why::Section> other_sections(const GpuPtr& gpu) {
  const Scenario scenario = default_scenario(gpu);
  Residual residual;
  residual.measured = {.alpha = 8, .warps = 8, .throughput = 0.1};
  residual.predicted = 0.11;
  residual.relative = residual.predicted / residual.measured.throughput - 1;
  std::vector<why::Section> all{why::explain_simulation(scenario),
                                why::explain_errors(scenario, 0, {residual})};
  kernel::Machine machine = kernel::plain_machine();
  machine.launches = {{.warps_per_block = 2, .slope = 0.5, .intercept = 3}};
  machine.assumptions = {Text{"%1 of %2 is not known: %3 is taken, %4 %5"}(
      "sfu_lat", "G", "four times alu_lat", Sourced{4, "assumed.sfu_lat"}, "cycles")};
  kernel::Program program = kernel::summing();
  program.arguments = {{.name = "n"}};
  program.loops.front().name = "loop";
  kernel::Plan plan = kernel::first_plan(program);
  plan.trips["loop"] = 3;
  plan.grid = {kernel::Extent{kernel::Extent::By::threads, 4000, -1},
               kernel::Extent{kernel::Extent::By::argument, 1, 0}, kernel::Extent{}};
  plan.shared_per_thread = true;
  kernel::MeasuredLaunch measured;
  measured.time_us = 10;
  kernel::Plan small; // one wave that is like no other
  small.block = {64, 1, 1};
  small.grid[0].count = 4001;
  small.arguments = {1};
  for (const kernel::Plan& each : {plan, small})
    if (const auto answer = kernel::predict(program, kernel::setup_of(each, program), machine))
      all.push_back(why::explain_prediction(program, each, *answer, machine, *gpu, &measured));
  kernel::Machine unmeasured = machine;
  unmeasured.launches = {};
  if (const auto answer = kernel::predict(program, kernel::setup_of(plan, program), unmeasured))
    all.push_back(why::explain_prediction(program, plan, *answer, unmeasured, *gpu, nullptr));
  for (const kernel::Rule rule : {kernel::Rule::sum_of_delays, kernel::Rule::busiest_unit})
    add_code(all, machine, gpu, rule);
  add_lines(all, gpu);
  add_lines(all, silent(gpu));
  add_simulated_loop(all, gpu);
  add_cycles(all, gpu);
  add_places(all, gpu);
  for (const DisagreementBy by : {DisagreementBy::ratio, DisagreementBy::difference})
    all.push_back(why::explain_disagreement({.scenario = scenario, .by = by},
                                            {.alpha = 8, .warps = 8, .a = 0.1, .b = 0.2}, 1));
  add_measured(all, gpu);
  all.push_back({"simulation",
                 verbatim("Simulated SM"),
                 {why::explain_simulated(scenario, "warps", {1, 0.1}, {99, 0.2})}});
  all.back().quantities.push_back(
      why::explain_in_unit(scenario, all.back().quantities.front(), 2, "GB/s"));
  return all;
}

inline why::Section explain_wall(const Catalogue& catalogue) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    gpus.push_back(*catalogue.find(id));
  return why::explain_wall(gpus, *fit_wall(wall_points(gpus)));
}

/// Everything that derivations explain, of some GPUs and of what they simulate, read and predict.
inline std::vector<why::Section> all_sections(const Catalogue& catalogue) {
  std::vector<why::Section> all = other_sections(*catalogue.find("gtx980"));
  for (const char* gpu : {"h200", "gtx980", "v100", "gtx480"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
      Scenario scenario = default_scenario(*catalogue.find(gpu));
      scenario.mix = mix;
      std::ranges::move(why::explain(scenario), std::back_inserter(all));
      scenario.overrides[static_cast<std::size_t>(Hardware::alu_lat)] = 5;
      std::ranges::move(why::explain(scenario), std::back_inserter(all));
    }
  all.push_back(explain_wall(catalogue));
  return all;
}

} // namespace loom
