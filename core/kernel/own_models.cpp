#include "core/kernel/own_models.h"

#include "core/model/kernel_loop.h"

#include <algorithm>
#include <limits>

namespace loom::kernel {

namespace {

constexpr double least = 1e-9; ///< cycles or instructions, where the model needs some

/// Cycles a request takes an SM's share of what serves it; the longest of the levels.
double request_cycles(const Profile& profile, const Machine& machine, const PathCost& warp,
                      double active_sms) {
  const double bytes = warp.memory / warp.memory_requests;
  const double written = warp.written / warp.memory_requests;
  const double lone = warp.memory > 0 ? warp.lone / warp.memory : 0;
  const double memory = warp.units[static_cast<std::size_t>(Unit::memory)];
  const double alone = warp.lone > 0 ? warp.lone_cycles / warp.memory_requests +
                                           bytes * (1 - lone) * active_sms / machine.bandwidth.l2
                                     : 0;
  return std::max({(1 - profile.l1) * alone, bytes * profile.l1 / machine.bandwidth.l1,
                   bytes * (1 - profile.l1) * active_sms / machine.bandwidth.l2,
                   (bytes + written * (machine.write_cost - 1)) * profile.dram * active_sms /
                       machine.bandwidth.dram,
                   bytes * lone * profile.dram * active_sms / machine.bandwidth.uncoalesced,
                   memory / warp.memory_requests / machine.processing_blocks});
}

} // namespace

Prediction own_model(const Program& program, const Profile& profile, const Setup& setup,
                     const Machine& machine, bool gradual) {
  Prediction out;
  out.method = gradual ? "saturation" : "bound";
  const PathCosts first = path_costs(program, profile, machine, machine.latency.dram, out.rule);
  const BlockVolume volume = block_volume(profile, first, out.rule);
  const double uncoalesced = volume.memory > 0 ? volume.uncoalesced / volume.memory : 0;
  out.memory_latency = mean_latency(profile, machine.latency, uncoalesced, out.rule);
  out.latency = machine.latency;
  const PathCosts costs = path_costs(program, profile, machine, out.memory_latency, out.rule);
  const PathCosts at_once = path_costs(program, profile, machine, 0, out.rule);
  double without = 0; // of the longest path, with memory that takes no time
  for (std::size_t b = 0; b < costs.size(); ++b)
    for (std::size_t p = 0; p < costs[b].size(); ++p)
      if (costs[b][p].time >= out.warp.time) {
        out.warp = costs[b][p];
        without = at_once[b][p].time;
      }
  out.barrier_cycles = out.warp.barriers * machine.barrier_cycles(profile.warps_per_block);
  without += out.barrier_cycles;
  const std::int64_t blocks = count(setup.launch.grid);
  const Waves waves = loom::waves(blocks, std::int64_t{machine.sms} * profile.occupancy.blocks);
  if (out.warp.barriers > 0 && !are_barriers_known(machine))
    out.assumptions.push_back(said_of_barriers(machine, profile.warps_per_block));
  if (waves.waves > 1)
    out.assumptions.push_back(said_of_turnover(machine, profile.warps_per_block));
  for (const Message& said : said_of_memory(machine, out.warp, false))
    out.assumptions.push_back(said);
  // A place of a block that another follows stands empty between the two.
  const double all_waves = std::max(1.0, static_cast<double>(waves.waves));
  const double turnover =
      machine.between_blocks(profile.warps_per_block) * (all_waves - 1) / all_waves;
  const double active = static_cast<double>(std::min<std::int64_t>(blocks, machine.sms));
  const double of_sm = static_cast<double>(
      std::min<std::int64_t>(profile.occupancy.blocks, (blocks + machine.sms - 1) / machine.sms));
  const double warps = of_sm * profile.warps_per_block;
  const double requests = out.warp.memory_requests, parts = machine.processing_blocks;
  const double others = std::max(out.warp.instructions - requests, least);
  double busiest = least;
  for (std::size_t unit = 0; unit < out.warp.units.size(); ++unit)
    if (static_cast<Unit>(unit) != Unit::memory)
      busiest = std::max(busiest, out.warp.units[unit]);

  KernelModel model;
  model.issue_thru = parts;
  model.alu_thru = std::min(parts * others / busiest, parts * others);
  model.alu_lat = std::max(without / others, least);
  double alpha = std::numeric_limits<double>::infinity();
  model.other_lat = model.other_alu_lat = 1;
  model.other_thru = parts;
  if (requests > 0) {
    alpha = others / requests;
    model.other_lat = model.other_alu_lat =
        std::max((out.warp.time + turnover + queue_cycles(profile, machine, volume, blocks) +
                  out.barrier_cycles - without) /
                     requests,
                 least);
    model.other_thru = 1 / std::max(request_cycles(profile, machine, out.warp, active), least);
    model.other_issue = std::max((out.warp.issue - others) / requests, 1.0);
  }
  const Bounds limits = bounds(model, alpha, warps);
  const double throughput = gradual
                                ? saturated_throughput(kernel_loop(model, alpha, Resource::dram),
                                                       machine.saturation, warps)
                                : limits.throughput();
  const double cycles = (requests > 0 ? requests : others) * warps / throughput;
  out.exec_us = cycles * static_cast<double>(waves.waves) / machine.clock;
  out.waves.push_back({waves.waves, blocks, out.exec_us, to_string(limits.binding())});
  add_launch(out, profile, setup, machine);
  out.quantities = {{"alpha", alpha},
                    {"warps", warps},
                    {"throughput_ipc_per_sm", throughput},
                    {"latency_bound_ipc_per_sm", limits.latency},
                    {"other_bound_ipc_per_sm", limits.other},
                    {"arithmetic_bound_ipc_per_sm", limits.arithmetic},
                    {"issue_bound_ipc_per_sm", limits.issue},
                    {"warps_needed", warps_needed(model, alpha)}};
  return out;
}

} // namespace loom::kernel
