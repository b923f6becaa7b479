#pragma once

/// Expressions as instructions.

#include "core/simt/language/emitter.h"

namespace loom::simt::language {

class ExpressionCode {
public:
  ExpressionCode(const Ast& ast, Emitter& emitter) : ast_(ast), emitter_(emitter) {}

  /// The value, in a variable's register, a number or a temporary.
  Operand value(Index expression);
  /// Puts the value into a register.
  void into(Index expression, int destination);
  /// mem[address] = value
  void store(Index address, Index value);
  /// For its effects on memory only.
  void discard(Index expression);
  /// The predicate that is 1 where the value is not 0.
  Predicate condition(Index expression);

private:
  /// The instruction that computes it, but for its destination.
  Instruction build(Index expression);
  Instruction compute(const Expression& e, Op op);
  Instruction selected(Index expression);
  void address(Index expression, Instruction& to);
  Predicate compare(const Expression& e, Op op);
  Predicate combine(const Expression& e, Op op);

  const Ast& ast_;
  Emitter& emitter_;
};

} // namespace loom::simt::language
