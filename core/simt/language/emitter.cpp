#include "core/simt/language/emitter.h"

#include <algorithm>
#include <limits>

namespace loom::simt::language {
namespace {

constexpr Emitter::LabelId no_label = std::numeric_limits<Emitter::LabelId>::max();

/// Neither control flow nor a convergence point: may carry `.S`.
bool plain(Op op) { return op < Op::bra; }

} // namespace

Emitter::Emitter(const Ast& ast, std::string file) : ast_(ast), file_(std::move(file)) {
  registers_ = static_cast<int>(ast.variables.size());
  for (std::int8_t p = predicate_count - 1; p >= 0; --p)
    if ((ast.predicates >> p & 1) == 0)
      free_predicates_.push_back(p);
}

void Emitter::fail(At at, Message detail) {
  if (!error_)
    error_ = Error{ErrorCode::bad_input, std::move(detail), {file_, "", at.line, at.column}};
}

void Emitter::emit(Instruction instruction) {
  if (code_.size() == max_instructions)
    fail(at_, LOOM_TEXT("the program compiles to more than %1 instructions")(
                  Sourced{std::int64_t{max_instructions}, "program.most_instructions"}));
  if (failed())
    return;
  code_.push_back(instruction);
  jumps_.push_back(no_label);
  source_lines_.push_back(at_.line);
}

void Emitter::emit_to(Op op, LabelId label, Predicate guard, int barrier) {
  Instruction made;
  made.op = op;
  made.guard = guard;
  made.barrier = static_cast<std::int8_t>(barrier);
  emit(made);
  if (failed())
    return;
  jumps_.back() = label;
  targets_[label].used = true;
}

void Emitter::emit_barrier(Op op, int barrier) {
  Instruction made;
  made.op = op;
  made.barrier = static_cast<std::int8_t>(barrier);
  emit(made);
}

bool Emitter::label_here() const { return !bound_.empty() && targets_[bound_.back()].pc == pc(); }

void Emitter::synchronise(std::int32_t begin) {
  // A jump to a label behind the last instruction would miss its `.S`.
  if (pc() == begin || label_here() || !plain(code_.back().op) || code_.back().sync ||
      code_.back().guard != Predicate{})
    emit({});
  if (!failed())
    code_.back().sync = true;
}

Emitter::LabelId Emitter::label(std::string name) {
  targets_.push_back({std::move(name)});
  return targets_.size() - 1;
}

void Emitter::bind(LabelId label) {
  targets_[label].pc = pc();
  bound_.push_back(label);
}

std::int8_t Emitter::take_register(At at) {
  if (registers_ == register_count) {
    fail(at, LOOM_TEXT("too many variables or too deep an expression: all %1 registers are in use")(
                 Sourced{register_count, "program.registers"}));
    return 0;
  }
  return static_cast<std::int8_t>(registers_++);
}

std::int8_t Emitter::take_predicate(At at) {
  if (static_cast<std::size_t>(predicates_) == free_predicates_.size()) {
    fail(at, LOOM_TEXT("too deep a condition: all %1 predicates are in use, the input predicates "
                       "included")(Sourced{predicate_count, "program.predicates"}));
    return 0;
  }
  return free_predicates_[static_cast<std::size_t>(predicates_++)];
}

Result<Compiled> Emitter::finish() {
  if (code_.empty() || label_here() || ast_.block(ast_.root).falls) {
    at_ = ast_.end;
    Instruction last;
    last.op = Op::exit;
    emit(last);
  }
  if (error_)
    return tl::unexpected(*error_);
  Compiled result;
  result.variables = ast_.variables;
  result.source_lines = std::move(source_lines_);
  auto& labels = result.program.labels;
  for (std::size_t i = 0; i < bound_.size(); ++i) {
    const Target& target = targets_[bound_[i]];
    const auto shares = [&](std::size_t other) {
      return other < bound_.size() && targets_[bound_[other]].pc == target.pc;
    };
    // A name nobody jumps to must not hide one that somebody does.
    if (target.used || !(shares(i + 1) || shares(i - 1)))
      labels.push_back({target.name, target.pc});
  }
  for (std::size_t i = 0; i < code_.size(); ++i)
    if (jumps_[i] != no_label)
      code_[i].target = targets_[jumps_[i]].pc;
  // All labels of an instruction but the last stand on lines of their own.
  int line = 0;
  auto label = labels.begin();
  for (std::size_t i = 0; i < code_.size(); ++i) {
    int here = 0;
    for (; label != labels.end() && static_cast<std::size_t>(label->pc) == i; ++label)
      ++here;
    code_[i].line = line += std::max(here, 1);
  }
  result.program.code = std::move(code_);
  return result;
}

} // namespace loom::simt::language
