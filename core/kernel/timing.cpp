#include "core/kernel/timing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom::kernel {

namespace {

constexpr double line = 128; ///< bytes that one pass of the L1 serves
constexpr int sector = 32;   ///< bytes of the L2, in which atomics take turns

/// What the expected maximum of so many waits grows by when that many warps have as many each:
/// 1/(waits + 1) + … + 1/(waits · warps).
double later_of(int warps, double waits) {
  double sum = 0;
  for (double i = waits + 1; i <= waits * warps; ++i)
    sum += 1 / i;
  return sum;
}

} // namespace

Cost cost(const Machine& machine, const Instruction& instruction, Kind kind, const Access* access,
          double memory_latency, double ways) {
  Cost out = machine.cost(instruction, kind);
  if (kind == Kind::free)
    return {};
  if (!access)
    return out;
  if (instruction.space == Space::shared) {
    // A store has no latency for its thread, its passes take issue cycles all the same.
    if (instruction.kind != Kind::store && ways > 1)
      out.latency +=
          machine.conflict.cycles(ways).value_or(0) - machine.conflict.cycles(1).value_or(0);
    out.delay *= ways;
    return out;
  }
  out.delay = machine.memory_delay * std::max(1.0, access->moved / line);
  out.latency = instruction.kind == Kind::store ? 0 : memory_latency;
  return out;
}

PathTimer::PathTimer(const Program& program, const Machine& machine,
                     const std::vector<Access>& accesses, Rule rule, int warps)
    : program_(program), machine_(machine), accesses_(accesses), rule_(rule), warps_(warps),
      first_access_(first_access(program)), ready_(static_cast<std::size_t>(program.values)),
      moved_(static_cast<std::size_t>(program.values)), last_(program.loops.size()),
      before_(program.loops.size()) {}

std::optional<Cost> PathTimer::expanded(const Instruction& instruction) {
  const Expansion* is =
      rule_ == Rule::busiest_unit ? machine_.expansion(instruction.operation) : nullptr;
  if (!is)
    return {};
  const double fp32 = machine_.cost(Kind::fp32).delay;
  const double integer = machine_.cost(Kind::integer).delay;
  const auto add = [&](Unit unit, double cycles) {
    now_.units[static_cast<std::size_t>(unit)] += cycles;
  };
  add(Unit::fp32, is->fp32 * fp32);
  add(machine_.own_integer_units ? Unit::integer : Unit::fp32, is->integer * integer);
  now_.either += is->either * integer;
  add(Unit::fp64, is->fp64 * machine_.cost(Kind::fp64).delay);
  add(Unit::special, is->special * machine_.cost(Kind::sfu).delay);
  // Special functions hold the scheduler for longer than a slot; of what has branches that was
  // measured with the rest.
  const double more = is->ordered ? 0 : is->special * (machine_.cost(Kind::sfu).issue - 1);
  return Cost{is->chain * machine_.cost(Kind::fp32).latency, 0, is->issue + more};
}

/// Cycles of the whole GPU that a warp's atomic takes for its sectors.
double PathTimer::sector_cycles(const Instruction& instruction, const Access& access) const {
  const double near = machine_.overhead(instruction.returns ? Overhead::atomic_sectors_result
                                                            : Overhead::atomic_sectors);
  const double far = machine_.overhead(Overhead::atomic_sectors_far);
  const double sectors = access.moved / sector;
  const double alone = access.served ? access.served->dram * access.lone : 0;
  return std::max(near > 0 ? sectors / near : 0, far > 0 ? sectors * alone / far : 0);
}

double PathTimer::slot_for(double ready, double taken) {
  if (taken <= 0)
    return ready;
  auto next = std::ranges::upper_bound(slots_, ready, {}, &std::pair<double, double>::second);
  double at = ready;
  for (; next != slots_.end() && next->first < at + taken; ++next)
    at = next->second;
  // Slots that touch are one.
  const bool follows = next != slots_.begin() && std::prev(next)->second == at;
  const bool leads = next != slots_.end() && next->first == at + taken;
  if (follows && leads) {
    std::prev(next)->second = next->second;
    slots_.erase(next);
  } else if (follows) {
    std::prev(next)->second = at + taken;
  } else if (leads) {
    next->first = at;
  } else {
    slots_.insert(next, {at, at + taken});
  }
  return at;
}

double PathTimer::room_for(int bytes, double start) const {
  constexpr int most_bytes = 64; // 16 registers
  std::vector<double> ends;
  int held = bytes;
  for (const Held& each : held_)
    if (each.until > start) {
      held += each.bytes;
      ends.insert(ends.end(), each.bytes, each.until);
    }
  if (held <= most_bytes)
    return start;
  std::ranges::sort(ends);
  const double end = ends[static_cast<std::size_t>(held - most_bytes - 1)];
  return std::isfinite(end) ? end : start;
}

void PathTimer::commit() {
  std::ranges::rotate(now_.groups, now_.groups.end() - 1);
  now_.groups.front() = std::exchange(now_.copied, 0);
}

double PathTimer::all_but(int newest) const {
  const auto first = std::min(static_cast<std::size_t>(newest), now_.groups.size() - 1);
  return *std::max_element(now_.groups.begin() + static_cast<std::ptrdiff_t>(first),
                           now_.groups.end());
}

void PathTimer::block(const Block& block, int id) {
  int number = first_access_[static_cast<std::size_t>(id)];
  const bool goes_on =
      block.goes_on && rule_ == Rule::busiest_unit && machine_.has(Effect::short_sides);
  const bool side = goes_on && block.edges.size() == 1;
  const bool unrolled = rule_ == Rule::busiest_unit && block.loop >= 0 &&
                        program_.loops[static_cast<std::size_t>(block.loop)].turns > 1;
  double begin = side ? std::max(now_.time, now_.predicate) : now_.time;
  double delays = 0, issued = begin;
  // What is behind a store, by the space it stores to, or behind a branch of an expansion.
  std::array<double, 4> behind{};
  double ordered = begin;
  const auto has = [this](Effect effect) {
    return rule_ == Rule::busiest_unit && machine_.has(effect);
  };
  const bool in_order = has(Effect::store_order), joins = has(Effect::joined_loads);
  const bool with_sectors = has(Effect::atomic_sectors);
  if (watcher_)
    run_ = {.block = id, .begin = begin};
  for (const Instruction& instruction : block.instructions) {
    const bool memory = accesses_memory(instruction);
    const Access* access = memory ? &accesses_[static_cast<std::size_t>(number++)] : nullptr;
    const std::optional<Cost> machine_code = memory ? std::nullopt : expanded(instruction);
    const Kind kind = kind_of(instruction, rule_);
    if (memory && joins && instruction.joined_to >= 0) { // another one brings its words
      const int leader = block.instructions[static_cast<std::size_t>(instruction.joined_to)].result;
      ready_[static_cast<std::size_t>(instruction.result)] =
          ready_[static_cast<std::size_t>(leader)];
      if (watcher_)
        run_.issues.push_back({begin, 0, 0});
      continue;
    }
    // Nobody waits for an atomic whose result nothing uses.
    const bool forgotten = with_sectors && instruction.kind == Kind::atomic && !instruction.returns;
    const double latency = memory && !forgotten ? memory_latency_.of(number - 1) : 0;
    const double ways = !access                                 ? 1
                        : joins && instruction.joined_bytes > 0 ? access->joined_ways
                                                                : access->ways;
    Cost costs =
        machine_code ? *machine_code : cost(machine_, instruction, kind, access, latency, ways);
    if (memory && instruction.kind == Kind::load && has(Effect::line_turns))
      costs.delay = std::max(costs.delay, machine_.memory_delay * access->lines);
    double start = std::max(begin, ordered);
    const bool copies = instruction.copy == Instruction::Copy::moves;
    if (instruction.copy == Instruction::Copy::commits)
      commit();
    if (instruction.copy == Instruction::Copy::waits) {
      start = begin = std::max({issued, begin + delays, all_but(instruction.groups)});
      delays = 0;
    }
    double* stored =
        in_order && memory ? &behind[static_cast<std::size_t>(instruction.space)] : nullptr;
    if (stored && instruction.kind != Kind::store && !instruction.read_only)
      start = std::max(start, *stored);
    double arrives = start; // what a copy brings
    for (const int operand : instruction.operands)
      arrives = std::max(arrives, ready_[static_cast<std::size_t>(operand)]);
    const bool is_load = unrolled && memory && instruction.kind == Kind::load && !copies &&
                         instruction.space != Space::shared;
    for (Held& each : held_)
      if (std::ranges::count(instruction.operands, each.value) > 0)
        each.until = std::min(each.until, arrives);
    if (is_load)
      arrives = std::max(arrives, room_for(instruction.bytes, arrives));
    if (copies && instruction.kind == Kind::store)
      now_.copied = std::max(now_.copied, arrives);
    else
      start = arrives;
    if (has(Effect::one_at_a_time) && kind != Kind::barrier && (kind != Kind::free || machine_code))
      start = slot_for(start, costs.issue);
    if (stored && instruction.kind != Kind::load)
      *stored = std::max(*stored, start);
    if (kind == Kind::barrier) {
      start = begin =
          std::max({start, now_.memory_done, issued, begin + delays, now_.behind}) + now_.late;
      now_.late = 0;
      delays = 0;
      now_.together = begin;
      slots_.clear();
      ++now_.barriers;
    }
    if (kind == Kind::branch)
      now_.predicate = start;
    double done = start + costs.latency;
    if (memory && !memory_latency_.each.empty() && access->served) {
      // The expected maximum grows by the exponential part with each further one.
      if (const double far = access->served->beyond; instruction.kind != Kind::store && far > 0) {
        if (start > now_.group_began + latency / 2 || now_.group == 0)
          now_.group_began = start, now_.group = 0;
        const double tail = latency * machine_.saturation.latency_tail;
        done += tail * now_.longer(far);
        if (has(Effect::late_warps))
          now_.late = std::max(now_.late, tail * far * later_of(warps_, now_.group));
      }
      if (instruction.kind == Kind::load)
        for (const int source : access->sources)
          done = std::max(done, arrived_[static_cast<std::size_t>(source)]);
      arrived_[static_cast<std::size_t>(number - 1)] = done;
    }
    // Warps issue in order: what is behind the branch waits for what is before it.
    if (machine_code && machine_.expansion(instruction.operation)->ordered)
      ordered = std::max(ordered, done - machine_.cost(Kind::fp32).latency);
    longest_latency_ = std::max(longest_latency_, done - start);
    if (instruction.result >= 0)
      ready_[static_cast<std::size_t>(instruction.result)] = done;
    if (is_load)
      held_.push_back({instruction.result, instruction.bytes});
    if (watcher_)
      run_.issues.push_back({start, costs.latency, 0});
    if (kind == Kind::free && !machine_code)
      continue;
    const double taken = rule_ == Rule::busiest_unit ? costs.issue : costs.delay;
    issued = std::max(issued, start + taken);
    delays += taken;
    if (watcher_)
      run_.issues.back().taken = taken, run_.delays += taken;
    now_.delay += costs.delay;
    now_.issue += costs.issue;
    if (const auto unit = machine_.unit_of(kind); unit && !machine_code)
      now_.units[static_cast<std::size_t>(*unit)] += costs.delay;
    now_.instructions += machine_code ? costs.issue : 1;
    ++now_.by_kind[static_cast<std::size_t>(kind)];
    if (memory && !copies)
      now_.memory_done = std::max(now_.memory_done, done);
    if (memory && instruction.space != Space::shared) {
      ++now_.memory_requests;
      now_.memory += access->moved;
      const bool store = instruction.kind == Kind::store;
      now_.written += store ? access->moved : 0;
      const double lone_cycles =
          access->moved * access->lone / sector * machine_.lone_sector(instruction.kind);
      const bool outside = block.loop < 0;
      double at_once = !store && (outside || start < now_.together + latency) ? 1 : 0;
      if (store && outside)
        at_once = machine_.overhead(Overhead::queued_stores);
      now_.at_once += at_once * access->moved;
      now_.lone_at_once += at_once * lone_cycles;
      now_.uncoalesced += access->moved * access->uncoalesced;
      now_.lone += access->moved * access->lone;
      now_.lone_cycles += lone_cycles;
      if (access->served) {
        const Access::Served& of = *access->served;
        for (const auto& [level, part] : {std::pair(0, of.l1), {1, of.l2}, {2, of.dram}})
          now_.served[static_cast<std::size_t>(level)] += part * access->moved;
        now_.written_far += store ? of.dram * access->moved : 0;
        now_.lone_far += of.dram * access->lone * access->moved;
        const double lines = access->moved * (access->lone / sector + (1 - access->lone) / line);
        const bool kept = !store && !(with_sectors && instruction.kind == Kind::atomic);
        // Each line is there when its own level has it, whichever the warp waits for.
        now_.line_cycles +=
            kept ? lines * (of.l2 * std::min(latency, machine_.latency.l2) + of.dram * latency) : 0;
      }
      now_.fresh += access->moved * access->fresh;
      now_.awaited += access->awaited;
      now_.unplaced += access->placed ? 0 : access->moved;
      now_.indexed += access->indexed ? access->moved : 0;
      double sectors = 0;
      for (const Access::Extent& extent : access->extents)
        sectors += 1 + static_cast<double>(extent.last / sector - extent.first / sector);
      if (instruction.kind == Kind::atomic) {
        const double turns =
            access->known && access->placed && sectors > 0
                ? machine_.atomic_turn(instruction.written) * access->lanes / sectors
                : 0;
        now_.atomics += std::max(turns, with_sectors ? sector_cycles(instruction, *access) : 0);
      }
    }
  }
  held_.clear();
  if (!goes_on)
    slots_.clear();
  now_.behind = std::max(now_.behind, issued);
  now_.time = goes_on ? begin + delays : std::max(now_.behind, begin + delays);
  run_.end = now_.time;
  if (watcher_)
    watcher_(run_);
}

void PathTimer::move(const Block& from, int to) {
  for (const Edge& edge : from.edges) {
    if (edge.to != to)
      continue;
    std::vector<double> times;
    times.reserve(edge.moves.size());
    for (const Edge::Move& move : edge.moves)
      times.push_back(move.from < 0 ? 0 : ready_[static_cast<std::size_t>(move.from)]);
    for (std::size_t i = 0; i < edge.moves.size(); ++i)
      if (edge.moves[i].value >= 0)
        ready_[static_cast<std::size_t>(edge.moves[i].value)] = times[i];
    return;
  }
}

/// Makes all that is ready only after a time so much later. A value is at most the longest latency
/// later than the block that makes it.
void PathTimer::shift_ready(double after, double shift) {
  ++shifts_;
  for (double& arrived : arrived_)
    arrived += arrived > after ? shift : 0;
  const auto later = [&](int value) {
    if (value < 0)
      return;
    const auto v = static_cast<std::size_t>(value);
    if (ready_[v] > after && moved_[v] != shifts_)
      ready_[v] += shift;
    moved_[v] = shifts_;
  };
  for (std::size_t i = executed_.size(); i-- > 0 && executed_[i].end + longest_latency_ > after;) {
    Executed& each = executed_[i];
    const Block& block = program_.blocks[static_cast<std::size_t>(each.block)];
    for (const Instruction& instruction : block.instructions)
      later(instruction.result);
    if (each.from >= 0)
      for (const Edge& edge : program_.blocks[static_cast<std::size_t>(each.from)].edges)
        if (edge.to == each.block)
          for (const Edge::Move& move : edge.moves)
            later(move.value);
    each.end += shift;
  }
}

PathCost PathTimer::operator()(const Path& path, const MemoryLatency& latency) {
  memory_latency_ = latency;
  now_ = {};
  std::fill(ready_.begin(), ready_.end(), 0.0);
  arrived_.assign(accesses_.size(), 0);
  executed_.clear();
  slots_.clear();
  longest_latency_ = 0;
  int previous = -1;
  for (const Step& step : path) {
    const auto id = static_cast<std::size_t>(step.id);
    if (step.what == Step::What::block) {
      if (previous >= 0)
        move(program_.blocks[static_cast<std::size_t>(previous)], step.id);
      block(program_.blocks[id], step.id);
      executed_.push_back({now_.time, step.id, previous});
      previous = step.id;
    } else if (step.what == Step::What::mark) {
      before_[id] = last_[id];
      last_[id] = now_;
    } else {
      // The last iteration over again: everything moves on by what it took.
      const auto times = static_cast<double>(step.count);
      const Now &from = before_[id], at = now_;
      const double shift = times * (at.time - from.time);
      now_.time += shift;
      now_.memory_done += shift;
      for (double* each : {&now_.together, &now_.behind, &now_.predicate})
        *each += *each > from.time ? shift : 0;
      for (double& group : now_.groups)
        group += group > from.time ? shift : 0;
      now_.copied += now_.copied > from.time ? shift : 0;
      shift_ready(from.time, shift);
      const auto again = [times](double a, double b) { return times * (a - b); };
      now_.delay += again(at.delay, from.delay);
      now_.issue += again(at.issue, from.issue);
      for (std::size_t unit = 0; unit < now_.units.size(); ++unit)
        now_.units[unit] += again(at.units[unit], from.units[unit]);
      now_.either += again(at.either, from.either);
      now_.awaited += again(at.awaited, from.awaited);
      now_.memory += again(at.memory, from.memory);
      now_.written += again(at.written, from.written);
      now_.at_once += again(at.at_once, from.at_once);
      now_.lone_at_once += again(at.lone_at_once, from.lone_at_once);
      now_.uncoalesced += again(at.uncoalesced, from.uncoalesced);
      now_.lone += again(at.lone, from.lone);
      now_.lone_cycles += again(at.lone_cycles, from.lone_cycles);
      now_.fresh += again(at.fresh, from.fresh);
      for (std::size_t level = 0; level < now_.served.size(); ++level)
        now_.served[level] += again(at.served[level], from.served[level]);
      now_.written_far += again(at.written_far, from.written_far);
      now_.line_cycles += again(at.line_cycles, from.line_cycles);
      now_.lone_far += again(at.lone_far, from.lone_far);
      now_.unplaced += again(at.unplaced, from.unplaced);
      now_.indexed += again(at.indexed, from.indexed);
      now_.atomics += again(at.atomics, from.atomics);
      now_.barriers += again(at.barriers, from.barriers);
      now_.instructions += again(at.instructions, from.instructions);
      now_.memory_requests += again(at.memory_requests, from.memory_requests);
      for (std::size_t kind = 0; kind < now_.by_kind.size(); ++kind)
        now_.by_kind[kind] += again(at.by_kind[kind], from.by_kind[kind]);
      last_[id] = now_;
    }
  }
  PathCost out = now_;
  // Compilers put what either pipe can take where fewer are.
  double& fp32 = out.units[static_cast<std::size_t>(Unit::fp32)];
  double& integer =
      out.units[static_cast<std::size_t>(machine_.own_integer_units ? Unit::integer : Unit::fp32)];
  const double moved = machine_.own_integer_units
                           ? std::clamp((integer + out.either - fp32) / 2, 0.0, out.either)
                           : 0;
  integer += out.either - moved;
  fp32 += moved;
  out.time = std::max(out.time, now_.memory_done);
  return out;
}

} // namespace loom::kernel
