#include "core/scenario/loop_models.h"
#include "core/why/code.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace loom::why {

namespace {

/// The loop's own numbers, and those of the GPU, as they are asked for.
class Loop {
public:
  Loop(const sass::Function& function, const sass::Analysis& analysis, std::size_t loop,
       const GpuSpec& gpu)
      : function_(function), analysis_(analysis), gpu_(gpu),
        body_(sass::body_of(analysis.graph, analysis.graph.loops[loop])) {}

  QuantityPtr read(std::string id, Text name, std::string symbol, std::string unit, double value,
                   Text how, Message where = {}) {
    return section.keep(counted(std::move(id), name, std::move(symbol), std::move(unit), value, how,
                                {}, std::move(where)));
  }
  QuantityPtr follow(std::string id, Text name, std::string symbol, const char* unit, Text source,
                     const Traced& formula) {
    return section.keep(computed({.id = std::move(id),
                                  .name = name,
                                  .symbol = std::move(symbol),
                                  .unit = unit,
                                  .source = source},
                                 formula));
  }
  [[nodiscard]] QuantityPtr fact(FactKey key) const { return of_fact(gpu_.facts, key); }
  QuantityPtr add_mix();
  void add_issue_cycles();
  void add_registers();
  /// Cycles that an iteration takes the port.
  QuantityPtr port(sass::Port port);
  /// Instructions of a class in an iteration; null where there are none.
  [[nodiscard]] const QuantityPtr& of_class(sass::OpcodeClass c) const {
    return classes_[static_cast<std::size_t>(c)];
  }
  [[nodiscard]] Message lines() const { return lines_of(function_, body_); }

  Section section{"loop", LOOM_TEXT("Loop of the listing"), {}};

private:
  QuantityPtr count(std::string id, Text name, std::string symbol,
                    const std::vector<std::size_t>& instructions) {
    return read(std::move(id), name, std::move(symbol), "instructions",
                static_cast<double>(instructions.size()), LOOM_TEXT("counted in the listing"),
                lines_of(function_, instructions));
  }

  const sass::Function& function_;
  const sass::Analysis& analysis_;
  const GpuSpec& gpu_;
  std::vector<std::size_t> body_;
  std::array<QuantityPtr, sass::opcode_class_count> classes_;
};

Traced sum(std::vector<Traced> parts) {
  return parts.empty()       ? Traced(0)
         : parts.size() == 1 ? parts.front()
                             : Traced(Traced::Kind::sum, std::move(parts));
}

/// Each class is a sum over its opcodes, the iteration a sum over the classes.
QuantityPtr Loop::add_mix() {
  std::map<sass::OpcodeClass, std::map<std::string, std::vector<std::size_t>>> mix;
  for (const std::size_t i : body_) {
    const sass::Operands& operands = analysis_.graph.operands[i];
    const std::string_view opcode = operands.mnemonic.substr(0, operands.mnemonic.find('.'));
    mix[operands.opcode->opcode_class][std::string(opcode)].push_back(i);
  }
  std::vector<Traced> all;
  for (const auto& [opcode_class, opcodes] : mix) {
    const std::string name(to_string(opcode_class));
    std::vector<Traced> parts;
    for (const auto& [opcode, instructions] : opcodes)
      parts.emplace_back(count("loop_" + name + '.' + opcode,
                               LOOM_TEXT("instructions of an opcode in an iteration"),
                               "N_" + opcode, instructions));
    QuantityPtr& of = classes_[static_cast<std::size_t>(opcode_class)];
    of = follow("loop_" + name, LOOM_TEXT("instructions of a class in an iteration"), "N_" + name,
                "instructions", LOOM_TEXT("the opcode's class: the unit that executes it"),
                sum(std::move(parts)));
    all.emplace_back(of);
  }
  return follow("loop_instructions", LOOM_TEXT("instructions of an iteration"), "N_iter",
                "instructions", LOOM_TEXT("all classes"), sum(std::move(all)));
}

void Loop::add_issue_cycles() {
  std::map<int, std::vector<std::size_t>> by_stall; // a stall count of 0 takes a cycle
  for (const std::size_t i : body_)
    if (const sass::Control& control = function_.instructions[i].control; !control.dual_issue)
      by_stall[std::max<int>(control.stall, 1)].push_back(i);
  std::vector<Traced> parts;
  for (const auto& [stall, instructions] : by_stall) {
    const std::string mark = std::to_string(stall);
    const QuantityPtr of =
        count("loop_stall_" + mark, LOOM_TEXT("instructions of a stall count in an iteration"),
              "N_stall" + mark, instructions);
    parts.push_back(stall == 1 ? Traced(of) : Traced(stall) * of);
  }
  follow("loop_issue_cycles", LOOM_TEXT("stall counts of an iteration"), "c_issue", "cycles",
         LOOM_TEXT("summed over the loop's control codes"), sum(std::move(parts)));
}

void Loop::add_registers() {
  const std::size_t most =
      *std::ranges::max_element(body_, {}, [this](std::size_t i) { return analysis_.live[i].gpr; });
  read("loop_registers", LOOM_TEXT("registers live, at most"), "N_live", "registers",
       analysis_.live[most].gpr, LOOM_TEXT("found: liveness of registers over the loop's flow"),
       place_of(function_, most));
}

QuantityPtr Loop::port(sass::Port port) {
  std::string name; // "ldst": a stroke would read as a division
  for (const char letter : to_string(port))
    if (letter != '/')
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  const QuantityPtr each =
      port_cycles({.id = "port_" + name + ".each",
                   .name = LOOM_TEXT("cycles that the instruction takes its port"),
                   .symbol = "c_" + name + "_each"},
                  gpu_, port);
  std::vector<Traced> taking;
  for (std::size_t c = 0; c < sass::opcode_class_count; ++c)
    if (classes_[c] && port_of(static_cast<sass::OpcodeClass>(c)) == port)
      taking.emplace_back(classes_[c]);
  return follow("port_" + name, LOOM_TEXT("cycles that an iteration takes a port"), "c_" + name,
                "cycles", LOOM_TEXT("its instructions, one after the other"),
                Traced(each) * sum(std::move(taking)));
}

constexpr Text scheduled = LOOM_TEXT("found: the loop's iterations are scheduled one after the "
                                     "other with the GPU's latencies and ports until they repeat");

/// Iterations per cycle of all warps together, where the GPU gives what it takes.
QuantityPtr add_bounds(Loop& of, const sass::LoopSummary& loop, const QuantityPtr& instructions) {
  const QuantityPtr issue = of.fact(FactKey::issue_thru), schedulers = of.fact(FactKey::schedulers),
                    memory = of.fact(FactKey::mem_thru);
  std::vector<Traced> limits;
  if (issue)
    limits.push_back(Traced(issue) / instructions);
  for (std::size_t p = 0; p < sass::port_count && schedulers; ++p)
    if (const auto port = static_cast<sass::Port>(p);
        loop.port_cycles[p] > 0 &&
        std::ranges::find(loop.unknown_ports, port) == loop.unknown_ports.end())
      limits.push_back(Traced(schedulers) / of.port(port));
  if (const QuantityPtr& global = of.of_class(sass::OpcodeClass::global); memory && global)
    limits.push_back(Traced(memory) / global);
  if (limits.empty())
    return nullptr;
  return of.follow(
      "loop_throughput", LOOM_TEXT("iterations of the loop, at most"), "P_loop",
      "iterations/cycle/SM",
      LOOM_TEXT(
          "issue rate, ports and memory throughput divided among an iteration's instructions"),
      limits.size() == 1 ? limits.front() : Traced(Traced::Kind::least, limits));
}

void add_models(Loop& of, const sass::LoopSummary& loop, const GpuPtr& gpu) {
  const auto said = loop_models(gpu, loop);
  if (!said)
    return;
  const Scenario scenario = said->scenario(gpu);
  const std::vector<QuantityPtr> closed = kernel_quantities(scenario),
                                 gradual = saturation_quantities(scenario);
  for (const char* id : {"throughput", "warps_needed"})
    if (const QuantityPtr quantity = find(closed, id))
      of.section.keep(prefixed(quantity, "loop."));
  for (const char* id : {"saturation_throughput", "saturation_warps_needed"})
    if (const QuantityPtr quantity = find(gradual, id))
      of.section.keep(prefixed(quantity, "loop."));
  for (const LoopModel& model : said->models)
    if (model.id == "simulation" && model.throughput)
      of.section.keep(found({.id = "loop.simulation_throughput",
                             .name = LOOM_TEXT("throughput of the simulated SM"),
                             .symbol = "T_simulated",
                             .unit = "IPC/SM",
                             .value = *model.throughput,
                             .method = LOOM_TEXT("counted: an SM simulated event by event")},
                            closed.empty()
                                ? std::vector<QuantityPtr>{}
                                : prefixed(find(closed, "throughput"), "loop.")->inputs));
}

} // namespace

Section explain_loop(const sass::Function& function, const sass::Analysis& analysis,
                     std::size_t index, const GpuPtr& gpu) {
  const sass::LoopSummary& loop = analysis.loops[index];
  Loop of(function, analysis, index, *gpu);
  const QuantityPtr instructions = of.add_mix();
  if (loop.alpha) {
    const QuantityPtr& accesses = of.of_class(sass::OpcodeClass::global);
    of.follow("loop_alpha", LOOM_TEXT("α of the loop"), "α_loop", "",
              LOOM_TEXT("instructions that are not of global memory for each that is"),
              (Traced(instructions) - accesses) / accesses);
  }
  of.add_issue_cycles();
  const QuantityPtr latency =
      of.read("loop_latency", LOOM_TEXT("an iteration of one warp alone"), "L_loop", "cycles",
              loop.latency_cycles, scheduled, of.lines());
  constexpr Text dependent = LOOM_TEXT("found: results follow each other by the GPU's latencies");
  of.read("loop_critical_path", LOOM_TEXT("longest chain of dependent results in an iteration"),
          "c_path", "cycles", loop.critical_path_cycles, dependent, of.lines());
  of.read("loop_recurrence", LOOM_TEXT("the same from iteration to iteration"), "c_recurrence",
          "cycles", loop.recurrence_cycles, dependent, of.lines());
  of.add_registers();
  // Until when an instruction may still be reading its operands.
  for (const sass::Uncertain& each : loop.uncertain) {
    const auto of_class = analysis.graph.operands[each.of].opcode->opcode_class;
    const auto& latest = analysis.times.latencies[static_cast<std::size_t>(of_class)];
    const QuantityPtr known = latest.fact ? of.fact(*latest.fact) : nullptr;
    if (each.missing == sass::Missing::operands && known && !find(of.section.quantities, known->id))
      of.section.keep(known);
  }
  if (const QuantityPtr most = add_bounds(of, loop, instructions)) {
    const auto bounds = sass::loop_bounds(loop, *gpu);
    if (bounds && bounds->warps_needed)
      of.follow("loop_warps_needed", LOOM_TEXT("warps needed by the loop"), "n_loop", "warps/SM",
                LOOM_TEXT("Little's law: latency × throughput"), Traced(latency) * most);
    add_models(of, loop, gpu);
  }
  return std::move(of.section);
}

} // namespace loom::why
