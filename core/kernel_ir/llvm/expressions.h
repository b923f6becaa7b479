#pragma once

/// Integer values and addresses of the IR as expressions of a Program. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>

#include <map>
#include <optional>
#include <utility>

namespace loom::kernel {

/// An address as Instruction holds it: `object`, `address`, `placed`.
struct Address {
  int object = -1;
  ExprId bytes = unknown; ///< 64 bits
  bool placed = false;
  /// Memory says the start then, and `bytes` counts from there: these are as in Instruction.
  int start = -1, start_loop = -1, start_step = 1;
};

class Expressions {
public:
  Expressions(Program& program, llvm::ScalarEvolution& evolution, const llvm::LoopInfo& loops,
              const std::map<const llvm::Loop*, int>& loop_numbers)
      : program_(program), evolution_(evolution), loops_(loops), loop_numbers_(loop_numbers) {}

  /// `unknown` for what depends on memory or on other things that no launch fixes.
  ExprId value(const llvm::Value* value);
  ExprId of(const llvm::SCEV* scev);
  /// How often control goes back in a loop: `unknown` where two objects' places decide it.
  ExprId turns(const llvm::SCEV* back_edges);
  Address address(const llvm::Value* pointer);
  /// Of a pointer that is not known: what says where the loads that it depends on have read.
  std::vector<ExprId> decided_by(const llvm::Value* pointer);
  /// What pointers are made of, by number: arguments, arrays, and pointers in arguments that are
  /// given by value; grows while values are asked for.
  [[nodiscard]] const std::vector<const llvm::Value*>& objects() const { return objects_; }
  /// Whether the code asks if an argument is null, which it is taken not to be.
  [[nodiscard]] bool assumes_pointers() const { return assumes_pointers_; }

  /// Phi nodes that became states, in the order of their numbers; grows while values are asked for.
  [[nodiscard]] const std::vector<const llvm::PHINode*>& states() const { return states_; }
  /// Whether the expression changes with the loop's iterations.
  [[nodiscard]] bool depends_on_loop(ExprId expr, int loop) const;

private:
  bool computable(const llvm::Value* value);
  int numbered(int& number, const llvm::Value* start);
  int field_at(const llvm::Value* value);
  int object_at(const llvm::Value* value);
  int only_object(const llvm::Value* pointer);
  std::optional<Address> from_argument(const llvm::Value* pointer);
  ExprId beside(const llvm::Value* value, int depth);
  Address from_start(const llvm::Value* pointer, int object);
  [[nodiscard]] bool differs_by_thread(ExprId expr) const;
  bool only_loaded(const llvm::SCEV* start);
  ExprId in_object(ExprId address);
  ExprId make(Expr expr);
  ExprId constant(std::int64_t value, int bits);
  ExprId binary(ExprOp op, ExprId a, ExprId b, int bits);
  ExprId widened(ExprId a, ExprOp op, int bits);
  ExprId operation_of(const llvm::Operator& is, int bits);
  ExprId indexed(const llvm::GEPOperator& gep);
  ExprId call(const llvm::CallInst& call, int bits);
  ExprId phi(const llvm::PHINode& phi, int bits);
  ExprId compare(const llvm::ICmpInst& compare);
  bool compares_objects(const llvm::Value* a, const llvm::Value* b);
  ExprId recurrence(const llvm::SCEVAddRecExpr& scev, int bits);

  Program& program_;
  llvm::ScalarEvolution& evolution_;
  const llvm::LoopInfo& loops_;
  const std::map<const llvm::Loop*, int>& loop_numbers_;
  llvm::DenseMap<const llvm::Value*, ExprId> known_{};
  llvm::DenseMap<const llvm::Value*, bool> computable_{};
  std::vector<const llvm::PHINode*> states_{};
  std::vector<const llvm::Value*> objects_{};
  llvm::DenseMap<const llvm::Value*, int> numbers_{}; ///< of objects
  std::map<std::pair<const llvm::Value*, std::int64_t>, int> fields_{};
  llvm::DenseMap<const llvm::Value*, int> only_{}; ///< what only_object() found
  std::map<const llvm::SCEV*, int> starts_{};      ///< what memory says of addresses, by number
  bool assumes_pointers_ = false;
};

} // namespace loom::kernel
