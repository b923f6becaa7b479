#include "core/simt/engine/advance.h"
#include "core/simt/engine/execute.h"

#include <algorithm>

namespace loom::simt {
namespace {

/// Takes threads out of the entries from `bottom` up and discards what becomes empty.
void take_out(State& state, std::size_t bottom, Mask threads) {
  for (std::size_t i = bottom; i < state.stack.size(); ++i)
    state.stack[i].mask &= ~threads;
  std::erase_if(state.stack, [](const StackEntry& entry) { return entry.mask == 0; });
}

/// Makes the top entry the current execution state.
Event pop(State& state) {
  const StackEntry entry = state.stack.back();
  state.stack.pop_back();
  state.pc = entry.pc;
  state.active = entry.mask;
  return entry.kind == EntryKind::path ? Event::pop : Event::reconverge;
}

std::string_view opener(EntryKind kind) {
  switch (kind) {
  case EntryKind::brk:
    return "PBK";
  case EntryKind::cont:
    return "PCNT";
  case EntryKind::call:
    return "CAL";
  default:
    return "SSY";
  }
}

class Issue {
public:
  Issue(State& state, const Assembly& program, const Inputs& inputs, const SimtMachine& machine)
      : state_(state), program_(program), inputs_(inputs), machine_(machine), pc_(state.pc),
        i_(program.code[static_cast<std::size_t>(state.pc)]),
        effective_(holds(state, i_.guard, state.active)) {}

  Outcome run() {
    ++state_.pc;
    act();
    if (fault_.empty() && i_.sync)
      synchronise();
    if (fault_.empty())
      if (const Event event = settle_stack(state_, program_); event != Event::none)
        event_ = event;
    return {effective_, event_, std::move(fault_)};
  }

private:
  void act() {
    switch (i_.op) {
    case Op::bra:
      return branch();
    case Op::exit:
      state_.exited |= effective_;
      return leave(0);
    case Op::ssy:
      return push({EntryKind::sync, i_.target, state_.active});
    case Op::pbk:
      return push({EntryKind::brk, i_.target, state_.active});
    case Op::pcnt:
      return push({EntryKind::cont, i_.target, state_.active});
    case Op::cal:
      if (effective_ == 0)
        return;
      push({EntryKind::call, pc_ + 1, state_.active});
      state_.pc = i_.target;
      state_.active = effective_;
      return;
    case Op::brk:
      return leave_to(EntryKind::brk);
    case Op::cont:
      return leave_to(EntryKind::cont);
    case Op::ret:
      return leave_to(EntryKind::call);
    default:
      fault_ = execute(state_, program_, pc_, effective_, inputs_.threads);
    }
  }

  void branch() {
    const Mask taken = effective_, rest = state_.active & ~effective_;
    if (taken == 0)
      return;
    StackEntry now{EntryKind::path, i_.target, taken}, later{EntryKind::path, pc_ + 1, rest};
    if (rest != 0) {
      if (machine_.first == FirstPath::fallthrough)
        std::swap(now, later);
      push(later);
      event_ = Event::diverge;
    }
    state_.pc = now.pc;
    state_.active = now.mask;
  }

  void push(const StackEntry& entry) {
    if (state_.stack.size() >= static_cast<std::size_t>(machine_.stack_limit)) {
      fault_ = LOOM_TEXT("the divergence stack is full (%1 entries), at %2")(
          Sourced{machine_.stack_limit, "program.most_stack"}, place_words(program_, pc_));
      return;
    }
    state_.stack.push_back(entry);
    event_ = Event::push;
  }

  /// The effective threads leave every entry from `bottom` up; the others go on.
  void leave(std::size_t bottom) {
    if (effective_ != 0 && effective_ != state_.active)
      event_ = Event::diverge;
    state_.active &= ~effective_;
    take_out(state_, bottom, effective_);
  }

  void leave_to(EntryKind kind) {
    if (effective_ == 0)
      return;
    const auto found =
        std::ranges::find(state_.stack.rbegin(), state_.stack.rend(), kind, &StackEntry::kind);
    if (found == state_.stack.rend()) {
      fault_ = LOOM_TEXT("%1 finds no entry of a %2 on the divergence stack")(
          place_words(program_, pc_), opener(kind));
      return;
    }
    leave(static_cast<std::size_t>(state_.stack.rend() - found));
  }

  void synchronise() {
    if (state_.stack.empty()) {
      fault_ = LOOM_TEXT("'.S' of %1 finds the divergence stack empty")(place_words(program_, pc_));
      return;
    }
    if (const EntryKind kind = state_.stack.back().kind;
        kind != EntryKind::sync && kind != EntryKind::path) {
      fault_ = LOOM_TEXT("'.S' of %1 finds the entry of a %2 on top of the divergence stack, "
                         "not of an SSY")(place_words(program_, pc_), opener(kind));
      return;
    }
    event_ = pop(state_);
  }

  State& state_;
  const Assembly& program_;
  const Inputs& inputs_;
  const SimtMachine& machine_;
  std::int32_t pc_;
  const Instruction& i_;
  Mask effective_;
  Event event_ = Event::none;
  Message fault_;
};

} // namespace

Event settle_stack(State& state, const Assembly& program) {
  Event event = Event::none;
  const auto end = static_cast<std::int32_t>(program.code.size());
  while (true) {
    if (state.active != 0 && state.pc >= end) {
      state.exited |= state.active;
      take_out(state, 0, state.active);
      state.active = 0;
    }
    if (state.active != 0 || state.stack.empty())
      return event;
    event = pop(state);
  }
}

Outcome advance_stack(State& state, const Assembly& program, const Inputs& inputs,
                      const SimtMachine& machine) {
  return Issue(state, program, inputs, machine).run();
}

} // namespace loom::simt
