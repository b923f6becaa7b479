#include "core/kernel/predict.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

constexpr double precision = 1e-12;
constexpr double place_bytes = 32; ///< of a sector

/// The kernel on the GPU: times of waves at given latencies.
class Model {
public:
  /// `turnover`: cycles for each block between the one before in its place and it.
  Model(const Program& program, const Profile& profile, const Machine& machine,
        const MemoryLatency& base_latency, Rule rule, double turnover, double queue)
      : program_(program), profile_(profile), machine_(machine), rule_(rule), turnover_(turnover),
        queue_(queue), base_(path_costs(program, profile, machine, base_latency, rule)),
        volume_(block_volume(profile, base_, rule)) {}

  [[nodiscard]] Rule rule() const { return rule_; }
  [[nodiscard]] const BlockVolume& volume() const { return volume_; }
  [[nodiscard]] const PathCosts& base() const { return base_; }
  [[nodiscard]] double queue() const { return queue_; }
  [[nodiscard]] double uncoalesced() const {
    return volume_.memory > 0 ? volume_.uncoalesced / volume_.memory : 0;
  }
  /// Bytes a block of those that only the bandwidth for uncoalesced requests serves.
  [[nodiscard]] double scattered_bytes() const {
    if (has_places())
      return volume_.lone_far;
    return volume_.uncoalesced * (rule_ == Rule::busiest_unit ? profile_.dram : 1);
  }
  [[nodiscard]] double scattered_rate() const {
    return has_places() ? place_bytes * machine_.random_places : machine_.bandwidth.uncoalesced;
  }
  /// Bytes a block of the DRAM, those written as what they cost, and those that take a place of
  /// their own as what is read in the time of one.
  [[nodiscard]] double dram_bytes() const {
    const double more = rule_ == Rule::busiest_unit ? machine_.write_cost - 1 : 0;
    const auto far = [&](double own, double otherwise) {
      return volume_.served[2] > 0 ? own : profile_.dram * otherwise;
    };
    const double all = far(volume_.served[2], volume_.memory);
    const double written = far(volume_.written_far, volume_.written);
    if (!is_soft())
      return all + more * written;
    const double lone = has_places() ? volume_.lone_far : 0;
    const double places = lone > 0 ? lone / place_bytes / machine_.random_places * dram_rate() : 0;
    const double reads = std::max(0.0, all - written);
    const double side_by_side = all - lone > 0 ? std::max(0.0, all - lone) / all : 0;
    return places +
           side_by_side * (reads + machine_.overhead(Overhead::stream_writes) * written +
                           machine_.overhead(Overhead::stream_turns) * std::min(reads, written));
  }
  [[nodiscard]] double dram_rate() const {
    return machine_.bandwidth.dram * (is_soft() ? machine_.overhead(Overhead::stream_reads) : 1);
  }
  /// How the time for memory and the others' join; 0: the longer one counts.
  [[nodiscard]] double exponent() const {
    // Nothing waits for what is only stored.
    if (rule_ != Rule::busiest_unit || !machine_.has(Effect::soft_limits) ||
        volume_.memory <= volume_.written)
      return 0;
    constexpr double mixed = 0.25; // part written from which k is that of mixed streams
    const double written = volume_.memory > 0 ? volume_.written / volume_.memory : 0;
    return std::lerp(machine_.overhead(Overhead::soft_reads),
                     machine_.overhead(Overhead::soft_mixed), std::min(1.0, written / mixed));
  }
  [[nodiscard]] double barriers(const PathCost& cost) const {
    const int warps = profile_.warps_per_block;
    return cost.barriers * (rule_ == Rule::busiest_unit
                                ? machine_.barrier_cycles(warps)
                                : machine_.departure.value_or(0) * (warps - 1));
  }

  /// The longest warp and the turnover of its block, cycles.
  [[nodiscard]] double longest_warp(const Levels& latency) const {
    const PathCosts costs =
        path_costs(program_, profile_, machine_,
                   memory_latency(profile_, machine_, latency, uncoalesced(), rule_), rule_);
    double most = 0;
    for (std::size_t b = 0; b < costs.size(); ++b)
      for (const std::vector<int>& warp : profile_.walk.blocks[b].warps)
        for (const int path : warp) {
          const PathCost& cost = costs[b][static_cast<std::size_t>(path)];
          most = std::max(most, cost.time + barriers(cost));
        }
    return most + turnover_ + queue_;
  }
  /// Delays of the busiest processing block of an SM with so many blocks, cycles. Warps are given
  /// to processing blocks in turn.
  [[nodiscard]] double delays(std::int64_t blocks) const {
    const auto parts = static_cast<std::size_t>(machine_.processing_blocks);
    const std::size_t kinds = volume_.loads.front().size();
    std::vector<double> sums(parts * kinds);
    std::size_t next = 0;
    for (std::int64_t block = 0; block < blocks; ++block)
      for (const std::vector<double>& warp : volume_.loads) {
        for (std::size_t kind = 0; kind < kinds; ++kind)
          sums[next % parts * kinds + kind] += warp[kind];
        ++next;
      }
    return *std::max_element(sums.begin(), sums.end());
  }

private:
  [[nodiscard]] bool has_places() const {
    return rule_ == Rule::busiest_unit && machine_.has(Effect::random_places) &&
           machine_.random_places > 0 && volume_.served[2] > 0;
  }
  /// Whether streams were measured: what writes cost beside reads.
  [[nodiscard]] bool is_soft() const {
    return rule_ == Rule::busiest_unit && machine_.has(Effect::soft_limits) &&
           machine_.overheads[index(Overhead::stream_reads)];
  }

  const Program& program_;
  const Profile& profile_;
  const Machine& machine_;
  Rule rule_;
  double turnover_;
  double queue_; ///< until the last of what a block asks for at one time is there, cycles
  PathCosts base_;
  BlockVolume volume_;
};

/// One wave of `blocks` blocks.
class WaveTimer {
public:
  WaveTimer(const Model& model, const Profile& profile, const Machine& machine, std::int64_t blocks,
            std::int64_t number, std::vector<LatencyStep>& steps)
      : model_(model), number_(number), steps_(steps), latency_(machine.latency) {
    const std::int64_t most = (blocks + machine.sms - 1) / machine.sms;
    delays_ = model.delays(most);
    const double all = static_cast<double>(blocks), of_sm = static_cast<double>(most);
    const double memory = model.volume().memory;
    longest_warp_ = model.longest_warp(latency_);
    time_ = std::max(longest_warp_, delays_);
    bound_by_ = longest_warp_ >= delays_ ? "latency" : "issue";
    raise("l1", &Levels::l1, of_sm * memory * profile.l1, machine.bandwidth.l1);
    raise("l2", &Levels::l2, all * memory * profile.l2, machine.bandwidth.l2);
    raise("dram", &Levels::dram, all * model.dram_bytes(), model.dram_rate());
    raise("uncoalesced", &Levels::uncoalesced, all * model.scattered_bytes(),
          model.scattered_rate());
    // What the DRAM serves passes the L2, too.
    if (const double passed = all * memory * (1 - profile.l1) / machine.bandwidth.l2;
        model.rule() == Rule::busiest_unit && passed > time_) {
      time_ = passed;
      bound_by_ = "l2";
    }
    // Sectors that are alone take the way between L2 and the SM longer than their bytes.
    const BlockVolume& volume = model.volume();
    const double others = (memory - volume.lone) * machine.sms / machine.bandwidth.l2;
    if (const double way = of_sm * (1 - profile.l1) * (volume.lone_cycles + others);
        model.rule() == Rule::busiest_unit && volume.lone > 0 && way > time_) {
      time_ = way;
      bound_by_ = "l2";
    }
    if (const double turns = model.rule() == Rule::busiest_unit ? all * model.volume().atomics : 0;
        turns > time_) {
      time_ = turns;
      bound_by_ = "atomics";
    }
    // All blocks begin together only once: what they then queue for is not in the steady state.
    const double alone = longest_warp_ - model.queue();
    double own = std::max(alone, delays_);
    if (model.rule() == Rule::busiest_unit && machine.has(Effect::soft_issue)) {
      const double warps =
          of_sm * profile.warps_per_block / static_cast<double>(machine.processing_blocks);
      if (warps > 1 && delays_ > 0)
        own = std::max(own, queued(warps, std::min(delays_ / warps, alone), alone));
      time_ = std::max(time_, own);
    }
    // So few misses can be under way that they hold warps up as a longer latency does.
    if (const double lines = of_sm * volume.line_cycles / std::max(1.0, profile.l1_lines);
        profile.l1_lines > 0 && lines > own) {
      own = lines;
      bound_by_ = own > time_ ? "l1" : bound_by_;
      time_ = std::max(time_, own);
    }
    if (const double k = model.exponent(); k > 0 && memory > 0) {
      const double levels = std::max({of_sm * memory * profile.l1 / machine.bandwidth.l1,
                                      all * memory * (1 - profile.l1) / machine.bandwidth.l2,
                                      all * model.dram_bytes() / model.dram_rate(),
                                      all * model.scattered_bytes() / model.scattered_rate()});
      time_ = std::max(time_, std::pow(std::pow(own, k) + std::pow(levels, k), 1 / k));
    }
  }
  [[nodiscard]] double time() const { return time_; }
  [[nodiscard]] std::string_view bound_by() const { return bound_by_; }
  [[nodiscard]] const Levels& latency() const { return latency_; }
  [[nodiscard]] double longest_warp() const { return longest_warp_; }
  [[nodiscard]] double delays() const { return delays_; }

private:
  /// Raises one latency until the volume within the time is within the bandwidth: by the ratio of
  /// the two while below, then between the last two as the straight line through them says.
  void raise(std::string_view level, double Levels::*member, double bytes, double available) {
    if (!(bytes > 0))
      return;
    const double needed = bytes / available;
    const auto record = [&] {
      steps_.push_back({level, number_, latency_.*member, bytes / time_, available, time_});
    };
    record();
    if (time_ >= needed * (1 - precision))
      return;
    bound_by_ = level;
    const auto at = [&](double latency) {
      latency_.*member = latency;
      time_ = std::max(model_.longest_warp(latency_), delays_);
      record();
      return time_;
    };
    double low = latency_.*member, below = time_, high = low, above = time_;
    for (int i = 0; i < 64 && above < needed; ++i) {
      low = high, below = above;
      high = std::max(low, 1.0) * std::max(needed / below, 1 + 1e-6);
      above = at(high);
    }
    for (int i = 0; i < 64 && time_ != needed && above > below; ++i) {
      if (std::abs(time_ - needed) <= precision * needed)
        break;
      // The time is convex in the latency: the line may stay on one side, halving then helps.
      const double line = low + (high - low) * (needed - below) / (above - below);
      const double latency = i % 3 == 2 ? (low + high) / 2 : line;
      if (const double time = at(latency); time < needed)
        low = latency, below = time;
      else
        high = latency, above = time;
    }
    time_ = std::max(time_, needed);
  }

  const Model& model_;
  std::int64_t number_;
  std::vector<LatencyStep>& steps_;
  Levels latency_;
  double longest_warp_ = 0, delays_ = 0, time_ = 0;
  std::string_view bound_by_;
};

Prediction predict_by(Rule rule, const Program& program, const Profile& profile, const Setup& setup,
                      const Machine& machine) {
  Prediction out;
  out.rule = rule;
  out.method = rule == Rule::busiest_unit ? "busiest-unit" : "kleimenov-popova";
  // The mix of latencies needs the uncoalesced part, which does not depend on any.
  const PathCosts first = path_costs(program, profile, machine, machine.latency.dram, rule);
  const BlockVolume volume = block_volume(profile, first, rule);
  const double uncoalesced = volume.memory > 0 ? volume.uncoalesced / volume.memory : 0;
  out.memory_latency = mean_latency(profile, machine.latency, uncoalesced, rule);
  const std::int64_t blocks = count(setup.launch.grid);
  const Waves waves = loom::waves(blocks, std::int64_t{machine.sms} * profile.occupancy.blocks);
  // The first wave has none.
  const bool follows = rule == Rule::busiest_unit && waves.waves > 1;
  const double turnover = follows ? machine.between_blocks(profile.warps_per_block) : 0;
  const Model model(program, profile, machine,
                    memory_latency(profile, machine, machine.latency, uncoalesced, rule), rule,
                    turnover * static_cast<double>(waves.waves - 1) /
                        static_cast<double>(std::max<std::int64_t>(waves.waves, 1)),
                    rule == Rule::busiest_unit ? queue_cycles(profile, machine, volume, blocks)
                                               : 0);
  for (std::size_t b = 0; b < model.base().size(); ++b)
    for (const PathCost& cost : model.base()[b])
      if (cost.time + model.barriers(cost) >= out.warp.time + out.barrier_cycles) {
        out.warp = cost;
        out.barrier_cycles = model.barriers(cost);
      }
  if (out.warp.barriers > 0 && rule == Rule::busiest_unit)
    out.assumptions.push_back(said_of_barriers(machine, profile.warps_per_block));
  else if (out.warp.barriers > 0 && !machine.departure)
    out.assumptions.push_back(
        LOOM_TEXT("barriers are not charged: the method takes their cost from the latency of "
                  "uncoalesced accesses, and none was measured on %1")(machine.gpu));
  if (follows)
    out.assumptions.push_back(said_of_turnover(machine, profile.warps_per_block));
  if (rule == Rule::busiest_unit)
    for (const Message& said : said_of_memory(machine, out.warp, true))
      out.assumptions.push_back(said);
  const auto add = [&](std::int64_t number, std::int64_t many, std::int64_t of_wave) {
    const WaveTimer wave(model, profile, machine, of_wave, number, out.steps);
    if (out.waves.empty())
      out.latency = wave.latency();
    out.waves.push_back({many, many * of_wave,
                         static_cast<double>(many) * wave.time() / machine.clock, wave.bound_by(),
                         wave.longest_warp(), wave.delays()});
    out.exec_us += out.waves.back().time_us;
  };
  const bool last_is_full = waves.last_blocks == waves.blocks_per_wave;
  const std::int64_t full = waves.waves - (last_is_full ? 0 : 1);
  if (full > 0)
    add(0, full, waves.blocks_per_wave);
  if (!last_is_full)
    add(full, 1, waves.last_blocks);
  add_launch(out, profile, setup, machine);
  return out;
}

} // namespace

double queued(double warps, double busy, double alone) {
  double rate = 0, stay = 0, before = 0;
  for (double n = 1; n < warps + 1; ++n) {
    before = rate;
    stay = busy * (1 + rate * stay);
    rate = n / (alone - busy + stay);
  }
  // Between two whole numbers of warps in proportion.
  const double part = warps - std::floor(warps);
  return warps / (part > 0 ? std::lerp(before, rate, part) : rate);
}

Message said_of_barriers(const Machine& machine, int warps_per_block) {
  const auto whole = [](double cycles, const char* id) {
    return Sourced{std::llround(cycles), id};
  };
  return (
      are_barriers_known(machine)
          ? LOOM_TEXT("a barrier takes %1 cycles: %2 with one warp and %3 more for each further "
                      "one")
          : LOOM_TEXT("a barrier takes %1 cycles: %2 with one warp and %3 more for each further "
                      "one, as on an A100"))(
      whole(machine.barrier_cycles(warps_per_block), "kernel_barrier"),
      whole(machine.barrier.value, "barrier_of_one_warp"),
      whole(machine.overhead(Overhead::barrier_each_warp), "barrier_each_warp"));
}

bool are_barriers_known(const Machine& machine) {
  return machine.barrier.status < FactStatus::derived &&
         machine.assumed_of(Overhead::barrier_each_warp).empty();
}

Message said_of_turnover(const Machine& machine, int warps_per_block) {
  if (!machine.is_turnover_known())
    return LOOM_TEXT("what passes between two blocks in one place was not measured on a GPU of "
                     "this generation: it is left out, and the time is at least that");
  return LOOM_TEXT("a block begins %1 cycles after the end of the one before it in its place, as "
                   "measured on the %2")(
      Sourced{std::llround(machine.between_blocks(warps_per_block)), "kernel_turnover"},
      machine.overheads[index(Overhead::block_turnover)]->gpu);
}

std::vector<Message> said_of_memory(const Machine& machine, const PathCost& warp,
                                    bool with_atomics) {
  std::vector<Message> said;
  if (!machine.overheads[index(Overhead::queued_stores)] && warp.written > 0 &&
      warp.memory > warp.written)
    said.push_back(LOOM_TEXT("no load waits behind what its SM stores: how long one does "
                             "was measured on the H100 alone")());
  if (const std::string_view gpu = machine.assumed_of(Overhead::atomic_turn_float);
      with_atomics && !gpu.empty() && warp.atomics > 0)
    said.push_back(LOOM_TEXT("atomic operations on one sector take turns as long as was measured "
                             "on the %1")(gpu));
  if (const std::string_view gpu = machine.assumed_of(Overhead::lone_sector_load);
      !gpu.empty() && warp.lone > 0)
    said.push_back(LOOM_TEXT("a lone sector takes the way between L2 and SM as long as was "
                             "measured on the %1")(gpu));
  return said;
}

void add_launch(Prediction& prediction, const Profile& profile, const Setup& setup,
                const Machine& machine) {
  const std::optional<LaunchTime> launch = machine.launch(profile.warps_per_block);
  if (!launch)
    return;
  const std::int64_t blocks = count(setup.launch.grid);
  if (prediction.rule == Rule::sum_of_delays) {
    prediction.launch_us = launch->us(blocks);
    return;
  }
  prediction.launch_us = launch->intercept;
  prediction.dispatch_us = launch->us(blocks) - launch->intercept;
  const double last_block = (prediction.warp.time + prediction.barrier_cycles) / machine.clock;
  prediction.dispatch_wait_us =
      std::max(0.0, *prediction.dispatch_us + last_block - prediction.exec_us);
}

double mean_latency(const Profile& profile, const Levels& latency, double uncoalesced, Rule rule) {
  if (rule == Rule::sum_of_delays)
    return (1 - uncoalesced) *
               (profile.l1 * latency.l1 + profile.l2 * latency.l2 + profile.dram * latency.dram) +
           uncoalesced * latency.uncoalesced;
  const double beyond = profile.l2 + profile.dram;
  const double dram = std::lerp(latency.dram, latency.uncoalesced, uncoalesced);
  const double far =
      beyond > 0 ? (profile.l2 * latency.l2 + profile.dram * dram) / beyond : latency.l2;
  return profile.l1_waits * latency.l1 + (1 - profile.l1_waits) * far;
}

MemoryLatency memory_latency(const Profile& profile, const Machine& machine, const Levels& latency,
                             double uncoalesced, Rule rule) {
  MemoryLatency out = mean_latency(profile, latency, uncoalesced, rule);
  const std::vector<Access>& accesses = profile.walk.accesses;
  const auto is_served = [](const Access& access) { return access.served.has_value(); };
  if (rule != Rule::busiest_unit || std::ranges::none_of(accesses, is_served))
    return out;
  for (const Access& access : accesses) {
    const Access::Served& of = access.served.value_or(Access::Served{});
    const double random = machine.random_latency > 0
                              ? machine.random_latency - machine.latency.dram + latency.dram
                              : latency.uncoalesced;
    const double lone =
        std::lerp(latency.dram, of.parts > 1 ? random : latency.uncoalesced, access.lone);
    const double beyond = of.l2 + of.dram;
    const double far = beyond > 0 ? std::min(1.0, of.dram / beyond * of.sharers) : 1;
    const double missed = 1 - std::pow(1 - far, of.parts);
    out.each.push_back(std::lerp(latency.l1, std::lerp(latency.l2, lone, missed), of.beyond));
  }
  return out;
}

double queue_cycles(const Profile& profile, const Machine& machine, const BlockVolume& volume,
                    std::int64_t blocks) {
  if (volume.memory <= volume.written)
    return 0; // nothing waits for what is stored
  const auto sms = static_cast<double>(std::min<std::int64_t>(blocks, machine.sms));
  return std::max((1 - profile.l1) * volume.lone_at_once,
                  volume.at_once * sms *
                      (profile.l2 / machine.bandwidth.l2 + profile.dram / machine.bandwidth.dram));
}

BlockVolume block_volume(const Profile& profile, const PathCosts& costs, Rule rule) {
  const bool units = rule == Rule::busiest_unit;
  BlockVolume out;
  out.loads.resize(static_cast<std::size_t>(profile.warps_per_block),
                   std::vector<double>(units ? 1 + unit_count : 1));
  for (std::size_t b = 0; b < costs.size(); ++b) {
    const BlockWalk& block = profile.walk.blocks[b];
    for (std::size_t w = 0; w < block.warps.size(); ++w) {
      const PathCost& cost = longest(costs[b], block.warps[w]);
      out.memory += block.weight * cost.memory;
      out.written += block.weight * cost.written;
      out.at_once += block.weight * cost.at_once;
      out.atomics += block.weight * cost.atomics;
      out.lone += block.weight * cost.lone;
      out.lone_cycles += block.weight * cost.lone_cycles;
      out.lone_at_once += block.weight * cost.lone_at_once;
      for (std::size_t level = 0; level < out.served.size(); ++level)
        out.served[level] += block.weight * cost.served[level];
      out.written_far += block.weight * cost.written_far;
      out.lone_far += block.weight * cost.lone_far;
      out.line_cycles += block.weight * cost.line_cycles;
      out.uncoalesced += block.weight * (units ? cost.lone : cost.uncoalesced);
      std::vector<double>& loads = out.loads[w];
      loads[0] += block.weight * (units ? cost.issue : cost.delay);
      for (std::size_t unit = 1; unit < loads.size(); ++unit)
        loads[unit] += block.weight * cost.units[unit - 1];
    }
  }
  return out;
}

Prediction kleimenov_popova(const Program& program, const Profile& profile, const Setup& setup,
                            const Machine& machine) {
  return predict_by(Rule::sum_of_delays, program, profile, setup, machine);
}
Prediction busiest_unit(const Program& program, const Profile& profile, const Setup& setup,
                        const Machine& machine) {
  return predict_by(Rule::busiest_unit, program, profile, setup, machine);
}

} // namespace loom::kernel
