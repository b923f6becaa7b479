#include "core/sim/engine/compiled.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <span>

namespace loom::sim {
namespace {

/// A chain longer than this is left to the scoreboard.
constexpr std::int64_t max_steps = 65'536;
/// Latencies that the ring of the next 64 cycles can hold.
constexpr Cycle ring_latency = 63;

bool at_most(Rational a, Rational b) {
  // Long division term by term: the cross products may not fit 64 bits.
  for (;;) {
    const std::int64_t whole_a = a.num / a.den, whole_b = b.num / b.den;
    if (whole_a != whole_b)
      return whole_a < whole_b;
    a.num %= a.den, b.num %= b.den;
    if (a.num == 0 || b.num == 0)
      return a.num == 0;
    std::swap(a.num, a.den), std::swap(b.num, b.den), std::swap(a, b);
  }
}

Service service_of(Rational time, std::int64_t den) {
  const std::int64_t part = time.num % time.den * (den / time.den);
  return {time.num / time.den, part};
}

/// Which units a program uses, each by the kind of what it executes.
using Used = std::vector<std::optional<Kind>>;

std::size_t unit_of(const Instruction& instruction) {
  return instruction.unit == 0 ? static_cast<std::size_t>(instruction.kind)
                               : kind_count - 1 + static_cast<std::size_t>(instruction.unit);
}

void compile_units(const SmConfig& config, const Used& used, Compiled& out) {
  std::array<Rational, kind_count> costs;
  for (const Kind kind : all_kinds) {
    const auto k = static_cast<std::size_t>(kind);
    costs[k] = config[kind].issue_cost * config.issue_interval;
    if (std::ranges::find(used, kind) != used.end())
      out.issue_den = std::lcm(out.issue_den, costs[k].den);
  }
  std::vector<std::int64_t> dens(config.pipes.size(), 1);
  const auto timing_of = [&config](std::size_t u) -> const KindTiming& {
    return u < kind_count ? config.kinds[u] : config.units[u - kind_count];
  };
  for (std::size_t u = 0; u < used.size(); ++u)
    if (used[u])
      for (const PipeUse& use : timing_of(u).also) {
        std::int64_t& den = dens[static_cast<std::size_t>(use.pipe - 1)];
        den = std::lcm(den, use.interval.den);
      }
  out.units.resize(used.size());
  for (std::size_t u = 0; u < used.size(); ++u) {
    if (!used[u])
      continue;
    const Kind kind = *used[u];
    const Rational cost = costs[static_cast<std::size_t>(kind)];
    const KindTiming& timing = timing_of(u);
    KindUnit& unit = out.units[u];
    Rational interval = timing.interval;
    unit.latency = timing.latency;
    unit.to_arithmetic = timing.to_arithmetic;
    unit.early = timing.early;
    unit.early_arithmetic = timing.early_arithmetic;
    out.fractions = out.fractions || unit.early > 0 || unit.early_arithmetic > 0;
    if (u == static_cast<std::size_t>(Kind::shared)) {
      interval = interval * Rational{config.conflict_degree, 1};
      const Cycle more = (config.conflict_degree - 1) * config.conflict_latency;
      unit.latency += more;
      unit.to_arithmetic += more;
    }
    unit.issue = service_of(cost, out.issue_den);
    unit.per_scheduler = timing.per_scheduler;
    unit.backlog = timing.backlog;
    unit.first_also = static_cast<std::uint32_t>(out.also.size());
    for (const PipeUse& use : timing.also) {
      const auto p = static_cast<std::size_t>(use.pipe - 1);
      out.also.push_back({.pipe = static_cast<std::uint32_t>(p),
                          .per_scheduler = config.pipes[p].per_scheduler,
                          .service = service_of(use.interval, dens[p]),
                          .den = dens[p]});
    }
    unit.end_also = static_cast<std::uint32_t>(out.also.size());
    unit.pairs = kind != Kind::clock && kind != Kind::barrier;
    // A pipe no slower than the issue port before it is always free when that is, unless one
    // slot can bring it two instructions.
    if (unit.per_scheduler && !out.dual_issue && at_most(interval, cost))
      interval = {0, 1};
    unit.takes_pairs =
        interval.num < interval.den && !(kind == Kind::global && config.memory.channels > 0);
    unit.pipe_den = interval.den;
    unit.pipe = service_of(interval, interval.den);
    if (kind == Kind::global && config.memory.channels > 0)
      unit.backlog = endless;
    if (interval.num != 0 && unit.backlog != endless) {
      unit.lane = static_cast<std::uint16_t>(out.lanes());
      out.lane.push_back({.unit = static_cast<std::uint8_t>(u), .kind = kind, .pipe = true});
    }
  }
}

/// Whether the first reader of the result, on the way from `at`, is arithmetic; with `again`,
/// the block of `at` repeats.
bool next_reader(std::span<const Block> blocks, std::size_t block, std::size_t at, bool again) {
  const int reg = blocks[block].body[at].destination;
  if (reg == no_register)
    return false;
  const std::size_t total = blocks.size();
  std::size_t b = block, i = at + 1;
  for (std::size_t visited = 0; visited <= total + 1; ++visited, i = 0) {
    const auto& body = blocks[b].body;
    for (; i < body.size(); ++i) {
      if (std::ranges::find(body[i].sources, reg) != body[i].sources.end())
        return body[i].kind == Kind::arithmetic;
      if (body[i].destination == reg)
        return false;
    }
    if (!(again && visited == 0))
      b = (b + 1) % total;
  }
  return false;
}

void compile_blocks(std::span<const Block> blocks, std::map<int, std::uint16_t>& numbers,
                    Compiled& out) {
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const Block& block = blocks[b];
    if (block.count > 1 && out.config.blocks.grid == 0 && out.role_of.empty())
      out.longest_repeat = std::max(out.longest_repeat, block.count * std::ssize(block.body));
    const auto start = static_cast<std::uint32_t>(out.ops.size());
    for (std::size_t i = 0; i < block.body.size(); ++i) {
      const Instruction& instruction = block.body[i];
      Op op{.kind = instruction.kind, .unit = static_cast<std::uint8_t>(unit_of(instruction))};
      op.reader_is_arithmetic = next_reader(blocks, b, i, true);
      op.exit_reader_is_arithmetic = next_reader(blocks, b, i, false);
      op.destination = numbers[instruction.destination];
      for (std::size_t s = 0; s < instruction.sources.size(); ++s)
        op.waits[s] = numbers[instruction.sources[s]];
      op.waits[operands - 1] = op.destination;
      op.at_mbarrier = instruction.at_mbarrier;
      op.mbarrier = static_cast<std::uint8_t>(instruction.mbarrier);
      op.reads = instruction.reads;
      op.stall = instruction.stall;
      op.block_start = start;
      op.block_size = static_cast<std::uint32_t>(block.body.size());
      op.passes = block.count;
      op.block_count = i + 1 == block.body.size() ? block.count : 1;
      out.ops.push_back(op);
    }
  }
}

void compile_ops(const WarpProgram& program, Compiled& out) {
  std::map<int, std::uint16_t> numbers;
  for_each_instruction(program, [&numbers](const Instruction& instruction) {
    numbers.try_emplace(instruction.destination, static_cast<std::uint16_t>(0));
    for (const int source : instruction.sources)
      numbers.try_emplace(source, static_cast<std::uint16_t>(0));
  });
  numbers.erase(no_register);
  for (auto& [reg, number] : numbers)
    number = static_cast<std::uint16_t>(out.registers++);
  numbers[no_register] = static_cast<std::uint16_t>(out.registers);
  out.mbarriers = program.mbarriers;
  for (const WarpProgram::Role& role : program.roles) {
    const auto first = static_cast<std::uint32_t>(out.ops.size());
    out.role_of.resize(out.role_of.size() + static_cast<std::size_t>(role.warps));
    compile_blocks(role.blocks, numbers, out);
    for (int warp = 1; warp <= role.warps; ++warp)
      *(out.role_of.end() - warp) = {first, static_cast<std::uint32_t>(out.ops.size())};
  }
  if (program.roles.empty())
    compile_blocks(program.blocks, numbers, out);
}

/// In which lane each instruction waits: that of its pipe, or another for what it reads besides.
void compile_lanes(Compiled& out) {
  // Where a scheduler issues one instruction a cycle at most, a bank gives one operand in time.
  bool one_a_cycle = !out.dual_issue;
  for (const Op& op : out.ops)
    one_a_cycle = one_a_cycle && out.units[op.unit].issue.whole >= 1;
  for (Op& op : out.ops) {
    const std::uint16_t own = out.units[op.unit].lane;
    BankReads blocked = op.reads;
    for (auto* const reads : {&blocked.all, &blocked.kept})
      for (std::uint8_t& count : *reads)
        if (one_a_cycle && count < 2)
          count = 0;
    op.lane = own;
    if (!blocked.any())
      continue;
    out.reads = true;
    const Compiled::Lane lane{.unit = op.unit, .kind = op.kind, .pipe = own != 0, .reads = blocked};
    op.lane = static_cast<std::uint16_t>(std::ranges::find(out.lane, lane) - out.lane.begin());
    if (op.lane == out.lane.size())
      out.lane.push_back(lane);
  }
}

/// One register is written, every instruction reads and writes it, nothing stalls further.
bool one_chain(const WarpProgram& program) {
  int chain = no_register;
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.body) {
      if (chain == no_register)
        chain = instruction.destination;
      if (instruction.destination != chain || chain == no_register || instruction.stall != 1 ||
          std::ranges::find(instruction.sources, chain) == instruction.sources.end() ||
          instruction.kind == Kind::barrier || instruction.unit != 0 || instruction.reads.any())
        return false;
    }
  return chain != no_register;
}

bool straight_machine(const Compiled& out, const Used& used) {
  const KindUnit& add = out.unit(Kind::arithmetic);
  // At most every second cycle is lost.
  const Cycle longest = out.config.lost_cycles == 0 ? ring_latency : ring_latency / 2;
  if (out.lanes() != 1 || !out.also.empty() || out.issue_den != 1 ||
      add.latency != add.to_arithmetic || add.early != add.early_arithmetic ||
      add.latency > longest || add.latency < out.config.reissue)
    return false;
  for (std::size_t k = 0; k < kind_count; ++k)
    if (used[k] && (out.units[k].issue.whole != 1 || out.units[k].latency < out.config.reissue ||
                    out.units[k].to_arithmetic < out.config.reissue))
      return false;
  return true;
}

/// The chain as steps; false when they are too many.
bool compile_steps(const WarpProgram& program, Compiled& out) {
  std::int64_t adds = 0;
  const auto close = [&] {
    if (out.steps.empty())
      out.leading_adds = static_cast<std::uint32_t>(adds);
    else
      out.steps.back().adds = static_cast<std::uint32_t>(adds);
    adds = 0;
  };
  for (const Block& block : program.blocks) {
    const bool all_adds = std::ranges::all_of(
        block.body, [](const Instruction& i) { return i.kind == Kind::arithmetic; });
    const auto size = static_cast<std::int64_t>(block.body.size());
    if (all_adds) {
      adds += size * block.count;
      if (adds > 1'000'000'000'000)
        return false;
      continue;
    }
    if (size * block.count > max_steps)
      return false;
    for (std::int64_t pass = 0; pass < block.count; ++pass)
      for (const Instruction& instruction : block.body) {
        if (instruction.kind == Kind::arithmetic) {
          ++adds;
          continue;
        }
        if (adds >= 0xffff'ffff || std::ssize(out.steps) >= max_steps)
          return false;
        close();
        out.steps.push_back({.kind = instruction.kind});
      }
  }
  const std::int64_t around = adds + out.leading_adds;
  if (around >= 0xffff'ffff)
    return false;
  if (out.steps.empty()) {
    // Adds alone: the first of them stands as the step.
    out.steps.push_back({.kind = Kind::arithmetic, .adds = static_cast<std::uint32_t>(around - 1)});
    out.leading_adds = 0;
  } else {
    out.steps.back().adds = static_cast<std::uint32_t>(around);
  }
  for (std::size_t i = 0; i < out.steps.size(); ++i) {
    Step& step = out.steps[i];
    const KindUnit& unit = out.unit(step.kind);
    const Kind next = step.adds > 0 ? Kind::arithmetic : out.steps[(i + 1) % out.steps.size()].kind;
    step.latency = next == Kind::arithmetic ? unit.to_arithmetic : unit.latency;
    step.early = next == Kind::arithmetic ? unit.early_arithmetic : unit.early;
    step.next = static_cast<std::uint32_t>((i + 1) % out.steps.size());
    step.pipe = unit.pipe;
    step.pipe_den = unit.pipe_den;
    step.first_pipe =
        static_cast<std::uint32_t>(step.kind) * static_cast<std::uint32_t>(out.config.schedulers);
    step.per_scheduler = unit.per_scheduler ? 1 : 0;
  }
  return true;
}

} // namespace

Compiled compile(const SmConfig& config, const WarpProgram& program) {
  Compiled out;
  out.config = config;
  Used used(kind_count + config.units.size());
  for_each_instruction(program, [&used](const Instruction& instruction) {
    used[unit_of(instruction)] = instruction.kind;
  });
  const bool chain = one_chain(program);
  // In a chain every instruction depends on the one before: none pairs.
  out.dual_issue = config.dual_issue && !chain;
  compile_units(config, used, out);
  out.varies = config.lost_cycles != 0 || config.memory.channels != 0 ||
               config.memory.shape != LatencySpread::Shape::fixed;
  out.straight = chain && config.blocks.grid == 0 && straight_machine(out, used) &&
                 compile_steps(program, out);
  if (out.straight && (out.varies || out.fractions)) {
    const Cycle latency = out.unit(Kind::arithmetic).latency;
    for (Cycle cycle = 0; cycle < std::ssize(out.add_takes); ++cycle)
      if (!is_lost(config.lost_cycles, cycle))
        out.add_takes[static_cast<std::size_t>(cycle)] =
            static_cast<std::uint8_t>(after_kept(config.lost_cycles, cycle, latency) - cycle);
  }
  compile_ops(program, out);
  compile_lanes(out);
  return out;
}

} // namespace loom::sim
