// One instruction of a listing: the fields of its control code (core/sass/control.h), when it
// issues in its block (core/sass/schedule.h), and what of it is not proved (core/sass/hazards.h).

#include "core/why/code.h"
#include "core/why/section.h"

#include <fmt/format.h>

namespace loom::why {

namespace {

/// "0, 2" for the bits of a mask, the first bit being `first`.
std::string bits_set(unsigned mask, int first) {
  std::string text;
  for (int bit = 0; mask >> bit != 0; ++bit)
    if ((mask >> bit & 1U) != 0)
      text += (text.empty() ? "" : ", ") + std::to_string(bit + first);
  return text;
}

class Line {
public:
  Line(const sass::Function& function, const sass::Analysis& analysis, const GpuSpec& gpu,
       std::size_t instruction, std::string prefix)
      : function_(function), analysis_(analysis), gpu_(gpu), at_(instruction),
        prefix_(std::move(prefix)) {}

  void add_stall();
  void add_control();
  void add_live();
  void add_schedule();
  void add_unproven();
  void add_cost(const sass::LineCost& cost);

  Section section{"line", LOOM_TEXT("Instruction of the listing"), {}};

private:
  [[nodiscard]] Quantity quantity(const char* id, Text name, const char* symbol, const char* unit,
                                  double value = 0) const {
    return {.id = prefix_ + id, .name = name, .symbol = symbol, .unit = unit, .value = value};
  }
  [[nodiscard]] QuantityPtr read(Quantity quantity, std::size_t instruction, Bits bits,
                                 Message note = {}) const {
    quantity.source = place_of(function_, instruction, bits);
    quantity.note = std::move(note);
    return given(std::move(quantity));
  }
  [[nodiscard]] QuantityPtr stall(std::size_t instruction, const char* id,
                                  const char* symbol) const;
  void add_bits(const QuantityPtr& mask, const char* id, Text name, const char* symbol, int first);
  [[nodiscard]] QuantityPtr cycle(const sass::Issue& issue, const char* id, const char* symbol);

  const sass::Function& function_;
  const sass::Analysis& analysis_;
  const GpuSpec& gpu_;
  std::size_t at_;
  std::string prefix_;
  QuantityPtr stall_;
};

QuantityPtr Line::stall(std::size_t instruction, const char* id, const char* symbol) const {
  const sass::Control& control = function_.instructions[instruction].control;
  return read(
      quantity(id, LOOM_TEXT("stall count of the instruction"), symbol, "cycles", control.stall),
      instruction, {0, 3},
      control.dual_issue ? LOOM_TEXT("issues together with the next instruction") : Text{});
}

void Line::add_stall() {
  stall_ = section.keep(stall(at_, "stall", "s"));
  if (function_.instructions[at_].control.dual_issue)
    section.keep(read(quantity("dual_issue", LOOM_TEXT("instructions that issue together"),
                               "n_issue", "instructions", 2),
                      at_, {0, 7}));
}

/// The places of the bits set in a mask, the first being `first`: "line.wait_2".
void Line::add_bits(const QuantityPtr& mask, const char* id, Text name, const char* symbol,
                    int first) {
  const auto bits = static_cast<unsigned>(mask->value);
  for (int bit = 0; bits >> bit != 0; ++bit)
    if ((bits >> bit & 1U) != 0) {
      const std::string number = std::to_string(bit + first);
      Quantity of = quantity((id + number).c_str(), name, (symbol + number).c_str(), "",
                             static_cast<double>(bit + first));
      of.method =
          LOOM_TEXT("the place of a bit that is set in the mask, the lowest being %1")(first);
      section.keep(found(std::move(of), {mask}));
    }
}

/// The fields, and the code that they make.
void Line::add_control() {
  const sass::Control& control = function_.instructions[at_].control;
  constexpr double none = 7; // what stands for no barrier
  Traced write(none), read_barrier(none), wait(0), reuse(0);
  if (control.write_barrier >= 0)
    write = section.keep(
        read(quantity("write_barrier", LOOM_TEXT("barrier set until the result is written"),
                      "b_write", "", control.write_barrier),
             at_, {5, 7}));
  if (control.read_barrier >= 0)
    read_barrier = section.keep(
        read(quantity("read_barrier", LOOM_TEXT("barrier set until the operands are read"),
                      "b_read", "", control.read_barrier),
             at_, {8, 10}));
  if (control.wait_mask != 0) {
    const QuantityPtr mask =
        section.keep(read(quantity("wait_mask", LOOM_TEXT("mask of the barriers waited for"),
                                   "m_wait", "", control.wait_mask),
                          at_, {11, 16}, LOOM_TEXT("barriers %1")(bits_set(control.wait_mask, 0))));
    add_bits(mask, "wait_", LOOM_TEXT("barrier that is waited for"), "b_wait", 0);
    wait = mask;
  }
  if (control.reuse != 0) {
    const QuantityPtr mask = section.keep(
        read(quantity("reuse_mask", LOOM_TEXT("mask of the operands kept for reuse"), "m_reuse", "",
                      control.reuse),
             at_, {17, 20}, LOOM_TEXT("source operands %1")(bits_set(control.reuse, 1))));
    add_bits(mask, "reuse_", LOOM_TEXT("source operand kept for reuse"), "k_reuse", 1);
    reuse = mask;
  }
  if (function_.layout != sass::Layout::maxwell && function_.layout != sass::Layout::volta)
    return;
  const QuantityPtr yield =
      section.keep(read(quantity("yield_bit", LOOM_TEXT("bit that is 0 where the warp yields"), "y",
                                 "", control.yield ? 0 : 1),
                        at_, {4, 4}));
  Quantity code = quantity("control", LOOM_TEXT("control code"), "k", "");
  code.source = place_of(function_, at_, {0, 20});
  code.note = verbatim(to_text(control));
  const auto from_bit = [](int bit, const Traced& field) { return Traced(1 << bit) * field; };
  section.keep(computed(std::move(code), Traced(stall_) + from_bit(4, yield) + from_bit(5, write) +
                                             from_bit(8, read_barrier) + from_bit(11, wait) +
                                             from_bit(17, reuse)));
}

void Line::add_live() {
  Quantity live = quantity("live", LOOM_TEXT("registers live at the instruction"), "N_live",
                           "registers", analysis_.live[at_].gpr);
  live.method = LOOM_TEXT("found: liveness of registers over the function's flow");
  section.keep(found(std::move(live), {}));
}

/// What of it is not proved, as "line.doubt_1.found".
void Line::add_unproven() {
  const sass::Hazards& hazards = analysis_.hazards;
  int told = 0;
  const auto next = [&] { return std::to_string(++told); };
  for (const sass::Unproven& each : hazards.unproven_of(at_)) {
    const std::string mark = next();
    for (QuantityPtr& number :
         explain_unproven(function_, analysis_, each, prefix_ + "doubt_" + mark, mark))
      section.keep(std::move(number));
  }
  for (const sass::BareWait& wait : hazards.bare_waits)
    if (wait.waiter == at_) {
      const std::string mark = next();
      section.keep(explain_bare_wait(function_, wait, prefix_ + "doubt_" + mark, mark));
    }
}

/// The issue cycle of another instruction of the block.
QuantityPtr Line::cycle(const sass::Issue& issue, const char* id, const char* symbol) {
  Quantity of = quantity(id, LOOM_TEXT("cycle in which an earlier instruction issues"), symbol,
                         "cycles", static_cast<double>(issue.cycle));
  of.method = LOOM_TEXT("scheduled in the same way, from the start of the block");
  of.source = place_of(function_, issue.instruction);
  return found(std::move(of), {});
}

void Line::add_schedule() {
  const std::size_t block = analysis_.graph.block_of[at_];
  const std::vector<sass::Issue>& issues = analysis_.schedules[block].issues;
  const std::size_t now = at_ - analysis_.graph.blocks[block].begin;
  const QuantityPtr taken = section.keep(
      port_cycles(quantity("port_cycles", LOOM_TEXT("cycles that the instruction takes its port"),
                           "c_port", "cycles"),
                  gpu_, issues[now].port));
  Quantity of =
      quantity("cycle", LOOM_TEXT("cycle in which the instruction issues"), "c", "cycles");
  of.source = LOOM_TEXT("stall counts, ports and barriers, from the first issue of its block");
  if (now == 0) {
    of.condition = LOOM_TEXT("first of its block");
    section.keep(computed(std::move(of), Traced(0)));
    return;
  }
  const sass::Issue& before = issues[now - 1];
  const sass::Control& control = function_.instructions[before.instruction].control;
  Traced earliest(cycle(before, "before", "c_before"));
  // A stall count of 0 still leaves one instruction a cycle, but for Kepler's pairs.
  if (!control.dual_issue) {
    const QuantityPtr stalled = stall(before.instruction, "stall_before", "s_before");
    earliest =
        earliest + (control.stall > 0 ? Traced(stalled) : greatest({Traced(stalled), Traced(1)}));
  }
  std::size_t last = now;
  while (last > 0 && issues[last - 1].port != issues[now].port)
    --last;
  if (last > 0) {
    const Traced free = Traced(cycle(issues[last - 1], "port_before", "c_taken")) + Traced(taken);
    earliest = greatest({earliest, free});
  }
  if (issues[now].held_by) {
    Quantity free = quantity("released", LOOM_TEXT("cycle in which what it waits for is there"),
                             "c_free", "cycles", static_cast<double>(issues[now].cycle));
    free.method =
        LOOM_TEXT("the issue of what sets the barrier and its latency, rounded to whole cycles");
    free.source = place_of(function_, *issues[now].held_by);
    earliest = greatest({earliest, Traced(found(std::move(free), {}))});
  }
  of.condition =
      (issues[now].at_least ? LOOM_TEXT("held back by: %1; or later, where a number is not known")
                            : LOOM_TEXT("held back by: %1"))(to_string(issues[now].cause));
  section.keep(computed(std::move(of), earliest));
}

void Line::add_cost(const sass::LineCost& cost) {
  const auto add = [&](Quantity of, Text method) {
    of.method = method;
    of.source = LOOM_TEXT("numbers of %1 on the GPU's architecture")(cost.of);
    section.keep(found(std::move(of), {}));
  };
  if (cost.latency)
    add(quantity("latency", LOOM_TEXT("latency of the instruction"), "λ", "cycles", *cost.latency),
        LOOM_TEXT("cycles until a dependent instruction can issue; loads are served by DRAM"));
  if (cost.interval)
    add(quantity("interval", LOOM_TEXT("reciprocal throughput of the instruction"), "1/T", "cycles",
                 *cost.interval),
        LOOM_TEXT("the greatest use of a resource over its rate on an SM"));
  Quantity wait =
      quantity("wait", LOOM_TEXT("cycles that a warp alone waits before the instruction"), "w",
               "cycles", static_cast<double>(cost.wait));
  wait.method =
      LOOM_TEXT("scheduled: from the issue before it, a cycle for that one left out, in an "
                "iteration of its innermost loop that is like the one before");
  section.keep(found(std::move(wait), {}));
}

} // namespace

Section explain_line(const sass::Function& function, const sass::Analysis& analysis,
                     const GpuSpec& gpu, std::size_t instruction, const std::string& prefix,
                     const sass::LineCost* cost) {
  Line line(function, analysis, gpu, instruction, prefix);
  line.add_stall();
  line.add_control();
  line.add_live();
  line.add_schedule();
  line.add_unproven();
  if (cost)
    line.add_cost(*cost);
  return std::move(line.section);
}

} // namespace loom::why
