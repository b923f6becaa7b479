#include "core/kernel/answer.h"

#include "core/base/number.h"
#include "core/base/version.h"
#include "core/kernel/interval.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

constexpr std::array<std::string_view, kind_count> kind_names{
    "free",     "fp32", "integer", "convert", "fp64",    "sfu",    "sfu_denormal",
    "division", "load", "store",   "atomic",  "barrier", "branch", "tensor"};

using Layout = JsonWriter::Layout;

/// The unit that holds a warp up for longest, with its cycles; "scheduler" where that does.
std::pair<std::string_view, double> busiest_of(const PathCost& warp) {
  constexpr std::array<std::string_view, unit_count> units{
      "FP32", "integer", "FP64", "special function", "load and store", "matrix"};
  const auto most = std::ranges::max_element(warp.units);
  return *most > warp.issue
             ? std::pair(units[static_cast<std::size_t>(most - warp.units.begin())], *most)
             : std::pair(std::string_view("scheduler"), warp.issue);
}

void write_levels(JsonWriter& writer, std::string_view key, const Levels& levels) {
  writer.key(key).begin_object(Layout::one_line);
  writer.key("l1").number(levels.l1).key("l2").number(levels.l2);
  writer.key("dram").number(levels.dram).key("uncoalesced").number(levels.uncoalesced);
  writer.end_object();
}

void write_warp(JsonWriter& writer, const Prediction& prediction) {
  const PathCost& warp = prediction.warp;
  writer.key("per_warp").begin_object();
  writer.key("time_cycles").number(warp.time).key("delay_cycles").number(warp.delay);
  writer.key("issue_cycles").number(warp.issue);
  writer.key("busiest_unit").text(busiest_of(warp).first);
  writer.key("busiest_unit_cycles").number(busiest_of(warp).second);
  writer.key("bytes").number(warp.memory).key("uncoalesced_bytes").number(warp.uncoalesced);
  writer.key("lone_sector_bytes").number(warp.lone);
  writer.key("barriers").number(warp.barriers);
  writer.key("barrier_cycles").number(prediction.barrier_cycles);
  writer.key("memory_requests").number(warp.memory_requests);
  writer.key("instructions").begin_object(Layout::one_line);
  for (std::size_t kind = 1; kind < kind_names.size(); ++kind)
    writer.key(kind_names[kind]).number(warp.by_kind[kind]);
  writer.end_object();
  writer.end_object();
}

void write_gpu(JsonWriter& writer, const Machine& machine) {
  writer.key("gpu_model").begin_object();
  writer.key("sm_count").number(machine.sms).key("clock_mhz").number(machine.clock);
  writer.key("processing_blocks_per_sm").number(machine.processing_blocks);
  write_levels(writer, "latency_cycles", machine.latency);
  write_levels(writer, "bandwidth_bytes_per_cycle", machine.bandwidth);
  writer.key("costs_cycles").begin_object();
  for (std::size_t kind = 1; kind < kind_names.size(); ++kind) {
    writer.key(kind_names[kind]).begin_object(Layout::one_line);
    writer.key("latency").number(machine.costs[kind].latency);
    writer.key("delay").number(machine.costs[kind].delay).end_object();
  }
  writer.end_object();
  if (const auto found = find_limits(machine.compute_capability)) {
    const ComputeLimits& limits = **found;
    writer.key("limits").begin_object(Layout::one_line);
    writer.key("registers_per_sm").number(limits.registers);
    writer.key("shared_bytes_per_sm").number(limits.shared);
    writer.key("blocks_per_sm").number(limits.blocks).key("warps_per_sm").number(limits.warps);
    writer.key("threads_per_block").number(limits.threads_per_block);
    writer.key("shared_bytes_per_block").number(limits.shared_per_block).end_object();
  }
  writer.end_object();
}

/// What the whole launch does: instructions of warps, and bytes that reach each level.
void write_work(JsonWriter& writer, const Program& program, const Setup& setup,
                const Profile& profile, const Machine& machine, Rule rule) {
  const PathCosts costs = path_costs(program, profile, machine, 0, rule);
  const double blocks = static_cast<double>(count(setup.launch.grid));
  double instructions = 0, bytes = 0;
  for (std::size_t b = 0; b < costs.size(); ++b)
    for (const std::vector<int>& warp : profile.walk.blocks[b].warps) {
      const PathCost& cost = longest(costs[b], warp);
      instructions += profile.walk.blocks[b].weight * blocks * cost.instructions;
      bytes += profile.walk.blocks[b].weight * blocks * cost.memory;
    }
  writer.key("instructions").number(instructions);
  writer.key("bytes").begin_object(Layout::one_line);
  writer.key("dram").number(bytes * profile.dram).key("l2").number(bytes * (1 - profile.l1));
  writer.key("l1").number(bytes).end_object();
  writer.key("clock_mhz").number(machine.clock);
}

void write_launch(JsonWriter& writer, const Setup& setup) {
  writer.key("launch").begin_object(Layout::one_line);
  writer.key("grid").numbers(setup.launch.grid).key("block").numbers(setup.launch.block);
  writer.key("registers").number(setup.registers);
  writer.key("dynamic_shared_bytes").number(static_cast<double>(setup.dynamic_shared)).end_object();
}

} // namespace

std::vector<Message> assumptions_of(const Profile& profile, const Prediction& prediction) {
  std::vector<Message> all = profile.assumptions;
  all.insert(all.end(), prediction.assumptions.begin(), prediction.assumptions.end());
  return all;
}

std::string prediction_json(const Program& program, const Setup& setup, const Profile& profile,
                            const Machine& machine, const Prediction& prediction) {
  JsonWriter writer;
  writer.begin_object();
  writer.key("latencyloom").text(version);
  writer.key("kernel").text(program.name).key("gpu").text(machine.gpu);
  writer.key("method").text(prediction.method);
  writer.key("without").begin_array(Layout::one_line);
  for (std::size_t i = 0; i < effect_count; ++i)
    if (!machine.effects.test(i))
      writer.text(effect_names[i]);
  writer.end_array();
  writer.key("time_us").number(prediction.time_us()).key("exec_us").number(prediction.exec_us);
  if (prediction.cached_us)
    writer.key("time_us_in_l2").number(*prediction.cached_us);
  const auto interval = interval_80(program, profile, setup, machine, prediction);
  writer.key("low_us").number(interval ? std::optional(interval->low_us) : std::nullopt);
  writer.key("high_us").number(interval ? std::optional(interval->high_us) : std::nullopt);
  if (interval)
    writer.key("interval_of").text(behaviour_names[static_cast<std::size_t>(interval->behaviour)]);
  writer.key("launch_us").number(prediction.launch_us);
  writer.key("dispatch_us").number(prediction.dispatch_us);
  writer.key("dispatch_wait_us").number(prediction.dispatch_wait_us);
  if (prediction.held) {
    writer.key("held").begin_object(Layout::one_line);
    writer.key("limit").text(prediction.held->limit);
    writer.key("method_us").number(prediction.held->method_us).end_object();
  }
  write_work(writer, program, setup, profile, machine, prediction.rule);
  write_launch(writer, setup);
  writer.key("waves").begin_array();
  for (const Wave& wave : prediction.waves) {
    writer.begin_object(Layout::one_line);
    writer.key("blocks").number(static_cast<double>(wave.blocks));
    writer.key("time_us").number(wave.time_us).key("bound_by").text(wave.bound_by);
    writer.key("waves").number(static_cast<double>(wave.waves)).end_object();
  }
  writer.end_array();
  write_warp(writer, prediction);
  writer.key("memory").begin_object();
  writer.key("l1_hits").number(profile.l1).key("l2_hits").number(profile.l2);
  writer.key("dram").number(profile.dram);
  const bool whole = profile.unplaced == 0 && profile.indexed == 0;
  writer.key("footprint_bytes").number(whole ? std::optional(profile.footprint) : std::nullopt);
  if (!whole) {
    writer.key("footprint_bytes_low").number(profile.footprint);
    writer.key("footprint_bytes_high").number(std::optional<double>());
    writer.key("footprint_bytes_status").text("assumed");
  }
  writer.key("unplaced").number(profile.unplaced).key("indexed").number(profile.indexed);
  writer.key("l1_waits").number(profile.l1_waits);
  writer.key("latency_cycles").number(prediction.memory_latency);
  write_levels(writer, "raised_latency_cycles", prediction.latency);
  writer.end_object();
  writer.key("occupancy").begin_object(Layout::one_line);
  writer.key("blocks_per_sm").number(profile.occupancy.blocks);
  writer.key("warps_per_sm").number(profile.occupancy.warps);
  writer.key("warps_per_block").number(profile.warps_per_block).end_object();
  writer.key("quantities").begin_object();
  for (const auto& [name, value] : prediction.quantities)
    writer.key(name).number(value);
  writer.end_object();
  writer.key("latency_iterations").begin_array();
  for (const LatencyStep& step : prediction.steps) {
    writer.begin_object(Layout::one_line);
    writer.key("wave").number(static_cast<double>(step.wave)).key("level").text(step.level);
    writer.key("latency_cycles").number(step.latency);
    writer.key("demanded_bytes_per_cycle").number(step.demanded);
    writer.key("available_bytes_per_cycle").number(step.available);
    writer.key("time_cycles").number(step.time).end_object();
  }
  writer.end_array();
  write_gpu(writer, machine);
  writer.key("assumptions")
      .texts(assumptions_of(profile, prediction), Layout::lines, &Message::english);
  writer.end_object();
  return writer.str() + '\n';
}

std::string prediction_text(const Program& program, const Setup& setup, const Profile& profile,
                            const Machine& machine, const Prediction& prediction) {
  std::string out;
  const auto line = [&out](std::string_view name, const std::string& value) {
    out += fmt::format("{:<28}{}\n", name, value);
  };
  const PathCost& warp = prediction.warp;
  line("kernel", program.name);
  line("gpu", machine.gpu);
  line("method", std::string(prediction.method));
  line("time",
       significant(prediction.time_us(), 4) + " µs" +
           (prediction.cached_us ? fmt::format("; {} µs where the L2 holds what memory chooses",
                                               significant(*prediction.cached_us, 4))
                                 : ""));
  if (const auto interval = interval_80(program, profile, setup, machine, prediction))
    line("in 80 % of cases",
         fmt::format("{} to {} µs, as {} on H100 and H200{}", significant(interval->low_us, 4),
                     significant(interval->high_us, 4),
                     behaviour_names[static_cast<std::size_t>(interval->behaviour)],
                     interval->any_size ? "; the size of what memory chooses in narrows it" : ""));
  line("launch", prediction.launch_us ? significant(*prediction.launch_us, 4) + " µs" : "unknown");
  if (prediction.dispatch_us)
    line("handing out blocks", fmt::format("{} µs, {} µs longer than the blocks run",
                                           significant(*prediction.dispatch_us, 4),
                                           significant(prediction.dispatch_wait_us, 4)));
  for (const Wave& wave : prediction.waves)
    line(wave.waves == 1 ? "1 wave" : fmt::format("{} waves", wave.waves),
         fmt::format("{} µs, {} blocks, bound by {}", significant(wave.time_us, 4), wave.blocks,
                     wave.bound_by));
  line("longest warp",
       fmt::format("{} cycles, {} more for {} barriers", significant(warp.time, 5),
                   significant(prediction.barrier_cycles, 4), significant(warp.barriers, 5)));
  const bool sums = prediction.rule == Rule::sum_of_delays;
  if (const auto [unit, cycles] = busiest_of(warp); sums)
    line("its delays", significant(warp.delay, 5) + " cycles");
  else
    line("its busiest unit", fmt::format("{}, {} cycles", unit, significant(cycles, 5)));
  line("its memory",
       sums ? fmt::format("{} bytes, {} of them uncoalesced", significant(warp.memory, 6),
                          significant(warp.uncoalesced, 6))
            : fmt::format("{} bytes, {} of them in sectors alone in their 64 bytes",
                          significant(warp.memory, 6), significant(warp.lone, 6)));
  line("caches", fmt::format("L1 {} %, L2 {} %, DRAM {} %", significant(100 * profile.l1),
                             significant(100 * profile.l2), significant(100 * profile.dram)));
  line("occupancy", fmt::format("{} blocks, {} warps per SM", profile.occupancy.blocks,
                                profile.occupancy.warps));
  for (const auto& [name, value] : prediction.quantities)
    line(name, significant(value, 5));
  for (const Message& assumption : assumptions_of(profile, prediction))
    line("assumed", assumption.english());
  return out;
}

} // namespace loom::kernel
