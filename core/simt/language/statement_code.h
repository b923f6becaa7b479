#pragma once

/// Statements as instructions, with the convergence points of one kind of machine.
///
/// With barriers, a loop that may wait for another thread (Statement::spins) has none at its end:
/// the thread that got through would wait there for those that wait for it. Threads that left such
/// a loop meet again at the next barrier around it.

#include "core/simt/language/expression_code.h"

namespace loom::simt::language {

class StatementCode {
public:
  StatementCode(const Ast& ast, Emitter& emitter, Convergence convergence)
      : ast_(ast), emitter_(emitter), expressions_(ast, emitter), convergence_(convergence) {}

  void block(Index block);

private:
  /// Where `break` and `continue` go, and how many barriers are still open there.
  struct OpenLoop {
    Emitter::LabelId next, done;
    int barriers_at_next = 0, barriers_at_done = 0;
  };

  void statement(const Statement& s);
  /// Evaluates a condition and gives the guard of those for whom it does not hold.
  Predicate unless(Index condition);
  void if_on_stack(const Statement& s);
  void if_branches(const Statement& s);
  void while_on_stack(const Statement& s);
  void while_branches(const Statement& s);
  void leave(bool breaks);
  int open_barrier(Emitter::LabelId label);
  void close_barrier(int barrier);
  void op(Op op, Predicate guard = {});
  static std::string numbered(const char* name, int number);

  const Ast& ast_;
  Emitter& emitter_;
  ExpressionCode expressions_;
  Convergence convergence_;
  OpenLoop loop_{};
  int barriers_ = 0;            ///< open
  bool shares_barrier_ = false; ///< the `if` that comes needs none of its own
  int ifs_ = 0, loops_ = 0;
};

} // namespace loom::simt::language
