#include "core/sass/analysis.h"

namespace loom::sass {

namespace {

std::vector<OpcodeClass> stand_ins(const Function& function, const Analysis& analysis) {
  std::array<bool, opcode_class_count> used{};
  const auto use = [&](std::size_t i) {
    used[static_cast<std::size_t>(analysis.graph.operands[i].opcode->opcode_class)] = true;
  };
  for (std::size_t i = 0; i < function.instructions.size(); ++i)
    if (function.instructions[i].control.write_barrier >= 0)
      use(i);
  for (const Loop& loop : analysis.graph.loops)
    for (const std::size_t i : body_of(analysis.graph, loop))
      if (!analysis.graph.operands[i].writes.empty())
        use(i);
  std::vector<OpcodeClass> found;
  for (std::size_t c = 0; c < opcode_class_count; ++c)
    if (const Latency& latency = analysis.times.latencies[c];
        used[c] && latency.stand_in && latency.cycles &&
        port_of(static_cast<OpcodeClass>(c)) != Port::control)
      found.push_back(static_cast<OpcodeClass>(c));
  return found;
}

} // namespace

Analysis analyze(const Function& function, const GpuSpec& gpu) {
  Analysis result;
  result.graph = flowgraph(function);
  result.live = live_registers(result.graph);
  result.hazards = check_hazards(function, result.graph);
  result.times = issue_times(gpu);
  result.schedules.reserve(result.graph.blocks.size());
  const std::uint8_t barriers = barriers_set(function);
  for (const Block& block : result.graph.blocks)
    result.schedules.push_back(
        schedule(function, result.graph, block.begin, block.end, result.times, barriers));
  result.loops = summarize_loops(function, result.graph, result.live, result.times);
  for (std::size_t i = 0; i < function.instructions.size(); ++i)
    if (result.graph.operands[i].opcode->opcode_class == OpcodeClass::unknown)
      result.unknown_opcodes.push_back(i);
  result.stand_ins = stand_ins(function, result);
  return result;
}

} // namespace loom::sass
