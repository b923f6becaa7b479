#pragma once

/// Collects instructions and labels, and hands out temporary registers and predicates.

#include "core/base/result.h"
#include "core/simt/language.h"
#include "core/simt/language/ast.h"

#include <optional>

namespace loom::simt::language {

class Emitter {
public:
  using LabelId = std::size_t;
  /// How many temporaries are in use; what was taken since is given back at once.
  struct Mark {
    int registers, predicates;
  };

  /// Variables keep the registers from R0 up, input predicates their own.
  Emitter(const Ast& ast, std::string file);

  /// The statement that what follows belongs to; problems are told there.
  void at(At place) { at_ = place; }
  [[nodiscard]] At at() const { return at_; }

  void emit(Instruction instruction);
  /// A jump or an instruction that opens a convergence point at the label.
  void emit_to(Op op, LabelId label, Predicate guard = {}, int barrier = -1);
  void emit_barrier(Op op, int barrier);
  /// Puts `.S` on the last instruction when it is a plain one of the path that began at
  /// instruction `begin`; else on a NOP behind it.
  void synchronise(std::int32_t begin);

  LabelId label(std::string name);
  void bind(LabelId label);

  [[nodiscard]] std::int32_t pc() const { return static_cast<std::int32_t>(code_.size()); }
  [[nodiscard]] Mark mark() const { return {registers_, predicates_}; }
  void release(Mark mark) { registers_ = mark.registers, predicates_ = mark.predicates; }
  std::int8_t take_register(At at);
  std::int8_t take_predicate(At at);

  void fail(At at, Message detail);
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  /// The program: labels resolved, and lines of its text counted.
  Result<Compiled> finish();

private:
  struct Target {
    std::string name;
    std::int32_t pc = -1;
    bool used = false;
  };
  [[nodiscard]] bool label_here() const;

  const Ast& ast_;
  std::string file_;
  At at_;
  std::vector<Instruction> code_;
  std::vector<LabelId> jumps_; ///< for each instruction its label, or none
  std::vector<int> source_lines_;
  std::vector<Target> targets_;
  std::vector<LabelId> bound_; ///< in order of the text
  std::vector<std::int8_t> free_predicates_;
  int registers_ = 0, predicates_ = 0;
  std::optional<Error> error_;
};

} // namespace loom::simt::language
