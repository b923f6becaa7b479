#include "core/sass/loop_summary.h"

#include <algorithm>
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
    const Control& control = function.instructions[i].control;
    result.issue_cycles += control.dual_issue ? 0 : std::max<int>(control.stall, 1);
    result.live.gpr = std::max(result.live.gpr, live[i].gpr);
    result.live.ugpr = std::max(result.live.ugpr, live[i].ugpr);
    result.live.pred = std::max(result.live.pred, live[i].pred);
    result.live.upred = std::max(result.live.upred, live[i].upred);
  }
  if (const int global = result.mix[at(OpcodeClass::global)]; global > 0)
    result.alpha = static_cast<double>(result.instructions - global) / global;
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

std::vector<std::size_t> body_of(const Flowgraph& graph, const BlockLoop& loop) {
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
  for (const BlockLoop& loop : graph.loops) {
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

} // namespace loom::sass
