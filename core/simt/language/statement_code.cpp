#include "core/simt/language/statement_code.h"

#include <utility>

namespace loom::simt::language {

std::string StatementCode::numbered(const char* name, int number) {
  return number == 1 ? name : name + std::to_string(number);
}

void StatementCode::op(Op op, Predicate guard) {
  Instruction made;
  made.op = op;
  made.guard = guard;
  emitter_.emit(made);
}

int StatementCode::open_barrier(Emitter::LabelId label) {
  if (barriers_ == barrier_count)
    emitter_.fail(emitter_.at(), LOOM_TEXT("more than %1 convergence barriers inside one another")(
                                     Sourced{barrier_count, "program.barriers"}));
  else
    emitter_.emit_to(Op::bssy, label, {}, barriers_++);
  return barriers_ - 1;
}

void StatementCode::close_barrier(int barrier) {
  emitter_.emit_barrier(Op::bsync, barrier);
  barriers_ = barrier;
}

Predicate StatementCode::unless(Index condition) {
  const Emitter::Mark mark = emitter_.mark();
  Predicate guard = expressions_.condition(condition);
  emitter_.release(mark);
  guard.negated = !guard.negated;
  return guard;
}

void StatementCode::block(Index index) {
  for (const Index i : ast_.block(index).statements) {
    if (emitter_.failed())
      return;
    const Statement& s = ast_.statement(i);
    const At outside = emitter_.at();
    emitter_.at(s.at);
    statement(s);
    emitter_.at(outside);
  }
}

void StatementCode::statement(const Statement& s) {
  const bool stack = convergence_ == Convergence::stack;
  switch (s.kind) {
  case Kind::assign:
    return expressions_.into(s.value, s.variable);
  case Kind::store:
    return expressions_.store(s.address, s.value);
  case Kind::expression:
    return expressions_.discard(s.value);
  case Kind::if_:
    return stack ? if_on_stack(s) : if_branches(s);
  case Kind::while_:
    return stack ? while_on_stack(s) : while_branches(s);
  case Kind::break_:
  case Kind::continue_:
    return leave(s.kind == Kind::break_);
  case Kind::return_:
    return op(Op::exit);
  case Kind::sync:
    return op(Op::bar);
  }
}

void StatementCode::if_on_stack(const Statement& s) {
  const int number = ++ifs_;
  const auto then_label = emitter_.label(numbered("IF", number));
  const auto else_label = emitter_.label(numbered("ELSE", number));
  const auto end_label = emitter_.label(numbered("ENDIF", number));
  const bool then_falls = ast_.block(s.body).falls;
  const bool else_falls = s.other == nothing || ast_.block(s.other).falls;
  const bool meets = then_falls || else_falls;
  const Predicate guard = unless(s.value);
  if (meets)
    emitter_.emit_to(Op::ssy, end_label);
  emitter_.emit_to(Op::bra, else_label, guard);
  const auto path = [&](Emitter::LabelId label, Index body, bool falls) {
    emitter_.bind(label);
    const std::int32_t begin = emitter_.pc();
    if (body != nothing)
      block(body);
    if (falls)
      emitter_.synchronise(begin);
  };
  path(then_label, s.body, then_falls);
  path(else_label, s.other, else_falls);
  if (meets)
    emitter_.bind(end_label);
}

void StatementCode::if_branches(const Statement& s) {
  const int number = ++ifs_;
  const auto then_label = emitter_.label(numbered("IF", number));
  const auto else_label = emitter_.label(numbered("ELSE", number));
  const auto end_label = emitter_.label(numbered("ENDIF", number));
  const bool then_falls = ast_.block(s.body).falls;
  const bool meets = s.other == nothing || then_falls || ast_.block(s.other).falls;
  const Predicate guard = unless(s.value);
  // An `else if` ends where the `if` around it ends: one barrier is for both.
  const bool shared = std::exchange(shares_barrier_, false);
  const bool barrier = convergence_ == Convergence::barrier && meets && !shared;
  const int open = barrier ? open_barrier(end_label) : 0;
  emitter_.emit_to(Op::bra, s.other == nothing ? end_label : else_label, guard);
  emitter_.bind(then_label);
  block(s.body);
  if (s.other != nothing) {
    if (then_falls)
      emitter_.emit_to(Op::bra, end_label);
    emitter_.bind(else_label);
    const std::vector<Index>& other = ast_.block(s.other).statements;
    shares_barrier_ =
        (barrier || shared) && other.size() == 1 && ast_.statement(other.front()).kind == Kind::if_;
    block(s.other);
  }
  if (meets)
    emitter_.bind(end_label);
  if (barrier)
    close_barrier(open);
}

void StatementCode::while_on_stack(const Statement& s) {
  const int number = ++loops_;
  const auto head = emitter_.label(numbered("LOOP", number));
  const bool ends = !s.always || s.breaks;
  const bool falls = ast_.block(s.body).falls;
  const OpenLoop outside = loop_;
  loop_ = {emitter_.label(numbered("NEXT", number)), emitter_.label(numbered("DONE", number))};
  if (ends)
    emitter_.emit_to(Op::pbk, loop_.done);
  emitter_.bind(head);
  if (!s.always)
    op(Op::brk, unless(s.value));
  if (s.continues)
    emitter_.emit_to(Op::pcnt, loop_.next);
  block(s.body);
  if (s.continues) {
    if (falls)
      op(Op::cont);
    emitter_.bind(loop_.next);
  }
  if (falls || s.continues)
    emitter_.emit_to(Op::bra, head);
  if (ends)
    emitter_.bind(loop_.done);
  loop_ = outside;
}

void StatementCode::while_branches(const Statement& s) {
  const int number = ++loops_;
  const auto head = emitter_.label(numbered("LOOP", number));
  const bool ends = !s.always || s.breaks;
  const bool falls = ast_.block(s.body).falls;
  const bool barriers = convergence_ == Convergence::barrier;
  const bool meet_at_done = barriers && ends && !s.spins;
  const bool meet_at_next = barriers && (s.continues || (s.spins_inside && falls));
  const OpenLoop outside = loop_;
  loop_ = {emitter_.label(numbered("NEXT", number)), emitter_.label(numbered("DONE", number))};
  const int done = meet_at_done ? open_barrier(loop_.done) : 0;
  loop_.barriers_at_done = barriers_;
  emitter_.bind(head);
  if (!s.always)
    emitter_.emit_to(Op::bra, loop_.done, unless(s.value));
  const int next = meet_at_next ? open_barrier(loop_.next) : 0;
  loop_.barriers_at_next = barriers_;
  block(s.body);
  if (s.continues || meet_at_next)
    emitter_.bind(loop_.next);
  if (meet_at_next)
    close_barrier(next);
  if (falls || s.continues)
    emitter_.emit_to(Op::bra, head);
  if (ends)
    emitter_.bind(loop_.done);
  if (meet_at_done)
    close_barrier(done);
  loop_ = outside;
}

void StatementCode::leave(bool breaks) {
  if (convergence_ == Convergence::stack)
    return op(breaks ? Op::brk : Op::cont);
  const int kept = breaks ? loop_.barriers_at_done : loop_.barriers_at_next;
  for (int barrier = barriers_ - 1; barrier >= kept; --barrier)
    emitter_.emit_barrier(Op::break_, barrier);
  emitter_.emit_to(Op::bra, breaks ? loop_.done : loop_.next);
}

} // namespace loom::simt::language
