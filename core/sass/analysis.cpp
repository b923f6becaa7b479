#include "core/sass/analysis.h"

namespace loom::sass {

Analysis analyze(const Function& function, const GpuSpec& gpu) {
  Analysis result;
  result.graph = flowgraph(function);
  result.live = live_registers(result.graph);
  result.hazards = check_hazards(function, result.graph);
  const PortCycles ports = port_cycles(gpu);
  result.schedules.reserve(result.graph.blocks.size());
  for (const Block& block : result.graph.blocks)
    result.schedules.push_back(schedule(function, result.graph, block.begin, block.end, ports));
  result.loops = summarize_loops(function, result.graph, result.live, ports, latencies(gpu));
  return result;
}

} // namespace loom::sass
