#include "core/simt/language/expression_code.h"

namespace loom::simt::language {
namespace {

Op arithmetic(Node node) {
  switch (node) {
  case Node::bit_or:
    return Op::or_;
  case Node::bit_xor:
    return Op::xor_;
  case Node::bit_and:
    return Op::and_;
  case Node::shift_left:
    return Op::shl;
  case Node::shift_right:
    return Op::shr;
  case Node::plus:
    return Op::iadd;
  case Node::minus:
    return Op::isub;
  case Node::times:
    return Op::imul;
  case Node::divide:
    return Op::idiv;
  default:
    return Op::irem;
  }
}

Op comparison(Node node) {
  switch (node) {
  case Node::equal:
    return Op::isetp_eq;
  case Node::not_equal:
    return Op::isetp_ne;
  case Node::less:
    return Op::isetp_lt;
  case Node::less_equal:
    return Op::isetp_le;
  case Node::greater:
    return Op::isetp_gt;
  default:
    return Op::isetp_ge;
  }
}

bool compares(Node node) { return node >= Node::equal && node <= Node::greater_equal; }

Operand number(std::int32_t value) { return {-1, value}; }

std::int32_t negated(std::int32_t value) {
  return static_cast<std::int32_t>(0U - static_cast<std::uint32_t>(value));
}

/// A number, or a minus before one.
std::optional<std::int32_t> constant(const Ast& ast, Index i) {
  const Expression& e = ast.expression(i);
  if (e.node == Node::number)
    return e.value;
  if (e.node == Node::negate && ast.expression(e.operands[0]).node == Node::number)
    return negated(ast.expression(e.operands[0]).value);
  return std::nullopt;
}

} // namespace

Operand ExpressionCode::value(Index i) {
  const Expression& e = ast_.expression(i);
  if (const auto known = constant(ast_, i))
    return number(*known);
  if (e.node == Node::variable)
    return {static_cast<std::int8_t>(e.value), 0};
  const Emitter::Mark mark = emitter_.mark();
  Instruction made = build(i);
  emitter_.release(mark); // an instruction reads before it writes
  made.destination = emitter_.take_register(e.at);
  emitter_.emit(made);
  return {made.destination, 0};
}

void ExpressionCode::into(Index i, int destination) {
  const Emitter::Mark mark = emitter_.mark();
  Instruction made;
  if (constant(ast_, i) || ast_.expression(i).node == Node::variable) {
    made.op = Op::mov;
    made.sources[0] = value(i);
    if (made.sources[0].reg == destination)
      return;
  } else {
    made = build(i);
  }
  emitter_.release(mark);
  made.destination = static_cast<std::int8_t>(destination);
  emitter_.emit(made);
}

void ExpressionCode::store(Index to, Index what) {
  const Emitter::Mark mark = emitter_.mark();
  Instruction made;
  made.op = Op::sts;
  address(to, made);
  made.sources[1] = value(what);
  emitter_.release(mark);
  emitter_.emit(made);
}

void ExpressionCode::discard(Index i) {
  if (constant(ast_, i) || ast_.expression(i).node == Node::variable)
    return;
  const Emitter::Mark mark = emitter_.mark();
  const Instruction made = build(i);
  emitter_.release(mark);
  if (made.op >= Op::lds && made.op <= Op::atoms_add)
    emitter_.emit(made);
}

void ExpressionCode::address(Index i, Instruction& to) {
  if (const auto known = constant(ast_, i)) {
    to.offset = *known;
    return;
  }
  const Expression& e = ast_.expression(i);
  // With a small offset it does not matter whether the sum wraps: it is outside either way.
  constexpr std::int32_t most = 0xffff;
  if (e.node == Node::plus || e.node == Node::minus) {
    const auto offset = constant(ast_, e.operands[1]);
    if (offset && *offset >= 0 && *offset <= most && !constant(ast_, e.operands[0])) {
      to.offset = e.node == Node::plus ? *offset : -*offset;
      to.sources[0] = value(e.operands[0]);
      return;
    }
  }
  to.sources[0] = value(i);
}

Instruction ExpressionCode::compute(const Expression& e, Op op) {
  Instruction made;
  made.op = op;
  made.sources[0] = value(e.operands[0]);
  made.sources[1] = value(e.operands[1]);
  return made;
}

Instruction ExpressionCode::selected(Index i) {
  Instruction made;
  made.op = Op::sel;
  made.sources[0] = number(1);
  made.predicates[0] = condition(i);
  return made;
}

Instruction ExpressionCode::build(Index i) {
  const Expression& e = ast_.expression(i);
  Instruction made;
  switch (e.node) {
  case Node::tid:
    made.op = Op::s2r_tid;
    return made;
  case Node::threads:
    made.op = Op::s2r_ntid;
    return made;
  case Node::load:
    made.op = Op::lds;
    address(e.operands[0], made);
    return made;
  case Node::cas:
  case Node::exch:
  case Node::add:
    made.op = e.node == Node::cas    ? Op::atoms_cas
              : e.node == Node::exch ? Op::atoms_exch
                                     : Op::atoms_add;
    address(e.operands[0], made);
    made.sources[1] = value(e.operands[1]);
    if (e.node == Node::cas)
      made.sources[2] = value(e.operands[2]);
    return made;
  case Node::negate:
    made.op = Op::isub;
    made.sources[1] = value(e.operands[0]);
    return made;
  case Node::complement:
    made.op = Op::xor_;
    made.sources[0] = value(e.operands[0]);
    made.sources[1] = number(-1);
    return made;
  case Node::predicate:
  case Node::not_:
  case Node::or_else:
  case Node::and_then:
    return selected(i);
  default:
    return compares(e.node) ? selected(i) : compute(e, arithmetic(e.node));
  }
}

Predicate ExpressionCode::compare(const Expression& e, Op op) {
  const Emitter::Mark mark = emitter_.mark();
  Instruction made = compute(e, op);
  emitter_.release(mark);
  made.destination = emitter_.take_predicate(e.at);
  emitter_.emit(made);
  return {made.destination, false};
}

Predicate ExpressionCode::combine(const Expression& e, Op op) {
  const Emitter::Mark mark = emitter_.mark();
  Instruction made;
  made.op = op;
  made.predicates[0] = condition(e.operands[0]);
  made.predicates[1] = condition(e.operands[1]);
  emitter_.release(mark);
  made.destination = emitter_.take_predicate(e.at);
  emitter_.emit(made);
  return {made.destination, false};
}

Predicate ExpressionCode::condition(Index i) {
  const Expression& e = ast_.expression(i);
  switch (e.node) {
  case Node::predicate:
    return {static_cast<std::int8_t>(e.value), false};
  case Node::number:
    return {predicate_count, e.value == 0};
  case Node::not_: {
    Predicate inner = condition(e.operands[0]);
    inner.negated = !inner.negated;
    return inner;
  }
  case Node::or_else:
    return combine(e, Op::psetp_or);
  case Node::and_then:
    return combine(e, Op::psetp_and);
  default:
    break;
  }
  if (compares(e.node))
    return compare(e, comparison(e.node));
  const Emitter::Mark mark = emitter_.mark();
  Instruction made;
  made.op = Op::isetp_ne;
  made.sources[0] = value(i);
  emitter_.release(mark);
  made.destination = emitter_.take_predicate(e.at);
  emitter_.emit(made);
  return {made.destination, false};
}

} // namespace loom::simt::language
