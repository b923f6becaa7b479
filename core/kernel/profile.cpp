#include "core/kernel/predict.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

constexpr Sourced max_block{1024, "limit.threads_per_block"}; ///< threads
constexpr std::int64_t max_grid = std::int64_t{1} << 40;
constexpr double line_bytes = 128; ///< of the L1

/// "16,16": without dimensions of 1 at the end.
std::string block_text(const Dim3& block) {
  const int dimensions = block[2] > 1 ? 3 : block[1] > 1 ? 2 : 1;
  std::string text = std::to_string(block[0]);
  for (std::size_t d = 1; d < static_cast<std::size_t>(dimensions); ++d)
    text += "," + std::to_string(block[d]);
  return text;
}

Result<void> check_launch(const Program& program, const KernelLaunch& launch) {
  for (const std::int64_t n : launch.grid)
    if (n < 1 || n > 2147483647)
      return bad_argument(grid_out_of_range(n));
  for (const std::int64_t n : launch.block)
    if (n < 1 || n > max_block.number)
      return bad_argument(block_out_of_range(max_block, n));
  if (count(launch.block) > max_block.number)
    return bad_argument(block_too_large(max_block, count(launch.block)));
  if (static_cast<double>(launch.grid[0]) * static_cast<double>(launch.grid[1]) *
          static_cast<double>(launch.grid[2]) >
      static_cast<double>(max_grid))
    return bad_argument(grid_too_large());
  if (program.required_block[0] > 0 && launch.block != program.required_block)
    return bad_argument(
        block_required(program.name, block_text(program.required_block), block_text(launch.block)));
  if (program.most_threads > 0 && count(launch.block) > program.most_threads)
    return bad_argument(
        block_above_bounds(program.name, program.most_threads, count(launch.block)));
  return {};
}

Result<Occupancy> occupancy_of(const Program& program, const Setup& setup, const Machine& machine) {
  const auto limits = find_limits(machine.compute_capability);
  if (!limits)
    return tl::unexpected(limits.error());
  const LaunchConfig config{.threads = static_cast<int>(count(setup.launch.block)),
                            .registers = setup.registers,
                            .shared = static_cast<int>(program.shared_bytes),
                            .dynamic_shared = static_cast<int>(setup.dynamic_shared)};
  if (const Result<void> good = loom::check(**limits, config); !good)
    return tl::unexpected(good.error());
  const Occupancy fits = loom::occupancy(**limits, config);
  if (fits.blocks == 0)
    return tl::unexpected(why_impossible(**limits, config));
  return fits;
}

/// Bytes of memory that the grid accesses where that is known, each object's from its first to its
/// last; or, `twice`, those it reads and those it writes, as they pass between L2 and DRAM.
/// Without what memory chooses within arguments, where `followed`.
double footprint_of(const Program& program, const Profile& profile, double moved, bool twice,
                    bool followed = false) {
  std::map<std::pair<int, bool>, std::pair<std::int64_t, std::int64_t>> extents;
  std::size_t number = 0;
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.instructions) {
      if (!accesses_memory(instruction))
        continue;
      const Access& access = profile.walk.accesses[number++];
      if (instruction.space == Space::shared || (followed && access.within > 0))
        continue;
      for (const Access::Extent& extent : access.extents) {
        const auto [at, added] = extents.try_emplace(
            {extent.object, twice && instruction.kind == Kind::store}, extent.first, extent.last);
        at->second.first = std::min(at->second.first, extent.first);
        at->second.second = std::max(at->second.second, extent.last);
      }
    }
  double sum = 0;
  for (const auto& [object, extent] : extents)
    sum += static_cast<double>(extent.second - extent.first + 1);
  return std::min(sum, moved);
}

/// Bytes that the grid moves of an object, where memory chooses within so many.
struct Chosen {
  double bytes = 0, within = 0;
};
std::map<int, Chosen> chosen_in(const Program& program, const Profile& profile, double blocks) {
  std::map<int, Chosen> out; // by object
  const auto is_chosen = [](const Access& access) { return access.within > 0; };
  if (std::ranges::none_of(profile.walk.accesses, is_chosen))
    return out;
  const std::vector<int> first = first_access(program);
  for (const BlockWalk& walk : profile.walk.blocks)
    for (const Path& path : walk.paths) {
      double warps = 0; // that go so, alone or with others
      for (std::size_t w = 0; w < walk.warps.size(); ++w)
        warps += static_cast<double>(
            std::ranges::count(walk.warps[w], static_cast<int>(&path - walk.paths.data())));
      const std::vector<double> times = executions(program, path);
      for (std::size_t b = 0; b < program.blocks.size(); ++b) {
        auto number = static_cast<std::size_t>(first[b]);
        for (const Instruction& instruction : program.blocks[b].instructions) {
          if (!accesses_memory(instruction))
            continue;
          const Access& access = profile.walk.accesses[number++];
          if (access.within <= 0)
            continue;
          Chosen& of = out[instruction.object];
          of.within = access.within;
          of.bytes += walk.weight * warps * times[b] * access.moved * blocks;
        }
      }
    }
  return out;
}

/// Of the blocks that run at the same time, those that ask for the same as one of them does: they
/// are handed out along x first, then y and z.
double sharers_of(const Access& access, const Dim3& grid, double at_once) {
  double out = 1;
  for (std::size_t d = 0; d < grid.size(); ++d) {
    const double along = std::min(static_cast<double>(grid[d]), std::max(1.0, at_once));
    out *= access.same[d] ? along : 1;
    at_once /= static_cast<double>(grid[d]);
  }
  return out;
}

/// Hits of each access by itself (effects.h), and the parts of all that follow.
void serve_each(const Program& program, const Setup& setup, const Machine& machine, Profile& out) {
  if (!machine.has(Effect::slowest_load) || setup.l1_hits || setup.l2_hits)
    return;
  const double blocks = static_cast<double>(count(setup.launch.grid));
  const double resident = std::min<double>(out.occupancy.blocks, std::ceil(blocks / machine.sms));
  const double all = machine.overhead(Overhead::l1_and_shared) * 1024;
  const double shared =
      double(out.occupancy.blocks) * double(program.shared_bytes + setup.dynamic_shared);
  const double room = machine.has(Effect::l1_capacity) && all > 0
                          ? std::max(0.0, all - out.occupancy.carveout)
                          : std::max(0.0, machine.l1_bytes - shared);
  // What several blocks ask for passes between L2 and DRAM once, if it stays long enough.
  const PathCosts costs = path_costs(program, out, machine, 0, Rule::busiest_unit);
  double first = 0, all_moved = 0, indexed = 0;
  for (std::size_t b = 0; b < costs.size(); ++b)
    for (const std::vector<int>& warp : out.walk.blocks[b].warps) {
      const PathCost& cost = longest(costs[b], warp);
      const double unknown = cost.unplaced + (machine.has(Effect::unknown_size) ? cost.indexed : 0);
      const double weight = out.walk.blocks[b].weight * blocks;
      first += weight * std::max(0.0, cost.fresh - unknown);
      all_moved += weight * cost.memory;
      indexed += weight * cost.indexed;
    }
  std::map<int, Chosen> chosen = chosen_in(program, out, blocks);
  for (const auto& [object, of] : chosen)
    first = std::max(0.0, first - of.bytes);
  // No more can be touched than is moved.
  out.sized = out.indexed == 0 || !machine.has(Effect::unknown_size) ||
              out.footprint + indexed <= machine.l2_room();
  const double passed = footprint_of(program, out, first, true, true);
  const double again = first > 0 ? std::clamp(1 - passed / first, 0.0, 1.0) : 0;
  // Other blocks ask for others' lines, but for what several of them read.
  const double others = resident * std::min<double>(machine.sms, blocks) * (1 - again);
  const auto of_l2 = [&](double bytes, double l2) {
    return l2 > 0 ? kept(bytes * others / l2) : 0;
  };
  std::size_t number = 0;
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.instructions) {
      if (!accesses_memory(instruction))
        continue;
      Access& access = out.walk.accesses[number++];
      if (instruction.space == Space::shared)
        continue; // it is in no cache
      Access::Served served;
      const bool is_own = instruction.space == Space::local;
      const double sharers =
          sharers_of(access, setup.launch.grid, resident * std::min<double>(machine.sms, blocks));
      // What several SMs ask for has less room there.
      const bool is_shared = sharers > 1 || access.indexed || access.within > 0;
      const double l2 = is_shared ? machine.l2_room() : machine.l2_bytes;
      const bool fits = out.unplaced == 0 && out.footprint <= l2;
      const bool nearly = out.unplaced == 0 && out.footprint <= machine.l2_bytes;
      const bool sized = access.placed && (!access.indexed || out.sized);
      const double before = fits ? 1 : nearly ? l2 / out.footprint : 0; // from another launch
      double whole = sized ? std::lerp(again, 1.0, before) : 0;
      if (access.within > 0 && !fits) {
        const Chosen& of = chosen[instruction.object];
        const double touched_before = std::max(0.0, 1 - of.within / of.bytes);
        whole =
            touched_before * std::min(1.0, machine.l2_room() * of.bytes / all_moved / of.within);
      }
      const double own = resident * std::min<double>(machine.sms, blocks) *
                         static_cast<double>(count(setup.launch.block)) *
                         static_cast<double>(instruction.within);
      const double own_in_l2 = own > 0 ? std::min(1.0, machine.l2_bytes / own) : 1;
      if (is_own)
        whole = own_in_l2;
      const bool cached = instruction.kind == Kind::load && (sized || instruction.start >= 0) &&
                          access.known && room > 0;
      served.l2 = (cached ? access.first : 1) * whole;
      double waiting = 1;
      if (cached) {
        waiting = access.cold;
        for (const Access::Reuse& reuse : access.reuses) {
          const double stays = kept(reuse.bytes * resident / room);
          served.l1 += reuse.part * stays;
          served.l2 += reuse.part * (1 - stays) *
                       (is_own ? own_in_l2
                        : fits ? 1
                               : of_l2(reuse.bytes, l2));
        }
        for (const Access::Reuse& reuse : access.requests_again)
          waiting += reuse.part * (1 - kept(reuse.bytes * resident / room));
      }
      served.l1 = std::min(1.0, served.l1);
      served.l2 = std::min(1 - served.l1, served.l2);
      served.dram = 1 - served.l1 - served.l2;
      served.beyond = std::min(1.0, waiting);
      const double sectors = access.moved / 32;
      const bool chosen_apart = (!sized || access.within > 0) && access.lone >= 0.5;
      served.parts = chosen_apart ? std::max(1.0, sectors) : 1;
      if (machine.has(Effect::convoys) && instruction.kind == Kind::load)
        served.sharers = sharers;
      access.served = served;
    }
  out.l1_lines =
      machine.has(Effect::l1_lines) && machine.has(Effect::l1_capacity) ? room / line_bytes : 0;
  const PathCosts served = path_costs(program, out, machine, 0, Rule::busiest_unit);
  const BlockVolume volume = block_volume(out, served, Rule::busiest_unit);
  if (!(volume.memory > 0))
    return;
  out.l1 = volume.served[0] / volume.memory;
  out.l2 = volume.served[1] / volume.memory;
  out.dram = volume.served[2] / volume.memory;
}

/// Parts of the accesses that the caches serve. The L1: those that their block accessed before, as
/// far as what the SM's blocks access at a time fits into it. The rest the L2, where the grid's
/// memory fits into it: it is taken to be there from before. Memory that is not known is larger
/// than any cache.
void estimate_caches(const Program& program, const Setup& setup, const Machine& machine,
                     Profile& out) {
  const PathCosts costs = path_costs(program, out, machine, 0, Rule::busiest_unit);
  double memory = 0, fresh = 0, requests = 0, awaited = 0, unplaced = 0, indexed = 0;
  for (std::size_t b = 0; b < costs.size(); ++b)
    for (const std::vector<int>& warp : out.walk.blocks[b].warps) {
      memory += out.walk.blocks[b].weight * longest(costs[b], warp).memory;
      fresh += out.walk.blocks[b].weight * longest(costs[b], warp).fresh;
      unplaced += out.walk.blocks[b].weight * longest(costs[b], warp).unplaced;
      indexed += out.walk.blocks[b].weight * longest(costs[b], warp).indexed;
      requests += out.walk.blocks[b].weight * longest(costs[b], warp).memory_requests;
      awaited += out.walk.blocks[b].weight * longest(costs[b], warp).awaited;
    }
  double at_a_time = 0; // bytes: each access once, by every warp of the SM
  for (const Access& access : out.walk.accesses)
    at_a_time += access.moved * access.fresh * out.occupancy.warps;
  const double room = machine.l1_bytes - double(out.occupancy.blocks) *
                                             double(program.shared_bytes + setup.dynamic_shared);
  const double fits = at_a_time > 0 ? std::clamp(room / at_a_time, 0.0, 1.0) : 1;
  out.l1 = setup.l1_hits.value_or(
      memory > 0 && machine.l1_bytes > 0 ? std::clamp(1 - fresh / memory, 0.0, 1.0) * fits : 0);
  out.l1_waits = setup.l1_hits.value_or(requests > 0 && machine.l1_bytes > 0
                                            ? std::clamp(1 - awaited / requests, 0.0, 1.0) * fits
                                            : 0);
  out.unplaced = memory > 0 ? unplaced / memory : 0;
  out.indexed = memory > 0 ? indexed / memory : 0;
  const double moved = memory * double(count(setup.launch.grid));
  const double to_l2 = moved * std::max(0.0, 1 - out.l1 - out.unplaced); // of what is known
  out.footprint = footprint_of(program, out, moved, false);
  const double passed = footprint_of(program, out, moved, true);
  const double again = to_l2 > 0 ? std::clamp(1 - passed / to_l2, 0.0, 1.0) : 1;
  const double stays = out.unplaced == 0 && out.footprint <= machine.l2_bytes ? 1 : again;
  out.l2 = setup.l2_hits.value_or(std::max(0.0, 1 - out.l1 - out.unplaced) * stays);
  out.dram = std::max(0.0, 1 - out.l1 - out.l2);
  out.without_effects.l1 = out.l1, out.without_effects.l2 = out.l2;
  out.without_effects.dram = out.dram, out.without_effects.l1_waits = out.l1_waits;
  serve_each(program, setup, machine, out);
  const auto percent = [](double part) { return fmt::format("{:.3g}", 100 * part); };
  const auto kib = [](double bytes) { return fmt::format("{:.0f}", bytes / 1024); };
  if (!setup.l1_hits)
    out.assumptions.push_back(
        LOOM_TEXT("the L1 serves %1 % of the accesses: those that their block made before")(
            verbatim(percent(out.l1), "kernel_l1")));
  if (!setup.l2_hits && out.unplaced > 0)
    out.assumptions.push_back(
        LOOM_TEXT("where %1 % of the accesses lie is not known: the DRAM serves them, and the "
                  "memory that the grid accesses is at least %2 KiB")(
            verbatim(percent(out.unplaced), "kernel_unplaced"),
            verbatim(fmt::format("{:.3g}", out.footprint / 1024), "kernel_footprint")));
  if (!setup.l2_hits && out.unplaced > 0 && out.unplaced < 1)
    out.assumptions.push_back(LOOM_TEXT(
        "the L2 serves %1 % of the accesses: those to known memory that were made before")(
        verbatim(percent(out.l2), "kernel_l2")));
  if (!setup.l2_hits && out.indexed > 0 && !(out.sized && machine.has(Effect::unknown_size)))
    out.assumptions.push_back(
        (machine.has(Effect::slowest_load) && machine.has(Effect::unknown_size)
             ? LOOM_TEXT("memory chooses %1 % of the accesses within arguments whose size is not "
                         "known: busiest-unit takes the DRAM to serve them, and the time is "
                         "shorter where the L2 holds them")
             : LOOM_TEXT("memory chooses %1 % of the accesses within arguments whose size is not "
                         "known: the L2 is taken to have what was accessed before, and the time is "
                         "longer where it does not hold them"))(
            verbatim(percent(out.indexed), "kernel_indexed")));
  if (!setup.l2_hits && out.unplaced == 0 && out.indexed > 0)
    out.assumptions.push_back(
        LOOM_TEXT("the L2 serves %1 % of the accesses: the grid accesses at least %2 KiB, the L2 "
                  "holds %3")(verbatim(percent(out.l2), "kernel_l2"),
                              verbatim(kib(out.footprint), "kernel_footprint"),
                              verbatim(kib(machine.l2_bytes), "kernel_l2_size")));
  if (!setup.l2_hits && out.unplaced == 0 && out.indexed == 0)
    out.assumptions.push_back(LOOM_TEXT(
        "the L2 serves %1 % of the accesses: the grid accesses %2 KiB, the L2 holds %3, "
        "and what fits is there from before")(verbatim(percent(out.l2), "kernel_l2"),
                                              verbatim(kib(out.footprint), "kernel_footprint"),
                                              verbatim(kib(machine.l2_bytes), "kernel_l2_size")));
}

/// Where launches of such blocks were not measured.
std::optional<Message> said_of_launch(const Machine& machine, int warps) {
  const auto is_it = [warps](const LaunchTime& line) { return line.warps_per_block == warps; };
  if (machine.launches.empty() || std::ranges::any_of(machine.launches, is_it))
    return {};
  std::string measured;
  for (const LaunchTime& line : machine.launches)
    measured += (measured.empty() ? "" : ", ") + std::to_string(line.warps_per_block);
  return LOOM_TEXT("no launch of blocks of %1 warps was measured: it is taken between those of %2")(
      Sourced{warps, "kernel_warps_per_block"}, measured);
}

} // namespace

double kept(double ratio) { return ratio <= 1 ? 1 : std::pow(std::max(0.0, 2 - ratio), 1.5); }

Profile Profile::plain() const {
  Profile out = *this;
  out.l1 = without_effects.l1, out.l2 = without_effects.l2, out.dram = without_effects.dram;
  out.l1_waits = without_effects.l1_waits;
  if (without_effects.walk)
    out.walk = *without_effects.walk;
  for (Access& access : out.walk.accesses)
    access.served.reset();
  return out;
}

const PathCost& longest(const std::vector<PathCost>& costs, const std::vector<int>& groups) {
  const auto time = [&](int path) { return costs[static_cast<std::size_t>(path)].time; };
  const int best = *std::max_element(groups.begin(), groups.end(),
                                     [&](int a, int b) { return time(a) < time(b); });
  return costs[static_cast<std::size_t>(best)];
}

PathCosts path_costs(const Program& program, const Profile& profile, const Machine& machine,
                     const MemoryLatency& latency, Rule rule) {
  PathTimer timer(program, machine, profile.walk.accesses, rule, profile.warps_per_block);
  PathCosts out;
  for (const BlockWalk& block : profile.walk.blocks) {
    std::vector<PathCost>& costs = out.emplace_back();
    for (const Path& path : block.paths)
      costs.push_back(timer(path, latency));
  }
  return out;
}

Result<Profile> profile(const Program& program, const Setup& setup, const Machine& machine) {
  if (const Result<void> good = check_launch(program, setup.launch); !good)
    return tl::unexpected(good.error());
  for (const auto& [out_of_range, hits] :
       {std::pair(l1_out_of_range, setup.l1_hits), {l2_out_of_range, setup.l2_hits}})
    if (hits && !(*hits >= 0 && *hits <= 1))
      return bad_argument(out_of_range(*hits));
  if (setup.l1_hits.value_or(0) + setup.l2_hits.value_or(0) > 1)
    return bad_argument(hits_above_one());
  Profile out;
  if (const auto fits = occupancy_of(program, setup, machine); fits)
    out.occupancy = *fits;
  else
    return tl::unexpected(fits.error());
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.instructions)
      if (instruction.kind == Kind::tensor && !machine.matrix.contains(instruction.operation))
        return bad_argument(matrix_unknown(program.name, instruction.operation, machine.gpu));
  WalkOptions options{.trips = setup.trips, .cached_bytes = machine.l2_bytes, .sizes = setup.sizes};
  if (const auto rules = memory::coalescing_rules(machine.generation, 4); rules)
    options.coalescing = *rules;
  if (const auto rules = memory::bank_rules(machine.generation); rules)
    options.banks = *rules;
  options.both_sides = machine.has(Effect::both_sides);
  options.local_memory = machine.has(Effect::local_memory);
  Result<Walk> walked = walk(program, setup.launch, options);
  if (!walked)
    return tl::unexpected(walked.error());
  out.walk = std::move(*walked);
  if (out.walk.both_sides) {
    options.both_sides = false;
    if (Result<Walk> one_way = walk(program, setup.launch, options); one_way)
      out.without_effects.walk = std::make_shared<const Walk>(std::move(*one_way));
    out.assumptions.push_back(
        LOOM_TEXT("busiest-unit takes warps to go both ways, one after the other, where memory "
                  "decides which of two: a warp whose threads agree is faster"));
  }
  out.warps_per_block = static_cast<int>(out.walk.blocks.front().warps.size());
  out.assumptions = program.assumptions;
  out.assumptions.insert(out.assumptions.end(), machine.assumptions.begin(),
                         machine.assumptions.end());
  if (const auto said = said_of_launch(machine, out.warps_per_block))
    out.assumptions.push_back(*said);
  estimate_caches(program, setup, machine, out);
  return out;
}

} // namespace loom::kernel
