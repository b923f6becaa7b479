#include "core/code/code_verdict.h"
#include "core/why/code.h"
#include "core/why/instruction_loop.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace loom::why {

namespace {

/// The loop's own numbers, and those of the GPU, as they are asked for.
class ListingLoop {
public:
  ListingLoop(const sass::Function& function, const sass::Analysis& analysis, std::size_t loop,
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
    return section.keep(computed(std::move(id), name, std::move(symbol), unit, formula, source));
  }
  [[nodiscard]] QuantityPtr fact(FactKey key) const { return of_fact(gpu_.facts, key); }
  QuantityPtr add_mix();
  void add_issue_cycles();
  void add_registers();
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
QuantityPtr ListingLoop::add_mix() {
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

void ListingLoop::add_issue_cycles() {
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

void ListingLoop::add_registers() {
  const std::size_t most =
      *std::ranges::max_element(body_, {}, [this](std::size_t i) { return analysis_.live[i].gpr; });
  read("loop_registers", LOOM_TEXT("registers live, at most"), "N_live", "registers",
       analysis_.live[most].gpr, LOOM_TEXT("found: liveness of registers over the loop's flow"),
       place_of(function_, most));
}

constexpr Text scheduled = LOOM_TEXT("found: the loop's iterations are scheduled one after the "
                                     "other with the GPU's latencies and ports until they repeat");

/// What the bounds say of it with as many warps as it takes and an SM holds.
void add_verdict(ListingLoop& of, const CodeVerdict& verdict, const GpuSpec& gpu) {
  auto numbers = loop_numbers<Traced>(verdict.code.loop, gpu);
  if (!numbers)
    return;
  numbers->unpriced = verdict.code.numbers.unpriced;
  const QuantityPtr warps =
      given("loop.warps", LOOM_TEXT("warps"), "n", "warps/SM", verdict.warps, verdict.of_warps);
  for (const Section& section : explain_loop(*numbers, Traced(warps), 1, gpu))
    for (const QuantityPtr& quantity : section.quantities)
      of.section.keep(quantity);
  const auto also = [&of](std::string id, std::string_view known) {
    if (const QuantityPtr quantity = find(of.section.quantities, known))
      of.follow(std::move(id), LOOM_TEXT("the same by the name that it had before"),
                quantity->symbol + "_loop", quantity->unit.c_str(),
                LOOM_TEXT("one number by two names"), Traced(quantity));
  };
  also("loop_throughput", "loop.peak");
  also("loop_warps_needed", "loop.warps_needed");
}

} // namespace

Section explain_loop(const sass::Function& function, const sass::Analysis& analysis,
                     std::size_t index, const GpuPtr& gpu) {
  const sass::LoopSummary& loop = analysis.loops[index];
  ListingLoop of(function, analysis, index, *gpu);
  const QuantityPtr instructions = of.add_mix();
  if (loop.alpha) {
    const QuantityPtr& accesses = of.of_class(sass::OpcodeClass::global);
    of.follow("loop_alpha", LOOM_TEXT("α of the loop"), "α_loop", "",
              LOOM_TEXT("instructions that are not of global memory for each that is"),
              (Traced(instructions) - accesses) / accesses);
  }
  of.add_issue_cycles();
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
  const CodeModel model(function, analysis, *gpu, {});
  if (const auto verdict = code_verdict(model, *gpu, index, {}))
    add_verdict(of, *verdict, *gpu);
  return std::move(of.section);
}

} // namespace loom::why
