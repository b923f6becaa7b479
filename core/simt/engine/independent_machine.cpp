#include "core/simt/engine/advance.h"
#include "core/simt/engine/execute.h"

#include <algorithm>
#include <bit>

namespace loom::simt {
namespace {

using Wait = Group::Wait;

Mask bit(int thread) { return Mask{1} << thread; }

/// Participants of barrier `b` as a thread knows them.
Mask& participants(State& state, int thread, int b) {
  return state
      .barriers[static_cast<std::size_t>(thread) * barrier_count + static_cast<std::size_t>(b)];
}

/// The next of a sequence that a seed determines: splitmix64.
std::uint64_t next_random(std::uint64_t& random) {
  std::uint64_t z = random += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

/// Nobody waits for these threads at barrier `b` any more.
void leave_barrier(State& state, Mask threads, int b) {
  for (Mask left = threads; left != 0; left &= left - 1) {
    const int thread = std::countr_zero(left);
    const Mask others = participants(state, thread, b);
    for (Mask other = others; other != 0; other &= other - 1)
      participants(state, std::countr_zero(other), b) &= ~bit(thread);
    participants(state, thread, b) = 0;
  }
}

void exit_threads(State& state, Mask threads) {
  state.exited |= threads;
  for (int b = 0; b < barrier_count; ++b)
    leave_barrier(state, threads, b);
}

/// Joins groups that go on at the same place; true when there were several.
bool join(State& state, Mask released) {
  bool joined = false;
  std::vector<Group> kept;
  for (const Group& group : state.groups) {
    const auto same = std::ranges::find_if(kept, [&](const Group& other) {
      return (other.mask & released) != 0 && (group.mask & released) != 0 && other.pc == group.pc;
    });
    if (same == kept.end()) {
      kept.push_back(group);
    } else {
      same->mask |= group.mask;
      joined = true;
    }
  }
  state.groups = std::move(kept);
  return joined;
}

/// Threads that wait at barrier `b` for the same participants as `group`.
Mask waiting_with(State& state, const Group& group) {
  const Mask wanted = participants(state, std::countr_zero(group.mask), group.barrier);
  Mask here = 0;
  for (const Group& other : state.groups)
    if (other.wait == Wait::bsync && other.barrier == group.barrier)
      here |= other.mask;
  return (here & wanted) == wanted ? wanted : 0;
}

/// Releases the groups whose awaited threads have all arrived; true when groups reconverged.
bool release(State& state) {
  bool joined = false;
  for (std::size_t i = 0; i < state.groups.size(); ++i) {
    if (state.groups[i].wait != Wait::bsync)
      continue;
    const int b = static_cast<unsigned char>(state.groups[i].barrier);
    const Mask here = waiting_with(state, state.groups[i]) | state.groups[i].mask;
    if (waiting_with(state, state.groups[i]) == 0 &&
        participants(state, std::countr_zero(state.groups[i].mask), b) != 0)
      continue;
    for (Group& group : state.groups)
      if ((group.mask & here) != 0)
        group.wait = Wait::no, group.barrier = -1, ++group.pc;
    for (Mask left = here; left != 0; left &= left - 1)
      participants(state, std::countr_zero(left), b) = 0;
    joined = join(state, here) || joined;
    i = static_cast<std::size_t>(-1); // groups moved: look again from the first
  }
  const bool all_meet =
      std::ranges::all_of(state.groups, [](const Group& group) { return group.wait == Wait::bar; });
  if (all_meet && !state.groups.empty()) {
    Mask all = 0;
    for (Group& group : state.groups)
      group.wait = Wait::no, ++group.pc, all |= group.mask;
    joined = join(state, all) || joined;
  }
  return joined;
}

/// Splits the current group by whom its threads wait for at barrier `b`; those that wait for
/// nobody pass.
void wait_at(State& state, int b) {
  Group whole = state.groups[static_cast<std::size_t>(state.current)];
  std::vector<Group> parts;
  for (Mask left = whole.mask; left != 0; left &= left - 1) {
    const int thread = std::countr_zero(left);
    const Mask with = participants(state, thread, b);
    const auto same = std::ranges::find_if(parts, [&](const Group& part) {
      return participants(state, std::countr_zero(part.mask), b) == with;
    });
    if (same != parts.end())
      same->mask |= bit(thread);
    else if (with != 0)
      parts.push_back({whole.pc, bit(thread), Wait::bsync, static_cast<std::int8_t>(b)});
    else
      parts.push_back({whole.pc + 1, bit(thread), Wait::no, -1});
  }
  state.groups[static_cast<std::size_t>(state.current)] = parts.front();
  state.groups.insert(state.groups.end(), parts.begin() + 1, parts.end());
}

/// A group gives way after these.
bool stalls(Op op) {
  switch (op) {
  case Op::lds:
  case Op::sts:
  case Op::atoms_cas:
  case Op::atoms_exch:
  case Op::atoms_add:
  case Op::bra:
  case Op::bsync:
  case Op::bar:
  case Op::yield:
    return true;
  default:
    return false;
  }
}

} // namespace

Event settle_independent(State& state, const Assembly& program, bool yields) {
  const auto end = static_cast<std::int32_t>(program.code.size());
  bool joined = false;
  Mask running = 0;
  if (static_cast<std::size_t>(state.current) < state.groups.size())
    running = state.groups[static_cast<std::size_t>(state.current)].mask;
  for (bool again = true; again;) { // a barrier that opens may let threads run off the end
    again = false;
    for (Group& group : state.groups)
      if (group.wait == Wait::no && group.pc >= end && group.mask != 0) {
        exit_threads(state, group.mask);
        group.mask = 0;
        again = true;
      }
    std::erase_if(state.groups, [](const Group& group) { return group.mask == 0; });
    joined = release(state) || joined;
    for (const Group& group : state.groups)
      again = again || (group.wait == Wait::no && group.pc >= end);
  }

  std::vector<std::int32_t> ready;
  std::int32_t same = -1;
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(state.groups.size()); ++i) {
    const Group& group = state.groups[static_cast<std::size_t>(i)];
    if (group.wait != Wait::no)
      continue;
    ready.push_back(i);
    if ((group.mask & running) != 0)
      same = i;
  }
  state.pc = end;
  state.active = 0;
  if (!ready.empty()) {
    const bool choose = (yields || same < 0) && ready.size() > 1;
    state.current = choose      ? ready[next_random(state.random) % ready.size()]
                    : same >= 0 ? same
                                : ready.front();
    const Group& group = state.groups[static_cast<std::size_t>(state.current)];
    state.pc = group.pc;
    state.active = group.mask;
  }
  return joined ? Event::reconverge : Event::none;
}

Outcome advance_independent(State& state, const Assembly& program, const Inputs& inputs) {
  const std::int32_t pc = state.pc;
  const Instruction& i = program.code[static_cast<std::size_t>(pc)];
  Outcome result;
  result.effective = holds(state, i.guard, state.active);
  Group& group = state.groups[static_cast<std::size_t>(state.current)];
  ++group.pc;
  switch (i.op) {
  case Op::bra:
    if (result.effective == group.mask) {
      group.pc = i.target;
    } else if (result.effective != 0) {
      result.event = Event::diverge;
      group.mask &= ~result.effective;
      state.groups.push_back({i.target, result.effective, Wait::no, -1});
    }
    break;
  case Op::exit:
    if (result.effective != 0 && result.effective != group.mask)
      result.event = Event::diverge;
    group.mask &= ~result.effective;
    exit_threads(state, result.effective);
    break;
  case Op::bssy:
    result.event = Event::push;
    for (Mask left = group.mask; left != 0; left &= left - 1)
      participants(state, std::countr_zero(left), i.barrier) = group.mask;
    break;
  case Op::break_:
    leave_barrier(state, result.effective, i.barrier);
    break;
  case Op::bsync:
    group.pc = pc;
    wait_at(state, i.barrier);
    break;
  case Op::bar:
    group.pc = pc;
    group.wait = Wait::bar;
    break;
  case Op::yield:
    break;
  default:
    result.fault = execute(state, program, pc, result.effective, inputs.threads);
    if (!result.fault.empty())
      return result;
  }
  if (settle_independent(state, program, stalls(i.op)) == Event::reconverge)
    result.event = Event::reconverge;
  return result;
}

Message waiting_words(const State& state, int threads) {
  Message words;
  for (const Group& group : state.groups) {
    Message waits =
        LOOM_TEXT("threads %1 wait at BAR for all others")(mask_text(group.mask, threads));
    if (group.wait != Wait::bar) {
      const std::size_t first = static_cast<std::size_t>(std::countr_zero(group.mask));
      const Mask wanted =
          state.barriers[first * barrier_count + static_cast<std::size_t>(group.barrier)];
      waits = LOOM_TEXT("threads %1 wait at B%2 for %3")(
          mask_text(group.mask, threads), group.barrier, mask_text(wanted & ~group.mask, threads));
    }
    words = words.empty() ? waits : LOOM_TEXT("%1; %2")(words, waits);
  }
  return words;
}

} // namespace loom::simt
