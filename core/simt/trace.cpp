#include "core/base/lanes.h"
#include "core/simt/engine/advance.h"
#include "core/simt/machine.h"

#include <algorithm>
#include <bit>

namespace loom::simt {
namespace {

/// States kept for stepping back; with more, every other one is dropped.
constexpr std::size_t most_checkpoints = 512;
constexpr std::int64_t most_steps = 200'000;
constexpr int most_stack = 1024;
constexpr int most_words = 65'536;

Result<void> check(const Assembly& program, const Inputs& inputs, const SimtMachine& machine) {
  const auto range = [](Text what, std::int64_t low, std::int64_t high, std::int64_t found) {
    return bad_argument(LOOM_TEXT("%1 must be %2 to %3, not %4")(what, low, high, found));
  };
  if (program.code.empty())
    return bad_argument(LOOM_TEXT("the program has no instruction"));
  if (inputs.threads < 1 || inputs.threads > 32)
    return range(LOOM_TEXT("threads"), 1, 32, inputs.threads);
  if (inputs.memory_words < 1 || inputs.memory_words > most_words)
    return range(LOOM_TEXT("words of memory"), 1, most_words, inputs.memory_words);
  if (inputs.memory.size() > static_cast<std::size_t>(inputs.memory_words))
    return bad_argument(LOOM_TEXT("the memory begins with more words than it has"));
  if (machine.stack_limit < 1 || machine.stack_limit > most_stack)
    return range(LOOM_TEXT("entries of the divergence stack"), 1, most_stack, machine.stack_limit);
  if (machine.step_limit < 1 || machine.step_limit > most_steps)
    return range(LOOM_TEXT("steps"), 1, most_steps, machine.step_limit);
  if (machine.kind == MachineKind::stack && program.needs_independent())
    return bad_argument(
        LOOM_TEXT("the program uses convergence barriers (BSSY, BSYNC, BREAK or YIELD), which the "
                  "stack machine does not have; choose the independent machine"));
  if (machine.kind == MachineKind::independent && program.needs_stack())
    return bad_argument(
        LOOM_TEXT("the program uses the divergence stack (SSY, .S, PBK, PCNT or CAL), which the "
                  "independent machine does not have; choose the stack machine"));
  return {};
}

} // namespace

std::string mask_text(Mask mask, int threads) {
  std::string text;
  for (int thread = 0; thread < threads; ++thread)
    text += (mask >> static_cast<unsigned>(thread)) & 1U ? '1' : '0';
  return text;
}

std::string_view event_name(Event event) {
  constexpr std::array<std::string_view, 5> names{"none", "push", "pop", "diverge", "reconverge"};
  return names[static_cast<std::size_t>(event)];
}

std::string_view ending_name(Ending ending) {
  constexpr std::array<std::string_view, 5> names{"finished", "deadlock", "livelock", "step_limit",
                                                  "fault"};
  return names[static_cast<std::size_t>(ending)];
}

Message place_words(const Assembly& program, std::int32_t pc) {
  const Instruction& instruction = program.code[static_cast<std::size_t>(pc)];
  const std::string text = to_text(program, instruction);
  return instruction.line > 0 ? LOOM_TEXT("%1 in line %2")(text, instruction.line) : verbatim(text);
}

State begin(const Assembly& program, const Inputs& inputs, const SimtMachine& machine) {
  State state;
  const Mask all = inputs.threads == 32 ? ~Mask{0} : (Mask{1} << inputs.threads) - 1;
  state.active = all;
  for (std::size_t p = 0; p < predicate_count; ++p)
    state.predicates[p] = inputs.predicates[p] & all;
  const auto threads = static_cast<std::size_t>(inputs.threads);
  state.registers.assign(threads * register_count, 0);
  for (std::size_t r = 0; r < register_count; ++r)
    for (std::size_t t = 0; t < std::min(threads, inputs.registers[r].size()); ++t)
      state.registers[t * register_count + r] = inputs.registers[r][t];
  state.memory = inputs.memory;
  state.memory.resize(static_cast<std::size_t>(inputs.memory_words), 0);
  if (machine.kind == MachineKind::stack) {
    (void)settle_stack(state, program);
  } else {
    state.random = machine.seed;
    state.barriers.assign(threads * barrier_count, 0);
    state.groups = {{0, all, Group::Wait::no, -1}};
    (void)settle_independent(state, program, false);
  }
  return state;
}

Outcome advance(State& state, const Assembly& program, const Inputs& inputs,
                const SimtMachine& machine) {
  return machine.kind == MachineKind::stack ? advance_stack(state, program, inputs, machine)
                                            : advance_independent(state, program, inputs);
}

void Trace::remember(const State& state) {
  if (length() % every_ != 0)
    return;
  checkpoints_.push_back(state);
  if (checkpoints_.size() < most_checkpoints)
    return;
  for (std::size_t i = 0; 2 * i < checkpoints_.size(); ++i)
    checkpoints_[i] = std::move(checkpoints_[2 * i]);
  checkpoints_.resize((checkpoints_.size() + 1) / 2);
  every_ *= 2;
}

State Trace::state_at(std::int64_t index) const {
  const std::int64_t from =
      std::min(index / every_, static_cast<std::int64_t>(checkpoints_.size()) - 1);
  State state = checkpoints_[static_cast<std::size_t>(from)];
  for (std::int64_t step = from * every_; step < index; ++step)
    (void)advance(state, program, inputs, machine);
  return state;
}

std::vector<std::int64_t> Trace::steps_of(int thread) const {
  std::vector<std::int64_t> result;
  for (std::int64_t i = 0; i < length(); ++i)
    if (has_lane(steps[static_cast<std::size_t>(i)].active, thread))
      result.push_back(i);
  return result;
}

Mask State::barrier_members(int barrier) const {
  Mask members = 0;
  for (auto at = static_cast<std::size_t>(barrier); at < barriers.size(); at += barrier_count)
    members |= barriers[at];
  return members;
}

Mask State::waits_with(int thread) const {
  for (auto entry = stack.rbegin(); entry != stack.rend(); ++entry)
    if (has_lane(entry->mask, thread))
      return entry->mask;
  for (const Group& group : groups)
    if (has_lane(group.mask, thread))
      return group.mask;
  return 0;
}

std::int64_t Trace::next_event(std::int64_t from, int direction) const {
  std::int64_t at = from + direction;
  while (at > 0 && at < length() && steps[static_cast<std::size_t>(at - 1)].event == Event::none)
    at += direction;
  return std::clamp<std::int64_t>(at, 0, length());
}

std::int64_t Trace::first_divergence() const {
  const auto found = std::ranges::find(steps, Event::diverge, &Step::event);
  return found == steps.end() ? 0 : found - steps.begin() + 1;
}

double Trace::simd_efficiency() const {
  if (steps.empty())
    return 0;
  double active = 0;
  for (const Step& step : steps)
    active += std::popcount(step.active);
  return active / (static_cast<double>(steps.size()) * inputs.threads);
}

std::int64_t Trace::mimd_steps() const {
  std::array<std::int64_t, 32> issued{};
  for (const Step& step : steps)
    for (Mask left = step.active; left != 0; left &= left - 1)
      ++issued[static_cast<std::size_t>(std::countr_zero(left))];
  return *std::ranges::max_element(issued);
}

Result<Trace> run(const Assembly& program, const Inputs& inputs, const SimtMachine& machine) {
  LOOM_CHECK(check(program, inputs, machine));
  Trace trace;
  trace.program = program;
  trace.inputs = inputs;
  trace.machine = machine;
  State state = begin(program, inputs, machine);
  // Brent: a state met again means that the warp goes round for ever.
  State anchor = state;
  std::int64_t next_anchor = 64;
  while (true) {
    trace.remember(state);
    if (over(state)) {
      if (!state.groups.empty()) {
        trace.ending = Ending::deadlock;
        trace.reason = LOOM_TEXT("deadlock: %1")(waiting_words(state, inputs.threads));
      }
      return trace;
    }
    if (trace.length() == machine.step_limit) {
      trace.ending = Ending::step_limit;
      trace.reason = LOOM_TEXT("not over after %1 instructions; stopped at %2")(
          Sourced{machine.step_limit, "program.most_steps"}, place_words(program, state.pc));
      return trace;
    }
    Step step{.pc = state.pc, .active = state.active, .stack = state.stack};
    for (std::size_t i = 0; i < state.groups.size(); ++i)
      if (i != static_cast<std::size_t>(state.current))
        step.others.push_back(state.groups[i]);
    Outcome outcome = advance(state, program, inputs, machine);
    step.effective = outcome.effective;
    step.event = outcome.event;
    trace.steps.push_back(std::move(step));
    if (!outcome.fault.empty()) {
      trace.remember(state);
      trace.ending = Ending::fault;
      trace.reason = std::move(outcome.fault);
      return trace;
    }
    if (state == anchor) {
      trace.remember(state);
      trace.ending = Ending::livelock;
      trace.reason = LOOM_TEXT("it will never end: the warp is again in the state it was in "
                               "before, at %1 with threads %2")(
          place_words(program, state.pc), mask_text(state.active, inputs.threads));
      return trace;
    }
    if (trace.length() == next_anchor) {
      anchor = state;
      next_anchor *= 2;
    }
  }
}

} // namespace loom::simt
