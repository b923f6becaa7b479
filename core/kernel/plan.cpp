#include "core/kernel/plan.h"

#include "core/kernel/hong_kim.h"
#include "core/kernel/own_models.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <set>
#include <thread>

namespace loom::kernel {

namespace {

/// Relative; a method that ends its iteration at a bandwidth is that near to it.
constexpr double rounding = 1e-6;

constexpr double lone_bytes = 32;   ///< of a sector
constexpr unsigned max_workers = 4; ///< of this computer
constexpr std::array<std::int64_t, 3> longest_block{1024, 1024, 64};
constexpr std::int64_t first_value = 1024, first_trips = 100;
constexpr std::int64_t least_size = 32, most_size = 32768, steps_per_octave = 8;

std::int64_t blocks_of(const Extent& extent, std::int64_t threads, const Plan& plan) {
  if (extent.by == Extent::By::blocks)
    return extent.count;
  const std::int64_t asked = extent.by == Extent::By::threads
                                 ? extent.count
                                 : plan.arguments[static_cast<std::size_t>(extent.argument)];
  return std::max<std::int64_t>(1, (asked + threads - 1) / threads);
}

std::optional<SweepPoint> point_at(const Program& program, const Machine& machine, double at,
                                   const Plan& plan) {
  const auto answer = predict(program, setup_of(plan, program), machine);
  if (!answer)
    return {};
  SweepPoint point{at, plan, {}, answer->profile.occupancy.warps};
  for (std::size_t m = 0; m < answer->predictions.size(); ++m)
    point.time_us[m] = answer->predictions[m].time_us();
  return point;
}

/// On several threads, each taking the next plan; only this one tells the progress.
Sweep run(const Program& program, const Machine& machine,
          const std::vector<std::pair<double, Plan>>& plans, const Progress& progress) {
  // Asked before the others begin, who might be done by then.
  if (!progress(0))
    return {};
  std::vector<std::optional<SweepPoint>> points(plans.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;
  const auto work = [&](const Progress* tell) {
    for (std::size_t i = next++; i < plans.size() && !stopped; i = next++) {
      if (tell && !(*tell)(static_cast<double>(i) / static_cast<double>(plans.size())))
        stopped = true;
      else
        points[i] = point_at(program, machine, plans[i].first, plans[i].second);
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned n = 1; n < std::min(max_workers, std::thread::hardware_concurrency()); ++n)
      helpers.emplace_back(work, nullptr);
    work(&progress);
  }
  Sweep out;
  for (std::optional<SweepPoint>& point : points)
    if (point)
      out.points.push_back(*std::move(point));
  return out;
}

} // namespace

Plan first_plan(const Program& program) {
  Plan plan;
  plan.arguments.assign(program.arguments.size(), first_value);
  plan.grid[0].count = first_value;
  if (program.required_block[0] > 0)
    plan.block = program.required_block;
  else if (program.most_threads > 0 && count(plan.block) > program.most_threads)
    plan.block = {program.most_threads, 1, 1};
  for (std::size_t l = 0; l < program.loops.size(); ++l)
    if (asks_for_trips(program, static_cast<int>(l)))
      plan.trips[program.loops[l].name] = first_trips;
  return plan;
}

Result<void> check_plan(const Plan& plan, const Program& program) {
  const auto given = std::ssize(plan.arguments), needed = std::ssize(program.arguments);
  if (given != needed)
    return fail(ErrorCode::bad_input, LOOM_TEXT("expected %1 arguments, found %2")(needed, given),
                {.pointer = "/kernel/launch/arguments"});
  for (const Extent& extent : plan.grid)
    if (extent.by == Extent::By::argument && (extent.argument < 0 || extent.argument >= needed))
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("expected the number of an argument, found %1")(extent.argument),
                  {.pointer = "/kernel/launch/grid"});
  return {};
}

Setup setup_of(const Plan& plan, const Program& program) {
  Setup setup;
  setup.launch.block = plan.block;
  for (std::size_t d = 0; d < 3; ++d)
    setup.launch.grid[d] = blocks_of(plan.grid[d], plan.block[d], plan);
  setup.launch.arguments.resize(program.arguments.size());
  for (std::size_t a = 0; a < program.arguments.size(); ++a)
    if (program.arguments[a].integer)
      setup.launch.arguments[a] = plan.arguments[a];
  setup.registers = plan.registers;
  setup.dynamic_shared = plan.shared * (plan.shared_per_thread ? count(plan.block) : 1);
  setup.l1_hits = plan.l1_hits;
  setup.l2_hits = plan.l2_hits;
  setup.trips = plan.trips;
  return setup;
}

std::vector<LeastTime> least_times(const Program& program, const Profile& profile,
                                   const Setup& setup, const Machine& machine,
                                   const Prediction& prediction) {
  const auto blocks = static_cast<double>(count(setup.launch.grid));
  const double sms = machine.sms;
  // What units do is that of folded instructions, whatever the method counts.
  // Where accesses have latencies of their own, the longest warp has them, too.
  MemoryLatency latency = prediction.memory_latency;
  if (prediction.rule == Rule::busiest_unit)
    latency.each = memory_latency(profile, machine, machine.latency, 0, prediction.rule).each;
  const PathCosts costs = path_costs(program, profile, machine, latency, Rule::busiest_unit);
  const BlockVolume volume = block_volume(profile, costs, Rule::busiest_unit);
  std::vector<LeastTime> all;
  const auto add = [&all](std::string_view limit, double amount, double rate) {
    if (amount > 0)
      all.push_back({limit, amount / rate});
  };
  add("l1", blocks * volume.memory * profile.l1, machine.bandwidth.l1 * sms);
  add("l2", blocks * volume.memory * (1 - profile.l1), machine.bandwidth.l2);
  const double streams = machine.has(Effect::soft_limits)
                             ? std::max(1.0, machine.overhead(Overhead::stream_reads))
                             : 1;
  add("dram", blocks * volume.memory * profile.dram, machine.bandwidth.dram * streams);
  if (machine.has(Effect::random_places) && machine.random_places > 0 && volume.lone_far > 0)
    add("uncoalesced", blocks * volume.lone_far / lone_bytes, machine.random_places);
  else
    add("uncoalesced", blocks * volume.lone * profile.dram, machine.bandwidth.uncoalesced);
  for (std::size_t unit = 0; unit < 1 + unit_count; ++unit) {
    double cycles = 0;
    for (const std::vector<double>& warp : volume.loads)
      cycles += warp[unit];
    add("issue", blocks * cycles, sms * machine.processing_blocks);
  }
  double longest_warp = 0;
  const PathCosts own =
      prediction.rule == Rule::busiest_unit
          ? costs
          : path_costs(program, profile, machine, prediction.memory_latency, prediction.rule);
  for (std::size_t b = 0; b < own.size(); ++b)
    for (const std::vector<int>& warp : profile.walk.blocks[b].warps)
      longest_warp = std::max(longest_warp, longest(own[b], warp).time);
  add("latency", longest_warp, 1);
  return all;
}

void hold_to_gpu(Prediction& prediction, const Program& program, const Profile& profile,
                 const Setup& setup, const Machine& machine) {
  const std::vector<LeastTime> least = least_times(program, profile, setup, machine, prediction);
  const auto most = std::ranges::max_element(least, {}, &LeastTime::cycles);
  if (most == least.end())
    return;
  const double us = most->cycles / machine.clock;
  if (prediction.exec_us >= us * (1 - rounding))
    return;
  prediction.held = {.limit = most->limit, .method_us = prediction.exec_us};
  for (Wave& wave : prediction.waves) {
    wave.time_us *= us / prediction.exec_us;
    wave.bound_by = most->limit;
  }
  prediction.exec_us = us;
  prediction.assumptions.push_back(LOOM_TEXT(
      "%1 gives the waves %2 µs, for which %3 of %4 would have to do %5 times what it "
      "can: the time is the least that it allows")(prediction.method, prediction.held->method_us,
                                                   prediction.held->limit, machine.gpu,
                                                   us / prediction.held->method_us));
}

namespace {

Prediction unchecked(Method method, const Program& program, const Profile& profile,
                     const Setup& setup, const Machine& machine) {
  switch (method) {
  case Method::busiest_unit:
    break;
  case Method::kleimenov_popova:
    return kleimenov_popova(program, profile.plain(), setup, machine.plain());
  case Method::hong_kim:
    return hong_kim(program, profile.plain(), setup, machine.plain());
  case Method::bound:
    return own_model(program, profile.plain(), setup, machine.plain(), false);
  case Method::saturation:
    return own_model(program, profile.plain(), setup, machine.plain(), true);
  }
  return busiest_unit(program, profile, setup, machine);
}

} // namespace

Prediction predict_by(Method method, const Program& program, const Profile& profile,
                      const Setup& setup, const Machine& machine) {
  Prediction out = unchecked(method, program, profile, setup, machine);
  if (method == Method::busiest_unit)
    hold_to_gpu(out, program, profile, setup, machine);
  else
    hold_to_gpu(out, program, profile.plain(), setup, machine.plain());
  return out;
}

Result<Answer> predict(const Program& program, const Setup& setup, const Machine& machine) {
  Result<Profile> profiled = profile(program, setup, machine);
  if (!profiled)
    return tl::unexpected(profiled.error());
  Answer out{setup, std::move(*profiled), {}};
  for (std::size_t m = 0; m < out.predictions.size(); ++m)
    out.predictions[m] = predict_by(static_cast<Method>(m), program, out.profile, setup, machine);
  return out;
}

std::optional<std::size_t> Sweep::best(Method method) const {
  const auto m = static_cast<std::size_t>(method);
  const auto least =
      std::min_element(points.begin(), points.end(), [m](const SweepPoint& a, const SweepPoint& b) {
        return a.time_us[m] < b.time_us[m];
      });
  if (least == points.end())
    return {};
  return static_cast<std::size_t>(least - points.begin());
}

Sweep sweep_block(const Program& program, const Machine& machine, const Plan& plan, int dimension,
                  const Progress& progress) {
  const auto d = static_cast<std::size_t>(dimension);
  const std::int64_t others = count(plan.block) / plan.block[d];
  const std::int64_t most = std::min(max_block_threads / others, longest_block[d]);
  std::vector<std::pair<double, Plan>> plans;
  for (std::int64_t size = 1; size <= most; ++size) {
    if (size * others % warp_size != 0 && size != plan.block[d] && most * others >= warp_size)
      continue;
    Plan next = plan;
    next.block[d] = size;
    plans.emplace_back(static_cast<double>(size * others), next);
  }
  return run(program, machine, plans, progress);
}

std::vector<int> size_arguments(const Program& program) {
  std::vector<int> out;
  for (std::size_t a = 0; a < program.arguments.size(); ++a)
    if (program.arguments[a].integer)
      out.push_back(static_cast<int>(a));
  return out;
}

std::int64_t size_of(const Plan& plan, const std::vector<int>& arguments) {
  return arguments.empty() ? plan.grid[0].count
                           : plan.arguments[static_cast<std::size_t>(arguments.front())];
}

Plan with_size(Plan plan, const std::vector<int>& arguments, std::int64_t size) {
  const double factor = static_cast<double>(size) /
                        static_cast<double>(std::max<std::int64_t>(1, size_of(plan, arguments)));
  const auto scale = [factor](std::int64_t& value) {
    value = std::max<std::int64_t>(1, std::llround(static_cast<double>(value) * factor));
  };
  if (arguments.empty())
    scale(plan.grid[0].count);
  for (const int argument : arguments)
    scale(plan.arguments[static_cast<std::size_t>(argument)]);
  return plan;
}

Sweep sweep_size(const Program& program, const Machine& machine, const Plan& plan,
                 const std::vector<int>& arguments, const Progress& progress) {
  const std::int64_t own = size_of(plan, arguments), last = std::max(most_size, own);
  std::set<std::int64_t> sizes{own};
  for (std::int64_t octave = least_size; octave <= last; octave *= 2)
    for (std::int64_t step = 0; step < steps_per_octave; ++step)
      if (const std::int64_t size = octave + octave / steps_per_octave * step; size <= last)
        sizes.insert(size);
  std::vector<std::pair<double, Plan>> plans;
  plans.reserve(sizes.size());
  for (const std::int64_t size : sizes)
    plans.emplace_back(static_cast<double>(size), with_size(plan, arguments, size));
  return run(program, machine, plans, progress);
}

} // namespace loom::kernel
