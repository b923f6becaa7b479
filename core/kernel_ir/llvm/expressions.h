#pragma once

/// Integer values and addresses of the IR as expressions of a Program. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/IR/Instructions.h>

#include <map>

namespace loom::kernel {

/// An address: bytes from the start of an object.
struct Address {
  const llvm::Value* object = nullptr; ///< nullptr where it is not known
  ExprId offset = unknown;             ///< 64 bits
};

class Expressions {
public:
  Expressions(Program& program, llvm::ScalarEvolution& evolution, const llvm::LoopInfo& loops,
              const std::map<const llvm::Loop*, int>& loop_numbers)
      : program_(program), evolution_(evolution), loops_(loops), loop_numbers_(loop_numbers) {}

  /// `unknown` for what depends on memory or on other things that no launch fixes.
  ExprId value(const llvm::Value* value);
  ExprId of(const llvm::SCEV* scev);
  Address address(const llvm::Value* pointer);
  /// Of a pointer that is not known: what says where the loads that it depends on have read.
  std::vector<ExprId> decided_by(const llvm::Value* pointer);

  /// Phi nodes that became states, in the order of their numbers; grows while values are asked for.
  [[nodiscard]] const std::vector<const llvm::PHINode*>& states() const { return states_; }
  /// Whether the expression changes with the loop's iterations.
  [[nodiscard]] bool depends_on_loop(ExprId expr, int loop) const;

private:
  bool computable(const llvm::Value* value);
  ExprId make(Expr expr);
  ExprId constant(std::int64_t value, int bits);
  ExprId binary(ExprOp op, ExprId a, ExprId b, int bits);
  ExprId widened(ExprId a, ExprOp op, int bits);
  ExprId instruction(const llvm::Instruction& instruction, int bits);
  ExprId call(const llvm::CallInst& call, int bits);
  ExprId phi(const llvm::PHINode& phi, int bits);
  ExprId compare(const llvm::ICmpInst& compare);
  ExprId recurrence(const llvm::SCEVAddRecExpr& scev, int bits);

  Program& program_;
  llvm::ScalarEvolution& evolution_;
  const llvm::LoopInfo& loops_;
  const std::map<const llvm::Loop*, int>& loop_numbers_;
  llvm::DenseMap<const llvm::Value*, ExprId> known_{};
  llvm::DenseMap<const llvm::Value*, bool> computable_{};
  std::vector<const llvm::PHINode*> states_{};
};

} // namespace loom::kernel
