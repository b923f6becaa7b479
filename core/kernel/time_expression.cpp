#include "core/kernel/time_expression.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

/// What made the block's last execution as long as it was, were its delays nothing.
std::vector<Link> chain_of(const Block& block, const BlockRun& run, Rule rule) {
  const auto issue = [&](int at) { return run.issues[static_cast<std::size_t>(at)]; };
  int at = -1;
  for (int i = 0; i < static_cast<int>(run.issues.size()); ++i)
    if (kind_of(block.instructions[static_cast<std::size_t>(i)], rule) != Kind::free &&
        (at < 0 || issue(i).start + issue(i).taken > issue(at).start + issue(at).taken))
      at = i;
  std::vector<Link> chain;
  if (at < 0)
    return chain;
  chain.push_back({at, false, issue(at).taken});
  double start = issue(at).start;
  while (start > run.begin) {
    const Instruction& waiting = block.instructions[static_cast<std::size_t>(at)];
    int before = -1;
    for (int i = 0; i < at; ++i)
      if (std::find(waiting.operands.begin(), waiting.operands.end(),
                    block.instructions[static_cast<std::size_t>(i)].result) !=
              waiting.operands.end() &&
          block.instructions[static_cast<std::size_t>(i)].result >= 0 &&
          issue(i).start + issue(i).latency == start)
        before = i;
    // A barrier waits for all, and what follows it for the barrier.
    for (int i = at; i >= 0 && before < 0; --i)
      if (block.instructions[static_cast<std::size_t>(i)].kind == Kind::barrier &&
          issue(i).start == start) {
        chain.push_back({i, true, start - run.begin});
        std::reverse(chain.begin(), chain.end());
        return chain;
      }
    if (before < 0) {
      chain.push_back({-1, true, start - run.begin});
      break;
    }
    at = before;
    chain.push_back({at, true, issue(at).latency});
    start = issue(at).start;
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// Terms with their numbers, in the order of their first.
class Sum {
public:
  void add(const std::string& term) {
    for (auto& [name, times] : terms_)
      if (name == term) {
        ++times;
        return;
      }
    terms_.emplace_back(term, 1);
  }
  [[nodiscard]] std::string text() const {
    std::string out;
    for (const auto& [name, times] : terms_) {
      if (!out.empty())
        out += " + ";
      out += times == 1 ? name : fmt::format("{} {}", times, name);
    }
    return out.empty() ? "0" : out;
  }

private:
  std::vector<std::pair<std::string, int>> terms_{};
};

} // namespace

double BlockTime::chain_cycles() const {
  double sum = 0;
  for (const Link& link : chain)
    sum += link.cycles;
  return sum;
}

std::vector<BlockTime> block_times(const Program& program, const Profile& profile,
                                   const Machine& machine, const Path& path, double memory_latency,
                                   Rule rule) {
  std::vector<BlockRun> runs; // of each block, the last
  runs.resize(program.blocks.size());
  std::vector<double> lengths; // along the path
  PathTimer timer(program, machine, profile.walk.accesses, rule);
  timer.watch([&](const BlockRun& run) {
    lengths.push_back(run.end - run.begin);
    runs[static_cast<std::size_t>(run.block)] = run;
  });
  (void)timer(path, memory_latency);

  struct Counts {
    std::vector<double> executions, cycles;
  };
  Counts now{std::vector<double>(program.blocks.size()),
             std::vector<double>(program.blocks.size())};
  std::vector<Counts> last(program.loops.size(), now), before = last; // at marks
  std::size_t next = 0;
  for (const Step& step : path) {
    const auto id = static_cast<std::size_t>(step.id);
    if (step.what == Step::What::block) {
      now.executions[id] += 1;
      now.cycles[id] += lengths[next++];
    } else if (step.what == Step::What::mark) {
      before[id] = last[id];
      last[id] = now;
    } else {
      const auto times = static_cast<double>(step.count);
      for (std::size_t b = 0; b < now.executions.size(); ++b) {
        now.executions[b] += times * (now.executions[b] - before[id].executions[b]);
        now.cycles[b] += times * (now.cycles[b] - before[id].cycles[b]);
      }
      last[id] = now;
    }
  }
  std::vector<BlockTime> out(program.blocks.size());
  for (std::size_t b = 0; b < out.size(); ++b) {
    if (now.executions[b] == 0)
      continue;
    out[b] = {now.executions[b], now.cycles[b], runs[b].delays,
              chain_of(program.blocks[b], runs[b], rule), runs[b].issues};
    for (BlockRun::Issue& issue : out[b].issues)
      issue.start -= runs[b].begin;
  }
  return out;
}

std::vector<BlockTime> longest_block_times(const Program& program, const Profile& profile,
                                           const Machine& machine, double memory_latency,
                                           Rule rule) {
  const PathCosts costs = path_costs(program, profile, machine, memory_latency, rule);
  const auto longest =
      std::max_element(costs.front().begin(), costs.front().end(),
                       [](const PathCost& a, const PathCost& b) { return a.time < b.time; });
  const auto at = static_cast<std::size_t>(longest - costs.front().begin());
  return block_times(program, profile, machine, profile.walk.blocks.front().paths[at],
                     memory_latency, rule);
}

std::string symbol(const Instruction& instruction, Rule rule, bool latency) {
  static constexpr std::array<std::string_view, kind_count> names{
      "free", "fp32", "int",   "convert", "fp64",    "sfu",    "sfu_denormal",
      "div",  "load", "store", "atomic",  "barrier", "branch", "matrix"};
  std::string_view name = names[static_cast<std::size_t>(kind_of(instruction, rule))];
  if (accesses_memory(instruction) && instruction.kind != Kind::atomic)
    name = instruction.space == Space::shared ? "shared" : "mem";
  return fmt::format("{}_{}", latency ? "lat" : taken_prefix(rule), name);
}

std::string delays_text(const Block& block, Rule rule) {
  Sum sum;
  for (const Instruction& instruction : block.instructions)
    if (kind_of(instruction, rule) != Kind::free)
      sum.add(symbol(instruction, rule, false));
  return sum.text();
}

std::string chain_text(const Block& block, const std::vector<Link>& chain, Rule rule) {
  Sum sum;
  for (const Link& link : chain) {
    if (link.instruction < 0) {
      sum.add("wait");
      continue;
    }
    const Instruction& of = block.instructions[static_cast<std::size_t>(link.instruction)];
    if (kind_of(of, rule) != Kind::free)
      sum.add(symbol(of, rule, link.latency));
  }
  return sum.text();
}

} // namespace loom::kernel
