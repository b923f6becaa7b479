#include "core/sass/loop_summary.h"

#include "core/sass/class_of.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace loom::sass {

namespace {

constexpr int half = 4;              ///< iterations until the times repeat
constexpr int iterations = 2 * half; ///< as many again are measured
/// Instructions of a loop from which on only one iteration is followed.
constexpr std::size_t long_body = 1u << 16;

/// Cycles of an iteration of one warp alone once its times repeat, and why it may take longer.
void add_latency(LoopSummary& result, const Function& function, const Flowgraph& graph,
                 const std::vector<std::size_t>& body, const IssueTimes& times) {
  const int count = body.size() > long_body ? 1 : iterations;
  std::vector<std::size_t> repeated;
  repeated.reserve(body.size() * static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i)
    repeated.insert(repeated.end(), body.begin(), body.end());
  const Schedule all = schedule(function, graph, repeated, times);
  const auto start = [&](int i) {
    return static_cast<double>(all.issues[static_cast<std::size_t>(i) * body.size()].cycle);
  };
  const std::size_t first =
      count == 1 ? 0 : body.size() * half; // of an iteration that is like the others
  result.latency_cycles = count == 1 ? static_cast<double>(all.cycles)
                                     : (start(iterations - 1) - start(half - 1)) / half;
  for (Uncertain each : all.uncertain) {
    if (each.issue < first || each.issue >= first + body.size())
      continue;
    each.issue = 0;
    if (std::ranges::find(result.uncertain, each) == result.uncertain.end())
      result.uncertain.push_back(each);
  }
}

void add_missing(LoopSummary& result, const Latency& latency) {
  if (!latency.cycles && latency.fact &&
      std::ranges::find(result.missing, *latency.fact) == result.missing.end())
    result.missing.push_back(*latency.fact);
}

/// When each register's value is there if nothing but dependences counts.
class Dataflow {
public:
  Dataflow(const Flowgraph& graph, const IssueTimes& times) : graph_(graph), times_(times) {}

  /// Runs the body once more; the latest result so far.
  double run(const std::vector<std::size_t>& body) {
    for (const std::size_t i : body) {
      const Operands& operands = graph_.operands[i];
      double start = 0;
      for (const Registers& r : operands.reads)
        for (unsigned k = 0; k < r.count; ++k)
          if (const auto known = ready_.find(key(r, k)); known != ready_.end())
            start = std::max(start, known->second);
      const double there = start + times_.latency_of(i, operands.opcode->opcode_class).value_or(0);
      for (const Registers& r : operands.writes) {
        latest_ = std::max(latest_, there);
        for (unsigned k = 0; k < r.count; ++k)
          ready_[key(r, k)] = there;
      }
    }
    return latest_;
  }

private:
  static unsigned key(const Registers& r, unsigned k) {
    return static_cast<unsigned>(r.file) * 256U + r.first + k;
  }
  const Flowgraph& graph_;
  const IssueTimes& times_;
  std::unordered_map<unsigned, double> ready_;
  double latest_ = 0;
};

/// Whether loop_bounds() knows what the access to memory takes: a load or store of global memory
/// what mem_thru says, one of shared memory or a constant its port.
bool has_rule(std::string_view mnemonic, OpcodeClass opcode_class) {
  if (opcode_class == OpcodeClass::shared || opcode_class == OpcodeClass::constant ||
      opcode_class == OpcodeClass::uniform)
    return true;
  const InstructionClass* known = class_of(mnemonic);
  return opcode_class == OpcodeClass::global && known &&
         (known->id.starts_with("LDG.") || known->id.starts_with("STG.") ||
          known->id.starts_with("LDGSTS."));
}

LoopSummary summarize(const Function& function, const Flowgraph& graph,
                      const std::vector<std::size_t>& body, const std::vector<Live>& live,
                      const IssueTimes& times) {
  LoopSummary result;
  result.instructions = static_cast<int>(body.size());
  for (const std::size_t i : body) {
    const OpcodeClass opcode_class = graph.operands[i].opcode->opcode_class;
    const Port port = port_of(opcode_class);
    ++result.mix[at(opcode_class)];
    result.port_cycles[at(port)] += least_cycles(times.ports, port);
    const Latency& latency = times.latencies[at(opcode_class)];
    if (!graph.operands[i].writes.empty() && !times.latency_of(i, opcode_class) &&
        port != Port::control) {
      result.path_at_least = true;
      add_missing(result, latency);
    }
    const std::string_view mnemonic = graph.operands[i].mnemonic;
    if (accesses_memory(mnemonic) && !has_rule(mnemonic, opcode_class))
      result.unpriced.emplace_back(mnemonic);
    result.wide =
        result.wide || (opcode_class == OpcodeClass::global && graph.operands[i].width > 1);
    const Control& control = function.instructions[i].control;
    result.issue_cycles += control.dual_issue ? 0 : std::max<int>(control.stall, 1);
    result.live.gpr = std::max(result.live.gpr, live[i].gpr);
    result.live.ugpr = std::max(result.live.ugpr, live[i].ugpr);
    result.live.pred = std::max(result.live.pred, live[i].pred);
    result.live.upred = std::max(result.live.upred, live[i].upred);
  }
  std::ranges::sort(result.unpriced);
  result.unpriced.erase(std::unique(result.unpriced.begin(), result.unpriced.end()),
                        result.unpriced.end());
  if (const int global = result.mix[at(OpcodeClass::global)]; global > 0)
    result.alpha = static_cast<double>(result.instructions - global) / global;
  for (std::size_t p = 0; p < port_count; ++p)
    if (result.port_cycles[p] > 0 && !times.ports[p])
      result.unknown_ports.push_back(static_cast<Port>(p));
  add_latency(result, function, graph, body, times);
  for (const Uncertain& each : result.uncertain)
    if (each.missing == Missing::latency || each.missing == Missing::operands)
      add_missing(result, times.latencies[at(graph.operands[each.of].opcode->opcode_class)]);
  Dataflow flow(graph, times);
  result.critical_path_cycles = flow.run(body);
  double middle = 0, end = result.critical_path_cycles;
  for (int i = 1; i < iterations && body.size() <= long_body; ++i) {
    end = flow.run(body);
    if (i == half - 1)
      middle = end;
  }
  if (body.size() <= long_body)
    result.recurrence_cycles = (end - middle) / half;
  return result;
}

} // namespace

std::vector<std::size_t> body_of(const Flowgraph& graph, const Loop& loop) {
  std::vector<std::size_t> body;
  for (const std::size_t b : loop.blocks)
    for (std::size_t i = graph.blocks[b].begin; i < graph.blocks[b].end; ++i)
      body.push_back(i);
  return body;
}

std::vector<LoopSummary> summarize_loops(const Function& function, const Flowgraph& graph,
                                         const std::vector<Live>& live, const IssueTimes& times) {
  std::vector<LoopSummary> result;
  result.reserve(graph.loops.size());
  for (const Loop& loop : graph.loops) {
    result.push_back(summarize(function, graph, body_of(graph, loop), live, times));
    result.back().first = loop.first;
    result.back().last = loop.last;
    result.back().straight = loop.blocks.size() == 1;
    result.back().innermost = loop.innermost;
  }
  return result;
}

LoopSummary summarize_body(const Function& code, const Flowgraph& graph, const IssueTimes& times) {
  std::vector<std::size_t> body(code.instructions.size());
  std::iota(body.begin(), body.end(), std::size_t{0});
  LoopSummary result = summarize(code, graph, body, live_registers(graph), times);
  result.last = body.size() - 1;
  result.straight = graph.blocks.size() == 1;
  return result;
}

std::optional<LoopBounds> loop_bounds(const LoopSummary& loop, const GpuSpec& gpu) {
  LoopBounds bounds;
  const auto fact = [&](FactKey key) {
    const auto value = gpu.facts.value(key);
    if (!value)
      bounds.missing.push_back(key);
    return value;
  };
  constexpr double no_limit = std::numeric_limits<double>::infinity();
  bounds.iterations_per_cycle = no_limit;
  const auto limit = [&bounds](double iterations, LoopLimit by, Port port) {
    if (iterations >= bounds.iterations_per_cycle)
      return;
    bounds.iterations_per_cycle = iterations;
    bounds.limit = by;
    bounds.port = port;
  };
  if (const auto issue = fact(FactKey::issue_thru))
    limit(*issue / loop.instructions, LoopLimit::issue, Port::control);
  if (const auto schedulers = fact(FactKey::schedulers))
    for (std::size_t p = 0; p < port_count; ++p)
      if (const auto port = static_cast<Port>(p);
          loop.port_cycles[p] > 0 &&
          std::ranges::find(loop.unknown_ports, port) == loop.unknown_ports.end())
        limit(*schedulers / static_cast<double>(loop.port_cycles[p]), LoopLimit::port, port);
  if (const int global = loop.mix[at(OpcodeClass::global)]; global > 0)
    if (const auto memory = fact(FactKey::mem_thru))
      limit(*memory / global, LoopLimit::memory, Port::control);
  if (bounds.iterations_per_cycle == no_limit)
    return {};
  bounds.at_most =
      !bounds.missing.empty() || !loop.unknown_ports.empty() || !loop.unpriced.empty() || loop.wide;
  const bool no_memory =
      loop.mix[at(OpcodeClass::global)] > 0 && !gpu.facts.value(FactKey::mem_thru);
  if (!loop.unpriced.empty() || no_memory)
    bounds.limit = LoopLimit::unknown;
  bounds.latency_cycles = loop.latency_cycles;
  bounds.at_least = !loop.uncertain.empty();
  if (!(bounds.at_most && bounds.at_least))
    bounds.warps_needed = bounds.latency_cycles * bounds.iterations_per_cycle;
  return bounds;
}

double LoopBounds::throughput(double warps) const {
  return latency_cycles > 0 ? std::min(warps / latency_cycles, iterations_per_cycle)
                            : iterations_per_cycle;
}

std::string_view to_string(LoopLimit limit) {
  static constexpr std::array<std::string_view, 4> names{"issue", "port", "memory", "unknown"};
  return names[at(limit)];
}

} // namespace loom::sass
