#include "core/kernel/hong_kim.h"

#include <algorithm>
#include <limits>

namespace loom::kernel {

HongKim solve(HongKim in) {
  const double n = in.warps;
  if (!(in.memory > 0)) { // nothing to overlap with
    in.cwp = in.mwp = n;
    in.time = in.computation * n;
    in.regime = "issue";
    return in;
  }
  const double mem = in.memory_latency * in.memory, comp = in.computation;
  in.mwp = std::max(1.0, std::min({in.memory_latency / in.departure, in.peak_warps, n}));
  in.cwp = std::min((mem + comp) / comp, n);
  if (in.mwp == n && in.cwp == n) {
    in.time = mem + comp + comp / in.memory * (in.mwp - 1);
    in.regime = "latency";
  } else if (in.cwp >= in.mwp || comp > mem) {
    in.time = mem * n / in.mwp + comp / in.memory * (in.mwp - 1);
    in.regime = "dram";
  } else {
    in.time = in.memory_latency + comp * n;
    in.regime = "issue";
  }
  in.time += in.departure * (in.mwp - 1) * in.barriers * in.blocks;
  return in;
}

Prediction hong_kim(const Program& program, const Profile& profile, const Setup& setup,
                    const Machine& machine) {
  Prediction out;
  out.method = "hong-kim";
  out.rule = Rule::sum_of_delays;
  const PathCosts costs = path_costs(program, profile, machine, machine.latency.dram, out.rule);
  const BlockVolume volume = block_volume(profile, costs, out.rule);
  const double uncoalesced = volume.memory > 0 ? volume.uncoalesced / volume.memory : 0;
  out.memory_latency = mean_latency(profile, machine.latency, uncoalesced, out.rule);
  out.latency = machine.latency;
  // Means over the warps, as the method knows only one kind.
  double warps = 0, requests = 0, bytes = 0, barriers = 0;
  for (std::size_t b = 0; b < costs.size(); ++b)
    for (const std::vector<int>& warp : profile.walk.blocks[b].warps) {
      const double weight = profile.walk.blocks[b].weight;
      const PathCost& cost = longest(costs[b], warp);
      warps += weight;
      requests += weight * cost.memory_requests;
      bytes += weight * cost.memory;
      barriers += weight * cost.barriers;
      if (cost.time >= out.warp.time)
        out.warp = cost;
    }
  const std::int64_t blocks = count(setup.launch.grid);
  const double active = static_cast<double>(std::min<std::int64_t>(blocks, machine.sms));
  const double of_sm = static_cast<double>(
      std::min<std::int64_t>(profile.occupancy.blocks, (blocks + machine.sms - 1) / machine.sms));
  const Waves waves = loom::waves(blocks, std::int64_t{machine.sms} * profile.occupancy.blocks);

  HongKim in;
  in.memory_latency = out.memory_latency;
  in.memory = requests / warps;
  double delays = 0;
  for (const std::vector<double>& warp : volume.loads)
    delays += warp.front();
  in.computation = std::max(delays / warps / machine.processing_blocks, 1e-9);
  in.warps = of_sm * profile.warps_per_block;
  in.blocks = of_sm;
  in.barriers = barriers / warps;
  const double per_request = requests > 0 ? bytes / requests : 0;
  // Each level lets requests follow each other as its bandwidth does.
  const double coalesced =
      profile.l1 / machine.bandwidth.l1 +
      active * (profile.l2 / machine.bandwidth.l2 + profile.dram / machine.bandwidth.dram);
  const double per_byte =
      (1 - uncoalesced) * coalesced + uncoalesced * active / machine.bandwidth.uncoalesced;
  in.departure =
      std::max(1.0, per_request * per_byte + uncoalesced * machine.departure.value_or(0));
  const double worst =
      std::max({profile.l1 / machine.bandwidth.l1, active * profile.l2 / machine.bandwidth.l2,
                active * profile.dram / machine.bandwidth.dram});
  in.peak_warps = per_request * worst > 0 ? in.memory_latency / (per_request * worst)
                                          : std::numeric_limits<double>::max();
  const HongKim solved = solve(in);
  const double us = solved.time * static_cast<double>(waves.waves) / machine.clock;
  out.waves.push_back({waves.waves, blocks, us, solved.regime});
  out.exec_us = us;
  add_launch(out, profile, setup, machine);
  out.quantities = {{"mwp", solved.mwp},
                    {"cwp", solved.cwp},
                    {"warps", in.warps},
                    {"memory_cycles", in.memory_latency * in.memory},
                    {"computation_cycles", in.computation},
                    {"departure_cycles", in.departure},
                    {"repetition_cycles", solved.time}};
  return out;
}

} // namespace loom::kernel
