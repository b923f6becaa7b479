#include "core/sass/analysis.h"

#include "core/gpu/architecture.h"
#include "core/sass/class_of.h"

#include <map>

namespace loom::sass {

namespace {

/// Whether stall counts wait for its results: of a pipe of fixed latency, to instructions of that
/// pipe. Results that a barrier is waited for go to any.
bool is_of_fixed_latency(OpcodeClass opcode_class) {
  return opcode_class == OpcodeClass::fma || opcode_class == OpcodeClass::alu ||
         opcode_class == OpcodeClass::half || opcode_class == OpcodeClass::uniform;
}

/// Cycles to a dependent instruction, of each instruction whose class the GPU's architecture knows;
/// global accesses as DRAM serves them.
std::vector<std::optional<double>> class_latencies(const Flowgraph& graph, const GpuSpec& gpu) {
  std::vector<std::optional<double>> found;
  const Architecture* architecture = architecture_of(gpu);
  if (!architecture)
    return found;
  std::map<std::string_view, std::optional<double>> by_mnemonic; // most stand there often
  for (const Operands& operands : graph.operands) {
    const auto [known, added] = by_mnemonic.try_emplace(operands.mnemonic);
    const InstructionClass* of = added ? class_of(operands.mnemonic) : nullptr;
    const ClassNumbers* numbers = of ? numbers_of(*architecture, gpu, of->id) : nullptr;
    if (numbers && (of->result || of->asynchronous)) {
      const auto level =
          of->space == MemorySpace::global ? std::optional(MemoryLevel::dram) : std::nullopt;
      if (const auto latency =
              latency_of(gpu, *numbers, level, !is_of_fixed_latency(operands.opcode->opcode_class)))
        known->second = latency->value;
    }
    found.push_back(known->second);
  }
  return found;
}

std::vector<OpcodeClass> stand_ins(const Function& function, const Analysis& analysis) {
  std::array<bool, opcode_class_count> used{};
  const auto use = [&](std::size_t i) {
    const auto& known = analysis.times.of_instruction;
    if (i >= known.size() || !known[i])
      used[static_cast<std::size_t>(analysis.graph.operands[i].opcode->opcode_class)] = true;
  };
  for (std::size_t i = 0; i < function.instructions.size(); ++i)
    if (function.instructions[i].control.write_barrier >= 0)
      use(i);
  for (const BlockLoop& loop : analysis.graph.loops)
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
  result.times.of_instruction = class_latencies(result.graph, gpu);
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
