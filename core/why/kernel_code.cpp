#include "core/why/kernel_code.h"

#include "core/gpu/traced_fact.h"
#include "core/why/parts.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace loom::why {

namespace {

constexpr Text paper{"A. Kleimenov, N. Popova, A method for prediction execution time of "
                     "GPU programs, Computational nanotechnology 8(1), 2021, fig. 3"};

bool same(double a, double b) { return std::abs(a - b) <= 1e-12 * std::abs(b); }

class Code {
public:
  Code(const kernel::Program& program, const kernel::Machine& machine, const GpuSpec& gpu,
       const kernel::BlockTime& time, int block, double memory_latency, kernel::Rule rule,
       std::string prefix)
      : prefix_(std::move(prefix)), block_(program.blocks[static_cast<std::size_t>(block)]),
        machine_(machine), gpu_(gpu), time_(time), memory_latency_(memory_latency), rule_(rule) {}

  void add_block(double all_cycles);
  void add_instruction(int instruction);

  Section section{"block", LOOM_TEXT("Block of the kernel"), {}};

private:
  QuantityPtr count(const char* id, Text name, const char* symbol, const char* unit, double value,
                    Text method, std::vector<QuantityPtr> inputs = {}) {
    return section.keep(counted(id, name, symbol, unit, value, method, std::move(inputs)));
  }
  QuantityPtr follow(const char* id, Text name, const char* symbol, const char* unit,
                     const Traced& formula) {
    return section.keep(computed(id, name, symbol, unit, formula, paper));
  }
  [[nodiscard]] std::optional<Traced> fact(FactKey key) const {
    const QuantityPtr of = of_fact(gpu_.facts, key);
    return of ? std::optional<Traced>(of) : std::nullopt;
  }
  [[nodiscard]] std::optional<Traced> latency_of(const kernel::Instruction& of) const;
  [[nodiscard]] QuantityPtr cost(const kernel::Instruction& of, bool latency, double value);
  Traced sum(const std::string& id, const std::vector<QuantityPtr>& terms);

  std::string prefix_; ///< of the costs' ids
  const kernel::Block& block_;
  const kernel::Machine& machine_;
  const GpuSpec& gpu_;
  const kernel::BlockTime& time_;
  double memory_latency_;
  kernel::Rule rule_;
  std::map<std::pair<std::string, double>, QuantityPtr> costs_; ///< by symbol and value
};

/// What the machine of core/kernel/machine.h makes the latency of; nothing where that assumes.
std::optional<Traced> Code::latency_of(const kernel::Instruction& of) const {
  using enum kernel::Kind;
  const auto alu = fact(FactKey::alu_lat), special = fact(FactKey::sfu_lat);
  switch (kernel::kind_of(of, rule_)) {
  case fp32:
  case integer:
  case branch:
    return alu;
  case fp64:
    return alu ? std::optional(Traced(2) * *alu) : std::nullopt;
  case sfu:
  case convert:
    return special;
  case sfu_denormal:
    return alu && special ? std::optional(*special + Traced(3) * *alu) : std::nullopt;
  case division:
    return alu && special ? std::optional(*special + Traced(8) * *alu) : std::nullopt;
  case load:
  case atomic:
    if (of.space == kernel::Space::shared)
      return fact(FactKey::shared_lat);
    return Traced(counted(
        "memory_latency_raised", LOOM_TEXT("latency of a memory access, raised"), "L_memory",
        "cycles", memory_latency_,
        LOOM_TEXT("mean over the levels that serve the accesses, raised until "
                  "the bandwidth suffices"),
        [this] {
          std::vector<QuantityPtr> levels;
          for (const FactKey key : {FactKey::l1_lat, FactKey::l2_lat, FactKey::mem_lat})
            if (QuantityPtr level = of_fact(gpu_.facts, key))
              levels.push_back(std::move(level));
          return levels;
        }(),
        paper));
  default:
    return {};
  }
}

/// One number of an instruction, the same quantity for all that have it.
QuantityPtr Code::cost(const kernel::Instruction& of, bool latency, double value) {
  const std::string symbol = kernel::symbol(of, rule_, latency);
  QuantityPtr& known = costs_[{symbol, value}];
  if (known)
    return known;
  Quantity cost{.id = prefix_ + symbol,
                .name = latency ? LOOM_TEXT("latency of an instruction")
                        : rule_ == kernel::Rule::busiest_unit
                            ? LOOM_TEXT("cycles that an instruction takes the scheduler")
                            : LOOM_TEXT("cycles that an instruction takes its units"),
                .symbol = symbol,
                .unit = "cycles",
                .value = value};
  // Accesses of one kind that move more than others have their own number.
  const auto others = std::ranges::count_if(
      costs_, [&](const auto& each) { return each.first.first == symbol && each.second; });
  if (others > 0) {
    cost.id += "." + std::to_string(others + 1);
    cost.symbol += "'";
  }
  if (const auto formula = latency ? latency_of(of) : std::nullopt;
      formula && same(formula->value(), value)) {
    cost.source = paper;
    known = computed(std::move(cost), *formula);
  } else if (!latency && rule_ == kernel::Rule::busiest_unit && value == 1) {
    cost.source = LOOM_TEXT("a scheduler issues an instruction a cycle");
    known = given(std::move(cost));
  } else {
    cost.method =
        latency ? LOOM_TEXT("the GPU's latency, with conflicts of banks; what its file lacks is "
                            "assumed")
                : LOOM_TEXT("32 threads over the units of a processing block; what the GPU's file "
                            "lacks is assumed");
    cost.source = paper;
    for (const Message& assumption : machine_.assumptions)
      cost.note = cost.note.empty() ? assumption : LOOM_TEXT("%1; %2")(cost.note, assumption);
    known = found(std::move(cost), {});
  }
  return known;
}

/// Equal terms together, in the order of their first, each so many times: "block.delays.del_mem".
/// Terms of one symbol that differ are also counted together: "block.delays.all_del_mem".
Traced Code::sum(const std::string& id, const std::vector<QuantityPtr>& terms) {
  std::vector<std::pair<QuantityPtr, int>> counts;
  for (const QuantityPtr& term : terms) {
    const auto place = std::ranges::find(counts, term, &std::pair<QuantityPtr, int>::first);
    if (place == counts.end())
      counts.emplace_back(term, 1);
    else
      ++place->second;
  }
  const auto times = [&](const std::string& of, const std::string& symbol, int number) {
    return counted(id + '.' + of, LOOM_TEXT("instructions that cost so much"), "N_" + symbol,
                   "instructions", static_cast<double>(number), LOOM_TEXT("counted in the block"),
                   {});
  };
  std::map<std::string, std::vector<Traced>> alike; // by symbol without what tells them apart
  std::vector<Traced> parts;
  for (const auto& [term, number] : counts) {
    const QuantityPtr count = times(term->id.substr(prefix_.size()), term->symbol, number);
    alike[term->symbol.substr(0, term->symbol.find('\''))].emplace_back(count);
    parts.push_back(number == 1 ? Traced(term) : Traced(count) * term);
  }
  for (const auto& [symbol, numbers] : alike)
    if (numbers.size() > 1)
      section.keep(computed(id + ".all_" + symbol, LOOM_TEXT("instructions of one kind"),
                            "N_all_" + symbol, "instructions", Traced(Traced::Kind::sum, numbers),
                            LOOM_TEXT("arithmetic")));
  return parts.empty()       ? Traced(0)
         : parts.size() == 1 ? parts.front()
                             : Traced(Traced::Kind::sum, parts);
}

void Code::add_block(double all_cycles) {
  count("block.lines", LOOM_TEXT("lines of the block"), "N_lines", "lines",
        static_cast<double>(block_.lines.size()), LOOM_TEXT("counted in the listing"));
  if (time_.executions == 0)
    return;
  const QuantityPtr executions =
      count("block.executions", LOOM_TEXT("executions of the block in the launch"), "N_block", "",
            time_.executions, LOOM_TEXT("counted: the path of the longest thread is walked"));
  std::vector<QuantityPtr> taken, chain;
  for (std::size_t i = 0; i < block_.instructions.size(); ++i)
    if (kernel::kind_of(block_.instructions[i], rule_) != kernel::Kind::free)
      taken.push_back(cost(block_.instructions[i], false, time_.issues[i].taken));
  for (const kernel::Link& link : time_.chain)
    if (link.instruction < 0)
      chain.push_back(counted(
          "block.wait", LOOM_TEXT("wait for a value of the block before"), "wait", "cycles",
          link.cycles, LOOM_TEXT("the program is walked: start = max(begin, ready(operands))"), {},
          paper));
    else if (const auto at = static_cast<std::size_t>(link.instruction); link.cycles != 0)
      chain.push_back(cost(block_.instructions[at], link.latency, link.cycles));
  const QuantityPtr delays =
      follow("block.delays", LOOM_TEXT("cycles that the block's instructions take"), "t_delays",
             "cycles", sum("block.delays", taken));
  const QuantityPtr longest =
      follow("block.chain", LOOM_TEXT("longest chain of results in the block"), "t_chain", "cycles",
             sum("block.chain", chain));
  const QuantityPtr each = follow("block.each", LOOM_TEXT("cycles of an execution of the block"),
                                  "t_each", "cycles", greatest({delays, longest}));
  const QuantityPtr cycles =
      same(executions->value * each->value, time_.cycles)
          ? follow("block.cycles", LOOM_TEXT("cycles of the block in the launch"), "t_block",
                   "cycles", Traced(executions) * each)
          : count("block.cycles", LOOM_TEXT("cycles of the block in the launch"), "t_block",
                  "cycles", time_.cycles,
                  LOOM_TEXT("summed over its executions, which are not alike"), {executions, each});
  const QuantityPtr all =
      count("block.all_cycles", LOOM_TEXT("cycles of all blocks in the launch"), "t_blocks",
            "cycles", all_cycles, LOOM_TEXT("summed over the blocks of the longest thread"));
  follow("block.share", LOOM_TEXT("part of the time that the block takes"), "p_block", "",
         Traced(cycles) / all);
}

void Code::add_instruction(int instruction) {
  const auto at = static_cast<std::size_t>(instruction);
  const kernel::Instruction& of = block_.instructions[at];
  if (time_.executions == 0 || kernel::kind_of(of, rule_) == kernel::Kind::free)
    return;
  const kernel::BlockRun::Issue& issue = time_.issues[at];
  // The operand that was ready last.
  std::optional<Traced> start;
  for (std::size_t i = 0; i < at; ++i) {
    const kernel::Instruction& maker = block_.instructions[i];
    if (maker.result >= 0 && std::ranges::count(of.operands, maker.result) > 0 &&
        same(time_.issues[i].start + time_.issues[i].latency, issue.start))
      start =
          Traced(count("instruction.operand_start", LOOM_TEXT("start of the operand's instruction"),
                       "t_operand", "cycles", time_.issues[i].start,
                       LOOM_TEXT("the program is walked: start = max(begin, ready(operands))"))) +
          cost(maker, true, time_.issues[i].latency);
  }
  if (start)
    follow("instruction.start", LOOM_TEXT("start of the instruction in its block"), "t_start",
           "cycles", *start);
  else
    count("instruction.start", LOOM_TEXT("start of the instruction in its block"), "t_start",
          "cycles", issue.start,
          LOOM_TEXT("the program is walked: start = max(begin, ready(operands))"));
  follow("instruction.latency", LOOM_TEXT("latency of the instruction"), "t_latency", "cycles",
         cost(of, true, issue.latency));
  follow("instruction.taken", LOOM_TEXT("cycles that the instruction takes"), "t_taken", "cycles",
         cost(of, false, issue.taken));
}

} // namespace

Section explain_block(const kernel::Program& program, const kernel::Machine& machine,
                      const GpuSpec& gpu, std::span<const kernel::BlockTime> blocks, int block,
                      double memory_latency, kernel::Rule rule) {
  Code code(program, machine, gpu, blocks[static_cast<std::size_t>(block)], block, memory_latency,
            rule, "block.");
  double all = 0;
  for (const kernel::BlockTime& each : blocks)
    all += each.cycles;
  code.add_block(all);
  return std::move(code.section);
}

Section explain_step(const kernel::LatencyStep& step, const kernel::Machine* machine) {
  Section section{"step", LOOM_TEXT("Latency that is raised"), {}};
  const auto add = [&](const char* id, Text name, const char* symbol, const char* unit,
                       double value, Text method) {
    return section.keep(counted(id, name, symbol, unit, value, method, {}, paper));
  };
  const std::string_view level = step.level;
  add("step.latency", LOOM_TEXT("latency that is tried"), "L_step", "cycles", step.latency,
      LOOM_TEXT("raised until the bandwidth suffices"));
  const QuantityPtr time =
      add("step.time", LOOM_TEXT("time of a wave at the latency"), "t_step", "cycles", step.time,
          LOOM_TEXT("max(longest warp, delays) at this latency"));
  const QuantityPtr demanded =
      add("step.demanded", LOOM_TEXT("volume in the wave's time"), "V_demanded", "bytes/cycle",
          step.demanded, LOOM_TEXT("bytes of the wave / its time"));
  const QuantityPtr available =
      add("step.available", LOOM_TEXT("bandwidth of the level"), "V_available", "bytes/cycle",
          step.available, level == "l1" ? LOOM_TEXT("of an SM") : LOOM_TEXT("of the whole GPU"));
  section.quantities.push_back(
      computed("step.need", LOOM_TEXT("time that the level's bandwidth asks for"), "t_need",
               "cycles", Traced(demanded) / available * time, paper));
  if (!machine)
    return section;
  const QuantityPtr need = section.quantities.back();
  const QuantityPtr clock =
      add("step.clock", LOOM_TEXT("clock"), "f", "MHz", machine->clock, LOOM_TEXT("the GPU's"));
  section.quantities.push_back(computed("step.need_us", LOOM_TEXT("the same as a time"),
                                        "t_need_us", "µs", Traced(need) / clock,
                                        LOOM_TEXT("clock in MHz")));
  return section;
}

Section explain_instruction(const kernel::Program& program, const kernel::Machine& machine,
                            const GpuSpec& gpu, std::span<const kernel::BlockTime> blocks,
                            int block, int instruction, double memory_latency, kernel::Rule rule) {
  Code code(program, machine, gpu, blocks[static_cast<std::size_t>(block)], block, memory_latency,
            rule, "instruction.");
  code.section = {"instruction", LOOM_TEXT("Instruction of the kernel"), {}};
  code.add_instruction(instruction);
  return std::move(code.section);
}

} // namespace loom::why
